package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// "Each other Friend", where it is said of many cards: for each of them the others are other cards.

// countOthers counts, in "your Friends have +1 power for each other Friend", the others of each of those
// Friends: all but one. Where they needn't be among what is counted, the words are refused, as none of them
// is this card, than which the others would be others.
func (r *resolver) countOthers(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op != ability.AddPower || !describesMany(n.Cards()) {
			return true
		}
		n.N().Walk(func(number *ability.Node) bool {
			if number.Op != ability.Count {
				return true
			}
			parts := flat(number.Cards())
			other := slices.IndexFunc(parts, isOtherThanRef)
			if other < 0 {
				return true
			}
			parts = slices.Delete(slices.Clone(parts), other, other+1)
			said := flat(n.Cards())
			for _, part := range parts {
				if part.Op != ability.AnyCard && !slices.ContainsFunc(said, part.Equals) {
					r.unclear(number)
					return false
				}
			}
			all := number.Clone()
			all.Args = []*ability.Node{joined(parts)}
			one := &ability.Node{Op: ability.Literal, Kind: ability.Number, Num: 1, Pos: number.Pos}
			*number = ability.Node{Op: ability.Minus, Kind: ability.Number, Args: []*ability.Node{all, one},
				Pos: number.Pos}
			return false
		})
		return true
	})
}

// describesMany reports whether cards are all that fit a description, none of them named or chosen.
func describesMany(cards *ability.Node) bool {
	return slices.ContainsFunc(flat(cards), func(n *ability.Node) bool {
		return n.Op == ability.Friend || n.Op == ability.Character || n.Op == ability.Troublemaker ||
			n.Op == ability.Resource || n.Op == ability.Trait || n.Op == ability.Named
	}) && !slices.ContainsFunc(flat(cards), func(n *ability.Node) bool {
		return n.Kind == ability.Cards && (n.Op == ability.This || n.Op == ability.Host || n.Op == ability.Bound)
	})
}

// isOtherThanRef reports whether a part of a description is the word "other".
func isOtherThanRef(n *ability.Node) bool {
	return n.Op == ability.Not && n.Args[0].Op == ability.Bound && n.Args[0].Text == "refOther"
}
