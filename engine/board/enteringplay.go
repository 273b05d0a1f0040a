package board

import "canterlaw/engine/rule"

// Entering play (706).

func enterPlay(s *State, o *Occurrence) {
	c := o.Card.Card
	was := s.Ref(c)
	var known PlayerSet
	if o.FaceDown && !o.Frightened {
		known = s.stillKnow(c)
		s.leaveHandUnseen(c)
	}
	s.forgetEarlierLinks(c)
	s.changeZone(c, Play, onBottom)
	s.cards[c].Seen = known
	s.followIntoPlay(was, s.Ref(c))
	if o.FromZone == Queue {
		s.followPlayed(was)
	}
	state := &s.cards[c]
	state.FaceDown, state.Frightened = o.FaceDown, o.Frightened
	if s.IsDilemma(c) {
		o.Area = DilemmaArea(s.Players(), c)
	}
	if host := o.Host.Card; host != 0 && s.Zone(host) == Play && s.program.Holds(rule.R509_3) {
		o.Area = s.cards[host].Area // it may have moved as the attachment was played
	}
	state.Controller, state.Base, state.Area = o.Player, o.Player, o.Area
	if o.Exhausts {
		state.Exhaustion = 1
	}
	state.Stamp = s.nextStamp()
	s.enterWithCounters(o)
	s.attach(c, o.Host)
}

// enterWithCounters puts the counters on a card with which it enters play (706.1b).
func (s *State) enterWithCounters(o *Occurrence) {
	if o.N > 0 && o.Kind == CardEntersPlay { // of a token N is the print
		s.putCounters(o.Card.Card, o.Word, o.N)
	}
	if o.Value.N != 0 {
		s.cards[o.Card.Card].Power, s.cards[o.Card.Card].CounterStamp = o.Value.N, s.nextStamp()
	}
}

func entersPlay(k OccurrenceKind) bool { return k == CardEntersPlay || k == TokenMade }

// enteringTriggers reports whether what asks for something to enter play triggers (706.1d).
func (s *State) enteringTriggers() bool { return s.program.Holds(rule.R706_1d) }

// startingProblemTriggers reports whether abilities trigger as the starting Problems enter
// play before the game starts (706.1d), which is a disputed point.
func (s *State) startingProblemTriggers(trail Trail) bool {
	s.noteReading(trail, StartingProblemEntersPlay, rule.R706_1d)
	return s.program.Reading(StartingProblemEntersPlay) != TriggersNothing
}
