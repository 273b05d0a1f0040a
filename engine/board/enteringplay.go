package board

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
	state.Controller, state.Base, state.Area = o.Player, o.Player, o.Area
	if o.Exhausts {
		state.Exhaustion = 1
	}
	state.Stamp = s.nextStamp()
	s.attach(c, o.Host)
}
