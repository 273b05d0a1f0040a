package board

import (
	"slices"

	"canterlaw/engine/card"
)

// Reckoned is all that continuous modifiers make of the cards now, for comparing.
type Reckoned struct {
	Cards     []ReckonedCard // those in play
	Abilities []Having
	Active    []Active
	Orderings []Ordering
	Applied   []AbilityRef
	Powers    []Powers // of each player
}

// ReckonedCard is what modifiers make of one card.
type ReckonedCard struct {
	Card   CardID
	Power  int
	Colors card.Colors
	Traits []string
	Names  []Word // that it has besides its own
}

// Reckoned gives what modifiers make of the cards now.
func (s *State) Reckoned() Reckoned {
	v := s.work()
	r := Reckoned{Abilities: v.abilities, Active: slices.Clone(v.force), Applied: v.applied}
	for _, a := range s.lasting() {
		if !s.isOver(&a) {
			r.Active = append(r.Active, a)
		}
	}
	for _, c := range s.InPlay() {
		now := ReckonedCard{Card: c, Colors: s.Colors(c), Traits: s.Traits(c)}
		now.Power, _ = s.Power(c)
		for _, row := range v.names {
			if row.card == c {
				now.Names = append(now.Names, row.word)
			}
		}
		r.Cards = append(r.Cards, now)
	}
	r.Orderings = s.Orderings()
	for p := range s.Players() {
		r.Powers = append(r.Powers, s.PowersOf(Player(p)))
	}
	return r
}

// Anew gives a copy that has nothing worked out yet, and asks each modifier anew what it does.
func (s *State) Anew() *State {
	c := s.Clone()
	c.derived, c.key = derived{asksAgain: true}, keptKey{}
	return c
}
