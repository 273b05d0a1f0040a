package board

import "canterlaw/engine/ability"

// The bonus of a Problem (210).

// Bonus is the Problem's bonus (210.1).
func (s *State) Bonus(c CardID) int {
	face := s.Face(c)
	if face == nil || face.Problem == nil {
		return 0
	}
	if was := s.derived.then.of(c); was != nil {
		return int(was.value)
	}
	bonus, set := face.Problem.Bonus, uint16(0)
	for a := range s.Active(ability.SetBonus) {
		if s.Means(a.Node.Problems(), c, &a.Context) {
			bonus, set = s.NumberOf(a.Node.N(), &a.Context), a.Stamp
		}
	}
	for a := range s.Active(ability.AddBonus) { // those before it change what is replaced (711.3)
		if a.Stamp >= set && s.Means(a.Node.Problems(), c, &a.Context) {
			bonus += s.NumberOf(a.Node.N(), &a.Context)
		}
	}
	return max(0, bonus)
}
