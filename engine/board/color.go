package board

import (
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 203, these rules stand elsewhere:
//   - 203.1: card/color.go
//   - 203.1a: card/color.go
//
// Of 203, these say what something is, and nothing is done by them: 203.2, 203.3.

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
