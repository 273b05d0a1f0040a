package board

import (
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 504, these rules stand elsewhere:
//   - 504.2: board/setup.go
//   - 504.2a: board/readyandexhausted.go
//   - 504.3: board/facedown.go

// Frightened cards (504).

// IsFrightened reports whether the card is frightened (504).
func (s *State) IsFrightened(c CardID) bool { return s.cards[c].Frightened }

func cantFrighten(s *State, o *Occurrence) rule.Number {
	switch c := o.Card.Card; {
	case s.cards[c].Zone != Play:
		return rule.R504_1
	case s.cards[c].Frightened:
		return rule.R504_2b
	case s.Type(c) == card.ManeCharacter && s.program.Reading(FrightenedManeCharacters) == CantBeFrightened:
		return rule.R504_1
	}
	return 0
}

func frighten(s *State, o *Occurrence) {
	s.turnFaceDown(o.Card.Card)
	s.cards[o.Card.Card].Frightened = true
}

func cantUnfrighten(s *State, o *Occurrence) rule.Number {
	if !s.cards[o.Card.Card].Frightened {
		return rule.R609_2e
	}
	return 0
}
