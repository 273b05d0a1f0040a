package board

import (
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 506, these say what something is, and nothing is done by them: 506.1a, 506.1b, 506.3.

// Moving, and being sent (506).

func cantMove(s *State, o *Occurrence) rule.Number {
	return s.CantGo(o.Card.Card, o.Area, o.Kind == CardSent)
}

func move(s *State, o *Occurrence) { s.relocate(o.Card.Card, o.Area) }

// CantGo finds the rule that keeps a card in play from being moved or sent to
// an area (506.2), 0 if none does. Troublemakers can be sent to a home, as being
// sent is not being moved (506.2a, 506.5).
func (s *State) CantGo(c CardID, to AreaID, sent bool) rule.Number {
	switch {
	case s.cards[c].Zone != Play:
		return rule.R506_1
	case !s.AreaExists(to):
		return rule.R501_1
	case s.cards[c].Area == to:
		return rule.R506_2
	case s.IsLive(s.cards[c].Host):
		return rule.R509_3
	}
	if s.AreaKind(to) == Home {
		if s.Type(c) == card.Troublemaker && !sent {
			return rule.R506_2a
		}
		if s.AreaOwner(to) != s.cards[c].Controller {
			return rule.R506_2
		}
	}
	return 0
}

// relocate puts a card in play, and what is attached to it (509.3), at another
// area.
func (s *State) relocate(c CardID, to AreaID) {
	s.cards[c].Area = to
	for _, other := range s.InPlay() {
		if s.cards[other].Host == s.Ref(c) && s.program.Holds(rule.R509_3) {
			s.relocate(other, to)
		}
	}
}

// movingTriggers reports whether what asks for cards to move triggers by a move (506.1c),
// also by one that no Main Phase action is (506.4).
func (s *State) movingTriggers(o *Occurrence) bool {
	return s.program.Holds(rule.R506_1c) && (o.Rule == rule.R609_2b || s.program.Holds(rule.R506_4))
}
