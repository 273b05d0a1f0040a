package board

import "canterlaw/engine/rule"

// Leaving the game (103.5a).

// InGame reports whether the player has not left the game (103.5).
func (s *State) InGame(p Player) bool { return !s.players[p].Gone }

// removePlayer removes a player who has lost the game (103.5).
func (s *State) removePlayer(trail Trail, p Player) {
	o := Occurrence{Kind: PlayerRemoved, Rule: rule.R103_5a, Player: p}
	s.commit(&o)
	record(trail, Entry{Kind: Happened, Depth: s.Depth(), Rule: o.Rule, Occurrence: o})
}

// remove removes a player, and from the game all cards that they own; the areas
// that they own cease to exist, and so does what gave them control of other
// players' cards (103.5a, 513.2). Effects of theirs that wait have nobody to
// process them any more.
func (s *State) remove(p Player) {
	s.players[p].Gone = true
	if !s.program.Holds(rule.R103_5a) {
		return
	}
	for c := 1; c < len(s.cards); c++ {
		state := &s.cards[c]
		if state.Controller == p {
			s.ceaseDilemma(CardID(c))
			state.Controller = state.Owner
		}
		if state.Owner == p && state.Zone != OutOfGame {
			s.changeZone(CardID(c), OutOfGame, onBottom)
			if state.Token {
				s.tokens--
			}
		}
	}
	waiting := s.waiting[:0]
	for _, e := range s.waiting {
		if e.Controller != p {
			waiting = append(waiting, e)
		}
	}
	s.waiting = waiting
}
