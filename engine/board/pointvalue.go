package board

import "canterlaw/engine/ability"

// The point value of a Troublemaker (211).

// PointValue is the Troublemaker's point value (211.1).
func (s *State) PointValue(c CardID) int {
	face := s.Face(c)
	if face == nil || face.PointValue == nil {
		return 0
	}
	if was := s.derived.then.of(c); was != nil {
		return int(was.value)
	}
	return max(0, *face.PointValue+s.sumFor(ability.AddPoints, c))
}
