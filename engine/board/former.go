package board

import (
	"slices"

	"canterlaw/engine/card"
)

// What cards were before they left or were turned face-down: text that asks later
// what has happened is about the card as it was then.

// Former is a card as it was before something that the history keeps took it away
// or turned it face-down.
type Former struct {
	Card     Ref         `json:"card"` // as it was known then
	State    cardState   `json:"state"`
	Power    int32       `json:"power,omitempty"` // what modifiers made of its power and colors
	Colors   card.Colors `json:"colors,omitempty"`
	NoTraits bool        `json:"no_traits,omitempty"` // it had lost those printed on it
	Involved bool        `json:"involved,omitempty"`  // in the faceoff
}

// FormerWord is something of a former card that is not printed on it.
type FormerWord struct {
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

// then is one card as it was, while something is asked about it.
type then struct {
	card          CardID
	values        cardValues
	traits, names []wordRow
	abilities     []Having
	counters      []Counter
	involved      bool
}

// formers are cards as they are before a batch.
type formers struct {
	cards []Former
	words []FormerWord
}

// formersOf gives the cards of a batch as they are before it, where it takes them
// away or turns them face-down and the history is going to keep that.
func (s *State) formersOf(batch ...Occurrence) (all formers) {
	for i := range batch {
		o := &batch[i]
		if o.Card.Card != 0 && o.Kind.looksBack() && s.remembers(o.Kind) && s.IsLive(o.Card) {
			s.addFormer(&all, o.Card)
		}
	}
	return all
}

func (s *State) addFormer(all *formers, r Ref) {
	c := r.Card
	f := Former{Card: r, State: s.cards[c], Involved: s.program.situation.IsInvolved(s, c)}
	if s.Face(c) != nil {
		v := s.values(c)
		f.Power, f.Colors, f.NoTraits = int32(v.total()), v.colors, v.noTraits
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

// keepFormer keeps what a card was to which something has happened.
func (s *State) keepFormer(all *formers, was Ref) {
	for _, f := range all.cards {
		if f.Card == was {
			s.dropFormers(func(r Ref) bool { return r == was })
			s.formers = append(s.formers, f)
			for _, w := range all.words {
				if w.Card == was {
					s.formerWords = append(s.formerWords, w)
				}
			}
			return
		}
	}
}

// formerOf gives what the card of an occurrence of the history was; nil where that
// isn't known.
func (s *State) formerOf(o *Occurrence) *Former {
	if i := slices.IndexFunc(s.formers, func(f Former) bool { return f.Card == o.Card }); i >= 0 {
		return &s.formers[i]
	}
	return nil
}

func (s *State) dropFormers(drop func(Ref) bool) {
	s.formers = slices.DeleteFunc(s.formers, func(f Former) bool { return drop(f.Card) })
	s.formerWords = slices.DeleteFunc(s.formerWords, func(w FormerWord) bool { return drop(w.Card) })
}

// forgetFormers forgets the cards that the history is no longer about.
func (s *State) forgetFormers() {
	s.dropFormers(func(r Ref) bool {
		return !slices.ContainsFunc(s.history, func(o Occurrence) bool { return o.Card == r })
	})
}

// asItWas gives the state to be asked with the card of an occurrence as it was before
// it. Of what happened before a position was set up only what is printed is known.
func (s *State) asItWas(o *Occurrence) *State {
	s.work() // as things are
	s.asksOfMore()
	was, c := *s, o.Card.Card
	was.cards = slices.Clone(s.cards)
	was.derived.desk = nil
	t := &then{card: c}
	was.derived.then = t
	if f := s.formerOf(o); f != nil {
		s.recall(t, &was.cards[c], f)
		return &was
	}
	state := &was.cards[c]
	state.Zone, state.Area, state.Controller = o.FromZone, o.From, o.Holder
	if o.Kind == CardFrightened || o.Kind == CardTurnedFaceDown {
		state.FaceDown, state.Frightened = false, false
	}
	if face := was.Face(c); face != nil {
		t.values = printedValues(face)
	}
	for _, ref := range was.printedAbilities(c) {
		t.abilities = append(t.abilities, Having{Card: c, Ability: ref})
	}
	return &was
}

// recall fills in what a card was. It still is the card that it is now (410.6a).
func (s *State) recall(t *then, state *cardState, f *Former) {
	incarnation := state.Incarnation
	*state = f.State
	state.Incarnation = incarnation
	t.values = cardValues{base: f.Power, colors: f.Colors, noTraits: f.NoTraits, modified: true}
	t.involved = f.Involved
	for _, w := range s.formerWords {
		if w.Card != f.Card {
			continue
		}
		switch w.Sort {
		case formerTrait:
			t.traits = append(t.traits, wordRow{t.card, w.Word, !w.Lost})
		case formerName:
			t.names = append(t.names, wordRow{t.card, w.Word, true})
		case formerAbility:
			t.abilities = append(t.abilities, Having{Card: t.card, Ability: w.Ability})
		case formerCounter:
			t.counters = append(t.counters, Counter{t.card, w.Word, w.N})
		}
	}
}

// abilityRows are the abilities that cards have, among which those of a card are; nameRows,
// traitRows and counterRows likewise.
func (s *State) abilityRows(c CardID) []Having {
	switch t := s.derived.then; {
	case t != nil && t.card == c:
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
	if t := s.derived.then; t != nil && t.card == c {
		return t.traits
	}
	s.asksOf(c)
	return s.work().traits
}

func (s *State) nameRows(c CardID) []wordRow {
	if t := s.derived.then; t != nil && t.card == c {
		return t.names
	}
	s.asksOf(c)
	return s.work().names
}

func (s *State) counterRows(c CardID) []Counter {
	if t := s.derived.then; t != nil && t.card == c {
		return t.counters
	}
	return s.counters
}
