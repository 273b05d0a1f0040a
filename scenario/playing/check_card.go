package playing

import (
	"fmt"
	"slices"
	"strconv"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/scenario"
)

// cardValue is the value of a subject that is about what a card is now, as
// modifiers make it.
func (b *Sandbox) cardValue(subject *scenario.Subject, c board.CardID) string {
	s := b.State()
	switch subject.Kind {
	case scenario.CardPower:
		return orNone(s.Power(c))
	case scenario.CardColors:
		return s.Colors(c).String()
	case scenario.CardTraits:
		return scenario.Sorted(s.Traits(c))
	case scenario.CardKeywords:
		return scenario.Sorted(keywordsOf(s, c))
	case scenario.CardCounters:
		return strconv.Itoa(countersOn(s, c, subject.Word))
	case scenario.CardController:
		if s.Zone(c) != board.Play {
			return "none"
		}
		return b.scenario.Names.Letter(s.Controller(c))
	case scenario.CardHost:
		return nameOf(s, s.Host(c))
	case scenario.CardBeneath:
		return nameOf(s, s.IsBeneath(c))
	case scenario.CardSide:
		return sideOf(s, c)
	case scenario.CardPlace:
		return b.placeInDeck(c)
	case scenario.CardMarked:
		if s.IsCutieMarked(c) {
			return scenario.OptionWords[board.YesOption]
		}
		return scenario.OptionWords[board.NoOption]
	case scenario.CardBonus:
		return strconv.Itoa(s.Bonus(c))
	default:
		return strconv.Itoa(s.PointValue(c))
	}
}

// sideOf is which side of a Mane Character is up, also while it is face-down.
func sideOf(s *board.State, c board.CardID) string {
	printed := s.Program().Card(s.Print(c))
	switch {
	case printed == nil || printed.Faces[0].Type != card.ManeCharacter:
		return "none"
	case s.IsBoosted(c):
		return scenario.Sides[1]
	default:
		return scenario.Sides[0]
	}
}

// placeInDeck is the place of a card in its deck, 1 for the top. Nobody knows that
// of a card that was known before it was shuffled into the deck.
func (b *Sandbox) placeInDeck(c board.CardID) string {
	s := b.State()
	zone := s.Zone(c)
	wasKnown := int(c) <= b.initialCards() && b.scenario.Setup.Cards[c-1].Print != board.Unknown
	switch {
	case zone != board.DrawDeck && zone != board.ProblemDeck:
		return "none"
	case wasKnown && s.Print(c) == board.Unknown:
		return "unknown"
	default:
		return strconv.Itoa(slices.Index(s.Cards(zone, s.Owner(c)), c) + 1)
	}
}

// orNone words a number that may be undefined.
func orNone(n int, defined bool) string {
	if !defined {
		return "none"
	}
	return strconv.Itoa(n)
}

// nameOf is what is printed on a card that is still the same card.
func nameOf(s *board.State, r board.Ref) string {
	if !s.IsLive(r) {
		return "none"
	}
	return scenario.PrintedName(s, r.Card)
}

// countersOn is how many counters of a name are on a card; without a name the
// sum of its power counters.
func countersOn(s *board.State, c board.CardID, name string) int {
	if name == "" {
		return s.PowerCounters(c)
	}
	word, known := s.Program().WordFor(name)
	if !known {
		return 0
	}
	return s.Counters(c, word)
}

// keywordsOf lists the keywords that a card has now, with their numbers.
func keywordsOf(s *board.State, c board.CardID) []string {
	var all []string
	for _, k := range ability.Keywords() {
		if !s.HasKeyword(c, k.Name) {
			continue
		}
		if !k.HasNumber {
			all = append(all, k.Name)
			continue
		}
		numbers := map[int8]bool{}
		for _, h := range s.AbilitiesOf(c) {
			if s.Program().Ability(h.Ability.ID).Keyword == k.Name && !numbers[h.Ability.X] {
				numbers[h.Ability.X] = true
				all = append(all, fmt.Sprintf("%s %d", k.Name, h.Ability.X))
			}
		}
	}
	return all
}
