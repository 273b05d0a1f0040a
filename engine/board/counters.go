package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Of 519, these rules stand elsewhere:
//   - 519.1: board/setup.go, board/words.go, counters.go
//   - 519.3: ability/effects.go, ability/events.go
//
// Of 519, these say what something is, and nothing is done by them: 519.2.

// Counters (519).

// Counter is a number of named counters on a card (519.1).
type Counter struct {
	Card CardID `json:"card"`
	Word Word   `json:"word"`
	N    int32  `json:"n"`
}

// EarlierCounters are power counters that were on a card before more were put there, with
// something between for which that matters: they have a timestamp of their own (711.3a).
type EarlierCounters struct {
	Card  CardID `json:"card"`
	N     int32  `json:"n"`
	Stamp uint16 `json:"stamp"`
}

// PowerCounters is the sum of the card's power counters (519.4).
func (s *State) PowerCounters(c CardID) int { return int(s.cards[c].Power) }

func cantHaveCounters(s *State, o *Occurrence) rule.Number {
	if s.cards[o.Card.Card].Zone != Play && s.enteringWith(o) == nil {
		return rule.R707_3
	}
	return 0
}

// enteringWith gives the occurrence that puts a card into play, which is about to happen,
// for counters with which the card enters play (706.1b); nil if there is none, or if the
// card enters with named counters already that have another name.
func (s *State) enteringWith(counters *Occurrence) *Occurrence {
	for i := range s.pending {
		o := &s.pending[i]
		if entersPlay(o.Kind) && o.Card.Card == counters.Card.Card && (counters.Kind == CountersPut ||
			o.Kind == CardEntersPlay && (o.N == 0 || o.Word == counters.Word)) { // of a token N is the print
			return o
		}
	}
	return nil
}

// putEntering puts counters on a card as it enters play, if it isn't in play yet.
func (s *State) putEntering(counters *Occurrence) bool {
	if s.cards[counters.Card.Card].Zone == Play {
		return false
	}
	switch o := s.enteringWith(counters); {
	case o == nil:
	case counters.Kind == CountersPut:
		o.Value = Number(int(o.Value.N + counters.N))
	default:
		o.N, o.Word = o.N+counters.N, counters.Word
	}
	return true
}

// putPowerCounters puts power counters on a card, or removes some. Those that are put there
// at one time generate modifiers of one timestamp (519.4, 711.3a).
func putPowerCounters(s *State, o *Occurrence) {
	if s.putEntering(o) {
		return
	}
	c := o.Card.Card
	card := &s.cards[c]
	had := card.Power
	card.Power += o.N
	switch {
	case had == 0 || (had < 0) == (o.N < 0):
		if had != 0 && s.ordersCounters(card.CounterStamp) {
			s.earlierCounters = append(s.earlierCounters, EarlierCounters{c, had - s.earlierOn(c), card.CounterStamp})
		}
		card.CounterStamp = s.nextStamp()
	case card.Power == 0 || (card.Power < 0) != (had < 0):
		s.forgetEarlierCounters(c)
		card.CounterStamp = s.nextStamp()
	default:
		s.removeLatestCounters(c)
	}
}

// removeLatestCounters makes those of a card's power counters that were put on it latest as
// many as are left of them.
func (s *State) removeLatestCounters(c CardID) {
	card := &s.cards[c]
	for i := len(s.earlierCounters) - 1; i >= 0; i-- {
		if left := card.Power - s.earlierOn(c); left != 0 && (left < 0) == (card.Power < 0) {
			return
		}
		if e := s.earlierCounters[i]; e.Card == c {
			card.CounterStamp = e.Stamp
			s.earlierCounters = slices.Delete(s.earlierCounters, i, i+1)
		}
	}
}

// earlierOn is how many of a card's power counters were put there before the latest.
func (s *State) earlierOn(c CardID) (n int32) {
	for _, e := range s.earlierCounters {
		if e.Card == c {
			n += e.N
		}
	}
	return n
}

// countersOf is how many power counters of a timestamp are on a card.
func (s *State) countersOf(c CardID, stamp uint16) int32 {
	if s.cards[c].CounterStamp == stamp {
		return s.cards[c].Power - s.earlierOn(c)
	}
	for _, e := range s.earlierCounters {
		if e.Card == c && e.Stamp == stamp {
			return e.N
		}
	}
	return 0
}

func (s *State) forgetEarlierCounters(c CardID) {
	s.earlierCounters = slices.DeleteFunc(s.earlierCounters, func(e EarlierCounters) bool { return e.Card == c })
}

// ordersCounters reports whether, since a timestamp, anything has begun for which it matters
// whether power counters were there before: what doubles power, or sets it (711.3).
func (s *State) ordersCounters(since uint16) bool {
	if !s.program.HasOp(ability.DoublePower) && !s.program.HasOp(ability.SetPower) {
		return false
	}
	for i := range s.modifiers {
		if m := &s.modifiers[i]; m.Stamp > since && s.program.replacesPower(m.Ability.ID) {
			return true
		}
	}
	for _, h := range s.Abilities() {
		if s.stampOf(h) > since && s.program.replacesPower(h.Ability.ID) {
			return true
		}
	}
	return false
}

// replacesPower reports whether an ability's modifiers double power, or set it.
func (p *Program) replacesPower(id AbilityID) bool {
	return slices.ContainsFunc(p.abilities[id].Statements, func(n *ability.Node) bool {
		return n.Within.Has(ability.DoublePower) || n.Within.Has(ability.SetPower)
	})
}

func putNamedCounters(s *State, o *Occurrence) {
	if !s.putEntering(o) {
		s.putCounters(o.Card.Card, o.Word, o.N)
	}
}

func cantBeCutieMarked(s *State, o *Occurrence) rule.Number {
	switch c := o.Card.Card; {
	case s.cards[c].Zone != Play:
		return rule.R707_3
	case s.cards[c].CutieMarked:
		return rule.R104_2
	}
	return 0
}

func cutieMark(s *State, o *Occurrence) { s.cards[o.Card.Card].CutieMarked = true }

// Counters is how many counters of the name are on the card.
func (s *State) Counters(c CardID, w Word) int {
	for _, k := range s.counterRows(c) {
		if k.Card == c && k.Word == w {
			return int(k.N)
		}
	}
	return 0
}

// CountersOn lists the named counters on a card.
func (s *State) CountersOn(c CardID) []Counter {
	var all []Counter
	for _, k := range s.counterRows(c) {
		if k.Card == c && k.N > 0 {
			all = append(all, k)
		}
	}
	return all
}

// putCounters adds to the counters of the name on a card. They are kept in the order of
// cards, so that a state doesn't tell on which of several cards they were put first.
func (s *State) putCounters(c CardID, w Word, n int32) {
	next := 0
	for i := range s.counters {
		k := &s.counters[i]
		if k.Card == c && k.Word == w {
			k.N = max(0, k.N+n)
			return
		}
		if k.Card <= c {
			next = i + 1
		}
	}
	if n > 0 {
		s.counters = slices.Insert(s.counters, next, Counter{c, w, n})
	}
}

// loseCounters removes all counters from a card as it becomes a different one (519.3a).
func (s *State) loseCounters(c CardID) {
	if !s.program.Holds(rule.R519_3a) {
		return
	}
	s.cards[c].Exhaustion, s.cards[c].Power, s.cards[c].CutieMarked = 0, 0, false
	s.removeCounters(c)
	s.forgetEarlierCounters(c)
}

func (s *State) removeCounters(c CardID) {
	kept := s.counters[:0]
	for _, k := range s.counters {
		if k.Card != c {
			kept = append(kept, k)
		}
	}
	s.counters = kept
}
