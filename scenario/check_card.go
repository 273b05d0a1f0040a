package scenario

import (
	"fmt"
	"slices"
	"strconv"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// cardValue is the value of a subject that is about what a card is now, as
// modifiers make it.
func (b *Sandbox) cardValue(subject *Subject, c board.CardID) string {
	s := b.State()
	switch subject.Kind {
	case CardPower:
		return orNone(s.Power(c))
	case CardColors:
		return s.Colors(c).String()
	case CardTraits:
		return sorted(s.Traits(c))
	case CardKeywords:
		return sorted(keywordsOf(s, c))
	case CardCounters:
		return strconv.Itoa(countersOn(s, c, subject.Word))
	case CardController:
		if s.Zone(c) != board.Play {
			return "none"
		}
		return b.scenario.Names.letter(s.Controller(c))
	case CardHost:
		return nameOf(s, s.Host(c))
	case CardBeneath:
		return nameOf(s, s.IsBeneath(c))
	case CardSide:
		return sideOf(s, c)
	case CardPlace:
		return b.placeInDeck(c)
	case CardMarked:
		if s.IsCutieMarked(c) {
			return optionWords[board.YesOption]
		}
		return optionWords[board.NoOption]
	case CardBonus:
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
		return sides[1]
	default:
		return sides[0]
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
	return printedName(s, r.Card)
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
