package bench

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/drawing"
)

// Games between decks of cards whose abilities are mixed of those that cards have, as those of sets to come could be:
// they are checked as other games are.
func TestGamesWithMixedAbilities(t *testing.T) {
	const alike = 30 // so many games with the same abilities
	var mixed []*rulesdb.Library
	games := howManyGames(60, 30)
	for i := range (games + alike - 1) / alike {
		lib, err := rulesdb.Open("")
		if err != nil {
			t.Fatal(err)
		}
		if err := drawing.MixAbilities(lib, uint64(i)); err != nil {
			t.Fatal(err)
		}
		mixed = append(mixed, lib)
	}
	playGames(t, games, 5, func(game int) (*board.State, error) {
		s, err := scenario.MixedGame(mixed[game/alike], uint64(game), nil)
		if err != nil {
			return nil, err
		}
		return s.Start()
	})
}
