package exploring

import (
	"context"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/playing"
)

// smallPosition draws a position from which few lines of play lead on.
func smallPosition(t *testing.T, r *rapid.T) *scenario.Scenario {
	b := scenariotest.NewTable(t, board.Readings{})
	for p := scenariotest.Avery; p <= scenariotest.Blake; p++ {
		inDeck := rapid.SampledFrom([]board.Print{scenariotest.Kite, scenariotest.Drum, scenariotest.Fog,
			board.Unknown})
		b.Put(board.DrawDeck, p, rapid.SliceOfN(inDeck, 0, 2).Draw(r, "deck")...)
		b.Put(board.Hand, p, rapid.SliceOfN(rapid.SampledFrom([]board.Print{scenariotest.Drum, scenariotest.Fog}), 0,
			1).Draw(r, "hand")...)
		at := rapid.SampledFrom([]board.AreaID{board.HomeOf(p), board.ProblemOf(scenariotest.Avery),
			board.ProblemOf(scenariotest.Blake)})
		for _, print := range rapid.SliceOfN(rapid.SampledFrom([]board.Print{scenariotest.Kite, scenariotest.Drum}), 0,
			2).Draw(r, "friends") {
			c := b.InPlay(print, p, at.Draw(r, "area"))
			b.Setup.Cards[c-1].Frightened = rapid.Bool().Draw(r, "frightened")
		}
		for _, print := range rapid.SliceOfN(rapid.SampledFrom([]board.Print{scenariotest.Fog, scenariotest.Storm}), 0,
			1).Draw(r, "troublemakers") {
			b.InPlay(print, p, board.ProblemOf(scenariotest.Avery))
		}
		b.Setup.Players[p].Tokens = rapid.IntRange(0, 2).Draw(r, "tokens")
		b.Setup.Players[p].Score = rapid.SampledFrom([]int{0, 13}).Draw(r, "score")
		b.Setup.Players[p].DrawPool = map[board.Print]int{scenariotest.Kite: 2, scenariotest.Drum: 2}
	}
	s := b.Scenario
	s.Setup = b.Setup
	s.Point = engine.Point{Moment: rapid.SampledFrom([]engine.Moment{engine.Challenging, engine.Acting,
		engine.Confronting, engine.WrappingUp}).Draw(r, "moment")}
	s.Until = rapid.SampledFrom([]*scenario.Place{
		{Kind: scenario.NextDecision}, {Kind: scenario.AfterFaceoff}, {Kind: scenario.NextTurn},
		{Kind: scenario.AtWindow, Window: engine.StartOfEndPhase},
		{Kind: scenario.AtWindow, Window: engine.EndOfFaceoff},
	}).Draw(r, "until")
	s.Outcome = rapid.SampledFrom([][]scenario.Subject{
		{{Text: "scores", Kind: scenario.AllScores}, {Text: "winner", Kind: scenario.GameWinner}},
		{{Text: "winner of faceoff", Kind: scenario.FaceoffWinner}, {Text: "A tokens", Kind: scenario.PlayerTokens}},
		{{Text: "total of A", Kind: scenario.TotalOf, Player: scenariotest.Avery},
			{Text: "total of B", Kind: scenario.TotalOf, Player: scenariotest.Blake}},
		{{Text: "A hand", Kind: scenario.PlayerHand, Player: scenariotest.Avery}, {Text: "turn", Kind: scenario.TurnOf},
			{Text: "decision", Kind: scenario.DeciderNow}},
	}).Draw(r, "outcome")
	return s
}

// summaries lists the outcomes that a search found.
func (e *explorer) summaries() map[string]bool {
	found := map[string]bool{}
	for _, o := range e.outcomes {
		found[o.Summary] = true
	}
	return found
}

func TestMergingFindsTheSameOutcomes(t *testing.T) {
	compared := 0
	rapid.Check(t, func(r *rapid.T) {
		begin, err := playing.NewSandbox(smallPosition(t, r))
		if err != nil {
			r.Fatal(err)
		}
		apart := newExplorer(begin, asks(begin.Scenario()), 6_000, 1, nil)
		apart.apart = true
		apart.search(context.Background())
		merged := newExplorer(begin, asks(begin.Scenario()), 6_000, 1, nil)
		merged.search(context.Background())
		if apart.err != nil || merged.err != nil {
			r.Fatal(apart.err, merged.err)
		}
		if merged.stopped && !apart.stopped {
			r.Fatal("merging visits more states")
		}
		if apart.stopped {
			r.Skip("too many lines of play to go through each")
		}
		compared++
		if diff := cmp.Diff(apart.summaries(), merged.summaries()); diff != "" {
			r.Errorf("outcomes (-apart +merged):\n%s", diff)
		}
		checkRoutes(r, merged)
	})
	t.Logf("%d positions compared", compared)
}

// How many look at the same time changes nothing of what is found.
func TestAnyNumberOfWorkersFindsTheSame(t *testing.T) {
	alike := func(t rapid.TB, begin *playing.Sandbox, limit int) {
		t.Helper()
		var first *explorer
		for _, workers := range []int{1, 2, 8} {
			e := newExplorer(begin, asks(begin.Scenario()), limit, workers, nil)
			e.search(context.Background())
			if e.err != nil {
				t.Fatal(e.err)
			}
			if first == nil {
				first = e
				continue
			}
			compareFound(t, first, e)
		}
	}
	for _, file := range []string{"winning-this-turn", "spending-five-tokens", "friends-who-help-each-other",
		"two-tables-full-of-text"} {
		s, err := scenario.Load(scenariotest.Library(t), scenariotest.ShippedFile(t, "explore-"+file))
		if err != nil {
			t.Fatal(err)
		}
		begin, err := playing.NewSandbox(s)
		if err != nil {
			t.Fatal(err)
		}
		for _, limit := range []int{1, 700, 4_000} {
			alike(t, begin, limit)
		}
	}
	rapid.Check(t, func(r *rapid.T) {
		begin, err := playing.NewSandbox(smallPosition(t, r))
		if err != nil {
			r.Fatal(err)
		}
		alike(r, begin, rapid.IntRange(1, 2_000).Draw(r, "limit"))
	})
}

// compareFound compares all that two searches found, the way there included.
func compareFound(t rapid.TB, first, second *explorer) {
	t.Helper()
	if !slices.Equal(first.states, second.states) || !slices.Equal(first.edges, second.edges) {
		t.Errorf("%d states and %d edges are not the %d and %d found by one worker",
			len(second.states), len(second.edges), len(first.states), len(first.edges))
	}
	one, err := first.results()
	if err != nil {
		t.Fatal(err)
	}
	more, err := second.results()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(one, more); diff != "" {
		t.Errorf("outcomes (-one worker +%d workers):\n%s", len(second.workers), diff)
	}
	if diff := cmp.Diff(first.incomplete, second.incomplete); diff != "" {
		t.Errorf("what is incomplete (-one worker +%d workers):\n%s", len(second.workers), diff)
	}
}

// checkRoutes plays the route to each outcome, which must lead there.
func checkRoutes(r *rapid.T, e *explorer) {
	shortest := e.shortestRoutes()
	for i, end := range e.nearestEnds(shortest) {
		box := playing.Bare(e.scenario, e.start.Clone(), playing.LatestFaceoff{}, true)
		var a playing.AllAnswers
		for _, edge := range shortest.to(end, e.edges) {
			a.Ask(box.Game())
			for a.Number < int(edge.answer) {
				a.Next()
			}
			if err := a.Give(box.Game()); err != nil {
				r.Fatal(err)
			}
		}
		if got := summary(box, e.asks); got != e.outcomes[i].Summary {
			r.Errorf("the line of play to %q leads to %q", e.outcomes[i].Summary, got)
		}
	}
}

// The states visited a second in a position of a game's middle.
func BenchmarkExplore(b *testing.B) {
	s, err := scenario.Load(scenariotest.Library(b), scenariotest.ShippedFile(b, "explore-spending-five-tokens"))
	if err != nil {
		b.Fatal(err)
	}
	states := 0
	for b.Loop() {
		found, err := Explore(s, DefaultLimit, nil)
		if err != nil {
			b.Fatal(err)
		}
		states += found.States
	}
	b.ReportMetric(float64(states)/b.Elapsed().Seconds(), "states/s")
}
