package board

import (
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 301, these rules stand elsewhere:
//   - 301.1: start.go
//   - 301.3: board/names.go
//   - 301.4: board/types.go, card/type.go

// Mane Characters (301).

// Face is the printed face that the card shows: a Mane Character's face-up
// side (301.3), any other card's only one; nil for an unknown card.
func (s *State) Face(c CardID) *card.Face {
	sides := &s.program.sides[s.cards[c].Print]
	if s.cards[c].Boosted && s.program.Holds(rule.R301_3) {
		return sides[1]
	}
	return sides[0]
}

// IsBoosted reports whether a Mane Character shows its Boosted side (301.2).
func (s *State) IsBoosted(c CardID) bool { return s.cards[c].Boosted }

func cantTurnOver(s *State, o *Occurrence) rule.Number {
	c := o.Card.Card
	if s.cards[c].Zone != Play || s.Type(c) != card.ManeCharacter || len(s.program.prints[s.cards[c].Print].Faces) < 2 {
		return rule.R301_2
	}
	return 0
}

func turnOver(s *State, o *Occurrence) {
	c := o.Card.Card
	s.cards[c].Boosted = !s.cards[c].Boosted
	s.cards[c].Stamp = s.nextStamp()
}

// cantLeavePlay finds the rule that keeps the card of an occurrence in play (301.5).
func cantLeavePlay(s *State, o *Occurrence) rule.Number {
	if c := o.Card.Card; s.cards[c].Zone == Play && s.Type(c) == card.ManeCharacter {
		return rule.R301_5
	}
	return 0
}
