package board

import "canterlaw/engine/rule"

// Counters (519).

func cantHaveCounters(s *State, o *Occurrence) rule.Number {
	if s.cards[o.Card.Card].Zone != Play {
		return rule.R707_3
	}
	return 0
}

func putPowerCounters(s *State, o *Occurrence) {
	s.cards[o.Card.Card].Power += o.N
	s.cards[o.Card.Card].CounterStamp = s.nextStamp()
}

func putNamedCounters(s *State, o *Occurrence) { s.putCounters(o.Card.Card, o.Word, o.N) }

func cantBeCutieMarked(s *State, o *Occurrence) rule.Number {
	switch c := o.Card.Card; {
	case s.cards[c].Zone != Play:
		return rule.R707_3
	case s.cards[c].CutieMarked:
		return rule.R104_2
	}
	return 0
}

func cutieMark(s *State, o *Occurrence) { s.cards[o.Card.Card].CutieMarked = true }
