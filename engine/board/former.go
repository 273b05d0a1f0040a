package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

// What cards were as something happened: text that asks later what has happened is about
// the cards as they were then.

// Former is a card as it was as something happened that the history keeps: before it, where
// that took the card away or turned it face-down, else right after it, as triggers see it.
type Former struct {
	Place    uint16      `json:"place,omitempty"` // of what happened, in the history
	Card     Ref         `json:"card"`            // as it was known then
	State    cardState   `json:"state"`
	Power    int32       `json:"power,omitempty"` // what modifiers made of its power, colors and types
	Colors   card.Colors `json:"colors,omitempty"`
	Types    cardTypeSet `json:"types,omitempty"`     // besides its own
	Value    int32       `json:"value,omitempty"`     // a Problem's bonus, a Troublemaker's points
	NoTraits bool        `json:"no_traits,omitempty"` // it had lost those printed on it
	Involved bool        `json:"involved,omitempty"`  // in the faceoff
	Spared   bool        `json:"spared,omitempty"`    // it didn't count against the home limit
}

// FormerWord is something of a former card that is not printed on it.
type FormerWord struct {
	Place   uint16     `json:"place,omitempty"`
	Card    Ref        `json:"card"`
	Sort    wordSort   `json:"sort"`
	Word    Word       `json:"word,omitempty"`
	N       int32      `json:"n,omitempty"`    // of counters
	Lost    bool       `json:"lost,omitempty"` // of traits: it had not got it
	Ability AbilityRef `json:"ability"`
}

type wordSort uint8

const (
	formerTrait wordSort = iota + 1
	formerName
	formerAbility
	formerCounter
)

// askedThen says of which cards it matters later what they were as something happened.
type askedThen uint8

const (
	ofNoCards  askedThen = iota
	ofItsCards           // those that it is about
	ofAllCards           // all cards in play
)

// relating are the operations by which a description of a card asks about others.
var relating = ability.Ops(ability.With, ability.HowManyThere, ability.AttachedTo, ability.HasAttached,
	ability.HowManyAttached, ability.MostPower, ability.LeastPower, ability.MoreThanAnyOther, ability.Count,
	ability.HighestPower, ability.SharesColor, ability.SharesTrait, ability.SharesType, ability.SharesName)

// askThen notes of which cards an event asks at which it is looked back.
func (p *Program) askThen(event *ability.Node) {
	switch event.Op {
	case ability.Or:
		p.askThen(event.Left())
		p.askThen(event.Right())
		return
	case ability.First, ability.Where, ability.OneOrMore:
		p.askThen(event.Event())
		return
	}
	asked := ofNoCards
	if event.Op == ability.MadeToDiscard {
		asked = ofItsCards
	}
	for _, n := range event.Args {
		switch {
		case n == nil || n.Kind != ability.Cards:
		case ability.OfFaceoffs.Has(event.Op): // who is involved
			asked = ofAllCards
		case !p.neverChanges(n):
			asked = max(asked, ofItsCards)
			n.Walk(func(inner *ability.Node) bool {
				if relating.Has(inner.Op) {
					asked = ofAllCards
				}
				return true
			})
		}
	}
	for _, k := range eventKinds(event) {
		p.asksThen[k] = max(p.asksThen[k], asked)
	}
}

// neverChanges reports whether a card that fits a description always does.
func (p *Program) neverChanges(n *ability.Node) bool {
	switch n.Op {
	case ability.And, ability.Or:
		return p.neverChanges(n.Left()) && p.neverChanges(n.Right())
	case ability.Not:
		return p.neverChanges(n.What())
	case ability.This, ability.AnyCard, ability.OwnedBy:
		return true
	case ability.Friend, ability.EventCard, ability.ManeCharacter, ability.Character, ability.Troublemaker:
		return !p.ops.Has(ability.HasType)
	case ability.Resource, ability.Problem:
		return !p.ops.Has(ability.HasType) && p.dilemmas == nil
	}
	return false
}

// then is cards as they were, while something is asked about them.
type then struct {
	cards         []cardThen
	traits, names []wordRow
	abilities     []Having
	counters      []Counter
}

// cardThen is what one card was.
type cardThen struct {
	card             CardID
	values           cardValues
	value            int32
	involved, spared bool
}

// of gives what a card was, nil where it is asked about as it is now.
func (t *then) of(c CardID) *cardThen {
	if t == nil {
		return nil
	}
	for i := range t.cards {
		if t.cards[i].card == c {
			return &t.cards[i]
		}
	}
	return nil
}

// formers are cards as they are at a moment.
type formers struct {
	cards []Former
	words []FormerWord
}

// formersOf gives the cards of a batch as they are before it, where it takes them
// away or turns them face-down and the history is going to keep that.
func (s *State) formersOf(batch ...Occurrence) (all formers) {
	for i := range batch {
		o := &batch[i]
		if o.Kind.looksBack() && s.remembers(o.Kind) {
			s.addFormersFor(&all, o, o.Card)
		}
	}
	return all
}

// addFormersFor adds the cards of which it may be asked later what they were as something
// happened, whose card is known so.
func (s *State) addFormersFor(all *formers, o *Occurrence, r Ref) {
	if s.IsLive(r) {
		s.addFormer(all, r)
	}
	if s.program.asksThen[o.Kind] != ofNoCards && s.IsLive(o.Host) {
		s.addFormer(all, o.Host)
	}
	if s.program.asksThen[o.Kind] == ofAllCards {
		for _, c := range s.InPlay() {
			s.addFormer(all, s.Ref(c))
		}
	}
}

func (s *State) addFormer(all *formers, r Ref) {
	if slices.ContainsFunc(all.cards, func(f Former) bool { return f.Card == r }) {
		return
	}
	c := r.Card
	f := Former{Card: r, State: s.cards[c], Involved: s.program.situation.IsInvolved(s, c), Spared: s.isSpared(c),
		Value: int32(s.Bonus(c) + s.PointValue(c))}
	if s.Face(c) != nil {
		v := s.values(c)
		f.Power, f.Colors, f.Types, f.NoTraits = int32(v.total()), v.colors, v.types, v.noTraits
	}
	all.cards = append(all.cards, f)
	for _, row := range s.traitRows(c) {
		if row.card == c {
			all.words = append(all.words, FormerWord{Card: r, Sort: formerTrait, Word: row.word, Lost: !row.has})
		}
	}
	for _, row := range s.nameRows(c) {
		if row.card == c {
			all.words = append(all.words, FormerWord{Card: r, Sort: formerName, Word: row.word})
		}
	}
	for _, h := range s.AbilitiesOf(c) {
		all.words = append(all.words, FormerWord{Card: r, Sort: formerAbility, Ability: h.Ability})
	}
	for _, k := range s.CountersOn(c) {
		all.words = append(all.words, FormerWord{Card: r, Sort: formerCounter, Word: k.Word, N: k.N})
	}
}

// keepFormers keeps what the cards were to which something has just happened: those of
// before its batch where it looks back, else as they are now.
func (s *State) keepFormers(before *formers, o *Occurrence) {
	asked := s.program.asksThen[o.Kind]
	if !s.program.HasAbilities() || !s.remembers(o.Kind) || !o.Kind.looksBack() && asked == ofNoCards {
		return
	}
	kept := *before
	if !o.Kind.looksBack() {
		var now Ref
		if o.Card.Card != 0 {
			now = s.Ref(o.Card.Card)
		}
		kept = formers{}
		s.addFormersFor(&kept, o, now)
	}
	place := uint16(len(s.history) - 1)
	keeps := func(r Ref) bool {
		return asked == ofAllCards || !o.Kind.looksBack() || r == o.Card || r == o.Host && asked != ofNoCards
	}
	for _, f := range kept.cards {
		if f.Place = place; keeps(f.Card) {
			s.formers = append(s.formers, f)
		}
	}
	for _, w := range kept.words {
		if w.Place = place; keeps(w.Card) {
			s.formerWords = append(s.formerWords, w)
		}
	}
	s.changes(ofHistory)
}

// formersAt gives what cards were as something of the history happened, with those of them
// that it is known of; none for what happens now.
func (s *State) formersAt(o *Occurrence) []Former {
	for i := range s.history {
		if o != &s.history[i] {
			continue
		}
		first := slices.IndexFunc(s.formers, func(f Former) bool { return int(f.Place) == i })
		if first < 0 {
			return nil
		}
		end := first
		for end < len(s.formers) && int(s.formers[end].Place) == i {
			end++
		}
		return s.formers[first:end]
	}
	return nil
}

// formerOf gives what a card was as something of the history happened; nil where that
// isn't known.
func (s *State) formerOf(o *Occurrence, c CardID) *Former {
	all := s.formersAt(o)
	if i := slices.IndexFunc(all, func(f Former) bool { return f.Card.Card == c }); i >= 0 {
		return &all[i]
	}
	return nil
}

// forgetFormers forgets the cards that the history is no longer about: the earliest of
// what it kept is forgotten.
func (s *State) forgetFormers(earliest int) {
	s.formers = slices.DeleteFunc(s.formers, func(f Former) bool { return int(f.Place) < earliest })
	s.formerWords = slices.DeleteFunc(s.formerWords, func(w FormerWord) bool { return int(w.Place) < earliest })
	for i := range s.formers {
		s.formers[i].Place -= uint16(earliest)
	}
	for i := range s.formerWords {
		s.formerWords[i].Place -= uint16(earliest)
	}
}

// asItWas gives the state to be asked with the cards that something of the history was
// about as they were then. Of what happened before a position was set up only what is
// printed is known.
func (s *State) asItWas(o *Occurrence) *State {
	s.work() // as things are
	s.asksOfMore()
	was, t := *s, &then{}
	was.cards = slices.Clone(s.cards)
	formers := s.formersAt(o)
	if s.formerOf(o, o.Card.Card) == nil && o.Kind.looksBack() {
		was.recallPrinted(t, o)
	}
	if s.program.asksThen[o.Kind] == ofAllCards && len(formers) > 0 {
		was.putBack(formers)
	}
	for i := range formers {
		was.recall(t, &formers[i], formers)
	}
	was.derived = s.derived
	was.derived.then = t
	return &was
}

// recallPrinted fills in what is known of a card by what happened to it.
func (s *State) recallPrinted(t *then, o *Occurrence) {
	c := o.Card.Card
	state, was := &s.cards[c], cardThen{card: c}
	state.Zone, state.Area, state.Controller = o.FromZone, o.From, o.Holder
	if o.Kind == CardFrightened || o.Kind == CardTurnedFaceDown {
		state.FaceDown, state.Frightened = false, false
	}
	was.values = s.printedOn(c)
	for _, ref := range s.printedAbilities(c) {
		t.abilities = append(t.abilities, Having{Card: c, Ability: ref})
	}
	t.cards = append(t.cards, was)
}

// recall fills in what a card was, one of those that are known. It still is the card that
// it is now (410.6a), and so is what it was attached to.
func (s *State) recall(t *then, f *Former, known []Former) {
	c := f.Card.Card
	state := &s.cards[c]
	print, incarnation := state.Print, state.Incarnation
	*state = f.State
	state.Incarnation = incarnation
	for i := range known {
		if known[i].Card == state.Host {
			state.Host.Incarnation = s.cards[state.Host.Card].Incarnation
		}
	}
	was := cardThen{card: c, value: f.Value, involved: f.Involved, spared: f.Spared,
		values: cardValues{base: f.Power, colors: f.Colors, types: f.Types, noTraits: f.NoTraits, modified: true}}
	if state.Print == Unknown && print != Unknown { // it has become known since
		state.Print = print
		was.values = s.printedOn(c)
	}
	t.cards = append(t.cards, was)
	for _, w := range s.formerWords {
		if w.Card != f.Card || w.Place != f.Place {
			continue
		}
		switch w.Sort {
		case formerTrait:
			t.traits = append(t.traits, wordRow{c, w.Word, !w.Lost})
		case formerName:
			t.names = append(t.names, wordRow{c, w.Word, true})
		case formerAbility:
			t.abilities = append(t.abilities, Having{Card: c, Ability: w.Ability})
		case formerCounter:
			t.counters = append(t.counters, Counter{c, w.Word, w.N})
		}
	}
}

// putBack puts the cards into play that were there, and takes the others out of it.
func (s *State) putBack(were []Former) {
	s.order, s.bounds = slices.Clone(s.order), slices.Clone(s.bounds)
	wasInPlay := func(c CardID) bool {
		return slices.ContainsFunc(were, func(f Former) bool { return f.Card.Card == c && f.State.Zone == Play })
	}
	for _, c := range slices.Clone(s.InPlay()) {
		if !wasInPlay(c) {
			s.put(c, OutOfGame, onBottom)
		}
	}
	for i := range were {
		if f := &were[i]; f.State.Zone == Play && s.cards[f.Card.Card].Zone != Play {
			s.put(f.Card.Card, Play, onBottom)
		}
	}
}

// abilityRows are the abilities that cards have, among which those of a card are; nameRows,
// traitRows and counterRows likewise.
func (s *State) abilityRows(c CardID) []Having {
	switch t := s.derived.then; {
	case t.of(c) != nil:
		return t.abilities
	case !s.program.HasAbilities():
		return nil
	}
	s.asksOf(c)
	return s.work().abilities
}

// traitRows are what modifiers say about the traits of cards, a former one's if it is
// what is asked about; nameRows and counterRows likewise.
func (s *State) traitRows(c CardID) []wordRow {
	if t := s.derived.then; t.of(c) != nil {
		return t.traits
	}
	s.asksOf(c)
	return s.work().traits
}

func (s *State) nameRows(c CardID) []wordRow {
	if t := s.derived.then; t.of(c) != nil {
		return t.names
	}
	s.asksOf(c)
	return s.work().names
}

func (s *State) counterRows(c CardID) []Counter {
	if t := s.derived.then; t.of(c) != nil {
		return t.counters
	}
	return s.counters
}
