package board

//go:generate go run generate.go

import "slices"

// CopyFrom makes this state equal to another one. It reuses the memory that
// this state already has.
func (s *State) CopyFrom(from *State) {
	s.copyButMoments(from)
	if len(s.moments)+len(from.moments) != 0 {
		s.copyMoments(from.moments)
	}
}

// copyButMoments is CopyFrom but for the moments that are kept.
func (s *State) copyButMoments(from *State) {
	s.program = from.program
	s.present = from.present
	s.lists.copyFrom(&from.lists)
	s.saved = copySaved(s.saved, from.saved)
	s.derived.copyFrom(&from.derived)
	s.key = from.key
}

// CopyWithoutLoops is CopyFrom without what is remembered to recognize loops.
func (s *State) CopyWithoutLoops(from *State) {
	l := from.lists
	l.sightings, l.amounts, l.given, l.chosen, l.taken = nil, nil, nil, nil, nil
	s.program, s.present = from.program, from.present
	s.lists.copyFrom(&l)
	s.saved = copySaved(s.saved, from.saved)
	s.derived.copyFrom(&from.derived)
	s.key = from.key
	s.ForgetLoops()
}

// copyFrom makes what is kept of values what another state keeps; the values
// themselves are shared.
func (d *derived) copyFrom(from *derived) {
	asked, desk := d.asked, d.desk
	*d = *from
	d.asked = append(asked[:0], from.asked...)
	d.now, d.then, d.desk = nil, nil, desk
}

// Clone gives a copy in memory of its own.
func (s *State) Clone() *State {
	c := new(State)
	c.CopyFrom(s)
	return c
}

// Equal reports whether two states are the same in all their fields, so that not only
// do they go on alike: whatever names a thing in one of them names it in the other.
func (s *State) Equal(other *State) bool {
	if len(s.moments)+len(other.moments) > 0 {
		return s.withShapes().Equal(other.withShapes())
	}
	return s.program == other.program && s.present == other.present && s.lists.equal(&other.lists) &&
		slices.EqualFunc(s.saved, other.saved, func(one, other savedState) bool {
			return one.Depth == other.Depth && one.State.Equal(&other.State)
		})
}

// StandsAs reports whether it is seen at once that two states append the same (see
// AppendKept): they are the same in all their fields but the answer that has been used, and
// perhaps how their programs read a point about windows.
func (s *State) StandsAs(other *State) bool {
	l := other.lists
	l.answer = s.answer
	return len(s.saved)+len(other.saved) == 0 && s.present == other.present && s.lists.equal(&l) &&
		slices.Equal(s.moments, other.moments)
}

// withShapes gives a state that is the same with the shapes of all sightings worked out.
func (s *State) withShapes() *State {
	if len(s.moments) == 0 {
		return s
	}
	c := s.Clone()
	c.shapeSightings()
	return c
}
