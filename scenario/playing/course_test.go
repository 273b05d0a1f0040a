package playing

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

// courseOf begins a course of a shipped scenario.
func courseOf(t testing.TB, title string) *Course {
	t.Helper()
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	all, err := scenario.Shipped(lib)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(all, func(s *scenario.Scenario) bool { return s.Title == title })
	if i < 0 {
		t.Fatalf("no scenario is called %q", title)
	}
	c, err := NewCourse(all[i], func(n int) int { return n - 1 })
	if err != nil {
		t.Fatal(err)
	}
	return c
}

const tieTitle = "A Problem faceoff ties although one side looks far ahead"

// Forward stops at each flip, total and win; expectations are passed over.
func TestForwardShowsEachThingThatCanBeSeen(t *testing.T) {
	c := courseOf(t, tieTitle)
	var kinds []MomentKind
	for c.next < len(c.scenario.Steps) || c.At() < len(c.Moments())-1 {
		if err := c.Forward(); err != nil {
			t.Fatal(err)
		}
		kinds = append(kinds, c.Shown().Kind)
	}
	count := func(k MomentKind) (n int) {
		for _, other := range kinds {
			if other == k {
				n++
			}
		}
		return n
	}
	if flips, totals, wins := count(Flips), count(Totals), count(FaceoffIsWon); flips < 2 || totals < 2 || wins != 1 {
		t.Errorf("%d flips, %d totals, %d wins: %v", flips, totals, wins, kinds)
	}
	for i := 1; i < len(c.moments); i++ {
		if a, b := &c.moments[i-1], &c.moments[i]; b.Entries < a.Entries {
			t.Errorf("moment %d has %d entries, the one before %d", i, b.Entries, a.Entries)
		}
	}
	flip := slices.IndexFunc(c.moments, func(m Moment) bool { return m.Kind == Flips })
	m := &c.moments[flip]
	if r := m.Cards[0]; m.State.Zone(r.Card) != board.Flip || c.moments[flip-1].State.Zone(r.Card) != board.DrawDeck {
		t.Error("the card isn’t seen to be flipped")
	}
}

// A line of the trail leads to the moment at which it happened.
func TestALineOfTheTrailLeadsToItsMoment(t *testing.T) {
	c := courseOf(t, tieTitle)
	if err := c.ToEnd(); err != nil {
		t.Fatal(err)
	}
	last := c.At()
	for _, line := range c.Trail() {
		at := c.MomentOf(line.Entry)
		if m := &c.moments[at]; m.Entries <= line.Entry || at > 0 && c.moments[at-1].Entries > line.Entry {
			t.Errorf("“%s” leads to moment %d", line.Text, at)
		}
	}
	c.GoTo(c.MomentOf(0))
	if c.At() >= last || len(c.Moments()) != last+1 {
		t.Errorf("at %d of %d", c.At(), len(c.Moments()))
	}
}

// However one goes back and on again, the course is what its moves make it; acting
// otherwise drops what came later.
func TestCoursesAreGoneThrough(t *testing.T) {
	c := courseOf(t, tieTitle)
	if err := c.ToEnd(); err != nil {
		t.Fatal(err)
	}
	type shape struct {
		key     string
		entries int
	}
	shapes := func() (all []shape) {
		for i := range c.moments {
			all = append(all, shape{string(c.moments[i].State.AppendFuture(nil)), c.moments[i].Entries})
		}
		return all
	}
	want, trail := shapes(), len(c.Trail())
	rapid.Check(t, func(t *rapid.T) {
		for range rapid.IntRange(1, 12).Draw(t, "moves") {
			c.GoTo(rapid.IntRange(0, len(c.moments)-1).Draw(t, "to"))
			if m := c.Shown(); m.Kind == Decides && string(c.State().AppendFuture(nil)) != want[c.At()].key {
				t.Fatalf("the game isn’t at moment %d", c.At())
			}
			if len(c.log.Entries) < c.Shown().Entries {
				t.Fatalf("%d entries at moment %d, which has %d", len(c.log.Entries), c.At(), c.Shown().Entries)
			}
		}
		c.GoTo(len(c.moments) - 1)
		if got := shapes(); !slices.Equal(got, want) || len(c.Trail()) != trail {
			t.Fatal("the course has changed")
		}
	})
	c.GoTo(0)
	if err := c.Pass(); err != nil {
		t.Fatal(err)
	}
	if c.At() != len(c.moments)-1 || c.Shown().move != 1 || len(c.ahead) > 0 {
		t.Errorf("at %d of %d after acting otherwise", c.At(), len(c.moments))
	}
}

// A refused move leaves everything as it was, what came later too.
func TestARefusedMoveChangesNothingOfACourse(t *testing.T) {
	c := courseOf(t, tieTitle)
	if err := c.ToEnd(); err != nil {
		t.Fatal(err)
	}
	c.GoTo(0)
	moments, ahead := len(c.moments), len(c.ahead)
	if err := c.Choose(99); err == nil {
		t.Fatal("there is no such option")
	}
	if c.At() != 0 || len(c.moments) != moments || len(c.ahead) != ahead {
		t.Errorf("at %d of %d, %d moves ahead", c.At(), len(c.moments), len(c.ahead))
	}
}

// A whole game is drawn at random and hurries through windows: three turns take few
// presses, and its file leads to the same moment.
func TestThreeTurnsTakeFewPresses(t *testing.T) {
	decks := scenariotest.ThemeDecks(t)
	s, err := scenario.NewGame(decks[0], decks[1])
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 2))
	c, err := NewCourse(s, random.IntN)
	if err != nil {
		t.Fatal(err)
	}
	c.Draws, c.Hurries = true, true
	presses := 0
	for ; c.State().Turn() < 4; presses++ {
		if presses == 40 {
			t.Fatalf("turn %d after 40 presses", c.State().Turn())
		}
		if err := c.PassTo(ToNextTurn, nil); err != nil {
			if err := c.Choose(0); err != nil {
				t.Fatal(err)
			}
		}
	}
	c.GoTo(0)
	if c.State().Turn() > 1 || len(c.ahead) == 0 {
		t.Error("the start can’t be gone back to")
	}
	c.GoTo(len(c.moments) - 1)
	if c.State().Turn() != 4 {
		t.Errorf("turn %d", c.State().Turn())
	}
}

// On the way to the next turn a player who can confront no Problem isn't asked for the order of the Confront Steps
// (610.1), and one who can is; what the order was can be gone back to and chosen otherwise.
func TestTheOrderOfNothingIsNotAskedFor(t *testing.T) {
	isOrder := func(m *Moment) bool {
		d := m.State.Decision()
		return d.Kind == board.ChooseArea && d.Rule == rule.R610_1
	}
	begun := func(inPlay string) *Course {
		s, err := scenario.Read(scenariotest.Library(t), "a test", []byte(
			"format: 1\nid: 6f1c2ad4-0b0e-4f0a-9a51-7d9c35f0b4c1\nsetup:\n  at: {turn: Avery, moment: main phase}\n"+
				"  Avery: {in play: ["+inPlay+"]}\n"))
		if err != nil {
			t.Fatal(err)
		}
		c, err := NewCourse(s, rand.New(rand.NewPCG(1, 2)).IntN)
		if err != nil {
			t.Fatal(err)
		}
		c.Hurries = true
		if err := c.PassTo(ToNextTurn, nil); err != nil {
			t.Fatal(err)
		}
		return c
	}
	c := begun(`{card: "Red Gala, Favorite Cousin", at: A home}`)
	if c.State().Turn() == 1 || isOrder(c.Shown()) {
		t.Errorf("turn %d; asked for %s", c.State().Turn(), c.State().Decision().Rule)
	}
	order := slices.IndexFunc(c.moments, func(m Moment) bool { return isOrder(&m) })
	if order < 0 {
		t.Fatal("the order can't be gone back to")
	}
	if c.GoTo(order); !c.IsPresent() || c.Choose(1) != nil {
		t.Error("the order can't be chosen otherwise")
	}
	blue := `{card: "Holly Dash, Flighty Filly", at: A problem}, {card: "Red Gala, Favorite Cousin", at: A problem}`
	if c := begun(blue); !isOrder(c.Shown()) {
		t.Errorf("who can confront is asked for %s", c.State().Decision().Rule)
	}
}

// What came later is brought back after somebody has acted otherwise, and what was done
// instead after that.
func TestWhatWasDroppedIsRestored(t *testing.T) {
	c := courseOf(t, tieTitle)
	if err := c.ToEnd(); err != nil {
		t.Fatal(err)
	}
	ends := func() string {
		c.GoTo(len(c.moments) - 1)
		return string(c.State().AppendFuture(nil))
	}
	before, moments := ends(), len(c.moments)
	if c.CanRestore() || c.Restore() {
		t.Error("nothing has been dropped yet")
	}
	c.GoTo(0)
	if err := c.Pass(); err != nil {
		t.Fatal(err)
	}
	otherwise := ends()
	if otherwise == before {
		t.Fatal("acting otherwise led to the same end")
	}
	for _, want := range []string{before, otherwise, before} {
		if !c.Restore() || c.At() != 0 {
			t.Fatalf("not restored, at moment %d", c.At())
		}
		if ends() != want {
			t.Error("what was restored ends otherwise than it did")
		}
	}
	if len(c.moments) != moments {
		t.Errorf("%d moments, want %d", len(c.moments), moments)
	}
}

// gameCourse is a course of a game between two theme decks that draws and hurries.
func gameCourse(t testing.TB, seed uint64) *Course {
	t.Helper()
	lib, decks := scenariotest.Library(t), scenariotest.ThemeDecks(t)
	file, err := scenario.GameFile(lib, decks[0], decks[1], false)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Read(lib, "game.yaml", file)
	if err != nil {
		t.Fatal(err)
	}
	c, err := NewCourse(s, rand.New(rand.NewPCG(seed, 2)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	c.Draws, c.Hurries = true, true
	return c
}

// Where passing went by what a player could do, that can be gone back to and done.
func TestWhatPassingWentByCanBeDone(t *testing.T) {
	c := gameCourse(t, 3)
	for c.State().Turn() < 2 {
		from := c.At()
		if err := c.PassTo(ToNextTurn, nil); err != nil {
			if err := c.Choose(0); err != nil {
				t.Fatal(err)
			}
			continue
		}
		for i := from + 1; i < c.At(); i++ {
			if c.moments[i].Kind != Decides {
				continue
			}
			last := c.At()
			c.GoTo(i)
			if !c.IsPresent() || c.game.OnlyPassing() {
				t.Fatalf("nothing can be done at moment %d", i)
			}
			if err := c.Choose(0); err != nil {
				t.Fatal(err)
			}
			if !c.Restore() || len(c.moments) != last+1 {
				t.Errorf("%d moments after acting otherwise and restoring, want %d", len(c.moments), last+1)
			}
			return
		}
	}
	t.Error("nobody could do anything in the first turn")
}

// Any mixture of acting, passing and going through the course leads where the same acts
// lead from the start.
func TestACourseIsWhatItsMovesMakeIt(t *testing.T) {
	played := gameCourse(t, 4).scenario
	rapid.Check(t, func(t *rapid.T) {
		c, err := NewCourse(played, rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 2)).IntN)
		if err != nil {
			t.Fatal(err)
		}
		c.Draws, c.Hurries = true, true
		for range rapid.IntRange(1, 8).Draw(t, "moves") {
			switch rapid.IntRange(0, 4).Draw(t, "move") {
			case 0:
				c.GoTo(rapid.IntRange(0, len(c.moments)-1).Draw(t, "to"))
			case 1:
				c.Back()
			case 2:
				_ = c.Forward()
			case 3:
				_ = c.PassTo(PassTarget(rapid.IntRange(0, 4).Draw(t, "target")), nil)
			default:
				c.GoTo(c.lastOfMove())
				if n := len(c.game.Options()); n > 0 {
					_ = c.Choose(rapid.IntRange(0, n-1).Draw(t, "option"))
				}
			}
		}
		again, err := NewSandbox(c.scenario)
		if err != nil {
			t.Fatal(err)
		}
		for i := range c.made {
			m, err := &c.made[i], error(nil)
			switch {
			case m.passes:
				err = again.Pass()
			default:
				err = again.Choose(m.places...)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if string(again.State().AppendFuture(nil)) != string(c.State().AppendFuture(nil)) {
			t.Fatal("the same moves lead elsewhere")
		}
	})
}

// In a position in which nobody can ever do anything, passing ends all the same.
func TestPassingEndsWhereNothingCanBeDone(t *testing.T) {
	b := sandboxOf(t, headWithText+`
question: Can anybody do anything?
ruling: No.
rules: [510.2]
setup:
  at: {turn: Avery, window: start of end phase, number: 3}
  Avery: {problem: {card: Cloudbursting}, deck: []}
  Blake: {problem: {card: Hungry Hungry Caterpillars}, deck: []}
steps: []
expect: [{window: start of end phase}]
`)
	c := CourseOf(b, nil)
	c.Hurries = true
	if err := c.Pass(); err != nil {
		t.Fatal(err)
	}
	if got := c.State().Turn(); got > 5 {
		t.Errorf("turn %d", got)
	}
	turn := c.State().Turn()
	if err := c.PassTo(ToEndOfFaceoff, nil); err != nil {
		t.Fatal(err)
	}
	if err := c.PassTo(ToNextChoice, nil); err != nil {
		t.Fatal(err)
	}
	if got := c.State().Turn(); got > turn+4 {
		t.Errorf("turn %d, from %d", got, turn)
	}
}

// Passing to the end of a faceoff stops where it is seen who has won, though nobody can do
// anything there; from there it leads on.
func TestPassingToTheEndOfAFaceoffShowsWhoHasWon(t *testing.T) {
	b := sandboxOf(t, fmt.Sprintf(scenariotest.AFaceoff, "deck: [Boulder]"))
	c := CourseOf(b, nil)
	c.Hurries = true
	if err := c.PassTo(ToEndOfFaceoff, nil); err != nil {
		t.Fatal(err)
	}
	if got := c.game.Window(); got != engine.EndOfFaceoff {
		t.Errorf("in window %v", got)
	}
	if !c.CanPassTo(ToEndOfFaceoff) {
		t.Error("passing can't lead on")
	}
	if err := c.PassTo(ToEndOfFaceoff, nil); err != nil {
		t.Fatal(err)
	}
	if c.game.InFaceoff() {
		t.Error("still in the faceoff")
	}
}

// Where an unknown card is asked for on the way to the end of a faceoff, passing goes on to there once it is named:
// from among the cards that the scenario names, or as any other.
func TestPassingGoesOnOnceACardIsNamed(t *testing.T) {
	for _, named := range []string{"", "Red Gala, Favorite Cousin"} {
		c := CourseOf(sandboxOf(t, fmt.Sprintf(scenariotest.AFaceoff, `deck: ["? x 9"]`)), nil)
		c.Hurries = true
		if err := c.PassTo(ToEndOfFaceoff, nil); err != nil {
			t.Fatal(err)
		}
		if !c.AsksForAnyCard() {
			t.Fatal("no card is asked for")
		}
		var err error
		if named == "" {
			err = c.Choose(0)
		} else {
			c, err = c.IsAny(scenariotest.Library(t), named)
		}
		if err != nil {
			t.Fatal(err)
		}
		if got := c.game.Window(); got != engine.EndOfFaceoff || c.State().Turn() != 3 {
			t.Errorf("%q: in window %v of turn %d", named, got, c.State().Turn())
		}
		if named != "" {
			continue
		}
		c.GoTo(0)
		if err := c.Pass(); err != nil { // which leads to nothing in particular
			t.Fatal(err)
		}
		if err := c.Choose(1); err != nil {
			t.Fatal(err)
		}
		if got := c.game.Window(); got == engine.EndOfFaceoff {
			t.Errorf("after a pass it stands in window %v", got)
		}
	}
}

// Acting as the scenario's next step says is that step: what is expected later holds, and
// the scenario goes on from there.
func TestActingAsTheNextStepSaysIsThatStep(t *testing.T) {
	scenarios, err := scenario.Shipped(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	acted := 0
	for i, s := range scenarios {
		if i%11 != 0 {
			continue
		}
		c, err := NewCourse(s, nil)
		if err != nil {
			t.Fatal(err)
		}
		for c.next < len(s.Steps) {
			step, next := &s.Steps[c.next], c.next
			switch {
			case step.Act != nil && step.Act.Pass:
				err = c.Pass()
			case step.Act != nil && !step.Act.Concede && !step.Rewound:
				var a board.Action
				if a, err = c.Resolve(step.Act); err == nil {
					err = c.Act(a)
				}
			default:
				err = c.step()
			}
			if err != nil {
				t.Fatalf("%s, step %d: %v", s.File, next+1, err)
			}
			if c.next <= next {
				t.Errorf("%s: step %d, %s, is left by acting so: next is %d", s.File, next+1, step.Text, c.next)
				break
			}
			if step.Act != nil {
				acted++
			}
		}
		for _, r := range c.Results() {
			if !r.OK {
				t.Errorf("%s: %s; but %s", s.File, r.Says, r.Instead)
			}
		}
	}
	if acted < 30 {
		t.Errorf("only %d acts were made", acted)
	}
}

// Whoever acts otherwise leaves the scenario's steps; passing one by one on the way to
// where a step passes to doesn't.
func TestPassingOneByOneStaysOnTheScenariosLine(t *testing.T) {
	b := sandboxOf(t, tiedAtCloudbursting)
	c := CourseOf(b, nil)
	for passes := 0; c.next == 0; passes++ {
		if passes > 20 {
			t.Fatal("the window after flips is never reached")
		}
		if err := c.Pass(); err != nil {
			t.Fatal(err)
		}
	}
	if got := c.next; got != 1 {
		t.Fatalf("the next step is %d", got)
	}
	if err := c.PassTo(ToNextChoice, nil); err != nil {
		t.Fatal(err)
	}
	if c.next < 2 {
		t.Errorf("the next step is %d after both have passed", c.next)
	}
	c.GoTo(0)
	if err := c.ToEnd(); err != nil {
		t.Errorf("the scenario can’t be gone on with: %v", err)
	}
}

// Passing one by one, after having gone back, to where a step passes to at once leaves no branch of the same.
func TestPassingOneByOneLeavesNoBranchOfTheSame(t *testing.T) {
	c := CourseOf(sandboxOf(t, tiedAtCloudbursting), nil)
	if err := c.step(); err != nil {
		t.Fatal(err)
	}
	reached := c.State().Key()
	for range 2 {
		if err := c.step(); err != nil {
			t.Fatal(err)
		}
	}
	moments := len(c.Moments())
	c.GoTo(0)
	passes := 0
	for ; c.State().Key() != reached; passes++ {
		if passes > 20 {
			t.Fatal("the window after flips is never reached")
		}
		if err := c.Pass(); err != nil {
			t.Fatal(err)
		}
	}
	if passes < 2 {
		t.Fatalf("only %d passes lead there", passes)
	}
	if len(c.Branches()) != 0 || len(c.Moments()) != moments || c.next != 1 {
		t.Errorf("%d branches, %d moments of %d, the next step is %d", len(c.Branches()), len(c.Moments()), moments,
			c.next)
	}
}

// Windows in which nobody could act are told apart from those that were passed by hand,
// and folded.
func TestTheTrailTellsWhichWindowsWentBy(t *testing.T) {
	c := gameCourse(t, 3)
	for c.State().Turn() < 3 {
		if c.Pass() != nil {
			if err := c.Choose(0); err != nil {
				t.Fatal(err)
			}
		}
	}
	told := func() (wentBy, quiet []string) {
		for _, line := range c.WholeTrail(board.NoPlayer) {
			switch {
			case line.ByItself:
				wentBy = append(wentBy, line.Text)
			case strings.HasPrefix(line.Text, "All pass: "):
				quiet = append(quiet, line.Text)
			}
		}
		return wentBy, quiet
	}
	wentBy, _ := told()
	if len(wentBy) == 0 || !slices.ContainsFunc(wentBy, func(s string) bool {
		return strings.Contains(s,
			"obody can act")
	}) {
		t.Fatalf("these went by: %q", wentBy)
	}
	lines := len(c.WholeTrail(board.NoPlayer))
	checkReopened(t, c)
	c.GoTo(0)
	if again, _ := told(); !slices.Equal(again, wentBy) || len(c.WholeTrail(board.NoPlayer)) != lines {
		t.Errorf("gone back, these went by: %q, want %q", again, wentBy)
	}
	c = gameCourse(t, 3)
	c.Hurries = false
	for c.State().Turn() < 3 {
		if c.Pass() != nil {
			if err := c.Choose(0); err != nil {
				t.Fatal(err)
			}
		}
	}
	if wentBy, quiet := told(); len(wentBy) > 0 || len(quiet) == 0 {
		t.Errorf("passed by hand, these went by: %q, and these were quiet: %q", wentBy, quiet)
	}
}

// checkReopened checks that the file of a course leads to the same trail and moments.
func checkReopened(t *testing.T, c *Course) {
	t.Helper()
	file, err := c.File(scenario.Kept{})
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(file), "pass by itself") {
		t.Fatalf("the file doesn’t say what went by:\n%s", file)
	}
	s, err := scenario.Read(scenariotest.Library(t), "game.yaml", file)
	if err != nil {
		t.Fatal(err)
	}
	again, err := ReopenCourse(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(again.WholeTrail(board.NoPlayer), c.WholeTrail(board.NoPlayer)) {
		t.Errorf("reopened, the trail is\n%s\nwant\n%s", FormatTrail(again.WholeTrail(board.NoPlayer)),
			FormatTrail(c.WholeTrail(board.NoPlayer)))
	}
	kinds := func(c *Course) (all []MomentKind) {
		for i := range c.moments {
			all = append(all, c.moments[i].Kind)
		}
		return all
	}
	if got, want := kinds(again), kinds(c); !slices.Equal(got, want) {
		t.Errorf("reopened, the moments are %v, want %v", got, want)
	}
	if rest, err := again.File(scenario.Kept{}); err != nil || string(rest) != string(file) {
		t.Errorf("kept again, the file is\n%s\nwant\n%s (%v)", rest, file, err)
	}
}

// Passing that is interrupted goes on as if it hadn't been, and can be ended there.
func TestPassingCanBeInterrupted(t *testing.T) {
	ends := func(every int) (string, int) {
		c := gameCourse(t, 5)
		for c.State().Decision().Kind != board.Opening {
			if c.Pass() != nil {
				if err := c.Choose(0); err != nil {
					t.Fatal(err)
				}
			}
		}
		p, passes := c.Passing(ToNextTurn), 0
		for going := true; going; {
			var err error
			until := passes + every
			if going, err = p.GoOn(func() bool { passes++; return every > 0 && passes > until }); err != nil {
				t.Fatal(err)
			}
		}
		return string(c.State().AppendFuture(nil)), len(c.moments)
	}
	want, moments := ends(0)
	for every := 1; every < 4; every++ {
		if got, n := ends(every); got != want || n != moments {
			t.Errorf("interrupted after every %d, it ends otherwise, with %d moments, want %d", every, n, moments)
		}
	}
}

// TestNoStepIsToComeThatCannotBeMade: once somebody does otherwise, the timeline counts only
// what going on can still make of the scenario's steps.
func TestNoStepIsToComeThatCannotBeMade(t *testing.T) {
	all, err := scenario.Shipped(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	fewer := 0
	for i := 0; i < len(all); i += 7 {
		c, err := NewCourse(all[i], func(n int) int { return n - 1 })
		if err != nil {
			t.Fatal(err)
		}
		if said := c.StepsThatGoOn(); said != c.StepsToCome() {
			t.Errorf("%s: %d steps go on, of %d to come before anything was done", all[i].File, said, c.StepsToCome())
		}
		if n := len(c.Options()); n == 0 || c.Choose(n-1) != nil {
			continue
		}
		said := c.StepsThatGoOn()
		c.GoTo(0)
		if again := c.StepsThatGoOn(); again != said {
			t.Errorf("%s: back at the start it says %d, not %d", all[i].File, again, said)
		}
		c.GoTo(len(c.Moments()) - 1)
		if said < c.StepsToCome() {
			fewer++
		}
		left := c.StepsToCome()
		for c.next < len(c.scenario.Steps) && c.step() == nil {
		}
		if made := left - c.StepsToCome(); made != said {
			t.Errorf("%s: %d steps can be made, not %d", all[i].File, made, said)
		}
	}
	if fewer == 0 {
		t.Error("in no scenario a step could not be made any more")
	}
}

// TestNothingMendsALineThatHasLeftTheSteps: where what is expected next still holds, the steps
// behind it go on no more than before.
func TestNothingMendsALineThatHasLeftTheSteps(t *testing.T) {
	all, err := scenario.Shipped(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	left := 0
	for i := 0; i < len(all); i += 7 {
		expects := slices.IndexFunc(all[i].Steps, func(s scenario.Step) bool { return s.Expects != nil })
		if expects < 1 {
			continue
		}
		c, err := NewCourse(all[i], nil)
		if err != nil {
			t.Fatal(err)
		}
		for c.next < expects && c.step() == nil {
		}
		if n := len(c.Options()); n == 0 || c.Choose(n-1) != nil || !c.StepsEnded() {
			continue
		}
		left++
		if c.ToEnd() == nil || !c.StepsEnded() {
			t.Errorf("%s: it goes on with step %d", all[i].File, c.next+1)
		}
	}
	if left == 0 {
		t.Error("nowhere the steps were left")
	}
}

func courseFrom(t testing.TB, name string) *Course {
	t.Helper()
	s, err := scenario.Load(scenariotest.Library(t), scenariotest.ShippedFile(t, name))
	if err != nil {
		t.Fatal(err)
	}
	c, err := NewCourse(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	return c
}
