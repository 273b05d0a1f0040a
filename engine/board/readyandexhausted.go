package board

import (
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 503, these rules stand elsewhere:
//   - 503.1: actions.go
//   - 503.2: ability/effects.go, ability/events.go
//   - 503.5: powertotals.go, involvement.go

// Ready and exhausted cards (503).

// IsExhausted reports whether the card has an exhaustion counter (503.1); a
// frightened card is neither ready nor exhausted (504.2).
func (s *State) IsExhausted(c CardID) bool { return s.cards[c].Exhaustion > 0 }

func cantReady(s *State, o *Occurrence) rule.Number {
	if why := s.cantBeExhausted(o.Card.Card); why != 0 {
		return why
	}
	if s.cards[o.Card.Card].Exhaustion == 0 {
		return rule.R503_3
	}
	return 0
}

func cantExhaust(s *State, o *Occurrence) rule.Number {
	if why := s.cantBeExhausted(o.Card.Card); why != 0 {
		return why
	}
	if s.cards[o.Card.Card].Exhaustion > 0 {
		return rule.R503_2a
	}
	return 0
}

// cantBeExhausted finds the rule by which a card is neither ready nor exhausted, 0 if it
// is one of them.
func (s *State) cantBeExhausted(c CardID) rule.Number {
	switch {
	case s.cards[c].Zone != Play:
		return rule.R503_4
	case s.Type(c) == card.ProblemType:
		return rule.R503_4a
	case s.cards[c].Frightened:
		return rule.R504_2a
	}
	return 0
}

func ready(s *State, o *Occurrence) { s.cards[o.Card.Card].Exhaustion-- }

func exhaust(s *State, o *Occurrence) { s.cards[o.Card.Card].Exhaustion++ }
