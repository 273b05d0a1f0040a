package board

// How disputed points about dependence between modifiers are read (711.3b to
// 711.5) otherwise than by default.

// testDependenceOnce tests which modifiers depend on which before any of them is
// applied, where the disputed point about it is read so.
func (s *State) testDependenceOnce(list []instance) {
	if s.program.Reading(DependenceTested) == TestedAfterEach {
		return
	}
	for i := range list {
		list[i].place = i + 1
	}
	for i := range list {
		for j := s.dependsOnAny(list, i, 0); j >= 0; j = s.dependsOnAny(list, i, j+1) {
			list[i].waits = append(list[i].waits, list[j].place)
		}
	}
}

// leaveCircleToStamps has timestamps decide among modifiers that depend on each
// other in a circle with the earliest one, if no other does so directly, where the
// disputed point about such circles is read so.
func (s *State) leaveCircleToStamps(list []instance) {
	if s.program.Reading(DependenceInACircle) == Interdependent {
		return
	}
	depends := make([][]int, len(list))
	for i := range list {
		for j := s.dependsOnAny(list, i, 0); j >= 0; j = s.dependsOnAny(list, i, j+1) {
			depends[i] = append(depends[i], j)
		}
	}
	circle := reachedFrom(depends, 0)
	for i := range list {
		if circle[i] && !reachedFrom(depends, i)[0] {
			circle[i] = false // it only is depended on
		}
	}
	for _, i := range depends[0] {
		for _, j := range depends[i] {
			if j == 0 {
				return // the two depend on each other directly
			}
		}
	}
	for i := range list {
		list[i].byStamp = list[i].byStamp || circle[i]
	}
}

// reachedFrom tells what can be reached from a place along the given ways.
func reachedFrom(ways [][]int, from int) []bool {
	reached, left := make([]bool, len(ways)), []int{from}
	for len(left) > 0 {
		i := left[0]
		left = left[1:]
		for _, next := range ways[i] {
			if !reached[next] {
				reached[next] = true
				left = append(left, next)
			}
		}
	}
	return reached
}
