package board

import "canterlaw/engine/ability"

// What nobody knows, but a description asks about: Chance has to decide it
// before the description can be followed.

// likelihood says whether a card of which something may be unknown fits.
type likelihood uint8

const (
	no likelihood = iota
	perhaps
	yes
)

func (l likelihood) not() likelihood { return yes - l }

func certain(fits bool) likelihood {
	if fits {
		return yes
	}
	return no
}

// likely tells whether a card fits a description as far as can be said without
// knowing what is printed on it.
func (s *State) likely(n *ability.Node, c CardID, x *Context) likelihood {
	if n.Slot != 0 && n.Op != ability.Bound && s.IsNamed(x, n.Slot) {
		return certain(s.Fits(n, c, x))
	}
	switch n.Op {
	case ability.And:
		if left := s.likely(n.Left(), c, x); left != no {
			return min(left, s.likely(n.Right(), c, x))
		}
		return no
	case ability.Or:
		return max(s.likely(n.Left(), c, x), s.likely(n.Right(), c, x))
	case ability.Not:
		return s.likely(n.What(), c, x).not()
	}
	if asksWhatIsPrinted(n) {
		return perhaps
	}
	return certain(s.Fits(n, c, x))
}

// asksWhatIsPrinted reports whether it is a matter of what is printed on a card whether it
// fits a description, or a part of it.
func asksWhatIsPrinted(n *ability.Node) bool {
	switch n.Op {
	case ability.And, ability.Or:
		return asksWhatIsPrinted(n.Left()) || asksWhatIsPrinted(n.Right())
	case ability.Not:
		return asksWhatIsPrinted(n.What())
	case ability.Equal, ability.NotEqual, ability.Less, ability.LessEqual, ability.Greater, ability.GreaterEqual,
		ability.Friend, ability.EventCard, ability.Resource, ability.Troublemaker,
		ability.Problem, ability.ManeCharacter, ability.OfType, ability.Unique, ability.Trait, ability.Keyword,
		ability.Named, ability.OfColor, ability.HasNoColor,
		ability.Multicolor, ability.SharesTrait, ability.SharesColor, ability.SharesType, ability.SharesName:
		return true
	}
	return false
}

// likelyMeans is likely for cards in the zones that a description is about.
func (s *State) likelyMeans(n *ability.Node, c CardID, x *Context) likelihood {
	if n.Op == ability.Or {
		return max(s.likelyMeans(n.Left(), c, x), s.likelyMeans(n.Right(), c, x))
	}
	if zones, _ := zonesMeant(n); zones&(1<<s.cards[c].Zone) == 0 {
		return no
	}
	return s.likely(n, c, x)
}

// zonesOfAny gives the zones that a description, or any of those joined in it, is about.
func zonesOfAny(n *ability.Node) uint16 {
	if n.Op == ability.Or {
		return zonesOfAny(n.Left()) | zonesOfAny(n.Right())
	}
	zones, _ := zonesMeant(n)
	return zones
}

// Searched lists the cards that are looked at to find those which a description
// means: all in its zones (518.1).
func (s *State) Searched(n *ability.Node, x *Context) []Ref {
	var all []Ref
	zones := zonesOfAny(n) &^ (1 << OutOfGame)
	for c := CardID(1); int(c) < len(s.cards); c++ {
		if zones&(1<<s.cards[c].Zone) != 0 && s.likelyMeans(n, c, x) != no {
			all = append(all, s.Ref(c))
		}
	}
	return all
}

// AsksAbout finds an unknown card on which the value of an expression depends;
// 0 if there is none.
func (s *State) AsksAbout(n *ability.Node, x *Context) CardID {
	if n == nil || n.Op == ability.Bound || n.Slot != 0 && s.IsNamed(x, n.Slot) {
		return 0
	}
	switch n.Op {
	case ability.Is:
		for _, r := range s.Select(n.Cards(), x) {
			if s.cards[r.Card].Print == Unknown && s.likely(n.Fit(), r.Card, x) == perhaps {
				return r.Card
			}
		}
	case ability.Power, ability.PrintedPower, ability.CostOf, ability.ColorCount, ability.TraitCount, ability.BonusOf,
		ability.PointsOf, ability.SharesTrait, ability.SharesColor, ability.SharesType, ability.SharesName,
		ability.MostPower, ability.HighestPower,
		ability.LeastPower, ability.MoreThanAnyOther:
		if n.Cards() != nil {
			for _, r := range s.Select(n.Cards(), x) {
				if s.cards[r.Card].Print == Unknown {
					return r.Card
				}
			}
		}
	}
	if n.Kind == ability.Cards && asksWhatIsPrinted(n) {
		zones := zonesOfAny(n) &^ (1 << OutOfGame)
		for c := CardID(1); int(c) < len(s.cards); c++ {
			if s.cards[c].Print == Unknown && zones&(1<<s.cards[c].Zone) != 0 && s.likelyMeans(n, c, x) == perhaps {
				return c
			}
		}
	}
	for i, arg := range n.Args {
		if n.Op == ability.Is && i == 1 || n.Kind == ability.Cards && arg != nil &&
			arg.Kind == ability.Cards && isOperator(n.Op) {
			continue // has been asked about as part of the whole
		}
		if c := s.AsksAbout(arg, x); c != 0 {
			return c
		}
	}
	return 0
}

func isOperator(op ability.Op) bool {
	return op == ability.And || op == ability.Or || op == ability.Not
}

// HasUnknown reports whether there is a card that nobody knows.
func (s *State) HasUnknown() bool {
	for c := 1; c < len(s.cards); c++ {
		if s.cards[c].Print == Unknown {
			return true
		}
	}
	return false
}
