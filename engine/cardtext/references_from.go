package cardtext

import "canterlaw/engine/ability"

// "From": where cards come from with which something is done or has happened.

// hasHappened reports whether an event is one that the ability waits for.
func (r *resolver) hasHappened(event *ability.Node) (has bool) {
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.When || n.Op == ability.After {
			n.Walk(func(n *ability.Node) bool { has = has || n == event; return !has })
		}
		return !has
	})
	return has
}

// isPlayedFromTheQueue reports whether it is asked where a card came from once it has been
// played: by then that is the queue, from wherever it came there (705.2f).
func (r *resolver) isPlayedFromTheQueue(event *ability.Node) (is bool) {
	r.a.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.When, ability.After, ability.Next, ability.Instead, ability.Happened, ability.HowOften:
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
		isWrong := false
		switch n.Op {
		case ability.At:
			isWrong = within != nil &&
				(!comesFrom.Has(within.Op) || elsewhereAfter.Has(within.Op) && r.hasHappened(within))
		case ability.In:
			isWrong = within != nil && (within.Op == ability.Count || within.Kind == ability.Modifier ||
				within.Op == ability.Played && r.isPlayedFromTheQueue(within))
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
