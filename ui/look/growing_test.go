package look_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"canterlaw/ui/look"
)

// grown is an entry in a window of a size, above an object.
func grown(t *testing.T, size fyne.Size) (e *look.GrowingEntry, rest fyne.CanvasObject, w fyne.Window) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(look.Theme(look.SystemColors))
	e = &look.GrowingEntry{}
	e.Grow()
	e.ExtendBaseWidget(e)
	rest = container.NewWithoutLayout(canvas.NewRectangle(nil))
	w = test.NewTempWindow(t, look.NewBelowEntry(e, rest))
	w.SetPadded(false)
	w.Resize(size)
	w.Canvas().Focus(e)
	return e, rest, w
}

// An entry is as high as its lines, wrapped or typed, and gives the room back.
func TestAnEntryGrowsWithItsLines(t *testing.T) {
	e, rest, _ := grown(t, fyne.NewSize(320, 700))
	one := e.Size().Height
	heights := []float32{one}
	for _, text := range []string{"a", strings.Repeat("what lies there ", 4), "a\nb\nc", "a\nb\n\nc"} {
		e.SetTextAtEnd(text)
		heights = append(heights, e.Size().Height)
		if above := e.Position().Y + e.Size().Height; rest.Position().Y < above || rest.Position().Y > above+20 ||
			rest.Position().Y+rest.Size().Height != 700 {
			t.Errorf("%q: what is beneath the entry, which ends at %v, has %v from %v on", text, above,
				rest.Size(), rest.Position())
		}
	}
	line := heights[2] - one
	if heights[1] != one || line < 12 || heights[3] != one+2*line || heights[4] != one+3*line {
		t.Errorf("it is %v high", heights)
	}
	e.SetTextAtEnd("")
	if e.Size().Height != one {
		t.Errorf("it is %v high when it is empty again, and was %v", e.Size().Height, one)
	}
}

// It grows while it is typed in, and a narrower room makes it higher.
func TestAnEntryGrowsAsItIsTypedIn(t *testing.T) {
	e, _, w := grown(t, fyne.NewSize(320, 700))
	one := e.Size().Height
	const typed = "My turn 5, and their Timberwolf is face down at my problem."
	for _, r := range typed {
		e.TypedRune(r)
	}
	two := e.Size().Height
	if two <= one || e.Text != typed {
		t.Errorf("it is %v high with %q in it", two, e.Text)
	}
	w.Resize(fyne.NewSize(200, 700))
	if e.Size().Height <= two {
		t.Errorf("it is %v high where it is narrow, and %v where it is wide", e.Size().Height, two)
	}
}

// It leaves two parts of three to what is beneath it, and shows the line where the cursor is.
func TestAnEntryGrowsNoHigherThanAThirdOfTheRoom(t *testing.T) {
	e, rest, _ := grown(t, fyne.NewSize(320, 300))
	e.SetTextAtEnd(strings.Repeat("a\n", 30) + "the end")
	if high := e.Size().Height; high > 120 || rest.Size().Height < 160 {
		t.Errorf("it is %v high, and leaves %v", high, rest.Size().Height)
	}
	if at := e.CursorPosition().Y - scrolled(e); at < 0 || at > e.Size().Height {
		t.Errorf("the cursor is at %v of %v", at, e.Size().Height)
	}
	e.SetTextAtEnd("short")
	if scrolled(e) != 0 {
		t.Errorf("it is scrolled by %v with one line in it", scrolled(e))
	}
}

func scrolled(e fyne.Widget) float32 {
	for _, o := range test.WidgetRenderer(e).Objects() {
		if scroll, ok := o.(*container.Scroll); ok {
			return scroll.Offset.Y
		}
	}
	return 0
}

// What is typed stands there as it was typed, wherever lines end.
func TestSpacesStayWhileAnEntryGrows(t *testing.T) {
	const typed = "My turn 5, main phase. Their Timberwolf is face down at my problem, where I have two Red " +
		"Galas, one exhausted. I hold Swing Into Action, and two cards."
	for width := float32(200); width < 620; width += 7 {
		e, _, _ := grown(t, fyne.NewSize(width, 700))
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
