package board

import (
	"encoding/binary"
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// What a key holds of what is remembered: the moments that may come again, and what is bound.

// memory writes what is remembered to recognize loops.
func (e *encoder) memory() {
	s := e.s
	e.sightings()
	for i := range s.given {
		e.given(&s.given[i])
	}
	e.list(s.chosen)
	e.loops()
}

// sightings writes what has been seen at moments that may come again.
func (e *encoder) sightings() {
	e.s.eachSeen(func(seen Sighting, _ []int32) { e.sighting(&seen) })
	if len(e.s.moments) == 0 {
		e.numbers(e.s.amounts)
		return
	}
	e.s.eachSeen(func(_ Sighting, amounts []int32) { e.numbers(amounts) })
}

func (e *encoder) sighting(seen *Sighting) {
	e.word(seen.Shape)
	e.word(seen.Outline)
	e.word(pack(uint64(seen.Kind), uint64(seen.Player),
		flag(seen.Again)|flag(seen.Barred)<<1) | uint64(seen.Given)<<32 | uint64(seen.Amounts.Offset)<<48)
	e.action(&seen.Action)
}

func (e *encoder) numbers(all []int32) {
	for _, n := range all {
		e.number(n)
	}
}

func (e *encoder) given(given *Given) {
	e.word(pack(uint64(given.Decision), uint64(given.Player),
		flag(given.Optional)|flag(given.Free)<<1) | uint64(given.Chosen.Length)<<32)
}

// loops writes which actions have been taken, and the loop that is being repeated.
func (e *encoder) loops() {
	s := e.s
	for i := range s.taken {
		e.action(&s.taken[i])
	}
	e.word(flag(s.goesOn))
	if l := &s.loop; l.Kind != 0 {
		e.word(pack(flag(l.Running), flag(l.Begun), uint64(l.Kind), uint64(l.At), uint64(l.Player), uint64(l.Breaker)))
		e.word(uint64(l.From) | uint64(l.To)<<16 | uint64(l.Next)<<32)
		e.word(l.Shape)
		e.number(l.Left)
		e.number(l.Done)
		e.number(l.BreakAt)
	}
}

func (e *encoder) action(a *Action) {
	e.word(pack(uint64(a.Kind),
		uint64(uint8(a.Ability.X))) | uint64(a.Area)<<16 | uint64(a.Card)<<32 | uint64(a.Host)<<48)
	e.short(uint16(a.Ability.ID))
}

// modifierRank is the place of a modifier among those that there are, from 1; 0
// for one that has ended.
func (s *State) modifierRank(number uint16) uint16 {
	for i := range s.modifiers {
		if s.modifiers[i].Number == number {
			return uint16(i + 1)
		}
	}
	return 0
}

// environments lists the environments that hold values, by which they are ranked.
func (e *encoder) environments() {
	e.envs = e.envs[:0]
	for i := range e.s.bound {
		if env := e.s.bound[i].Env; i == 0 || env != e.s.bound[i-1].Env {
			e.envs = append(e.envs, env)
		}
	}
}

// env gives the rank of an environment among those that hold values.
func (e *encoder) env(env EnvID) uint16 {
	if env == 0 {
		return 0
	}
	earlier, _ := slices.BinarySearch(e.envs, env)
	return uint16(earlier) + 1
}

func (e *encoder) occurrence(o *Occurrence) {
	out := e.out // local here and in option: most of a key is made of these
	out = binary.LittleEndian.AppendUint64(out,
		uint64(o.Kind)|uint64(o.Player)<<8|flag(o.FaceDown)<<16|e.whoDidIt(o)<<17|uint64(o.Area)<<32)
	out = binary.LittleEndian.AppendUint32(out, uint32(o.N))
	out = e.appendRef(out, o.Card)
	if e.s.program.HasAbilities() {
		out = binary.LittleEndian.AppendUint64(out, uint64(o.Rule)|uint64(o.From)<<16|uint64(o.FromZone)<<32|
			uint64(o.Word)<<40|uint64(o.Holder)<<56)
		out = e.appendRef(out, o.Host)
	}
	e.out = out
}

// whoDidIt is what nothing else about an occurrence says of how it came about: whether the
// game does it though by its rule players do, or the other way round, or a judge; and whether
// an ability was activated to turn over its card.
func (e *encoder) whoDidIt(o *Occurrence) uint64 {
	p, id := e.s.program, int(o.Ability.ID)
	turnsOver := o.Kind == AbilityActivated && p.HasOp(ability.ActivatedToTurnOver) && id < len(p.abilities) &&
		p.abilities[id].turnsOver
	return flag(o.ByGame != slices.Contains(doneByGame, o.Rule)) | flag(o.Manual)<<1 | flag(turnsOver)<<2
}

// doneByGame are the rules by which the game does something, and no player.
var doneByGame = []rule.Number{rule.R511_2, rule.R511_3, rule.R511_5, rule.R511_6, rule.R516_2, rule.R521_3,
	rule.R521_4, rule.R613_2}

func (e *encoder) list(options []Option) {
	e.short(uint16(len(options)))
	for i := range options {
		e.option(&options[i])
	}
}

func (e *encoder) option(o *Option) {
	a, out := &o.Action, e.out
	out = binary.LittleEndian.AppendUint64(out, uint64(o.Kind)|uint64(a.Kind)<<8|uint64(o.Area)<<16|uint64(o.Print)<<32)
	out = binary.LittleEndian.AppendUint32(out, uint32(o.N))
	out = e.appendRef(out, o.Card)
	out = binary.LittleEndian.AppendUint32(out, uint32(a.Card)|uint32(a.Area)<<16)
	if a.Host != 0 || a.Ability.ID != 0 {
		out = binary.LittleEndian.AppendUint64(out,
			uint64(a.Host)|uint64(a.Ability.ID)<<16|uint64(uint8(a.Ability.X))<<32)
	}
	e.out = out
}
