package board

import (
	"iter"
	"slices"

	"canterlaw/engine/ability"
)

// What modifiers do to the numbers of cards, for the record to say why they are what they
// are.

// Measure is a number that modifiers change, and how.
type Measure uint8

// The measures.
const (
	_             Measure = iota
	OfPower               // a card's power, by so much (507.1)
	OfPowerSet            // a card's power, to so much
	OfPowerTwice          // a card's power is doubled
	OfPowerKept           // a card's power can't be changed
	OfCost                // what an action costs, by so much (705.2c)
	OfRequirement         // what a Problem asks of a player, by so much (611.3)
	OfBonus               // a Problem's bonus, by so much (210.1)
	OfBonusSet            // a Problem's bonus, to so much
	OfFlips               // how many cards a player flips in a faceoff, by so much (514.3a)
)

// MoreThanAnyCost is more action tokens than anything costs: what is off the cost of what is free.
const MoreThanAnyCost = 1 << 20

// powerMeasures are what modifiers of power do.
var powerMeasures = map[ability.Op]Measure{
	ability.AddPower: OfPower, ability.SetPower: OfPowerSet, ability.DoublePower: OfPowerTwice,
	ability.KeepPower: OfPowerKept,
}

// PowerChange is what one modifier does to a card's power.
type PowerChange struct {
	What       Measure
	By         Ref // the card whose modifier it is
	N          int
	IsCounters bool // they are +1 and -1 power counters (519.4)
	IsAbility  bool // an ability of By generates it (702.1), else an effect has created it
	HasColor   bool // the same modifier can change colors, too (203.1)
}

// PowerChanges gives what modifiers do to a card's power, in the order in which they are
// applied.
func (s *State) PowerChanges(c CardID) iter.Seq[PowerChange] {
	return func(yield func(PowerChange) bool) {
		v := s.work()
		for i := range v.instances {
			m := &v.instances[i]
			if m.writes&aboutPower == 0 || m.static && s.losesAny() && !slices.Contains(v.abilities, m.holder) {
				continue
			}
			for _, ch := range v.answers[m.first:m.last] {
				what := powerMeasures[ch.op]
				if ch.card != c || ch.node != nil || what == 0 || what == OfPower && ch.n == 0 {
					continue
				}
				by := m.context.This
				if !yield(PowerChange{what, by, int(ch.n), m.counter != 0, m.static, m.writes&aboutColors != 0}) {
					return
				}
			}
		}
	}
}
