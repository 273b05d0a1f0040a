package board

import (
	"math"
	"slices"

	"canterlaw/engine/ability"
)

// What is kept of the values that continuous modifiers make (711), and when it still holds:
// values are worked out when they are first asked for after a change that can concern them.

// derived is what modifiers make of the cards, and whether it still holds.
type derived struct {
	values  *values    // as they were worked out: nil if they never were
	changed aspects    // since then
	asked   []question // about the procedures in progress, and how it was answered
	now     *values    // what counts while they are worked out
	then    *then      // what is asked about one card as it was before
	desk    *desk      // memory for working them out
	// it is asked again what a modifier does, each time: for finding out whether what is known
	// of that is so
	asksAgain bool
	idle      [4]Occasion // the latest on which no action is legal, by player, with priority and for opening a window

	held     [2]held       // by which words players may be able to act
	powers   [2]keptPowers // of each color
	standing standing      // what holds

	hostsFitAmong *values // what the values were when all attachments were found to have their hosts (509.4)

	uniqueAmong *values // what the values were when uniqueness was found to be kept (516)
	movedSince  aspects // what has changed since then
	// modifiers are the listeners among those that effects have created, nil if they have to be
	// found again, and lasting those among them that depend on nothing, as long as they stand.
	modifiers    *listeners
	lasting      inForce
	lastingOps   ability.OpSet // the operations of those
	lastingStand bool
	listsOrders  bool // it has been asked where the order of modifiers makes a difference

	permits      TimeWords // those by which modifiers that effects have created permit playing cards,
	permitsKnown bool      // if that is known
}

// values are what modifiers make of all cards. Once worked out they never change, and
// copies of a state share them.
type values struct {
	modified        []modifiedCard // the cards that modifiers affect, by their ids
	traits          []wordRow
	names           []wordRow
	abilities       []Having
	listeners       *listeners // among the abilities
	force           inForce
	forceOps        ability.OpSet // the operations of those
	controls        []Active      // those that say who controls cards (513.2), in the order in which they are applied
	orderings       []Ordering    // all of them or, if nobody has asked for more, those by 711.5
	steps           []orderStep   // what has been done to cards so far, where orders can matter
	applied         []AbilityRef
	instances       []instance // the modifiers as they were applied
	answers         []change   // what they did
	looksAt         aspects    // what all of them together look at, and what says which there are
	settled         aspects    // what says which modifiers there are, and in which order
	abilitiesLookAt aspects    // what says which abilities cards have
	gained          int32      // how many of the modifiers are of gained abilities
	written         made       // what modifiers make of cards
	listsOrders     bool       // the orderings are all of them
	disturbs        bool       // among the steps is something that can disturb other things
	circles         bool       // some modifiers depend on each other (711.5)
	faceoff         bool       // they look at everything as long as there is a faceoff
}

// copyFrom makes the values of cards equal to others, in memory of their own.
func (v *values) copyFrom(from *values) {
	v.traits = append(v.traits[:0], from.traits...)
	v.names = append(v.names[:0], from.names...)
	v.abilities = append(v.abilities[:0], from.abilities...)
	v.orderings = append(v.orderings[:0], from.orderings...)
	v.steps, v.disturbs = append(v.steps[:0], from.steps...), from.disturbs
	v.applied = append(v.applied[:0], from.applied...)
}

// changes notes which aspects of the state have changed.
func (s *State) changes(of aspects) {
	s.derived.changed |= of
	s.derived.movedSince |= of
	s.forgetHeld(of)
	s.forgetStanding(of)
	if of&ofNames != 0 {
		s.derived.lastingStand = false
	}
	if of == 0 || of&^(ofProcedures|ofHistory) != 0 { // something else than that a time has come
		s.forgetIdle()
		s.forgetKey()
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
	case d.changed&v.looksAt == 0 && !(v.faceoff && s.program.situation.During(s, ability.Faceoff)):
		return true
	case d.changed&v.settled != 0, d.changed&ofAbilities != 0 && v.written&aboutLosing != 0:
		return false
	}
	if d.changed&(ofAreas|ofControl) != 0 && s.anyElsewhere(v.force) {
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
		if m.looksAt()&d.changed == 0 && !(m.looks.faceoff && s.program.situation.During(s, ability.Faceoff)) {
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
	s.startAbilities()
	for _, h := range v.abilities {
		if h.given {
			desk.abilities = append(desk.abilities, h)
		}
	}
	now := *v
	now.abilities, now.listeners = s.withListeners(desk.abilities, v)
	return &now
}

// anyElsewhere reports whether any modifier in force is read from another perspective now,
// or at another area.
func (s *State) anyElsewhere(force inForce) bool {
	for i := range force {
		a := &force[i]
		if a.holder.Card == 0 {
			continue
		}
		x := s.ContextOf(a.holder)
		if x.Each, x.EachSlot = a.Context.Each, a.Context.EachSlot; x != a.Context {
			return true
		}
	}
	return false
}

// plainContext is the context but for the player for whom the modifier stands.
func (m *instance) plainContext() Context {
	x := m.context
	x.Each, x.EachSlot = 0, 0
	return x
}

// kept gives the values that were worked out in memory of their own, or in that of those
// before as far as they are the same.
func (s *State) kept(before *values) *values {
	if before == nil {
		before = &printed
	}
	d, gained := s.derived.desk, int32(0)
	for i := range d.instances {
		m := &d.instances[i]
		if m.steady = m.looks.made&d.written == 0 && !m.looks.active; m.place == 0 {
			gained++
		}
	}
	v := &values{
		modified: keep(s.modifiedCards(), before.modified), traits: keep(d.traits, before.traits),
		names: keep(d.names, before.names), orderings: keep(d.orderings, before.orderings),
		instances: keep(d.instances, before.instances), answers: keep(d.answers, before.answers),
		written: d.written, circles: d.circles, gained: gained,
	}
	d.keepActive(v, before)
	return v
}

// keep gives a list in memory of its own, or the one before if that is the same.
func keep[T comparable](list, before []T) []T {
	if slices.Equal(list, before) {
		return before
	}
	return slices.Clone(list)
}

// keepActive adds to values what is in force, and what has to stay as it is for them to
// stand.
func (d *desk) keepActive(v, before *values) {
	d.byOperation, v.forceOps = byOperation(d.byOperation, d.active)
	v.force, v.controls, v.applied = keep(d.byOperation, before.force), nil, keep(d.applied, before.applied)
	v.settled, v.looksAt = d.settled, d.settled|ofAbilities
	for i := range v.instances {
		m := &v.instances[i]
		if v.looksAt |= m.looksAt(); m.static {
			v.looksAt |= ofAreas | ofControl
		}
		v.faceoff = v.faceoff || m.looks.faceoff
	}
	for i := range d.active {
		a := &d.active[i]
		if a.holder.Card != 0 {
			v.looksAt |= ofAreas | ofControl
		}
		if changesControl(a.Node.Op) {
			v.controls = append(v.controls, *a)
		}
	}
	v.abilitiesLookAt = v.lookForAbilities()
}

// recognize finds which modifiers of a list there were before, and what those do now that
// do the same whenever they are applied. It reports whether the list is that of before
// and each modifier does what it did.
func (s *State) recognize(list []instance, old *values) (same bool) {
	w, changed := s.derived.desk, s.derived.changed
	w.known = w.known[:0]
	if old == nil || changed == everything {
		return false
	}
	same = len(list)+int(old.gained) == len(old.instances)
	at := 0
	for i := range list {
		m := &list[i]
		was := old.find(m, at)
		if was < 0 {
			same = false
			continue
		}
		before := &old.instances[was]
		at, same = was+1, same && before.place == m.place
		asks := m.context != before.context || m.counter != 0 || m.looksAt()&changed != 0 || m.looks.faceoff
		if !before.steady || m.looks.faceoff && s.program.situation.DescribesInvolved(s) {
			same = same && !asks
			continue
		}
		first, answer := len(w.known), old.answers[before.first:before.last]
		if asks {
			w.known = s.answerOf(w.known, m)
			same = same && slices.Equal(w.known[first:], answer)
		} else {
			w.known = append(w.known, answer...)
		}
		m.known, m.first, m.last = true, uint32(first), uint32(len(w.known))
	}
	return same
}

// find gives the place of a modifier among those applied before, looked for from a place
// on; -1 if it was not among them.
func (v *values) find(m *instance, from int) int {
	for n := range v.instances {
		if place := (from + n) % len(v.instances); m.isOf(&v.instances[place]) {
			return place
		}
	}
	return -1
}

// asBefore gives the values where the modifiers that can depend on others are those of
// before and do the same (see recognize): only those are others then that depend on
// nothing, and the abilities that are no modifiers. It gives nil where more can be.
func (s *State) asBefore(list []instance, others []fixed, old *values) *values {
	w := s.derived.desk
	if old.circles || old.written&aboutLosing != 0 || !s.makesTheSame(old) || old.gained > 0 && !s.gainsTheSame(old) {
		return nil
	}
	printed := len(w.abilities)
	for _, h := range old.abilities {
		if h.given && w.gain(h) != h.nth {
			w.abilities = w.abilities[:printed]
			return nil
		}
	}
	v := *old
	for i := range old.instances {
		m := &old.instances[i]
		turn := uint16(math.MaxUint16)
		if m.place != 0 {
			turn = list[m.place-1].turn
			if now := list[m.place-1].context; now != m.context {
				if &v.instances[0] == &old.instances[0] {
					v.instances = slices.Clone(old.instances)
				}
				m = &v.instances[i]
				m.context = now
			}
		}
		others = s.applyFixed(others, m.stamp, turn)
		s.putInForce(v.answers[m.first:m.last], m)
	}
	s.applyFixed(others, math.MaxUint16, math.MaxUint16)
	if old.gained > 0 {
		w.settled |= old.settled
	}
	w.keepActive(&v, old)
	v.abilities, v.listeners = s.withListeners(w.abilities, old)
	return &v
}

// gainsTheSame reports whether the modifiers of gained abilities are those of before and
// do the same.
func (s *State) gainsTheSame(old *values) bool {
	changed := s.derived.changed
	return changed&old.settled&^ofModifiers == 0 && !slices.ContainsFunc(old.instances, func(m instance) bool {
		return m.place == 0 &&
			(s.ContextOf(m.holder) != m.plainContext() || m.looksAt()&changed != 0 || m.looks.faceoff)
	})
}

// makesTheSame reports whether what modifiers did before makes the same of the cards
// that they affect: what is printed on them is the same, and they can have the abilities
// that they gained.
func (s *State) makesTheSame(old *values) bool {
	for i := range old.modified {
		if m := &old.modified[i]; m.face != s.Face(m.card) {
			return false
		}
	}
	if old.written&aboutAbilities == 0 {
		return true
	}
	for i := range old.answers {
		ch := &old.answers[i]
		if ch.ability.ID == 0 {
			continue
		}
		has := slices.ContainsFunc(old.abilities, func(h Having) bool {
			return h.given && h.Card == ch.card && h.Ability == ch.ability && h.Env == ch.env
		})
		if has != s.canGain(ch.card, ch.ability) {
			return false
		}
	}
	return true
}

// modifiedCards lists the cards that modifiers affect, with what they make of them.
func (s *State) modifiedCards() []modifiedCard {
	d := s.derived.desk
	if len(d.touched) == 0 {
		return nil
	}
	slices.Sort(d.touched)
	d.modified = d.modified[:0]
	for _, c := range d.touched {
		d.modified = append(d.modified, modifiedCard{c, s.Face(c), d.cards[c]})
	}
	return d.modified
}
