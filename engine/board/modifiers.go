package board

import (
	"slices"

	"canterlaw/engine/ability"
)

// Of 708, these rules stand elsewhere:
//   - 708.1: board/doing.go, reasons.go
//   - 708.2: board/durations.go, time.go, board/listeners.go, board/propose.go
//   - 708.2a: board/doing.go, board/script_modifiers.go
//   - 708.2b: effect_flow.go, board/script_modifiers.go, board/trail.go, board/triggeredeffects.go
//   - 708.3: board/doing.go
//   - 708.3a: board/disputed.go

// Continuous modifiers that effects have created (708), those that trigger
// (708.4) and those that replace (710) among them. What the abilities of cards
// in play generate is not stored: it is there as long as they have them.

// Modifier is a continuous modifier.
type Modifier struct {
	Number     uint16     `json:"number"` // names it in the record
	Ability    AbilityRef `json:"ability"`
	Source     Ref        `json:"source"`
	Controller Player     `json:"controller"`
	Area       AreaID     `json:"area,omitempty"` // where its source was
	Env        EnvID      `json:"env"`
	Stamp      uint16     `json:"stamp"` // when it was created, among all modifiers (711.3a)
}

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

// Use says that an ability that works once has been used.
type Use struct {
	Ability AbilityRef `json:"ability"`
	Card    Ref        `json:"card"`
	Per     uint16     `json:"per"`          // the ability.Op of the time
	By      uint8      `json:"by,omitempty"` // the player's seat and one, of what is counted for each player
	// Place is which occurrence a Reaction was used for: its place in the
	// history, from 1 (512.4c).
	Place uint16 `json:"place,omitempty"`
}

// Involvement is a card that an effect has made involved in the faceoff, or has
// made cease to be (514.2d).
type Involvement struct {
	Card     Ref  `json:"card"`
	Involved bool `json:"involved"`
}

// Modifiers lists the modifiers that effects have created and that have not
// ended, the earliest first. The slice belongs to the state.
func (s *State) Modifiers() []Modifier { return s.modifiers }

// createModifier adds the modifier that an occurrence creates, with the next number and
// timestamp (711.3a).
func (s *State) createModifier(o *Occurrence) {
	s.lastModifier++
	m := Modifier{Number: s.lastModifier, Ability: o.Ability, Source: o.Card, Controller: o.Player, Area: o.Area,
		Env: o.Env, Stamp: s.nextStamp()}
	s.changesModifier(&m)
	s.modifiers = append(s.modifiers, m)
	o.N, o.Env = int32(m.Number), 0
}

// changesModifier notes that there is a modifier from now on, or no more.
func (s *State) changesModifier(m *Modifier) {
	d := &s.derived
	d.modifiers, d.lastingStand, d.permitsKnown = nil, false, false
	s.forgetKey()
	switch a := &s.program.abilities[m.Ability.ID]; {
	case s.lasts(a):
		s.changes(ofLasting)
	case a.Type == ability.Continuous:
		s.changes(ofModifiers)
	}
}

// modifier gives the modifier of a number; nil if it has ended.
func (s *State) modifier(number uint16) *Modifier {
	for i := range s.modifiers {
		if s.modifiers[i].Number == number {
			return &s.modifiers[i]
		}
	}
	return nil
}

// removeModifier takes a modifier away that ends; its environment is forgotten.
func (s *State) removeModifier(number uint16) {
	kept := s.modifiers[:0]
	for _, m := range s.modifiers {
		if m.Number == number {
			s.changesModifier(&m)
			s.FreeEnv(m.Env)
			continue
		}
		kept = append(kept, m)
	}
	s.modifiers = kept
}

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

func (s *State) putCounters(c CardID, w Word, n int32) {
	for i := range s.counters {
		if k := &s.counters[i]; k.Card == c && k.Word == w {
			k.N = max(0, k.N+n)
			return
		}
	}
	if n > 0 {
		s.counters = append(s.counters, Counter{c, w, n})
	}
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

// MarkUsed notes that an ability that works once in a time has been used.
func (s *State) MarkUsed(u Use) { s.uses = append(s.uses, u) }

// IsUsed reports whether an ability that works once has been used.
func (s *State) IsUsed(u Use) bool {
	for _, other := range s.uses {
		if other == u {
			return true
		}
	}
	return false
}

// ForgetUses forgets the uses in a time that is over.
func (s *State) ForgetUses(per uint16) {
	kept := s.uses[:0]
	for _, u := range s.uses {
		if u.Per != per {
			kept = append(kept, u)
		}
	}
	if len(kept) < len(s.uses) {
		s.forgetIdle()
	}
	s.uses = kept
}

// IsBeneath gives the card that a banished card is beneath, if any.
func (s *State) IsBeneath(c CardID) Ref { return s.cards[c].Beneath }

// IsCutieMarked reports whether the card is Cutie Marked (glossary).
func (s *State) IsCutieMarked(c CardID) bool { return s.cards[c].CutieMarked }

// IsIgnored reports whether a flipped card is ignored (515.4).
func (s *State) IsIgnored(c CardID) bool { return s.cards[c].Ignored || s.isIgnoredForPower(c) }

// isIgnoredForPower reports whether a modifier has the card's owner ignore it as one of
// the flipped cards with the highest power: as many as there are such modifiers, none of
// which an effect has had ignored (515.4a).
func (s *State) isIgnoredForPower(c CardID) bool {
	owner, ignored := s.cards[c].Owner, 0
	if s.cards[c].Zone != Flip {
		return false
	}
	for a := range s.Active(ability.IgnoresMostPower) {
		if s.PlayersOf(a.Node.Players(), &a.Context).Has(owner) {
			ignored++
		}
	}
	if ignored == 0 {
		return false
	}
	power, _ := s.Power(c)
	isBefore := true
	for _, other := range s.Cards(Flip, owner) {
		isBefore = isBefore && other != c
		if more, _ := s.Power(other); !s.cards[other].Ignored && (more > power || more == power && isBefore) {
			ignored--
		}
	}
	return ignored > 0
}

// TotalModifier is what effects have added to the player's power total in the
// faceoff (514.4a).
func (s *State) TotalModifier(p Player) int { return int(s.players[p].Total) }

// FlipsAdded is how many more cards effects have the player flip in the flip of
// the faceoff (514.3a); fewer if negative.
func (s *State) FlipsAdded(p Player) int { return int(s.players[p].Flips) }

// NotedInvolved lists the cards noted as involved in the faceoff. The slice
// belongs to the state.
func (s *State) NotedInvolved() []Ref { return s.noted }

func (s *State) noteInvolvement(r Ref, involved bool) {
	if involved {
		s.noted = append(s.noted, r)
		return
	}
	s.noted = slices.DeleteFunc(s.noted, func(other Ref) bool { return other == r })
}

// Involvements lists the cards that effects have made involved in the faceoff,
// or have made cease to be, in this order. The slice belongs to the state.
func (s *State) Involvements() []Involvement { return s.involved }

func createdModifier(s *State, o *Occurrence) { s.createModifier(o) }

func endModifier(s *State, o *Occurrence) { s.removeModifier(uint16(o.N)) }

func linkValue(s *State, o *Occurrence) {
	s.links = append(s.links, Link{o.Card.Card, o.Word, o.Value, s.cards[o.Card.Card].Incarnation})
}

func forgetLinked(s *State, o *Occurrence) { s.forgetLinks(o.Card.Card, o.Word) }

// takeEffect takes an effect off those that wait (712).
func takeEffect(s *State, o *Occurrence) {
	s.effectsTaken++
	if int(o.N) < len(s.waiting) { // a record that is folded over a table has only the table
		s.waiting = append(s.waiting[:o.N], s.waiting[o.N+1:]...)
	}
}
