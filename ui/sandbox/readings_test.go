package sandbox

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
)

// endless is a scenario in which a point decides that the rules don't settle.
const endless = "A tie that no card can break"

// TestAReadingIsSwitchedAtTheTable: the table says where a point decides that the rules
// don't settle; both readings stand beside each other, and the other one is played on.
func TestAReadingIsSwitchedAtTheTable(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			f := openScenario(t, size, endless)
			f.lacks("The rules don’t settle this")
			f.press(fyne.KeyEnd)
			for f.pointHere() == nil && f.course.CanGoBack() {
				f.press(fyne.KeyLeft)
			}
			f.reads("The rules don’t settle this", "read otherwise")
			before := f.sandbox
			f.follow(otherwiseAddress + "endless-tie")
			f.reads("As it was played", "lines are alike; the first that differs is marked", "≠ ")
			f.tap("Copy as Markdown")
			if copied := fyne.CurrentApp().Clipboard().Content(); !strings.Contains(copied, "| As it was played |") || !strings.Contains(copied, "≠ ") {
				t.Errorf("the copy has no two columns:\n%s", copied)
			}
			f.tap("Play on so")
			if f.sandbox == before || f.sandbox.Scenario().Disputed["endless-tie"] == "" {
				t.Error("the table still has the other reading")
			}
			f.press(fyne.KeyK)
			f.reads("Beside each other")
			f.press(fyne.KeyEscape)
			f.lacks("Beside each other")
		})
	}
}

// BenchmarkReadingIsSwitched chooses another reading where both courses stand beside each
// other: until both tables and trails are laid out.
func BenchmarkReadingIsSwitched(b *testing.B) {
	f := openScenario(b, uitest.Landscape, tie)
	f.press(fyne.KeyEnd)
	c := newCompared(f.Screen)
	c.ways = f.course.Ways()
	if len(c.ways) < 2 {
		b.Fatal("there is nothing to switch")
	}
	for b.Loop() {
		c.way = 1 - c.way
		c.open()
		if c.why != nil {
			b.Fatal(c.why)
		}
	}
}
