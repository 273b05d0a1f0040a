package board

import (
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// The colors of a card (203).

// Colors is the card's colors; face-down cards have none (505.1b).
func (s *State) Colors(c CardID) card.Colors {
	face := s.Face(c)
	if face == nil || s.cards[c].FaceDown && s.program.Holds(rule.R505_1b) {
		return 0
	}
	if s.isModified() {
		return s.values(c).colors
	}
	return face.Colors
}
