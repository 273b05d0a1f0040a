package board

import (
	"slices"

	"canterlaw/engine/ability"
)

// What is kept of the values that continuous modifiers make (711), and when it still holds:
// values are worked out when they are first asked for after a change that can concern them.

// derived is what modifiers make of the cards, and whether it still holds.
type derived struct {
	values  *values     // as they were worked out: nil if they never were
	changed aspects     // since then
	asked   []question  // about the procedures in progress, and how it was answered
	now     *values     // what counts while they are worked out
	then    *then       // what is asked about one card as it was before
	desk    *desk       // memory for working them out
	idle    [4]Occasion // the latest on which no action is legal, by player, with priority and for opening a window

	uniqueAmong *values // what the values were when uniqueness was found to be kept (516)
	movedSince  aspects // what has changed since then
	// modifiers are the listeners among those that effects have created; nil if they have
	// to be found again.
	modifiers *listeners
}

// values are what modifiers make of all cards. Once worked out they never change, and
// copies of a state share them.
type values struct {
	modified  []modifiedCard // the cards that modifiers affect, by their ids
	traits    []wordRow
	names     []wordRow
	abilities []Having
	listeners *listeners // among the abilities
	active    []Active
	ofOp      []uint16 // the places of active, by operation
	orderings []Ordering
	steps     []orderStep // what has been done to cards so far, where orders can matter
	applied   []AbilityRef
	instances []instance // the modifiers as they were applied
	answers   []change   // what they did
	fixed     []fixed    // those of cards that depend on nothing
	looksAt   aspects    // what all of them together look at, and what says which there are
	settled   aspects    // what says which modifiers there are, and in which order
	written   uint8      // what modifiers make of cards
	controls  bool       // modifiers say who controls cards (513.2)
}

// copyFrom makes the values of cards equal to others, in memory of their own.
func (v *values) copyFrom(from *values) {
	v.traits = append(v.traits[:0], from.traits...)
	v.names = append(v.names[:0], from.names...)
	v.abilities = append(v.abilities[:0], from.abilities...)
	v.active = append(v.active[:0], from.active...)
	v.orderings = append(v.orderings[:0], from.orderings...)
	v.steps = append(v.steps[:0], from.steps...)
	v.applied = append(v.applied[:0], from.applied...)
}

// changes notes which aspects of the state have changed.
func (s *State) changes(of aspects) {
	s.derived.changed |= of
	s.derived.movedSince |= of
	if of == 0 || of&^(ofProcedures|ofHistory) != 0 { // something else than that a time has come
		s.forgetIdle()
	}
}

// question is what was asked about the procedures in progress while the values were
// worked out, and the answer.
type question struct {
	kind   questionKind
	about  int32 // the time or area
	answer int32
}

type questionKind uint8

const (
	askedDuring questionKind = iota
	askedFaceoffAt
	askedChallenger
)

// ask asks about the procedures in progress.
func (s *State) ask(kind questionKind, about int32) int32 {
	q := question{kind, about, s.answerTo(kind, about)}
	if d := &s.derived; d.now != nil && !slices.Contains(d.asked, q) {
		d.asked = append(d.asked, q)
	}
	return q.answer
}

func (s *State) answerTo(kind questionKind, about int32) int32 {
	switch {
	case kind == askedChallenger:
		return int32(s.program.situation.Challenger(s))
	case kind == askedDuring && s.program.situation.During(s, ability.Op(about)),
		kind == askedFaceoffAt && s.program.situation.FaceoffIsAt(s, AreaID(about)):
		return 1
	}
	return 0
}

// askAnew asks all questions again, and reports whether any has another answer now.
func (s *State) askAnew() bool {
	other := false
	for i := range s.derived.asked {
		q := &s.derived.asked[i]
		if answer := s.answerTo(q.kind, q.about); answer != q.answer {
			q.answer, other = answer, true
		}
	}
	return other
}

// StaleProcedure notes that a procedure has begun or ended or is not what it was,
// on which values may depend.
func (s *State) StaleProcedure(p Procedure) {
	if s.program.situation.Concerns(p) {
		s.changes(ofProcedures)
	}
}

// work gives the values of the present: as they were worked out before, if they stand.
func (s *State) work() *values {
	d := &s.derived
	switch {
	case d.now != nil:
		return d.now
	case d.values == nil:
		d.changed = everything
	case d.changed == 0:
		return d.values
	case d.changed&ofProcedures != 0 && s.askAnew():
		d.changed |= ofTimes
	}
	switch {
	case d.values == nil || !s.stand(d.values):
		d.values = s.workOut(d.values)
	case d.changed&ofAbilities != 0:
		d.values = s.listAbilities(d.values)
	}
	d.changed = 0
	return d.values
}

// stand reports whether values are those of the present still: each modifier whose
// answer can be another one gives the same.
func (s *State) stand(v *values) bool {
	d := &s.derived
	switch {
	case d.changed&v.looksAt == 0:
		return true
	case d.changed&v.settled != 0, d.changed&ofAbilities != 0 && v.written&aboutLosing != 0:
		return false
	}
	isElsewhere := func(m fixed) bool { return s.ContextOf(m.holder) != m.Context }
	if d.changed&(ofAreas|ofControl) != 0 && slices.ContainsFunc(v.fixed, isElsewhere) {
		return false
	}
	d.now = v
	defer func() { d.now = nil }()
	desk := s.atDesk()
	for i := range v.instances {
		m := &v.instances[i]
		if m.static && d.changed&(ofAreas|ofControl) != 0 && s.ContextOf(m.holder) != m.plainContext() {
			return false
		}
		if m.looks.of&d.changed == 0 && !(m.looks.faceoff && s.program.situation.During(s, ability.Faceoff)) {
			continue
		}
		if !m.steady || m.looks.faceoff && s.program.situation.DescribesInvolved(s) {
			return false
		}
		desk.changes = s.answerOf(desk.changes[:0], m)
		if !slices.Equal(desk.changes, v.answers[m.first:m.last]) {
			return false
		}
	}
	return true
}

// listAbilities gives values that stand but for the abilities that are no modifiers: as
// they are now.
func (s *State) listAbilities(v *values) *values {
	desk := s.atDesk()
	desk.abilities = desk.abilities[:0]
	s.eachValued(s.startAbilities)
	for _, h := range v.abilities {
		if h.given {
			desk.abilities = append(desk.abilities, h)
		}
	}
	now := *v
	now.abilities, now.listeners = s.withListeners(desk.abilities, v)
	return &now
}

// plainContext is the context but for the player for whom the modifier stands.
func (m *instance) plainContext() Context {
	x := m.context
	x.Each, x.EachSlot = 0, 0
	return x
}

// kept gives the values that were worked out in memory of their own, with what has to
// stay as it is for them to stand.
func (d *desk) kept() *values {
	d.looksAt = d.settled | ofAbilities
	for i := range d.instances {
		m := &d.instances[i]
		m.steady = m.looks.made&d.written == 0 && !m.looks.active
		if d.looksAt |= m.looks.of; m.static {
			d.looksAt |= ofAreas | ofControl
		}
		if m.looks.faceoff {
			d.looksAt = everything
		}
	}
	v := &values{
		modified: d.modifiedCards(), traits: slices.Clone(d.traits), names: slices.Clone(d.names),
		active: slices.Clone(d.active), orderings: slices.Clone(d.orderings), applied: slices.Clone(d.applied),
		instances: slices.Clone(d.instances), answers: slices.Clone(d.answers),
		looksAt: d.looksAt, settled: d.settled, written: d.written,
	}
	for i := range d.fixed {
		if m := &d.fixed[i]; m.static {
			m.Context.Each, m.Context.EachSlot = 0, 0
			v.fixed = append(v.fixed, *m)
			v.looksAt |= ofAreas | ofControl
		}
	}
	v.controls = slices.ContainsFunc(v.active, func(a Active) bool { return changesControl(a.Node.Op) })
	v.ofOp = make([]uint16, len(v.active))
	for i := range v.ofOp {
		v.ofOp[i] = uint16(i)
	}
	slices.SortStableFunc(v.ofOp, func(a, b uint16) int { return int(v.active[a].Node.Op) - int(v.active[b].Node.Op) })
	return v
}

// modifiedCards lists the cards that modifiers affect, with what they make of them.
func (d *desk) modifiedCards() []modifiedCard {
	n := 0
	for c := range d.cards {
		if d.cards[c].modified {
			n++
		}
	}
	all := make([]modifiedCard, 0, n)
	for c := range d.cards {
		if d.cards[c].modified {
			all = append(all, modifiedCard{CardID(c), d.cards[c]})
		}
	}
	return all
}

// placesOf gives the places of the modifiers of an operation among those in force, and
// of those after it.
func (v *values) placesOf(op ability.Op) []uint16 {
	first, _ := slices.BinarySearchFunc(v.ofOp, op, func(i uint16, op ability.Op) int {
		return int(v.active[i].Node.Op) - int(op)
	})
	return v.ofOp[first:]
}

// recognize finds those modifiers of a list that there were before, whose answers are
// known since nothing has changed at which they look.
func (s *State) recognize(list []instance, old *values) {
	if old == nil || s.derived.changed == everything {
		return
	}
	at := 0
	for i := range list {
		m := &list[i]
		if m.counter != 0 || m.looks.of&s.derived.changed != 0 || m.looks.faceoff {
			continue
		}
		for n := range old.instances {
			was := &old.instances[(at+n)%len(old.instances)]
			if was.node == m.node && was.context == m.context && was.holder == m.holder {
				m.known, m.first, m.last = was.steady, was.first, was.last
				at += n + 1
				break
			}
		}
	}
}
