package scenario

import (
	"os"
	"runtime"
	"strconv"
	"sync"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
)

// Games between decks of cards with abilities, chosen at random: as for games
// without text, every card is in exactly one zone, the record folds to the
// table, and the same decisions made on copies lead to the same state.
func TestGamesWithAbilities(t *testing.T) {
	games := 400
	if n, err := strconv.Atoi(os.Getenv("CANTERLAW_GAMES")); err == nil {
		games = n
	}
	if testing.Short() {
		games = 40
	}
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	var players sync.WaitGroup
	next := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		players.Go(func() {
			for game := range next {
				s, err := MixedGame(lib, uint64(game))
				if err != nil {
					t.Errorf("game %d: %v", game, err)
					continue
				}
				start, err := s.start()
				if err != nil {
					t.Errorf("game %d: %v", game, err)
					continue
				}
				if err := playChecked(start, &board.Log{}, uint64(game), game%10 == 0); err != nil {
					t.Errorf("game %d: %v", game, err)
				}
			}
		})
	}
	for game := range games {
		if t.Failed() {
			break
		}
		next <- game
	}
	close(next)
	players.Wait()
}
