package newgame

import (
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"pgregory.net/rapid"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/ui/internal/uitest"
)

var library = sync.OnceValues(func() (*rulesdb.Library, error) { return rulesdb.Open("") })

// fixture is the screen in a window, with what it asked for.
type fixture struct {
	*Screen
	canvas    fyne.Canvas
	played    []*scenario.Scenario
	cancelled int
}

// open shows the screen without the cards, which come later.
func open(t *testing.T) *fixture {
	t.Helper()
	w := uitest.NewWindow(t, uitest.Landscape)
	f := &fixture{canvas: w.Canvas()}
	f.Screen = New(w, func(s *scenario.Scenario) { f.played = append(f.played, s) }, func() { f.cancelled++ })
	w.SetContent(f.Content)
	uitest.Resize(w, uitest.Landscape)
	f.Show()
	return f
}

// withCards gives the screen the cards.
func (f *fixture) withCards(t *testing.T) *fixture {
	t.Helper()
	cards, err := library()
	if err != nil {
		t.Fatal(err)
	}
	f.SetLibrary(cards)
	f.Show()
	return f
}

func (f *fixture) reads(t testing.TB, want string) {
	t.Helper()
	if all := uitest.Text(f.canvas); !strings.Contains(strings.ReplaceAll(all, "\n", " "), want) {
		t.Errorf("%q can't be read among:\n%s", want, all)
	}
}

func TestBeforeTheCardsAreThere(t *testing.T) {
	f := open(t)
	f.reads(t, "The cards are being loaded")
	uitest.PressButton(t, f.canvas, "Play")
	if len(f.played) > 0 {
		t.Error("a game was begun without cards")
	}
	uitest.PressButton(t, f.canvas, "Scenarios")
	if f.cancelled != 1 {
		t.Errorf("given up %d times; expected once", f.cancelled)
	}
	f.withCards(t).reads(t, "Choose a deck for each player.")
	f.reads(t, "No deck is chosen yet.")
}

// A deck without its Mane Character is not legal: the screen says so by its rule.
func TestFaultsAreSaid(t *testing.T) {
	f := open(t).withCards(t)
	f.Choose(0, f.theme[0])
	f.reads(t, "✓ Legal: ")
	f.Choose(1, cut(f.theme[1]))
	f.reads(t, "✕ Not legal: ")
	f.reads(t, "(101.1)")
	f.reads(t, "With card text, or without: once both decks are chosen.")
}

// cut gives a deck without most of its cards.
func cut(whole *decklist.Deck) *decklist.Deck {
	part := *whole
	part.Cards = whole.Cards[:2]
	return &part
}

// Whatever is chosen, one after the other: a game can be begun when the latest decks of both
// players are legal, and at no other time; what can't be read leaves the deck as it was.
func TestAGameIsBegunWithTwoLegalDecks(t *testing.T) {
	f := open(t).withCards(t)
	rapid.Check(t, func(r *rapid.T) {
		f.sides[0].deck, f.sides[1].deck, f.played = nil, nil, nil
		f.Show()
		var latest [2]*decklist.Deck
		var isLegal [2]bool
		for range rapid.IntRange(1, 6).Draw(r, "choices") {
			player := rapid.IntRange(0, 1).Draw(r, "player")
			deck := f.theme[rapid.IntRange(0, len(f.theme)-1).Draw(r, "deck")]
			switch rapid.SampledFrom([]string{"legal", "legal", "cut", "unreadable", "nothing"}).Draw(r, "what") {
			case "legal":
				latest[player], isLegal[player] = deck, true
				f.Choose(player, deck)
			case "cut":
				latest[player], isLegal[player] = cut(deck), false
				f.Choose(player, latest[player])
			case "unreadable":
				f.sides[player].open("/no/such/deck.o8d")
				if f.sides[player].refused == "" {
					r.Fatal("a file that isn't there was not refused")
				}
			case "nothing":
				f.sides[player].open(" \n")
			}
			if f.sides[player].deck != latest[player] {
				r.Fatalf("player %d has the deck %v; expected %v", player, f.sides[player].deck, latest[player])
			}
			before := len(f.played)
			uitest.PressButton(t, f.canvas, "Play")
			begun := len(f.played) > before
			if want := isLegal[0] && isLegal[1]; begun != want {
				r.Fatalf("a game was begun: %v; expected %v", begun, want)
			}
			if begun && f.played[before].Title != latest[0].Name+" against "+latest[1].Name {
				r.Fatalf("the game is %q, between %s and %s", f.played[before].Title, latest[0].Name, latest[1].Name)
			}
		}
	})
}

// The game is played with card text, unless that is taken back.
func TestTheGameIsPlayedWithCardTextOrWithout(t *testing.T) {
	f := open(t).withCards(t)
	for player := range f.sides {
		f.Choose(player, f.theme[player])
	}
	uitest.PressButton(t, f.canvas, "Play")
	f.text.SetChecked(false)
	uitest.PressButton(t, f.canvas, "Play")
	if len(f.played) != 2 || f.played[0].TextIgnored || !f.played[1].TextIgnored {
		t.Errorf("two games, with card text and without, were expected; got %d", len(f.played))
	}
}
