package scenario

import (
	"context"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"canterlaw/engine"
	"canterlaw/engine/board"
)

// smallPosition draws a position from which few lines of play lead on.
func smallPosition(t *testing.T, r *rapid.T) *Scenario {
	b := newTable(t, board.Readings{})
	for p := avery; p <= blake; p++ {
		inDeck := rapid.SampledFrom([]board.Print{kite, drum, fog, board.Unknown})
		b.put(board.DrawDeck, p, rapid.SliceOfN(inDeck, 0, 2).Draw(r, "deck")...)
		b.put(board.Hand, p, rapid.SliceOfN(rapid.SampledFrom([]board.Print{drum, fog}), 0, 1).Draw(r, "hand")...)
		at := rapid.SampledFrom([]board.AreaID{board.HomeOf(p), board.ProblemOf(avery), board.ProblemOf(blake)})
		for _, print := range rapid.SliceOfN(rapid.SampledFrom([]board.Print{kite, drum}), 0, 2).Draw(r, "friends") {
			c := b.inPlay(print, p, at.Draw(r, "area"))
			b.setup.Cards[c-1].Frightened = rapid.Bool().Draw(r, "frightened")
		}
		for _, print := range rapid.SliceOfN(rapid.SampledFrom([]board.Print{fog, storm}), 0, 1).Draw(r, "troublemakers") {
			b.inPlay(print, p, board.ProblemOf(avery))
		}
		b.setup.Players[p].Tokens = rapid.IntRange(0, 2).Draw(r, "tokens")
		b.setup.Players[p].Score = rapid.SampledFrom([]int{0, 13}).Draw(r, "score")
		b.setup.Players[p].DrawPool = map[board.Print]int{kite: 2, drum: 2}
	}
	s := b.scenario
	s.Setup = b.setup
	s.Point = engine.Point{Moment: rapid.SampledFrom([]engine.Moment{engine.Challenging, engine.Acting, engine.Confronting, engine.WrappingUp}).Draw(r, "moment")}
	s.Until = rapid.SampledFrom([]*Place{
		{Kind: NextDecision}, {Kind: AfterFaceoff}, {Kind: NextTurn},
		{Kind: AtWindow, Window: engine.StartOfEndPhase}, {Kind: AtWindow, Window: engine.EndOfFaceoff},
	}).Draw(r, "until")
	s.Outcome = rapid.SampledFrom([][]Subject{
		{{Text: "scores", Kind: AllScores}, {Text: "winner", Kind: GameWinner}},
		{{Text: "winner of faceoff", Kind: FaceoffWinner}, {Text: "A tokens", Kind: PlayerTokens}},
		{{Text: "total of A", Kind: TotalOf, Player: avery}, {Text: "total of B", Kind: TotalOf, Player: blake}},
		{{Text: "A hand", Kind: PlayerHand, Player: avery}, {Text: "turn", Kind: TurnOf}, {Text: "decision", Kind: DeciderNow}},
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
		begin, err := NewSandbox(smallPosition(t, r))
		if err != nil {
			r.Fatal(err)
		}
		apart := newExplorer(begin, begin.scenario.asks(), 6_000, 1, nil)
		apart.apart = true
		apart.search(context.Background())
		merged := newExplorer(begin, begin.scenario.asks(), 6_000, 1, nil)
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
	alike := func(t rapid.TB, begin *Sandbox, limit int) {
		t.Helper()
		var first *explorer
		for _, workers := range []int{1, 2, 8} {
			e := newExplorer(begin, begin.scenario.asks(), limit, workers, nil)
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
	for _, file := range []string{"winning-this-turn", "spending-five-tokens", "friends-who-help-each-other", "two-tables-full-of-text"} {
		s, err := Load(library(t), shippedFile(t, "explore-"+file))
		if err != nil {
			t.Fatal(err)
		}
		begin, err := NewSandbox(s)
		if err != nil {
			t.Fatal(err)
		}
		for _, limit := range []int{1, 700, 4_000} {
			alike(t, begin, limit)
		}
	}
	rapid.Check(t, func(r *rapid.T) {
		begin, err := NewSandbox(smallPosition(t, r))
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
		trail := &record{}
		box := &Sandbox{scenario: e.scenario, log: trail, game: engine.Resume(e.start.Clone(), trail)}
		var a answers
		for _, edge := range shortest.to(end, e.edges) {
			a.ask(box.game)
			for a.number < int(edge.answer) {
				a.next()
			}
			if err := a.give(box.game); err != nil {
				r.Fatal(err)
			}
		}
		if got := box.summary(e.asks); got != e.outcomes[i].Summary {
			r.Errorf("the line of play to %q leads to %q", e.outcomes[i].Summary, got)
		}
	}
}

// The states visited a second in a position of a game's middle.
func BenchmarkExplore(b *testing.B) {
	s, err := Load(library(b), shippedFile(b, "explore-spending-five-tokens"))
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
