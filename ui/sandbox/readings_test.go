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
			if copied := fyne.CurrentApp().Clipboard().Content(); !strings.Contains(copied, "| As it was played |") ||
				!strings.Contains(copied, "≠ ") {
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

// TestWhatDiffersStandsBesideEachOther: the line that only one side has is marked there, with
// a dash beside it, and the small tables show the area that is otherwise, not the first.
func TestWhatDiffersStandsBesideEachOther(t *testing.T) {
	f := openScenario(t, uitest.Landscape, endless)
	f.press(fyne.KeyEnd)
	c := newCompared(f.Screen)
	c.ways = f.course.Ways()
	c.open()
	all, first := c.beside()
	now, then := c.trails()
	left, right := c.columnRows(all, first, now, false), c.columnRows(all, first, then, true)
	if len(left) != len(right) {
		t.Fatalf("%d rows stand beside %d", len(left), len(right))
	}
	if l := left[linesBefore]; !l.Marked || !strings.Contains(l.Markdown, "≠ ") ||
		!strings.Contains(l.Markdown, "is resolved") {
		t.Errorf("marked is %q, want that the faceoff is resolved", l.Markdown)
	}
	if r := right[linesBefore]; !r.Marked || r.Markdown != "–" {
		t.Errorf("beside it stands %q, want a dash", r.Markdown)
	}
	f.reads("Adventures in Foalsitting", "Special Delivery!") // both are shown whole or as a strip
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
