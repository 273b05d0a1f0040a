package sandbox

import (
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

// openGame starts a game of Avery’s Rarity deck against Blake’s Applejack deck.
func openGame(t *testing.T, size fyne.Size) *fixture {
	t.Helper()
	f := open(t, size)
	f.tap("New game", "○ Rarity theme deck")
	f.chooseFor(1, "Applejack theme deck")
	f.tap("Play")
	f.draws, f.hurries = false, false // each choice and window is to be seen
	f.setPlaying()
	return f
}

func themeDecks(t testing.TB) []*decklist.Deck {
	t.Helper()
	decks, err := decklist.ThemeDecks(library())
	if err != nil {
		t.Fatal(err)
	}
	return decks
}

// chooseFor chooses a theme deck for a player; both players' are called the same.
func (f *fixture) chooseFor(player int, name string) {
	f.t.Helper()
	for _, deck := range themeDecks(f.t) {
		if deck.Name == name {
			f.newGame.Choose(player, deck)
			return
		}
	}
	f.t.Fatalf("no theme deck is called %q", name)
}

func TestAGameIsPlayedFromItsStart(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			f := openGame(t, size)
			if want := "Rarity theme deck against Applejack theme deck"; f.Title() != want {
				t.Errorf("the game is called %q, want %q", f.Title(), want)
			}
			f.reads("Before the first turn", "Avery chooses a Starting Problem", "45 Draw deck")
			f.tap("Ruling")
			f.reads("Nothing is asked here yet")
			f.tap("Trail")
			f.press(fyne.Key1, fyne.Key1) // the Starting Problems
			f.reads("Chance decides what a card in Avery’s hand is")
			f.tap("Draw at random")
			f.reads("Chance decides what a card in Avery’s hand is")
			f.tap("Draw all at random")
			f.reads("Avery chooses whether to mulligan")
			f.press(fyne.Key1)
			f.tap("Draw all at random")
			f.reads("Blake chooses whether to mulligan")
			f.press(fyne.Key2)
			f.reads("Turn 1", "Avery has priority")
			f.backUntil("Chance decides what a card in Blake’s hand is")
			f.tap("Scenarios")
			f.reads("What happens here?")
		})
	}
}

// TestTurnsArePlayed plays the first turns, choosing the last option whenever
// there are several, which passes priority.
func TestTurnsArePlayed(t *testing.T) {
	f := openGame(t, uitest.Portrait)
	for range 200 {
		switch state := f.sandbox.State(); {
		case state.Turn() == 3:
			uitest.CheckInside(t, f.canvas)
			f.reads("Turn 3")
			return
		case state.Decision().Player == board.Chance:
			f.tap("Draw all at random")
		case f.decision.isSeveral():
			for i := range int(state.Decision().Min) {
				f.decision.toggle(i)
			}
			f.choose(f.decision.chosen...)
		default:
			f.choose(len(f.sandbox.Options()) - 1)
		}
		f.lacks("✕ ")
	}
	t.Errorf("after 200 moves it is only turn %d", f.sandbox.State().Turn())
}

func TestEachCopyIsAsLikelyToBeDrawn(t *testing.T) {
	f := openGame(t, uitest.Landscape)
	f.press(fyne.Key1, fyne.Key1)
	state := f.sandbox.State()
	times := make([]int, len(state.StoredOptions()))
	for i := range 45 {
		times[playing.Drawn(state, func(n int) int {
			if n != 45 {
				t.Fatalf("drawn from %d cards, want 45", n)
			}
			return i
		})]++
	}
	for i, o := range state.StoredOptions() {
		if copies := state.Copies(state.Decision().Card, o.Print); times[i] != copies {
			t.Errorf("option %d is drawn %d times, want once for each of %d copies", i, times[i], copies)
		}
	}
}

func TestManyOptionsAreFiltered(t *testing.T) {
	f := openScenario(t, uitest.Landscape, spending)
	f.reads("Filter the 12 options")
	f.canvas.Focus(f.decision.filter)
	uitest.Type(t, f.canvas, "cerulean B")
	uitest.CheckInside(t, f.canvas)
	f.reads("Play Cerulean Skies, Skyward Soarer to Blake’s Problem")
	f.lacks("1 Draw", "Play Noteworthy, Humdinger to")
	uitest.Type(t, f.canvas, " zebra")
	f.reads("No option has these words.")
	f.press(fyne.KeyReturn) // nothing to choose
	f.press(fyne.KeyEscape) // leaves the entry, not the scenario
	f.reads("No option has these words.")
	f.decision.filter.SetText("CERULEAN b")
	f.canvas.Focus(f.decision.filter)
	f.press(fyne.KeyReturn)
	f.tap("Trail")
	f.reads("Avery plays Cerulean Skies, Skyward Soarer to Blake’s Problem")
}

// writeDeck writes a deck as OCTGN does, each card so many times fewer.
func writeDeck(t *testing.T, d *decklist.Deck, fewer int) (path string) {
	t.Helper()
	sections := map[card.Type]string{card.ManeCharacter: "Mane Character", card.Friend: "Friends",
		card.Resource: "Resources",
		card.Event:    "Events", card.Troublemaker: "Troublemakers", card.ProblemType: "Problems"}
	var b strings.Builder
	b.WriteString("<deck>\n")
	for _, c := range d.Cards {
		var title strings.Builder
		xml.EscapeText(&title, []byte(c.Card.Name()))
		if n := c.Count - fewer; n > 0 {
			fmt.Fprintf(&b, "<section name=%q><card qty=\"%d\" id=%q>%s</card></section>\n",
				sections[c.Card.Faces[0].Type], n, c.Card.ID, &title)
		}
	}
	b.WriteString("</deck>\n")
	path = filepath.Join(t.TempDir(), "orchard.o8d")
	if err := os.WriteFile(path, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// readDeck types the path of a deck file for a player and presses Enter.
func (f *fixture) readDeck(player int, path string) {
	f.t.Helper()
	var entries []*look.Entry // a player each
	for _, stop := range f.newGame.Stops() {
		if entry, ok := stop.(*look.Entry); ok {
			entries = append(entries, entry)
		}
	}
	entries[player].SetText(path)
	f.canvas.Focus(entries[player])
	f.press(fyne.KeyReturn)
	uitest.CheckInside(f.t, f.canvas)
}

func TestDecksAreReadFromFiles(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			f.tap("New game")
			f.reads("No deck is chosen yet.")
			f.tap("Play") // not yet
			f.reads("A new game")

			f.readDeck(0, writeDeck(t, themeDecks(t)[0], 0))
			f.reads("● orchard", "✓ Legal: 45 cards to draw, 10 Problems", "✕ Odyssey Block: ", " is of Premiere, ",
				"✕ Limited Play: its Problem deck has 10 cards: expected exactly 5")
			f.readDeck(1, writeDeck(t, themeDecks(t)[1], 1))
			f.reads("✕ Not legal: ", "– its draw deck has ", "(101.1)", "– it has 0 Mane Characters")
			f.tap("Play") // not with these
			f.reads("A new game")

			broken := filepath.Join(t.TempDir(), "broken.o8d")
			if err := os.WriteFile(broken, []byte("<deck>\n<pony/"), 0o600); err != nil {
				t.Fatal(err)
			}
			f.readDeck(1, broken)
			f.reads("broken.o8d:2:")
			f.readDeck(1, filepath.Join(t.TempDir(), "missing.o8d"))
			f.reads("no such file or directory")

			f.chooseFor(1, "Rarity theme deck")
			f.tap("Play")
			f.reads("orchard against Rarity theme deck")
		})
	}
}

func TestAFileCanBeLookedFor(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			f.tap("New game", "A file …")
			dialog := f.canvas.Overlays().Top()
			if dialog == nil {
				t.Fatal("no dialog opens")
			}
			least := dialog.MinSize()
			if least.Width > size.Width || least.Height > size.Height {
				t.Errorf("the dialog needs %v of %v", least, size)
			}
			f.press(fyne.KeyEscape)
			if f.canvas.Overlays().Top() != nil {
				t.Error("Escape does not close the dialog")
			}
			f.reads("A new game") // and no more than the dialog
		})
	}
}

// textDeck is a legal deck of cards whose text is known, but for one Friend if
// known is false.
func textDeck(t *testing.T, known bool) *decklist.Deck {
	t.Helper()
	deck := &decklist.Deck{Name: "Text"}
	names := map[string]bool{}
	add := func(count, most int, fits func(*rulesdb.Card) bool) {
		for _, c := range library().Cards {
			if most > 0 && fits(c) && !names[c.Name()] {
				names[c.Name()] = true
				deck.Cards = append(deck.Cards, decklist.Copies{Card: c, Count: count})
				most--
			}
		}
	}
	problem := func(starting bool) func(*rulesdb.Card) bool {
		return func(c *rulesdb.Card) bool {
			return c.Faces[0].Type == card.ProblemType && c.Faces[0].Problem.Starting == starting && c.TextRuns()
		}
	}
	add(1, 1, func(c *rulesdb.Card) bool { return c.Faces[0].Type == card.ManeCharacter && c.TextRuns() })
	add(2, 1, problem(true))
	add(2, 4, problem(false))
	if !known {
		deck.Cards = append(deck.Cards, decklist.Copies{Card: unknown(t), Count: 3})
	}
	add(3, 15, func(c *rulesdb.Card) bool { return c.Faces[0].Type == card.Friend && c.TextRuns() })
	return deck
}

// unknown is a Friend of which nothing but the facts is known, as one of a set whose text
// isn't understood: of what ships every card's text is known.
func unknown(t *testing.T) *rulesdb.Card {
	t.Helper()
	known, err := library().FindCard("AD17")
	if err != nil {
		t.Fatal(err)
	}
	c := *known
	c.AbilitiesKnown, c.Faces = false, slices.Clone(known.Faces)
	c.Faces[0].Abilities = nil
	return &c
}

func TestAGameIsPlayedWithTheTextThatIsKnown(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			f.SetLibrary(library().With(unknown(t)))
			f.tap("New game")
			f.reads("once both decks are chosen")
			unknown := textDeck(t, false)
			f.newGame.Choose(0, textDeck(t, true))
			f.newGame.Choose(1, unknown)
			f.reads("With card text", "The text of 1 card isn’t known: ")
			f.tap("Play")
			want := scenario.CardsWithoutText(unknown)
			if s := f.sandbox.Scenario(); s.TextIgnored || !s.Program.HasAbilities() ||
				!slices.Equal(s.WithoutText(), want) {
				t.Errorf("by their facts alone go %q, want %q", s.WithoutText(), want)
			}
			f.press(fyne.KeyEscape)
			f.tap("New game")
			f.newGame.Choose(0, textDeck(t, true))
			f.newGame.Choose(1, textDeck(t, true))
			f.lacks("isn’t known")
			f.reads("With card text")
			f.tap("Play")
			if s := f.sandbox.Scenario(); s.TextIgnored || !s.Program.HasAbilities() {
				t.Error("the game is played without text")
			}
			f.press(fyne.KeyEscape)
			f.tap("New game")
			f.tap("With card text")
			f.tap("Play")
			if !f.sandbox.Scenario().TextIgnored {
				t.Error("the game is played with text")
			}
		})
	}
}
