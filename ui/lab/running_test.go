package lab

import (
	"testing"

	"canterlaw/rulesdb"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

// While a proposal runs, each stands where it stood before: whoever presses twice presses the same.
func TestAListStaysWhileAProposalRuns(t *testing.T) {
	library, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	w := uitest.NewWindow(t, uitest.Landscape)
	page, runs := look.NewPage(), 0
	p := New(Options{Window: w, Background: func(func()) { runs++ }, Soon: func(do func()) { do() }})
	p.Changed = func() { page.ShowInPlace(p.Objects()...) }
	p.SetLibrary(library)
	w.SetContent(page.Content)
	w.Resize(uitest.Landscape)
	p.Changed()
	for _, proposal := range p.Proposals() {
		before := uitest.Where(t, w.Canvas(), proposal.Title)
		uitest.Tap(t, w.Canvas(), proposal.Title)
		if at := uitest.Where(t, w.Canvas(), proposal.Title); at != before {
			t.Errorf("%s stood at %v, and now at %v", proposal.Title, before, at)
		}
		ran := runs
		uitest.Tap(t, w.Canvas(), proposal.Title)
		if runs != ran {
			t.Errorf("%s runs a second time", proposal.Title)
		}
	}
}
