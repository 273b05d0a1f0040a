package board

import (
	"slices"

	"canterlaw/engine/ability"
)

// Uniqueness (516) is checked after every change that can violate it.

// whatUniquenessIsOf is what uniqueness depends on, besides what modifiers make of cards:
// which cards in play show what, where they are and whose.
const whatUniquenessIsOf = 1<<Play | ofAreas | ofControl

// modifiesTraits reports whether any modifier is about the traits of cards.
func (p *Program) modifiesTraits() bool {
	return p.ops.Has(ability.HasTrait) || p.ops.Has(ability.LosesTraits)
}

// NoteUnique notes that nothing violates uniqueness now.
func (s *State) NoteUnique() {
	s.derived.uniqueAmong, s.derived.movedSince = s.modified(), 0
}

// IsStillUnique reports whether nothing can violate uniqueness, since nothing did before
// and nothing has changed on which it depends.
func (s *State) IsStillUnique() bool {
	d := &s.derived
	if d.uniqueAmong == nil || d.movedSince&whatUniquenessIsOf != 0 {
		return false
	}
	before, now := d.uniqueAmong, s.modified()
	if before == now {
		return true
	}
	if slices.Equal(before.modified, now.modified) && slices.Equal(before.traits, now.traits) &&
		slices.Equal(before.names, now.names) {
		d.uniqueAmong = now
		return true
	}
	return false
}

// modified gives the values, where uniqueness can't depend on them those that never
// change.
func (s *State) modified() *values {
	if !s.program.modifiesTraits() && s.program.readings[VillainMeans] != VillainIsEpic {
		return &printed
	}
	return s.work()
}

// printed stands for what is printed on all cards.
var printed values
