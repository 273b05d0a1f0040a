package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// What triggers when cards come to fit a description, or a condition comes to be so (704.1): no occurrence says
// so, so that it is looked at before and after each batch.

// becoming is a card that fits what an ability waits for.
type becoming struct {
	having Having
	card   Ref
}

// thatBecome lists the cards that fit what abilities wait for now.
func (s *State) thatBecome() (all []becoming) {
	if !s.program.HasOp(ability.Becomes) {
		return nil
	}
	for _, h := range s.Abilities() {
		a := &s.program.abilities[h.Ability.ID]
		if a.Type != ability.Triggered || a.Event.Op != ability.Becomes {
			continue
		}
		x := s.ContextOf(h)
		s.eachMeant(a.Event.Cards(), &x, func(r Ref) bool {
			if s.Fits(a.Event.Fit(), r.Card, &x) {
				all = append(all, becoming{h, r})
			}
			return true
		})
	}
	return all
}

// triggerBecoming creates the effects for the cards that have come to fit.
func (s *State) triggerBecoming(trail Trail, before []becoming) {
	for _, b := range s.thatBecome() {
		if !slices.Contains(before, b) {
			s.triggerFor(trail, b)
		}
	}
}

// notSoYet lists the abilities that wait for a condition that isn't so now.
func (s *State) notSoYet() (all []becoming) {
	if !s.program.HasOp(ability.BecomesSo) {
		return nil
	}
	for _, h := range s.Abilities() {
		a := &s.program.abilities[h.Ability.ID]
		if a.Type != ability.Triggered || a.Event.Op != ability.BecomesSo {
			continue
		}
		if x := s.ContextOf(h); !s.ConditionOf(a.Event.Condition(), &x) {
			all = append(all, becoming{having: h})
		}
	}
	return all
}

// triggerSo creates the effects of those abilities that waited before, and whose condition has come to be so.
func (s *State) triggerSo(trail Trail, before []becoming) {
	if len(before) == 0 {
		return
	}
	waiting := s.notSoYet()
	for _, h := range s.Abilities() {
		if b := (becoming{having: h}); slices.Contains(before, b) && !slices.Contains(waiting, b) {
			s.triggerFor(trail, b)
		}
	}
}

// triggerFor creates the effect of an ability for what has come to be.
func (s *State) triggerFor(trail Trail, b becoming) {
	x := s.ContextOf(b.having)
	a := &s.program.abilities[b.having.Ability.ID]
	o := Occurrence{Card: b.card, Player: NoPlayer}
	if b.card.Card != 0 {
		o.Player = s.holder(b.card.Card)
	}
	if !s.mayTrigger(a, b.having.Ability, x.This, &o) || !s.program.Holds(rule.R704_1) {
		return
	}
	e := s.effectOf(a, &o, Effect{Controller: s.controllerOfEffect(&x), Source: x.This, Wave: s.wave,
		Ability: b.having.Ability, Area: x.Area, Env: s.CopyEnv(x.Env)})
	s.markTriggered(a, e.Ability, e.Source, &o)
	s.waiting = append(s.waiting, e)
	s.unsettled = true
	record(trail, Entry{Kind: Happened, Depth: s.Depth(), Rule: rule.R704_1c, Occurrence: Occurrence{
		Kind: EffectCreated, Rule: rule.R704_1c, Player: e.Controller, Card: e.Source, Ability: e.Ability}})
}
