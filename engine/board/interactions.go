package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// How modifiers interact (711): continuous ones are applied in the order of their
// timestamps, one that depends on another after it.

// What a statement of a modifier reads and writes of cards, to know which
// modifiers can depend on which.
const (
	aboutPower = 1 << iota
	aboutColors
	aboutTraits
	aboutNames
	aboutAbilities
	aboutLosing // abilities that cards lose
	aboutInvolvement
)

// writes tells what a statement changes of cards.
func writes(op ability.Op) uint8 {
	switch op {
	case ability.AddPower, ability.SetPower, ability.DoublePower, ability.KeepPower:
		return aboutPower
	case ability.HasColor, ability.HasColorsOf, ability.OnlyColor, ability.LosesColors:
		return aboutColors
	case ability.HasTrait, ability.LosesTraits:
		return aboutTraits
	case ability.HasName:
		return aboutNames
	case ability.HasKeyword, ability.HasAbilitiesOf, ability.Grant:
		return aboutAbilities
	case ability.LosesAbilities, ability.LosesKeyword:
		return aboutAbilities | aboutLosing
	}
	return 0
}

// readers are the operations that look at each of these.
var readers = []struct {
	about uint8
	ops   ability.OpSet
}{
	{aboutPower, ability.Ops(ability.Power, ability.MostPower, ability.LeastPower, ability.PowerOfColor, ability.SparePower, ability.DoublePower)},
	{aboutColors, ability.Ops(ability.OfColor, ability.Multicolor, ability.HasNoColor, ability.SharesColor, ability.ColorCount,
		ability.HasColorsOf, ability.PowerOfColor)},
	{aboutTraits, ability.Ops(ability.Trait, ability.Unique, ability.SharesTrait, ability.TraitCount)},
	{aboutNames, ability.Ops(ability.Named, ability.SharesName)},
	{aboutAbilities, ability.Ops(ability.Keyword)},
	{aboutInvolvement, ability.Ops(ability.IsInvolved, ability.IsFaceoffInvolving)},
}

// reads tells what a statement looks at.
func reads(n *ability.Node) uint8 {
	about := uint8(0)
	for i := range readers {
		if n.Within.HasAny(&readers[i].ops) {
			about |= readers[i].about
		}
	}
	return about
}

// allWrites is what a statement and those inside it change.
func allWrites(n *ability.Node) uint8 {
	about := writes(n.Op)
	if givesPowerOfColor(n) {
		about |= aboutColors
	}
	if n.Op == ability.Involved || n.Op == ability.NotInvolved {
		about |= aboutInvolvement
	}
	for _, list := range [][]*ability.Node{n.Body, n.Else} {
		for _, inner := range list {
			about |= allWrites(inner)
		}
	}
	return about
}

// givesPowerOfColor reports whether a modifier gives power of a color.
func givesPowerOfColor(n *ability.Node) bool {
	return n.Op == ability.AddPower && n.Arg(2) != nil
}

// givesColor reports whether it gives the color with the power: a disputed point.
func (s *State) givesColor(n *ability.Node) bool {
	return givesPowerOfColor(n) && s.program.Reading(PowerOfAColor) == ColorToo
}

// instance is one continuous modifier to be applied.
type instance struct {
	node    *ability.Node
	context Context
	stamp   uint16
	holder  Having // the ability that generates it, if a card's does
	static  bool
	counter CardID // the card whose power counters it stands for (519.4)
	reads   uint8  // what it looks at, and what it changes
	writes  uint8
	looks   looks // what it looks at as it is asked what it does
	turn    int   // its place among all that were gathered
	place   int   // from 1, where dependence is tested once: among those that there were then
	waits   []int // the places of those on which it depends, where that is tested once
	byStamp bool  // it is part of a circle in which dependence doesn't count
	steady  bool  // nothing that it looks at is made by modifiers: it does the same whenever it is applied
	// first and last are where its answer begins and ends: what it does if its
	// ability has not been lost. An answer from before is known until it is applied.
	first, last int
	known       bool
}

// fixed is a continuous modifier that depends on no other one (711.3b): it changes only
// what may be done, and does that as long as it is there.
type fixed struct {
	Active
	holder Having
	static bool
	turn   int
}

// isFixed are the operations of such modifiers: nothing that is asked while modifiers are
// applied looks at them.
var isFixed = ability.Ops(ability.MayPlay, ability.AddCost, ability.Cant, ability.AtMost, ability.Public, ability.NoRequirements,
	ability.EntersExhausted, ability.EntersInvolved, ability.AddHandSize, ability.AddFlips, ability.AddPowerTotal, ability.Skips)

// change is one thing that a modifier does to a card.
type change struct {
	op      ability.Op
	card    CardID
	n       int32
	word    Word
	colors  card.Colors
	ability AbilityRef
	env     EnvID
	node    *ability.Node // of modifiers that change what may be done
}

// desk is memory for working values out.
type desk struct {
	values
	cards       []cardValues // by CardID, as they are while modifiers are applied
	before      values       // as they were before a modifier was tried, with the cards
	cardsBefore []cardValues
	list        []instance
	fixed       []fixed
	turns       int     // how many modifiers have been gathered
	old         *values // what was worked out before
	gained      []Having
	waitFor     []int
	changes     []change // by the modifier that is being applied
	without     []change // by a modifier without another one, and with it
	with        []change
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
	if d.changed&(ofAreas|ofControl) != 0 && slices.ContainsFunc(v.fixed, func(m fixed) bool { return s.ContextOf(m.holder) != m.Context }) {
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

// atDesk gives memory for working values out.
func (s *State) atDesk() *desk {
	if s.derived.desk == nil {
		s.derived.desk = new(desk)
	}
	return s.derived.desk
}

// workOut works the values out. What modifiers did before is known, where nothing of
// it can have changed.
func (s *State) workOut(old *values) *values {
	w := s.atDesk()
	d := &s.derived
	d.now = &w.values
	defer func() { d.now = nil }()
	s.startValues()
	w.settled, w.old, w.written = ofModifiers, old, 0
	w.fixed, w.turns = w.fixed[:0], 0
	list := s.gather(w.list[:0])
	w.list = list
	s.recognize(list, old)
	s.sortByStamp(list)
	left := w.sortFixed()
	s.testDependenceOnce(list)
	w.gained = w.gained[:0]
	for len(list) > 0 {
		next, waitFor := s.nextToApply(list)
		before := &list[next]
		if len(waitFor) == len(list) {
			before = nil
		}
		left = s.applyFixed(left, before)
		if len(waitFor) == len(list) {
			s.noteOrdering(&list[0], &list[waitFor[0]], rule.R711_5)
			if !s.program.Holds(rule.R711_5) {
				break
			}
			s.leaveCircleToStamps(list)
		} else {
			for i := range waitFor {
				if s.dependsOnThe(list, i, next) {
					s.noteOrdering(&list[next], &list[i], rule.R711_4)
				}
			}
		}
		m := list[next]
		copy(list[1:next+1], list[:next]) // which moves the fewest
		list = list[1:]
		first := len(w.answers)
		w.answers = s.answerKnown(w.answers, &m)
		m.first, m.last = first, len(w.answers)
		w.written |= m.writes
		if !m.static || s.stillHas(m.holder) {
			s.apply(w.answers[m.first:m.last], &m)
		}
		w.instances = append(w.instances, m)
		for _, h := range w.abilities { // abilities gained generate modifiers of their own
			if h.given && !slices.Contains(w.gained, h) {
				w.gained = append(w.gained, h)
				list = s.addStatic(list, h, m.stamp)
				s.sortByStamp(list)
			}
		}
	}
	s.applyFixed(left, nil)
	v := w.kept()
	v.abilities, v.listeners = s.withListeners(w.abilities, old)
	return v
}

// sortFixed orders the modifiers that depend on nothing by their timestamps (711.3).
func (d *desk) sortFixed() []fixed {
	inOrder := func(a, b fixed) int { return int(a.Stamp) - int(b.Stamp) }
	if !slices.IsSortedFunc(d.fixed, inOrder) {
		slices.SortStableFunc(d.fixed, inOrder)
	}
	return d.fixed
}

// applyFixed puts the modifiers in force that depend on nothing and come before the one
// to be applied next; all of them before nil, where those left depend on each other. It
// gives what is left.
func (s *State) applyFixed(list []fixed, next *instance) (left []fixed) {
	d := s.derived.desk
	for len(list) > 0 {
		m := &list[0]
		if next != nil && (m.Stamp > next.stamp || m.Stamp == next.stamp && m.turn > next.turn) {
			break
		}
		if m.static {
			d.applied = append(d.applied, m.holder.Ability)
		}
		d.active = append(d.active, m.Active)
		list = list[1:]
	}
	return list
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
		instances: slices.Clone(d.instances), answers: slices.Clone(d.answers), looksAt: d.looksAt, settled: d.settled, written: d.written,
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
	first, _ := slices.BinarySearchFunc(v.ofOp, op, func(i uint16, op ability.Op) int { return int(v.active[i].Node.Op) - int(op) })
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

// sortByStamp orders modifiers by their timestamps (711.3).
func (s *State) sortByStamp(list []instance) {
	if !s.program.Holds(rule.R711_3) || !s.program.Holds(rule.R711_3a) {
		return
	}
	slices.SortStableFunc(list, func(a, b instance) int { return int(a.stamp) - int(b.stamp) })
}

// noteOrdering keeps that a modifier is applied before another one, if their
// timestamps don't say so anyway or don't say so alone.
func (s *State) noteOrdering(earlier, later *instance, why rule.Number) {
	if (why == rule.R711_4) == (earlier.stamp > later.stamp) && earlier.stamp != later.stamp {
		s.derived.desk.addOrdering(Ordering{earlier.context.This, later.context.This, why})
	}
}

func (d *desk) addOrdering(o Ordering) {
	if !slices.Contains(d.orderings, o) {
		d.orderings = append(d.orderings, o)
	}
}

// startValues fills in what is printed on the cards that can have other values.
func (s *State) startValues() {
	d := s.derived.desk
	d.cards = slices.Grow(d.cards[:0], len(s.cards))[:len(s.cards)]
	clear(d.cards) // of what was worked out before
	d.traits, d.names, d.abilities, d.active = d.traits[:0], d.names[:0], d.abilities[:0], d.active[:0]
	d.orderings, d.steps, d.applied = d.orderings[:0], d.steps[:0], d.applied[:0]
	d.instances, d.answers = d.instances[:0], d.answers[:0]
	s.eachValued(func(c CardID) {
		d.cards[c] = printedValues(s.Face(c))
		s.startAbilities(c)
	})
}

// eachValued calls visit with the known cards that modifiers can affect where they
// are, or that can have an ability that functions there.
func (s *State) eachValued(visit func(CardID)) {
	for z := range OutOfGame {
		if s.program.valueZones&(1<<z) == 0 {
			continue
		}
		for p := range s.players {
			if z.Shared() && p > 0 {
				break
			}
			for _, c := range s.Cards(z, Player(p)) {
				if s.Face(c) != nil {
					visit(c)
				}
			}
		}
	}
}

// startAbilities adds the abilities printed on a card that function where it is.
func (s *State) startAbilities(c CardID) {
	d, state := s.derived.desk, &s.cards[c]
	for _, ref := range s.printedAbilities(c) {
		a := &s.program.abilities[ref.ID]
		if !s.canHave(c, ref) || state.Zone == Flip && s.program.Reading(TextOfFlippedCards) == OnlyPowerCounts {
			continue
		}
		if a.Keyword != "" && !s.program.Holds(rule.R701_4) {
			continue
		}
		if a.Zones&(1<<state.Zone) != 0 || !s.program.Holds(rule.R701_3) {
			d.abilities = append(d.abilities, Having{Card: c, Ability: ref})
		}
	}
}

// canHave reports whether a card can have an ability: a face-down one only what could
// only function then (505.1a).
func (s *State) canHave(c CardID, ref AbilityRef) bool {
	return !s.cards[c].FaceDown || s.program.abilities[ref.ID].WorksFaceDown || !s.program.Holds(rule.R505_1a)
}

// gather lists the continuous modifiers: of cards' abilities, of counters, and
// those that effects have created.
func (s *State) gather(list []instance) []instance {
	for _, h := range s.derived.desk.abilities {
		list = s.addStatic(list, h, s.stampOf(h))
	}
	for _, c := range s.InPlay() {
		if s.cards[c].Power != 0 && s.program.Holds(rule.R519_4) {
			list = append(list, instance{counter: c, writes: aboutPower, stamp: s.cards[c].CounterStamp, context: Context{This: s.Ref(c)}})
		}
	}
	for i := range s.modifiers {
		m := &s.modifiers[i]
		a := &s.program.abilities[m.Ability.ID]
		if a.Type != ability.Continuous {
			continue
		}
		for _, n := range a.Statements {
			list = s.addInstance(list, instance{node: n, context: m.Context(), stamp: m.Stamp})
		}
	}
	return list
}

func (s *State) addStatic(list []instance, h Having, stamp uint16) []instance {
	a := &s.program.abilities[h.Ability.ID]
	if !s.program.Holds(rule.R702_1) {
		return list
	}
	if a.Type != ability.Continuous && (a.Type != ability.PlayRule || s.cards[h.Card].Zone != Play) {
		return list // what stands beside how a card is played is for when it is in play
	}
	for _, n := range a.Statements {
		if n.Kind == ability.Header {
			continue
		}
		list = s.addInstance(list, instance{node: n, context: s.ContextOf(h), stamp: stamp, holder: h, static: true})
	}
	return list
}

// addInstance adds a modifier, or those that it is for each of several players.
func (s *State) addInstance(list []instance, m instance) []instance {
	if m.node.Op != ability.EachPlayer {
		d := s.derived.desk
		d.turns++
		m.turn = d.turns
		if s.isFixed(&m) {
			d.fixed = append(d.fixed, fixed{Active{m.node, m.context, m.stamp}, m.holder, m.static, m.turn})
			return list
		}
		m.reads, m.writes = reads(m.node), allWrites(m.node)
		if m.looks = s.program.looks[m.node]; m.static {
			m.reads |= aboutLosing
		} else {
			m.looks.of |= allZones | ofNames // where its source is, and what was locked in
		}
		return append(list, m)
	}
	s.derived.desk.settled |= s.program.looksInto(m.node.Args[0]).of
	players := s.PlayersOf(m.node.Args[0], &m.context)
	for p := range s.players {
		if !players.Has(Player(p)) {
			continue
		}
		each := m
		each.context.Each, each.context.EachSlot = Player(p), m.node.Slot
		for _, each.node = range m.node.Body {
			list = s.addInstance(list, each)
		}
	}
	return list
}

// isFixed reports whether a modifier depends on no other one. One that is gained as
// others are applied is not in force before.
func (s *State) isFixed(m *instance) bool {
	return isFixed.Has(m.node.Op) && !m.holder.given && s.program.without == 0 &&
		!(m.static && (s.program.HasOp(ability.LosesAbilities) || s.program.HasOp(ability.LosesKeyword)))
}

// nextToApply gives the place of the modifier to be applied next: the earliest
// that depends on no other one left (711.3, 711.4); if each does, the earliest
// (711.5). waitFor has, for each of those that depend on others and so are not
// next, the place of such another one: for all of the list if each does.
func (s *State) nextToApply(list []instance) (next int, waitFor []int) {
	if !s.program.Holds(rule.R711_3b) || !s.program.Holds(rule.R711_4) {
		return 0, nil
	}
	d := s.derived.desk
	d.waitFor = d.waitFor[:0]
	for i := range list {
		other := s.dependsOn(list, i)
		if other < 0 {
			return i, d.waitFor
		}
		d.waitFor = append(d.waitFor, other)
	}
	return 0, d.waitFor
}

// dependsOn gives the place of a modifier on which the one at i depends: its
// presence changes what the other does (711.3b). It is tried only where one
// writes what the other reads.
func (s *State) dependsOn(list []instance, i int) int {
	if m := &list[i]; m.place != 0 { // it is tested once
		return slices.IndexFunc(list, func(other instance) bool { return slices.Contains(m.waits, other.place) })
	}
	return s.dependsOnAny(list, i, 0)
}

// dependsOnThe reports whether the modifier at i depends on the one at j.
func (s *State) dependsOnThe(list []instance, i, j int) bool {
	if m := &list[i]; m.place != 0 {
		return slices.Contains(m.waits, list[j].place)
	}
	return s.dependsOnAny(list, i, j) == j
}

// dependsOnAny is dependsOn for modifiers from a place on, tested as things are.
func (s *State) dependsOnAny(list []instance, i, from int) int {
	m := &list[i]
	if m.reads == 0 {
		return -1
	}
	d, tried := s.derived.desk, false
	for j := from; j < len(list); j++ {
		if j == i || list[j].writes&m.reads == 0 || m.byStamp && list[j].byStamp {
			continue
		}
		if !tried {
			tried, d.without = true, s.changesBy(d.without[:0], m)
		}
		if d.changes = s.changesBy(d.changes[:0], &list[j]); len(d.changes) == 0 {
			continue
		}
		d.before.copyFrom(&d.values)
		d.cardsBefore = append(d.cardsBefore[:0], d.cards...)
		written := d.written
		d.written |= list[j].writes
		s.apply(d.changes, &list[j])
		d.with = s.changesBy(d.with[:0], m)
		d.written = written
		d.values.copyFrom(&d.before)
		d.cards = append(d.cards[:0], d.cardsBefore...)
		if !slices.Equal(d.without, d.with) {
			return j
		}
	}
	return -1
}

// changesBy adds what a modifier does as things are.
func (s *State) changesBy(out []change, m *instance) []change {
	if m.static && !s.stillHas(m.holder) {
		return out
	}
	return s.answerKnown(out, m)
}

// answerKnown adds what a modifier does as things are: what it did before, if nothing at
// which it looks has changed and no modifier has been applied that does.
func (s *State) answerKnown(out []change, m *instance) []change {
	if d := s.derived.desk; m.known && m.looks.made&d.written == 0 {
		return append(out, d.old.answers[m.first:m.last]...)
	}
	return s.answerOf(out, m)
}

// answerOf adds what a modifier does as things are, unless its ability has been lost.
func (s *State) answerOf(out []change, m *instance) []change {
	if m.counter != 0 {
		return append(out, change{op: ability.AddPower, card: m.counter, n: int32(s.cards[m.counter].Power)})
	}
	return s.changesOf(out, m.node, m)
}

// stillHas reports whether a card has not lost an ability that generates a modifier.
func (s *State) stillHas(h Having) bool {
	if !s.program.HasOp(ability.LosesAbilities) && !s.program.HasOp(ability.LosesKeyword) {
		return true
	}
	d := s.derived.desk
	return slices.Contains(d.abilities, h) && !d.cards[h.Card].noAbilities
}

func (s *State) changesOf(out []change, n *ability.Node, m *instance) []change {
	x := &m.context
	switch n.Op {
	case ability.If:
		branch := n.Else
		if s.ConditionOf(n.Args[0], x) || !m.static && !s.program.Holds(rule.R708_2a) || m.static && !s.program.Holds(rule.R708_3) {
			branch = n.Body
		}
		for _, inner := range branch {
			out = s.changesOf(out, inner, m)
		}
		return out
	case ability.Grant:
		for _, r := range s.Select(n.Args[0], x) {
			out = append(out, change{op: n.Op, card: r.Card, ability: AbilityRef{ID: AbilityID(n.Num), X: x.X}, env: x.Env})
		}
		return out
	}
	if writes(n.Op) == 0 {
		return append(out, change{op: n.Op, node: n})
	}
	for _, r := range s.Select(n.Args[0], x) {
		out = s.changesOfCard(out, n, r.Card, m)
	}
	return out
}

func (s *State) changesOfCard(out []change, n *ability.Node, c CardID, m *instance) []change {
	x := &m.context
	ch := change{op: n.Op, card: c}
	switch n.Op {
	case ability.AddPower, ability.SetPower:
		ch.n = int32(s.number(n.Args[1], c, x))
		if s.givesColor(n) {
			for _, v := range s.colorsMeant(n.Args[2], x) {
				ch.colors |= card.ColorsOf(v)
			}
		}
	case ability.HasColor, ability.OnlyColor:
		for _, v := range s.colorsMeant(n.Args[1], x) {
			ch.colors |= card.ColorsOf(v)
		}
	case ability.HasColorsOf:
		for _, r := range s.Select(n.Args[1], x) {
			ch.colors |= s.Colors(r.Card)
		}
	case ability.HasTrait, ability.HasName:
		for _, w := range s.wordsMeant(n.Args[1], x) {
			ch.word = w
			out = append(out, ch)
		}
		return out
	case ability.LosesTraits:
		if n.Args[1] != nil {
			ch.word = s.wordOf(n.Args[1], x)
		}
	case ability.HasKeyword:
		number := int8(0)
		if n.Args[2] != nil {
			number = int8(s.number(n.Args[2], c, x))
		}
		for _, id := range s.program.keywords[s.text(n.Args[1], x)] {
			ch.ability = AbilityRef{ID: id, X: number}
			out = append(out, ch)
		}
		return out
	case ability.LosesKeyword:
		for _, id := range s.program.keywords[s.text(n.Args[1], x)] {
			ch.ability = AbilityRef{ID: id}
			out = append(out, ch)
		}
		return out
	case ability.HasAbilitiesOf:
		for _, r := range s.Select(n.Args[1], x) {
			for _, ref := range s.printedAbilities(r.Card) {
				if ref != m.holder.Ability && s.canHave(r.Card, ref) { // "its other abilities": not the one that gives them
					ch.ability = ref
					out = append(out, ch)
				}
			}
		}
		return out
	}
	return append(out, ch)
}

// printedAbilities lists the abilities printed on the side of a card that shows.
func (s *State) printedAbilities(c CardID) []AbilityRef {
	side := 0
	if s.cards[c].Boosted {
		side = 1
	}
	return s.program.printed[s.cards[c].Print][side]
}

func (s *State) colorsMeant(n *ability.Node, x *Context) []card.Color {
	if n.Op != ability.Bound && n.Op != ability.Linked {
		return []card.Color{s.colorOf(n, x)}
	}
	var all []card.Color
	for v := range s.valuesOf(n, x) {
		if v.Kind == ColorOption {
			all = append(all, card.Color(v.N))
		}
	}
	return all
}

func (s *State) wordsMeant(n *ability.Node, x *Context) []Word {
	if n.Op != ability.Bound && n.Op != ability.Linked {
		return []Word{s.wordOf(n, x)}
	}
	var all []Word
	for v := range s.valuesOf(n, x) {
		if v.Kind == WordOption {
			all = append(all, Word(v.N))
		}
	}
	return all
}

// apply does the changes of a modifier.
func (s *State) apply(changes []change, m *instance) {
	d := s.derived.desk
	if m.static && len(changes) > 0 {
		d.applied = append(d.applied, m.holder.Ability)
	}
	for _, ch := range changes {
		if ch.node != nil {
			d.active = append(d.active, Active{ch.node, m.context, m.stamp})
			continue
		}
		s.noteStep(&ch, m)
		v := &d.cards[ch.card]
		v.modified = true
		switch ch.op {
		case ability.AddPower:
			v.added += ch.n
			if !v.noColors {
				v.colors |= ch.colors
			}
		case ability.SetPower:
			v.base, v.added = ch.n, 0
		case ability.DoublePower:
			v.base, v.added = 2*v.base, 2*v.added
		case ability.KeepPower:
			v.keeps = true
		case ability.HasColor, ability.HasColorsOf:
			if !v.noColors {
				v.colors |= ch.colors
			}
		case ability.OnlyColor:
			if !v.noColors {
				v.colors = ch.colors
			}
		case ability.LosesColors:
			v.colors, v.noColors = 0, true
		case ability.HasTrait:
			d.traits = append(d.traits, wordRow{ch.card, ch.word, true})
		case ability.LosesTraits:
			if ch.word == 0 {
				v.noTraits = true
			} else {
				d.traits = append(d.traits, wordRow{ch.card, ch.word, false})
			}
		case ability.HasName:
			d.names = append(d.names, wordRow{ch.card, ch.word, true})
		case ability.HasKeyword, ability.HasAbilitiesOf, ability.Grant:
			h := Having{Card: ch.card, Ability: ch.ability, Env: ch.env, given: true}
			functions := s.program.abilities[ch.ability.ID].Zones&(1<<s.cards[ch.card].Zone) != 0
			if !v.noAbilities && functions && s.canHave(ch.card, ch.ability) {
				for _, other := range d.abilities {
					if other.Card == h.Card && other.Ability == h.Ability {
						h.nth++
					}
				}
				d.abilities = append(d.abilities, h)
			}
		case ability.LosesAbilities:
			v.noAbilities = true
			d.abilities = slices.DeleteFunc(d.abilities, func(h Having) bool { return h.Card == ch.card })
		case ability.LosesKeyword:
			d.abilities = slices.DeleteFunc(d.abilities, func(h Having) bool {
				return h.Card == ch.card && h.Ability.ID == ch.ability.ID
			})
		}
	}
}
