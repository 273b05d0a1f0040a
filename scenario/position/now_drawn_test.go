package position_test

import (
	"os"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/drawing"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
)

// Where chance has led from a position drawn from the whole pool, too.
func TestWhereChanceLedAPositionBegins(t *testing.T) {
	lib := scenariotest.Library(t)
	cards := position.NewCards(lib, nil)
	games := 60
	if times, err := strconv.Atoi(os.Getenv("CANTERLAW_TIMES")); err == nil {
		games *= times
	}
	exact := 0
	for game := range uint64(games) {
		c, err := drawing.New(lib, cards, game).Scenario()
		if err != nil {
			t.Fatal(err)
		}
		b, err := playing.NewSandbox(c)
		if err != nil {
			t.Fatal(err)
		}
		player := playing.NewAnswers(game)
		for range 10 + game%50 {
			if b.AsksForAnyCard() || b.State().Decision().Kind == board.NoDecision {
				break
			}
			if err := b.Choose(player.Choose(b.Game())...); err != nil {
				t.Fatal(err)
			}
		}
		if b.State().Result().Over {
			continue
		}
		p, leftOut, err := cards.Now(c, b.State())
		if err != nil {
			t.Fatal(err)
		}
		file, err := p.File()
		if err != nil {
			t.Fatal(err)
		}
		made, err := scenario.Read(lib, "now.yaml", file)
		if err != nil {
			t.Errorf("game %d: %v\n%s", game, err, file)
			continue
		}
		again, err := playing.NewSandbox(made)
		if err != nil {
			t.Errorf("game %d: %v\n%s", game, err, file)
			continue
		}
		if len(leftOut) > 0 {
			continue // as it says
		}
		exact++
		if diff := cmp.Diff(tableOf(b), tableOf(again)); diff != "" {
			t.Errorf("game %d: it is otherwise (-was +is):\n%s\nby\n%s", game, diff, file)
		}
	}
	if exact < games/6 {
		t.Errorf("only %d positions leave nothing out", exact)
	}
}
