package sandbox

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"canterlaw/engine"
	"canterlaw/ui/internal/uitest"
)

// TestTheTrackNamesTheWindowsBesideThePresentOne where there is no room for the names of all.
func TestTheTrackNamesTheWindowsBesideThePresentOne(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	f.press("E") // to the end of the faceoff
	var written []string
	for _, o := range f.track.CreateRenderer().Objects() {
		if text, is := o.(*canvas.Text); is {
			written = append(written, text.Text)
		}
	}
	for _, want := range []string{"Score", "Faceoff", "start", "flips", "tie flips", "end"} {
		if !slices.Contains(written, want) {
			t.Errorf("%q isn’t on the track: %q", want, written)
		}
	}
	if slices.Contains(written, "start of step") {
		t.Errorf("a window of the step around the faceoff is named, too: %q", written)
	}

	for _, p := range f.track.now.Phases {
		if p.State == engine.Now {
			all, beside, dots := bitsOf(&p, allOfIt, false), bitsOf(&p, besideIt, false), bitsOf(&p, dotsOnly, false)
			if len(all) != len(beside) || len(all) != len(dots) {
				t.Errorf("there are %d, %d and %d pieces", len(all), len(beside), len(dots))
			}
		}
	}
}

// TestWhatIsSelectedStandsApart from what there is to read above it, whose last line is cut.
func TestWhatIsSelectedStandsApart(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	f.tapCard("Rainbow Dash")
	for _, o := range f.selected.CreateRenderer().Objects() {
		if text, is := o.(*canvas.Text); is && text.Text == "Selected" && text.Position().Y < 6 {
			t.Errorf("it stands %v below what is read", text.Position().Y)
		}
	}
	f.reads("Selected")
}

// TestAStopIsMarkedAtOnce where it is set, and no more once it is taken away.
func TestAStopIsMarkedAtOnce(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	drawn := test.WidgetRenderer(f.track) // of what is on the screen
	marks := func() int { return len(drawn.Objects()) }
	end := f.track.now.Phases[len(f.track.now.Phases)-1]
	before := marks()
	f.toggleStop(end)
	if marks() <= before {
		t.Errorf("a stop at %s isn’t marked", end.Short)
	}
	f.toggleStop(end)
	if marks() != before {
		t.Errorf("the stop at %s is still marked", end.Short)
	}
}
