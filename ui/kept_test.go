package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/search"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/reference"
)

// TestOnesOwnPositionsAreOnTheStartPageAndFound by their names and cards, and go on in the
// sandbox from both.
func TestOnesOwnPositionsAreOnTheStartPageAndFound(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	library, index := shipped()
	t.Cleanup(func() {
		if err := index.SetKept(nil); err != nil {
			t.Error(err)
		}
	})
	own := *library
	own.Folder = t.TempDir()
	s.setLibrary(&own, rulesdb.OpenNotebook(""))
	s.tabs.SelectIndex(sandboxTab)
	s.sandbox.NewPosition()
	uitest.Type(t, s.window.Canvas(), "AP: dash, red gala")
	uitest.Press(t, s.window.Canvas(), fyne.KeyReturn)
	s.sandbox.SavePosition()
	uitest.Type(t, s.window.Canvas(), "Zebra crossing")
	uitest.Press(t, s.window.Canvas(), fyne.KeyReturn)
	s.sandbox.Close()

	s.tabs.SelectIndex(referenceTab)
	reads := func(want string) {
		t.Helper()
		if got := strings.Join(strings.Fields(uitest.Text(s.window.Canvas())), " "); !strings.Contains(got, want) {
			t.Errorf("%q can’t be read in %s", want, got)
		}
	}
	reads("Your positions and games Zebra crossing , position, Avery’s turn")
	for _, query := range []string{"zebra crossing", "zebra gala"} {
		s.reference.FocusSearch()
		uitest.Type(t, s.window.Canvas(), query)
		reads("YOUR POSITIONS AND GAMES")
		s.reference.Open(reference.Place{Kind: search.Kept, ID: "zebra-crossing.yaml"})
		wantTitle(t, s, "Zebra crossing – Canterlaw")
		if !s.sandbox.IsSettingUp() {
			t.Errorf("%q doesn’t lead to the position", query)
		}
		reads("Red Gala")
		s.tabs.SelectIndex(referenceTab)
	}
}
