package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/scenario"
	"canterlaw/search"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/reference"
)

// TestEveryDisputedPointHasAPage with all its readings and rules, and the positions
// that show them.
func TestEveryDisputedPointHasAPage(t *testing.T) {
	for name, size := range map[string]fyne.Size{"landscape": uitest.Landscape, "portrait": uitest.Portrait} {
		t.Run(name, func(t *testing.T) {
			s := openShell(t, size)
			s.setScenarios(shippedScenarios())
			points, err := scenario.DisputedPoints()
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range points {
				s.reference.Open(reference.Place{Kind: search.Ruling, ID: p.ID})
				wantTitle(t, s, p.Title+" – Canterlaw")
				wantWords(t, s, "1. "+p.Readings[0].Says)
				if p.InEngine {
					wantWords(t, s, "Read so unless a position or its edition says otherwise.")
					wantText(t, s, "Shown in")
				}
				for _, number := range p.Rules {
					wantText(t, s, number.String())
				}
				uitest.CheckInside(t, s.window.Canvas())
				if t.Failed() {
					t.Fatalf("at the point %s", p.ID)
				}
			}
		})
	}
}

// TestARuleLeadsToWhatItLeavesOpen, which leads on to the rulebook that settles it and
// to a position; the list leads there too, and what is cited is said.
func TestARuleLeadsToWhatItLeavesOpen(t *testing.T) {
	s := openShell(t, uitest.Large)
	s.setScenarios(shippedScenarios())
	c := s.window.Canvas()
	const title = "Negative power in a power total"

	uitest.Type(t, c, "105.2") // so that the results don't list all that there is
	uitest.Press(t, c, fyne.KeyReturn)
	wantText(t, s, "Not settled")
	uitest.Tap(t, c, title)
	wantTitle(t, s, title+" – Canterlaw")
	uitest.Tap(t, c, "Copy citation")
	if got, want := copied(), title+" (Canterlaw, disputed point negative-power)"; got != want {
		t.Errorf("cited as %q, want %q", got, want)
	}
	uitest.Tap(t, c, scenario.DisputedTitle)
	wantTitle(t, s, scenario.DisputedTitle+" – Canterlaw")
	s.reference.Back()
	uitest.Tap(t, c, "Canterlot Nights: Negative Values")
	wantTitle(t, s, "Negative Values – Canterlaw")
	uitest.Tap(t, c, "disputed point negative-power")
	wantTitle(t, s, title+" – Canterlaw")
}
