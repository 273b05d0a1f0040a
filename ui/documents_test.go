package ui

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/engine/card"
	"canterlaw/search"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/reference"
)

// TestEveryDocumentBesideTheRulesHasAPage that can be read as a whole.
func TestEveryDocumentBesideTheRulesHasAPage(t *testing.T) {
	t.Run("landscape", func(t *testing.T) { haveAPage(t, uitest.Landscape) })
	t.Run("portrait", func(t *testing.T) { haveAPage(t, uitest.Portrait) })
}

func haveAPage(t *testing.T, size fyne.Size) {
	s := openShell(t, size)
	library, _ := shipped()
	count := map[search.Kind]int{}
	for _, d := range search.Documents(library) {
		switch d.Kind {
		case search.Floor, search.Limited, search.Rulebook, search.Format, search.Erratum:
		default:
			continue
		}
		count[d.Kind]++
		s.reference.Open(reference.Place{Kind: d.Kind, ID: d.ID})
		wantNoText(t, s, "The library has no page for this.")
		uitest.CheckInside(t, s.window.Canvas())
		if t.Failed() {
			t.Fatalf("at the %s %s", d.Kind, d.ID)
		}
	}
	for _, kind := range []search.Kind{search.Floor, search.Limited, search.Rulebook, search.Format, search.Erratum} {
		if count[kind] == 0 {
			t.Errorf("there is no page of a %s", kind)
		}
	}
}

// TestAPenaltyIsFoundAndLeadsOn: what a judge types, the page, and a link from
// it to what it mentions.
func TestAPenaltyIsFoundAndLeadsOn(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()

	uitest.Type(t, c, "game loss")
	wantText(t, s, "FLOOR RULES")
	uitest.Press(t, c, fyne.KeyReturn)
	wantTitle(t, s, "Game Loss – Canterlaw")
	wantText(t, s, "Tournament Floor Rules 2.3, updated 2016-07-18")
	uitest.Tap(t, c, "tardiness")
	wantTitle(t, s, "Tardiness – Canterlaw")
	wantText(t, s, "5 minutes of grace")
	uitest.Tap(t, c, "Tournament Penalties")
	wantTitle(t, s, "Tournament Penalties – Canterlaw")
	uitest.Press(t, c, fyne.KeyPageDown, fyne.KeyPageDown) // to its end
	uitest.Tap(t, c, "Procedural Error ▶")
	wantTitle(t, s, "Procedural Error – Canterlaw")
}

// TestACardTellsItsLegalityAndErratum, each a link both ways.
func TestACardTellsItsLegalityAndErratum(t *testing.T) {
	s := openShell(t, uitest.Portrait)
	c := s.window.Canvas()

	s.reference.Open(reference.Place{Kind: search.Card, ID: "PR175"}) // banned, with an erratum
	wantWords(t, s, "banned from 2016-06-01.")
	uitest.Tap(t, c, "Harmony Constructed")
	wantTitle(t, s, "Harmony Constructed – Canterlaw")
	uitest.Tap(t, c, "I Need Answers")
	wantTitle(t, s, "I Need Answers – Canterlaw")
	uitest.Tap(t, c, "Erratum")
	wantText(t, s, "Official Card Reference 7.2, updated 2016-06-27")
	uitest.Tap(t, c, "Premiere")
	wantTitle(t, s, "Errata of Premiere – Canterlaw")
	wantText(t, s, "Trait added:")
}

// TestARulebookSaysWhatTheRulesChanged and leads to the rules; they lead back.
func TestARulebookSaysWhatTheRulesChanged(t *testing.T) {
	s := openShell(t, uitest.Portrait)
	c := s.window.Canvas()

	s.reference.Open(reference.Place{Kind: search.Rulebook, ID: "canterlot-nights/playing-the-game/resolving-problems"})
	wantText(t, s, "What the Comprehensive Rules 3.4 changed")
	uitest.Tap(t, c, "610.1")
	wantTitle(t, s, "610.1 – Canterlaw")
	wantText(t, s, "In other documents")
	uitest.Tap(t, c, "Canterlot Nights: Resolving Problems")
	wantTitle(t, s, "Resolving Problems – Canterlaw")
}

// TestTheDocumentsBesideTheRulesAreOnTheStartPage, for who has only a pointer.
func TestTheDocumentsBesideTheRulesAreOnTheStartPage(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	uitest.Type(t, s.window.Canvas(), "514.4c") // so that the results don't list them too
	for text, title := range map[string]string{
		"Limited Play 2.0": "Limited Play – Canterlaw",
		"Card errata":      "Card errata – Canterlaw",
		"Formats":          "Formats – Canterlaw",

		"Points that the rules don't settle": "Points that the rules don't settle – Canterlaw",
	} {
		s.reference.Open(reference.Place{})
		uitest.Tap(t, s.window.Canvas(), text)
		wantTitle(t, s, title)
	}
}

// TestARulePageLeadsEverywhere: to its parents, its children and neighbours, to
// what it refers to and what refers to it, to keywords, cards and positions.
func TestARulePageLeadsEverywhere(t *testing.T) {
	s := openShell(t, uitest.Large)
	library, _ := shipped()
	heads := shippedScenarios()
	s.setScenarios(heads)
	positions, _ := positionsWithCards(library, heads)
	s.reference.SetPositions(positions)

	s.reference.Open(reference.RulePlace("514.4"))
	for _, want := range []string{
		"5 Game Concepts", "514 Faceoffs", "Subrules", "514.4a", "514.4c", // parents and children
		"◀ 514.3a", "514.4a ▶", // neighbours
		"Comprehensive Rules 3.4, in force from 2016-07-27",
	} {
		wantText(t, s, want)
	}
	s.reference.Open(reference.RulePlace("514.2"))
	wantWords(t, s, "Keywords and terms Competitive X")
	s.reference.Open(reference.RulePlace("410.6"))
	for _, want := range []string{"Refers to", "Referred to by", "In a position"} {
		wantText(t, s, want)
	}
	s.reference.Open(reference.RulePlace("514.4c"))
	for _, want := range []string{"Where it stands", "In a position", "With the cards"} {
		wantText(t, s, want)
	}
}

// TestAKeywordListsEveryCardThatHasIt, and a trait does.
func TestAKeywordListsEveryCardThatHasIt(t *testing.T) {
	s := openShell(t, uitest.Large)
	library, _ := shipped()
	for _, has := range []struct {
		term string
		card func(*card.Face) bool
	}{
		{"Swift", func(f *card.Face) bool {
			return slices.ContainsFunc(f.Keywords, func(k card.Keyword) bool { return k.Name == "Swift" })
		}},
		{"Epic", func(f *card.Face) bool { return f.HasTrait("Epic") }},
	} {
		s.reference.Open(reference.Place{Kind: search.Glossary, ID: has.term})
		count := 0
		for _, c := range library.Cards {
			for i := range c.Faces {
				if has.card(&c.Faces[i]) {
					wantWords(t, s, c.Name())
					count++
					break
				}
			}
		}
		wantText(t, s, fmt.Sprintf("Cards known with it: %d", count))
	}
}

// TestACardPageLeadsToItsRules: of its type, its parts, its keywords and traits,
// its set.
func TestACardPageLeadsToItsRules(t *testing.T) {
	s := openShell(t, uitest.Large)
	c := s.window.Canvas()
	s.reference.Open(reference.Place{Kind: search.Card, ID: "PR1"})
	for _, want := range []string{"301 Mane Character", "212 Home Limit", "Errata of Premiere"} {
		wantText(t, s, want)
	}
	uitest.Tap(t, c, "202 Power")
	wantTitle(t, s, "202 – Canterlaw")
}
