package sandbox

import (
	"context"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/scenario/playing"
	"canterlaw/ui/internal/uitest"
)

// A mistake of the program amid a move is told, with the position kept, and the line, the
// trail and where it was made to copy.
func TestAFaultKeepsThePosition(t *testing.T) {
	f := openScenario(t, uitest.Landscape, spending)
	f.move(func() error {
		return &playing.Fault{What: "out of range", Trace: []string{"engine.Pass, priority.go:12"}}
	})
	f.reads("✕ Here the program made a mistake: out of range", "The position is as it was before")
	f.tap("Copy line and trail")
	f.reads("✓ The line, the trail and what is known of the mistake are copied.")
	copied := fyne.CurrentApp().Clipboard().Content()
	for _, want := range []string{"A turn", ": ", "engine.Pass, priority.go:12"} {
		if !strings.Contains(copied, want) {
			t.Errorf("what is copied lacks %q:\n%s", want, copied)
		}
	}
	f.stepForward()
	f.lacks("Copy line and trail")
}

// What takes long shows a bar beneath the track and how far it has come; what is done soon
// shows nothing.
func TestWhatTakesLongIsShown(t *testing.T) {
	f := openScenario(t, uitest.Landscape, spending)
	f.tap("Outcomes", "Find all outcomes")
	run := f.outcomes.run
	if f.busy.bar.Visible() {
		t.Error("it is shown at once")
	}
	f.busy.show(run)
	f.outcomes.tell(31204)
	if !f.busy.bar.Visible() || !f.busy.says.Visible() || f.busy.says.Text != "31,204 positions" {
		t.Errorf("it says %q", f.busy.says.Text)
	}
	at, size := f.busy.says.Position(), f.busy.says.Size()
	if at.X+size.Width > f.tableFrame.Size().Width {
		t.Error("how far it has come lies over the panel")
	}
	f.later()
	if f.busy.bar.Visible() || f.busy.says.Visible() {
		t.Error("it is shown after it is done")
	}
	done, cancel := context.WithCancel(context.Background())
	cancel()
	f.busy.show(done)
	if f.busy.bar.Visible() {
		t.Error("what was done soon is shown")
	}
}

// Of many options five at least are in view beside what they are passed to, in a window of the
// usual size.
func TestFiveOptionsAreInView(t *testing.T) {
	f := openLine(t, uitest.Landscape, "AP: dash, rainbowshine, emerald; BP: pinkie, 2 red gala; B at AP: timberwolf; "+
		"A 3t; A hand: swing, noteworthy, vidala; AH: holly dash")
	if n := len(f.places()); n < 6 {
		t.Fatalf("there are %d options, which shows nothing", n)
	}
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	fifth := f.decision.list.Objects[4]
	if bottom, end := at(fifth).Y+fifth.Size().Height, at(f.read).Y; bottom > end {
		t.Errorf("the fifth option ends at %v, below %v", bottom, end)
	}
}

// A file with steps is played, from where its position is.
func TestAFileWithStepsIsPlayed(t *testing.T) {
	f := openKeeping(t, t.TempDir())
	f.OpenPosition("steps.yaml", []byte(invented+"steps:\n- A: pass\n- B: pass\n"))
	if f.IsSettingUp() || f.sandbox == nil {
		t.Fatal("it is set up")
	}
	f.reads("Next, step 1 of 2")
	f.stepForward()
	f.reads("Next, step 2 of 2")
	f.OpenPosition("none.yaml", []byte(invented))
	if !f.IsSettingUp() {
		t.Error("a position without steps isn't set up")
	}
}

// In a faceoff it is said, at the Problem's edges, who has confronted it and who meets it.
func TestAFaceoffSaysWhoMeetsItsProblem(t *testing.T) {
	f := openLine(t, uitest.Landscape, "A after flips at AP; AP: dash, sugar twist; "+
		"B at AP: applejack, 2 orange friend 3; A flips: emerald green; B flips: red gala; confronted AP")
	f.reads("confronted", "Blake meets it")
}

// What is selected takes room from the trail: the present line stays in view.
func TestThePresentLineStaysInViewBesideWhatIsSelected(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	f.tabs.SelectIndex(trailTab)
	for range 12 {
		f.stepForward()
	}
	if f.presentRow < 6 {
		t.Fatalf("the present line is row %d, which shows nothing", f.presentRow)
	}
	bottom := func() float32 { return f.trail.Scrolled().Below }
	before, row := bottom(), f.trail.Scrolled().Row
	f.acts.chosen = 1
	f.showChosen()
	if after := f.trail.Scrolled(); after.Row < row || after.Row == row && after.Below <= before {
		t.Errorf("the trail is scrolled to row %d as before, though it has less room", after.Row)
	}
}
