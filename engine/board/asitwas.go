package board

import (
	"slices"

	"canterlaw/engine/ability"
)

// The state as it was as something of the history happened, for text that asks about that
// later: its cards are those of then, as far as that has been kept (see former.go).

// then is how things were, while something is asked about that.
type then struct {
	present       *State // as things are
	cards         []cardThen
	traits, names []wordRow
	abilities     []Having
	counters      []Counter
	alias         Ref          // the card that it is about, as it was known before or as what it became (410.6a)
	moment        bool         // what follows is known:
	challenger    Player       // in the faceoff
	times         []ability.Op // in which the game was
	places        []AreaID     // at which the faceoff occurred
	numbers       []FormerWord // of players
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

// number gives a number of a player, if it is known.
func (t *then) number(op ability.Op, p Player) (n int, known bool) {
	if t == nil {
		return 0, false
	}
	for i := range t.numbers {
		if w := &t.numbers[i]; ability.Op(w.Word) == op && Player(w.Ability.X) == p {
			return int(w.N), true
		}
	}
	return 0, false
}

// numbersOfPlayers are the operations that ask for a number of a player.
var numbersOfPlayers = [...]ability.Op{ability.TokensOf, ability.ScoreOf, ability.HandSizeOf, ability.HomeLimitOf}

// addMoment adds what is asked later of a moment besides cards.
func (s *State) addMoment(all *formers, asked askedThen) {
	had := func(sort wordSort) bool {
		return slices.ContainsFunc(all.words, func(w FormerWord) bool { return w.Sort == sort })
	}
	if asked.has(ofPlayers) && !had(formerNumber) {
		for p := range s.players {
			for _, op := range numbersOfPlayers {
				all.words = append(all.words, FormerWord{Sort: formerNumber, Word: Word(op),
					N: int32(s.playerNumber(op, Player(p))), Ability: AbilityRef{X: int8(p)}})
			}
		}
	}
	if !asked.has(ofTheMoment) || had(formerTurn) {
		return
	}
	all.words = append(all.words, FormerWord{Sort: formerTurn, Word: Word(s.turnPlayer), N: int32(s.challenger())})
	for _, time := range s.program.timesThen {
		if s.program.situation.During(s, time) {
			all.words = append(all.words, FormerWord{Sort: formerTime, Word: Word(time)})
		}
	}
	if s.program.HasOp(ability.FaceoffArea) && s.program.situation.During(s, ability.Faceoff) {
		for _, a := range s.Areas() {
			if s.program.situation.FaceoffIsAt(s, a) {
				all.words = append(all.words, FormerWord{Sort: formerPlace, Word: Word(a)})
			}
		}
	}
}

// placeOf gives the place of something in the history; -1 for what happens now.
func (s *State) placeOf(o *Occurrence) int {
	for i := range s.history {
		if o == &s.history[i] {
			return i
		}
	}
	return -1
}

// asOf gives the state to be asked about an occurrence: as it was, if that is one of the
// history, as far as that is known.
func (s *State) asOf(o *Occurrence) *State {
	if place := s.placeOf(o); place >= 0 && (s.program.asksThen[o.Kind] != 0 || len(s.formersAt(place)) > 0) {
		return s.asItWas(o)
	}
	return s
}

// asItWas gives the state to be asked with the cards that something of the history was
// about as they were then. Of what happened before a position was set up only what is
// printed is known.
func (s *State) asItWas(o *Occurrence) *State {
	s.work() // as things are
	s.asksOfMore()
	place := s.placeOf(o)
	if s.derived.then != nil {
		s = s.derived.then.present
	}
	was, t := *s, &then{present: s, challenger: NoPlayer}
	was.cards = slices.Clone(s.cards)
	was.rewindHistory(o, place)
	formers := s.formersAt(place)
	if s.formerOf(o, o.Card.Card) == nil && o.Kind.looksBack() {
		was.recallPrinted(t, o)
	}
	if asked := s.program.asksThen[o.Kind]; asked.ofOthers() && len(formers) > 0 {
		was.putBack(formers, asked.has(ofAllZones))
	}
	for i := range formers {
		was.recall(t, o, &formers[i])
	}
	was.recallMoment(t, place)
	was.derived = s.derived
	was.derived.then = t
	return &was
}

// rewindHistory takes away what came after something of the history, and that itself where
// it is looked at from before it.
func (s *State) rewindHistory(o *Occurrence, place int) {
	if place < 0 {
		return
	}
	if place < int(s.turnMark) { // of the turn before
		s.turnMark = 0
		s.turn--
	}
	if !o.Kind.looksBack() {
		place++
	} else if i := slices.IndexFunc(s.formerWords, func(w FormerWord) bool {
		return w.Sort == formerBatch && int(w.Place) == place
	}); i >= 0 {
		place -= int(s.formerWords[i].N)
	}
	s.history = s.history[:place]
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

// recall fills in what a card was, one of those that are known. The one that it is about is
// also what it was before it happened, or became by it (410.6a).
func (s *State) recall(t *then, o *Occurrence, f *Former) {
	c := f.Card.Card
	state := &s.cards[c]
	print := state.Print
	*state = f.State
	state.Incarnation = f.Card.Incarnation
	if f.Card.Card == o.Card.Card {
		if t.alias = o.Card; f.Card == o.Card && o.Kind.makesDifferent() {
			t.alias.Incarnation++
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

// recallMoment fills in what is known of a moment besides cards.
func (s *State) recallMoment(t *then, place int) {
	for _, w := range s.formerWords {
		if int(w.Place) != place {
			continue
		}
		switch w.Sort {
		case formerTurn:
			s.turnPlayer = Player(w.Word)
			t.moment, t.challenger = true, Player(w.N)
		case formerTime:
			t.times = append(t.times, ability.Op(w.Word))
		case formerPlace:
			t.places = append(t.places, AreaID(w.Word))
		case formerNumber:
			t.numbers = append(t.numbers, w)
		}
	}
}

// putBack puts the cards where they were, in play or in all zones, in the order of then,
// and takes the others away from there.
func (s *State) putBack(were []Former, everywhere bool) {
	s.order, s.bounds = slices.Clone(s.order), slices.Clone(s.bounds)
	for _, c := range slices.Clone(s.order) {
		if everywhere || s.cards[c].Zone == Play {
			s.put(c, OutOfGame, onBottom)
		}
	}
	for i := range were {
		if f := &were[i]; everywhere || f.State.Zone == Play {
			s.put(f.Card.Card, f.State.Zone, onBottom)
		}
	}
}
