package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// What triggers when cards come to fit a description (704.1): no occurrence says so, so
// that it is looked at before and after each batch.

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
		x := s.ContextOf(b.having)
		a := &s.program.abilities[b.having.Ability.ID]
		o := Occurrence{Card: b.card, Player: s.holder(b.card.Card)}
		if slices.Contains(before, b) || !s.mayTrigger(a, b.having.Ability, x.This, &o) ||
			!s.program.Holds(rule.R704_1) {
			continue
		}
		e := s.effectOf(a, &o, Effect{Controller: s.controllerOfEffect(&x), Source: x.This, Wave: s.wave,
			Ability: b.having.Ability, Area: x.Area, Env: s.CopyEnv(x.Env)})
		s.markTriggered(a, e.Ability, e.Source, &o)
		s.waiting = append(s.waiting, e)
		s.unsettled = true
		record(trail, Entry{Kind: Happened, Depth: s.Depth(), Rule: rule.R704_1c, Occurrence: Occurrence{
			Kind: EffectCreated, Rule: rule.R704_1c, Player: e.Controller, Card: e.Source, Ability: e.Ability}})
	}
}
