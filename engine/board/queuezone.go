package board

// Of 408, these rules stand elsewhere:
//   - 408.1: ability/words.go

// The queue zone (408).

func queueCard(s *State, o *Occurrence) { // 408
	c := o.Card.Card
	var known PlayerSet
	switch {
	case !o.FaceDown:
	case s.program.Reading(PlayedTroublemaker) == IsRevealed:
		known = s.everyone()
	default:
		known = s.stillKnow(c)
		s.leaveHandUnseen(c)
	}
	s.changeZone(c, Queue, onBottom)
	s.cards[c].FaceDown, s.cards[c].Seen = o.FaceDown, known
}
