package position_test

import (
	"slices"
	"testing"

	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// TestAPoolIsWhatUnknownCardsCanBe: a theme deck, less the player's cards on the table, is
// written to the file and read from it, and the position runs.
func TestAPoolIsWhatUnknownCardsCanBe(t *testing.T) {
	lib := scenariotest.Library(t)
	decks, err := decklist.ThemeDecks(lib)
	if err != nil {
		t.Fatal(err)
	}
	cards, p := position.NewCards(lib, nil), position.New()
	deck := decks[0].DrawDeck()
	onTable := deck[0]
	cards.Put(p, onTable, position.PlaceFor(onTable, position.Place{Zone: position.Hand, Side: position.Blake}))
	pool := cards.PoolOf(p, position.Blake, deck)
	n := 0
	for _, of := range pool {
		n += of.N
	}
	if n != len(deck)-1 {
		t.Errorf("%d cards are in the pool of a deck of %d of which one is in hand", n, len(deck))
	}
	p.SetPool(position.Blake, pool)
	p.PutUnknown(position.Place{Zone: position.Deck, Side: position.Blake}, n)
	file, err := p.File()
	if err != nil {
		t.Fatal(err)
	}
	again, err := position.Read(lib, "pool", file)
	if err != nil {
		t.Fatalf("%v in:\n%s", err, file)
	}
	if got := again.Pool(position.Blake); !slices.Equal(got, pool) {
		t.Errorf("the pool is read as %v, want %v", got, pool)
	}
	if got := again.Pool(position.Avery); got != nil {
		t.Errorf("Avery has the pool %v", got)
	}
	if _, err := scenario.Read(lib, "pool", file); err != nil {
		t.Error(err)
	}
	again.SetPool(position.Blake, nil)
	if got := again.Pool(position.Blake); got != nil {
		t.Errorf("the pool is %v after it was taken away", got)
	}
}

func TestAPoolIsReadAsCardsOfALine(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	pool, faults := cards.ReadPool(position.Avery, "2 swing into action, timberwolf")
	if len(faults) > 0 || len(pool) != 2 || pool[0].N != 2 || pool[1].N != 1 {
		t.Errorf("the pool is %v, with the faults %v", pool, faults)
	}
	for _, text := range []string{"3 ?", "2 blue friend 3", "xyzzyqq"} {
		if _, faults := cards.ReadPool(position.Avery, text); len(faults) == 0 {
			t.Errorf("%q is taken for a pool", text)
		}
	}
}
