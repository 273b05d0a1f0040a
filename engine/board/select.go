package board

import (
	"iter"
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Which cards fit a description.

// Fits reports whether a card fits the description, wherever it is.
func (s *State) Fits(n *ability.Node, c CardID, x *Context) bool {
	if n.Slot != 0 && n.Op != ability.Bound && s.IsNamed(x, n.Slot) {
		return s.isAmong(s.locked(n, x), c)
	}
	switch n.Op {
	case ability.And:
		return s.Fits(n.Left(), c, x) && s.Fits(n.Right(), c, x)
	case ability.Or:
		return s.Fits(n.Left(), c, x) || s.Fits(n.Right(), c, x)
	case ability.Not:
		return !s.Fits(n.What(), c, x)
	case ability.Equal, ability.NotEqual, ability.Less, ability.LessEqual, ability.Greater, ability.GreaterEqual:
		if s.Face(c) == nil {
			return false
		}
		if n.Within.Has(ability.Power) && !betweenCards(n) {
			if _, defined := s.Power(c); !defined { // no power is not a power of zero (505.1b)
				return false
			}
		}
		return compare(n.Op, s.number(n.Left(), c, x), s.number(n.Right(), c, x))
	case ability.This:
		return c == x.This.Card && s.IsLive(x.This) || s.isNamesake(c, x)
	case ability.Bound, ability.Linked:
		if rows, plain := s.rowsFor(n, x); plain {
			for i := range rows {
				b := &rows[i]
				if b.Slot == n.Slot && b.Value.Kind == CardOption && b.Value.Card.Card == c && s.IsLive(b.Value.Card) {
					return true
				}
			}
			return false
		}
		return s.isAmong(s.valuesOf(n, x), c)
	case ability.Host:
		host := s.Host(x.This.Card)
		return host.Card == c && s.IsLive(host)
	case ability.AnyCard:
		return true
	case ability.Yours:
		return s.holder(c) == x.You || !s.program.Holds(rule.R513_6)
	case ability.Opposing:
		return s.holder(c) != x.You
	case ability.ControlledBy:
		return s.PlayersOf(n.Players(), x).Has(s.holder(c))
	case ability.OwnedBy:
		return s.PlayersOf(n.Players(), x).Has(s.cards[c].Owner)
	case ability.At:
		return s.cards[c].Zone == Play && s.isAt(n.Areas(), s.cards[c].Area, c, x) ||
			c == x.This.Card && s.cards[c].Zone != Play && s.isAt(n.Areas(), x.Area, c, x)
	case ability.In:
		return s.cards[c].Zone == zoneOf(n.Zone().Op) && (s.cards[c].Zone.Shared() || s.PlayersOf(n.Of(), x).Has(s.cards[c].Owner)) &&
			(s.cards[c].Beneath.Card == 0 || s.program.Reading(BeneathZone) == InTheBanishedZone)
	case ability.TopOf, ability.BottomOf, ability.MostPower, ability.LeastPower, ability.MoreThanAnyOther:
		return !s.eachMeant(n, x, func(r Ref) bool { return r.Card != c })
	case ability.With:
		return s.isWith(n.Cards(), c, x)
	case ability.AttachedTo:
		host := s.Host(c)
		return host.Card != 0 && s.IsLive(host) && s.Fits(n.Cards(), host.Card, x)
	case ability.HasAttached:
		for _, other := range s.InPlay() {
			if s.Host(other) == s.Ref(c) && s.Fits(n.Cards(), other, x) {
				return true
			}
		}
		return false
	case ability.Beneath:
		above := s.cards[c].Beneath
		return above.Card != 0 && s.Fits(n.Cards(), above.Card, x) || above.Card != 0 && above.Card == x.This.Card && n.Cards().Op == ability.This
	case ability.IsReady:
		return s.cards[c].Zone == Play && !s.IsExhausted(c) && !s.IsFrightened(c) && s.Type(c) != card.ProblemType
	case ability.IsExhausted:
		return s.cards[c].Zone == Play && s.IsExhausted(c)
	case ability.IsFrightened:
		return s.IsFrightened(c)
	case ability.IsFaceDown:
		return s.IsFaceDown(c)
	case ability.IsFaceUp:
		return !s.IsFaceDown(c)
	case ability.IsToken:
		return s.IsToken(c)
	case ability.IsCutieMarked:
		return s.cards[c].CutieMarked
	case ability.IsBoosted:
		return s.cards[c].Boosted
	case ability.IsAttachment:
		return s.cards[c].Attachment
	case ability.IsInvolved:
		if t := s.derived.then; t != nil && t.card == c {
			return t.involved
		}
		return s.isInvolved(c)
	case ability.IsFlipped:
		return s.cards[c].Zone == Flip
	case ability.IsSolved:
		return s.IsSolved(c)
	case ability.WithCounter:
		if n.Word() == nil {
			return s.cards[c].Power != 0 || len(s.CountersOn(c)) > 0
		}
		return s.Counters(c, s.wordOf(n.Word(), x)) > 0
	}
	return s.fitsFacts(n, c, x)
}

// fitsFacts is Fits for what is printed or modifiers change.
func (s *State) fitsFacts(n *ability.Node, c CardID, x *Context) bool {
	face := s.Face(c)
	if face == nil {
		return false
	}
	switch n.Op {
	case ability.Friend:
		return s.IsType(c, card.Friend)
	case ability.EventCard:
		return s.IsType(c, card.Event)
	case ability.Resource:
		return s.IsType(c, card.Resource)
	case ability.Troublemaker:
		return s.IsType(c, card.Troublemaker)
	case ability.Problem:
		return s.IsType(c, card.ProblemType)
	case ability.ManeCharacter:
		return s.IsType(c, card.ManeCharacter)
	case ability.Character:
		return s.IsCharacter(c)
	case ability.OfType:
		name := s.text(n.Word(), x)
		return strings.EqualFold(s.Type(c).String(), name) || s.alsoTypes(c)&typesNamed(name) != 0
	case ability.Unique:
		return s.HasTrait(c, card.TraitUnique)
	case ability.Trait:
		return s.HasTrait(c, s.text(n.Word(), x))
	case ability.Keyword:
		return s.HasKeyword(c, s.text(n.Word(), x))
	case ability.Named:
		if s.isNameless(c, x) {
			return false
		}
		for _, name := range s.texts(n.Word(), x) {
			if s.HasName(c, name) {
				return true
			}
		}
		return false
	case ability.OfColor:
		color := s.colorOf(n.Color(), x)
		return color != card.Colorless && s.Colors(c).Has(color)
	case ability.HasNoColor:
		return s.Colors(c).IsZero()
	case ability.Multicolor:
		return s.Colors(c).Several()
	case ability.SharesTrait:
		return s.shares(n, c, x, func(other CardID) bool {
			for _, t := range s.Traits(other) {
				if s.HasTrait(c, t) {
					return true
				}
			}
			return false
		})
	case ability.SharesColor:
		return s.shares(n, c, x, func(other CardID) bool { return s.Colors(c)&s.Colors(other) != 0 })
	case ability.SharesType:
		return s.shares(n, c, x, func(other CardID) bool { return s.IsType(c, s.Type(other)) || s.IsType(other, s.Type(c)) })
	case ability.SharesName:
		return !s.isNameless(c, x) && s.shares(n, c, x, func(other CardID) bool { return s.HasName(c, s.Face(other).Name()) })
	}
	return false
}

// IsSolved reports whether a card is a Problem that has become solved this turn
// and has not been replaced yet (613.1).
func (s *State) IsSolved(c CardID) bool {
	return slices.ContainsFunc(s.history, func(o Occurrence) bool { return o.Kind == ProblemSolved && o.Card == s.Ref(c) })
}

// isNameless reports whether the card is a Troublemaker that is face-down or
// being played face-down (505.1d.i).
func (s *State) isNameless(c CardID, x *Context) bool {
	return (s.cards[c].FaceDown || x.Unnamed == c) && s.Type(c) == card.Troublemaker && s.program.Holds(rule.R505_1d_i)
}

func (s *State) shares(n *ability.Node, c CardID, x *Context, with func(CardID) bool) bool {
	return !s.eachMeant(n.Cards(), x, func(r Ref) bool { return s.Face(r.Card) == nil || !with(r.Card) })
}

// locked gives the values that were locked in for a node.
func (s *State) locked(n *ability.Node, x *Context) iter.Seq[Option] {
	return func(yield func(Option) bool) { s.eachNamed(x, n.Slot, yield) }
}

func (s *State) isAmong(values iter.Seq[Option], c CardID) bool {
	for v := range values {
		if v.Kind == CardOption && v.Card.Card == c && s.IsLive(v.Card) {
			return true
		}
	}
	return false
}

// holder is who controls a card in play or in the queue; elsewhere who owns it.
func (s *State) holder(c CardID) Player {
	if s.cards[c].Zone == Play || s.cards[c].Zone == Queue {
		return s.cards[c].Controller
	}
	return s.cards[c].Owner
}

func (s *State) isWith(n *ability.Node, c CardID, x *Context) bool {
	if s.cards[c].Zone != Play {
		return false
	}
	for _, other := range s.InPlay() {
		if other != c && s.cards[other].Area == s.cards[c].Area && s.Fits(n, other, x) {
			return true
		}
	}
	return false
}

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

// isNamesake reports whether "this" card would mean another one of its name: not
// by the rules (201.2).
func (s *State) isNamesake(c CardID, x *Context) bool {
	return x.This.Card != 0 && c != x.This.Card && !s.program.Holds(rule.R201_2) && s.Face(c) != nil && s.Face(x.This.Card) != nil &&
		s.Face(c).Name() == s.Face(x.This.Card).Name()
}

// Select lists the cards that a description means: in play, unless it says
// otherwise.
func (s *State) Select(n *ability.Node, x *Context) []Ref {
	var out []Ref
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
		host := s.Host(x.This.Card)
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
	hidesTroublemakers := !n.Within.Has(ability.IsFaceDown) && s.program.Holds(rule.R505_2)
	demands := s.demandsOf(n, x)
	for z := DrawDeck; z <= OutOfGame; z++ {
		if zones&(1<<z) == 0 || z == OutOfGame && zones == anyZone && !n.Within.Has(ability.Bound) && !n.Within.Has(ability.Linked) {
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
				if hidesTroublemakers && z == Play && s.cards[c].FaceDown && s.Type(c) == card.Troublemaker {
					continue // (505.2)
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

// demands are what a description asks of every card that it means and what is seen at
// once: most cards are passed over by it.
type demands struct {
	area    AreaID      // where it is, if it is in play; NoArea: anywhere
	holders PlayerSet   // who controls it, or outside of play owns it
	types   cardTypeSet // what it is
}

// cardTypeSet is a set of card types, a bit for each.
type cardTypeSet uint16

func typesOf(types ...card.Type) (set cardTypeSet) {
	for _, t := range types {
		set |= 1 << t
	}
	return set
}

// typesNamed gives the type of a name.
func typesNamed(name string) (set cardTypeSet) {
	for t := card.ManeCharacter; t <= card.Troublemaker; t++ {
		if strings.EqualFold(t.String(), name) {
			set |= typesOf(t)
		}
	}
	return set
}

// demandsOf gives what a description asks of all cards; nothing while it is noted which
// points are asked about.
func (s *State) demandsOf(n *ability.Node, x *Context) demands {
	d := demands{holders: ^PlayerSet(0), types: ^cardTypeSet(0)}
	if s.program.asked == nil {
		s.addDemands(&d, n, x)
	}
	return d
}

func (s *State) addDemands(d *demands, n *ability.Node, x *Context) {
	if n.Slot != 0 { // what it means can be locked in
		return
	}
	switch n.Op {
	case ability.And:
		s.addDemands(d, n.Left(), x)
		s.addDemands(d, n.Right(), x)
	case ability.At:
		if n.Areas().Op == ability.Here {
			d.area = s.here(x)
		}
	case ability.Yours:
		if s.program.Holds(rule.R513_6) {
			d.holders &= SetOf(x.You)
		}
	case ability.Opposing:
		d.holders &^= SetOf(x.You)
	case ability.ControlledBy:
		switch who := n.Players(); who.Op {
		case ability.OpponentOf:
			if inner := who.Player().Op; inner != ability.You && inner != ability.Bound {
				return
			}
			fallthrough
		case ability.You, ability.Opponent, ability.Opponents, ability.TurnPlayer, ability.Bound:
			d.holders &= s.PlayersOf(who, x)
		}
	case ability.Character:
		d.types &= typesOf(card.Friend, card.ManeCharacter)
	case ability.Friend:
		d.types &= typesOf(card.Friend)
	case ability.ManeCharacter:
		d.types &= typesOf(card.ManeCharacter)
	case ability.Resource:
		d.types &= typesOf(card.Resource)
	case ability.EventCard:
		d.types &= typesOf(card.Event)
	case ability.Troublemaker:
		d.types &= typesOf(card.Troublemaker)
	case ability.Problem:
		d.types &= typesOf(card.ProblemType)
	}
}

// meets reports whether a card meets demands.
func (s *State) meets(d *demands, c CardID) bool {
	state := &s.cards[c]
	switch {
	case d.area != NoArea && state.Zone == Play && state.Area != d.area:
		return false
	case d.holders != ^PlayerSet(0) && !d.holders.Has(s.holder(c)):
		return false
	}
	return d.types == ^cardTypeSet(0) || d.types&(1<<s.Type(c)) != 0 || d.types&s.alsoTypes(c) != 0
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

// betweenCards reports whether a comparison is one of powers of several cards, in
// which a power that is not defined is zero (105.2).
func betweenCards(n *ability.Node) bool {
	return n.Left().Within.Has(ability.Power) && n.Right().Within.Has(ability.Power)
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
// the only card has more where its number is zero is a disputed point.
func (s *State) moreThanAnyOther(n *ability.Node, x *Context) (most Ref, found bool) {
	best := 0
	for i, r := range s.Select(n.Cards(), x) {
		switch number := s.number(n.N(), r.Card, x); {
		case i == 0 || number > best:
			most, best, found = r, number, true
		case number == best:
			found = false
		}
	}
	if found && best == 0 && s.program.Reading(MoreThanNone) == HasToHaveOne {
		found = false
	}
	return most, found
}
