package board

import (
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// What continuous modifiers make of the cards (711): applied in the order of
// their timestamps, a modifier that depends on another one after it. The values
// are worked out when they are first asked for after a change; they are no part
// of the state.

// derived holds what modifiers make of all cards.
type derived struct {
	valid     bool
	working   bool // the values are being worked out: what is there so far counts
	cards     []cardValues
	traits    []wordRow
	names     []wordRow
	abilities []Having
	active    []Active
	orderings []Ordering
	steps     []orderStep // what has been done to cards so far, where orders can matter
	applied   []AbilityRef
}

type cardValues struct {
	base, added int32 // printed or set power, and what is added to it
	keeps       bool  // it can't gain or lose power
	colors      card.Colors
	noColors    bool
	noTraits    bool
	noAbilities bool
}

func (v *cardValues) total() int {
	if v.keeps {
		return int(v.base)
	}
	return int(v.base + v.added)
}

type wordRow struct {
	card CardID
	word Word
	has  bool
}

// Having is an ability that a card has now.
type Having struct {
	Card    CardID
	Ability AbilityRef
	Env     EnvID // of the effect that gave it
	given   bool
	nth     uint8 // how many times the card has it already
}

// IsGained reports whether a modifier gave the card the ability.
func (h Having) IsGained() bool { return h.given }

// Active is a continuous modifier in force that changes what may or must be
// done, rather than what a card is.
type Active struct {
	Node    *ability.Node
	Context Context
	Stamp   uint16
}

// Ordering says that what one card's modifier does is applied before what
// another's does, where that makes a difference.
type Ordering struct {
	Earlier, Later Ref
	// Why is 711.3 if their timestamps say so, 711.4 if the later one depends on the
	// other although its timestamp comes first, 711.5 if they depend on each other.
	Why rule.Number
}

// stale notes that something has changed that values may depend on.
func (s *State) stale() { s.derived.valid = false }

// staleSituation notes that the procedures in progress have changed.
func (s *State) staleSituation() {
	if s.program.situational {
		s.stale()
	}
}

// isModified reports whether there can be continuous modifiers at all.
func (s *State) isModified() bool { return s.program.HasAbilities() }

func (s *State) values(c CardID) *cardValues {
	s.work()
	if !s.isValued(c) { // nothing modifies it where it is
		s.derived.cards[c] = printedValues(s.Face(c))
	}
	return &s.derived.cards[c]
}

// isValued reports whether a modifier can affect a card where it is, or an
// ability of it can function there.
func (s *State) isValued(c CardID) bool { return s.program.valueZones&(1<<s.cards[c].Zone) != 0 }

func printedValues(face *card.Face) cardValues {
	v := cardValues{colors: face.Colors}
	if face.Power != nil {
		v.base = int32(*face.Power)
	}
	return v
}

// Orderings lists where the order of modifiers makes a difference.
func (s *State) Orderings() []Ordering { s.work(); return s.derived.orderings }

// Applied lists the abilities of cards whose continuous modifiers affect
// something now.
func (s *State) Applied() []AbilityRef { s.work(); return s.derived.applied }

// Active lists the modifiers in force of an operation that change what may or
// must be done. It is a new list each time.
func (s *State) Active(op ability.Op) []Active {
	if !s.program.HasOp(op) {
		return nil
	}
	s.work()
	var all []Active
	for _, a := range s.derived.active {
		if a.Node.Op == op {
			all = append(all, a)
		}
	}
	return all
}

// Abilities lists the abilities that cards have now, where they function. The
// slice is good until the next change.
func (s *State) Abilities() []Having {
	if !s.program.HasAbilities() {
		return nil
	}
	s.work()
	return s.derived.abilities
}

// AbilitiesOf lists the abilities that a card has now.
func (s *State) AbilitiesOf(c CardID) []Having {
	var all []Having
	for _, h := range s.Abilities() {
		if h.Card == c {
			all = append(all, h)
		}
	}
	return all
}

// HasKeyword reports whether the card has the keyword now (701.4).
func (s *State) HasKeyword(c CardID, name string) bool {
	for _, h := range s.Abilities() {
		if h.Card == c && strings.EqualFold(s.program.abilities[h.Ability.ID].Keyword, name) {
			return true
		}
	}
	if s.cards[c].Zone == Play {
		return false
	}
	face := s.Face(c)
	return face != nil && slices.ContainsFunc(face.Keywords, func(k card.Keyword) bool { return strings.EqualFold(k.Name, name) })
}

// hasTrait is HasTrait with modifiers.
func (s *State) hasTrait(c CardID, trait string) bool {
	v := s.values(c)
	has := s.Face(c).HasTrait(trait) && !v.noTraits
	for _, row := range s.derived.traits {
		if row.card == c && strings.EqualFold(s.program.words[row.word], trait) {
			has = row.has && !v.noTraits
		}
	}
	return has
}

// Traits lists the card's traits.
func (s *State) Traits(c CardID) []string {
	face := s.Face(c)
	if face == nil {
		return nil
	}
	var all []string
	for _, t := range face.Traits {
		if s.HasTrait(c, t) {
			all = append(all, t)
		}
	}
	if s.isModified() {
		s.work()
		for _, row := range s.derived.traits {
			if t := s.program.words[row.word]; row.card == c && row.has && !containsFold(all, t) && s.HasTrait(c, t) {
				all = append(all, t)
			}
		}
	}
	return all
}

// HasName reports whether the card has the Title or the whole name (201).
func (s *State) HasName(c CardID, name string) bool {
	face := s.Face(c)
	if face == nil {
		return false
	}
	if s.program.Holds(rule.R201_3) && strings.EqualFold(face.Title, name) || strings.EqualFold(face.Name(), name) ||
		s.program.Reading(TitleWithinATitle) == TitleContained && containsWords(face.Title, name) {
		return true
	}
	if s.isModified() {
		s.work()
		for _, row := range s.derived.names {
			if row.card == c && strings.EqualFold(s.program.words[row.word], name) {
				return true
			}
		}
	}
	return false
}

// containsWords reports whether the words of one text stand together in another.
func containsWords(text, words string) bool {
	return strings.Contains(strings.ToLower(" "+text+" "), strings.ToLower(" "+words+" "))
}

// Bonus is the Problem's bonus (210.1).
func (s *State) Bonus(c CardID) int {
	face := s.Face(c)
	if face == nil || face.Problem == nil {
		return 0
	}
	return max(0, face.Problem.Bonus+s.sumFor(ability.AddBonus, c))
}

// PointValue is the Troublemaker's point value (211.1).
func (s *State) PointValue(c CardID) int {
	face := s.Face(c)
	if face == nil || face.PointValue == nil {
		return 0
	}
	return max(0, *face.PointValue+s.sumFor(ability.AddPoints, c))
}

// sumFor adds up the modifiers of an operation (cards, number) for a card.
func (s *State) sumFor(op ability.Op, c CardID) int {
	total := 0
	for _, a := range s.Active(op) {
		if s.Means(a.Node.Args[0], c, &a.Context) {
			total += s.NumberOf(a.Node.Args[1], &a.Context)
		}
	}
	return total
}

// SumForPlayer adds up the modifiers of an operation (players, number) for a
// player.
func (s *State) SumForPlayer(op ability.Op, p Player) int {
	total := 0
	for _, a := range s.Active(op) {
		if s.PlayersOf(a.Node.Args[0], &a.Context).Has(p) {
			total += s.NumberOf(a.Node.Args[1], &a.Context)
		}
	}
	return total
}

// Means reports whether a description means the card: it fits and is in a zone
// that the description is about (707.3).
func (s *State) Means(n *ability.Node, c CardID, x *Context) bool { return s.isMeantIn(n, c, x) }

// HomeLimit is the player's home limit (212.1); it is undefined without a Mane
// Character in play.
func (s *State) HomeLimit(p Player) (limit int, defined bool) {
	for _, c := range s.InPlay() {
		face := s.Face(c)
		if s.cards[c].Controller == p && s.Type(c) == card.ManeCharacter && face.HomeLimit != nil {
			return *face.HomeLimit + s.SumForPlayer(ability.AddHomeLimit, p), true
		}
	}
	return 0, false
}

// What a statement of a modifier reads and writes of cards, to know which
// modifiers can depend on which.
const (
	aboutPower = 1 << iota
	aboutColors
	aboutTraits
	aboutNames
	aboutAbilities
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
	case ability.HasKeyword, ability.HasAbilitiesOf, ability.LosesAbilities, ability.LosesKeyword, ability.Grant:
		return aboutAbilities
	}
	return 0
}

// reads tells what a description looks at.
func reads(n *ability.Node) uint8 {
	about := uint8(0)
	n.Walk(func(inner *ability.Node) bool {
		switch inner.Op {
		case ability.Power, ability.MostPower, ability.LeastPower, ability.PowerOfColor, ability.SparePower:
			about |= aboutPower
		case ability.DoublePower:
			about |= aboutPower
		case ability.OfColor, ability.Multicolor, ability.HasNoColor, ability.SharesColor, ability.ColorCount, ability.HasColorsOf:
			about |= aboutColors
		case ability.Trait, ability.Unique, ability.SharesTrait, ability.TraitCount:
			about |= aboutTraits
		case ability.Named, ability.SharesName:
			about |= aboutNames
		case ability.Keyword:
			about |= aboutAbilities
		case ability.IsInvolved, ability.IsFaceoffInvolving:
			about |= aboutInvolvement
		}
		if inner.Op == ability.PowerOfColor {
			about |= aboutColors
		}
		return true
	})
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
	place   int    // from 1, where dependence is tested once: among those that there were then
	waits   []int  // the places of those on which it depends, where that is tested once
	byStamp bool   // it is part of a circle in which dependence doesn't count
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
	if d.valid || d.working {
		return
	}
	d.working = true
	s.startValues()
	list := s.gather(nil)
	s.sortByStamp(list)
	s.testDependenceOnce(list)
	var gained []Having
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
		list = slices.Delete(list, next, next+1)
		s.apply(s.changesBy(&m), &m)
		for _, h := range d.abilities { // abilities gained generate modifiers of their own
			if h.given && !slices.Contains(gained, h) {
				gained = append(gained, h)
				list = s.addStatic(list, h, m.stamp)
			}
		}
		s.sortByStamp(list)
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
	hidden := state.FaceDown && s.program.Holds(rule.R505_1a)
	for _, ref := range s.printedAbilities(c) {
		a := &s.program.abilities[ref.ID]
		if hidden && !a.WorksFaceDown || state.Zone == Flip && s.program.Reading(TextOfFlippedCards) == OnlyPowerCounts {
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

// gather lists the continuous modifiers: of cards' abilities, of counters, and
// those that effects have created.
func (s *State) gather(list []instance) []instance {
	for _, h := range s.derived.abilities {
		list = s.addStatic(list, h, s.stampOf(h))
	}
	for _, c := range s.InPlay() {
		if s.cards[c].Power != 0 && s.program.Holds(rule.R519_4) {
			list = append(list, instance{counter: c, stamp: s.cards[c].CounterStamp, context: Context{This: s.Ref(c)}})
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
			list = append(list, each)
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
	for i := range list {
		other := s.dependsOn(list, i)
		if other < 0 {
			return i, waitFor
		}
		waitFor = append(waitFor, other)
	}
	return 0, waitFor
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
	if m.node == nil {
		return -1
	}
	looksAt := reads(m.node)
	if m.static {
		looksAt |= aboutAbilities
	}
	if looksAt == 0 {
		return -1
	}
	var without []change
	for j := from; j < len(list); j++ {
		if j == i || m.byStamp && list[j].byStamp || list[j].node == nil && looksAt&aboutPower == 0 || list[j].node != nil && allWrites(list[j].node)&looksAt == 0 {
			continue
		}
		if without == nil {
			without = s.changesBy(m)
		}
		saved := s.derived.clone()
		s.apply(s.changesBy(&list[j]), &list[j])
		with := s.changesBy(m)
		s.derived = saved
		if !slices.Equal(without, with) {
			return j
		}
	}
	return -1
}

func (d *derived) clone() derived {
	c := *d
	c.cards, c.traits, c.names = slices.Clone(d.cards), slices.Clone(d.traits), slices.Clone(d.names)
	c.abilities, c.active = slices.Clone(d.abilities), slices.Clone(d.active)
	return c
}

// changesBy lists what a modifier does as things are.
func (s *State) changesBy(m *instance) []change {
	if m.counter != 0 {
		return []change{{op: ability.AddPower, card: m.counter, n: int32(s.cards[m.counter].Power)}}
	}
	if m.static && !s.stillHas(m.holder) {
		return nil
	}
	return s.changesOf(nil, m.node, m)
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
				if ref != m.holder.Ability { // "its other abilities": not the one that gives them
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
			if !v.noAbilities && s.program.abilities[ch.ability.ID].Zones&(1<<s.cards[ch.card].Zone) != 0 {
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
