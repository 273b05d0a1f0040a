package look_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

// TestLinksAreReachedByTab, come into view, and are followed by Enter or Space;
// other keys are the window's.
func TestLinksAreReachedByTab(t *testing.T) {
	w := uitest.NewWindow(t, fyne.NewSize(400, 200))
	var followed []string
	var objects []fyne.CanvasObject
	for i := range 20 {
		text := fmt.Sprintf("A line that says little about [one %d](rule:%d) and [two](rule:%d.1).", i, i, i)
		objects = append(objects, look.NewMarkdown(text, func(address string) { followed = append(followed, address) }))
	}
	page := look.NewPage()
	w.SetContent(container.NewStack(page.Content))
	w.Resize(fyne.NewSize(400, 200))
	page.ShowObjects(objects...)
	c := w.Canvas()
	var handed []fyne.KeyName
	c.SetOnTypedKey(func(e *fyne.KeyEvent) { handed = append(handed, e.Name) })

	for i := range 20 {
		c.FocusNext()
		uitest.Press(t, c, fyne.KeyReturn)
		if want := fmt.Sprintf("rule:%d", i); followed[len(followed)-1] != want {
			t.Fatalf("Tab and Enter lead to %q, want %s", followed, want)
		}
		focused := c.Focused().(fyne.CanvasObject)
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(focused)
		if at.Y < 0 || at.Y+focused.Size().Height > c.Size().Height {
			t.Errorf("link %d has the focus at %v, outside the window of %v", i, at, c.Size())
		}
		c.FocusNext()
		uitest.Press(t, c, fyne.KeySpace)
		if want := fmt.Sprintf("rule:%d.1", i); followed[len(followed)-1] != want {
			t.Fatalf("Tab and Space lead to %q, want %s", followed, want)
		}
	}
	uitest.Press(t, c, fyne.KeyEscape, fyne.KeyF1)
	if len(handed) != 2 || handed[0] != fyne.KeyEscape || handed[1] != fyne.KeyF1 {
		t.Errorf("the window gets %q, want Escape and F1", handed)
	}
}

// TestAButtonIsPressedByTheKeyboard: by Enter as by Space; other keys are the
// window's.
func TestAButtonIsPressedByTheKeyboard(t *testing.T) {
	w := uitest.NewWindow(t, fyne.NewSize(400, 200))
	pressed := 0
	w.SetContent(container.NewStack(look.NewButton("Press", nil, func() { pressed++ })))
	w.Resize(fyne.NewSize(400, 200))
	c := w.Canvas()
	var handed []fyne.KeyName
	c.SetOnTypedKey(func(e *fyne.KeyEvent) { handed = append(handed, e.Name) })
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeySpace, fyne.KeyEnter, fyne.KeyEscape} {
		c.FocusNext() // a pressed button leaves the focus
		uitest.Press(t, c, key)
	}
	if pressed != 3 || len(handed) != 1 {
		t.Errorf("pressed %d times, and the window gets %q; want 3 and Escape", pressed, handed)
	}
	uitest.Tap(t, c, "Press")
	if pressed != 4 {
		t.Error("a tap doesn't press it")
	}
}

// TestTheFocusStaysInPlace as a page is drawn anew, on whatever takes the place of
// what had it.
func TestTheFocusStaysInPlace(t *testing.T) {
	w := uitest.NewWindow(t, fyne.NewSize(400, 200))
	page := look.NewListPage()
	w.SetContent(container.NewStack(page.Content))
	w.Resize(fyne.NewSize(400, 200))
	var draw func()
	var stops []fyne.Focusable
	entry := look.NewEntry("type", func() { draw() })
	draw = func() {
		first, second := look.NewChoice("first", draw), look.NewChoice("second", draw)
		stops = []fyne.Focusable{first, second, entry}
		page.ShowInPlace(look.NewColumn(0, first, look.NewText("between"), second), entry)
	}
	draw()
	c := w.Canvas()
	for i := range stops {
		c.FocusNext()
		before := stops[i]
		uitest.Press(t, c, fyne.KeyReturn)
		if c.Focused() != stops[i] || i < 2 && stops[i] == before {
			t.Errorf("after Enter on object %d, %T has the focus", i+1, c.Focused())
		}
	}
	c.Unfocus()
	draw()
	if c.Focused() != nil {
		t.Error("drawing alone gives something the focus")
	}
}

// TestTheFocusOnALinkIsSeen: a ring in the theme's strongest color is around it.
func TestTheFocusOnALinkIsSeen(t *testing.T) {
	w := uitest.NewWindow(t, fyne.NewSize(300, 80))
	page := look.NewPage()
	w.SetContent(container.NewStack(page.Content))
	w.Resize(fyne.NewSize(300, 80))
	page.ShowObjects(look.NewMarkdown("A line with [a link](rule:1) in it.", func(string) {}))
	ring := func() int { return len(uitest.Edged(w.Canvas(), theme.Color(theme.ColorNamePrimary))) }
	before := ring()
	w.Canvas().FocusNext()
	if with := ring(); with != before+1 {
		t.Errorf("%d edges are in the color of the ring, %d before", with, before)
	}
	w.Canvas().Unfocus()
	if after := ring(); after != before {
		t.Errorf("%d edges are in the color of the ring afterwards, want %d", after, before)
	}
}

// TestNoFocusOnTheEndOfALine: where a line is broken before a link, the keyboard
// doesn't stop at the end of the line.
func TestNoFocusOnTheEndOfALine(t *testing.T) {
	w := uitest.NewWindow(t, fyne.NewSize(300, 200))
	page := look.NewPage()
	w.SetContent(container.NewStack(page.Content))
	page.ShowObjects(look.NewMarkdown("A line that is long enough has [one](rule:1) and then [another](rule:2) in it.",
		func(string) {}))
	for width := float32(160); width < 500; width += 5 {
		w.Resize(fyne.NewSize(width, 200))
		for range 2 {
			w.Canvas().FocusNext()
			if size := w.Canvas().Focused().(fyne.CanvasObject).Size(); size.Width < 10 {
				t.Errorf("%v wide, nothing that can be read has the focus: it is %v large", width, size)
			}
		}
		w.Canvas().Unfocus()
	}
}
