package bench

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

func TestTheThemeDecksAreLegal(t *testing.T) {
	decks := scenariotest.ThemeDecks(t)
	if len(decks) != 6 {
		t.Fatalf("%d theme decks ship, want 6", len(decks))
	}
	for _, deck := range decks {
		if _, err := scenario.NewGame(deck, decks[0]); err != nil {
			t.Errorf("%s: %v", deck.Name, err)
		}
	}
}

func TestAnIllegalDeckIsRefusedWithEveryFault(t *testing.T) {
	decks := scenariotest.ThemeDecks(t)
	broken := &decklist.Deck{Name: "mine"}
	for _, c := range decks[0].Cards {
		if c.Card.Faces[0].Problem == nil {
			c.Count = 4
			broken.Cards = append(broken.Cards, c)
		}
	}
	_, err := scenario.NewGame(decks[0], broken)
	var illegal *scenario.IllegalDeckError
	if !errors.As(err, &illegal) {
		t.Fatalf("the error is %v, want an *IllegalDeckError", err)
	}
	for _, rule := range []string{"102.1", "101.2", "101.3", "101.3c"} {
		if !strings.Contains(err.Error(), "("+rule+")") {
			t.Errorf("no fault by rule %s in:\n%v", rule, err)
		}
	}
}

// The same games give the same end, whether or not they are recorded.
func TestBenchIsReproducible(t *testing.T) {
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	plain, err := Games(lib, 36, false, false)
	if err != nil {
		t.Fatal(err)
	}
	recorded, err := Games(lib, 36, true, false)
	if err != nil {
		t.Fatal(err)
	}
	if plain.Checksum != recorded.Checksum || plain.Receipts != recorded.Receipts {
		t.Errorf("recorded games ended as %s after %d receipts, others as %s after %d",
			recorded.Checksum, recorded.Receipts, plain.Checksum, plain.Receipts)
	}
	if plain.Decisions == 0 || plain.Turns < 36*5 {
		t.Errorf("%d decisions in %d turns are not whole games", plain.Decisions, plain.Turns)
	}
}

// One card whose text isn't known goes by its facts alone; the text of all others runs,
// as a file of the game has it too.
func TestOneUnknownTextLeavesAllOthers(t *testing.T) {
	lib := scenariotest.Library(t)
	decks, err := decklist.ThemeDecks(lib)
	if err != nil {
		t.Fatal(err)
	}
	known, err := lib.FindCard("AD17")
	if err != nil {
		t.Fatal(err)
	}
	unknown := new(rulesdb.Card)
	*unknown = *known
	unknown.AbilitiesKnown, unknown.Faces = false, slices.Clone(known.Faces)
	unknown.Faces[0].Abilities = nil
	lib = lib.With(unknown)
	deck := &decklist.Deck{Name: "with one more", Cards: append(slices.Clone(decks[0].Cards),
		decklist.Copies{Card: unknown, Count: 1})}
	want := scenario.CardsWithoutText(deck, decks[1])
	game, err := scenario.NewGameWithText(deck, decks[1])
	if err != nil {
		t.Fatal(err)
	}
	file, err := scenario.GameFile(lib, deck, decks[1], true)
	if err != nil {
		t.Fatal(err)
	}
	read, err := scenario.Read(lib, "game.yaml", file)
	if err != nil {
		t.Fatal(err)
	}
	for how, s := range map[string]*scenario.Scenario{"made": game, "read": read} {
		if diff := cmp.Diff(want, s.WithoutText(), cmpopts.SortSlices(strings.Compare)); diff != "" {
			t.Errorf("%s: the cards that go by their facts alone (-want +got):\n%s", how, diff)
		}
		if s.TextIgnored || !s.Program.HasAbilities() {
			t.Errorf("%s: no card has text", how)
		}
		for print := 1; print <= s.Program.PrintCount(); print++ {
			c := s.Program.Card(board.Print(print))
			if c.Number == unknown.Number && (!s.TextUnknown(board.Print(print)) || len(c.Faces[0].Keywords) != 1) {
				t.Errorf("%s: %s has the keywords %v, and goes by its facts alone: %t", how, c.Name(),
					c.Faces[0].Keywords, s.TextUnknown(board.Print(print)))
			}
		}
	}
}

// The decks of bench --text are legal, and the games those that were frozen: their figures
// are compared with earlier ones.
func TestTheBenchDecksAreLegal(t *testing.T) {
	lib := scenariotest.Library(t)
	file, err := readBenchDecks()
	if err != nil {
		t.Fatal(err)
	}
	if file.Turns != benchTurns || len(file.Games) != 100 {
		t.Errorf("%d games of %d turns", len(file.Games), file.Turns)
	}
	for i, game := range file.Games {
		for p := range game {
			deck, err := file.deck(lib, &game[p], "deck")
			if err != nil {
				t.Fatal(err)
			}
			if _, err := scenario.NewGameWithText(deck, deck); err != nil {
				t.Errorf("game %d, deck %d: %v", i+1, p+1, err)
			}
		}
	}
}

// Whole games between theme decks, without card text.
func BenchmarkGame(b *testing.B) { benchmarkGames(b, benchGames) }

// Whole games between decks of the cards with abilities.
func BenchmarkGameWithText(b *testing.B) {
	benchmarkGames(b, func(lib *rulesdb.Library) ([]*board.State, error) { return benchGamesWithText(lib, 100) })
}

// benchmarkGames plays games, one after another of those that start so.
func benchmarkGames(b *testing.B, starts func(*rulesdb.Library) ([]*board.State, error)) {
	lib, err := rulesdb.Open("")
	if err != nil {
		b.Fatal(err)
	}
	all, err := starts(lib)
	if err != nil {
		b.Fatal(err)
	}
	var r Result
	state := new(board.State)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		state.CopyFrom(all[i%len(all)])
		if err := r.play(state, uint64(i), nil); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(r.Receipts)/b.Elapsed().Seconds(), "receipts/s")
	b.ReportMetric(float64(r.Decisions)/b.Elapsed().Seconds(), "decisions/s")
}
