package board

import (
	"iter"
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

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
		return compare(n.Op, s.compared(s.number(n.Left(), c, x)), s.compared(s.number(n.Right(), c, x)))
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
		host := s.hostMeant(x.This.Card)
		return host.Card == c && s.IsLive(host)
	case ability.AnyCard:
		return true
	case ability.Yours:
		return s.isYours(c, x.You)
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
		return s.cards[c].Zone == zoneOf(n.Zone().Op) &&
			(s.cards[c].Zone.Shared() || s.PlayersOf(n.Of(), x).Has(s.cards[c].Owner)) &&
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
		return above.Card != 0 && s.Fits(n.Cards(), above.Card, x) || above.Card != 0 && above.Card == x.This.Card &&
			n.Cards().Op == ability.This
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
		return s.isInvolved(c)
	case ability.IsFlipped:
		return s.cards[c].Zone == Flip
	case ability.IsSolved:
		return s.IsSolved(c)
	case ability.Underwent:
		return s.underwent(n, c, x)
	case ability.CountsAtHome:
		return s.CountsAtHome(c)
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
		return s.isTypeIn(c, card.Resource, x)
	case ability.Troublemaker:
		return s.IsType(c, card.Troublemaker)
	case ability.Problem:
		return s.isTypeIn(c, card.ProblemType, x)
	case ability.ManeCharacter:
		return s.IsType(c, card.ManeCharacter)
	case ability.Character:
		return s.Type(c).IsCharacter() || s.IsType(c, card.Friend)
	case ability.OfType:
		name := s.text(n.Word(), x)
		return strings.EqualFold(s.typeIn(c, x).String(), name) || s.alsoTypes(c)&typesNamed(name) != 0
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
		return s.shares(n, c, x, func(other CardID) bool {
			return s.IsType(c, s.Type(other)) || s.IsType(other, s.Type(c))
		})
	case ability.SharesName:
		return !s.isNameless(c, x) && s.shares(n, c, x, func(other CardID) bool {
			return s.HasName(c, s.Face(other).Name())
		})
	}
	return false
}

// IsSolved reports whether a card is a Problem that has become solved this turn
// and has not been replaced yet (613.1).
func (s *State) IsSolved(c CardID) bool {
	return slices.ContainsFunc(s.History(), func(o Occurrence) bool {
		return o.Kind == ProblemSolved && o.Card == s.Ref(c)
	})
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

func (s *State) isWith(n *ability.Node, c CardID, x *Context) bool {
	if s.cards[c].Zone != Play {
		return false
	}
	for _, other := range s.InPlay() {
		if other != c && s.cards[other].Area == s.cards[c].Area && !s.isOutOfReach(n, other) && s.Fits(n, other, x) {
			return true
		}
	}
	return false
}

// isNamesake reports whether "this" card would mean another one of its name: not
// by the rules (201.2).
func (s *State) isNamesake(c CardID, x *Context) bool {
	return x.This.Card != 0 && c != x.This.Card && !s.program.Holds(rule.R201_2) && s.Face(c) != nil &&
		s.Face(x.This.Card) != nil &&
		s.Face(c).Name() == s.Face(x.This.Card).Name()
}

// betweenCards reports whether a comparison is one of powers of several cards, in
// which a power that is not defined is zero (105.2).
func betweenCards(n *ability.Node) bool {
	return n.Left().Within.Has(ability.Power) && n.Right().Within.Has(ability.Power)
}
