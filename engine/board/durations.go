package board

import "canterlaw/engine/rule"

// endsAny reports whether a modifier lasts until an occurrence.
func (s *State) endsAny(o *Occurrence) bool {
	for m := range s.modifiersHearing(o) {
		if s.isEndOf(m, o) {
			return true
		}
	}
	return false
}

// isEndOf reports whether a modifier lasts until an occurrence.
func (s *State) isEndOf(m *Modifier, o *Occurrence) bool {
	a := &s.program.abilities[m.Ability.ID]
	if !a.endsAt.has(o.sound()) {
		return false
	}
	x := m.Context()
	for _, end := range a.Ends {
		if s.Matches(end, o, &x, AsDuration) {
			return true
		}
	}
	return false
}

// endModifiers ends the modifiers that last until an occurrence.
func (s *State) endModifiers(trail Trail, o *Occurrence) {
	if !s.program.Holds(rule.R708_2) {
		return
	}
	var numbers []uint16
	for m := range s.modifiersHearing(o) {
		numbers = append(numbers, m.Number)
	}
	for _, number := range numbers {
		if m := s.modifier(number); m != nil && s.isEndOf(m, o) {
			s.endModifier(trail, number, rule.R708_2)
		}
	}
}

func (s *State) endModifier(trail Trail, number uint16, why rule.Number) {
	if m := s.modifier(number); m != nil {
		o := Occurrence{Kind: ModifierEnded, Rule: why, Player: m.Controller, Card: m.Source,
			N: int32(number), Ability: m.Ability}
		s.commit(&o)
		record(trail, Entry{Kind: Happened, Depth: s.Depth(), Rule: why, Occurrence: o})
	}
}
