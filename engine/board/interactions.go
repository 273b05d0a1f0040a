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
	place   int   // from 1, where dependence is tested once: among those that there were then
	waits   []int // the places of those on which it depends, where that is tested once
	byStamp bool  // it is part of a circle in which dependence doesn't count
}

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

// work works the values out.
func (s *State) work() {
	d := &s.derived
	if d.working || d.valid && (!d.late || s.stands()) {
		return
	}
	d.working, d.ofTime, d.late, d.history, d.tokens, d.asked = true, false, false, false, false, d.asked[:0]
	s.startValues()
	list := s.gather(d.instances[:0])
	d.instances = list
	s.sortByStamp(list)
	s.testDependenceOnce(list)
	d.gained = d.gained[:0]
	for len(list) > 0 {
		next, waitFor := s.nextToApply(list)
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
		d.changes = s.changesBy(d.changes[:0], &m)
		s.apply(d.changes, &m)
		for _, h := range d.abilities { // abilities gained generate modifiers of their own
			if h.given && !slices.Contains(d.gained, h) {
				d.gained = append(d.gained, h)
				list = s.addStatic(list, h, m.stamp)
				s.sortByStamp(list)
			}
		}
	}
	d.working, d.valid = false, true
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
		s.derived.addOrdering(Ordering{earlier.context.This, later.context.This, why})
	}
}

func (d *derived) addOrdering(o Ordering) {
	if !slices.Contains(d.orderings, o) {
		d.orderings = append(d.orderings, o)
	}
}

// startValues fills in what is printed on the cards that can have other values.
func (s *State) startValues() {
	d := &s.derived
	d.cards = slices.Grow(d.cards[:0], len(s.cards))[:len(s.cards)]
	clear(d.cards) // of what was worked out before
	d.traits, d.names, d.abilities, d.active = d.traits[:0], d.names[:0], d.abilities[:0], d.active[:0]
	d.orderings, d.steps, d.applied = d.orderings[:0], d.steps[:0], d.applied[:0]
	for z := range OutOfGame {
		if s.program.valueZones&(1<<z) == 0 {
			continue
		}
		for p := range s.players {
			if z.Shared() && p > 0 {
				break
			}
			for _, c := range s.Cards(z, Player(p)) {
				s.startValuesOf(c)
			}
		}
	}
}

func (s *State) startValuesOf(c CardID) {
	face, state := s.Face(c), &s.cards[c]
	if face == nil {
		return
	}
	s.derived.cards[c] = printedValues(face)
	for _, ref := range s.printedAbilities(c) {
		a := &s.program.abilities[ref.ID]
		if !s.canHave(c, ref) || state.Zone == Flip && s.program.Reading(TextOfFlippedCards) == OnlyPowerCounts {
			continue
		}
		if a.Keyword != "" && !s.program.Holds(rule.R701_4) {
			continue
		}
		if a.Zones&(1<<state.Zone) != 0 || !s.program.Holds(rule.R701_3) {
			s.derived.abilities = append(s.derived.abilities, Having{Card: c, Ability: ref})
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
	for _, h := range s.derived.abilities {
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
		m.reads, m.writes = reads(m.node), allWrites(m.node)
		if m.static {
			m.reads |= aboutLosing
		}
		return append(list, m)
	}
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

// nextToApply gives the place of the modifier to be applied next: the earliest
// that depends on no other one left (711.3, 711.4); if each does, the earliest
// (711.5). waitFor has, for each of those that depend on others and so are not
// next, the place of such another one: for all of the list if each does.
func (s *State) nextToApply(list []instance) (next int, waitFor []int) {
	if !s.program.Holds(rule.R711_3b) || !s.program.Holds(rule.R711_4) {
		return 0, nil
	}
	s.derived.waitFor = s.derived.waitFor[:0]
	for i := range list {
		other := s.dependsOn(list, i)
		if other < 0 {
			return i, s.derived.waitFor
		}
		s.derived.waitFor = append(s.derived.waitFor, other)
	}
	return 0, s.derived.waitFor
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
	d, tried := &s.derived, false
	for j := from; j < len(list); j++ {
		if j == i || list[j].writes&m.reads == 0 || m.byStamp && list[j].byStamp {
			continue
		}
		if !tried {
			tried, d.without = true, s.changesBy(d.without[:0], m)
		}
		d.before.copyFrom(&d.values)
		d.changes = s.changesBy(d.changes[:0], &list[j])
		s.apply(d.changes, &list[j])
		d.with = s.changesBy(d.with[:0], m)
		d.values, d.before = d.before, d.values
		if !slices.Equal(d.without, d.with) {
			return j
		}
	}
	return -1
}

// changesBy adds what a modifier does as things are.
func (s *State) changesBy(out []change, m *instance) []change {
	if m.counter != 0 {
		return append(out, change{op: ability.AddPower, card: m.counter, n: int32(s.cards[m.counter].Power)})
	}
	if m.static && !s.stillHas(m.holder) {
		return out
	}
	return s.changesOf(out, m.node, m)
}

func (s *State) stillHas(h Having) bool {
	return slices.Contains(s.derived.abilities, h) && !s.derived.cards[h.Card].noAbilities
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
	d := &s.derived
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
