package sandbox

import (
	"strings"
	"testing"

	"canterlaw/ui/internal/uitest"
)

// At an earlier moment of the trail a judge is told what going back there comes to; at the
// last one there is nothing to undo.
func TestAnEarlierMomentSaysWhatCanBeUndone(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	if f.canRewind() || len(f.rewindRows()) > 0 {
		t.Error("there is something to undo at the beginning")
	}
	if err := f.course.ToEnd(); err != nil {
		t.Fatal(err)
	}
	f.course.GoTo(0)
	f.show("")
	f.openTab(rulingTab)
	var all strings.Builder
	for _, row := range f.rewindRows() {
		all.WriteString(row.Markdown + "\n")
	}
	for _, want := range []string{"Back to before this", "Public since", "Jetstream, All Heart", "](floor:",
		"(rule:705.2)"} {
		if !strings.Contains(all.String(), want) {
			t.Errorf("%q is not in\n%s", want, all.String())
		}
	}
	f.showRewind()
	f.reads("Back to before this:", "Public since")
	uitest.CheckInside(t, f.canvas)
}
