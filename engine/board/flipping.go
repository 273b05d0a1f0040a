package board

import "canterlaw/engine/rule"

// Flipping cards (515).

func cantFlip(s *State, o *Occurrence) rule.Number {
	if s.cards[o.Card.Card].Zone != DrawDeck {
		return rule.R515_1
	}
	return 0
}

func flip(s *State, o *Occurrence) { s.changeZone(o.Card.Card, Flip, onBottom) }

func cantIgnore(s *State, o *Occurrence) rule.Number {
	if c := o.Card.Card; s.cards[c].Ignored || s.cards[c].Zone != Flip {
		return rule.R515_4a
	}
	return 0
}

func ignore(s *State, o *Occurrence) {
	s.cards[o.Card.Card].Ignored = true
	if s.program.Reading(RandomIgnoredChaos) == NeverFlipped {
		s.TakeBackTriggers(CardFlipped, o.Card.Card)
	}
}
