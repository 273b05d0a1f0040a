package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Which continuous modifiers depend on which (711.3b to 711.5), and how disputed points
// about that are read.

// nextToApply gives the place of the modifier to be applied next: the earliest that depends on
// no other one left (711.3, 711.4), or that is the earliest of some that depend on each other and
// on none beside (711.5). waitFor has, for each of those before it and so are not next, the place
// of another one on which it depends; and for itself, if it is one of several that depend on each
// other.
func (s *State) nextToApply(list []instance) (next int, waitFor []int) {
	if !s.program.Holds(rule.R711_3b) || !s.program.Holds(rule.R711_4) {
		return 0, nil
	}
	d := s.derived.desk
	d.waitFor = d.waitFor[:0]
	for i := range list {
		if s.waitsFor(list, i) < 0 {
			return i, d.waitFor[:i]
		}
		if s.beginsCircle(list, i) {
			return i, d.waitFor[:i+1]
		}
	}
	return 0, nil
}

// waitsFor is dependsOn, found out once for what is to be applied next.
func (s *State) waitsFor(list []instance, i int) int {
	d := s.derived.desk
	for len(d.waitFor) <= i {
		d.waitFor = append(d.waitFor, notAsked)
	}
	if d.waitFor[i] == notAsked {
		d.waitFor[i] = s.dependsOn(list, i)
	}
	return d.waitFor[i]
}

const notAsked = -2

// beginsCircle reports whether a modifier, which depends on another one, is the earliest of some
// that depend on each other and on none beside.
func (s *State) beginsCircle(list []instance, i int) bool {
	last := i
	for range list { // where each waits for another one, it comes round
		if last = s.waitsFor(list, last); last < i {
			return false // it depends on none, or has been found to be part of no such circle
		}
	}
	return isCircle(len(list), i, s.asksOnWhich(list))
}

// asksOnWhich gives allOnWhich, asked of each once: here or, where that was tested before any was
// applied, by what was found then.
func (s *State) asksOnWhich(list []instance) func(i int) []int {
	on := make([][]int, len(list))
	return func(i int) []int {
		switch {
		case on[i] != nil:
		case list[i].place != 0 && s.testsDependenceOnce():
			waits := s.derived.desk.waits[list[i].place-1]
			on[i] = []int{}
			for j := range list {
				if slices.Contains(waits, list[j].place) {
					on[i] = append(on[i], j)
				}
			}
		default:
			on[i] = append([]int{}, s.allOnWhich(list, i)...)
		}
		return on[i]
	}
}

// dependsOn gives the place of a modifier on which the one at i depends: its
// presence changes what the other does (711.3b). It is tried only where one
// writes what the other reads.
func (s *State) dependsOn(list []instance, i int) int {
	if m := &list[i]; m.place != 0 && s.testsDependenceOnce() {
		waits := s.derived.desk.waits[m.place-1]
		return slices.IndexFunc(list, func(other instance) bool { return slices.Contains(waits, other.place) })
	}
	if j := s.dependsOnAny(list, i, 0); j >= 0 {
		return j
	}
	return slices.Index(s.dependsOnSeveral(list, i), true)
}

// dependsOnThe reports whether the modifier at i depends on the one at j.
func (s *State) dependsOnThe(list []instance, i, j int) bool {
	if m := &list[i]; m.place != 0 && s.testsDependenceOnce() {
		return slices.Contains(s.derived.desk.waits[m.place-1], list[j].place)
	}
	if s.dependsOnAny(list, i, j) == j {
		return true
	}
	several := s.dependsOnSeveral(list, i)
	return several != nil && several[j] && s.dependsOnAny(list, i, 0) < 0
}

// dependsOnAny is dependsOn for modifiers from a place on, tested as things are.
func (s *State) dependsOnAny(list []instance, i, from int) int {
	m := &list[i]
	reads := s.looksAtMade(m)
	if reads == 0 {
		return -1
	}
	d, tried := s.derived.desk, false
	for j := from; j < len(list); j++ {
		if j == i || list[j].writes&reads == 0 || m.byStamp && list[j].byStamp {
			continue
		}
		if d.changes = s.changesBy(d.changes[:0], &list[j]); len(d.changes) == 0 {
			continue
		}
		if !tried {
			tried = true
			s.askOfCards(m)
		}
		if !d.asked.isAbout(d.changes) {
			continue // it can't be about what the other one does
		}
		d.beginTrial()
		s.try(d.changes, &list[j])
		d.with = s.changesBy(d.with[:0], m)
		d.endTrial()
		if !slices.Equal(d.without, d.with) {
			return j
		}
	}
	return -1
}

// dependsOnSeveral tells on which modifiers the one at i depends where it does so on none by
// itself: those that together change what it does, each of which matters once the others
// are there. Nil if there are none, or if the disputed point is read so that there can be none.
func (s *State) dependsOnSeveral(list []instance, i int) []bool {
	m := &list[i]
	reads := s.looksAtMade(m)
	if reads == 0 || s.program.Reading(DependenceOnSeveral) != SeveralTogether {
		return nil
	}
	d := s.derived.desk
	d.several = append(d.several[:0], make([]bool, len(list))...)
	count := 0
	for more := true; more; { // those that write what it reads, or what such a one reads
		more = false
		for j := range list {
			if j != i && !d.several[j] && list[j].writes&reads != 0 && !(m.byStamp && list[j].byStamp) {
				d.several[j], more = true, true
				reads |= s.looksAtMade(&list[j])
				count++
			}
		}
	}
	if count < 2 || !s.anyDoes(list, d.several) {
		return nil
	}
	s.askOfCards(m)
	if !s.doesOtherwise(list, m, d.several) {
		return nil
	}
	all, matters := slices.Clone(d.with), slices.Clone(d.several)
	for j := range list {
		if d.several[j] {
			d.several[j] = false
			s.doesOtherwise(list, m, d.several)
			matters[j] = !slices.Equal(d.with, all)
			d.several[j] = true
		}
	}
	return matters
}

// anyDoes reports whether any of some modifiers does anything as things are: else none of them
// will, however many are there.
func (s *State) anyDoes(list []instance, some []bool) bool {
	d := s.derived.desk
	for j := range list {
		if !some[j] {
			continue
		}
		if d.changes = s.changesBy(d.changes[:0], &list[j]); len(d.changes) > 0 {
			return true
		}
	}
	return false
}

// doesOtherwise reports whether a modifier does something else once some others have been
// applied, each as soon as it does anything; what it does then is noted.
func (s *State) doesOtherwise(list []instance, m *instance, others []bool) bool {
	d := s.derived.desk
	d.beginTrial()
	applied, about := append(d.appliedOnce[:0], make([]bool, len(list))...), false
	d.appliedOnce = applied
	for more := true; more; {
		more = false
		for j := range list {
			if !others[j] || applied[j] {
				continue
			}
			if d.changes = s.changesBy(d.changes[:0], &list[j]); len(d.changes) > 0 {
				about = about || d.asked.isAbout(d.changes)
				s.try(d.changes, &list[j])
				applied[j], more = true, true
			}
		}
	}
	d.with = append(d.with[:0], d.without...)
	if about { // else it can't be about what they do
		d.with = s.changesBy(d.with[:0], m)
	}
	d.endTrial()
	return !slices.Equal(d.without, d.with)
}

// beginTrial keeps what modifiers have made of cards so far, to try others.
func (d *desk) beginTrial() {
	d.before.copyFrom(&d.values)
	d.activeBefore, d.touchedBefore, d.writtenBefore = len(d.active), len(d.touched), d.written
	d.cardsBefore = append(d.cardsBefore[:0], d.cards...)
}

// endTrial takes back what has been tried.
func (d *desk) endTrial() {
	d.values.copyFrom(&d.before)
	d.active, d.touched = d.active[:d.activeBefore], d.touched[:d.touchedBefore]
	d.cards = append(d.cards[:0], d.cardsBefore...)
	d.tried, d.written = 0, d.writtenBefore
}

// try does the changes of a modifier until the trial ends.
func (s *State) try(changes []change, m *instance) {
	d := s.derived.desk
	d.tried |= m.writes
	d.written |= m.writes
	s.apply(changes, m)
}

// asked is of which cards something was asked that modifiers can change, as it was found
// out what one of them does.
type asked struct {
	notes bool     // what is asked now
	cards []uint64 // a bit for each
	more  bool     // something was asked that is not about one card
}

// of notes that something is asked of a card.
func (a *asked) of(c CardID) {
	for int(c/64) >= len(a.cards) {
		a.cards = append(a.cards, 0)
	}
	a.cards[c/64] |= 1 << (c % 64)
}

// isAbout reports whether changes are to anything of which something was asked.
func (a *asked) isAbout(changes []change) bool {
	for i := range changes {
		c := changes[i].card
		if a.more || int(c/64) < len(a.cards) && a.cards[c/64]&(1<<(c%64)) != 0 {
			return true
		}
	}
	return false
}

// askOfCards finds out what a modifier does as things are, and of which cards it is asked
// for that what modifiers make of them. What one does depends on nothing else that
// another one can change.
func (s *State) askOfCards(m *instance) {
	d := s.derived.desk
	clear(d.asked.cards)
	d.asked.more, d.asked.notes = false, true
	d.without = d.without[:0]
	if s.losesAny() && m.static {
		d.asked.of(m.holder.Card)
	}
	if !m.static || s.stillHas(m.holder) {
		d.without = s.answerOf(d.without, m)
	}
	d.asked.notes = false
}

// asksOf notes that it is asked what modifiers make of a card, while that is found out.
func (s *State) asksOf(c CardID) {
	if d := s.derived.desk; d != nil && d.asked.notes {
		d.asked.of(c)
	}
}

// asksOfMore notes that something is asked that is not about one card.
func (s *State) asksOfMore() {
	if d := s.derived.desk; d != nil && d.asked.notes {
		d.asked.more = true
	}
}

// changesBy adds what a modifier does as things are.
func (s *State) changesBy(out []change, m *instance) []change {
	if m.static && !s.stillHas(m.holder) {
		return out
	}
	return s.answerKnown(out, m)
}

// answerKnown adds what a modifier does as things are. It is known until one has been applied
// that changes something at which it looks, but for what is only tried.
func (s *State) answerKnown(out []change, m *instance) []change {
	d := s.derived.desk
	if m.looks.made&d.tried != 0 || s.looksFurther(m) || s.derived.asksAgain {
		return s.answerOf(out, m)
	}
	if !m.known {
		first := len(d.known)
		d.known = s.answerOf(d.known, m)
		m.known, m.first, m.last = true, uint32(first), uint32(len(d.known))
	}
	return append(out, d.known[m.first:m.last]...)
}

// looksFurther reports whether what a modifier does can be otherwise once others have been
// applied that make nothing of cards at which it looks.
func (s *State) looksFurther(m *instance) bool {
	return m.looks.active || m.looks.faceoff && s.program.situation.DescribesInvolved(s)
}

// forgetAnswers forgets what modifiers do that look at what another one, which has been
// applied, has changed.
func forgetAnswers(list []instance, applied *instance) {
	for i := range list {
		if list[i].looks.made&applied.writes != 0 {
			list[i].known = false
		}
	}
}

// losesAny reports whether any modifier can make a card lose an ability.
func (s *State) losesAny() bool {
	return s.program.HasOp(ability.LosesAbilities) || s.program.HasOp(ability.LosesKeyword)
}

// stillHas reports whether a card has not lost an ability that generates a modifier.
func (s *State) stillHas(h Having) bool {
	if !s.losesAny() {
		return true
	}
	d := s.derived.desk
	return slices.Contains(d.abilities, h) && !d.cards[h.Card].noAbilities
}

// eachOnWhich lists the modifiers on each of which by itself the one at i depends, tested
// as things are.
func (s *State) eachOnWhich(list []instance, i int) (all []int) {
	for j := s.dependsOnAny(list, i, 0); j >= 0; j = s.dependsOnAny(list, i, j+1) {
		all = append(all, j)
	}
	return all
}

// allOnWhich is eachOnWhich with those on which it depends together.
func (s *State) allOnWhich(list []instance, i int) (all []int) {
	if all = s.eachOnWhich(list, i); len(all) > 0 {
		return all
	}
	for j, does := range s.dependsOnSeveral(list, i) {
		if does {
			all = append(all, j)
		}
	}
	return all
}

// testsDependenceOnce reports whether the disputed point about when dependence is tested
// is read so that it is before any modifier is applied.
func (s *State) testsDependenceOnce() bool {
	return s.program.Reading(DependenceTested) != TestedAfterEach
}

// testDependenceOnce tests which modifiers depend on which before any of them is
// applied, where the disputed point about it is read so.
func (s *State) testDependenceOnce(list []instance) {
	if !s.testsDependenceOnce() {
		return
	}
	d := s.derived.desk
	d.waits = make([][]uint16, len(list))
	for i := range list {
		for _, j := range s.eachOnWhich(list, i) {
			d.waits[i] = append(d.waits[i], list[j].place)
		}
	}
}

// FirstToApply gives the place of what is applied next of n modifiers in the order of their
// timestamps, where depends tells whether one depends on another one: the first that depends on
// none (711.3, 711.4), or that is the earliest of some that depend on each other and on none
// beside (711.5).
func FirstToApply(n int, depends func(one, other int) bool) int {
	other := 1
	for other < n && !depends(0, other) {
		other++
	}
	if other >= n { // most often the very first does
		return 0
	}
	on := make([][]int, n)
	ask := func(i int) []int {
		if on[i] == nil {
			on[i] = []int{}
			for j := range n {
				if j != i && depends(i, j) {
					on[i] = append(on[i], j)
				}
			}
		}
		return on[i]
	}
	for i := range n {
		if isCircle(n, i, ask) {
			return i
		}
	}
	return 0
}

// isCircle reports whether all of n modifiers on which the one at a place depends depend on it.
func isCircle(n, at int, on func(i int) []int) bool {
	reached := reachedFrom(n, at, on)
	for j := range n {
		if reached[j] && !reachedFrom(n, j, on)[at] {
			return false
		}
	}
	return true
}

// leaveCircleToStamps lets timestamps decide among modifiers that depend on each
// other in a circle with the one at a place, if no other does so directly, where the
// disputed point about such circles is read so.
func (s *State) leaveCircleToStamps(list []instance, at int) {
	if s.program.Reading(DependenceInACircle) == Interdependent {
		return
	}
	on := s.asksOnWhich(list)
	circle := reachedFrom(len(list), at, on)
	for _, i := range on(at) {
		if slices.Contains(on(i), at) {
			return // the two depend on each other directly
		}
	}
	for i := range list {
		list[i].byStamp = list[i].byStamp || circle[i]
	}
}

// reachedFrom tells on which of n modifiers the one at a place depends, by itself or by others.
func reachedFrom(n, from int, on func(i int) []int) []bool {
	reached, left := make([]bool, n), []int{from}
	for len(left) > 0 {
		i := left[0]
		left = left[1:]
		for _, next := range on(i) {
			if !reached[next] {
				reached[next] = true
				left = append(left, next)
			}
		}
	}
	return reached
}
