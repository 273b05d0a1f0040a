package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Public and hidden. What has been seen stays known where it goes: a card that was
// public or revealed is known in the hand that it is put into, and by whoever put it on a
// deck, until the deck is shuffled. Nobody but its owner can tell a card in a hand from the
// others there.

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

// isShown reports whether a modifier shows a card to all players.
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
// about face-down Troublemakers in play, among which that player chooses by the
// rules (607.2).
func (s *State) controllerSees(c CardID) bool {
	return s.program.Reading(OwnFaceDownTroublemakers) == ControllerLooks || s.cards[c].Zone == Queue
}

func lookAt(s *State, o *Occurrence) { s.cards[o.Card.Card].Seen |= SetOf(o.Player) }

func reveal(s *State, o *Occurrence) { s.cards[o.Card.Card].Seen = s.everyone() }

func learnCard(s *State, o *Occurrence) { s.learn(o.Card.Card, Print(o.N)) }
