package board

import "canterlaw/engine/ability"

// Occasion is what decides besides the table which actions are legal: who decides what,
// which words of timing phrases are open, and which times it is where abilities ask
// about them.
type Occasion struct {
	Player Player
	Kind   DecisionKind
	Open   TimeWords
	Times  TimeWords // those in which the game is, as far as abilities ask about them
	Since  int       // where what they look back over starts, as far as times that come move it
}

// Occasion gives the present occasion of a player, at which such words are open.
func (s *State) Occasion(open TimeWords) Occasion {
	at := Occasion{Player: s.decision.Player, Kind: s.decision.Kind, Open: open}
	for _, time := range s.program.timesAsked {
		if s.program.situation.During(s, time) {
			at.Times |= WordsOf(time)
		}
	}
	switch {
	case s.program.looksAtTimes:
		at.Since = len(s.history)
	case s.program.looksOverPhases:
		at.Since = s.since(ability.Phase)
	}
	return at
}

// IsIdle reports whether it is known that no action is legal at an occasion: none was when
// it was remembered, and nothing has happened since but that a time has come.
func (s *State) IsIdle(at Occasion) bool {
	known := s.derived.idle[at.place()]
	return known.Player == at.Player && known.Kind == at.Kind && known.Times == at.Times &&
		known.Since == at.Since && at.Open&^known.Open == 0
}

// place is where an occasion is remembered: the latest of a player to act with priority,
// and of one to open a window.
func (at Occasion) place() int {
	if at.Kind == Opening {
		return 2 + int(at.Player&1)
	}
	return int(at.Player & 1)
}

// RememberIdle remembers that no action is legal at an occasion, unless that may be so only
// because an action has been rewound (705.2) or a loop has ended (802.2).
func (s *State) RememberIdle(at Occasion) {
	if len(s.rewound) > 0 {
		return
	}
	for i := range s.sightings {
		if s.sightings[i].Barred {
			return
		}
	}
	s.derived.idle[at.place()] = at
}

// forgetIdle forgets on which occasions no action is legal.
func (s *State) forgetIdle() { s.derived.idle = [4]Occasion{} }
