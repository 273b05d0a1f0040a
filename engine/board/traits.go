package board

import (
	"strings"
)

// Of 207, these rules stand elsewhere:
//   - 207.1: card/card.go
//
// Of 207, these say what something is, and nothing is done by them: 207.1a, 207.1b.

// The traits of a card (207).

// HasTrait reports whether the card has the trait; face-down cards have none
// (505.1a).
func (s *State) HasTrait(c CardID, trait string) bool {
	face := s.Face(c)
	if face == nil || s.hidesText(c) {
		return false
	}
	if s.program.modifiesTraits() {
		return s.hasTrait(c, trait)
	}
	return face.HasTrait(trait)
}

// hasTrait is HasTrait with modifiers.
func (s *State) hasTrait(c CardID, trait string) bool {
	has := s.Face(c).HasTrait(trait)
	if v := s.work(); v.written&aboutTraits == 0 && s.derived.then == nil {
		s.asksOf(c)
		return has
	}
	v := s.values(c)
	has = has && !v.noTraits
	for _, row := range s.traitRows(c) {
		if row.card == c && strings.EqualFold(s.program.words[row.word], trait) {
			has = row.has
		}
	}
	return has
}

// Traits lists the card's traits.
func (s *State) Traits(c CardID) []string {
	face := s.Face(c)
	if face == nil {
		return nil
	}
	var all []string
	for _, t := range face.Traits {
		if s.HasTrait(c, t) {
			all = append(all, t)
		}
	}
	if s.isModified() {
		for _, row := range s.traitRows(c) {
			if t := s.program.words[row.word]; row.card == c && row.has && !containsFold(all, t) && s.HasTrait(c, t) {
				all = append(all, t)
			}
		}
	}
	return all
}
