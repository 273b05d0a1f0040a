package playing

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario/internal/scenariotest"
)

var update = flag.Bool("update", false, "write the golden files anew")

func trail(b *scenariotest.Table) []Line { return Trail(b.Scenario, b.Game.State(), b.Log.Entries) }

// checkGolden compares text with a golden file.
func checkGolden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v: write the golden files with -update", err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
		t.Errorf("the trail differs from %s (-want +got), write it anew with -update:\n%s", path, diff)
	}
}

// A turn with an action, a challenge that fails, one Problem confronted by
// both and one by nobody, a faceoff, and a Problem replaced.
func TestTheTrailOfATurn(t *testing.T) {
	b := scenariotest.NewTable(t, board.Readings{})
	b.Put(board.DrawDeck, scenariotest.Avery, scenariotest.Drum, scenariotest.Drum, scenariotest.Kite,
		scenariotest.Drum, scenariotest.Drum)
	b.Put(board.DrawDeck, scenariotest.Blake, scenariotest.Kite, scenariotest.Drum, scenariotest.Drum)
	inHand := b.Put(board.Hand, scenariotest.Avery, scenariotest.Kite)
	b.Put(board.Hand, scenariotest.Avery, scenariotest.Drum)
	b.InPlay(scenariotest.Kite, scenariotest.Avery, board.ProblemOf(scenariotest.Avery))
	tired := b.InPlay(scenariotest.Drum, scenariotest.Avery, board.HomeOf(scenariotest.Avery))
	b.Setup.Cards[tired-1].Exhausted = true
	b.InPlay(scenariotest.Drum, scenariotest.Avery, board.ProblemOf(scenariotest.Avery))
	b.InPlay(scenariotest.Kite, scenariotest.Blake, board.ProblemOf(scenariotest.Avery))
	b.InPlay(scenariotest.Fog, scenariotest.Blake, board.ProblemOf(scenariotest.Blake))
	b.InPlay(scenariotest.Drum, scenariotest.Avery, board.ProblemOf(scenariotest.Blake))
	b.InPlay(scenariotest.Kite, scenariotest.Avery, board.ProblemOf(scenariotest.Blake))
	b.Setup.Players[scenariotest.Avery].Tokens = 1
	b.Begin(t, engine.Point{Moment: engine.TurnStart})

	b.PassTo(t, board.ChooseCards) // a Troublemaker to challenge
	b.Choose(t, 0)
	b.PassTo(t, board.ChooseCards) // whom to send home
	b.Choose(t, 0)
	b.PassTo(t, board.Opening)
	b.Act(t, board.Action{Kind: board.PlayCard, Card: inHand, Area: board.HomeOf(scenariotest.Avery)})
	b.PassTo(t, board.Opening)
	b.Act(t, board.Action{Kind: board.DrawCard})
	b.PassTo(t, board.ChooseArea)
	b.Choose(t, 0)
	for b.Game.State().TurnPlayer() == scenariotest.Avery {
		b.Pass(t, 100)
		if d := b.Game.State().Decision(); d.Kind != board.Priority {
			places := make([]int, d.Min)
			for i := range places {
				places[i] = i
			}
			b.Choose(t, places...)
		}
	}
	checkGolden(t, "turn.trail", FormatTrail(trail(b)))
}

// A tie with nothing left to flip passes through a disputed point; an exhausted
// and a frightened character count for nothing.
func TestTheTrailOfAnEndlessTie(t *testing.T) {
	b := scenariotest.NewTable(t, board.Readings{})
	b.InPlay(scenariotest.Kite, scenariotest.Avery, board.ProblemOf(scenariotest.Avery))
	tired := b.InPlay(scenariotest.Kite, scenariotest.Blake, board.ProblemOf(scenariotest.Avery))
	b.Setup.Cards[tired-1].Exhausted = true
	scared := b.InPlay(scenariotest.Drum, scenariotest.Avery, board.ProblemOf(scenariotest.Avery))
	b.Setup.Cards[scared-1].Frightened = true
	b.InPlay(scenariotest.Kite, scenariotest.Blake, board.ProblemOf(scenariotest.Avery))
	b.Setup.History = []board.Occurrence{{Kind: board.ProblemConfronted, Player: scenariotest.Avery,
		Card: board.Ref{Card: 3},
		Area: board.ProblemOf(scenariotest.Avery), N: 1}}
	b.Begin(t, engine.Point{Window: engine.StartOfFaceoff, Faceoff: engine.ProblemFaceoff,
		Area: board.ProblemOf(scenariotest.Avery)})
	b.Pass(t, 4)
	checkGolden(t, "endless-tie.trail", FormatTrail(trail(b)))
}

// An Epic Troublemaker comes to a Problem with another one, and a waiting
// effect and a stray character are dealt with in waves.
func TestTheTrailOfUncoveringAndWaves(t *testing.T) {
	b := scenariotest.NewTable(t, board.Readings{})
	covered := b.InPlay(scenariotest.Storm, scenariotest.Avery, board.ProblemOf(scenariotest.Avery))
	b.Setup.Cards[covered-1].FaceDown = true
	b.InPlay(scenariotest.Fog, scenariotest.Blake, board.ProblemOf(scenariotest.Avery))
	other := b.InPlay(scenariotest.Fog, scenariotest.Avery, board.ProblemOf(scenariotest.Avery))
	b.Setup.Cards[other-1].FaceDown = true
	stray := b.InPlay(scenariotest.Drum, scenariotest.Avery, board.HomeOf(scenariotest.Blake))
	b.Setup.Waiting = []board.Effect{{Controller: scenariotest.Avery, Source: board.Ref{Card: stray}}}
	b.Begin(t, engine.Point{Window: engine.StartOfUncoverStep})
	b.Pass(t, 2)
	b.Choose(t, 0)
	checkGolden(t, "uncovering.trail", FormatTrail(trail(b)))
}

// A second Troublemaker at a Problem is one too many; a Problem's requirements
// are not met for want of power.
func TestTheTrailOfARepairAndAnUnmetRequirement(t *testing.T) {
	b := scenariotest.NewTable(t, board.Readings{})
	for range 2 {
		covered := b.InPlay(scenariotest.Fog, scenariotest.Avery, board.ProblemOf(scenariotest.Avery))
		b.Setup.Cards[covered-1].FaceDown = true
	}
	b.InPlay(scenariotest.Drum, scenariotest.Avery, board.ProblemOf(scenariotest.Blake))
	b.Begin(t, engine.Point{Window: engine.StartOfUncoverStep})
	b.Pass(t, 2)
	b.Choose(t, 0) // uncovered first; the other follows
	b.Choose(t, 1) // dismissed
	b.PassTo(t, board.ChooseArea)
	b.Choose(t, 1)
	b.Pass(t, 2)
	checkGolden(t, "repair-and-unmet.trail", FormatTrail(trail(b)))
}

func TestTrailDepthsHaveNoGaps(t *testing.T) {
	b := scenariotest.NewTable(t, board.Readings{})
	b.Put(board.DrawDeck, scenariotest.Avery, scenariotest.Drum, scenariotest.Kite)
	b.Put(board.DrawDeck, scenariotest.Blake, scenariotest.Drum)
	b.Begin(t, engine.Point{Window: engine.EndOfConfrontStep, Area: board.ProblemOf(scenariotest.Avery)})
	for b.Game.State().Turn() < 5 {
		b.Pass(t, 100)
		if d := b.Game.State().Decision(); d.Kind != board.Priority {
			b.Choose(t, 0)
		}
	}
	before, deepest := -1, -1
	for i, line := range trail(b) {
		if line.Depth > before+1 {
			t.Errorf("line %d (%q) is nested %d deep beneath a line at %d", i, line.Text, line.Depth, before)
		}
		before, deepest = line.Depth, max(deepest, line.Depth)
	}
	if deepest < 2 {
		t.Errorf("no line is nested deeper than %d", deepest)
	}
}

// A window that is still open is shown, however quiet it has been.
func TestAnOpenWindowIsNotFolded(t *testing.T) {
	b := scenariotest.NewTable(t, board.Readings{})
	b.Scenario.TextIgnored = false
	b.Begin(t, engine.Point{Window: engine.StartOfMainPhase})
	b.Pass(t, 1)
	want := []Line{
		{Depth: 0, Kind: WindowLine, Text: "Priority window: start of Main Phase", Rule: "601.2", Entry: 0},
		{Depth: 1, Kind: PassesLine, Text: "Avery passes", Rule: "510.1", Entry: 1},
	}
	if diff := cmp.Diff(want, trail(b)); diff != "" {
		t.Errorf("the trail differs (-want +got):\n%s", diff)
	}
}

func TestTextIgnoredIsSaidOnceAndMarked(t *testing.T) {
	b := scenariotest.NewTable(t, board.Readings{})
	inHand := b.Put(board.Hand, scenariotest.Avery, scenariotest.Kite, scenariotest.Drum)
	b.Setup.Players[scenariotest.Avery].Tokens = 3
	b.Begin(t, engine.Point{Moment: engine.Acting})
	b.Act(t, board.Action{Kind: board.PlayCard, Card: inHand, Area: board.HomeOf(scenariotest.Avery)})
	b.PassTo(t, board.Opening)
	b.Act(t, board.Action{Kind: board.PlayCard, Card: inHand + 1, Area: board.HomeOf(scenariotest.Avery)})

	lines := trail(b)
	if !strings.HasPrefix(lines[0].Text, "Card text is ignored") ||
		!strings.HasSuffix(lines[0].Text, ": Kite, Cloud Painter") {
		t.Errorf("the trail begins %q, want a notice that names the only card with text", lines[0].Text)
	}
	marked := map[string]bool{}
	for _, line := range lines[1:] {
		marked[line.Text] = line.TextIgnored
	}
	if got := "Kite, Cloud Painter enters play at Avery’s home"; !marked[got] {
		t.Errorf("%q is not marked, though the card has a keyword", got)
	}
	if got, found := marked["Drum enters play at Avery’s home"]; got || !found {
		t.Errorf("Drum's entering play: marked %v, in the trail %v; want an unmarked line", got, found)
	}
}

func TestATrailSaysItsEdition(t *testing.T) {
	const rest = "cards: [{title: Kite, type: Friend, colors: pink, power: 2, cost: 1}]\n" +
		"setup: {at: {turn: A, moment: confronting}, A: {mane: {card: PR1, at: A problem}, in play: [{card: Kite, " +
		"at: A problem}]}}\n"
	trail := func(text string) string {
		b, err := NewSandbox(scenariotest.Read(t, text))
		if err != nil {
			t.Fatal(err)
		}
		if err := b.ToEnd(); err != nil {
			t.Fatal(err)
		}
		return FormatTrail(b.Trail())
	}
	edition := trail(scenariotest.Head + "edition: crystal-games\n" + rest + "steps: [pass to: end of score phase]\n")
	if !strings.HasPrefix(edition, "Rules edition: The Crystal Games (") {
		t.Errorf("the trail begins with %q", edition[:60])
	}
	if !strings.Contains(edition, "as in The Crystal Games: The first player to confront it scores") {
		t.Errorf("the trail doesn't say why the bonus is scored:\n%s", edition)
	}
	plain := trail(scenariotest.Head + rest + "steps: [A: choose A problem, pass to: end of score phase]\n")
	if strings.Contains(plain, "edition") || strings.Contains(plain, "Crystal Games") {
		t.Errorf("a trail by the Comprehensive Rules speaks of an edition:\n%s", plain)
	}
}
