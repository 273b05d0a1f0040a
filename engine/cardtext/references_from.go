package cardtext

import "canterlaw/engine/ability"

// "From": where cards come from with which something is done or has happened.

// waits are what waits for an event, hasEvents also what replaces one, and looksBackOrWaits what asks whether it has
// happened.
var (
	waits            = ability.Ops(ability.When, ability.After)
	hasEvents        = ability.Ops(ability.When, ability.After, ability.Instead, ability.MayInstead, ability.As)
	looksBackOrWaits = ability.Ops(ability.When, ability.After, ability.Next, ability.Instead, ability.Happened,
		ability.HowOften)
)

// isOfAny reports whether an event stands in something that is one of the operations.
func (r *resolver) isOfAny(ops *ability.OpSet, event *ability.Node) (is bool) {
	r.a.Walk(func(n *ability.Node) bool {
		if ops.Has(n.Op) {
			n.Walk(func(n *ability.Node) bool { is = is || n == event; return !is })
		}
		return !is
	})
	return is
}

// mustComeFrom refuses "from" of cards with which nothing is done that takes them away. Within says
// what is done or said of the cards around the node.
func (r *resolver) mustComeFrom(n, within *ability.Node) {
	if n == nil || r.problem != nil {
		return
	}
	at := n.Pos.Column - 1
	if at >= 0 && at < len(r.parser.tokens) && r.parser.tokens[at].word == "from" {
		isWrong, why := false, "this is understood only of what is moved"
		switch n.Op {
		case ability.At:
			isWrong = within != nil &&
				(!comesFrom.Has(within.Op) || elsewhereAfter.Has(within.Op) && r.isOfAny(&waits, within))
		case ability.In:
			isWrong = within != nil && (within.Op == ability.Count || within.Kind == ability.Modifier)
			if within != nil && within.Op == ability.Played && r.isOfAny(&looksBackOrWaits, within) {
				// A card comes from the queue then, from wherever it came there (705.2b, 705.2f).
				isWrong, why = true, "where a card was played from isn't known any more once it has been played"
			}
		}
		if isWrong {
			t := r.parser.tokens[at]
			r.problem = &Problem{t.from, len(r.parser.text), why}
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
