package sandbox

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// Scenarios that come while the screen isn't in view are all listed when it comes into view,
// those that were laid out before and those that were not: nothing waits for them in vain.
func TestScenariosThatCameUnseenAreListed(t *testing.T) {
	test.NewTempApp(t)
	w := test.NewTempWindow(t, nil)
	s := New(Options{Window: w})
	w.SetContent(s.Content)
	w.Resize(fyne.NewSize(900, 700))
	s.InView(false)
	before := s.chooser.list.Rows()
	s.SetScenarios(scenarios())
	if !slices.Equal(s.chooser.list.Rows(), before) {
		t.Fatal("rows are laid out that nobody sees")
	}
	parts := 0
	for ; s.Prepare(); parts++ {
		if parts > len(scenarios()) {
			t.Fatal("laying out has no end")
		}
	}
	if parts == 0 {
		t.Error("all rows are laid out at once")
	}
	s.InView(true)
	if got := len(s.chooser.list.Rows()); got != len(scenarios()) {
		t.Errorf("%d rows, want %d", got, len(scenarios()))
	}
}
