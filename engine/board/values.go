package board

import (
	"iter"
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// What continuous modifiers make of the cards (711): applied in the order of their
// timestamps, a modifier that depends on another one after it. The values are worked
// out when they are first asked for after a change that can concern them; they are no
// part of the state. names.go (201), power.go (202, 507), color.go (203), types.go (206),
// traits.go (207), problembonus.go (210), pointvalue.go (211) and homelimit.go (212) ask
// for them.

type cardValues struct {
	base, added int32 // printed or set power, and what is added to it
	keeps       bool  // it can't gain or lose power
	colors      card.Colors
	types       cardTypeSet // besides its own
	noColors    bool
	noTraits    bool
	noAbilities bool
	modified    bool // a modifier affects it; if none does it has what is printed
}

func (v cardValues) total() int {
	if v.keeps {
		return int(v.base)
	}
	return int(v.base + v.added)
}

type modifiedCard struct {
	card CardID
	face *card.Face // what was printed on it
	cardValues
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
	holder  Having // the ability that generates it, if a card's does
	only    Ref    // the card that it names first, if that is one and it depends on nothing else
}

// Ordering says that what one card's modifier does is applied before what
// another's does, where that makes a difference.
type Ordering struct {
	Earlier, Later Ref
	// Counters says of which of the two it is done by the power counters on them (519.4): 1 and 2.
	Counters uint8
	// Why is 711.3 if their timestamps say so, 711.4 if the later one depends on the
	// other although its timestamp comes first, 711.5 if they depend on each other.
	Why rule.Number
}

// during reports whether the game is in a time now.
func (s *State) during(time ability.Op) bool {
	if t := s.derived.then; t != nil && t.moment {
		return slices.Contains(t.times, time)
	}
	return s.ask(askedDuring, int32(time)) == 1
}

// faceoffIsAt reports whether the faceoff occurs at an area.
func (s *State) faceoffIsAt(a AreaID) bool {
	if t := s.derived.then; t != nil && t.moment {
		return slices.Contains(t.places, a)
	}
	return s.ask(askedFaceoffAt, int32(a)) == 1
}

// challenger is the challenger of a Troublemaker faceoff, NoPlayer if none runs.
func (s *State) challenger() Player {
	if t := s.derived.then; t != nil && t.moment {
		return t.challenger
	}
	return Player(s.ask(askedChallenger, 0))
}

// isModified reports whether there can be continuous modifiers at all.
func (s *State) isModified() bool { return s.program.HasAbilities() }

// values gives what modifiers make of a card.
func (s *State) values(c CardID) cardValues {
	if was := s.derived.then.of(c); was != nil {
		return was.values
	}
	v := s.work()
	if d := s.derived.desk; d != nil && v == &d.values { // it is being worked out
		s.asksOf(c)
		if int(c) < len(d.cards) && d.cards[c].modified {
			return d.cards[c]
		}
		return printedValues(s.Face(c))
	}
	for i := range v.modified {
		if v.modified[i].card == c {
			return v.modified[i].cardValues
		}
	}
	return printedValues(s.Face(c))
}

// printedOn gives what is printed on a card, if it is known.
func (s *State) printedOn(c CardID) cardValues {
	if face := s.Face(c); face != nil {
		return printedValues(face)
	}
	return cardValues{}
}

func printedValues(face *card.Face) cardValues {
	v := cardValues{colors: face.Colors}
	if face.Power != nil {
		v.base = int32(*face.Power)
	}
	return v
}

// Orderings lists where the order of modifiers makes a difference. Nothing but a record asks
// for it, and once it does all are listed as values are worked out.
func (s *State) Orderings() []Ordering {
	v := s.work()
	if d := &s.derived; !v.listsOrders {
		d.listsOrders = true
		v = s.workOut(nil)
		d.values = v
	}
	return v.orderings
}

// Applied lists the abilities of cards whose continuous modifiers affect
// something now.
func (s *State) Applied() []AbilityRef { return s.work().applied }

// Active gives the modifiers in force of an operation that change what may or
// must be done, in the order in which they are applied. What is given is good
// until the next change.
func (s *State) Active(op ability.Op) iter.Seq[*Active] {
	return func(yield func(*Active) bool) {
		if !s.program.HasOp(op) {
			return
		}
		v, all := s.work(), s.lasting()
		var now, lasting inForce
		if d := s.derived.desk; d != nil && v == &d.values { // it is not complete yet
			s.asksOfMore()
			now = among(d.active, op)
		} else if v.forceOps.Has(op) {
			now = v.force.of(op)
		}
		if s.derived.lastingOps.Has(op) {
			lasting = all.of(op)
		}
		for len(now)+len(lasting) > 0 {
			next := &now
			if len(now) == 0 || len(lasting) > 0 && lasting[0].Stamp < now[0].Stamp {
				next = &lasting
			}
			a := &(*next)[0]
			if *next = (*next)[1:]; !yield(a) {
				return
			}
		}
	}
}

// Abilities lists the abilities that cards have now, where they function. The
// slice is good until the next change.
func (s *State) Abilities() []Having {
	if !s.program.HasAbilities() {
		return nil
	}
	s.asksOfMore()
	return s.work().abilities
}

// Activated gives the activated abilities that cards have now (703), where they function.
func (s *State) Activated() iter.Seq[*Having] {
	return func(yield func(*Having) bool) {
		if !s.program.HasOp(ability.Timing) {
			return
		}
		v := s.having()
		for _, place := range v.listeners.activated {
			if !yield(&v.abilities[place]) {
				return
			}
		}
	}
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
	for _, h := range s.abilityRows(c) {
		if h.Card == c && strings.EqualFold(s.program.abilities[h.Ability.ID].Keyword, name) {
			return true
		}
	}
	if s.cards[c].Zone == Play || s.hidesText(c) {
		return false
	}
	face := s.Face(c)
	return face != nil && slices.ContainsFunc(face.Keywords, func(k card.Keyword) bool {
		return strings.EqualFold(k.Name, name)
	})
}

// sumFor adds up the modifiers of an operation (cards, number) for a card.
func (s *State) sumFor(op ability.Op, c CardID) int {
	total := 0
	for a := range s.Active(op) {
		if s.Affects(a, c) {
			total += s.NumberOf(a.Node.N(), &a.Context)
		}
	}
	return total
}

// SumForPlayer adds up the modifiers of an operation (players, number) for a
// player.
func (s *State) SumForPlayer(op ability.Op, p Player) int {
	total := 0
	for a := range s.Active(op) {
		if s.PlayersOf(a.Node.Players(), &a.Context).Has(p) {
			total += s.NumberOf(a.Node.N(), &a.Context)
		}
	}
	return total
}

// Means reports whether a description means the card: it fits and is in a zone
// that the description is about (707.3).
func (s *State) Means(n *ability.Node, c CardID, x *Context) bool { return s.isMeantIn(n, c, x) }

// MaximumHandSize is the default maximum hand size (616.2).
const MaximumHandSize = 8

// HandSize is the player's maximum hand size (616.2), never negative (105.2).
func (s *State) HandSize(p Player) int {
	return max(0, MaximumHandSize+s.SumForPlayer(ability.AddHandSize, p))
}
