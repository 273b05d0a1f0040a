package board

import "canterlaw/engine/rule"

// The cost that is printed on a card (204).

// Cost is the card's printed cost in action tokens: zero for tokens (521.1) and
// where none is printed (204.1a).
func (s *State) Cost(c CardID) int {
	state := &s.cards[c]
	switch costs := &s.program.costs[state.Print]; {
	case state.Token:
		return 0
	case state.Boosted && s.program.Holds(rule.R301_3):
		return costs[1]
	default:
		return costs[0]
	}
}
