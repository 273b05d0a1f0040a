package rulesdb

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/google/go-cmp/cmp"

	"canterlaw/data"
	"canterlaw/engine/card"
)

var updateCards = flag.Bool("update-cards", false, "write the cards in data/cards anew from the set files, the theme decks and data/abilities")

// sharedFiles gives the files of a pattern below the folder of reference
// material beside the checkout; without it the test is skipped.
func sharedFiles(t testing.TB, pattern string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join("..", "..", "shared", pattern))
	if err != nil {
		t.Fatal(err)
	}
	if len(names) == 0 {
		t.Skipf("../shared/%s is absent: this test compares with real cards", pattern)
	}
	return names
}

// readSets reads set files that must be fine.
func readSets(t testing.TB, names []string) (sets []*Set, reports []Report) {
	t.Helper()
	for _, name := range names {
		set, report, err := readSetFile(name)
		if err != nil {
			t.Fatal(err)
		}
		sets = append(sets, set)
		reports = append(reports, report)
	}
	return sets, reports
}

// libraryOf is a library of nothing but cards.
func libraryOf(cards ...*Card) *Library {
	l := &Library{Cards: cards}
	l.indexCards()
	return l
}

func TestShippedCardsAreThoseOfTheThemeDecks(t *testing.T) {
	sets, _ := readSets(t, sharedFiles(t, "cards/octgn/premier.xml"))
	used := inThemeDecks(t, sets)
	if len(used) != 99 {
		t.Fatalf("the theme decks have %d cards, want 99", len(used))
	}
	checkShipped(t, "premiere.yaml", "The facts of the cards in the six theme decks.", sets, func(c *Card) bool { return used[c] })
}

func TestShippedCardsAreThoseWithAbilities(t *testing.T) {
	sets, _ := readSets(t, sharedFiles(t, "cards/octgn/*.xml"))
	used := inThemeDecks(t, sets)
	abilities, err := shippedAbilities(data.FS)
	if err != nil {
		t.Fatal(err)
	}
	checkShipped(t, "corpus.yaml", "The facts of the other cards with abilities in data/abilities.", sets, func(c *Card) bool {
		return !used[c] && slices.ContainsFunc(abilities, func(a cardAbilities) bool { return a.isOf(c) })
	})
}

// inThemeDecks gives the cards of the theme decks.
func inThemeDecks(t *testing.T, sets []*Set) map[*Card]bool {
	t.Helper()
	var cards []*Card
	for _, set := range sets {
		cards = append(cards, set.Cards...)
	}
	library := libraryOf(cards...)
	used := map[*Card]bool{}
	for _, name := range sharedFiles(t, "decks/*.o8d") {
		for _, c := range readDeckFile(t, library, name).Cards {
			used[c.Card] = true
		}
	}
	return used
}

// checkShipped compares a file of data/cards with the cards of the sets that
// are to ship in it, and with -update-cards writes it anew.
func checkShipped(t *testing.T, name, title string, sets []*Set, ships func(*Card) bool) {
	t.Helper()
	shipped := filepath.Join("..", "data", "cards", name)
	var cards []*Card
	for _, set := range sets {
		cards = append(cards, set.Cards...)
	}
	if err := sortCards(cards); err != nil {
		t.Fatal(err)
	}
	want := cardsFile{Format: cardsFormat}
	for _, c := range cards {
		if ships(c) {
			want.Cards = append(want.Cards, c.Card)
		}
	}
	if *updateCards {
		var file bytes.Buffer
		file.WriteString("# " + title + " Made by go generate ./rulesdb.\n")
		if err := yaml.NewEncoder(&file, yaml.IndentSequence(true)).Encode(want); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(shipped, file.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(shipped)
	if err != nil {
		t.Fatal(err)
	}
	var got cardsFile
	if err := yaml.UnmarshalWithOptions(text, &got, yaml.Strict()); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%s is out of date; renew it with: go generate ./rulesdb\n-want +got\n%s", shipped, diff)
	}
}

func TestShippedCardsNeedNoImport(t *testing.T) {
	cards, err := readCards(data.FS)
	if err != nil {
		t.Fatal(err)
	}
	if len(cards) < 99 {
		t.Errorf("%d cards ship, want the 99 of the theme decks and more", len(cards))
	}
	library := libraryOf(cards...)

	dash, err := library.FindCard("Rainbow Dash, Flier Extraordinaire")
	if err != nil {
		t.Fatal(err)
	}
	one, three, four := 1, 3, 4
	want := card.Card{
		ID: "5ff3e6bf-84fb-4387-8931-cfd18710c93c", Number: "PR1", Set: "Premiere", Rarity: "F",
		Faces: []card.Face{{
			Title: "Rainbow Dash", Subtitle: "Flier Extraordinaire", Type: card.ManeCharacter,
			Colors: card.ColorsOf(card.Blue), Traits: []string{"Pegasus"}, Power: &one, HomeLimit: &three,
		}, {
			Title: "Rainbow Dash", Subtitle: "Flier Extraordinaire", Type: card.ManeCharacter,
			Colors: card.ColorsOf(card.Blue), Traits: []string{"Pegasus"}, Power: &three, HomeLimit: &four,
			Keywords: []card.Keyword{{Name: "Swift"}},
		}},
	}
	if diff := cmp.Diff(want, dash.Card); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}

	for _, c := range cards {
		if c.Text != nil {
			t.Errorf("%s ships with its text", c.Name())
		}
		for i, face := range c.Faces {
			lost := c.Number == "EO203" && i == 0 // set files lack it
			if face.Type == card.ManeCharacter && face.HomeLimit == nil && !lost {
				t.Errorf("side %d of %s has no home limit", i+1, c.Name())
			}
			if face.Problem != nil && c.Number != "AD176" { // whose requirements its set file doesn't give
				checkReadable(t, c, face.Problem)
			}
		}
	}
}

// checkReadable checks that a Problem's requirements can be met.
func checkReadable(t *testing.T, c *Card, p *card.Problem) {
	t.Helper()
	for _, r := range append(append([]card.ConfrontRequirement{}, p.Owner...), p.Opponent...) {
		if r.Kind == card.Unreadable || r.Power == 0 {
			t.Errorf("%s asks for %s", c.Name(), r)
		}
	}
	if len(p.Owner) == 0 || len(p.Opponent) == 0 {
		t.Errorf("%s lacks a set of confront requirements", c.Name())
	}
}

func readDeckFile(t testing.TB, l *Library, name string) *Deck {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	deck, err := l.ReadDeck(filepath.Base(name), strings.NewReader(string(text)))
	if err != nil {
		t.Fatal(err)
	}
	return deck
}
