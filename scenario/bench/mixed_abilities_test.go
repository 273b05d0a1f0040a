package bench

import (
	"fmt"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/drawing"
)

// Games between decks of cards whose abilities are mixed of those that cards have, as those of sets to come could be:
// they are checked as other games are.
func TestGamesWithMixedAbilities(t *testing.T) {
	const (
		alike           = 30  // so many games with the same abilities
		growsWithoutEnd = 200 // effects of which each makes more
	)
	for mix := range howManyGames(60, 30) / alike {
		lib, err := rulesdb.Open("")
		if err != nil {
			t.Fatal(err)
		}
		if err := drawing.MixAbilities(lib, uint64(mix)); err != nil {
			t.Fatal(err)
		}
		t.Run(fmt.Sprint("mix ", mix), func(t *testing.T) {
			playGames(t, alike, 5, growsWithoutEnd, func(game int) (*board.State, error) {
				s, err := scenario.MixedGame(lib, uint64(mix*alike+game), nil)
				if err != nil {
					return nil, err
				}
				return s.Start()
			})
		})
	}
}
