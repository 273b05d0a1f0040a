package board

import (
	"slices"

	"canterlaw/engine/rule"
)

// What the record says of the order of modifiers (711.3 to 711.5).

// orderingsFor gives where the order of modifiers makes a difference, if anyone is
// to be told.
func (s *State) orderingsFor(trail Trail) []Ordering {
	if !wantsOrders(trail) || !s.program.HasAbilities() {
		return nil
	}
	return s.Orderings()
}

// NoteOrderings notes where the order of modifiers makes a difference (711.3 to
// 711.5), for a position in which play begins.
func (s *State) NoteOrderings(trail Trail) { s.noteOrderings(trail, nil) }

// noteOrderings notes where the order of modifiers makes a difference and did not
// before.
func (s *State) noteOrderings(trail Trail, before []Ordering) {
	if !wantsOrders(trail) {
		return
	}
	s.noteReadingsOfOrder(trail, before)
	for _, o := range s.orderingsFor(trail) {
		if slices.Contains(before, o) {
			continue
		}
		record(trail, Entry{Kind: Noted, Note: orderingNotes[o.Why], Depth: s.Depth(), Rule: o.Why, Card: o.Earlier,
			N: int32(o.Later.Card), M: int32(o.Counters)})
	}
}

// noteReadingsOfOrder says how the points about dependence between modifiers are read
// where they are applied in another order by another reading, and the present order is new.
func (s *State) noteReadingsOfOrder(trail Trail, before []Ordering) {
	now := s.Orderings()
	depends := slices.ContainsFunc(now, func(o Ordering) bool { return o.Why != rule.R711_3 })
	if !depends && len(s.Applied()) < 2 {
		return
	}
	for _, point := range orderingPoints {
		reading := s.program.Reading(point.d)
		if reading == 0 && (!depends || slices.Equal(now, before)) {
			continue
		}
		if other := s.ReadAs(point.d, 1-reading); other != nil && !slices.Equal(other.Applied(), s.Applied()) {
			s.noteReading(trail, point.d, point.why)
		}
	}
}

// orderingPoints are the disputed points about orders of modifiers, with their rules.
var orderingPoints = []struct {
	d   Disputed
	why rule.Number
}{{DependenceTested, rule.R711_4}, {DependenceOnSeveral, rule.R711_3b}, {DependenceInACircle, rule.R711_5}}

// orderingNotes are the notes about orders of modifiers by their rules.
var orderingNotes = map[rule.Number]NoteKind{rule.R711_3: AppliedByStamp, rule.R711_4: AppliedAfter,
	rule.R711_5: AppliedInTurn}
