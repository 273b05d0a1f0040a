package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
	"canterlaw/ui/look"
)

// TestARulingFromTheTableIsKept among one's own: it opens the position again with its trail,
// and another takes its place.
func TestARulingFromTheTableIsKept(t *testing.T) {
	s := openEmpty(t, uitest.Landscape)
	s.press(keys.Begin)
	if s.tabs.SelectedIndex() != sandboxTab {
		t.Fatal("the key for a new position leads nowhere from the reference")
	}
	s.sandbox.SetUpLine("A 3t; AP: rainbow dash; B hand: 2 ?")
	s.press(keys.Alone(fyne.KeyF5))
	s.press(keys.Alone(fyne.KeySpace))
	s.press(keys.Alone(fyne.KeyW))
	uitest.Tap(t, s.window.Canvas(), "Keep as my ruling")
	wantText(t, s, "A ruling of yours")
	uitest.CheckInside(t, s.window.Canvas())
	writes := func(title, ruling string) {
		t.Helper()
		typeInto(t, s, "What it is about, in a line", title)
		typeInto(t, s, "What was decided", ruling)
	}
	writes("Passing first", "")
	uitest.Tap(t, s.window.Canvas(), "Keep")
	wantText(t, s, "no ruling; expected what was decided")
	writes("Passing first", "Nothing happens.")
	uitest.Tap(t, s.window.Canvas(), "Keep")
	kept := s.rulings.Kept()
	if len(kept) != 1 || !strings.HasPrefix(kept[0].Course, "format: 1") ||
		!strings.Contains(kept[0].Position, "rainbow") {
		t.Fatalf("kept is %+v", kept)
	}
	wantText(t, s, "Open its position and trail")
	wantText(t, s, "Set its position up")
	uitest.CheckInside(t, s.window.Canvas())
	s.sandbox.NewPosition()
	uitest.Tap(t, s.window.Canvas(), "Open its position and trail")
	if s.tabs.SelectedIndex() != sandboxTab {
		t.Error("it doesn’t open at the table")
	}
	wantText(t, s, "Both players pass")
	s.tabs.SelectIndex(referenceTab)
	uitest.Tap(t, s.window.Canvas(), "Superseded by …")
	wantText(t, s, "Which ruling has taken its place?")
	uitest.CheckInside(t, s.window.Canvas())
	uitest.Tap(t, s.window.Canvas(), "A new one")
	writes("Passing first, anew", "Both pass.")
	uitest.Tap(t, s.window.Canvas(), "Keep")
	wantText(t, s, "In place of")
	for _, r := range s.rulings.Kept() {
		if r.InForce() != (r.Title == "Passing first, anew") {
			t.Errorf("%s is in force: %v", r.Title, r.InForce())
		}
	}
	s.reference.OpenRuling(kept[0].ID)
	uitest.Tap(t, s.window.Canvas(), "In force again")
	if all := s.rulings.Kept(); !all[0].InForce() || !all[1].InForce() {
		t.Error("it isn’t in force again")
	}
}

// typeInto replaces what stands in the field that has a hint.
func typeInto(t *testing.T, s *shell, hint, text string) {
	t.Helper()
	for _, o := range test.LaidOutObjects(s.window.Canvas().Content()) {
		switch o := o.(type) {
		case *look.Entry:
			if o.PlaceHolder == hint && o.Size().Width > 0 {
				o.SetText(text)
				return
			}
		case *look.TextEntry:
			if o.PlaceHolder == hint && o.Size().Width > 0 {
				o.SetText(text)
				return
			}
		}
	}
	t.Fatalf("there is no field for %q", hint)
}
