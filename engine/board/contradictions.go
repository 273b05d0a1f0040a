package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Of 104, these rules stand elsewhere:
//   - 104.1: turn.go
//   - 104.2a: board/replacement.go

// ForbidsEntering reports whether any text keeps tokens or other cards from entering play (104.2).
func (p *Program) ForbidsEntering() bool { return p.forbids[TokenMade] }

// forbids finds the modifier by which an occurrence can't happen (104.2).
func (s *State) forbids(o *Occurrence) (Ref, bool) {
	if !s.program.forbids[o.Kind] {
		return Ref{}, false
	}
	s, o = s.withToken(o)
	for a := range s.Active(ability.Cant) {
		if s.Matches(a.Node.Event(), o, &a.Context, AsWould) {
			return a.Context.This, true
		}
	}
	return Ref{}, false
}

// withToken supposes that a token which would enter play is there already, so that it can be asked
// what it is (521.2); of any other occurrence nothing is supposed.
func (s *State) withToken(o *Occurrence) (*State, *Occurrence) {
	if o.Kind != TokenMade || o.Card.Card != 0 {
		return s, o
	}
	supposed, would := s.Clone(), *o
	would.Card = supposed.addToken(o.Player, Print(o.N))
	return supposed, &would
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
	s, o = s.withToken(o)
	for a := range s.Active(ability.AtMost) {
		x := a.Context
		if s.Matches(a.Node.Event(), o, &x, AsWould) && s.atLeast(o)+
			s.howOftenBy(a.Node.Event(), a.Node.Per().Op, &x, o.Player, true) > s.NumberOf(a.Node.N(), &x) {
			return x.This, true
		}
	}
	return Ref{}, false
}

// cutToLimit leaves of points that would be scored so many as a modifier still allows
// (104.2, 707.2), and of what is said about the cards with which they are scored (517.2).
func (s *State) cutToLimit(trail Trail, batch []Occurrence) {
	points := &batch[0]
	left, limited := s.pointsLeft(points)
	if !limited || left <= 0 || left >= int(points.N) {
		return
	}
	s.noteReading(trail, PointsBeyondALimit, rule.R104_2)
	if s.program.Reading(PointsBeyondALimit) == AllPointsOrNone {
		return
	}
	points.N = int32(left)
	for i := 1; i < len(batch) && batch[i].Follows; i++ {
		if batch[i].Kind == ScoredWith {
			batch[i].N = points.N
		}
	}
}

// pointsLeft is how many points a player can still score of those that an occurrence would
// bring, by the modifier that allows the fewest.
func (s *State) pointsLeft(points *Occurrence) (left int, limited bool) {
	if points.Kind != PointsScored || !s.program.forbids[PointsScored] {
		return 0, false
	}
	for a := range s.Active(ability.AtMost) {
		x := a.Context
		if !s.Matches(a.Node.Event(), points, &x, AsWould) {
			continue
		}
		n := s.NumberOf(a.Node.N(), &x) - s.howOftenBy(a.Node.Event(), a.Node.Per().Op, &x, points.Player, true)
		if !limited || n < left {
			left, limited = n, true
		}
	}
	return left, limited
}

// atLeast is how much of an occurrence has to be within a limit for any of it to happen.
func (s *State) atLeast(o *Occurrence) int {
	n := s.weight(o)
	if o.Kind == PointsScored && s.program.Reading(PointsBeyondALimit) == AsManyAsAreLeft {
		return min(n, 1)
	}
	return n
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
			o := s.filledIn(&batch[i])
			if _, cant := s.forbids(o); !cant && s.Matches(a.Node.Event(), o, &x, AsWould) {
				among = append(among, *o)
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
	if !s.program.forbids[o.Kind] {
		return Ref{}, false
	}
	o = s.filledIn(o)
	if by, forbidden := s.forbids(o); forbidden {
		return by, true
	}
	return s.exceeds(o)
}
