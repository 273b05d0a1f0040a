package board

import "canterlaw/engine/card"

// Public and hidden.

// Sees reports whether a player may know what is printed on a card. What nobody
// knows yet, because Chance has not decided it, nobody sees.
func (s *State) Sees(p Player, c CardID) bool {
	state := &s.cards[c]
	if state.Print == Unknown {
		return false
	}
	switch state.Zone {
	case DrawDeck, ProblemDeck:
		return false // not public to any player (402.2, 403.2)
	case Hand:
		return state.Owner == p // each player may look at their own (404.1)
	case Play, Queue:
		// Public (405.1), also what is face-down (505.1c), but not face-down
		// Troublemakers (505.1d). Who controls one knows it: the rules have
		// that player choose among them (607.2).
		hidden := state.FaceDown && s.Type(c) == card.Troublemaker
		return !hidden || state.Controller == p
	default:
		return true // discard piles (406.1), banished cards (407.1), flipped cards (409.1)
	}
}
