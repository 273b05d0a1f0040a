package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Areas (501): which there are, and which are meant.

// Area is where the card is in play; NoArea outside of play.
func (s *State) Area(c CardID) AreaID { return s.cards[c].Area }

// AreaKind says what the area is.
func (s *State) AreaKind(a AreaID) AreaKind {
	if int(a) <= 2*s.Players() && a%2 == 1 {
		return Home
	}
	return ProblemArea
}

// AreaOwner is the player who owns the area (501.1), for a Dilemma's area its
// controller (522.2b); NoPlayer for what is no area.
func (s *State) AreaOwner(a AreaID) Player {
	if a != NoArea && int(a) <= 2*s.Players() {
		return Player((a - 1) / 2)
	}
	if c := s.DilemmaAt(a); c != 0 {
		return s.cards[c].Controller
	}
	if c := DilemmaOf(s.Players(), a&^CeasedArea); c != 0 && s.derived.then.of(c) != nil { // it existed then
		return s.cards[c].Controller
	}
	return NoPlayer
}

// AreaExists reports whether the area exists: the player who owns it is in the
// game (103.5a), the Dilemma that created it in play (522.3). Whether it takes a
// Problem as well is a disputed point.
func (s *State) AreaExists(a AreaID) bool {
	if int(a) > 2*s.Players() {
		return s.DilemmaAt(a) != 0
	}
	if a == NoArea || !s.InGame(Player((a-1)/2)) {
		return false
	}
	return s.program.Reading(LostProblem) != EndsWithIt || s.AreaKind(a) == Home || s.Problem(a) != 0
}

// Problem gives the Problem card at an area, 0 if there is none.
func (s *State) Problem(a AreaID) CardID {
	if s.AreaKind(a) == Home { // they lie at areas of their own (501.1)
		return 0
	}
	cards := s.cards
	for _, c := range s.InPlay() {
		if cards[c].Area == a && s.Type(c) == card.ProblemType {
			return c
		}
	}
	return 0
}

// Areas lists the areas that exist, each player's home before their Problem,
// then those of Dilemmas (522.2a). The slice is for reading only.
func (s *State) Areas() []AreaID {
	if s.everyone() == 1<<s.Players()-1 && s.program.Reading(LostProblem) != EndsWithIt {
		return s.appendDilemmaAreas(playersAreas[: 2*s.Players() : 2*s.Players()])
	}
	var areas []AreaID
	for a := AreaID(1); int(a) <= 2*s.Players(); a++ {
		if s.AreaExists(a) {
			areas = append(areas, a)
		}
	}
	return s.appendDilemmaAreas(areas)
}

// playersAreas are the areas of up to eight players.
var playersAreas = [...]AreaID{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}

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

// MeansArea reports whether an area is one of those: it exists and fits.
func (s *State) MeansArea(n *ability.Node, a AreaID, x *Context) bool {
	return slices.Contains(s.Areas(), a) && s.isAt(n, a, 0, x)
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
	case ability.ItsProblem:
		if s.AreaKind(a) != ProblemArea {
			return false
		}
		if n.Cards().Op == ability.This {
			return a == s.here(x)
		}
		return !s.eachMeant(n.Cards(), x, func(r Ref) bool { return s.areaOf(r.Card, x) != a })
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
	if t := s.derived.then; t != nil {
		return t.present.here(x) // the text is where it is now, whatever it asks of
	}
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
