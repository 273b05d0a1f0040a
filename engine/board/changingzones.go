package board

import "canterlaw/engine/rule"

// Of 410, these rules stand elsewhere:
//   - 410.4: drawing.go, board/hand.go, board/trail.go
//   - 410.4a: board/triggeredabilities.go, start.go
//   - 410.4b: drawing.go
//   - 410.5: board/banishedzone.go, effects_choose.go
//   - 410.6a: board/bindings.go, board/triggeredeffects.go, actions.go, board/as.go

// Changing zones (410).

func cantDismiss(s *State, o *Occurrence) rule.Number {
	if s.cards[o.Card.Card].Zone != Play {
		return rule.R410_1
	}
	return cantLeavePlay(s, o)
}

func cantRetire(s *State, o *Occurrence) rule.Number {
	if c := o.Card.Card; s.cards[c].Zone != Play || s.cards[c].Controller != o.Player {
		return rule.R410_2
	}
	return cantLeavePlay(s, o)
}

// discardCard puts a card into its owner's discard pile: as it is discarded (410.3),
// dismissed (410.1), retired (410.2), cancelled (410.7) or put there.
func discardCard(s *State, o *Occurrence) { s.changeZone(o.Card.Card, DiscardPile, onTop) }

func setCardAside(s *State, o *Occurrence) { s.setAside(o.Card.Card) }

// changeZone puts a card into another zone, where it is a different card
// (410.6) with nothing left of what it was in play. Who saw it go to a hand knows it
// there.
func (s *State) changeZone(c CardID, z Zone, at position) {
	var known PlayerSet
	if z == Hand {
		known = s.stillKnow(c)
	}
	s.ceaseDilemma(c)
	s.put(c, z, at)
	state := &s.cards[c]
	state.Controller, state.Area, state.Host = state.Owner, NoArea, Ref{}
	state.FaceDown, state.Frightened, state.Boosted, state.Attachment = false, false, false, false
	state.Confronted, state.CutieMarked, state.Ignored, state.Beneath = false, false, false, Ref{}
	state.Base, state.Stamp, state.BaseStamp = state.Owner, 0, 0
	s.becomeDifferent(c)
	s.cards[c].Seen = known
}

// setAside puts a card face-down out of all zones: who knew it still does, and
// nobody else.
func (s *State) setAside(c CardID) {
	known := s.stillKnow(c)
	if owner := s.cards[c].Owner; s.mayLookAt(owner, c) {
		known |= SetOf(owner)
	}
	s.leaveHandUnseen(c)
	s.changeZone(c, OutOfGame, onTop)
	s.cards[c].Seen = known
}

// becomeDifferent gives a card its next incarnation (410.6).
func (s *State) becomeDifferent(c CardID) {
	s.cards[c].Seen = 0
	if s.program.Holds(rule.R410_6) {
		s.cards[c].Incarnation++
	}
	s.loseCounters(c)
}
