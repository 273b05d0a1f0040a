package board

import (
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Uncovering Troublemakers (607).

// ByAnEffect as the number of an uncovering says that an effect does it.
const ByAnEffect = 1

func cantBeUncovered(s *State, o *Occurrence) rule.Number {
	if !s.cards[o.Card.Card].FaceDown {
		return rule.R607_3
	}
	if o.N == ByAnEffect && s.program.Reading(UncoveringBesideAnEpic) == CanUncover {
		return 0
	}
	return s.cantUncover(o.Area)
}

// cantUncover finds the rule that keeps Troublemakers from being uncovered at an
// area: a face-up Epic one is there (607.1).
func (s *State) cantUncover(a AreaID) rule.Number {
	for _, c := range s.InPlay() {
		if s.cards[c].Area == a && s.Type(c) == card.Troublemaker && s.IsEpic(c) {
			return rule.R607_1
		}
	}
	return 0
}

// IsEpic reports whether a Troublemaker does what the Epic trait means: it has the
// trait, or in some editions the keyword Villain.
func (s *State) IsEpic(c CardID) bool {
	return s.HasTrait(c, card.TraitEpic) || s.program.Reading(VillainMeans) == VillainIsEpic &&
		s.HasKeyword(c, "Villain")
}
