package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// References: "it", "that Friend", "they", "there". A template leaves a name from
// referenceKinds where such a word stands; after reading, each is given to what it is
// about: the nearest thing before it that agrees.

// referenceKinds are the names that templates use for words that refer.
var referenceKinds = map[string]ability.Kind{
	"refCard":   ability.Cards,  // it, that card, this Friend
	"refThis":   ability.Cards,  // this Friend: the card itself, or an attachment's host
	"refCards":  ability.Cards,  // they, them, those cards
	"refPlayer": ability.Player, // that player, they
	"refArea":   ability.Area,   // there, that Problem
	"refHost":   ability.Cards,  // that Friend, on an attachment
	"refOther":  ability.Cards,  // that than which another one is meant
	"refElided": ability.Cards,  // what is left out of "while exhausted, this card ..."
	"refColor":  ability.Color,  // that color
	"refName":   ability.Text,   // that name
	"refTrait":  ability.Text,   // that trait
	"refNumber": ability.Number, // that many
	"refX":      ability.Number, // X
	"refRest":   ability.Cards,  // the rest, of cards of which some were taken
	// What was done "this way": the cards that the last effect of that sort affected.
	"refRevealed":   ability.Cards,
	"refBanished":   ability.Cards,
	"refRetired":    ability.Cards,
	"refDismissed":  ability.Cards,
	"refDiscarded":  ability.Cards,
	"refExhausted":  ability.Cards,
	"refFrightened": ability.Cards,
	"refReadied":    ability.Cards,
	"refMoved":      ability.Cards,
	"refDrawn":      ability.Cards,
}

// thisWay are the effects of which "this way" speaks.
var thisWay = map[string]ability.Op{
	"refRevealed": ability.Reveal, "refBanished": ability.Banish, "refRetired": ability.Retire,
	"refDismissed": ability.Dismiss, "refDiscarded": ability.Discard, "refExhausted": ability.Exhaust,
	"refFrightened": ability.Frighten, "refReadied": ability.Ready, "refMoved": ability.Move,
	"refDrawn": ability.Draw,
}

// mention is something of which a text speaks, and to which later words can refer.
type mention struct {
	at     int
	node   *ability.Node // This or Host, or what binds it
	result int           // which of the node's results it is
	kind   ability.Kind
	head   *ability.Node // what it is described as; nil for anything
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
	a.Statements = placesOfForbidden(a.Statements)
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

// placesOfForbidden gives a name to the place where something can't happen for a while: where
// the ability's event was, not where later ones are.
func placesOfForbidden(list []*ability.Node) []*ability.Node {
	var all []*ability.Node
	for _, n := range list {
		if n.Op == ability.Until && len(n.Body) > 0 && n.Body[0].Op == ability.Cant {
			isThere := false
			n.Body[0].Walk(func(inner *ability.Node) bool {
				if inner.Op == ability.There {
					*inner = ability.Node{Op: ability.Bound, Kind: ability.Area, Text: "forbidden", Pos: inner.Pos}
					isThere = true
				}
				return true
			})
			if isThere {
				there := &ability.Node{Op: ability.There, Kind: ability.Area, Pos: n.Pos}
				all = append(all, &ability.Node{Op: ability.Let, Kind: ability.Effect, Names: []string{"forbidden"},
					Args: []*ability.Node{there}, Pos: n.Pos})
			}
		}
		all = append(all, n)
	}
	return all
}

type resolver struct {
	parser   *parser
	a        *ability.Ability
	whole    *ability.Node // the description in which a reference stands
	mentions []mention
	problem  *Problem
	bound    int
}

// collect notes what a node mentions.
func (r *resolver) collect(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		at := n.Pos.Column
		if at == 0 {
			return true
		}
		switch n.Op {
		case ability.Owner, ability.Controller: // whose something is isn't what "it" is
			return n.Cards().Op != ability.This
		case ability.This, ability.Host:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Cards})
		case ability.When, ability.After, ability.Instead, ability.MayInstead, ability.As, ability.Next,
			ability.NextInstead:
			r.collectEvent(n, n.Event())
		case ability.Choose, ability.ChooseRandom, ability.ChooseHidden, ability.Search:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Cards, head: n.Cards()})
			if isProblem(n.Cards()) {
				r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Area})
			}
		case ability.Look, ability.Reveal:
			if n.Cards().Op != ability.Bound { // else it is what was spoken of before
				r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Cards})
			}
		case ability.CreateToken, ability.Flip:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Cards})
		case ability.ChoosePlayer:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Player})
		case ability.EachPlayer:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Player})
		case ability.ChooseColor:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Color})
		case ability.NameCard, ability.ChooseTrait:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Text})
		case ability.ChooseArea:
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Area})
		}
		if isOfSomeNumber(n) {
			r.mentions = append(r.mentions, mention{at: at, node: n, kind: ability.Number})
		}
		return true
	})
}

// isOfSomeNumber reports whether something is done so often, or with so many cards, that "that
// many" can be about it: a number that somebody chooses, or all cards of some sort.
func isOfSomeNumber(n *ability.Node) bool {
	switch n.Op {
	case ability.ChooseNumber:
		return true
	case ability.Choose, ability.Pay:
		return slices.ContainsFunc(n.Args, func(a *ability.Node) bool {
			return a != nil && (a.Op == ability.UpTo || a.Op == ability.AnyNumber)
		})
	case ability.Discard, ability.Retire, ability.Banish, ability.Dismiss, ability.Exhaust, ability.Frighten:
		return slices.ContainsFunc(n.Args, func(a *ability.Node) bool {
			return a != nil && a.Kind == ability.Cards && a.Op != ability.This && a.Op != ability.Bound
		})
	}
	return false
}

// collectNumber notes the number of an event that says how many.
func (r *resolver) collectNumber(header, event *ability.Node) {
	switch m := (mention{at: event.Pos.Column, node: header, kind: ability.Number}); event.Op {
	case ability.PointsScored, ability.TokensGained, ability.TokensPaid, ability.TokensLost, ability.CountersPut,
		ability.CountersRemoved, ability.BonusScored, ability.ScoredByDefeat:
		m.result = 2
		r.mentions = append(r.mentions, m)
	case ability.OneOrMore:
		r.mentions = append(r.mentions, m)
	}
}

// collectEvent notes the card and the player of an event, and where it happens.
func (r *resolver) collectEvent(header, event *ability.Node) {
	r.collectNumber(header, event)
	switch event.Op {
	case ability.Where, ability.First, ability.OneOrMore, ability.Or:
		r.collectEvent(header, event.Subject())
		return
	}
	for i, param := range event.Op.Entry().Params {
		if i >= len(event.Args) || event.Args[i] == nil || event.Args[i].Pos.Column == 0 {
			continue
		}
		arg := event.Args[i]
		m := mention{at: arg.Pos.Column, node: header, kind: param.Kind, head: arg}
		switch {
		case param.Kind == ability.Cards && arg.Op != ability.This && arg.Op != ability.Host &&
			param.Name != "involving" && param.Name != "on", param.Kind == ability.Area && param.Name != "from":
			r.mentions = append(r.mentions, m)
		case param.Kind == ability.Player && arg.Op != ability.You:
			m.result, m.head = 1, nil
			r.mentions = append(r.mentions, m)
		}
	}
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
		n.Condition().Walk(func(inner *ability.Node) bool {
			if inner.Op != ability.Bound || inner.Text != "refElided" {
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

// subjectOf gives what the first of some statements does something to: its first card or
// description.
func subjectOf(statements []*ability.Node) (op ability.Op) {
	for len(statements) > 0 && len(statements[0].Body) > 0 {
		statements = statements[0].Body
	}
	if len(statements) == 0 {
		return op
	}
	found := false
	statements[0].Walk(func(n *ability.Node) bool {
		if n.Kind == ability.Cards && !found {
			op, found = n.Op, true
		}
		return !found
	})
	return op
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
	}
	if op, is := thisWay[n.Text]; is {
		r.bindThisWay(n, op, parent)
		return
	}
	head := (*ability.Node)(nil)
	if parent != nil && parent.Op == ability.And && parent.Left() == n {
		head = parent.Right()
	}
	found := -1
	for i, m := range r.mentions {
		if m.at < n.Pos.Column && m.kind == kind && agrees(m, head) && !contains(m.node, n) && r.canBe(m, parent) &&
			(!r.saysOpponent(n) || isOpponent(m)) && (n.Text == "refTrait") == (m.node.Op == ability.ChooseTrait) &&
			(found < 0 || m.at >= r.mentions[found].at) {
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
	case found < 0 && kind == ability.Area && !r.hasEvent() && r.lastStill(n) != nil:
		r.bindTo(n, mention{node: r.lastStill(n), kind: ability.Area})
	case found < 0 && kind == ability.Area && r.hasEvent():
		*n = ability.Node{Op: ability.There, Kind: ability.Area, Pos: n.Pos}
	case found < 0:
		r.unclear(n)
		return
	default:
		r.bindTo(n, r.mentions[found])
	}
	if head != nil { // "that Friend" is that card
		*parent = *n
	}
}

// saysOpponent reports whether the words of a reference are "that opponent".
func (r *resolver) saysOpponent(n *ability.Node) bool {
	at := n.Pos.Column - 1
	return n.Kind == ability.Player && at+1 < len(r.parser.tokens) &&
		r.parser.tokens[at].word == "that" && r.parser.tokens[at+1].word == "opponent"
}

// isOpponent reports whether a player who was mentioned is one of the opponents.
func isOpponent(m mention) (is bool) {
	for _, a := range m.node.Args {
		a.Walk(func(n *ability.Node) bool {
			is = is || n.Op == ability.Opponents || n.Op == ability.Opponent || n.Op == ability.Opposing
			return !is
		})
	}
	return is
}

// demanded are the types of the only cards to which something can be done.
var demanded = map[ability.Op]ability.Op{
	ability.ReplaceProblem: ability.Problem,
	ability.Uncover:        ability.Troublemaker,
	ability.TurnFaceDown:   ability.Troublemaker,
	ability.Defeat:         ability.Troublemaker,
	ability.Challenge:      ability.Troublemaker,
}

// canBe reports whether what is mentioned is of the type to whose cards alone can be done
// what is done to it.
func (r *resolver) canBe(m mention, does *ability.Node) bool {
	if does == nil || demanded[does.Op] == 0 {
		return true
	}
	if wanted := demanded[does.Op]; m.node.Op == ability.This {
		return r.parser.on.Type == wanted.String()
	} else {
		return m.head == nil || agrees(m, &ability.Node{Op: wanted, Kind: ability.Cards})
	}
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
			case ability.Not, ability.Yours, ability.Opposing, ability.Here, ability.AnyCard:
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
		return n.Op == ability.Until || n.Op == ability.If
	})
}

// lastStill gives what was chosen last before a reference, if it stays where it is: "there" is
// then its area.
func (r *resolver) lastStill(ref *ability.Node) (last *ability.Node) {
	for _, m := range r.mentions {
		if m.node.Op == ability.Choose && m.at < ref.Pos.Column && !contains(m.node, ref) {
			last = m.node
		}
	}
	r.a.Walk(func(n *ability.Node) bool {
		if last == nil || n.Kind != ability.Effect || !contains(n, last) {
			return true
		}
		switch n.Op {
		case ability.Challenge, ability.Frighten, ability.Unfrighten, ability.Exhaust, ability.Ready, ability.PutCounters,
			ability.RemoveCounters, ability.Cost, ability.May, ability.If, ability.Until, ability.Lasting:
		default:
			last = nil
		}
		return true
	})
	return last
}

// isThisAtAProblem reports whether this card was said before to be at a Problem: "that Problem"
// is then its own.
func (r *resolver) isThisAtAProblem(ref *ability.Node) (is bool) {
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.And && n.Pos.Column < ref.Pos.Column {
			parts := flat(n)
			is = is || parts[0].Op == ability.This && slices.ContainsFunc(parts, func(p *ability.Node) bool {
				return p.Op == ability.AnyProblem || p.Op == ability.At && p.Args[0].Op == ability.AnyProblem
			})
		}
		return true
	})
	return is
}

// adds reports whether the ability's statement is such a modifier.
func (r *resolver) adds(op ability.Op) bool {
	return slices.ContainsFunc(r.a.Statements, func(n *ability.Node) bool { return n.Op == op })
}

func (r *resolver) unclear(n *ability.Node) {
	t := r.parser.tokens[n.Pos.Column-1]
	r.problem = &Problem{t.from, t.to, "no card, player or place that this could mean"}
}

// isHostWord reports whether an attachment's text can call its host so.
func isHostWord(host string, head *ability.Node) bool {
	isCharacter := host == ability.Friend.String() || host == ability.ManeCharacter.String()
	return host != "" && (head.Op.String() == host || head.Op == ability.Character && isCharacter)
}

// contains reports whether a phrase holds the reference: it can't refer to itself.
func contains(phrase, n *ability.Node) (found bool) {
	for _, a := range phrase.Args {
		a.Walk(func(inner *ability.Node) bool {
			found = found || inner == n
			return !found
		})
	}
	return found
}

// bindTo makes a reference the name of what is mentioned.
func (r *resolver) bindTo(n *ability.Node, m mention) {
	switch {
	case m.node.Op == ability.This || m.node.Op == ability.Host:
		*n = ability.Node{Op: m.node.Op, Kind: ability.Cards, Pos: n.Pos}
		return
	case m.kind == ability.Area && m.head != nil && m.head.Op == ability.Here:
		*n = ability.Node{Op: ability.Here, Kind: ability.Area, Pos: n.Pos}
		return
	case m.kind == ability.Area && m.node.Kind == ability.Header:
		*n = ability.Node{Op: ability.There, Kind: ability.Area, Pos: n.Pos}
		return
	}
	kind := n.Kind
	for len(m.node.Names) <= m.result {
		m.node.Names = append(m.node.Names, "_")
	}
	if m.node.Names[m.result] == "_" {
		r.bound++
		m.node.Names[m.result] = "bound" + string(rune('A'+r.bound))
	}
	*n = ability.Node{Op: ability.Bound, Kind: kind, Text: m.node.Names[m.result], Pos: n.Pos}
	if kind == ability.Number && m.result == 0 && m.node.Op != ability.ChooseNumber && m.node.Op != ability.Pay {
		n.Kind = ability.Cards // so many as these are
		*n = ability.Node{Op: ability.Count, Kind: ability.Number, Args: []*ability.Node{n.Clone()}, Pos: n.Pos}
	}
	if m.kind == ability.Area && m.node.Op != ability.ChooseArea { // where the chosen Problem is
		chosen := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: n.Text, Pos: n.Pos}
		*n = ability.Node{Op: ability.AreaOf, Kind: ability.Area, Args: []*ability.Node{chosen}, Pos: n.Pos}
	}
}

// bindRest makes "the rest" those cards of which some were taken, without those that were.
func (r *resolver) bindRest(n, parent *ability.Node) {
	var taken mention
	var from *ability.Node
	for _, m := range r.mentions {
		if m.at >= n.Pos.Column || m.kind != ability.Cards || m.node.Op != ability.Choose {
			continue
		}
		m.node.Args[1].Walk(func(of *ability.Node) bool {
			if of.Op == ability.Bound {
				taken, from = m, of
			}
			return true
		})
	}
	if from == nil {
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
	if parent != nil && parent.Op == ability.And && parent.Args[0] == n {
		n = parent
	}
	*n = *whole
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
func (r *resolver) bindThisWay(n *ability.Node, op ability.Op, parent *ability.Node) {
	var last *ability.Node
	r.a.Walk(func(one *ability.Node) bool {
		if one.Op == op && one.Pos.Column > 0 && one.Pos.Column < n.Pos.Column && !contains(one, n) {
			last = one
		}
		return true
	})
	if last == nil {
		r.unclear(n)
		return
	}
	r.bindTo(n, mention{node: last, kind: ability.Cards})
	if parent == nil || parent.Op != ability.And || parent.Args[1] != n {
		return
	}
	said := false // as what they are described where it was done to them
	last.Walk(func(one *ability.Node) bool {
		said = said || one.Equals(parent.Args[0])
		return !said
	})
	if said {
		*parent = *n
	}
}

// isProblem reports whether a description is of Problems.
func isProblem(n *ability.Node) (is bool) {
	n.Walk(func(n *ability.Node) bool {
		is = is || n.Op == ability.Problem
		return !is && (n.Op == ability.And || n.Op == ability.Problem)
	})
	return is
}

// agrees reports whether something mentioned can be called by the head word.
func agrees(m mention, head *ability.Node) bool {
	if head == nil {
		return true
	}
	if m.node.Op == ability.This || m.node.Op == ability.Host {
		return false // it is called this card, or by what the attachment calls its host
	}
	if head.Op == ability.AnyCard {
		return true
	}
	if m.head == nil {
		return false
	}
	found := false
	m.head.Walk(func(n *ability.Node) bool {
		if n.Op == head.Op && n.Text == head.Text && slices.EqualFunc(n.Args, head.Args, (*ability.Node).Equals) ||
			head.Op == ability.Character && (n.Op == ability.Friend || n.Op == ability.ManeCharacter) {
			found = true
		}
		return n.Op != ability.Not && !found
	})
	return found
}
