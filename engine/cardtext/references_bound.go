package cardtext

import (
	"slices"
	"strings"

	"canterlaw/engine/ability"
)

// What a reference becomes once it is known what it is about: a name, the card itself, or a place.

// bindTo makes a reference the name of what is mentioned.
func (r *resolver) bindTo(n *ability.Node, m mention) {
	switch {
	case m.node.Op == ability.This || m.node.Op == ability.Host:
		*n = ability.Node{Op: m.node.Op, Kind: ability.Cards, Pos: n.Pos}
		return
	case isYourMane(m.node) && n.Kind == ability.Cards:
		at := n.Pos
		*n = *m.node.Clone()
		n.Pos = at
		return
	// as many as were told to be
	case m.node.Op == ability.Draw && n.Kind == ability.Number && countsCertain(m.node.N()):
		*n = *m.node.N().Clone()
		return
	case m.kind == ability.Area && m.node.Kind == ability.Header:
		*n = ability.Node{Op: ability.There, Kind: ability.Area, Pos: n.Pos}
		return
	case m.kind == ability.Area && m.head != nil && isOwnPlace(m.head):
		at := n.Pos
		*n = *m.head.Clone()
		n.Pos = at
		return
	}
	if isDescribed(m) {
		r.bindToDescribed(n, m)
		return
	}
	kind := n.Kind
	isSought := n.Text == "refCard" || n.Text == "refCards" && m.node.Op == ability.RevealUntil && !isOne(m.node.N())
	if may := r.permission(m.node); may != nil && len(may.Names) > 0 && kind == ability.Cards {
		m.node, m.result = may, 0
	}
	for len(m.node.Names) <= m.result {
		m.node.Names = append(m.node.Names, "_")
	}
	if m.node.Names[m.result] == "_" {
		r.bound++
		m.node.Names[m.result] = "bound" + string(rune('A'+r.bound))
	}
	*n = ability.Node{Op: ability.Bound, Kind: kind, Text: m.node.Names[m.result], Pos: n.Pos}
	if m.node.Op == ability.RevealUntil && isSought { // the one or those that were looked for
		*n = *join(n.Clone(), m.node.Fit().Clone())
	}
	if kind == ability.Number && m.result == 0 && !yieldsNumber.Has(m.node.Op) {
		n.Kind = ability.Cards // so many as these are
		*n = ability.Node{Op: ability.Count, Kind: ability.Number, Args: []*ability.Node{n.Clone()}, Pos: n.Pos}
	}
	if m.kind == ability.Area && m.node.Op != ability.ChooseArea { // where the chosen Problem is
		chosen := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: n.Text, Pos: n.Pos}
		*n = ability.Node{Op: ability.AreaOf, Kind: ability.Area, Args: []*ability.Node{chosen}, Pos: n.Pos}
	}
}

// isOne reports whether a number is one.
func isOne(n *ability.Node) bool { return n.Op == ability.Literal && n.Num == 1 }

// countsCertain reports whether a number is how many certain cards are: it stays the same.
func countsCertain(n *ability.Node) bool {
	return n.Op == ability.Count && n.Cards().Op == ability.Bound
}

// bindToHost makes a reference that card on which the event's card is played.
func (r *resolver) bindToHost(n *ability.Node, m mention, head *ability.Node) {
	played := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: "refCard", Pos: n.Pos}
	r.bindTo(played, mention{node: m.node, kind: ability.Cards})
	has := &ability.Node{Op: ability.HasAttached, Kind: ability.Cards, Args: []*ability.Node{played}, Pos: n.Pos}
	*n = *join(head.Clone(), has)
	n.Kind = ability.Cards
}

// bindRest makes "the rest" those cards of which some were taken, without those that were.
func (r *resolver) bindRest(n, parent *ability.Node) {
	var taken mention
	var from *ability.Node
	for _, m := range r.mentions {
		if m.at >= n.Pos.Column || m.kind != ability.Cards || m.node.Op != ability.Choose {
			continue
		}
		taken, from = m, m.node.Cards() // all of that sort, or those cards of which they are
		m.node.Cards().Walk(func(of *ability.Node) bool {
			if areNamed(of) {
				from = of
			}
			return !areNamed(of)
		})
	}
	if whole := r.restOfAll(n); from == nil && whole != nil {
		*n = *whole
		return
	}
	if from == nil || !areNamed(from) && r.isOneOther(n) {
		r.unclear(n)
		return
	}
	if may := r.permission(taken.node); may != nil {
		taken.node = may
	}
	rest := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: "refRest", Pos: n.Pos}
	r.bindTo(rest, taken)
	not := &ability.Node{Op: ability.Not, Kind: ability.Cards, Args: []*ability.Node{rest}, Pos: n.Pos}
	whole := join(from.Clone(), not)
	whole.Kind, whole.Pos = ability.Cards, n.Pos
	if parent != nil && parent.Op == ability.And && parent.Left() == n {
		if head := parent.Right(); from.Op == ability.Bound && !r.areAll(from.Text, head) {
			whole = join(whole, head)
		}
		n = parent
	}
	*n = *whole
}

// restOfAll gives those of some cards of which nothing was chosen, but all of a sort were put somewhere: the
// cards that aren't of it. It is nil if there are none.
func (r *resolver) restOfAll(ref *ability.Node) (rest *ability.Node) {
	r.a.Walk(func(n *ability.Node) bool {
		if !putsSomewhere(n.Op) || n.Pos.Column >= ref.Pos.Column || n.Cards() == nil || contains(n, ref) {
			return true
		}
		var from *ability.Node
		var sort []*ability.Node
		for _, part := range flat(n.Cards()) {
			if areNamed(part) {
				from = part.Clone()
			} else {
				sort = append(sort, part.Clone())
			}
		}
		if from == nil || len(sort) == 0 {
			return true
		}
		not := &ability.Node{Op: ability.Not, Kind: ability.Cards, Args: []*ability.Node{joined(sort)}, Pos: ref.Pos}
		rest = join(from, not)
		rest.Kind, rest.Pos = ability.Cards, ref.Pos
		return true
	})
	return rest
}

// putsSomewhere reports whether an effect puts cards somewhere of which others were looked at or revealed.
func putsSomewhere(op ability.Op) bool {
	puts := thisWay["refPut"]
	return puts.Has(op) || op == ability.Banish
}

// areAll reports whether all cards that have a name were said to be such ones: "the other Friend" of two
// Friends, not "the other Friends" of cards that were looked at.
func (r *resolver) areAll(name string, head *ability.Node) bool {
	return head.Op == ability.AnyCard || slices.ContainsFunc(r.mentions, func(m mention) bool {
		return slices.Contains(m.node.Names, name) && agrees(m, head)
	})
}

// areNamed reports whether cards are certain ones that have a name, or two.
func areNamed(cards *ability.Node) bool {
	if cards.Op == ability.Or {
		return areNamed(cards.Left()) && areNamed(cards.Right())
	}
	return cards.Op == ability.Bound && cards.Kind == ability.Cards
}

// bindShown makes "revealed" the cards that the effects before have revealed.
func (r *resolver) bindShown(n *ability.Node) {
	var all *ability.Node
	reveals := thisWay["refRevealed"]
	r.a.Walk(func(one *ability.Node) bool {
		isBefore := one.Pos.Column > 0 && one.Pos.Column < n.Pos.Column
		if reveals.Has(one.Op) && isBefore && !contains(one, n) {
			shown := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: "refShown", Pos: n.Pos}
			r.bindTo(shown, mention{node: one, kind: ability.Cards})
			if all != nil {
				both := []*ability.Node{all, shown}
				shown = &ability.Node{Op: ability.Or, Kind: ability.Cards, Args: both, Pos: n.Pos}
			}
			all = shown
		}
		return true
	})
	if all == nil {
		r.unclear(n)
		return
	}
	*n = *all
}

// isOneOther reports whether the words of a reference are "the other Friend": one is left of those
// that were chosen, not of all that there are.
func (r *resolver) isOneOther(n *ability.Node) bool {
	at, tokens := n.Pos.Column-1, r.parser.tokens
	return at+2 < len(tokens) && tokens[at+1].word == "other" && !strings.HasSuffix(tokens[at+2].word, "s")
}

// permission gives what a player may do and what a choice is made for; its name is known
// afterwards, that of the choice isn't.
func (r *resolver) permission(choice *ability.Node) (may *ability.Node) {
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.May && contains(n, choice) {
			may = n
		}
		return true
	})
	return may
}

// bindX gives X its value: the number that is chosen for it, or that the text says it is.
func (r *resolver) bindX(n *ability.Node) {
	var value *ability.Node
	r.a.Walk(func(one *ability.Node) bool {
		if one.Kind == ability.Effect && slices.Contains(one.Names, "x") {
			value = one
		}
		return true
	})
	if value == nil {
		r.unclear(n)
		return
	}
	*n = ability.Node{Op: ability.Bound, Kind: ability.Number, Text: "x", Pos: n.Pos}
}

// bindThisWay makes a reference the cards that the last effect of a sort before it affected.
func (r *resolver) bindThisWay(n *ability.Node, ops ability.OpSet, parent *ability.Node) {
	var last *ability.Node
	canBeThis := parent == nil || parent.Op != ability.And || parent.Right() != n || r.parser.on.Type == "" ||
		isHostWord(r.parser.on.Type, parent.Left())
	r.a.Walk(func(one *ability.Node) bool {
		if ops.Has(one.Op) && one.Pos.Column > 0 && one.Pos.Column < n.Pos.Column && !contains(one, n) &&
			(canBeThis || one.Op == ability.RevealUntil || one.Op == ability.Draw || one.Cards() == nil ||
				one.Cards().Op != ability.This) { // "each Event" isn't this Friend
			last = one
		}
		return true
	})
	if last == nil && r.remembers(n, nil) {
		return
	}
	if last == nil {
		r.unclear(n)
		return
	}
	r.bindTo(n, mention{node: last, kind: ability.Cards})
	if parent == nil || parent.Op != ability.And || parent.Right() != n {
		return
	}
	said := false // as what they are described where it was done to them
	last.Walk(func(one *ability.Node) bool {
		said = said || one.Equals(parent.Left())
		return !said
	})
	if said {
		*parent = *n
	}
}

// bindChosen makes "the chosen Friend" the one that was chosen before, or that another ability of the card chose.
func (r *resolver) bindChosen(n, parent *ability.Node) {
	head := (*ability.Node)(nil)
	if parent != nil && parent.Op == ability.And && parent.Left() == n {
		head = parent.Right()
	}
	found := -1
	for i, m := range r.mentions {
		if m.at < n.Pos.Column && m.node.Op == ability.Choose && m.kind == ability.Cards && agrees(m, head) {
			found = i
		}
	}
	switch {
	case found >= 0:
		r.bindTo(n, r.mentions[found])
	case !r.remembers(n, head):
		r.unclear(n)
		return
	}
	if head != nil {
		*parent = *n
	}
}

// remembers makes a reference what another ability of the card remembers, if one does: "that name", "the
// chosen Friend", "that Friend", but not "it".
func (r *resolver) remembers(n, head *ability.Node) bool {
	word := rememberedWord(n.Text)
	if n.Text == "refCard" {
		at := n.Pos.Column - 1
		if at >= len(r.parser.tokens) || r.parser.tokens[at].word != "that" {
			return false
		}
		word = r.parser.on.rememberedCards()
	}
	if !r.parser.on.remembers(word) || word == chosen && head != nil && !r.parser.on.choseOne(head) {
		return false
	}
	*n = remembered(word, n.Kind, n.Pos)
	return true
}

// bindDoer makes a reference the player who did what the ability's event is.
func (r *resolver) bindDoer(n *ability.Node, did ability.Op) {
	for _, header := range r.a.Statements {
		event := header.Subject()
		if header.Kind != ability.Header || event == nil || event.Kind != ability.Event {
			continue
		}
		event = happening(event)
		if event.Op == did {
			r.bindTo(n, mention{node: header, result: 1, kind: ability.Player})
			return
		}
	}
	r.unclear(n)
}

// isProblem reports whether a description is of Problems.
func isProblem(n *ability.Node) (is bool) {
	n.Walk(func(n *ability.Node) bool {
		is = is || n.Op == ability.Problem
		return !is && (n.Op == ability.And || n.Op == ability.Problem)
	})
	return is
}

// yieldsNumber are the effects that yield a number, and not cards that can be counted.
var yieldsNumber = ability.Ops(ability.ChooseNumber, ability.Pay, ability.Lose)
