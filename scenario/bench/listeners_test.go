package bench

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario/playing"
)

// What listens is all that matters: a game with text goes the same way if every ability
// and modifier is looked at whenever anything happens.
func TestWhatIsHeardIsAllThatMatters(t *testing.T) {
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	games := howManyGames(60, 10)
	starts, err := benchGamesWithText(lib, games)
	if err != nil {
		t.Fatal(err)
	}
	for i := range games {
		if err := playHearingAll(starts[i%len(starts)], uint64(i)); err != nil {
			t.Fatalf("game %d: %v", i, err)
		}
	}
}

// playHearingAll plays a game of at most twenty turns, and the same where everything is
// heard, and compares the records.
func playHearingAll(start *board.State, seed uint64) error {
	log, allLog := &board.Log{}, &board.Log{}
	g, all := engine.Resume(start.Clone(), log), engine.Resume(start.HearingAll(), allLog)
	g.Run()
	all.Run()
	policy := playing.NewRandomPlayer(seed)
	for !g.State().Result().Over && g.State().Turn() <= 20 {
		choice := policy.Choose(g)
		if err := g.Choose(choice...); err != nil {
			return err
		}
		if err := all.Choose(choice...); err != nil {
			return fmt.Errorf("where all is heard: %w", err)
		}
		if diff := cmp.Diff(allLog.Entries, log.Entries, cmp.AllowUnexported()); diff != "" {
			return fmt.Errorf("turn %d: the record (-all is heard +what listens hears):\n%s", g.State().Turn(), diff)
		}
		log.Entries, allLog.Entries = log.Entries[:0], allLog.Entries[:0]
		if g.State().Key() != all.State().Key() {
			return fmt.Errorf("turn %d: another position where all is heard", g.State().Turn())
		}
	}
	return nil
}
