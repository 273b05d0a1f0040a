package board

import (
	"cmp"
	"slices"
	"sync"
	"sync/atomic"
)

// SightingKind is the moment at which a state was seen.
type SightingKind uint8

// The moments.
const (
	EffectSeen  SightingKind = iota + 1 // a triggered effect that Player controls is about to be processed
	MaySeen                             // Player may do what an effect says
	ActionSeen                          // Player has priority
	OpeningSeen                         // Player may open a priority window by an action
)

// isOfAction reports whether players take actions at moments of the kind.
func (k SightingKind) isOfAction() bool { return k == ActionSeen || k == OpeningSeen }

// Sighting is a state as it was at such a moment. One of an action is
// remembered as the action is taken: unless the player has taken it before in
// the turn, only until they may act again.
type Sighting struct {
	Kind   SightingKind `json:"kind"`
	Player Player       `json:"player"`
	// the action had been taken before in the turn
	Again bool `json:"again,omitempty"`
	// a loop has ended here: the player can't do that any more (802.2)
	Barred  bool   `json:"barred,omitempty"`
	Given   uint16 `json:"given"`                                     // how many answers had been given
	Amounts Span   `json:"amounts" length:"follows from the offsets"` // which of the amounts kept are its
	Shape   uint64 `json:"shape"`
	Outline uint64 `json:"outline"` // the shape without what there can be none of
	Action  Action `json:"action"`  // that the player takes
}

// moment is a sighting whose shape nobody has asked for yet: its shape, outline and amounts
// are those of a state that is kept instead. Copies of a state share it.
type moment struct {
	place int // of the sighting
	kept  *keptMoment
}

type keptMoment struct {
	state   State       // as far as shapes look at it
	mark    uint64      // of its shape
	shared  atomic.Bool // with another state; else its memory can be used again
	lent    bool        // to a state that an action in progress may be rewound to
	asked   sync.Once   // for its shape
	shape   uint64
	outline uint64
	amounts []int32
}

// workOut works out the shape of the moment, in memory that is given for it.
func (m *keptMoment) workOut(kind SightingKind, memory *shapeWriter) {
	m.asked.Do(func() {
		var amounts []Amount
		m.state.shaper = memory
		m.shape, m.outline, amounts = m.state.Shape(kind)
		m.state.shaper = nil
		m.amounts = m.amounts[:0]
		for i := range amounts {
			m.amounts = append(m.amounts, amounts[i].N)
		}
	})
}

// maxSightings is how many sightings are kept. When there are more, watching
// begins anew: a loop of fewer moments is recognized all the same.
const maxSightings = 128

// Sightings lists what is remembered, the earliest first. The slice belongs to
// the state.
func (s *State) Sightings() []Sighting {
	sightings, _ := s.seen()
	return sightings
}

// MeetAction tells how the state in which a player may act repeats that in which
// they took an action. Where it repeats none, it is not remembered.
func (s *State) MeetAction(kind SightingKind, p Player, counting ...Procedure) Repeat {
	if !slices.ContainsFunc(s.sightings, func(seen Sighting) bool {
		return seen.Kind == kind && seen.Player == p && !seen.Barred
	}) {
		return Repeat{Since: -1}
	}
	if len(s.sightings) < maxSightings && !s.mayRepeat(kind, p, s.shapeMark()) {
		s.forgetSightings(func(seen *Sighting) bool {
			return seen.Kind == kind && seen.Player == p && !seen.Barred && !seen.Again
		})
		return Repeat{Since: -1}
	}
	repeat := s.Meet(kind, p, counting...)
	if !repeat.Exact && !repeat.Grows {
		last := len(s.sightings) - 1
		s.forgetSightings(func(seen *Sighting) bool {
			return seen.Kind == kind && seen.Player == p && !seen.Barred && (!seen.Again || seen == &s.sightings[last])
		})
	}
	return repeat
}

// SeeAction remembers the state in which a player takes an action.
func (s *State) SeeAction(kind SightingKind, p Player, a Action, counting ...Procedure) {
	place, again := slices.BinarySearchFunc(s.taken, a, compareActions)
	if !again {
		s.taken = slices.Insert(s.taken, place, a)
	}
	seen := Sighting{Kind: kind, Player: p, Action: a, Again: again}
	if s.key.foreseen == nil {
		s.keepMoment(seen, s.shapeMark(), counting)
		return
	}
	s.moments = append(s.moments, moment{len(s.sightings), s.key.foreseen})
	s.remember(seen, nil)
}

// Foresee keeps the present state, in which a player is about to act, for all copies of it in
// which they do: SeeAction remembers it, and what is worked out of it is so once.
func (s *State) Foresee(counting ...Procedure) {
	kept := &keptMoment{mark: s.shapeMark()}
	kept.shared.Store(true)
	kept.state.copyForShape(s, counting)
	s.key.foreseen = kept
}

func compareActions(a, b Action) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Card, b.Card), cmp.Compare(a.Area, b.Area),
		cmp.Compare(a.Host, b.Host),
		cmp.Compare(a.Ability.ID, b.Ability.ID), cmp.Compare(a.Ability.X, b.Ability.X))
}

// Bar notes that a player can't do again what would continue a loop: what an
// effect says that they may do, or an action (802.2).
func (s *State) Bar(kind SightingKind, p Player, a Action, counting ...Procedure) {
	shape, outline, _ := s.Shape(kind, counting...)
	s.remember(Sighting{Kind: kind, Player: p, Shape: shape, Outline: outline, Action: a, Barred: true}, nil)
}

// IsBarred reports whether the player can't do that in the present state.
func (s *State) IsBarred(kind SightingKind, p Player, a Action, counting ...Procedure) bool {
	shape, known := uint64(0), false
	for i := range s.sightings {
		seen := &s.sightings[i]
		if !seen.Barred || seen.Kind != kind || seen.Player != p || seen.Action != a {
			continue
		}
		if !known {
			shape, _, _ = s.Shape(kind, counting...)
			known = true
		}
		if seen.Shape == shape {
			return true
		}
	}
	return false
}

// mayRepeat reports whether the present moment, whose shape has a mark, can repeat one
// that was seen: none does whose shape has another mark.
func (s *State) mayRepeat(kind SightingKind, p Player, mark uint64) bool {
	unshaped := s.moments
	for i := range s.sightings {
		seen := &s.sightings[i]
		isUnshaped := len(unshaped) > 0 && unshaped[0].place == i
		if seen.Kind == kind && seen.Player == p && !seen.Barred && (!isUnshaped || unshaped[0].kept.mark == mark) {
			return true
		}
		if isUnshaped {
			unshaped = unshaped[1:]
		}
	}
	return false
}

// keepMoment remembers the present moment, whose shape is worked out when it is asked
// for.
func (s *State) keepMoment(seen Sighting, mark uint64, counting []Procedure) {
	var kept *keptMoment
	if last := len(s.spare) - 1; last >= 0 {
		kept, s.spare = s.spare[last], s.spare[:last]
	} else {
		kept = new(keptMoment)
	}
	kept.mark, kept.asked = mark, sync.Once{}
	kept.state.copyForShape(s, counting)
	s.moments = append(s.moments, moment{len(s.sightings), kept})
	s.remember(seen, nil)
}

// forgetMoment lets the memory of a moment be used again that no other state has.
func (s *State) forgetMoment(kept *keptMoment) {
	if !kept.shared.Load() && !kept.lent {
		s.spare = append(s.spare, kept)
	}
}

// forgetMoments forgets all moments.
func (s *State) forgetMoments() {
	for i := range s.moments {
		s.forgetMoment(s.moments[i].kept)
	}
	s.moments = s.moments[:0]
}

// copyForShape makes this state one that has the same shapes as another: the lists that
// they don't look at are left out, and what is only counted.
func (s *State) copyForShape(from *State, counting []Procedure) {
	l := from.lists
	l.options, l.answer, l.noted, l.timestamps, l.formerWords = nil, nil, nil, nil, nil
	l.done, l.pending, l.lineages, l.rewound = nil, nil, nil, nil
	l.sightings, l.amounts, l.given, l.chosen, l.taken = nil, nil, nil, nil, nil
	s.program, s.present = from.program, from.present
	s.lists.copyFrom(&l)
	for i := range s.frames {
		if slices.Contains(counting, s.frames[i].Procedure) {
			s.frames[i].N = 0
		}
	}
}

// copyMoments makes the moments those of another state.
func (s *State) copyMoments(from []moment) {
	s.forgetMoments()
	for i := range from {
		if kept := from[i].kept; !kept.shared.Load() {
			kept.shared.Store(true)
		}
	}
	s.moments = append(s.moments, from...)
}

// lendMoments makes the moments those of the state in which an action is announced: until
// the action is over that state keeps no others in their memory.
func (s *State) lendMoments(to *State) {
	for i := range s.moments {
		if kept := s.moments[i].kept; !kept.shared.Load() {
			kept.lent = true
		}
	}
	to.moments = append(to.moments[:0], s.moments...)
}

// takeMomentsBack makes the moments the state's own again: no action is in progress any
// more.
func (s *State) takeMomentsBack() {
	for i := range s.moments {
		if kept := s.moments[i].kept; kept.lent && !kept.shared.Load() {
			kept.lent = false
		}
	}
}

// Trying calls try, which makes copies of the state that are no longer needed once they have
// forgotten what they remember of loops: what those share with it is its own again.
func (s *State) Trying(try func()) {
	var own []*keptMoment
	for i := range s.moments {
		if kept := s.moments[i].kept; !kept.shared.Load() {
			own = append(own, kept)
		}
	}
	try()
	for _, kept := range own {
		kept.shared.Store(false)
	}
}

// eachSeen calls visit with each sighting, its shape worked out, and its amounts.
func (s *State) eachSeen(visit func(seen Sighting, amounts []int32)) {
	unshaped, first := s.moments, uint16(0)
	for i := range s.sightings {
		seen := s.sightings[i]
		amounts := s.amounts[seen.Amounts.Offset : seen.Amounts.Offset+seen.Amounts.Length]
		if len(unshaped) > 0 && unshaped[0].place == i {
			if s.shaper == nil {
				s.shaper = new(shapeWriter)
			}
			kept := unshaped[0].kept
			kept.workOut(seen.Kind, s.shaper)
			seen.Shape, seen.Outline, amounts = kept.shape, kept.outline, kept.amounts
			unshaped = unshaped[1:]
		}
		if len(s.moments) > 0 {
			seen.Amounts = Span{first, uint16(len(amounts))}
			first += uint16(len(amounts))
		}
		visit(seen, amounts)
	}
}

// seen gives what is remembered of moments with all shapes worked out.
func (s *State) seen() (sightings []Sighting, amounts []int32) {
	if len(s.moments) == 0 {
		return s.sightings, s.amounts
	}
	s.eachSeen(func(seen Sighting, of []int32) {
		sightings, amounts = append(sightings, seen), append(amounts, of...)
	})
	return sightings, amounts
}

// shapeSightings works out the shapes that nobody has asked for yet.
func (s *State) shapeSightings() {
	s.sightings, s.amounts = s.seen()
	s.forgetMoments()
}

// BarredSince reports whether since a sighting a loop has ended with what an
// effect says that a player may do.
func (s *State) BarredSince(place int) bool {
	return slices.ContainsFunc(s.sightings[place:], func(seen Sighting) bool {
		return seen.Barred && seen.Kind == MaySeen
	})
}

func (s *State) remember(seen Sighting, amounts []Amount) {
	seen.Given = uint16(len(s.given))
	seen.Amounts = Span{uint16(len(s.amounts)), uint16(len(amounts))}
	s.sightings = append(s.sightings, seen)
	for i := range amounts {
		s.amounts = append(s.amounts, amounts[i].N)
	}
}

// forgetSightings forgets those that a function tells, and with the last of them
// that a loop can begin at, the answers.
func (s *State) forgetSightings(forget func(*Sighting) bool) {
	kept, amounts, moments, unshaped, watching := 0, 0, 0, 0, false
	for i := range s.sightings {
		isUnshaped := unshaped < len(s.moments) && s.moments[unshaped].place == i
		if isUnshaped {
			unshaped++
		}
		if forget(&s.sightings[i]) {
			if isUnshaped {
				s.forgetMoment(s.moments[unshaped-1].kept)
			}
			continue
		}
		if isUnshaped {
			s.moments[moments] = moment{kept, s.moments[unshaped-1].kept}
			moments++
		}
		seen := s.sightings[i]
		copy(s.amounts[amounts:], s.amounts[seen.Amounts.Offset:seen.Amounts.Offset+seen.Amounts.Length])
		seen.Amounts.Offset = uint16(amounts)
		amounts += int(seen.Amounts.Length)
		s.sightings[kept] = seen
		kept++
		watching = watching || !seen.Barred
	}
	if kept < len(s.sightings) {
		s.key.forgetSighted()
	}
	s.sightings, s.amounts, s.moments = s.sightings[:kept], s.amounts[:amounts], s.moments[:moments]
	if !watching {
		s.given, s.chosen = s.given[:0], s.chosen[:0]
		s.key.forgetAnswers()
	}
}

// unseeAction forgets the sighting of an action that has been rewound.
func (s *State) unseeAction(a Action) {
	last := len(s.sightings) - 1
	if last < 0 || s.sightings[last].Barred || !s.sightings[last].Kind.isOfAction() || s.sightings[last].Action != a {
		return
	}
	s.given = s.given[:s.sightings[last].Given]
	s.key.forgetAnswers()
	s.forgetSightings(func(seen *Sighting) bool { return seen == &s.sightings[last] })
}
