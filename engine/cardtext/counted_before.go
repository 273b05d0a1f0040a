package cardtext

import (
	"fmt"
	"slices"

	"canterlaw/engine/ability"
)

// Values of a card that a cost or an effect moves away: "retire this card to gain control of a
// Friend with power less than or equal to this card's" compares with the power that the card had
// (507.1), so it is counted before the cost is paid.

// countedBefore names what later statements count of cards that a cost moves away, before the
// cost.
func countedBefore(list []*ability.Node) []*ability.Node {
	named := 0
	return countedBeforeIn(list, &named)
}

// countedBeforeIn is countedBefore for a list in an ability in which so many values are named.
func countedBeforeIn(list []*ability.Node, named *int) []*ability.Node {
	var all []*ability.Node
	for i, n := range list {
		n.Body, n.Else = countedBeforeIn(n.Body, named), countedBeforeIn(n.Else, named)
		after := list[i+1:]
		if n.Op == ability.If {
			after = n.Body
		}
		if may := mayGo(n, after); may != nil {
			n = may
		}
		if chosen := chosenToGo(n, after); chosen != nil {
			all = append(all, chosen)
		}
		for _, gone := range movedAway(n) {
			for _, value := range valuesOf(gone, after) {
				value = value.Clone()
				*named++
				name := fmt.Sprint("counted ", *named) // no name that text could have
				all = append(all, &ability.Node{Op: ability.Let, Kind: ability.Effect, Names: []string{name},
					Args: []*ability.Node{value}, Pos: n.Pos})
				for _, statement := range after {
					nameValue(statement, value, name)
				}
				if n.Op == ability.Cost {
					nameValue(n, value, name)
				}
			}
		}
		all = append(all, n)
	}
	return all
}

// countedAfter puts what was counted before a cost back to where it is used, as English says it.
func countedAfter(list []*ability.Node) []*ability.Node {
	for i := len(list) - 2; i >= 0; i-- {
		let, cost := list[i], list[i+1]
		if let.Op != ability.Let || len(let.Names) != 1 {
			continue
		}
		after := list[i+2:]
		if cost.Op == ability.If {
			after = cost.Body
		}
		value := let.What()
		isOf := func(gone *ability.Node) bool {
			return isValueOf(value, gone) || isRememberedHere(value) && gone.Op == ability.This
		}
		asks := func(a *ability.Node) bool { return mentions([]*ability.Node{a}, let.Names[0]) }
		if !slices.ContainsFunc(movedAway(cost), isOf) ||
			cost.Op != ability.Cost && slices.ContainsFunc(cost.Args, asks) {
			continue
		}
		if cost.Op == ability.Cost {
			unnameValue(cost, value, let.Names[0])
		}
		for _, statement := range after {
			unnameValue(statement, value, let.Names[0])
		}
		list = slices.Delete(slices.Clone(list), i, i+1)
	}
	return list
}

// movedAway are the cards known before that a cost moves to where they have no longer the values
// that they had in play: what is paid, and what a player may do that more depends on.
func movedAway(n *ability.Node) (all []*ability.Node) {
	parts := n.Args
	switch {
	case n.Op == ability.Cost:
	case n.Op == ability.If && n.Condition().Op == ability.May:
		parts = n.Condition().Args
	case n.Op == ability.If && n.Condition().Kind == ability.Effect:
		parts = []*ability.Node{n.Condition()}
	case n.Kind == ability.Effect:
		parts = []*ability.Node{n}
	default:
		return nil
	}
	for _, part := range parts {
		if part == nil {
			continue
		}
		switch part.Op {
		case ability.Retire, ability.Banish, ability.Dismiss, ability.PutInHand, ability.PutOnTop, ability.PutOnBottom,
			ability.PutOnTopOrBottom, ability.PutInDiscards, ability.ShuffleIntoDeck, ability.Frighten,
			ability.TurnFaceDown:
			if of := part.Cards(); of.Op == ability.This || of.Op == ability.Host || of.Op == ability.Bound {
				all = append(all, of)
			}
		}
	}
	return all
}

// mayGo makes what a player may do to a card that is chosen, with a value of it named later, what is
// done to up to one: the value is that of the card before (507.1). It gives nil for other statements.
func mayGo(n *ability.Node, after []*ability.Node) *ability.Node {
	may := n
	if n.Op == ability.If {
		may = n.Condition()
	}
	if may.Op != ability.May || len(may.Args) != 2 || may.By().Op != ability.You {
		return nil
	}
	does := may.Args[1]
	if does.Op != ability.Retire && does.Op != ability.Frighten || does.Cards().Op != ability.Choose {
		return nil
	}
	chosen := does.Cards()
	names := append(slices.Clone(chosen.Names), does.Names...)
	if len(names) != 1 {
		return nil
	}
	name := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: names[0]}
	if len(valuesOf(name, after)) == 0 {
		return nil
	}
	if chosen.N().Op == ability.Literal {
		chosen.SetN(&ability.Node{Op: ability.UpTo, Kind: ability.Amount, Args: []*ability.Node{chosen.N()}})
	}
	if n.Op == ability.If {
		n.SetCondition(does)
		return n
	}
	return does
}

// mayGoAfter makes what is done to up to one card, with a value of it named later, what a player may
// do to one, as English says it.
func mayGoAfter(n *ability.Node, after []*ability.Node) {
	does := n
	if n.Op == ability.If {
		does, after = n.Condition(), n.Body
	}
	if does.Op != ability.Retire && does.Op != ability.Frighten || does.Cards().Op != ability.Choose {
		return
	}
	chosen := does.Cards()
	if chosen.N().Op != ability.UpTo || len(chosen.Names) != 1 || len(does.Names) > 0 {
		return
	}
	name := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: chosen.Names[0]}
	if len(valuesOf(name, after)) == 0 {
		return
	}
	chosen.SetN(chosen.N().N())
	may := func(does *ability.Node) *ability.Node {
		return &ability.Node{Op: ability.May, Kind: ability.Effect, Args: []*ability.Node{you, does}}
	}
	if n.Op == ability.If {
		n.SetCondition(may(does))
		return
	}
	*n = *may(n.Clone())
}

// chosenToGo takes the choice of what is to be moved away out, to be made before, if a value of it
// is named later; nil if there is none.
func chosenToGo(n *ability.Node, after []*ability.Node) *ability.Node {
	does := n
	if n.Op == ability.If {
		does = n.Condition()
	}
	if does.Op != ability.Retire && does.Op != ability.Frighten {
		return nil
	}
	chosen := does.Cards()
	if n == does && chosen.Op == ability.Choose && chosen.N().Op == ability.AnyNumber &&
		len(chosen.Names)+len(does.Names) == 1 {
		names := append(slices.Clone(chosen.Names), does.Names...)
		if isPowerOnly(names[0], after) { // of several, some may stay: the power is that of those that go
			chosen.Names, does.Names = nil, names
			return nil
		}
	}
	if chosen.Op == ability.Choose && len(chosen.Names) == 0 {
		chosen.Names, does.Names = does.Names, nil
	}
	if chosen.Op != ability.Choose || len(chosen.Names) == 0 {
		return nil
	}
	name := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: chosen.Names[0], Pos: chosen.Pos}
	if len(valuesOf(name, after)) == 0 {
		return nil
	}
	does.SetCards(name)
	return chosen
}

// isPowerOnly reports whether no other value of named cards is used than their power, which they are known
// to have had where they were.
func isPowerOnly(name string, in []*ability.Node) bool {
	card := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: name}
	return !slices.ContainsFunc(valuesOf(card, in), func(n *ability.Node) bool { return n.Op != ability.Power })
}

// valuesOf gives what in some statements is a value of a card in play, or is beneath it.
func valuesOf(card *ability.Node, in []*ability.Node) (all []*ability.Node) {
	for _, statement := range in {
		statement.Walk(func(n *ability.Node) bool {
			if isValueOf(n, card) && !slices.ContainsFunc(all, n.Equals) {
				all = append(all, n)
			}
			return true
		})
	}
	return all
}

// isValueOf reports whether something is a value of a card that modifiers and counters change while
// it is in play, or what is beneath it.
func isValueOf(n, card *ability.Node) bool {
	switch n.Op {
	case ability.Power, ability.Counters, ability.ColorCount, ability.TraitCount, ability.BonusOf, ability.PointsOf,
		ability.Beneath:
		return n.Subject() != nil && n.Subject().Equals(card)
	}
	return false
}

// nameValue puts a name in the place of a number. What is compared with the power of another card
// is compared with a number then: a card without power, which is face-down, would have had less
// (105.2).
func nameValue(n, value *ability.Node, name string) {
	bound := &ability.Node{Op: ability.Bound, Kind: value.Kind, Text: name, Pos: n.Pos}
	for i, a := range n.Args {
		switch {
		case a == nil:
		case a.Equals(value):
			n.Args[i] = bound
		default:
			nameValue(a, value, name)
			if isAtMost(a, name) {
				n.Args[i] = &ability.Node{Op: ability.Or, Kind: ability.Cards, Pos: a.Pos, Args: []*ability.Node{
					{Op: ability.IsFaceDown, Kind: ability.Cards, Pos: a.Pos}, a}}
			}
		}
	}
	for _, list := range [][]*ability.Node{n.Body, n.Else} {
		for _, inner := range list {
			nameValue(inner, value, name)
		}
	}
}

// unnameValue puts the number back.
func unnameValue(n, value *ability.Node, name string) {
	for i, a := range n.Args {
		switch {
		case a == nil:
		case a.Op == ability.Bound && a.Text == name:
			n.Args[i] = value.Clone()
		case a.Op == ability.Or && a.Left().Op == ability.IsFaceDown && isAtMost(a.Right(), name):
			n.Args[i] = a.Right()
			unnameValue(a.Right(), value, name)
		default:
			unnameValue(a, value, name)
		}
	}
	for _, list := range [][]*ability.Node{n.Body, n.Else} {
		for _, inner := range list {
			unnameValue(inner, value, name)
		}
	}
}

// isAtMost reports whether a description is of cards with less or as much power as a number that
// has a name.
func isAtMost(n *ability.Node, name string) bool {
	return (n.Op == ability.LessEqual || n.Op == ability.Less) && n.Kind == ability.Cards &&
		n.Left().Op == ability.Power && !slices.ContainsFunc(n.Left().Args, isSaid) && mentions(n.Args[1:], name)
}

func isSaid(n *ability.Node) bool { return n != nil }
