package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// Words that say nothing together: cards that are described as what none is, and what something is done with itself.

// opposites are words of which no card fits both.
var opposites = [][2]ability.Op{
	{ability.Yours, ability.Opposing}, {ability.IsReady, ability.IsExhausted}, {ability.IsFaceUp, ability.IsFaceDown},
}

// saysNothing reports whether an ability describes cards as what no card is, such as "your opposing Friends", or
// makes those involved in the faceoff that are.
func saysNothing(a *ability.Ability) (does bool) {
	choices := map[string]*ability.Node{}
	a.Walk(func(n *ability.Node) bool {
		for _, name := range n.Names {
			choices[name] = n
		}
		if n.Op == ability.And && n.Kind == ability.Cards {
			parts := flat(n)
			does = does || slices.ContainsFunc(opposites, func(pair [2]ability.Op) bool {
				return hasPart(parts, pair[0]) && hasPart(parts, pair[1])
			})
		}
		if n.Op == ability.Involve {
			cards := n.Cards()
			if choice := choices[cards.Text]; cards.Op == ability.Bound && choice != nil && isChoice(choice) {
				cards = choice.Cards()
			}
			does = does || hasPart(flat(cards), ability.IsInvolved)
		}
		return !does
	})
	return does
}

// hasPart reports whether one of the parts of a description is such a word.
func hasPart(parts []*ability.Node, op ability.Op) bool {
	return slices.ContainsFunc(parts, func(n *ability.Node) bool { return n.Op == op })
}

// withAnother are effects that are done with two sides, each of them other cards.
var withAnother = ability.Ops(ability.Challenge, ability.StartFaceoff, ability.ExchangeControl)

// isOtherSide reports whether what was mentioned is the other side of an effect of which a reference is one side: a
// Troublemaker isn't challenged with itself. The effect is the reference's parent, or that node's parent.
func isOtherSide(m mention, ref, parent, outer *ability.Node) bool {
	for _, effect := range []*ability.Node{parent, outer} {
		if effect != nil && withAnother.Has(effect.Op) && contains(effect, m.node) && !contains(m.node, ref) {
			return true
		}
	}
	return false
}
