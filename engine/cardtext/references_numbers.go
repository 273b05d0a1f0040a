package cardtext

import "canterlaw/engine/ability"

// Numbers that references stand for: how many action tokens were lost or paid, how many counters were removed.

// numbersOf are the effects and events whose numbers alone some references are: "each action token you lost" isn't each
// Friend that was frightened.
var numbersOf = map[string]ability.OpSet{
	"refLost":    ability.Ops(ability.Lose, ability.TokensLost, ability.ChooseNumber),
	"refPaid":    ability.Ops(ability.Pay, ability.TokensPaid, ability.ChooseNumber),
	"refRemoved": ability.Ops(ability.RemoveCounters, ability.CountersRemoved, ability.ChooseNumber),
}

// isNumberOf reports whether what was mentioned has a number that a reference can be.
func isNumberOf(ref *ability.Node, m mention) (is bool) {
	ops, some := numbersOf[ref.Text]
	if !some {
		return true
	}
	m.node.Walk(func(n *ability.Node) bool {
		is = is || ops.Has(n.Op)
		return !is
	})
	return is
}
