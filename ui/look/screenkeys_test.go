package look

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

// typing opens a window with entries on a page that is longer than it, and a keyboard below.
func typing(t *testing.T, size fyne.Size, entries ...fyne.CanvasObject) (*ScreenKeys, fyne.Canvas) {
	t.Helper()
	test.NewTempApp(t)
	w := test.NewTempWindow(t, container.NewStack())
	w.SetPadded(false)
	UseScreenKeys(true)
	k := NewScreenKeys(w.Canvas())
	t.Cleanup(func() {
		UseScreenKeys(false)
		k.Close()
	})
	page := NewPage()
	page.ShowObjects(append([]fyne.CanvasObject{NewGap(size.Height - 100)}, entries...)...)
	w.SetContent(NewFrame(container.NewStack(), page.Content, k.Content))
	w.Resize(size)
	return k, w.Canvas()
}

// tapKeys taps keys by what stands on them.
func tapKeys(t *testing.T, k *ScreenKeys, c fyne.Canvas, names ...string) {
	t.Helper()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(k)
next:
	for _, name := range names {
		for _, s := range k.spots {
			if s.key.name == name || s.key.name == "" && string(s.key.letter) == name {
				test.TapCanvas(c, at.Add(s.at).AddXY(s.size.Width/2, s.size.Height/2))
				continue next
			}
		}
		t.Fatalf("there is no key %s", name)
	}
}

func TestTheKeyboardTypesIntoTheFieldThatWasTapped(t *testing.T) {
	entered := ""
	var e *Entry
	e = NewEntry("a line", func() { entered = e.Text })
	k, c := typing(t, fyne.NewSize(800, 600), e)
	if c.Focus(e); k.field != nil {
		t.Error("it opens for a field that nobody tapped")
	}
	test.Tap(e)
	tapKeys(t, k, c, "Shift", "a", " ", "3", "t", ";", " ", "Shift", "a", "x", "⌫", "p")
	tapKeys(t, k, c, ":", "←", "2", "Del", ":", "Enter")
	if want := "A 3t; Ap2:"; entered != want || c.Focused() != fyne.Focusable(e) {
		t.Errorf("entered is %q with the focus in %T, want %q in the entry", entered, c.Focused(), want)
	}
	if tapKeys(t, k, c, "Hide"); len(k.Content.Objects) > 0 {
		t.Error("it isn't hidden")
	}
}

// TestTheKeyboardHasWhatLinesAndSearchesNeed: one that can't be typed can't be asked for.
func TestTheKeyboardHasWhatLinesAndSearchesNeed(t *testing.T) {
	var has strings.Builder
	for _, row := range screenRows {
		for _, k := range row {
			has.WriteRune(k.letter)
			has.WriteRune(k.shifted)
		}
	}
	for _, r := range "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ,.;:/+-?!()<>=#&%*'’\"_~\\" {
		if !strings.ContainsRune(has.String(), r) {
			t.Errorf("there is no %q", r)
		}
	}
}

func TestTheKeyboardLeavesTheFieldInView(t *testing.T) {
	for name, size := range map[string]fyne.Size{
		"landscape": fyne.NewSize(1280, 800), "portrait": fyne.NewSize(800, 1280),
		"landscape, twice as large": fyne.NewSize(640, 400), "portrait, twice as large": fyne.NewSize(400, 640),
	} {
		e, text := NewEntry("a line", func() {}), NewTextEntry("a note", 2)
		k, c := typing(t, size, e, text)
		for _, field := range []Field{e, text} {
			test.Tap(field.(fyne.Tappable))
			driver := fyne.CurrentApp().Driver()
			top, end := driver.AbsolutePositionForObject(field).Y, driver.AbsolutePositionForObject(k).Y
			if top < 0 || top+field.Size().Height > end {
				t.Errorf("%s: the field is at %v to %v, the keyboard begins at %v", name, top, top+field.Size().Height,
					end)
			}
			if end+k.Size().Height > size.Height || k.Size().Width > size.Width || end < size.Height/3 {
				t.Errorf("%s: the keyboard is %v from %v on", name, k.Size(), end)
			}
			for _, s := range k.spots {
				if s.size.Width < 26 || s.size.Height < 28 {
					t.Errorf("%s: the key %q%s is %v", name, s.key.letter, s.key.name, s.size)
				}
			}
			c.Focus(field)
		}
	}
}

func TestTheKeyboardFollowsTheFocusAndGoesWithIt(t *testing.T) {
	a, b := NewEntry("a", func() {}), NewEntry("b", func() {})
	k, c := typing(t, fyne.NewSize(800, 600), a, b)
	c.Focus(a)
	test.Tap(a)
	c.Focus(b)
	if tapKeys(t, k, c, "b"); b.Text != "b" {
		t.Errorf("typed into b is %q", b.Text)
	}
	c.Unfocus()
	k.hideUnlessFocused() // which comes a moment later
	if k.field != nil {
		t.Error("it stays without a field")
	}
	test.Tap(b)
	if HideScreenKeys(); k.field != nil { // another keyboard is used
		t.Error("it stays beside another keyboard")
	}
	time.Sleep(150 * time.Millisecond) // until nothing is left to be looked at
}

func TestNoKeyboardOpensUnlessItIsWanted(t *testing.T) {
	e := NewEntry("a", func() {})
	k, _ := typing(t, fyne.NewSize(800, 600), e)
	UseScreenKeys(false)
	if test.Tap(e); k.field != nil {
		t.Error("it opens")
	}
}
