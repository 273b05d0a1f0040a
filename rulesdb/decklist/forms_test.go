package decklist

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/userfile"
)

// shippedLibrary has the cards that ship.
func shippedLibrary(t testing.TB) *rulesdb.Library {
	t.Helper()
	library, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	return library
}

// sharedDecks are the files of real decks, where they are.
func sharedDecks(t testing.TB) []string {
	t.Helper()
	names, err := filepath.Glob("../../../shared/decks/*.o8d")
	if err != nil {
		t.Fatal(err)
	}
	if len(names) == 0 {
		t.Skip("the decks of ../shared are absent")
	}
	return names
}

// playersWords are some of players' words, as the search has them.
var playersWords = map[string][]string{
	"rd": {"rainbow dash"}, "aj": {"applejack"}, "twi": {"twilight sparkle"}, "ppp": {"pre-priority processing"},
}

// copiesByID counts the copies of each card of a deck.
func copiesByID(deck *Deck) map[string]int {
	copies := map[string]int{}
	for _, c := range deck.Cards {
		copies[c.Card.ID] += c.Count
	}
	return copies
}

// inventedDeck invents a deck of a library's cards, which no rule need allow.
func inventedDeck(t *rapid.T, library *rulesdb.Library, most int) *Deck {
	deck := &Deck{Name: "An invented deck"}
	cards := rapid.SliceOfNDistinct(rapid.SampledFrom(library.Cards), 1, 60,
		func(c *rulesdb.Card) string { return c.ID }).Draw(t, "cards")
	for _, c := range cards {
		if !c.Token {
			deck.Cards = append(deck.Cards, Copies{c, rapid.IntRange(1, most).Draw(t, "copies")})
		}
	}
	if len(deck.Cards) == 0 {
		t.Skip("tokens only")
	}
	return deck
}

// What a deck is written as is read as that deck: players lose no card by sharing it.
func TestWrittenDecksAreReadAgain(t *testing.T) {
	library := shippedLibrary(t)
	for _, form := range Forms() {
		for _, most := range []int{3, maxCopies} { // short links write up to three copies otherwise
			t.Run(fmt.Sprintf("%s, %d copies", form, most), rapid.MakeCheck(func(t *rapid.T) {
				deck := inventedDeck(t, library, most)
				text, err := Write(library, deck, form)
				if err != nil {
					t.Fatal(err)
				}
				read, err := Read(library, "deck", strings.NewReader(text), nil)
				if err != nil {
					t.Fatalf("%v\nin\n%s", err, text)
				}
				if !maps.Equal(copiesByID(read), copiesByID(deck)) {
					t.Fatalf("%d cards were written, %d others read:\n%s", len(deck.Cards), len(read.Cards), text)
				}
				if len(read.Odd) > 0 {
					t.Fatalf("odd about what we wrote: %v", read.Odd)
				}
			}))
		}
	}
}

// A short link whose last letters or any one letter got lost gives no other deck
// silently that has all of its cards.
func TestACutLinkIsNotReadAsTheDeck(t *testing.T) {
	library := shippedLibrary(t)
	rapid.Check(t, func(t *rapid.T) {
		deck := inventedDeck(t, library, 3)
		link, err := Write(library, deck, ShortLink)
		if err != nil {
			t.Fatal(err)
		}
		code := len(link) - len(shortLink)
		kept := rapid.IntRange(0, code-1).Draw(t, "letters kept")
		read, err := Read(library, "link", strings.NewReader(link[:len(shortLink)+kept]), nil)
		if err == nil {
			t.Fatalf("%d of %d letters are read as a deck of %d cards", kept, code, len(read.Cards))
		}
	})
}

// Sets that came later than the links' program are written with their names.
func TestLinksHoldSetsThatTheyDontKnow(t *testing.T) {
	library := orchardLibrary(t)
	deck := readDeckFile(t, library, orchardDeck)
	for _, form := range []Form{Link, ShortLink} {
		link, err := Write(library, deck, form)
		if err != nil {
			t.Fatal(err)
		}
		read, err := Read(library, "link", strings.NewReader(link), nil)
		if err != nil || !maps.Equal(copiesByID(read), copiesByID(deck)) {
			t.Errorf("%s is read as %v, %v", link, read, err)
		}
	}
}

// What players paste is understood, in each of the ways in which they write it.
func TestReadDeckUnderstandsLists(t *testing.T) {
	library := shippedLibrary(t)
	tests := []struct{ name, text, want string }{
		{"a count before a name", "3 Jetstream, All Heart", "3 PR7"},
		{"a count with x", "3x Jetstream, All Heart\n2 × PR8", "3 PR7, 2 PR8"},
		{"a count behind", "PR7 x3\nPR8x2\nCerulean Skies, Skyward Soarer (x1)", "3 PR7, 3 PR8"},
		{"no count", "Rainbow Dash, Flier Extraordinaire", "1 PR1"},
		{"a name that begins with a number", "795 Wing Power", "1 " + library.CardByName("795 Wing Power")[0].Number},
		{"the same with a count", "2 795 Wing Power", "2 " + library.CardByName("795 Wing Power")[0].Number},
		{"another spelling", "1 creme de la creme", "1 PR107"},
		{"a name with its number", "2 Jetstream, All Heart (PR7)\n1 Jetstream [PR 7]\n1 PR8 Cerulean Skies",
			"3 PR7, 1 PR8"},
		{"headings, comments, empty lines", "// Swift\n\n# Friends\n**Friends** (4)\n- 3 PR7 // fast\n1 PR8;\n== " +
			"Problems: 1 ==\n1 Cloudbursting",
			"3 PR7, 1 PR8, 1 PR168"},
		{"what players say", "1 RD, Flier Extraordinaire", "1 PR1"},
		{"a number as links have it", "1 prPF3\n1 AD-1", "1 PRpf3, 1 AD-1"},
		{"a Title where the heading leaves one", "Mane Character\n1 Lyra\n", "1 EO0"},
		{"lines of Windows", "\ufeff3 PR7\r\n1 PR8\r\n", "3 PR7, 1 PR8"},
		{"a link in brackets", "<https://ponyhead.com/deckbuilder?v1code=pr7x3-prPF3x1-adn1x1>\n",
			"3 PR7, 1 PRpf3, 1 AD-1"},
		{"a set whose name ends in a digit", "ponyhead.com/deckbuilder?v1code=cg00x1-cg1x2", "1 CG00, 2 CG1"},
		{"a link without its beginning", "www.ponyhead.com/deckbuilder?foo=1&v1code=PR7X3", "3 PR7"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			deck, err := Read(library, "deck.txt", strings.NewReader(test.text), playersWords)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, c := range deck.Cards {
				got = append(got, fmt.Sprintf("%d %s", c.Count, c.Card.Number))
			}
			if strings.Join(got, ", ") != test.want {
				t.Errorf("read as %v, want %s", got, test.want)
			}
			if len(deck.Odd) > 0 {
				t.Errorf("odd: %v", deck.Odd)
			}
		})
	}
}

var updateLists = flag.Bool("update-lists", false, "write anew what the lists in testdata are read as")

// Lists in the styles in which players write them are read, or it is said line by line why not;
// read.txt has what became of each when somebody last looked at it.
func TestListsAsPlayersWriteThem(t *testing.T) {
	library := shippedLibrary(t)
	names, err := filepath.Glob("testdata/lists/[0-9]*")
	if err != nil {
		t.Fatal(err)
	}
	var got strings.Builder
	for _, name := range names {
		fmt.Fprintf(&got, "=== %s\n", filepath.Base(name))
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		deck, err := Read(library, filepath.Base(name), bytes.NewReader(text), playersWords)
		if err != nil {
			fmt.Fprintf(&got, "refused: %v\n", err)
			continue
		}
		for _, c := range deck.Cards {
			fmt.Fprintf(&got, "%d %s\n", c.Count, c.Card.Number)
		}
		for _, odd := range deck.Odd {
			fmt.Fprintf(&got, "line %d: %s\n", odd.Line, odd.What)
		}
	}
	const file = "testdata/lists/read.txt"
	if *updateLists {
		if err := os.WriteFile(file, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got.String(), "\n")); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

// A line that isn't understood is named with what it may be meant for, and all of them
// at once.
func TestReadDeckNamesLinesThatItDoesntUnderstand(t *testing.T) {
	library := shippedLibrary(t)
	const text = "3 PR7\n2 Jetstroom, Al Hart\n\n1 Rarity\n1 Cerulean Skies (PR7)\n100 PR8\nhello there"
	_, err := Read(library, "deck.txt", strings.NewReader(text), playersWords)
	if err == nil {
		t.Fatal("read")
	}
	for _, want := range []string{
		`deck.txt:2:1: found "Jetstroom, Al Hart", which is no card of the library; expected perhaps Jetstream, ` +
			`All Heart`,
		`deck.txt:4:1: found "Rarity", which`, "Rarity, Dazzling Fashionista (PR5)",
		`deck.txt:5:1: found "Cerulean Skies" with the number PR7; expected Jetstream, All Heart`,
		"deck.txt:6:1: found 100 copies of Cerulean Skies, Skyward Soarer; expected from 1 to 99",
		`deck.txt:7:1: found "hello there"`, "such as 3 PR7",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("doesn't say %s:\n%v", want, err)
		}
	}
}

// A list whose headings count otherwise is read, and that is told.
func TestReadDeckTellsWhatIsOdd(t *testing.T) {
	deck, err := Read(shippedLibrary(t), "deck.txt", strings.NewReader("Friends (5)\n3 PR7\n1 Cloudbursting\n"), nil)
	if err != nil {
		t.Fatal(err)
	}
	want := []userfile.Remark{
		{Line: 3, What: "Cloudbursting (Problem) stands under another heading"},
		{Line: 1, What: `the heading "Friends" says 5, and there are 3`},
	}
	if !slices.Equal(deck.Odd, want) {
		t.Errorf("odd: %v, want %v", deck.Odd, want)
	}
}

// A link that can't be read says why and what would be one.
func TestReadDeckSaysWhatIsWrongWithALink(t *testing.T) {
	library := shippedLibrary(t)
	tests := []struct{ link, want string }{
		{"https://ponyhead.com/news", "found a link without a deck; expected a link such as"},
		{"https://ponyhead.com/deckbuilder?v1code=pr7x3-pr8",
			`found "pr8" as card 2; expected a set, a number and how many copies`},
		{"https://ponyhead.com/deckbuilder?v1code=pr7x0", `found 0 copies in "pr7x0"; expected from 1 to 99`},
		{"https://ponyhead.com/deckbuilder?v1code=de52x3",
			"found de52, which would be the card DE52; expected a card of the library; import"},
		{"https://ponyhead.com/deckbuilder?v1code=pr7x60-pr7x60", "copies of PR7; expected at most 99"},
		{"https://ponyhead.com/d/", "found a link that ends early"},
		{"https://ponyhead.com/d/Z*", `found '*' as letter 2`},
		{"https://ponyhead.com/d/C", "found a link of version"},
		{shortLink + "ZCQwnkhgnhhjLGdI5JpQ1vJRkbaI8P5cIZK5IA", "found more behind the deck"},
		{shortLink + "AAAAAAAAAAAA", "found a number too large"},
	}
	for _, test := range tests {
		_, err := Read(library, "the link", strings.NewReader(test.link), nil)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: error is %v, want %s", test.link, err, test.want)
		}
	}
}

// The decks that players have are the same in every form.
func TestTheThemeDecksAreTheSameInEveryForm(t *testing.T) {
	names := sharedDecks(t)
	library := shippedLibrary(t)
	for _, name := range names {
		deck := readDeckFile(t, library, name)
		for _, form := range Forms() {
			text, err := Write(library, deck, form)
			if err != nil {
				t.Fatal(err)
			}
			read, err := Read(library, string(form), strings.NewReader(text), nil)
			if err != nil || !maps.Equal(copiesByID(read), copiesByID(deck)) {
				t.Errorf("%s as %s: %v\n%s", name, form, err, text)
			}
		}
	}
}

// Whatever is pasted: read as cards of the library, or refused with a place.
func FuzzReadDeckText(f *testing.F) {
	library := shippedLibrary(f)
	for _, text := range []string{
		"3 PR7\n", "Friends (3)\n3x Jetstream, All Heart", shortLink + "ZCQwnkhgnhhjLGdI5JpQ1vJRkbaI8P5cIZK5I",
		longLink + "pr7x3",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		deck, err := Read(library, "fuzz", strings.NewReader(text), playersWords)
		if err != nil {
			var refused *userfile.Error
			if !errors.As(err, &refused) || refused.Expected == "" {
				t.Fatalf("refused without what was expected: %#v", err)
			}
			return
		}
		if len(deck.Cards) == 0 {
			t.Fatal("a deck without cards")
		}
		for _, c := range deck.Cards {
			if c.Card == nil || c.Count < 1 || c.Count > maxCopies {
				t.Fatalf("a deck with %d copies of %v", c.Count, c.Card)
			}
		}
	})
}
