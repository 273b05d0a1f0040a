package bench

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// Games between decks of cards with abilities, chosen at random: as for games
// without text, every card is in exactly one zone, the record folds to the
// table, and the same decisions made on copies lead to the same state. After each entry
// of the record, what is kept of modifiers is what is worked out anew. Make soak plays
// 20,000 games, which are millions of entries.
func TestGamesWithAbilities(t *testing.T) {
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	playGames(t, howManyGames(150, 40), 10, anyNumber, func(game int) (*board.State, error) {
		s, err := scenario.MixedGame(lib, uint64(game), nil)
		if err != nil {
			return nil, err
		}
		return s.Start()
	})
}
