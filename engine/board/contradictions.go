package board

import "canterlaw/engine/ability"

// Of 104, these rules stand elsewhere:
//   - 104.1: turn.go
//   - 104.2a: board/replacement.go

// forbids finds the modifier by which an occurrence can't happen (104.2).
func (s *State) forbids(o *Occurrence) (Ref, bool) {
	if !s.program.forbids[o.Kind] {
		return Ref{}, false
	}
	for a := range s.Active(ability.Cant) {
		if s.Matches(a.Node.Event(), o, &a.Context, AsWould) {
			return a.Context.This, true
		}
	}
	return Ref{}, false
}

// forbiddenAmong finds the modifiers by which occurrences can't happen (104.2), by
// their places in the batch.
func (s *State) forbiddenAmong(batch []Occurrence) map[int]Ref {
	var forbidden map[int]Ref
	for i := range batch {
		if by, is := s.forbids(&batch[i]); is {
			if forbidden == nil {
				forbidden = map[int]Ref{}
			}
			forbidden[i] = by
		}
	}
	return forbidden
}

// exceeds finds the modifier by which something has happened as often already as
// it can (104.2).
func (s *State) exceeds(o *Occurrence) (Ref, bool) {
	if !s.program.forbids[o.Kind] {
		return Ref{}, false
	}
	for a := range s.Active(ability.AtMost) {
		x := a.Context
		if s.Matches(a.Node.Event(), o, &x, AsWould) &&
			s.howOftenBy(a.Node.Event(), a.Node.Per().Op, &x, o.Player, true)+s.weight(o) > s.NumberOf(a.Node.N(), &x) {
			return x.This, true
		}
	}
	return Ref{}, false
}

// BeyondLimit finds those of a batch of which only some can happen, since it would be more
// often than a modifier allows (104.2), and how many of them can; 0 if there are none.
func (s *State) BeyondLimit(batch []Occurrence) (among []Occurrence, left int) {
	if len(batch) == 0 || !s.program.forbids[batch[0].Kind] {
		return nil, 0
	}
	for a := range s.Active(ability.AtMost) {
		among = among[:0]
		for i := range batch {
			x := a.Context
			s.fillIn(&batch[i])
			if _, cant := s.forbids(&batch[i]); !cant && s.Matches(a.Node.Event(), &batch[i], &x, AsWould) {
				among = append(among, batch[i])
			}
		}
		if len(among) == 0 {
			continue
		}
		x := a.Context
		left = s.NumberOf(a.Node.N(), &x) - s.howOftenBy(a.Node.Event(), a.Node.Per().Op, &x, among[0].Player, true)
		if 0 < left && left < len(among) {
			return among, left
		}
	}
	return nil, 0
}

// Forbids finds the card whose modifier keeps an occurrence from happening
// (104.2).
func (s *State) Forbids(o *Occurrence) (Ref, bool) {
	s.fillIn(o)
	if by, forbidden := s.forbids(o); forbidden {
		return by, true
	}
	return s.exceeds(o)
}
