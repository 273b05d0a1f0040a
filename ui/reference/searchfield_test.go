package reference

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"canterlaw/ui/keys"
)

// A page that is pasted into the search doesn't keep the window waiting.
func TestOnlyTheBeginningOfAPageIsPasted(t *testing.T) {
	app := test.NewTempApp(t)
	f := newSearchField()
	f.press = func(keys.Key) bool { return false }
	test.NewTempWindow(t, f)
	app.Clipboard().SetContent(strings.Repeat("dismiss vs retire ", 6000))
	f.TypedShortcut(&fyne.ShortcutPaste{Clipboard: app.Clipboard()})
	if n := len(f.Text); n == 0 || n > 8010 {
		t.Errorf("%d letters are taken", n)
	}
}
