package bench

import (
	"testing"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// In games with abilities, the actions listed are legal, can be taken, and are
// listed once; and every candidate that is legal is among them.
func TestListedActionsAreTheLegalOnesInGamesWithAbilities(t *testing.T) {
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	taken := map[board.ActionKind]int{}
	for game := range uint64(8) {
		s, err := scenario.MixedGame(lib, game, nil)
		if err != nil {
			t.Fatal(err)
		}
		start, err := s.Start()
		if err != nil {
			t.Fatal(err)
		}
		g := engine.Resume(start, nil)
		g.Run()
		policy := playing.NewRandomPlayer(game)
		for n := 0; !g.State().Result().Over && g.State().Turn() <= 20; n++ {
			if k := g.State().Decision().Kind; n%4 == 0 && (k == board.Priority || k == board.Opening) {
				checkActions(t, g, taken)
			}
			if err := g.Choose(policy.Choose(g)...); err != nil {
				t.Fatalf("game %d: %v", game, err)
			}
		}
	}
	for _, kind := range []board.ActionKind{board.PlayCard, board.MoveCharacter, board.PlayTroublemaker,
		board.ActivateAbility} {
		if taken[kind] == 0 {
			t.Errorf("there was no legal action of the kind %q", kind)
		}
	}
}

func checkActions(t *testing.T, g *engine.Game, taken map[board.ActionKind]int) {
	t.Helper()
	listed := map[board.Action]bool{}
	for _, o := range g.Options() {
		if o.Kind != board.ActionOption {
			continue
		}
		if listed[o.Action] {
			t.Fatalf("%+v is listed twice", o.Action)
		}
		listed[o.Action] = true
		taken[o.Action.Kind]++
		if err := engine.Resume(g.State().Clone(), nil).Act(o.Action); err != nil {
			t.Fatalf("%+v is listed and refused: %v", o.Action, err)
		}
	}
	for _, a := range g.Candidates(g.State().Decision().Player) {
		var violations engine.Violations
		legal := g.Check(a, &violations)
		if legal != (len(violations) == 0) || legal != g.Check(a, nil) {
			t.Fatalf("%+v: legal %v with violations %v", a, legal, violations)
		}
		if legal && !listed[a] {
			t.Fatalf("%+v is legal and not listed", a)
		}
	}
}
