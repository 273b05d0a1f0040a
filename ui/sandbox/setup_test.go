package sandbox

import (
	"maps"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/scenario/position"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
)

// pressInSetup presses a key of setting up, where nothing has the focus.
func (f *fixture) pressInSetup(key fyne.KeyName) {
	f.t.Helper()
	if !f.SetupKeys().Press(keys.Alone(key)) {
		f.t.Fatalf("%s does nothing", key)
	}
}

// TestAPositionIsSetUpAndPlayed, and what is played leads back to the position.
func TestAPositionIsSetUpAndPlayed(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			if !f.Keys().Press(keys.Control(fyne.KeyN)) || !f.IsSettingUp() {
				t.Fatal("no position is set up")
			}
			uitest.CheckInside(t, f.canvas)
			uitest.Type(t, f.canvas, "AP: dash, emerald; A 3t; A hand: swing")
			uitest.Press(t, f.canvas, fyne.KeyReturn)
			id := f.setup.Position().ID()
			f.pressInSetup(fyne.KeyF5)
			if f.IsSettingUp() || f.Playing() == "" || id != "" && f.Playing() != id {
				t.Fatalf("what is played is %q", f.Playing())
			}
			f.reads("Emerald Green", "Go on")
			if got := f.sandbox.State().Tokens(0); got != 3 {
				t.Errorf("Avery has %d action tokens", got)
			}
			f.tap("Set up")
			if !f.IsSettingUp() {
				t.Fatal("the way doesn't lead back")
			}
			if got := len(f.setup.Position().All()); got != 3 {
				t.Errorf("%d cards are set up", got)
			}
			f.Close()
			f.reads("What happens here?", "← Back to setting up “Untitled position”")
		})
	}
}

// TestAScenarioIsSetUpFrom as a position of its own, which runs.
func TestAScenarioIsSetUpFrom(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	f.tap("Set up")
	if got, want := f.setup.Title(), tie+", changed"; got != want {
		t.Errorf("it is called %q, want %q", got, want)
	}
	p := f.setup.Position()
	if p.Moment.Name != "after flips" || p.Players[position.Blake].Score != 5 {
		t.Errorf("play begins at %q, Blake has %d points", p.Moment.Name, p.Players[position.Blake].Score)
	}
	f.pressInSetup(fyne.KeyF5)
	f.reads(tie+", changed", "flips")
}

// TestAGameBecomesAPosition at the moment that is shown, also one gone back to: its cards,
// its turn and its history, to be changed and run; the game can be gone on with.
func TestAGameBecomesAPosition(t *testing.T) {
	folder := t.TempDir()
	f := openKeeping(t, folder)
	f.setUpAndRun("AP: dash, emerald; A 3t; A hand: swing; BP: pinkie, red gala/ex")
	f.stepForward()
	f.stepForward()
	f.sandbox.Back()
	state := f.sandbox.State()
	inPlay, name := len(state.InPlay()), f.sandbox.Scenario().Title
	f.tap("Set up this moment")
	if !f.IsSettingUp() {
		t.Fatal("nothing is set up")
	}
	f.reads("✓ Set up from the moment that was shown.")
	p := f.setup.Position()
	if p.Players[position.Avery].Tokens != 3 || len(p.Course) > 0 || p.Title() != name+", changed" {
		t.Errorf("set up are %d tokens, a course of %d, and it is called %q", p.Players[position.Avery].Tokens,
			len(p.Course), p.Title())
	}
	f.pressInSetup(fyne.KeyF5)
	if got := len(f.sandbox.State().InPlay()); got != inPlay {
		t.Errorf("%d cards are in play, want %d", got, inPlay)
	}
	f.reads("Emerald Green", "Red Gala")
}

// TestAGameThatHasNoFileIsNotSetUp from.
func TestAGameThatHasNoFileIsNotSetUp(t *testing.T) {
	f := openGame(t, uitest.Landscape)
	f.lacks("Set up")
}

// TestARunMovesNothing: Problems lie in play where they lay in setting up, with a Dilemma and without one.
func TestARunMovesNothing(t *testing.T) {
	for name, size := range map[string]fyne.Size{"level": fyne.NewSize(1280, 800), "upright": fyne.NewSize(800, 1280),
		"large": fyne.NewSize(1920, 1080)} {
		for _, line := range []string{"AP: dash, emerald; A at BP: falcon",
			"AP: dash; B dilemma nightmare scenario: falcon"} {
			f := open(t, size)
			f.Keys().Press(keys.Control(fyne.KeyN))
			uitest.Type(t, f.canvas, line)
			uitest.Press(t, f.canvas, fyne.KeyReturn)
			before := problemsAt(f)
			f.pressInSetup(fyne.KeyF5)
			if after := problemsAt(f); len(before) < 2 || !maps.EqualFunc(before, after,
				func(one, other int) bool { return one-other <= 1 && other-one <= 1 }) {
				t.Errorf("%s, %q: Problems lie at %v and, once it runs, at %v", name, line, before, after)
			}
		}
	}
}

// problemsAt says how far from the left the names of the Problems stand that lie on the table.
func problemsAt(f *fixture) map[string]int {
	at := map[string]int{}
	for _, l := range uitest.Lines(f.canvas) {
		isName := slices.Contains([]string{"Cloudbursting", "Runaway Cart", "Nightmare Scenario"}, l.Text)
		if _, isSeen := at[l.Text]; isName && !isSeen {
			at[l.Text] = int(l.At.X + 0.5)
		}
	}
	return at
}
