package sandbox

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/scenario/playing"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
	"canterlaw/ui/look"
)

// slowly makes every look at the clock a slow one.
func (f *fixture) slowly() {
	now := time.Now()
	f.options.Now = func() time.Time {
		now = now.Add(patience * 3 / 4)
		return now
	}
	f.passesSlowly = true
}

// Passing that takes long is shown; it ends where it would have ended at once.
func TestPassingThatTakesLongIsShown(t *testing.T) {
	f := openLine(t, uitest.Landscape, inMain)
	f.press(fyne.KeyT)
	want := string(f.sandbox.State().AppendFuture(nil))
	f.press(fyne.KeyHome)
	f = openLine(t, uitest.Landscape, inMain)
	f.slowly()
	f.press(fyne.KeyT)
	f.reads("Passing …", "Stop here")
	f.press(fyne.Key1, fyne.KeySpace, fyne.KeyLeft) // nothing but Escape is heard
	slices := 0
	for ; f.passing != nil; slices++ {
		if slices > 200 {
			t.Fatal("passing never ends")
		}
		f.later()
	}
	f.lacks("Passing …")
	if got := string(f.sandbox.State().AppendFuture(nil)); got != want || slices == 0 {
		t.Errorf("after %d slices it ends elsewhere than at once", slices)
	}
}

func TestEscapeStopsPassing(t *testing.T) {
	f := openLine(t, uitest.Landscape, inMain)
	f.slowly()
	f.press(fyne.KeyT)
	f.later()
	turn := f.sandbox.State().Turn()
	f.press(fyne.KeyEscape)
	if f.passing != nil || f.sandbox.State().Turn() != turn {
		t.Fatalf("it goes on: turn %d", f.sandbox.State().Turn())
	}
	f.lacks("Passing …")
	f.later() // which was under way
	if at := len(f.course.Moments()) - 1; !f.course.IsPresent() || f.course.At() != at {
		t.Errorf("at moment %d of %d", f.course.At(), at)
	}
	f.slowly()
	f.press(fyne.KeyT)
	f.Close() // amid it
	f.later()
	if f.sandbox != nil || f.passing != nil {
		t.Error("leaving doesn’t end passing")
	}
}

// Control with an arrow goes from turn to turn.
func TestGoingByTurns(t *testing.T) {
	f := openGame(t, uitest.Landscape)
	f.press(fyne.Key1, fyne.Key1)
	for range 120 {
		if f.sandbox.State().Turn() >= 4 {
			break
		}
		if f.course.CanPassTo(playing.ToNextTurn) {
			f.press(fyne.KeyT)
		} else {
			f.press(fyne.Key1)
		}
	}
	end := f.course.At()
	turns := []int{f.then.State().Turn()}
	for range 2 {
		f.Keys().Press(keys.Control(fyne.KeyLeft))
		turns = append(turns, f.then.State().Turn())
	}
	if last := turns[0]; last < 3 || turns[1] < last-1 || turns[2] != turns[1]-1 {
		t.Fatalf("back by turns leads to %v", turns)
	}
	before := f.then.State().Turn()
	f.Keys().Press(keys.Control(fyne.KeyRight))
	if got := f.then.State().Turn(); got != before+1 {
		t.Errorf("from turn %d, on leads to %d", before, got)
	}
	f.reads("to come")
	for range 6 {
		f.Keys().Press(keys.Control(fyne.KeyRight))
	}
	if f.course.At() != end {
		t.Errorf("on and on leads to moment %d, want %d", f.course.At(), end)
	}
	f.lacks("to come")
	f = openScenario(t, uitest.Landscape, tie)
	f.reads("5 steps to come")
	f.Keys().Press(keys.Control(fyne.KeyRight))
	if next := f.course.NextStep(); next != len(f.course.Scenario().Steps) {
		t.Errorf("the next step is %d", next)
	}
	f.press(fyne.KeyHome)
	if f.course.At() != 0 || f.then.State().Decision().Kind == board.NoDecision {
		t.Error("the start isn’t reached")
	}
}

// What can be passed to takes two rows at most: the trail has the room beneath.
func TestPassingToTakesTwoRows(t *testing.T) {
	for _, line := range []string{inMain, "A after flips at AP; AP: dash; B at AP: pinkie; confronted AP; met AP"} {
		f := openLine(t, uitest.Landscape, line)
		flow := f.decision.passingTo()[1]
		flow.Resize(fyne.NewSize(look.PanelWidth(uitest.Landscape.Width)-2*panelEdge, 0))
		if high := flow.MinSize().Height; high > 2*31+8 {
			t.Errorf("%s: it is %v high", line, high)
		}
	}
}
