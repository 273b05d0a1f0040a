package board

import "canterlaw/engine/ability"

// Occasion is what decides besides the table which actions are legal: who decides what,
// which words of timing phrases are open, and which times it is where abilities ask
// about them.
type Occasion struct {
	Player Player
	Kind   DecisionKind
	Open   TimeWords
	asked  times // about which conditions ask
	react  times // at which Reactions look
}

// times are those in which the game is, as far as abilities ask about them, and where what
// they look back over starts, as far as times that come move it.
type times struct {
	now   TimeWords
	since int
}

// Occasion gives the present occasion of a player, at which such words are open.
func (s *State) Occasion(open TimeWords) Occasion {
	p := s.program
	at := Occasion{Player: s.decision.Player, Kind: s.decision.Kind, Open: open}
	at.asked.now, at.react.now = s.timesAmong(p.timesAsked), s.timesAmong(p.reactTimes)
	switch {
	case p.looksAtTimes:
		at.asked.since = len(s.history)
	case p.looksOverPhases:
		at.asked.since = s.since(ability.Phase)
	}
	if p.reactsToTimes {
		at.react.since = len(s.history)
	}
	return at
}

// timesAmong gives the times in which the game is among some.
func (s *State) timesAmong(asked []ability.Op) (now TimeWords) {
	for _, time := range asked {
		if s.program.situation.During(s, time) {
			now |= WordsOf(time)
		}
	}
	return now
}

// MayAllow gives the words by which an action may be legal at an occasion: all that are open
// but those by which none was when that was remembered, if nothing has happened since but
// that a time has come.
func (s *State) MayAllow(at Occasion) TimeWords {
	known := s.derived.idle[at.place()]
	if known.Player != at.Player || known.Kind != at.Kind || known.asked != at.asked {
		return at.Open
	}
	if known.react != at.react {
		known.Open &^= reactionWord
	}
	return at.Open &^ known.Open
}

var reactionWord = WordsOf(ability.Reaction)

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
