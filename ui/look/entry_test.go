package look_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"canterlaw/ui/look"
)

// What is typed stands there as it was typed, at whichever width lines end.
func TestSpacesAtTheEndOfALineStay(t *testing.T) {
	test.NewTempApp(t)
	const typed = "When this card is uncovered, its owner must pay [3] or dismiss it. Then draw two cards, " +
		"and put one of them on top of your deck."
	for width := float32(300); width < 620; width += 7 {
		e := look.NewTextEntry("its text", 3)
		window := test.NewTempWindow(t, e)
		window.Resize(fyne.NewSize(width, 100))
		e.Resize(fyne.NewSize(width, 80))
		window.Canvas().Focus(e)
		for _, r := range typed {
			e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyName(strings.ToUpper(string(r)))}) // which windows tell first
			e.TypedRune(r)
			e.Refresh() // as the window does at any time
		}
		if e.Text != typed {
			t.Errorf("at a width of %v it became %q", width, e.Text)
		}
	}
}

// Of a page that is pasted into one line only the beginning is taken, with whole letters.
func TestAPageIsNotPastedIntoOneLine(t *testing.T) {
	app := test.NewTempApp(t)
	e := look.NewEntry("words", func() {})
	test.NewTempWindow(t, e)
	for text, want := range map[string]int{"red gala": 8, strings.Repeat("🦄 and ", 9000): 8000} {
		e.SetText("")
		app.Clipboard().SetContent(text)
		e.TypedShortcut(&fyne.ShortcutPaste{Clipboard: app.Clipboard()})
		if n := len(e.Text); n < want || n > want+4 || !strings.HasPrefix(text, e.Text) {
			t.Errorf("of %d bytes %d are taken", len(text), n)
		}
	}
}
