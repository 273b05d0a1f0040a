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
