package board

import (
	"math"
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Of 711, these rules stand elsewhere:
//   - 711.1: board/without.go
//   - 711.2: replacement.go
//
// Of 711, these say what something is, and nothing is done by them: 711.3c.

// How modifiers interact (711): continuous ones are applied in the order of their
// timestamps, one that depends on another after it.

// desk is memory for working values out.
type desk struct {
	values
	active      []Active     // in the order in which they are applied
	byOperation inForce      // the same by operation
	cards       []cardValues // by CardID, as they are while modifiers are applied
	touched     []CardID     // those that are modified
	before      values       // as they were before modifiers were tried, with the cards
	cardsBefore []cardValues
	tried       made     // what the modifiers that are tried write
	lasting     []Active // those of effects that depend on nothing
	list        []instance
	fixed       []fixed
	turns       uint16   // how many modifiers have been gathered
	known       []change // what modifiers do as things are, if that is known
	gained      []Having
	circles     bool // some depend on each other (711.5)
	asked       asked
	waitFor     []int
	several     []bool // the modifiers that are tried together, and those of them that have been applied
	appliedOnce []bool
	waits       [][]uint16 // by place, the places of those on which a modifier depends, where that is tested once
	changes     []change   // by the modifier that is being applied
	without     []change   // by a modifier without another one, and with it
	with        []change
	// who controls cards by some of the modifiers that say so, and by one more of them
	stateNow, stateWith State
	cardsNow, cardsWith []cardState

	activeBefore, touchedBefore int // how many there were before modifiers were tried,
	writtenBefore               made
}

// atDesk gives memory for working values out.
func (s *State) atDesk() *desk {
	if s.derived.desk == nil {
		s.derived.desk = new(desk)
	}
	return s.derived.desk
}

// workOut works the values out. What modifiers did before is known, where nothing of
// it can have changed.
func (s *State) workOut(old *values) *values {
	w := s.atDesk()
	d := &s.derived
	d.now = &w.values
	defer func() { d.now = nil }()
	s.startValues()
	w.settled, w.written, w.circles = ofModifiers, 0, false
	w.fixed, w.turns = w.fixed[:0], 0
	list := s.gather(w.list[:0])
	w.list = list
	s.sortByStamp(list)
	for i := range list {
		list[i].place = uint16(i + 1)
	}
	left := w.sortFixed()
	if s.recognize(list, old) {
		if v := s.asBefore(list, left, old); v != nil {
			return v
		}
	}
	s.testDependenceOnce(list)
	w.gained = w.gained[:0]
	for len(list) > 0 {
		next, waitFor := s.nextToApply(list)
		left = s.applyFixed(left, list[next].stamp, list[next].turn)
		if len(waitFor) > next {
			w.circles = true
			s.noteOrdering(&list[next], &list[waitFor[next]], rule.R711_5)
			if !s.program.Holds(rule.R711_5) {
				break
			}
			s.leaveCircleToStamps(list, next)
		}
		if d.listsOrders {
			for i := range next {
				if waitFor[i] == next || s.dependsOnThe(list, i, next) {
					s.noteOrdering(&list[next], &list[i], rule.R711_4)
				}
			}
		}
		w.instances = append(w.instances, list[next])
		m := &w.instances[len(w.instances)-1]
		copy(list[1:next+1], list[:next]) // which moves the fewest
		list = list[1:]
		first := len(w.answers)
		w.answers = s.answerKnown(w.answers, m)
		m.known, m.first, m.last = false, uint32(first), uint32(len(w.answers))
		if len(w.answers) > first {
			forgetAnswers(list, m)
		}
		w.written |= m.writes
		if !m.static || s.stillHas(m.holder) {
			s.apply(w.answers[m.first:m.last], m)
		}
		for _, h := range w.abilities { // abilities gained generate modifiers of their own
			if h.given && !slices.Contains(w.gained, h) {
				w.gained = append(w.gained, h)
				// They are created once the card is there that gains the ability (711.3a).
				list = s.addStatic(list, h, max(m.stamp, s.cards[h.Card].Stamp))
				s.sortByStamp(list)
			}
		}
	}
	s.applyFixed(left, math.MaxUint16, math.MaxUint16)
	v := s.kept(old)
	v.listsOrders = d.listsOrders
	v.abilities, v.listeners = s.withListeners(w.abilities, old)
	return v
}

// sortFixed orders the modifiers that depend on nothing by their timestamps (711.3).
func (d *desk) sortFixed() []fixed {
	inOrder := func(a, b fixed) int { return int(a.Stamp) - int(b.Stamp) }
	if !slices.IsSortedFunc(d.fixed, inOrder) {
		slices.SortStableFunc(d.fixed, inOrder)
	}
	return d.fixed
}

// applyFixed puts the modifiers in force that depend on nothing and come before the one
// to be applied next, of a timestamp and a turn. It gives what is left.
func (s *State) applyFixed(list []fixed, stamp, turn uint16) (left []fixed) {
	d := s.derived.desk
	for len(list) > 0 {
		m := &list[0]
		if m.Stamp > stamp || m.Stamp == stamp && m.turn > turn {
			break
		}
		if m.holder.Card != 0 {
			d.applied = append(d.applied, m.holder.Ability)
		}
		d.active = append(d.active, m.Active)
		list = list[1:]
	}
	return list
}

// sortByStamp orders modifiers by their timestamps (711.3).
func (s *State) sortByStamp(list []instance) {
	if !s.program.Holds(rule.R711_3) || !s.program.Holds(rule.R711_3a) {
		return
	}
	slices.SortStableFunc(list, func(a, b instance) int { return int(a.stamp) - int(b.stamp) })
}

// noteOrdering keeps that a modifier is applied before another one, if their
// timestamps don't say so anyway or don't say so alone.
func (s *State) noteOrdering(earlier, later *instance, why rule.Number) {
	if (why == rule.R711_4) == (earlier.stamp > later.stamp) && earlier.stamp != later.stamp {
		s.derived.desk.addOrdering(Ordering{Earlier: earlier.context.This, Later: later.context.This, Why: why})
	}
}

func (d *desk) addOrdering(o Ordering) {
	if !slices.Contains(d.orderings, o) {
		d.orderings = append(d.orderings, o)
	}
}

// putInForce notes that a modifier affects something, and what of it changes what may be
// done.
func (s *State) putInForce(changes []change, m *instance) {
	d := s.derived.desk
	if m.static && len(changes) > 0 {
		d.applied = append(d.applied, m.holder.Ability)
	}
	for i := range changes {
		if changes[i].node != nil {
			d.active = append(d.active, Active{changes[i].node, m.context, m.stamp, m.holder, Ref{}})
		}
	}
}

// gain adds an ability that a card gains to those that cards have, and gives how many
// times the card has it already.
func (d *desk) gain(h Having) (nth uint8) {
	for _, other := range d.abilities {
		if other.Card == h.Card && other.Ability == h.Ability {
			nth++
		}
	}
	h.nth = nth
	d.abilities = append(d.abilities, h)
	return nth
}

// canGain reports whether a card can have an ability that a modifier gives it, which
// functions where the card is.
func (s *State) canGain(c CardID, a AbilityRef) bool {
	return s.program.abilities[a.ID].Zones&(1<<s.cards[c].Zone) != 0 && s.canHave(c, a)
}

// apply does the changes of a modifier.
func (s *State) apply(changes []change, m *instance) {
	s.putInForce(changes, m)
	d := s.derived.desk
	for _, ch := range changes {
		if ch.node != nil {
			continue
		}
		s.noteStep(&ch, m)
		v := &d.cards[ch.card]
		if !v.modified {
			*v = s.printedOn(ch.card)
			v.modified = true
			d.touched = append(d.touched, ch.card)
		}
		switch ch.op {
		case ability.AddPower:
			v.added += ch.n
			if !v.noColors {
				v.colors |= ch.colors
			}
		case ability.SetPower:
			v.base, v.added = ch.n, 0
		case ability.DoublePower:
			v.base, v.added = 2*v.base, 2*v.added
		case ability.KeepPower:
			v.keeps = true
		case ability.HasColor, ability.HasColorsOf:
			if !v.noColors {
				v.colors |= ch.colors
			}
		case ability.OnlyColor:
			if !v.noColors {
				v.colors = ch.colors
			}
		case ability.LosesColors:
			v.colors, v.noColors = 0, true
		case ability.HasType:
			v.types |= cardTypeSet(ch.n)
		case ability.HasTrait:
			d.traits = append(d.traits, wordRow{ch.card, ch.word, true})
		case ability.LosesTraits:
			if ch.word == 0 {
				v.noTraits = true // nor has it those that were given to it before (711.3)
				d.traits = slices.DeleteFunc(d.traits, func(row wordRow) bool { return row.card == ch.card })
			} else {
				d.traits = append(d.traits, wordRow{ch.card, ch.word, false})
			}
		case ability.HasName:
			d.names = append(d.names, wordRow{ch.card, ch.word, true})
		case ability.HasKeyword, ability.HasAbilitiesOf, ability.Grant:
			h := Having{Card: ch.card, Ability: ch.ability, Env: ch.env, given: true}
			if !v.noAbilities && s.canGain(ch.card, ch.ability) {
				d.gain(h)
			}
		case ability.LosesAbilities:
			v.noAbilities = true
			d.abilities = slices.DeleteFunc(d.abilities, func(h Having) bool { return h.Card == ch.card })
		case ability.LosesKeyword:
			d.abilities = slices.DeleteFunc(d.abilities, func(h Having) bool {
				return h.Card == ch.card && h.Ability.ID == ch.ability.ID
			})
		}
	}
}
