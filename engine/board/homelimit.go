package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

// The home limit (212).

// HomeLimit is the player's home limit (212.1), zero if it would be less (105.2); it is
// undefined without a Mane Character in play.
func (s *State) HomeLimit(p Player) (limit int, defined bool) {
	for _, c := range s.InPlay() {
		face := s.Face(c)
		if s.cards[c].Controller == p && s.Type(c) == card.ManeCharacter && face.HomeLimit != nil {
			return max(0, *face.HomeLimit+s.SumForPlayer(ability.AddHomeLimit, p)), true
		}
	}
	return 0, false
}

// CountsAtHome reports whether a Friend counts against the home limit (616.3): it does
// unless a modifier says otherwise; a disputed point about frightened ones.
func (s *State) CountsAtHome(c CardID) bool {
	if s.isSpared(c) {
		return false
	}
	return !s.IsFrightened(c) || s.program.Reading(FrightenedAtHome) == FrightenedCount
}

// isSpared reports whether a modifier keeps a card from counting against the home limit.
func (s *State) isSpared(c CardID) bool {
	if was := s.derived.then.of(c); was != nil {
		return was.spared
	}
	for a := range s.Active(ability.NotAtHomeLimit) {
		if s.Means(a.Node.Subject(), c, &a.Context) {
			return true
		}
	}
	return false
}
