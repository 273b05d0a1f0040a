package ability

import (
	"fmt"
	"slices"
	"strings"
)

// Normal gives the ability in normal form: abilities that say the same by the rules
// below have the same one.
//
//   - What is chosen for an effect is bound: Frighten(Choose(1, Friend)) is
//     it := Choose(1, Friend) and Frighten(it). It stays in May, conditions and loops,
//     since who declines has chosen nothing, and in Cost.
//   - A place that is chosen for one effect on one card alone stands in it, where whoever
//     does it chooses: the choice is made as the instruction is followed (705.2e), among the
//     places where it can be done (506.2), both times.
//   - A deck that was searched is shuffled by the rules (518.2), not by the ability once more:
//     in between nothing is put into it, and the order of a shuffled deck is open to all.
//   - Parts of a cost stand in one Cost, paying first (508.1b leaves the order open).
//   - Names are numbered by what they stand for; names that nobody uses go.
//   - Descriptions are flat: what follows from other parts goes, the rest has an order.
//   - Comparisons are <=, >= and ==; there being none is !Any.
//   - The greater of a difference and zero is MoreBy.
//   - if A { if B { … } } is if A && B { … }, unless one is an effect or has an else.
//   - if May() { … } around one effect is May(…).
//   - The ends of what lasts have an order.
//   - The state of one card is a condition around what is said of it.
//   - What is in a player's hand, deck or pile is that player's; who is with other cards is
//     with others than itself.
//   - Where attachments are is said of their hosts (509.3).
//   - Here && AnyProblem is ItsProblem; of a Problem ItsProblem is Here.
//   - What costs more or less while something has not happened costs so the First time.
//   - What can't happen, or not so often, during a time is so of what happens then.
//   - ChooseHidden is Choose: who sees what is chosen is settled by where it is.
//   - Turning over what shows its Start side is TurnToBoosted, and the other way round.
//   - What is chosen for an effect that is asked about (if Retire(…) { … }) is chosen before.
func Normal(a *Ability) *Ability {
	n := &Ability{Statements: normalStatements(cloneAll(a.Statements))}
	shownAreTheSame(n)
	discardsOfOwners(n)
	renumber(n.Statements)
	n.Walk(func(inner *Node) bool { // in the order of the names as they are now
		if inner.Op == If {
			inner.Args[0] = ordered(inner.Args[0])
		}
		return true
	})
	return n
}

// shownAreTheSame takes what was shown of certain cards for these cards, under one name.
func shownAreTheSame(a *Ability) {
	a.Walk(func(n *Node) bool {
		if (n.Op != Look && n.Op != Reveal) || len(n.Names) == 0 || n.Args[0] == nil || n.Args[0].Op != Bound {
			return true
		}
		shown, as := n.Names[0], n.Args[0].Text
		n.Names = nil
		a.Walk(func(other *Node) bool {
			if other.Op == Bound && other.Kind == Cards && other.Text == shown {
				other.Text = as
			}
			return true
		})
		return true
	})
}

// discardsOfOwners says who discards what was chosen in a hand: whose hand it is (410.3).
func discardsOfOwners(a *Ability) {
	a.Walk(func(n *Node) bool {
		if n.Op != Discard || n.Args[0] == nil || n.Args[0].Op != You || n.Args[2] == nil || n.Args[2].Op != Bound {
			return true
		}
		a.Walk(func(chosen *Node) bool {
			if !slices.Contains([]Op{Choose, ChooseRandom, ChooseHidden, ChooseTogether}, chosen.Op) ||
				!slices.Contains(chosen.Names, n.Args[2].Text) {
				return true
			}
			for _, part := range flat(chosen.Args[1], And) {
				if part.Op == In && part.Args[0].Op == Hand && part.Args[1] != nil && part.Args[1].Op != Players {
					n.Args[0] = part.Args[1].Clone()
				}
			}
			return true
		})
		return true
	})
}

func normalStatements(list []*Node) []*Node {
	var all []*Node
	for _, n := range list {
		normalParts(n)
		n = toSide(n)
		if n.Op == Discard {
			ownChoice(n)
		}
		if n.Op != Cost && n.Op != AdditionalCost && n.Op != May && n.Op != If {
			for i, a := range n.Args {
				if a != nil && a.Kind == Effect && !takesEffect(n, i) {
					bound := hoisted(a)
					all = append(all, a)
					n.Args[i] = bound
				}
				if a != nil && a.Op == Beneath && chooses(a.Args[0]) {
					above := a.Args[0]
					a.Args[0] = hoisted(above)
					all = append(all, above)
				}
			}
		}
		if n.Kind == Modifier {
			all = append(all, chosenForEvents(n)...)
		}
		if n.Op == Cost {
			n.Args = oneByOne(n.Args)
			all = append(all, beforeCost(n)...)
		}
		if n.Op == May {
			bindsByMay(n)
		}
		if n.Op == If {
			all = append(all, beforeCondition(n)...)
		}
		n.Body, n.Else = normalStatements(n.Body), normalStatements(n.Else)
		if n.Op == Until || n.Op == Lasting || n.Op == DuringNext {
			// what is chosen for a modifier is chosen before it is created
			for len(n.Body) > 0 && n.Body[0].Kind == Effect && chooses(n.Body[0]) {
				all, n.Body = append(all, n.Body[0]), n.Body[1:]
			}
		}
		n = normalStatement(n)
		if last := len(all) - 1; last >= 0 && isPlainCost(n) && isPlainCost(all[last]) {
			all[last].Args = orderCost(append(all[last].Args, n.Args...))
			continue
		}
		if n.Op == Cost && len(n.Names) == 0 {
			n.Args = orderCost(n.Args)
		}
		if n.Op == Shuffle && isShuffledAfterSearch(n, all) {
			continue
		}
		all = append(all, n)
	}
	return placesInEffects(all)
}

// isPlainCost reports whether a statement is a cost that binds nothing.
func isPlainCost(n *Node) bool { return n.Op == Cost && len(n.Names) == 0 }

// oneByOne takes what is paid with two certain cards apart: exhausting this card and that one.
func oneByOne(parts []*Node) (all []*Node) {
	for _, part := range parts {
		if part.Op != Exhaust && part.Op != Retire || part.Args[0].Op != Or {
			all = append(all, part)
			continue
		}
		for _, c := range flat(part.Args[0], Or) {
			if c.Op != This && c.Op != Host && c.Op != Bound {
				all = append(all, part)
				break
			}
			one := part.Clone()
			one.Args[0] = c
			all = append(all, one)
		}
	}
	return all
}

// beforeCost binds what is chosen for a cost and used later: Cost binds what its last
// part affects, for the others the choice stands before it.
func beforeCost(n *Node) (before []*Node) {
	isChoice := func(part *Node) bool { return (chooses(part) || part.Op == ChooseNumber) && len(part.Names) > 0 }
	before = slices.Clone(n.Args)
	before = slices.DeleteFunc(before, func(part *Node) bool { return !isChoice(part) })
	n.Args = slices.DeleteFunc(n.Args, isChoice)
	for i, part := range n.Args {
		if i == len(n.Args)-1 && len(n.Names) == 0 && len(part.Names) == 1 && part.binds(Cards) {
			n.Names, part.Names = part.Names, nil // what it was done to
		}
		for j, a := range part.Args {
			if a == nil || !chooses(a) || len(a.Names) == 0 {
				continue
			}
			if i == len(n.Args)-1 && len(n.Names) == 0 && part.Op != Spend { // what is spent is beneath it
				n.Names, a.Names = a.Names, nil
				continue
			}
			part.Args[j] = hoisted(a)
			before = append(before, a)
		}
	}
	return before
}

// binds reports whether the first that an operation binds is of a kind: a loop binds nothing.
func (n *Node) binds(kind Kind) bool {
	results := n.Op.Entry().Results
	return len(results) > 0 && results[0] == kind
}

// beforeCondition takes out of a condition what is done and what is used later: what
// is chosen for a faceoff is chosen before it starts, and cards that a May affects are
// bound by it.
func beforeCondition(n *Node) []*Node {
	switch c := n.Args[0]; c.Op {
	case StartFaceoff, Dismiss, Retire, Banish, Frighten, Exhaust:
		var before []*Node
		for i, a := range c.Args {
			if a != nil && chooses(a) {
				bound := hoisted(a)
				before = append(before, a)
				c.Args[i] = bound
			}
		}
		return before
	case May:
		if bindsByMay(c); len(c.Names) > 0 {
			bound := &Node{Op: Bound, Kind: Cards, Text: c.Names[0], Pos: c.Pos}
			n.Args[0] = &Node{Op: Any, Kind: Condition, Args: []*Node{bound}, Pos: c.Pos}
			return []*Node{c}
		}
	}
	return nil
}

// chosenForEvents makes what is chosen for the event of a modifier a statement of its own: which
// card can't be moved is chosen once.
func chosenForEvents(modifier *Node) (before []*Node) {
	for _, event := range modifier.Args {
		if event == nil || event.Kind != Event {
			continue
		}
		for i, a := range event.Args {
			if a != nil && chooses(a) {
				event.Args[i] = hoisted(a)
				before = append(before, a)
			}
		}
	}
	return before
}

func chooses(n *Node) bool {
	switch n.Op {
	case Choose, ChooseRandom, ChooseHidden, ChooseTogether, ChoosePlayer, ChooseArea, ChooseColor:
		return true
	}
	return false
}

// hoisted makes the effect a statement of its own and gives what stands for it.
func hoisted(effect *Node) *Node {
	if len(effect.Names) == 0 {
		effect.Names = []string{fmt.Sprintf("hoisted%p", effect)}
	}
	return &Node{Op: Bound, Kind: effect.Op.Entry().Results[0], Text: effect.Names[0], Pos: effect.Pos}
}

func takesEffect(n *Node, i int) bool {
	params := n.Op.Entry().Params
	return len(params) > 0 && params[min(i, len(params)-1)].Kind == Effect
}

func orderCost(parts []*Node) []*Node {
	slices.SortStableFunc(parts, func(a, b *Node) int {
		rank := func(n *Node) int {
			switch {
			case n.Op == Pay:
				return 0
			// after what is done to it
			case (n.Op == Retire || n.Op == Banish && n.Args[1] == nil) && n.Args[0].Op == This:
				return 2
			}
			return 1
		}
		return rank(a) - rank(b)
	})
	return parts
}

// bindsByMay makes what is chosen inside a May and used later the May's own: nothing, if
// the player declines.
func bindsByMay(n *Node) {
	last := n.Args[len(n.Args)-1]
	if last == nil || last.Kind != Effect || len(n.Names) > 0 {
		return
	}
	if len(last.Names) > 0 && last.Op.Entry().Results[0] == Cards {
		n.Names, last.Names = last.Names, nil
		return
	}
	for _, a := range last.Args {
		if last.Op != Spend && a != nil && chooses(a) && len(a.Names) > 0 && a.Op.Entry().Results[0] == Cards {
			n.Names, a.Names = a.Names, nil
			return
		}
	}
}

// normalStatement brings one statement, whose parts are in normal form, into it.
func normalStatement(n *Node) *Node {
	if n.Op == May && slices.ContainsFunc(n.Args[1:], func(does *Node) bool { return does.Kind == Block }) {
		asked := &Node{Op: May, Kind: Effect, Args: n.Args[:1], Pos: n.Pos}
		return &Node{Op: If, Kind: Block, Args: []*Node{asked}, Body: normalStatements(n.Args[1:]), Pos: n.Pos}
	}
	binds := func(does *Node) bool { return len(does.Names) > 0 }
	if n.Op == May && len(n.Args) > 2 && slices.ContainsFunc(n.Args[1:], binds) { // several things, one of another
		asked := &Node{Op: May, Kind: Effect, Args: n.Args[:1], Pos: n.Pos}
		return &Node{Op: If, Kind: Block, Args: []*Node{asked}, Body: normalStatements(n.Args[1:]), Pos: n.Pos}
	}
	if does := onlyAsked(n); does != nil {
		return &Node{Op: May, Kind: Effect, Args: append(n.Args[0].Args[:1:1], does), Pos: n.Pos}
	}
	if n.Op == If && len(n.Else) == 0 && len(n.Body) == 1 && n.Body[0].Op == If && len(n.Body[0].Else) == 0 &&
		n.Args[0].Kind == Condition && n.Body[0].Args[0].Kind == Condition &&
		!asksOrDoes(n.Args[0]) && !asksOrDoes(n.Body[0].Args[0]) {
		inner := n.Body[0]
		n.Args[0] = ordered(&Node{Op: And, Kind: Condition, Args: []*Node{n.Args[0], inner.Args[0]},
			Pos: n.Args[0].Pos})
		n.Body = inner.Body
	}
	if n.Op == ChooseHidden {
		n.Op = Choose
	}
	if first := costOfFirst(n); first != nil {
		return first
	}
	if forbidden := forbiddenDuring(n); forbidden != nil {
		return forbidden
	}
	if n.Op == Until {
		var ends []*Node // the first of them ends it, however they are joined
		for _, end := range n.Args {
			ends = append(ends, flat(end, Or)...)
		}
		n.Args = ends
		slices.SortStableFunc(n.Args, func(a, b *Node) int { return strings.Compare(Print(a), Print(b)) })
	}
	if n.Kind == Modifier && len(n.Args) > 0 && n.Args[0] != nil && n.Args[0].Op == And {
		return stateAround(n)
	}
	return n
}

// costOfFirst gives what an action costs more or less the first time, nil for any other
// statement: if !Happened(event, Turn) { AddCost(-1, event) } is AddCost(-1, First(event, Turn)).
func costOfFirst(n *Node) *Node {
	if n.Op != If || len(n.Else) > 0 || len(n.Body) != 1 || n.Body[0].Op != AddCost || n.Args[0].Op != Not {
		return nil
	}
	before, cost := n.Args[0].Args[0], n.Body[0]
	if before.Op != Happened || !before.Args[0].Equals(cost.Args[1]) {
		return nil
	}
	cost.Args[1] = &Node{Op: First, Kind: Event, Args: []*Node{cost.Args[1], before.Args[1], nil}, Pos: n.Pos}
	return cost
}

// forbiddenDuring gives what can't happen during a time, nil for any other statement:
// if During(ReadyPhase) { Cant(event) } is Cant(Where(event, During(ReadyPhase))).
func forbiddenDuring(n *Node) *Node {
	if n.Op != If || len(n.Else) > 0 || len(n.Body) != 1 || n.Args[0].Op != During {
		return nil
	}
	during, forbids := n.Args[0], n.Body[0]
	at := 0 // the place of the event
	switch {
	case forbids.Op == Cant:
	case forbids.Op == AtMost && (forbids.Args[2].Op == Phase || forbids.Args[2].Op == during.Args[0].Op):
		at = 1
	default:
		return nil
	}
	event := &Node{Op: Where, Kind: Event, Args: []*Node{forbids.Args[at], during}, Pos: n.Pos}
	forbids.Args[at] = normalExpression(event)
	return forbids
}

// toSide gives the turning over of what shows one side as turning to the other; any other
// effect as it is.
func toSide(n *Node) *Node {
	if n.Op != TurnOver || n.Args[0] == nil || n.Args[0].Op != And {
		return n
	}
	parts := flat(n.Args[0], And)
	for i, part := range parts {
		op := TurnToStart
		if part.Op == Not {
			part, op = part.Args[0], TurnToBoosted
		}
		if part.Op == IsBoosted {
			rest := chain(slices.Delete(parts, i, i+1), And, Cards)
			return &Node{Op: op, Kind: Effect, Names: n.Names, Args: []*Node{rest}, Pos: n.Pos}
		}
	}
	return n
}

// onlyAsked gives the one effect that is done once a player was asked, with what is chosen for
// it alone, nil where there is more: if May() { … } is May(…).
func onlyAsked(n *Node) *Node {
	if n.Op != If || n.Args[0].Op != May || len(n.Args[0].Args) != 1 || len(n.Args[0].Names) > 0 || len(n.Else) > 0 {
		return nil
	}
	does := n.Body[len(n.Body)-1]
	if does.Kind != Effect || len(does.Names) > 0 || chooses(does) || len(n.Body) > 2 {
		return nil
	}
	if len(n.Body) == 1 {
		return does
	}
	choice := n.Body[0]
	if !chooses(choice) || len(choice.Names) != 1 {
		return nil
	}
	uses, at := 0, -1
	does.Walk(func(inner *Node) bool {
		if inner.Op == Bound && inner.Text == choice.Names[0] {
			uses++
		}
		return true
	})
	for i, a := range does.Args {
		if a != nil && a.Op == Bound && a.Text == choice.Names[0] {
			at = i
		}
	}
	if uses != 1 || at < 0 {
		return nil
	}
	choice.Names, does.Args[at] = nil, choice
	return does
}

// stateAround puts the state of one card around what is said of it:
// AddPower(This && IsInvolved, 2) is if Is(This, IsInvolved) { AddPower(This, 2) }.
func stateAround(n *Node) *Node {
	parts := flat(n.Args[0], And)
	i := slices.IndexFunc(parts, func(p *Node) bool { return p.Op == This || p.Op == Host })
	if i < 0 {
		return n
	}
	rest := slices.Delete(slices.Clone(parts), i, i+1)
	state := ordered(chain(rest, And, Cards))
	condition := &Node{Op: Is, Kind: Condition, Args: []*Node{parts[i].Clone(), state}, Pos: n.Pos}
	n.Args[0] = parts[i]
	return &Node{Op: If, Kind: Block, Args: []*Node{condition}, Body: []*Node{n}, Pos: n.Pos}
}
