package bench

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/drawing"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
)

// Sixty positions drawn from the whole pool, at any moment of a turn and with effects that wait, are played on from;
// the games are checked as those from their start.
func TestRandomPositions(t *testing.T) {
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	cards := position.NewCards(lib, nil)
	playGames(t, howManyGames(60, 20), 5, anyNumber, func(game int) (*board.State, error) {
		c, err := drawing.New(lib, cards, uint64(game)).Scenario()
		if err != nil {
			return nil, err
		}
		return c.Start()
	})
}

// What is played from such positions is kept as steps in words, which lead to where play stood when the file is opened
// again.
func TestCoursesFromRandomPositionsAreKept(t *testing.T) {
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	cards := position.NewCards(lib, nil)
	for game := range uint64(howManyGames(60, 20)) {
		c, err := drawing.New(lib, cards, game).Scenario()
		if err != nil {
			t.Fatal(err)
		}
		if err := keptCourse(lib, c, game); err != nil {
			t.Errorf("game %d: %v\n%s", game, err, c.Text)
		}
	}
}

// keptCourse plays on from a position by chance, and compares with the course in the file that is kept of it.
func keptCourse(lib *rulesdb.Library, c *scenario.Scenario, seed uint64) error {
	b, err := playing.NewSandbox(c)
	if err != nil {
		return err
	}
	player := playing.NewAnswers(seed)
	for range 60 {
		if b.AsksForAnyCard() || b.State().Decision().Kind == board.NoDecision {
			break
		}
		if err := b.Choose(player.Choose(b.Game())...); err != nil {
			return err
		}
	}
	file, err := b.File(scenario.Kept{})
	if err != nil {
		return err
	}
	read, err := scenario.Read(lib, "kept", file)
	if err != nil {
		return err
	}
	again, err := playing.ReopenCourse(read, player.Draw)
	if err != nil {
		return fmt.Errorf("%w\n%s", err, file)
	}
	if again.State().Key() != b.State().Key() {
		return fmt.Errorf("play stands elsewhere:\n%s\n%s", file, cmp.Diff(playing.FormatTrail(b.Trail()),
			playing.FormatTrail(again.Trail())))
	}
	return nil
}
