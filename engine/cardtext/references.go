package cardtext

import (
	"slices"
	"strings"

	"canterlaw/engine/ability"
)

// References: "it", "that Friend", "they", "there". A template leaves a name from
// referenceKinds where such a word stands; after reading, each is given to what it is
// about: the nearest thing before it that agrees.

// thisWay are the effects of which "this way" speaks.
var thisWay = map[string]ability.OpSet{
	"refRevealed": ability.Ops(ability.Reveal, ability.RevealUntil), "refBanished": ability.Ops(ability.Banish),
	"refRetired": ability.Ops(ability.Retire), "refDismissed": ability.Ops(ability.Dismiss),
	"refDiscarded": ability.Ops(ability.Discard), "refExhausted": ability.Ops(ability.Exhaust),
	"refFrightened": ability.Ops(ability.Frighten), "refReadied": ability.Ops(ability.Ready),
	"refMoved": ability.Ops(ability.Move), "refDrawn": ability.Ops(ability.Draw),
	"refPutInHand": ability.Ops(ability.PutInHand),
}

// resolve gives what was read with each reference bound.
func (p *parser) resolve(nodes []*ability.Node) (*ability.Ability, *Problem) {
	a := &ability.Ability{}
	you := &ability.Node{Op: ability.You, Kind: ability.Player}
	end := ability.Position{Line: 1, Column: len(p.tokens)}
	they := &ability.Node{Op: ability.Bound, Kind: ability.Player, Text: "refPlayer", Pos: end}
	otherwise := substitution{names: []string{"by", "their"}, values: [][]*ability.Node{{you}, {they}}}
	for _, n := range otherwise.list(nodes) {
		a.Statements = append(a.Statements, n.Clone())
	}
	r := resolver{parser: p, a: a}
	a.Statements = choosePlayers(a.Statements)
	for _, n := range a.Statements {
		r.bindThis(n)
	}
	for _, n := range a.Statements {
		r.collect(n)
	}
	slices.SortStableFunc(r.mentions, func(a, b mention) int { return a.at - b.at })
	for _, n := range a.Statements {
		r.bind(n, nil, nil)
	}
	for _, n := range a.Statements {
		r.bindElided(n)
	}
	for _, n := range a.Statements {
		r.includeThis(n)
	}
	r.mustBeSolving()
	for _, n := range a.Statements {
		r.mustComeFrom(n, nil)
	}
	a.Statements = countedBefore(placesOfForbidden(oneProblem(chosenForNumbers(p.rememberedBefore(a.Statements)))))
	return a, r.problem
}

// includeThis makes "this or another Friend" a Friend where this card is one anyway.
func (r *resolver) includeThis(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op == ability.Or && n.Kind == ability.Cards && n.Left().Op == ability.This && r.isThis(n.Right()) {
			*n = *n.Right()
		}
		return true
	})
}

// isThis reports whether a description says no more of cards than this card always is: of
// its type, and yours.
func (r *resolver) isThis(description *ability.Node) bool {
	return !slices.ContainsFunc(flat(description), func(n *ability.Node) bool {
		return n.Op != ability.Yours && !isHostWord(r.parser.on.Type, n)
	})
}

// mustBeSolving refuses to keep cards from being sent home until the end of the Solve Step
// (613.1) in an ability without the Problem being solved: later than that it would say nothing.
func (r *resolver) mustBeSolving() {
	solves := false
	var until *ability.Node
	r.a.Walk(func(n *ability.Node) bool {
		solves = solves || n.Op == ability.Solved
		if n.Op == ability.Until && n.Subject().Op == ability.EndOf && n.Subject().Time().Op == ability.SolveStep {
			until = n
		}
		return true
	})
	if until != nil && !solves {
		t := r.parser.tokens[until.Pos.Column-1]
		r.problem = &Problem{t.from, len(r.parser.text), "this is understood only of a Problem being solved"}
	}
}

// comesFrom are what has cards come from somewhere: "from a Problem" and "from your hand" are said of
// them; of cards that are counted, or that something is so of, "at" and "in" are.
var comesFrom = ability.Ops(ability.Move, ability.Moved, ability.MovedByEffect, ability.Send, ability.Sent,
	ability.PutInHand, ability.PutOnTop, ability.PutOnBottom, ability.PutOnTopOrBottom, ability.PutInDiscards,
	ability.ShuffleIntoDeck, ability.Banish, ability.Banished, ability.Retire, ability.Retired, ability.Dismiss,
	ability.Dismissed, ability.PutIntoPlay)

// mustComeFrom refuses "from" of cards with which nothing is done that takes them away. Within says
// what is done or said of the cards around the node.
func (r *resolver) mustComeFrom(n, within *ability.Node) {
	if n == nil || r.problem != nil {
		return
	}
	at := n.Pos.Column - 1
	if at >= 0 && at < len(r.parser.tokens) && r.parser.tokens[at].word == "from" {
		isWrong := false
		switch n.Op {
		case ability.At:
			isWrong = within != nil && !comesFrom.Has(within.Op)
		case ability.In:
			isWrong = within != nil && (within.Op == ability.Count || within.Kind == ability.Modifier)
		}
		if isWrong {
			t := r.parser.tokens[at]
			r.problem = &Problem{t.from, len(r.parser.text), "this is understood only of what is moved"}
		}
	}
	switch {
	case n.Op == ability.Choose, n.Op == ability.Until, n.Op == ability.If, n.Op == ability.May, n.Op == ability.Cost:
	case n.Op == ability.Count, n.Op == ability.Any, n.Op == ability.Is, n.Kind == ability.Modifier,
		n.Kind == ability.Effect, n.Kind == ability.Event:
		within = n
	}
	for _, list := range [][]*ability.Node{n.Args, n.Body, n.Else} {
		for _, inner := range list {
			r.mustComeFrom(inner, within)
		}
	}
}

type resolver struct {
	parser   *parser
	a        *ability.Ability
	whole    *ability.Node // the description in which a reference stands
	mentions []mention
	problem  *Problem
	bound    int
}

// bindThis says which card "this Friend" is: the card itself if that is its type, or
// what it is attached to (509.4).
func (r *resolver) bindThis(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op != ability.And || n.Left().Op != ability.Bound || n.Left().Text != "refThis" {
			return true
		}
		head := n.Right()
		switch on := r.parser.on; {
		case isHostWord(on.Type, head):
			*n = ability.Node{Op: ability.This, Kind: ability.Cards, Pos: n.Pos}
		case isHostWord(on.Host, head):
			*n = ability.Node{Op: ability.Host, Kind: ability.Cards, Pos: n.Pos}
		default:
			r.unclear(n)
		}
		return true
	})
}

// bindElided says of what the words before a condition's comma speak without naming it:
// of what the sentence after it is about, this card or what it is attached to.
func (r *resolver) bindElided(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op != ability.If {
			return true
		}
		about := subjectOf(n.Body)
		mane := maneOf(n.Body)
		n.Condition().Walk(func(inner *ability.Node) bool {
			if inner.Op != ability.Bound || inner.Text != "refElided" {
				return true
			}
			if mane != nil {
				*inner = *mane.Clone()
				return true
			}
			if about != ability.This && about != ability.Host {
				r.unclear(inner)
				return true
			}
			*inner = ability.Node{Op: about, Kind: ability.Cards, Pos: inner.Pos}
			return true
		})
		return true
	})
}

// bind gives each reference in a node to what it is about. The nodes around it are its
// parent and that node's parent.
func (r *resolver) bind(n, parent, outer *ability.Node) {
	if n == nil {
		return
	}
	if n.Op == ability.Bound {
		if kind, is := referenceKinds[n.Text]; is {
			r.bindReference(n, kind, parent, outer)
		}
		return
	}
	if n.Op == ability.And && (parent == nil || parent.Op != ability.And) {
		before := r.whole
		r.whole = n
		defer func() { r.whole = before }()
	}
	for _, a := range n.Args {
		r.bind(a, n, parent)
	}
	for _, list := range [][]*ability.Node{n.Body, n.Else} {
		for _, inner := range list {
			r.bind(inner, nil, nil)
		}
	}
}

func (r *resolver) bindReference(n *ability.Node, kind ability.Kind, parent, outer *ability.Node) {
	switch n.Text {
	case "refOther":
		r.bindOther(n, r.whole)
		return
	case "refElided":
		return // when it is known what the sentence is about
	case "refRest":
		r.bindRest(n, parent)
		return
	case "refX":
		r.bindX(n)
		return
	case "refChosen":
		if !r.remembers(n) {
			r.unclear(n)
		}
		return
	}
	if ops, is := thisWay[n.Text]; is {
		r.bindThisWay(n, ops, parent)
		return
	}
	if did, is := strings.CutPrefix(n.Text, doer("")); is {
		r.bindDoer(n, deedsOfDoers[did])
		return
	}
	head := (*ability.Node)(nil)
	if parent != nil && parent.Op == ability.And && parent.Left() == n {
		head = parent.Right()
	}
	found := -1
	for i, m := range r.mentions {
		if m.at < n.Pos.Column && m.kind == kind && agrees(m, head) && !contains(m.node, n) && r.canBe(m, parent) &&
			r.isAsSaid(n, m) &&
			(!r.saysOpponent(n) || isOpponent(m)) && (n.Text == "refTrait") == (m.node.Op == ability.ChooseTrait) &&
			(n.Text == "refCounter") == (m.node.Op == ability.ChooseCounter) &&
			!(n.Text == "refCards" && (m.node.Op == ability.This || m.node.Op == ability.Host || isYourMane(m.node))) &&
			!(n.Text == "refCard" && m.node.Kind == ability.Effect && areMany(m.node)) && !r.isMovedThere(m, n) &&
			(found < 0 || m.at >= r.mentions[found].at) && (found < 0 || !r.isPaid(m)) && !(m.isHost && head == nil) {
			found = i
		}
	}
	isHost := kind == ability.Cards && head != nil && isHostWord(r.parser.on.Host, head)
	switch {
	case found < 0 && isHost:
		*n = ability.Node{Op: ability.Host, Kind: ability.Cards, Pos: n.Pos}
		r.mentions = append(r.mentions, mention{at: n.Pos.Column, node: n.Clone(), kind: ability.Cards})
	case found < 0 && kind == ability.Area && r.adds(ability.AddCost): // where the card is played
		*n = ability.Node{Op: ability.There, Kind: ability.Area, Pos: n.Pos}
	case found < 0 && kind == ability.Area && (r.isWhereTheCardIs() || r.isThisAtAProblem(n)):
		*n = ability.Node{Op: ability.Here, Kind: ability.Area, Pos: n.Pos}
	case found < 0 && kind == ability.Player && r.speaksOfOpponent(n):
		*n = ability.Node{Op: ability.Opponent, Kind: ability.Player, Pos: n.Pos}
	case found < 0 && kind == ability.Area && !r.hasEvent() && r.lastStill(n) != nil &&
		!isMoved(r.lastStill(n), parent):
		r.bindTo(n, mention{node: r.lastStill(n), kind: ability.Area})
	case found < 0 && kind == ability.Area && !r.hasEvent() && parent != nil && parent.Op == ability.Move &&
		// as each other
		areSeveral(parent.Cards()) && r.parser.says("the same Problem", n.Pos.Column-1, n.Pos.Column+2):
		*n = ability.Node{Op: ability.AnyProblem, Kind: ability.Area, Pos: n.Pos}
	case found < 0 && kind == ability.Area && r.hasEvent() && !r.isAtATime():
		*n = ability.Node{Op: ability.There, Kind: ability.Area, Pos: n.Pos}
	case found < 0 && kind == ability.Cards && n.Text == "refCard" && head != nil && r.whoIsThere(head) != nil:
		r.chooseThere(n, parent, r.whoIsThere(head))
		return
	case found < 0 && r.remembers(n):
		return
	case found < 0:
		r.unclear(n)
		return
	case r.mentions[found].isHost:
		r.bindToHost(n, r.mentions[found], head)
		*parent = *n
		return
	default:
		r.bindTo(n, r.mentions[found])
	}
	if head != nil { // "that Friend" is that card
		*parent = *n
	}
}

// isAsSaid reports whether "that opposing Friend" and "that face-down card" may be what was mentioned:
// not one of yours, and one that was said to be face-down or a Troublemaker (which come into play so).
func (r *resolver) isAsSaid(ref *ability.Node, m mention) bool {
	at := ref.Pos.Column - 1
	if at+1 >= len(r.parser.tokens) || r.parser.tokens[at].word != "that" || m.head == nil {
		return true
	}
	is := func(ops ...ability.Op) bool {
		return slices.ContainsFunc(flat(m.head), func(n *ability.Node) bool { return slices.Contains(ops, n.Op) })
	}
	switch r.parser.tokens[at+1].word {
	case "opposing":
		return !is(ability.Yours)
	case "face-down":
		return is(ability.IsFaceDown, ability.Troublemaker)
	}
	return true
}

// whoIsThere gives the description of who is at the Problem of the ability's event, "a Problem with
// one of your face-down Troublemakers", if "that Troublemaker" is one of those; nil otherwise.
func (r *resolver) whoIsThere(head *ability.Node) (there *ability.Node) {
	for _, header := range r.a.Statements {
		if header.Kind != ability.Header {
			continue
		}
		header.Walk(func(n *ability.Node) bool {
			if n.Op == ability.With || n.Op == ability.AreaOf {
				of := n.Cards()
				isHead := slices.ContainsFunc(flat(of), func(part *ability.Node) bool { return part.Op == head.Op })
				if there == nil && isHead && head.Op != ability.Problem {
					there = of
				}
			}
			return true
		})
	}
	return there
}

// chooseThere makes "that Troublemaker" one that is chosen among those where the event happened.
func (r *resolver) chooseThere(n, description, among *ability.Node) {
	there := &ability.Node{Op: ability.There, Kind: ability.Area, Pos: n.Pos}
	at := &ability.Node{Op: ability.At, Kind: ability.Cards, Args: []*ability.Node{there}, Pos: n.Pos}
	you := &ability.Node{Op: ability.You, Kind: ability.Player}
	*description = ability.Node{Op: ability.Choose, Kind: ability.Effect, Pos: n.Pos,
		Args: []*ability.Node{literal(1), join(among.Clone(), at), you}}
	r.mentions = append(r.mentions, mention{at: n.Pos.Column, node: description, kind: ability.Cards, head: among})
}

// isPaid reports whether what was mentioned is this card as it is exhausted, retired or banished
// to pay for something: "it" is then what was spoken of before, to which that is done.
func (r *resolver) isPaid(m mention) (is bool) {
	if m.node.Op != ability.This {
		return false
	}
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.Cost || n.Op == ability.May {
			for _, part := range n.Args {
				switch part.Op {
				case ability.Exhaust, ability.Retire, ability.Banish:
					is = is || part.Cards() == m.node
				}
			}
		}
		return !is
	})
	return is
}

// areMany reports whether more than one card may be chosen: "it" is none of them.
func areMany(choice *ability.Node) bool {
	switch choice.Op {
	case ability.Choose, ability.ChooseRandom, ability.ChooseHidden, ability.Search:
	default:
		return false
	}
	n := choice.N()
	return n.Op == ability.AnyNumber || n.Op == ability.UpTo && (n.N().Op != ability.Literal || n.N().Num > 1) ||
		n.Op == ability.Literal && n.Num > 1
}

// isMovedThere reports whether what was mentioned is moved to where a reference says: it isn't moved
// to its own Problem, nor put beneath itself.
func (r *resolver) isMovedThere(m mention, ref *ability.Node) (is bool) {
	if m.kind != ability.Cards {
		return false
	}
	r.a.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.Move, ability.Banish, ability.PutIntoPlay, ability.Send, ability.Attach:
			is = is || n.Cards() == m.node && contains(n, ref) && !contains(m.node, ref)
		}
		return !is
	})
	return is
}

// bindOther says than what "another Friend" is another one: the nearest thing before it
// that was spoken of with such a word; else what an attachment is attached to, if that can
// be called so; else this card. The word stands in a description with the others.
func (r *resolver) bindOther(n, description *ability.Node) {
	heads := flat(description)
	found := mention{node: &ability.Node{Op: ability.This}}
	if slices.ContainsFunc(heads, func(head *ability.Node) bool { return isHostWord(r.parser.on.Host, head) }) {
		found.node = &ability.Node{Op: ability.Host}
	}
	for _, m := range r.mentions {
		if m.at >= n.Pos.Column || m.kind != ability.Cards || contains(m.node, n) {
			continue
		}
		for _, head := range heads {
			switch head.Op {
			case ability.Not, ability.Yours, ability.Opposing, ability.Here, ability.ItsProblem, ability.AnyCard:
			default:
				if agrees(m, head) {
					found = m
				}
			}
		}
	}
	r.bindTo(n, found)
}

// isWhereTheCardIs reports whether a place of which nothing was said before is the card's own.
func (r *resolver) isWhereTheCardIs() bool {
	return r.a.Type(false) == ability.Continuous || r.parser.on.Host == ability.Problem.String()
}

// hasEvent reports whether the ability is about something that happens, and so about its place.
func (r *resolver) hasEvent() bool {
	return slices.ContainsFunc(r.a.Statements, func(n *ability.Node) bool {
		switch n.Op {
		case ability.When, ability.After, ability.Instead, ability.MayInstead, ability.As, ability.PlayOnlyIf,
			ability.AdditionalCost:
			return true
		}
		return false
	})
}

// isAtATime reports whether the ability's event is that a turn, phase or step starts or ends: it happens
// at no place.
func (r *resolver) isAtATime() bool {
	return slices.ContainsFunc(r.a.Statements, func(n *ability.Node) bool {
		if n.Kind != ability.Header || len(n.Args) == 0 || n.Args[0] == nil {
			return false
		}
		return n.Args[0].Op == ability.StartOf || n.Args[0].Op == ability.EndOf
	})
}

// isThisAtAProblem reports whether this card was said before to be at a Problem: "that Problem"
// is then its own.
func (r *resolver) isThisAtAProblem(ref *ability.Node) (is bool) {
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.And && n.Pos.Column < ref.Pos.Column {
			parts := flat(n)
			is = is || parts[0].Op == ability.This && slices.ContainsFunc(parts, func(p *ability.Node) bool {
				return p.Op == ability.AnyProblem || p.Op == ability.At && p.Areas().Op == ability.AnyProblem
			})
		}
		return true
	})
	return is
}

// isMoved reports whether a choice is of what is moved: it isn't moved to where it is.
func isMoved(choice, move *ability.Node) bool {
	return move != nil && move.Op == ability.Move && (move.Cards() == choice ||
		move.Cards().Op == ability.Bound && slices.Contains(choice.Names, move.Cards().Text))
}

// speaksOfOpponent reports whether something is done before to what an opponent has: "that
// player" is then the opponent.
func (r *resolver) speaksOfOpponent(ref *ability.Node) (does bool) {
	r.a.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.If: // of whose something is asked
			if contains(&ability.Node{Args: n.Args[:1]}, ref) {
				return true
			}
			n.Condition().Walk(func(inner *ability.Node) bool {
				does = does || inner.Op == ability.Opponents && inner.Pos.Column > 0 &&
					inner.Pos.Column < ref.Pos.Column
				return !does
			})
		case ability.Look, ability.Reveal, ability.Choose, ability.ChooseRandom, ability.Banish, ability.PutInDiscards:
			n.Walk(func(inner *ability.Node) bool {
				does = does || inner.Op == ability.Opponents && inner.Pos.Column > 0 &&
					inner.Pos.Column < ref.Pos.Column
				return !does
			})
		}
		if n.Kind == ability.Modifier { // whose characters something is said of
			n.Walk(func(inner *ability.Node) bool {
				does = does || inner.Op == ability.Opposing && inner.Pos.Column > 0 && inner.Pos.Column < ref.Pos.Column
				return !does
			})
		}
		return !does
	})
	return does
}

// adds reports whether the ability's statement is such a modifier.
func (r *resolver) adds(op ability.Op) bool {
	return slices.ContainsFunc(r.a.Statements, func(n *ability.Node) bool { return n.Op == op })
}

func (r *resolver) unclear(n *ability.Node) {
	t := r.parser.tokens[n.Pos.Column-1]
	r.problem = &Problem{t.from, t.to, "no card, player or place that this could mean"}
}

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
	kind, isOne := n.Kind, n.Text == "refCard"
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
	if m.node.Op == ability.RevealUntil && isOne { // the one that was looked for
		*n = *join(n.Clone(), m.node.Fit().Clone())
	}
	if kind == ability.Number && m.result == 0 && m.node.Op != ability.ChooseNumber && m.node.Op != ability.Pay {
		n.Kind = ability.Cards // so many as these are
		*n = ability.Node{Op: ability.Count, Kind: ability.Number, Args: []*ability.Node{n.Clone()}, Pos: n.Pos}
	}
	if m.kind == ability.Area && m.node.Op != ability.ChooseArea { // where the chosen Problem is
		chosen := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: n.Text, Pos: n.Pos}
		*n = ability.Node{Op: ability.AreaOf, Kind: ability.Area, Args: []*ability.Node{chosen}, Pos: n.Pos}
	}
}

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
			if of.Op == ability.Bound && of.Kind == ability.Cards {
				from = of
			}
			return true
		})
	}
	if from == nil || from.Op != ability.Bound && r.isOneOther(n) {
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
		n = parent
	}
	*n = *whole
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
			(canBeThis || one.Op == ability.RevealUntil || one.Cards() == nil ||
				one.Cards().Op != ability.This) { // "each Event" isn't this Friend
			last = one
		}
		return true
	})
	if last == nil && r.remembers(n) {
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

// remembers makes a reference what another ability of the card remembers, if one does.
func (r *resolver) remembers(n *ability.Node) bool {
	word := rememberedWord(n.Text)
	if !r.parser.on.remembers(word) {
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
		for event.Op == ability.Where || event.Op == ability.First || event.Op == ability.OneOrMore {
			event = event.Event()
		}
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
