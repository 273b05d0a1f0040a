package exploring

import (
	"context"
	"os"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/scenario"
	"canterlaw/scenario/internal/drawing"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/playing"
	setup "canterlaw/scenario/position"
)

// Merging states that have equal keys loses no outcome and makes none up, with card text of the whole pool: each line
// of play is gone through from positions drawn from it.
func TestMergingFindsTheSameOutcomesWithText(t *testing.T) {
	lib := scenariotest.Library(t)
	cards := setup.NewCards(lib, nil)
	positions, compared := 60, 0
	if times, err := strconv.Atoi(os.Getenv("CANTERLAW_TIMES")); err == nil {
		positions *= times
	}
	const first = 200 // of seeds: in the sixth, tokens cease to exist, and elsewhere aren't made
	for seed := range uint64(positions) {
		seed += first
		c, err := drawing.New(lib, cards, seed).Scenario()
		if err != nil {
			t.Fatal(err)
		}
		c.Until = &scenario.Place{Kind: scenario.NextTurn}
		c.Outcome = []scenario.Subject{{Text: "scores", Kind: scenario.AllScores}}
		begin, err := playing.NewSandbox(c)
		if err != nil {
			t.Fatal(err)
		}
		asked := asks(c)
		asked.Table = ByWholeTable
		apart, merged := newExplorer(begin, asked, 3_000, 1, nil), newExplorer(begin, asked, 3_000, 1, nil)
		apart.apart = true
		apart.search(context.Background())
		if apart.stopped || apart.err != nil {
			continue
		}
		merged.search(context.Background())
		compared++
		if diff := cmp.Diff(apart.summaries(), merged.summaries()); diff != "" || merged.err != nil {
			t.Errorf("seed %d: %v outcomes (-apart +merged):\n%s\n%s", seed, merged.err, diff, c.Text)
		}
	}
	if compared < positions/6 {
		t.Errorf("only %d of %d positions have few enough lines of play", compared, positions)
	}
}
