package board

// Entering play (706).

func enterPlay(s *State, o *Occurrence) {
	c := o.Card.Card
	was, revealed := s.Ref(c), o.FaceDown && o.FromZone == Queue && s.program.Reading(PlayedTroublemaker) == IsRevealed
	s.forgetEarlierLinks(c)
	s.changeZone(c, Play, onBottom)
	if revealed {
		s.cards[c].Seen = s.everyone()
	}
	s.followIntoPlay(was, s.Ref(c))
	if o.FromZone == Queue {
		s.followPlayed(was)
	}
	state := &s.cards[c]
	state.FaceDown, state.Frightened = o.FaceDown, o.Frightened
	if s.IsDilemma(c) {
		o.Area = DilemmaArea(s.Players(), c)
	}
	state.Controller, state.Base, state.Area = o.Player, o.Player, o.Area
	if o.Exhausts {
		state.Exhaustion = 1
	}
	state.Stamp = s.nextStamp()
	s.attach(c, o.Host)
}
