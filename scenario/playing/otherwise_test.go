package playing

import (
	"strings"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

// TestAReadingIsSwitchedOnTheSpot: the same decisions are made, up to where what happens
// is another, and the first moment of that is told; switching back leads to the same
// course again.
func TestAReadingIsSwitchedOnTheSpot(t *testing.T) {
	lib := scenariotest.Library(t)
	c := courseFrom(t, "endless-tie")
	if err := c.ToEnd(); err != nil {
		t.Fatal(err)
	}
	at, key := c.At(), c.State().Key()
	decided := c.Decided()
	if len(decided) != 1 || decided[0].Point.ID != "endless-tie" || decided[0].Reading != 0 {
		t.Fatalf("decided: %+v", decided)
	}
	ways := c.Ways()
	if len(ways) < 4 || ways[0].Point != "endless-tie" || ways[0].Words() != decided[0].Point.Readings[1].Says {
		t.Fatalf("ways: %+v", ways)
	}
	other, err := c.Otherwise(lib, ways[0])
	if err != nil {
		t.Fatal(err)
	}
	if c.At() != at || c.State().Key() != key {
		t.Error("the course itself has moved")
	}
	a, b := c.WholeTrail(board.NoPlayer), other.WholeTrail(board.NoPlayer)
	inA, inB := FirstOtherwise(a, b)
	if inA < 0 || a[inA].Text == b[inB].Text || other.First < 0 {
		t.Fatalf("nothing differs: %d %d %d", inA, inB, other.First)
	}
	if m := other.Moments()[other.First]; m.Entries <= b[inB].Entry || other.First > 0 &&
		other.Moments()[other.First-1].Entries > b[inB].Entry {
		t.Errorf("the first moment that differs has %d entries, the first line that does is entry %d", m.Entries,
			b[inB].Entry)
	}
	back, err := other.Otherwise(lib, Otherwise{Point: "endless-tie", Reading: decided[0].Point.Readings[0].ID})
	if err != nil {
		t.Fatal(err)
	}
	if again, _ := FirstOtherwise(a, back.WholeTrail(board.NoPlayer)); again >= 0 && back.Stopped == nil {
		t.Errorf("switched back, line %d is another", again)
	}
}

// TestAWindowThatGoesByIsNotTheFirstDifference, unless nothing else differs: a judge looks
// for what happens otherwise.
func TestAWindowThatGoesByIsNotTheFirstDifference(t *testing.T) {
	line := func(text string, quiet bool) Line { return Line{Text: text, Quiet: quiet} }
	ready, played := line("Avery readies", false), line("Avery plays a card", false)
	one, two := line("All pass: after flips", true), line("All pass: after flips, end of faceoff", true)
	for _, c := range []struct {
		why    string
		a, b   []Line
		wa, wb int
	}{
		{"the card comes first", []Line{ready, one, played}, []Line{ready, two}, 2, 2},
		{"one side has no window", []Line{ready, one, played}, []Line{ready, ready}, 2, 1},
		{"nothing else", []Line{ready, one, played}, []Line{ready, two, played}, 1, 1},
		{"nothing at all", []Line{ready, one}, []Line{ready, one}, -1, -1},
	} {
		if a, b := FirstOtherwise(c.a, c.b); a != c.wa || b != c.wb {
			t.Errorf("%s: the first difference is at %d and %d, want %d and %d", c.why, a, b, c.wa, c.wb)
		}
	}
}

// TestEveryPointCanBeSwitchedWhereItDecided, in all scenarios that choose a reading, and
// each edition taken.
func TestEveryPointCanBeSwitchedWhereItDecided(t *testing.T) {
	lib := scenariotest.Library(t)
	all, err := scenario.Shipped(lib)
	if err != nil {
		t.Fatal(err)
	}
	switched, differ := 0, 0
	for _, s := range all {
		if len(s.Disputed) == 0 {
			continue
		}
		c, err := NewCourse(s, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.ToEnd(); err != nil {
			t.Fatal(err)
		}
		for _, way := range c.Ways() {
			other, err := c.Otherwise(lib, way)
			if err != nil {
				if way.Edition == "" {
					t.Errorf("%s, %+v: %v", s.File, way, err)
				}
				continue
			}
			switched++
			if other.First >= 0 {
				differ++
			}
		}
	}
	if switched < 100 || differ < 30 {
		t.Errorf("%d switched, %d differ", switched, differ)
	}
	t.Logf("%d switched, %d differ", switched, differ)
}

// TestAnOwnCourseIsReplayed with the moves that were made on the table, not only a file's
// steps.
func TestAnOwnCourseIsReplayed(t *testing.T) {
	c := courseFrom(t, "annotated-example")
	c.Hurries = true
	for range 3 {
		if err := c.Forward(); err != nil {
			t.Fatal(err)
		}
	}
	if err := c.PassTo(ToNextTurn, nil); err != nil {
		t.Fatal(err)
	}
	if !c.HasOwnMoves() {
		t.Fatal("nothing but the scenario’s steps was done")
	}
	other, err := c.Otherwise(scenariotest.Library(t), Otherwise{Edition: "canterlot-nights"})
	if err != nil {
		t.Fatal(err)
	}
	if len(other.Moments()) < 3 || other.Scenario().Edition != "canterlot-nights" {
		t.Errorf("%d moments by %s: %v, %d of %d", len(other.Moments()), other.Scenario().Edition, other.Stopped,
			other.Scenario().Kept.Step, len(other.Scenario().Steps))
	}
}

func TestTheHeadOfAFileIsChanged(t *testing.T) {
	const file = "# comment\nformat: 1\nid: x\ntitle: Old\nquestion: >\n  Long\n  one\nsetup:\n  at: 1\n"
	for _, c := range []struct{ key, value, want string }{
		{"title", "New", "title: New\nquestion"},
		{"question", "Short", "title: Old\nquestion: Short\nsetup:"},
		{"edition", "canterlot-nights", "title: Old\nedition: canterlot-nights\nquestion"},
		{"question", "", "title: Old\nsetup:"},
		{"edition", "", file},
	} {
		if got := string(WithHead([]byte(file), c.key, c.value)); !strings.Contains(got, c.want) {
			t.Errorf("%s as %q:\n%s", c.key, c.value, got)
		}
	}
}

// BenchmarkOtherwise switches a reading: from the press to the course that is shown.
func BenchmarkOtherwise(b *testing.B) {
	lib := scenariotest.Library(b)
	c := courseFrom(b, "endless-tie")
	if err := c.ToEnd(); err != nil {
		b.Fatal(err)
	}
	way := c.Ways()[0]
	for b.Loop() {
		if _, err := c.Otherwise(lib, way); err != nil {
			b.Fatal(err)
		}
	}
}
