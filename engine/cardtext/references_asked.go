package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// What "it" doesn't mean where a sentence asks whether something is so.

// isWhatItIsAnyway reports whether a reference to this card would ask only what is printed on it: its type, its traits
// or its cost. "If it's a Friend" speaks of another card, such as the one discarded before.
func (r *resolver) isWhatItIsAnyway(m mention, ref, parent *ability.Node) bool {
	if ref.Text != "refCard" || m.node.Op != ability.This || parent == nil || parent.Op != ability.Is ||
		parent.Args[0] != ref || parent.Args[1] == nil || r.parser.tokens[ref.Pos.Column-1].word != "it" {
		return false
	}
	return !slices.ContainsFunc(flat(parent.Args[1]), func(part *ability.Node) bool { return !isPrinted(part) })
}

// isOnlyAsked reports whether a card was mentioned only in the condition under which something is done "instead" of
// what the sentence before says, which spoke of a card itself: "it" is that card.
func (r *resolver) isOnlyAsked(m mention, ref *ability.Node) (is bool) {
	if ref.Text != "refCard" || m.node.Op != ability.This || r.parser.tokens[ref.Pos.Column-1].word != "it" ||
		!r.endsWithInstead(ref) {
		return false
	}
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.If && n.Condition().Pos.Column <= m.at && m.at < ref.Pos.Column &&
			standsIn(n.Body, ref) {
			is = slices.ContainsFunc(r.mentions, func(before mention) bool {
				return before.at < n.Condition().Pos.Column && before.kind == ability.Cards &&
					before.node.Op != ability.This && before.node.Op != ability.Host
			})
		}
		return true
	})
	return is
}

// endsWithInstead reports whether the sentence of a reference ends with "instead".
func (r *resolver) endsWithInstead(ref *ability.Node) bool {
	for at := ref.Pos.Column; at < len(r.parser.tokens); at++ {
		if r.parser.tokens[at].word == "." {
			return r.parser.tokens[at-1].word == "instead"
		}
	}
	return r.parser.tokens[len(r.parser.tokens)-1].word == "instead"
}

// isPrinted reports whether a part of a description is of what is printed on cards: a type, a trait or a cost.
func isPrinted(part *ability.Node) (is bool) {
	part.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.Friend, ability.Character, ability.ManeCharacter, ability.Resource, ability.EventCard,
			ability.Troublemaker, ability.Problem, ability.Trait, ability.CostOf:
			is = is || n == part || n.Op == ability.CostOf
		}
		return !is
	})
	return is
}

// standsIn reports whether a node stands somewhere in a list of statements, or in what they hold.
func standsIn(list []*ability.Node, n *ability.Node) (is bool) {
	for _, statement := range list {
		statement.Walk(func(inner *ability.Node) bool {
			is = is || inner == n
			return !is
		})
	}
	return is
}
