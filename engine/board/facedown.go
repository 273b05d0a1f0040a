package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 505, these rules stand elsewhere:
//   - 505.1: board/types.go
//   - 505.1b: powertotals.go, board/color.go, board/power.go, board/evaluate.go
//   - 505.1c: board/sees.go
//   - 505.1d: board/sees.go, effects_cards.go, legality.go

// Face-down cards (505).

// IsFaceDown reports whether the card is face-down (505).
func (s *State) IsFaceDown(c CardID) bool { return s.cards[c].FaceDown }

// hidesText reports whether the card is face-down and so has no traits, and no abilities but
// those that could only function then (505.1a): see canHave, and As for cards that enter play.
func (s *State) hidesText(c CardID) bool { return s.cards[c].FaceDown && s.program.Holds(rule.R505_1a) }

func cantTurnFaceUp(s *State, o *Occurrence) rule.Number {
	if !s.cards[o.Card.Card].FaceDown {
		return rule.R104_2
	}
	return 0
}

// turnFaceUp turns a card face-up, also one that is uncovered (607.3) or that is not
// frightened any more (504.3). What was linked to it before it was turned face-down was linked
// to a different card (505.3).
func turnFaceUp(s *State, o *Occurrence) {
	state := &s.cards[o.Card.Card]
	if state.Frightened && s.program.Reading(SideAfterFright) == StartSide {
		state.Boosted = false
	}
	state.FaceDown, state.Frightened = false, false
	state.Stamp = s.nextStamp()
	s.forgetEarlierLinks(o.Card.Card)
}

func cantTurnFaceDown(s *State, o *Occurrence) rule.Number {
	if c := o.Card.Card; s.cards[c].FaceDown || s.cards[c].Zone != Play {
		return rule.R104_2
	}
	return 0
}

func turnCardFaceDown(s *State, o *Occurrence) { s.turnFaceDown(o.Card.Card) }

// turnFaceDown turns a card face-down, whereby it becomes a different card
// (505.3). What is attached to it stays attached, until pre-priority processing
// dismisses it (511.3).
func (s *State) turnFaceDown(c CardID) {
	if s.program.Reading(FaceDownDilemma) == AreaCeases {
		s.ceaseDilemma(c)
	}
	was := s.Ref(c)
	s.cards[c].FaceDown = true
	if s.program.Holds(rule.R505_3) {
		s.becomeDifferent(c)
	}
	for _, other := range s.InPlay() {
		if s.cards[other].Host == was {
			s.cards[other].Host = s.Ref(c)
		}
	}
}

// isNameless reports whether the card is a Troublemaker that is face-down or
// being played face-down (505.1d.i).
func (s *State) isNameless(c CardID, x *Context) bool {
	return (s.cards[c].FaceDown || x.Unnamed == c) && s.Type(c) == card.Troublemaker && s.program.Holds(rule.R505_1d_i)
}

// isOutOfReach reports whether a description can't mean a card, since that is a face-down
// Troublemaker and it doesn't say "face-down" (505.2).
func (s *State) isOutOfReach(n *ability.Node, c CardID) bool {
	return s.cards[c].FaceDown && s.cards[c].Zone == Play && s.Type(c) == card.Troublemaker &&
		!n.Within.Has(ability.IsFaceDown) && s.program.Holds(rule.R505_2)
}
