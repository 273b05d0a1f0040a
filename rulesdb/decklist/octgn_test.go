package decklist

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/userfile"
)

const orchardDeck = "testdata/orchard.o8d"

// orchardLibrary has the cards of the invented set Orchard beside those that ship.
func orchardLibrary(t testing.TB) *rulesdb.Library {
	t.Helper()
	folder := t.TempDir()
	if _, err := rulesdb.ImportCards(folder, "../testdata/cards/orchard.xml"); err != nil {
		t.Fatal(err)
	}
	library, err := rulesdb.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	return library
}

func readDeckFile(t testing.TB, l *rulesdb.Library, name string) *Deck {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	deck, err := Read(l, filepath.Base(name), strings.NewReader(string(text)), nil)
	if err != nil {
		t.Fatal(err)
	}
	return deck
}

func TestReadDeckFindsTheCardsByIDAndName(t *testing.T) {
	deck := readDeckFile(t, orchardLibrary(t), orchardDeck)
	numbers := func(cards []*rulesdb.Card) string {
		var s []string
		for _, c := range cards {
			s = append(s, c.Number)
		}
		return strings.Join(s, " ")
	}
	got := map[string]string{
		"name": deck.Name, "manes": numbers(deck.Manes()),
		"draw deck": numbers(deck.DrawDeck()), "Problem deck": numbers(deck.ProblemDeck()),
	}
	want := map[string]string{
		"name": "orchard", "manes": "IO1",
		"draw deck": "IO2 IO2 IO2 IO4 IO4", "Problem deck": "IO3 IO3",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

func TestReadDeckSaysWhereADeckIsWrong(t *testing.T) {
	text, err := os.ReadFile(orchardDeck)
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name, old, new  string
		line            int
		found, expected string // parts
	}{
		{"an unknown card", `0000000002">Medlar and Sloe`, `0000000009">Medlar and Quince`, 7,
			`the unknown card "Medlar and Quince" with id`, "import the set"},
		{"a name of another card", "Creme Weevil", "Quince Tart", 10, `the name "Quince Tart"`,
			"Crème Weevil, whose id it is"},
		{"an unknown section", `"Troublemakers"`, `"Trouble"`, 9, `the section "Trouble"`, "Troublemakers"},
		{"a section without a name", `<section name="Problems" `, `<section `, 12, "<section> without name", "name="},
		{"no copies", `qty="3"`, `qty="0"`, 7, `qty="0"`, "from 1 to 99"},
		{"no number of copies", `qty="3"`, `qty="many"`, 7, `qty="many"`, "from 1 to 99"},
		{"something else in a section", `<card qty="3"`, `<pony/><card qty="3"`, 7, "<pony>", "<card>"},
		{"a section without its end", "  </section>\n  <notes><![CDATA[]]></notes>\n", "\n", 15,
			"element <section> closed by </deck>", "</section> that ends the element of line 12"},
		{"a set file", "<deck", "<set", 2, "<set>", "<deck>: a deck"},
		{"a deck of another game",
			octgnGame + `">`, `0"><section name="Lands"/>`, 2, "a deck of another game", "this game"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			changed := strings.Replace(string(text), test.old, test.new, 1)
			_, err := Read(orchardLibrary(t), "bad.o8d", strings.NewReader(changed), nil)
			var refused *userfile.Error
			if !errors.As(err, &refused) {
				t.Fatalf("error is %v, want a userfile.Error", err)
			}
			if refused.Line != test.line || refused.Column < 1 {
				t.Errorf("refused at %d:%d, want line %d", refused.Line, refused.Column, test.line)
			}
			if !strings.Contains(refused.Found, test.found) || !strings.Contains(refused.Expected, test.expected) {
				t.Errorf("found %q, expected %q; want %q and %q", refused.Found, refused.Expected, test.found,
					test.expected)
			}
		})
	}
}

func TestReadDeckReadsTheThemeDecksWithShippedCards(t *testing.T) {
	names := sharedDecks(t)
	if len(names) != 6 {
		t.Fatalf("%d decks, want 6", len(names))
	}
	library := shippedLibrary(t)
	for _, name := range names {
		deck := readDeckFile(t, library, name)
		if m, d, p := len(deck.Manes()), len(deck.DrawDeck()), len(deck.ProblemDeck()); m != 1 || d != 45 || p != 10 {
			t.Errorf("%s has %d Mane Characters, %d cards to draw and %d Problems; want 1, 45 and 10",
				filepath.Base(name), m, d, p)
		}
	}
}

func FuzzReadDeck(f *testing.F) {
	text, err := os.ReadFile(orchardDeck)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(text))
	f.Add(`<deck><section name="Friends"><card qty="1" id="0A000000-0000-4000-8000-000000000002">Medlar &amp; Sloe`)
	f.Add("<deck/>")
	library := orchardLibrary(f)
	f.Fuzz(func(t *testing.T, file string) {
		deck, err := Read(library, "fuzz.o8d", strings.NewReader(file), nil)
		if err != nil {
			var refused *userfile.Error
			if !errors.As(err, &refused) || refused.Line < 1 || refused.Column < 1 || refused.Expected == "" {
				t.Fatalf("refused without a place or what was expected: %#v", err)
			}
			return
		}
		copies := 0
		for _, c := range deck.Cards {
			if c.Card == nil || c.Count < 1 || c.Count > maxCopies {
				t.Fatalf("a deck with %d copies of %v", c.Count, c.Card)
			}
			copies += c.Count
		}
		if split := len(deck.Manes()) + len(deck.DrawDeck()) + len(deck.ProblemDeck()); split != copies {
			t.Fatalf("%d cards in the three parts, %d in all", split, copies)
		}
	})
}
