package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Flipping cards (515).

func cantFlip(s *State, o *Occurrence) rule.Number {
	if s.cards[o.Card.Card].Zone != DrawDeck {
		return rule.R515_1
	}
	return 0
}

// flip puts a card into the flip zone (515.2), with what was linked to it as it was flipped before
// forgotten.
func flip(s *State, o *Occurrence) {
	s.changeZone(o.Card.Card, Flip, onBottom)
	s.forgetEarlierLinks(o.Card.Card)
}

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

// IsIgnored reports whether a flipped card is ignored (515.4).
func (s *State) IsIgnored(c CardID) bool { return s.cards[c].Ignored || s.isIgnoredForPower(c) }

// isIgnoredForPower reports whether a modifier makes the card's owner ignore it as one of
// the flipped cards with the highest power: as many as there are such modifiers, none of
// which an effect makes ignored already (515.4a).
func (s *State) isIgnoredForPower(c CardID) bool {
	owner, ignored := s.cards[c].Owner, 0
	if s.cards[c].Zone != Flip {
		return false
	}
	for a := range s.Active(ability.IgnoresMostPower) {
		if s.PlayersOf(a.Node.Players(), &a.Context).Has(owner) {
			ignored++
		}
	}
	if ignored == 0 {
		return false
	}
	power, _ := s.Power(c)
	isBefore := true
	for _, other := range s.Cards(Flip, owner) {
		isBefore = isBefore && other != c
		if more, _ := s.Power(other); !s.cards[other].Ignored && (more > power || more == power && isBefore) {
			ignored--
		}
	}
	return ignored > 0
}
