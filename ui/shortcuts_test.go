package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
	"canterlaw/ui/reference"
)

// TestEveryShortcutOfTheListIsBound: what the list says can be pressed where it
// says so, but for what the toolkit does itself.
func TestEveryShortcutOfTheListIsBound(t *testing.T) {
	where := map[string]func(*shell){
		"Everywhere":       func(s *shell) {},
		"In the reference": func(s *shell) { s.tabs.SelectIndex(referenceTab) },
		"In the sandbox":   func(s *shell) { s.openScenario(shippedScenarios()[0].ID.String()) },
		"Setting up a position": func(s *shell) {
			s.tabs.SelectIndex(sandboxTab)
			s.sandbox.NewPosition()
		},
		"In Display": func(s *shell) { s.tabs.SelectIndex(displayTab) },
	}
	s := openSandbox(t, uitest.Landscape)
	s.reference.Open(reference.RulePlace("514.4c"))
	bound := 0
	for _, group := range s.keys() {
		for _, b := range group.Bindings {
			if b.Does == "" || b.Key.Name == "" {
				t.Errorf("%s: %q does %q", group.Where, b.Key, b.Does)
			}
			if b.Do == nil {
				continue
			}
			where[group.Where](s)
			if !s.press(b.Key) {
				t.Errorf("%s: %s is not bound", group.Where, b.Key)
			}
			closeDialogs(s)
			bound++
		}
	}
	if bound < 30 {
		t.Errorf("only %d shortcuts are bound", bound)
	}
}

func closeDialogs(s *shell) {
	for _, bar := range s.bars {
		bar.CloseDialog()
	}
}

// TestNoKeyMeansTwoThings in one place.
func TestNoKeyMeansTwoThings(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	everywhere := map[keys.Key]bool{}
	for _, b := range s.everywhere().Bindings {
		if everywhere[b.Key] {
			t.Errorf("%s stands twice among the keys for everywhere", b.Key)
		}
		everywhere[b.Key] = true
	}
	for _, group := range []keys.Group{s.reference.Keys(), s.sandbox.Keys(), s.sandbox.SetupKeys(), s.display()} {
		seen := map[keys.Key]bool{}
		for _, b := range group.Bindings {
			if seen[b.Key] || everywhere[b.Key] {
				t.Errorf("%s: %s means two things", group.Where, b.Key)
			}
			seen[b.Key] = true
		}
	}
}

// TestTheListOfShortcutsIsShown by F1 from wherever the focus is, and by a
// button; it has every line, and the way leads back.
func TestTheListOfShortcutsIsShown(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			s := openSandbox(t, size)
			c := s.window.Canvas()
			s.tabs.SelectIndex(referenceTab)
			uitest.Press(t, c, fyne.KeyF1) // in the search field
			wantTitle(t, s, "Keyboard shortcuts – Canterlaw")
			for _, group := range s.keys() {
				wantText(t, s, group.Where)
				for _, line := range group.Lines() {
					wantText(t, s, line.Keys)
					wantWords(t, s, line.Does)
				}
			}
			uitest.CheckInside(t, c)
			pressAnywhere(t, s, keys.Alt(fyne.KeyLeft))
			wantTitle(t, s, "Canterlaw")
			uitest.Tap(t, c, "?")
			wantTitle(t, s, "Keyboard shortcuts – Canterlaw")

			s.openScenario(shippedScenarios()[0].ID.String())
			playing := s.window.Title()
			pressAnywhere(t, s, keys.Alone(fyne.KeyF1))
			wantTitle(t, s, "Keyboard shortcuts – Canterlaw")
			pressAnywhere(t, s, keys.Alt(fyne.KeyLeft))
			wantTitle(t, s, playing)
		})
	}
}

// TestAShortcutInTheSearchFieldIsTheProgrammes, not the text's.
func TestAShortcutInTheSearchFieldIsTheProgrammes(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	s.reference.Open(reference.RulePlace("514.4c"))
	field := s.window.Canvas().Focused().(fyne.Shortcutable)
	field.TypedShortcut(keys.ControlShift(fyne.KeyC).Shortcut())
	if got, want := copied(), "CR 3.4, 514.4c"; got != want {
		t.Errorf("copied is %q, want %q", got, want)
	}
}

// TestADialogKeepsKeysFromThePageBehindIt, and Escape closes it.
func TestADialogKeepsKeysFromThePageBehindIt(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	s.reference.Open(reference.RulePlace("514.4c"))
	pressAnywhere(t, s, keys.Control(fyne.KeyS))
	uitest.Tap(t, s.window.Canvas(), "Another folder …")
	if s.window.Canvas().Overlays().Top() == nil {
		t.Fatal("no dialog asks for a folder")
	}
	if s.press(keys.Alt(fyne.KeyLeft)) {
		t.Error("the page behind the dialog changes")
	}
	pressAnywhere(t, s, keys.Alone(fyne.KeyEscape))
	if s.window.Canvas().Overlays().Top() != nil {
		t.Error("Escape leaves the dialog open")
	}
	wantText(t, s, "Don’t save")
	pressAnywhere(t, s, keys.Alone(fyne.KeyEscape))
	wantNoText(t, s, "Don’t save")
	wantTitle(t, s, "514.4c – Canterlaw")
}

// TestTabLeadsFromTheSearchToThePage, whose links Enter follows; Escape leads
// back.
func TestTabLeadsFromTheSearchToThePage(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()
	s.reference.Open(reference.RulePlace("514.4c"))
	c.FocusNext()
	uitest.Press(t, c, fyne.KeyEscape)
	uitest.Type(t, c, "104")
	wantText(t, s, "104 Contradictions")
	c.FocusNext()
	uitest.Press(t, c, fyne.KeyReturn)
	wantTitle(t, s, "5 – Canterlaw")
}
