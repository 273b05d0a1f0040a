package board

import (
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Changing zones (410).

func cantDraw(s *State, o *Occurrence) rule.Number {
	if s.cards[o.Card.Card].Zone != DrawDeck {
		return rule.R410_4
	}
	return 0
}

func drawCard(s *State, o *Occurrence) { s.changeZone(o.Card.Card, Hand, onBottom) }

func cantDiscard(s *State, o *Occurrence) rule.Number {
	if s.cards[o.Card.Card].Zone != Hand {
		return rule.R410_3
	}
	return 0
}

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

func banishCard(s *State, o *Occurrence) { s.banish(o.Card.Card) }

func putIntoHand(s *State, o *Occurrence) { s.changeZone(o.Card.Card, Hand, onBottom) }

func putOnBottom(s *State, o *Occurrence) { s.putOntoDeck(o, onBottom) }

func putOnTop(s *State, o *Occurrence) { s.putOntoDeck(o, onTop) }

func setCardAside(s *State, o *Occurrence) { s.setAside(o.Card.Card) }

func putBeneath(s *State, o *Occurrence) {
	s.changeZone(o.Card.Card, Banished, onTop)
	s.cards[o.Card.Card].Beneath = o.Host
}

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

func shuffleDeck(s *State, o *Occurrence) { s.shuffle(o.Player, o.N == 1, o.Value.Int()) }

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

// banish puts a card into its owner's banished zone (410.5), or in some editions
// out of the game, where everybody still knows it.
func (s *State) banish(c CardID) {
	if s.program.Reading(BanishedWhere) == BanishedZoneOfOwner {
		s.changeZone(c, Banished, onTop)
		return
	}
	s.changeZone(c, OutOfGame, onTop)
	s.cards[c].Seen = s.everyone()
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

// becomeDifferent gives a card its next incarnation; counters are removed from
// it (519.3a).
func (s *State) becomeDifferent(c CardID) {
	s.cards[c].Seen = 0
	if s.program.Holds(rule.R410_6) {
		s.cards[c].Incarnation++
	}
	if s.program.Holds(rule.R519_3a) {
		s.cards[c].Exhaustion, s.cards[c].Power, s.cards[c].CutieMarked = 0, 0, false
		s.removeCounters(c)
	}
}

// DeckOf gives the deck that a card belongs in: the Problem deck for Problems,
// the draw deck for all others (101.2, 101.3b), Dilemmas among them (522.3a).
func (s *State) DeckOf(c CardID) Zone {
	if face := s.Face(c); face != nil && face.Type == card.ProblemType || s.cards[c].Zone == ProblemDeck {
		return ProblemDeck
	}
	return DrawDeck
}
