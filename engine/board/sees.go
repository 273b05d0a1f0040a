package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Public and hidden.

// Sees reports whether a player may know what is printed on a card. What nobody
// knows yet, because Chance has not decided it, nobody sees.
func (s *State) Sees(p Player, c CardID) bool {
	return s.cards[c].Print != Unknown && s.mayLookAt(p, c)
}

// mayLookAt reports whether a player may look at a card, whether or not Chance has
// decided yet what it is.
func (s *State) mayLookAt(p Player, c CardID) bool {
	state := &s.cards[c]
	if state.Seen.Has(p) || s.isShown(c) {
		return true
	}
	switch state.Zone {
	case OutOfGame: // set aside face-down, or gone
		return state.Token
	case DrawDeck: // not public to any player
		return !s.program.Holds(rule.R402_2)
	case ProblemDeck:
		return !s.program.Holds(rule.R403_2)
	case Hand: // each player may look at their own
		return state.Owner == p || !s.program.Holds(rule.R404_1)
	case Play, Queue:
		return state.Controller == p && s.controllerSees(c) || s.isPublicInPlay(c)
	default:
		return s.program.Holds(publicZones[state.Zone])
	}
}

// isKnownToAll reports whether all players may know what is printed on a card where
// it is, whoever has seen it.
func (s *State) isKnownToAll(c CardID) bool {
	switch z := s.cards[c].Zone; z {
	case Play, Queue:
		return s.isPublicInPlay(c)
	case DiscardPile, Banished, Flip:
		return s.program.Holds(publicZones[z])
	}
	return false
}

// isShown reports whether a modifier has a card be shown to all players.
func (s *State) isShown(c CardID) bool {
	for a := range s.Active(ability.Public) {
		if s.Means(a.Node.Cards(), c, &a.Context) {
			return true
		}
	}
	return false
}

// publicZones are the rules that make the cards of zones public.
var publicZones = [...]rule.Number{DiscardPile: rule.R406_1, Banished: rule.R407_1, Flip: rule.R409_1}

// isPublicInPlay reports whether everybody may know a card in play or in the
// queue: what is face-down too, except Troublemakers.
func (s *State) isPublicInPlay(c CardID) bool {
	switch {
	case !s.cards[c].FaceDown:
		return s.program.Holds(rule.R405_1)
	case s.Type(c) == card.Troublemaker && s.program.Holds(rule.R505_1d):
		return false
	default:
		return s.program.Holds(rule.R505_1c)
	}
}

// controllerSees reports whether who controls a card knows it: a disputed point
// about face-down Troublemakers in play, among which the rules have that player
// choose (607.2).
func (s *State) controllerSees(c CardID) bool {
	return s.program.Reading(OwnFaceDownTroublemakers) == ControllerLooks || s.cards[c].Zone == Queue
}

// What has been seen stays known where it goes: a card that was public or revealed is
// known in the hand that it is put into, and by whoever put it on a deck, until the deck
// is shuffled. Nobody but its owner can tell a card in a hand from the others there.

// stillKnow tells who besides its owner knows which card it is that is about to go
// elsewhere, where all can see it go.
func (s *State) stillKnow(c CardID) (known PlayerSet) {
	state := &s.cards[c]
	if state.Zone == Hand && len(s.Cards(Hand, state.Owner)) > 1 {
		return 0
	}
	for p := range s.players {
		if p := Player(p); p != state.Owner && s.mayLookAt(p, c) {
			known |= SetOf(p)
		}
	}
	return known
}

// OthersKnowWhichGoes reports whether all others than its owner know which card it is that
// is about to go elsewhere, whether or not they see it.
func (s *State) OthersKnowWhichGoes(c CardID) bool {
	return s.stillKnow(c) == s.everyone()&^SetOf(s.cards[c].Owner)
}

// leaveHandUnseen has the others know no more which cards are in a hand: any of them
// could be the one that leaves it unseen (404.1).
func (s *State) leaveHandUnseen(c CardID) {
	if s.cards[c].Zone != Hand || !s.program.Holds(rule.R404_1) {
		return
	}
	for _, other := range s.Cards(Hand, s.cards[c].Owner) {
		s.cards[other].Seen = 0
	}
}

// Who knows a card that is put on a deck, by the N of the occurrence. After a faceoff
// (514.6) and at the start of a game nobody does: it isn't revealed, in any order (402.3).
const (
	KnownToNobody  = iota
	KnownToWhoPuts // several are put there in an order that this player knows alone
	KnownToWhoSaw  // it is put there by itself: also known to whoever knew it before
)

// putOntoDeck puts a card on top or bottom of the deck that it belongs in.
func (s *State) putOntoDeck(o *Occurrence, at position) {
	c := o.Card.Card
	var known PlayerSet
	switch o.N {
	case KnownToWhoSaw:
		known = s.stillKnow(c)
		if s.mayLookAt(o.Player, c) {
			known |= SetOf(o.Player)
		}
	case KnownToWhoPuts:
		if s.mayLookAt(o.Player, c) {
			known = SetOf(o.Player)
		}
	}
	s.leaveHandUnseen(c)
	s.changeZone(c, s.DeckOf(c), at)
	s.cards[c].Seen = known
}

func lookAt(s *State, o *Occurrence) { s.cards[o.Card.Card].Seen |= SetOf(o.Player) }

func reveal(s *State, o *Occurrence) { s.cards[o.Card.Card].Seen = s.everyone() }

// search shows a player all cards of the zone in which they search (518).
func search(s *State, o *Occurrence) {
	c := &s.cards[o.Card.Card]
	for _, other := range s.Cards(c.Zone, c.Owner) {
		s.cards[other].Seen |= SetOf(o.Player)
	}
}

func learnCard(s *State, o *Occurrence) { s.learn(o.Card.Card, Print(o.N)) }
