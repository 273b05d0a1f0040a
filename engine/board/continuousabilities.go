package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Which continuous modifiers there are to be applied (711), and on what.

// instance is one continuous modifier to be applied.
type instance struct {
	*statement
	context Context
	stamp   uint16
	static  bool
	holder  Having // the ability that generates it, if a card's does
	counter CardID // the card whose power counters it stands for (519.4)
	turn    uint16 // its place among all that were gathered
	place   uint16 // from 1: among those that there were before any was applied, by their timestamps
	byStamp bool   // it is part of a circle in which dependence doesn't count
	steady  bool   // nothing that it looks at is made by modifiers: it does the same whenever it is applied
	// first and last are where its answer begins and ends: what it does if its
	// ability has not been lost, once it is applied; before that, where it is known what it does.
	known       bool
	first, last uint32
}

// looksAt is what it looks at as it is asked what it does: one that an effect has created
// also at where its source is, and at what was locked in.
func (m *instance) looksAt() aspects {
	if m.static || m.counter != 0 {
		return m.looks.of
	}
	return m.looks.of | allZones | ofNames
}

// looksAtMade is what a modifier looks at that others can change: as the cards that are involved
// in the faceoff are described, it may be anything.
func (s *State) looksAtMade(m *instance) made {
	switch {
	case m.looks.faceoff && s.program.situation.DescribesInvolved(s):
		return aboutAnything
	case m.static:
		return m.reads | aboutLosing
	}
	return m.reads
}

// isOf reports whether it is the modifier that another one was before, if perhaps
// somewhere else or of another player.
func (m *instance) isOf(was *instance) bool {
	return m.statement == was.statement && m.holder == was.holder && m.stamp == was.stamp && m.counter == was.counter &&
		m.context.This == was.context.This && m.context.Each == was.context.Each
}

// fixed is a continuous modifier that depends on no other one (711.3b): it changes only
// what may be done, and does that as long as it is there.
type fixed struct {
	Active
	turn uint16
}

// fixedOps are the operations of such modifiers: nothing that is asked while modifiers are
// applied looks at them, but for what asks for the size of hands.
var fixedOps = ability.Ops(ability.MayPlay, ability.AddCost, ability.Cant, ability.AtMost,
	ability.Public, ability.NoRequirements, ability.AddPlayRequirement,
	ability.EntersExhausted, ability.EntersInvolved, ability.PlayedFaceUp, ability.IgnoresMostPower,
	ability.AddHandSize, ability.AddFlips,
	ability.AddPowerTotal, ability.Skips, ability.NotChosen)

// startValues begins with what is printed on the cards.
func (s *State) startValues() {
	d := s.derived.desk
	d.cards = slices.Grow(d.cards[:0], len(s.cards))[:len(s.cards)]
	clear(d.cards) // none is modified
	d.touched = d.touched[:0]
	d.traits, d.names, d.active = d.traits[:0], d.names[:0], d.active[:0]
	d.orderings, d.steps, d.applied = d.orderings[:0], d.steps[:0], d.applied[:0]
	d.instances, d.answers, d.disturbs = d.instances[:0], d.answers[:0], false
	s.startAbilities()
}

// startAbilities begins with the abilities printed on known cards that function where those
// are.
func (s *State) startAbilities() {
	s.derived.desk.abilities = s.derived.desk.abilities[:0]
	for z := range OutOfGame {
		if s.program.valueZones&(1<<z) == 0 {
			continue
		}
		for p := range s.players {
			if z.Shared() && p > 0 {
				break
			}
			for _, c := range s.Cards(z, Player(p)) {
				if s.program.abilityZones[s.cards[c].Print]&(1<<z) != 0 && s.Face(c) != nil {
					s.addPrinted(c)
				}
			}
		}
	}
}

// addPrinted adds the abilities printed on a card that function where it is.
func (s *State) addPrinted(c CardID) {
	d, state := s.derived.desk, &s.cards[c]
	for _, ref := range s.printedAbilities(c) {
		a := &s.program.abilities[ref.ID]
		if !s.canHave(c, ref) || state.Zone == Flip && s.program.Reading(TextOfFlippedCards) == OnlyPowerCounts {
			continue
		}
		if a.Keyword != "" && !s.program.Holds(rule.R701_4) {
			continue
		}
		if a.Zones&(1<<state.Zone) != 0 || !s.program.Holds(rule.R701_3) {
			d.abilities = append(d.abilities, Having{Card: c, Ability: ref})
		}
	}
}

// canHave reports whether a card can have an ability: a face-down one only what could
// only function then (505.1a).
func (s *State) canHave(c CardID, ref AbilityRef) bool {
	return !s.hidesText(c) || s.program.abilities[ref.ID].WorksFaceDown
}

// gather lists the continuous modifiers: of cards' abilities, of counters, and
// those that effects have created.
func (s *State) gather(list []instance) []instance {
	for _, h := range s.derived.desk.abilities {
		list = s.addStatic(list, h, s.stampOf(h))
	}
	for _, c := range s.InPlay() {
		if s.cards[c].Power != 0 && s.program.Holds(rule.R519_4) {
			list = append(list, s.ofCounters(c, s.cards[c].CounterStamp))
		}
	}
	for _, e := range s.earlierCounters {
		if s.program.Holds(rule.R519_4) {
			list = append(list, s.ofCounters(e.Card, e.Stamp))
		}
	}
	for i := range s.modifiers {
		m := &s.modifiers[i]
		a := &s.program.abilities[m.Ability.ID]
		if a.Type != ability.Continuous || s.lasts(a) {
			continue
		}
		for i := range a.modifiers {
			list = s.addInstance(list, instance{statement: &a.modifiers[i], context: m.Context(), stamp: m.Stamp})
		}
	}
	return list
}

// ofCounters gives the modifier that a card's power counters of a timestamp generate (519.4).
func (s *State) ofCounters(c CardID, stamp uint16) instance {
	return instance{statement: &powerCounters, counter: c, stamp: stamp, context: Context{This: s.Ref(c)}}
}

func (s *State) addStatic(list []instance, h Having, stamp uint16) []instance {
	a := &s.program.abilities[h.Ability.ID]
	if !s.program.Holds(rule.R702_1) {
		return list
	}
	if a.Type != ability.Continuous && (a.Type != ability.PlayRule || s.cards[h.Card].Zone != Play) {
		return list // what stands beside how a card is played is for when it is in play
	}
	for i := range a.modifiers {
		list = s.addInstance(list, instance{statement: &a.modifiers[i], context: s.ContextOf(h), stamp: stamp,
			holder: h, static: true})
	}
	return list
}

// addInstance adds a modifier, or those that it is for each of several players.
func (s *State) addInstance(list []instance, m instance) []instance {
	if m.node.Op != ability.EachPlayer {
		d := s.derived.desk
		d.turns++
		m.turn = d.turns
		if s.isFixed(&m) {
			d.fixed = append(d.fixed, fixed{Active{m.node, m.context, m.stamp, m.holder, Ref{}}, m.turn})
			return list
		}
		return append(list, m)
	}
	s.derived.desk.settled |= m.looks.of
	players := s.PlayersOf(m.node.Players(), &m.context)
	for p := range s.players {
		if !players.Has(Player(p)) {
			continue
		}
		each := m
		each.context.Each, each.context.EachSlot = Player(p), m.node.Slot
		for i := range m.inner {
			each.statement = &m.inner[i]
			list = s.addInstance(list, each)
		}
	}
	return list
}

// isFixed reports whether a modifier depends on no other one. One that is gained as
// others are applied is not in force before.
func (s *State) isFixed(m *instance) bool {
	return m.fixed && !m.holder.given && s.program.ordersModifiers() &&
		!(m.static && s.losesAny())
}
