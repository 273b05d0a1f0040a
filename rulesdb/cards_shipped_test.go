package rulesdb

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/google/go-cmp/cmp"

	"canterlaw/engine/card"
)

var updateCards = flag.Bool("update-cards", false, "write data/cards/premiere.yaml anew from the set file and the theme decks")

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
	const shipped = "../data/cards/premiere.yaml"
	sets, _ := readSets(t, sharedFiles(t, "cards/octgn/premier.xml"))
	library := libraryOf(sets[0].Cards...)
	used := map[*Card]bool{}
	for _, name := range sharedFiles(t, "decks/*.o8d") {
		for _, c := range readDeckFile(t, library, name).Cards {
			used[c.Card] = true
		}
	}
	want := cardsFile{Format: cardsFormat}
	if err := sortCards(sets[0].Cards); err != nil {
		t.Fatal(err)
	}
	for _, c := range sets[0].Cards {
		if used[c] {
			want.Cards = append(want.Cards, c.Card)
		}
	}
	if len(want.Cards) != 99 {
		t.Fatalf("the theme decks have %d cards, want 99", len(want.Cards))
	}
	if *updateCards {
		var file bytes.Buffer
		file.WriteString("# The facts of the cards in the six theme decks. Made by go generate ./rulesdb.\n")
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
	cards, err := loadShippedCards()
	if err != nil {
		t.Fatal(err)
	}
	if len(cards) != 99 {
		t.Errorf("%d cards ship, want 99", len(cards))
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
			if face.Type == card.ManeCharacter && face.HomeLimit == nil {
				t.Errorf("side %d of %s has no home limit", i+1, c.Name())
			}
			if face.Problem != nil {
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
