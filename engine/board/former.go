package board

import (
	"slices"

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
	// of no card, but of the moment:
	formerTurn   // whose turn it was, by seat, and who the challenger was (N)
	formerTime   // a time in which the game was
	formerPlace  // an area at which the faceoff occurred
	formerNumber // a number of a player, whose seat is the X of Ability
	formerBatch  // how much of the history before it happened together with it
)

// formers are cards as they are at a moment.
type formers struct {
	cards []Former
	words []FormerWord
	since int // how long the history was before the batch
}

// formersOf gives the cards of a batch as they are before it, where it takes them
// away or turns them face-down and the history is going to keep that.
func (s *State) formersOf(batch ...Occurrence) (all formers) {
	all.since = len(s.history)
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
	asked := s.program.asksThen[o.Kind]
	if asked.ofOthers() {
		for _, c := range s.order[:s.bounds[s.zoneIndex(OutOfGame, 0)]] {
			if asked.has(ofAllZones) || s.cards[c].Zone == Play {
				s.addFormer(all, s.Ref(c))
			}
		}
	}
	if s.IsLive(r) {
		s.addFormer(all, r)
	}
	if asked != 0 && s.IsLive(o.Host) {
		s.addFormer(all, o.Host)
	}
	s.addMoment(all, asked)
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
	if !s.program.HasAbilities() || !s.remembers(o.Kind) || !o.Kind.looksBack() && asked == 0 {
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
	if together := int(place) - before.since; together > 0 && o.Kind.looksBack() && asked.has(ofWhatWasAgo) {
		s.formerWords = append(s.formerWords, FormerWord{Place: place, Sort: formerBatch, N: int32(together)})
	}
	keeps := func(r Ref) bool {
		return asked.ofOthers() || !o.Kind.looksBack() || r == o.Card || r.Card == 0 || r == o.Host && asked != 0
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

// formersAt gives what cards were as what is at a place in the history happened, those of
// them that it is known of.
func (s *State) formersAt(place int) []Former {
	first := slices.IndexFunc(s.formers, func(f Former) bool { return int(f.Place) == place })
	if first < 0 {
		return nil
	}
	end := first
	for end < len(s.formers) && int(s.formers[end].Place) == place {
		end++
	}
	return s.formers[first:end]
}

// formerOf gives what a card was as something of the history happened; nil where that
// isn't known.
func (s *State) formerOf(o *Occurrence, c CardID) *Former {
	all := s.formersAt(s.placeOf(o))
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
