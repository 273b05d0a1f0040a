package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/ui/internal/uitest"
)

// rarityDeck is a theme deck as a list.
func rarityDeck(t *testing.T) (deck *decklist.Deck, list string) {
	t.Helper()
	library, _ := shipped()
	decks, err := decklist.ThemeDecks(library)
	if err != nil {
		t.Fatal(err)
	}
	for _, deck := range decks {
		if strings.HasPrefix(deck.Name, "Rarity") {
			list, err := decklist.Write(library, deck, decklist.Text)
			if err != nil {
				t.Fatal(err)
			}
			return deck, list
		}
	}
	t.Fatal("there is no theme deck of Rarity's")
	return nil, ""
}

// dropFile drops a file with a text on the window.
func dropFile(t *testing.T, s *shell, name, text string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s.drop([]fyne.URI{storage.NewFileURI(path)})
}

// A deck on the clipboard is opened, checked and drawn, at every size, and all of it stays
// within the window.
func TestAPastedDeckIsShown(t *testing.T) {
	_, list := rarityDeck(t)
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			s := openShell(t, size)
			c := s.window.Canvas()
			s.reference.OpenDeck()
			wantText(t, s, "Open a deck")
			uitest.CheckInside(t, c)
			fyne.CurrentApp().Clipboard().SetContent(list)
			uitest.Tap(t, c, "Paste")
			wantTitle(t, s, "Rarity theme deck – Canterlaw")
			wantWords(t, s, "✓ Legal by the rules of deckbuilding: 45 cards to draw, 10 Problems")
			wantWords(t, s, "✕ Harmony Constructed: Rainbowshine, Cloud Wrangler (PR16) is banned")
			uitest.CheckInside(t, c)
		})
	}
}

// A list with a line that nobody understands is refused with that line, and the deck that
// was open stays.
func TestADeckThatCantBeReadLeavesTheOneBefore(t *testing.T) {
	s := openShell(t, uitest.Portrait)
	s.reference.OpenDeck()
	uitest.Tap(t, s.window.Canvas(), "Rarity theme deck")
	fyne.CurrentApp().Clipboard().SetContent("3 Shugr Twsst\n")
	s.deck.Paste()
	wantTitle(t, s, "Rarity theme deck – Canterlaw")
	wantWords(t, s, `what was pasted:1:1: found "Shugr Twsst"`)
	wantWords(t, s, "perhaps Sugar Twist")
	uitest.CheckInside(t, s.window.Canvas())
}

// Files of decks are told from files to import, by what they are.
func TestADroppedDeckIsOpened(t *testing.T) {
	_, list := rarityDeck(t)
	s := openShell(t, uitest.Landscape)
	dropFile(t, s, "mine.txt", list)
	wantTitle(t, s, "Rarity theme deck – Canterlaw")
	dropFile(t, s, "orchard.o8d", "<deck>")
	wantWords(t, s, "orchard.o8d:1:7: found the end of the file")
	dropFile(t, s, "mine.cod", `<cockatrice_deck version="1"><zone name="main"><card number="3" name="Jetstream, `+
		`All Heart"/>`+
		`</zone></cockatrice_deck>`)
	wantTitle(t, s, "mine – Canterlaw")
	dropFile(t, s, "rules.txt", "501.1 Geese bite.")
	wantTitle(t, s, "Import your own copies – Canterlaw")
	dropFile(t, s, "yours.txt", "3 Jetstream, All Heart\n2 Jetstroom, Al Hart\n")
	uitest.Tap(t, s.window.Canvas(), "As a deck")
	wantWords(t, s, `yours.txt:2:1: found "Jetstroom, Al Hart", which is no card of the library`)
}

// The field takes a link, and what is copied from there is the deck again.
func TestADeckIsOpenedByALinkAndCopiedInEachForm(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()
	s.reference.OpenDeck()
	const link = "https://www.ponyhead.com/deckbuilder?v1code=pr1x1-pr7x3-pr168x2"
	s.deck.Open(link)
	wantWords(t, s, "✕ Not legal: 3 cards to draw, 2 Problems")
	for label, want := range map[string]string{
		"Copy as a list": "3 Jetstream, All Heart", "Copy link": "pr1x1-pr7x3-pr168x2", "Copy short link": "/d/",
	} {
		uitest.PressButton(t, c, label)
		if !strings.Contains(copied(), want) {
			t.Errorf("%s copies %q, want %q in it", label, copied(), want)
		}
		s.deck.Open(copied())
		wantWords(t, s, "✕ Not legal: 3 cards to draw, 2 Problems")
	}
}

// A hand is the same by its number, another by the next, and may be drawn on.
func TestHandsAreDrawnFromADeck(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()
	s.reference.OpenDeck()
	uitest.Tap(t, c, "Rarity theme deck")
	first := s.deck.Hand()
	if len(first) != 6 {
		t.Fatalf("a hand of %d cards, want 6 (102.3)", len(first))
	}
	uitest.PressButton(t, c, "Another hand")
	if s.deck.Hand() == nil || same(s.deck.Hand(), first) {
		t.Error("another hand is the same")
	}
	uitest.PressButton(t, c, "The one before")
	uitest.PressButton(t, c, "Draw a card")
	if hand := s.deck.Hand(); len(hand) != 7 || !same(hand[:6], first) {
		t.Errorf("after a card more there are %d, or others", len(hand))
	}
}

func same(a, b []*rulesdb.Card) bool {
	for i := range a {
		if len(a) != len(b) || a[i] != b[i] {
			return false
		}
	}
	return true
}

// A game begins with the deck, against one that is chosen.
func TestADeckIsPlayed(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()
	s.reference.OpenDeck()
	uitest.Tap(t, c, "Rarity theme deck")
	uitest.PressButton(t, c, "Play a game")
	wantWords(t, s, "● Rarity theme deck")
	wantWords(t, s, "A new game")
}

// The deck that was opened last is there when the program is opened again.
func TestAnOpenedDeckIsKept(t *testing.T) {
	shared, _ := shipped()
	library := *shared
	library.Folder = t.TempDir()
	s := openShell(t, uitest.Landscape)
	s.deck.SetLibrary(&library)
	_, list := rarityDeck(t)
	dropFile(t, s, "mine.txt", list)

	again := openShell(t, uitest.Landscape)
	again.deck.SetLibrary(&library)
	again.reference.OpenDeck()
	wantTitle(t, again, "Rarity theme deck – Canterlaw")
	wantWords(t, again, "✓ Legal by the rules of deckbuilding: 45 cards to draw, 10 Problems")
}

// A deck that was read otherwise than it stands there says so, line by line.
func TestAMisspeltDeckSaysWhatItIsReadAs(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	dropFile(t, s, "mine.txt", "3 Jetstraem, All Heart\n")
	wantWords(t, s, `Line 1: "Jetstraem, All Heart" is read as Jetstream, All Heart (PR7)`)
}
