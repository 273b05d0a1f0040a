package board

import "canterlaw/engine/rule"

// Of 507, these rules stand elsewhere:
//   - 507.4: ability/quantities.go
//
// Of 507, these say what something is, and nothing is done by them: 507.2.

// Of 202, these say what something is, and nothing is done by them: 202.1.

// The power of a card (202, 507).

// Power is the card's power (507.1). It is undefined for face-down cards
// (505.1b), for Problems (202.2), Dilemmas in play among them, and for unknown
// cards. It can be negative.
func (s *State) Power(c CardID) (power int, defined bool) {
	face := s.Face(c)
	if face == nil || face.Power == nil || s.cards[c].FaceDown && s.program.Holds(rule.R505_1b) || s.IsDilemma(c) {
		return 0, false
	}
	if s.isModified() {
		return s.values(c).total(), true
	}
	power = *face.Power
	if s.program.Holds(rule.R519_4) {
		power += int(s.cards[c].Power)
	}
	return power, true
}
