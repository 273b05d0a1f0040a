package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// AreasOf evaluates areas: those that exist and fit.
func (s *State) AreasOf(n *ability.Node, x *Context) []AreaID {
	var all []AreaID
	for _, a := range s.Areas() {
		if s.isAt(n, a, 0, x) {
			all = append(all, a)
		}
	}
	return all
}

// AreasFor evaluates areas for a card, whose controller's home Home is.
func (s *State) AreasFor(n *ability.Node, c CardID, x *Context) []AreaID {
	var all []AreaID
	for _, a := range s.Areas() {
		if s.isAt(n, a, c, x) {
			all = append(all, a)
		}
	}
	return all
}

// isAt reports whether an area is one of those meant; c is the card that is
// described, for Home without a player.
func (s *State) isAt(n *ability.Node, a AreaID, c CardID, x *Context) bool {
	if a == NoArea {
		return false
	}
	switch n.Op {
	case ability.Here:
		return a == s.here(x) && s.program.Holds(rule.R501_4)
	case ability.AreaOf:
		if !s.program.Holds(rule.R501_5) {
			return false
		}
		return !s.eachMeant(n.Cards(), x, func(r Ref) bool { return s.areaOf(r.Card, x) != a })
	case ability.Home:
		switch {
		case s.AreaKind(a) != Home:
			return false
		case n.Of() != nil:
			return s.PlayersOf(n.Of(), x).Has(s.AreaOwner(a))
		case c == 0:
			return s.AreaOwner(a) == x.You
		}
		return s.AreaOwner(a) == s.cards[c].Controller
	case ability.ProblemOf:
		return s.AreaKind(a) == ProblemArea && s.PlayersOf(n.Of(), x).Has(s.AreaOwner(a))
	case ability.AnyProblem:
		return s.AreaKind(a) == ProblemArea
	case ability.AnyHome:
		return s.AreaKind(a) == Home
	case ability.FaceoffArea:
		return s.faceoffIsAt(a)
	case ability.There:
		if !s.program.Holds(rule.R501_5) {
			return false
		}
		if x.There != NoArea {
			return a == x.There
		}
		v, known := s.named(x, slotOfThere)
		return known && v.Area == a
	case ability.PreviousArea:
		v, known := s.named(x, slotOfPrevious)
		return known && v.Area == a
	case ability.Or:
		return s.isAt(n.Left(), a, c, x) || s.isAt(n.Right(), a, c, x)
	case ability.Bound, ability.Linked:
		for v := range s.valuesOf(n, x) {
			if v.Kind == AreaOption && v.Area == a || v.Kind == CardOption && s.cards[v.Card.Card].Area == a {
				return true
			}
		}
	}
	return false
}

// KnowsThere reports whether it is known which area is "there" (501.5).
func (s *State) KnowsThere(x *Context) bool {
	return x.There != NoArea || s.IsNamed(x, slotOfThere)
}

// KnowsPreviousArea reports whether it is known from where the event took its card.
func (s *State) KnowsPreviousArea(x *Context) bool { return s.IsNamed(x, slotOfPrevious) }

// slotOfThere is where an environment keeps the area that the event was about
// which created the effect (501.5); scripts don't have as many slots.
const slotOfThere = 255

// slotOfPrevious is where it keeps the area that the event took the card from.
const slotOfPrevious = 253

// here is the area of This (501.4): where it is, or was as the effect was
// created if it has left since.
func (s *State) here(x *Context) AreaID {
	if x.This.Card != 0 && s.cards[x.This.Card].Zone == Play && (x.Area == NoArea || s.IsLive(x.This)) {
		return s.cards[x.This.Card].Area
	}
	return x.Area
}

func (s *State) areaOf(c CardID, x *Context) AreaID {
	if c == x.This.Card {
		return s.here(x)
	}
	return s.cards[c].Area
}
