package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
	"canterlaw/ui/reference"
)

// TestAPageIsWhereItWasLeft: whoever follows a link far down on a page and comes back goes on
// reading there, on a list as on a page of text, and after the page is built anew.
func TestAPageIsWhereItWasLeft(t *testing.T) {
	for _, page := range []struct{ address, first, text string }{
		{"rule:514", "514.1", "514.4c"},
		{reference.ShortcutsAddress, "Everywhere", "The result before"},
	} {
		t.Run(page.address, func(t *testing.T) {
			s := openShell(t, uitest.Landscape)
			c := s.window.Canvas()
			library, _ := shipped()
			s.reference.Follow(page.address)
			top := uitest.Where(t, c, page.first)
			for range 2 {
				s.press(keys.Alone(fyne.KeyPageDown))
			}
			at := uitest.Where(t, c, page.text)
			s.reference.Follow("rule:510.2")
			s.press(keys.Alt(fyne.KeyLeft))
			if now := uitest.Where(t, c, page.text); now != at {
				t.Errorf("on return %q stands at %v, not at %v where it was left", page.text, now, at)
			}
			s.setLibrary(library, s.bars[referenceTab].Notebook())
			if now := uitest.Where(t, c, page.text); now != at {
				t.Errorf("on a page built anew %q stands at %v, not at %v where it was", page.text, now, at)
			}
			s.press(keys.Alt(fyne.KeyLeft))
			s.reference.Follow(page.address)
			if now := uitest.Where(t, c, page.first); now != top {
				t.Errorf("a page that is opened anew doesn't begin at its top: %q stands at %v, not at %v", page.first,
					now, top)
			}
		})
	}
}
