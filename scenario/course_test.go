package scenario

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
)

// courseOf begins a course of a shipped scenario.
func courseOf(t testing.TB, title string) *Course {
	t.Helper()
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	all, err := Shipped(lib)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(all, func(s *Scenario) bool { return s.Title == title })
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
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	decks, err := lib.ThemeDecks()
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewGame(decks[0], decks[1])
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
