package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Abilities that are applied as something happens (706.1a, 705.2d).

// AppliedAs lists the abilities that are applied as an occurrence happens, which
// has not happened yet: those of cards where they function, and those printed on
// a card that is entering play, which it has as it enters unless it is
// face-down (505.1a).
func (s *State) AppliedAs(o *Occurrence) []Having {
	var all []Having
	o = s.filledIn(o)
	applies := func(h Having) {
		a := &s.program.abilities[h.Ability.ID]
		if a.Type != ability.AsItHappens || s.IsUsedUp(h.Ability, s.Ref(h.Card)) {
			return
		}
		if x := s.ContextAs(h, o); s.Matches(a.Event, o, &x, AsWould) {
			all = append(all, h)
		}
	}
	for _, id := range s.program.byKind[o.Kind] {
		if s.program.abilities[id].Type == ability.AsItHappens {
			for _, h := range s.Abilities() {
				applies(h)
			}
			break
		}
	}
	if entersPlay(o.Kind) && o.Card.Card != 0 && !(o.FaceDown && s.program.Holds(rule.R505_1a)) {
		for _, ref := range s.printedAbilities(o.Card.Card) {
			applies(Having{Card: o.Card.Card, Ability: ref})
		}
	}
	return all
}

// ContextAs gives the context of an ability that is applied as an occurrence
// happens: a card that is entering play reads it from the perspective of who is
// going to control it, where it is going to be.
func (s *State) ContextAs(h Having, o *Occurrence) Context {
	x := s.ContextOf(h)
	if entersPlay(o.Kind) && o.Card.Card == h.Card {
		x.You, x.Area = o.Player, o.Area
		if s.program.HasDilemmaTrait(s.cards[h.Card].Print) {
			x.Area = DilemmaArea(s.Players(), h.Card)
		}
	}
	return x
}

// followIntoPlay makes what an ability brought about, applied as its card entered
// play, be about the card that it has become in play (410.6a).
func (s *State) followIntoPlay(was, is Ref) {
	for i := range s.modifiers {
		m := &s.modifiers[i]
		id := m.Ability.ID
		for s.program.abilities[id].Parent != 0 {
			id = s.program.abilities[id].Parent
		}
		if m.Source == was && s.program.abilities[id].Type == ability.AsItHappens {
			m.Source = is
			s.derived.lastingStand = false
			s.changes(ofModifiers)
			s.Follow(m.Env, was, is)
		}
	}
}
