package board

import (
	"iter"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Which cards fit a description.

// zoneOf gives the zone that a word means.
func zoneOf(op ability.Op) Zone {
	switch op {
	case ability.DrawDeck:
		return DrawDeck
	case ability.ProblemDeck:
		return ProblemDeck
	case ability.Hand:
		return Hand
	case ability.DiscardPile:
		return DiscardPile
	case ability.BanishedZone:
		return Banished
	case ability.FlipZone:
		return Flip
	case ability.Queue:
		return Queue
	}
	return Play
}

const anyZone = 0xffff

// zonesMeant gives the zones of the cards that a description can mean, a bit
// for each Zone: play unless it says otherwise (707.3).
func zonesMeant(n *ability.Node) (zones uint16, explicit bool) {
	switch n.Op {
	case ability.And:
		left, l := zonesMeant(n.Left())
		right, r := zonesMeant(n.Right())
		switch {
		case l && r:
			return left & right, true
		case l:
			return left, true
		case r:
			return right, true
		}
		return 1 << Play, false
	case ability.Or:
		left, l := zonesMeant(n.Left())
		right, r := zonesMeant(n.Right())
		return left | right, l || r
	case ability.In:
		return 1 << zoneOf(n.Zone().Op), true
	case ability.TopOf, ability.BottomOf:
		return 1<<DrawDeck | 1<<ProblemDeck, true
	case ability.Beneath:
		return 1 << Banished, true
	case ability.IsFlipped:
		return 1 << Flip, true
	case ability.This, ability.Bound, ability.Linked, ability.AnyCard:
		return anyZone, true
	case ability.MostPower, ability.LeastPower, ability.MoreThanAnyOther:
		return zonesMeant(n.Cards())
	}
	return 1 << Play, false
}

// zonesMeant is zonesMeant by the rules in force.
func (s *State) zonesMeant(n *ability.Node) uint16 {
	zones, explicit := zonesMeant(n)
	if !explicit && !s.program.Holds(rule.R707_3) {
		return anyZone
	}
	return zones
}

// Select lists the cards that a description means: in play, unless it says
// otherwise.
func (s *State) Select(n *ability.Node, x *Context) []Ref {
	var few [16]Ref
	out := s.AppendMeant(few[:0], n, x)
	if len(out) == 0 {
		return nil
	}
	return append([]Ref(nil), out...)
}

// AppendMeant adds the cards that a description means to a list.
func (s *State) AppendMeant(out []Ref, n *ability.Node, x *Context) []Ref {
	s.eachMeant(n, x, func(r Ref) bool {
		out = append(out, r)
		return true
	})
	return out
}

// Meant gives the cards that a description means one by one.
func (s *State) Meant(n *ability.Node, x *Context) iter.Seq[Ref] {
	return func(yield func(Ref) bool) { s.eachMeant(n, x, yield) }
}

// Count is how many cards a description means.
func (s *State) Count(n *ability.Node, x *Context) int {
	count := 0
	s.eachMeant(n, x, func(Ref) bool {
		count++
		return true
	})
	return count
}

// Any reports whether a description means any card.
func (s *State) Any(n *ability.Node, x *Context) bool {
	return !s.eachMeant(n, x, func(Ref) bool { return false })
}

// eachMeant calls visit with the cards that a description means until it returns false;
// it reports whether it never did.
func (s *State) eachMeant(n *ability.Node, x *Context, visit func(Ref) bool) bool {
	if n.Slot != 0 && n.Op != ability.Bound && s.IsNamed(x, n.Slot) {
		return s.eachLive(s.locked(n, x), visit)
	}
	switch n.Op {
	case ability.This:
		if x.This.Card != 0 && s.IsLive(x.This) && !visit(x.This) {
			return false
		}
		if s.program.Holds(rule.R201_2) {
			return true
		}
		for _, c := range s.InPlay() {
			if c != x.This.Card && s.isNamesake(c, x) && !visit(s.Ref(c)) {
				return false
			}
		}
		return true
	case ability.Bound, ability.Linked:
		return s.eachLive(s.valuesOf(n, x), visit)
	case ability.Host:
		host := s.hostMeant(x.This.Card)
		return host.Card == 0 || !s.IsLive(host) || visit(host)
	case ability.TopOf, ability.BottomOf:
		return each(s.deckEnd(nil, n, x), visit)
	case ability.MostPower, ability.LeastPower:
		return each(s.extremes(nil, n, x), visit)
	case ability.MoreThanAnyOther:
		most, found := s.moreThanAnyOther(n, x)
		return !found || visit(most)
	}
	return s.eachInZones(n, x, visit)
}

// eachInZones does so for a description, in the zones that it is about.
func (s *State) eachInZones(n *ability.Node, x *Context, visit func(Ref) bool) bool {
	zones := s.zonesMeant(n)
	demands := s.demandsOf(n, x)
	for z := DrawDeck; z <= OutOfGame; z++ {
		if zones&(1<<z) == 0 || z == OutOfGame && zones == anyZone && !n.Within.Has(ability.Bound) &&
			!n.Within.Has(ability.Linked) {
			continue
		}
		for p := range s.players {
			if z.Shared() && p > 0 || z == OutOfGame && p > 0 {
				break
			}
			for _, c := range s.Cards(z, Player(p)) {
				if !s.meets(&demands, c) {
					continue
				}
				if s.isOutOfReach(n, c) || x.leaving != nil && leavesIn(*x.leaving, c) {
					continue
				}
				fits := n.Op == ability.Or && s.isMeantIn(n, c, x) || n.Op != ability.Or && s.Fits(n, c, x)
				if fits && !visit(s.Ref(c)) {
					return false
				}
			}
		}
	}
	return true
}

// each calls visit with cards until it returns false; it reports whether it never did.
func each(cards []Ref, visit func(Ref) bool) bool {
	for _, r := range cards {
		if !visit(r) {
			return false
		}
	}
	return true
}

// isMeantIn is Fits for descriptions joined by ||, each of which means cards
// in zones of its own.
func (s *State) isMeantIn(n *ability.Node, c CardID, x *Context) bool {
	if n.Op == ability.Or {
		return s.isMeantIn(n.Left(), c, x) || s.isMeantIn(n.Right(), c, x)
	}
	zones := s.zonesMeant(n)
	return zones&(1<<s.cards[c].Zone) != 0 && s.Fits(n, c, x)
}

// eachLive calls visit with the cards among values that still are what they were, until
// it returns false; it reports whether it never did.
func (s *State) eachLive(values iter.Seq[Option], visit func(Ref) bool) bool {
	for v := range values {
		if v.Kind == CardOption && s.IsLive(v.Card) && !visit(v.Card) {
			return false
		}
	}
	return true
}

// deckEnd lists the top or bottom cards of a deck.
func (s *State) deckEnd(out []Ref, n *ability.Node, x *Context) []Ref {
	for _, p := range s.playersIn(s.PlayersOf(n.Player(), x)) {
		deck := s.Cards(zoneOf(n.Zone().Op), p)
		count := min(max(0, s.NumberOf(n.N(), x)), len(deck))
		if n.Op == ability.BottomOf {
			deck = deck[len(deck)-count:]
		}
		for _, c := range deck[:count] {
			out = append(out, s.Ref(c))
		}
	}
	return out
}

// extremes lists the cards of highest or lowest power.
func (s *State) extremes(out []Ref, n *ability.Node, x *Context) []Ref {
	first, best := len(out), 0
	for _, r := range s.Select(n.Cards(), x) {
		power, _ := s.Power(r.Card) // zero if it has none (105.2)
		power = s.compared(power)
		better := power > best
		if n.Op == ability.LeastPower {
			better = power < best
		}
		if len(out) == first || better {
			out, best = out[:first], power
		}
		if power == best {
			out = append(out, r)
		}
	}
	return out
}

// moreThanAnyOther finds the card whose number is higher than that of any other. Whether
// the only card has more where it has none of something is a disputed point; of power, which
// it has though it be zero, it has more.
func (s *State) moreThanAnyOther(n *ability.Node, x *Context) (most Ref, found bool) {
	best := 0
	for i, r := range s.Select(n.Cards(), x) {
		switch number := s.compared(s.number(n.N(), r.Card, x)); {
		case i == 0 || number > best:
			most, best, found = r, number, true
		case number == best:
			found = false
		}
	}
	if found && best == 0 && n.N().Op != ability.Power && s.program.Reading(MoreThanNone) == HasToHaveOne {
		found = false
	}
	return most, found
}
