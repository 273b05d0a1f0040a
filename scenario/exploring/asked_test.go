package exploring

import (
	"context"
	"errors"
	"slices"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/playing"
)

// TestOutcomesFromAnyMoment are found at each moment of a scenario at which somebody
// decides, until each end and told apart by each thing; and each line leads, when it is
// played, to the outcome that it is listed for.
func TestOutcomesFromAnyMoment(t *testing.T) {
	for _, name := range []string{"explore-winning-this-turn", "annotated-example"} {
		c := courseFrom(t, name)
		c.Hurries = true
		if err := c.ToEnd(); err != nil {
			t.Fatal(err)
		}
		asked, played := 0, 0
		for place, m := range c.Moments() {
			if m.Kind != playing.Decides || m.State.Result().Over {
				continue
			}
			c.GoTo(place)
			for _, until := range Untils(c.Sandbox) {
				for _, apart := range Aparts(c.Sandbox) {
					asks := Asked{Until: until.Place, Subjects: apart.Subjects, Table: apart.Table}
					found, err := Here(c.Sandbox, context.Background(), &asks, 2_000, nil)
					if err != nil {
						t.Fatal(err)
					}
					if asked++; found.Complete && len(found.Outcomes) == 0 {
						t.Errorf("%s, moment %d, %s, %s: no outcomes", name, place, until.Name, apart.Name)
					}
					says := map[string]bool{}
					for i := range min(3, len(found.Outcomes)) {
						o := &found.Outcomes[i]
						if says[o.Says] {
							t.Errorf("%s, moment %d, %s, %s: two outcomes are %q", name, place, until.Name, apart.Name,
								o.Says)
						}
						says[o.Says] = true
						checkPlays(t, c, place, &asks, o)
						played++
					}
				}
			}
		}
		if asked < 50 || played < 100 {
			t.Errorf("%s: asked only %d times, played %d lines", name, asked, played)
		}
	}
}

func checkPlays(t *testing.T, c *playing.Course, place int, asks *Asked, o *ExploredResult) {
	t.Helper()
	other := playing.CourseOf(c.Copy(), nil) // so that the course stays as it is
	start := other.State().Clone()
	if err := other.Play(o.Answers); err != nil {
		t.Errorf("moment %d: the line to %q: %v", place, o.Says, err)
		return
	}
	if got := outcome(other.Sandbox, asks, start); got != o.Says {
		t.Errorf("moment %d: the line to %q leads to %q", place, o.Says, got)
	}
}

// TestAPlayedLineCanBeGoneBackIn: it is one move, each choice in it is a moment, and what
// was there before comes back.
func TestAPlayedLineCanBeGoneBackIn(t *testing.T) {
	c := courseFrom(t, "explore-winning-this-turn")
	found, err := Here(c.Sandbox, context.Background(), asks(c.Scenario()), DefaultLimit, nil)
	if err != nil || !found.Complete || len(found.Outcomes) < 2 {
		t.Fatal(found, err)
	}
	before := c.State().Key()
	for i := range found.Outcomes {
		o := &found.Outcomes[i]
		if err := c.Play(o.Answers); err != nil {
			t.Fatal(err)
		}
		decided := 0
		for _, m := range c.Moments() {
			if m.Kind == playing.Decides {
				decided++
			}
		}
		if decided <= len(o.Line)/2 {
			t.Errorf("%q: %d moments at which somebody decides, for %d choices", o.Says, decided, len(o.Line))
		}
		c.GoTo(0)
		if c.State().Key() != before {
			t.Fatal("back at the start the state is another")
		}
	}
}

// BenchmarkOutcomesHere finds, from the position, the outcomes of positions full of card
// text, as the table asks for them.
func BenchmarkOutcomesHere(b *testing.B) {
	for _, name := range []string{"explore-winning-this-turn", "explore-friends-who-help-each-other",
		"explore-two-tables-full-of-text"} {
		b.Run(name, func(b *testing.B) {
			c := courseFrom(b, name)
			asks := asks(c.Scenario())
			for b.Loop() {
				found, err := Here(c.Sandbox, context.Background(), asks, DefaultLimit, nil)
				if err != nil || !found.Complete {
					b.Fatal(found, err)
				}
				b.ReportMetric(float64(found.States), "states")
			}
		})
	}
}

// TestOutcomesAmidAMove, such as between the flips of a faceoff that was passed through:
// what had been decided by then stays so, nothing that was decided later, and the lines can
// be played from there.
func TestOutcomesAmidAMove(t *testing.T) {
	c := courseFrom(t, "tied-twice")
	c.Draws, c.Random = true, func(int) int { return 0 }
	if err := c.PassTo(playing.ToEndOfFaceoff, nil); err != nil {
		t.Fatal(err)
	}
	amid, played := 0, 0
	for place := range 12 {
		c.GoTo(place)
		m := c.Shown()
		if m.Kind == playing.Decides || m.State.Result().Over {
			continue
		}
		next := c.Next()
		passed := 0
		for _, e := range next.Entries()[m.Entries:] {
			if e.Kind == board.Passed || e.Kind == board.Decided && !e.Folded {
				passed++
			}
		}
		if passed > 0 {
			t.Errorf("moment %d: somebody decides before the next decision", place)
		}
		asks := Asked{Until: Untils(next)[0].Place, Subjects: Aparts(next)[0].Subjects}
		found, err := Here(next, context.Background(), &asks, 500, nil)
		if err != nil || len(found.Outcomes) == 0 {
			t.Fatalf("moment %d: %v", place, err)
		}
		amid++
		switch err := c.Play(found.Outcomes[0].Answers); {
		case errors.Is(err, playing.ErrAmidStep):
			continue
		case err != nil:
			t.Fatalf("moment %d: playing %q: %v", place, found.Outcomes[0].Says, err)
		}
		played++
		if back, here := c.PlaceOf(m.State); !here || c.Moments()[back].Entries != m.Entries {
			t.Fatalf("moment %d is not on the line that was played from it", place)
		}
	}
	if amid < 3 {
		t.Errorf("only %d moments amid moves, %d lines played", amid, played)
	}
	t.Logf("%d moments, %d lines played", amid, played)
}

func courseFrom(t testing.TB, name string) *playing.Course {
	t.Helper()
	s, err := scenario.Load(scenariotest.Library(t), scenariotest.ShippedFile(t, name))
	if err != nil {
		t.Fatal(err)
	}
	c, err := playing.NewCourse(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// A line that only goes on from where another ended has all of it: beside it, that would be a
// branch of nothing.
func TestALineThatGoesOnLeavesNoBranch(t *testing.T) {
	c := courseFrom(t, "tied-faceoff-exhausted-and-frightened")
	for c.Game().OnlyPassing() {
		if err := c.Pass(); err != nil {
			t.Fatal(err)
		}
	}
	passed := c.State().Key()
	c.GoTo(0)
	until, apart := Untils(c.Sandbox)[0], Aparts(c.Sandbox)[0]
	asks := Asked{Until: until.Place, Subjects: apart.Subjects, Table: apart.Table}
	found, err := Here(c.Sandbox, context.Background(), &asks, 2_000, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Play(found.Outcomes[0].Answers); err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(c.Moments(), func(m playing.Moment) bool { return m.State.Key() == passed }) ||
		c.State().Key() == passed {
		t.Fatal("the outcome’s line doesn’t go on from where the other ended")
	}
	if branches := c.Branches(); len(branches) > 0 {
		t.Errorf("beside it are %+v", branches)
	}
}
