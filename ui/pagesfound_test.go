package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
)

// TestTheOneSearchFindsTheProgramsOwnPages: the reader's rulings, decks, the lab's proposals
// and the settings, called by their names or by the beginnings of their words.
func TestTheOneSearchFindsTheProgramsOwnPages(t *testing.T) {
	s := openEmpty(t, uitest.Landscape)
	for _, want := range []struct{ query, first string }{
		{"your rulings", "Your rulings"}, {"decks", "Decks"}, {"import", "Import your own copies"},
		{"settings", "Display"},
		{"shortcuts", "Keyboard shortcuts"}, {"the high ground as printed", "The High Ground as printed"},
	} {
		asks(t, s, want.query)
		wantText(t, s, "IN CANTERLAW")
		wantText(t, s, want.first)
		uitest.CheckInside(t, s.window.Canvas())
	}
	asks(t, s, "settings")
	uitest.Press(t, s.window.Canvas(), fyne.KeyReturn)
	if s.tabs.SelectedIndex() != displayTab {
		t.Error("“settings” doesn’t lead to the settings")
	}
	s.tabs.SelectIndex(referenceTab)
	asks(t, s, "your rulings")
	uitest.Press(t, s.window.Canvas(), fyne.KeyReturn)
	wantText(t, s, "New ruling")
	asks(t, s, "endless tie resolution")
	wantText(t, s, "An endless tie ends without a resolution")
	asks(t, s, "514.4c")
	wantNoText(t, s, "IN CANTERLAW")
}

// asks types a query in place of the one before.
func asks(t *testing.T, s *shell, query string) {
	t.Helper()
	s.reference.FocusSearch()
	uitest.Press(t, s.window.Canvas(), fyne.KeyBackspace) // all of it is selected
	uitest.Type(t, s.window.Canvas(), query)
}
