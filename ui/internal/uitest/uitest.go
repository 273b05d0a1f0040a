// Package uitest drives screens in tests as a person would: by keys, and by
// taps on what can be read. It uses the toolkit's test driver, so it needs no
// display.
package uitest

import (
	"image/color"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	_ "canterlaw/ui/internal/uitest/briefly"
	"canterlaw/ui/look"
)

// Sizes that every screen must fit: a small laptop's, a tablet's held upright,
// a desktop's, and what is left of the first two when everything is twice as
// large.
var (
	Landscape      = fyne.NewSize(1280, 800)
	Portrait       = fyne.NewSize(800, 1280)
	Large          = fyne.NewSize(1920, 1080)
	LandscapeTwice = fyne.NewSize(640, 400)
	PortraitTwice  = fyne.NewSize(400, 640)

	Sizes = map[string]fyne.Size{
		"landscape": Landscape, "portrait": Portrait, "large": Large,
		"landscape, twice as large": LandscapeTwice, "portrait, twice as large": PortraitTwice,
	}
)

// app is the one of all windows: with another, the toolkit would read all fonts
// anew, and keep those that it has read.
var (
	app   = sync.OnceValue(test.NewApp)
	theme = look.Theme(look.SystemColors)
)

// NewWindow opens a window of a size, in Canterlaw's theme and with nothing set.
func NewWindow(t testing.TB, size fyne.Size) fyne.Window {
	t.Helper()
	forget()
	a := app()
	fyne.SetCurrentApp(a)
	if a.Settings().Theme() != theme {
		a.Settings().SetTheme(theme)
	}
	a.Preferences().(interface{ WriteValues(func(map[string]any)) }).WriteValues(func(kept map[string]any) {
		clear(kept)
	})
	w := test.NewTempWindow(t, container.NewStack())
	w.SetPadded(false)
	Resize(w, size)
	t.Cleanup(func() { delete(asked, w.Canvas()) })
	return w
}

// Resize gives a window a size, which CheckInside holds it to.
func Resize(w fyne.Window, size fyne.Size) {
	asked[w.Canvas()] = size
	w.Resize(size)
}

// asked are the sizes for which windows were opened: content that needs more makes the
// canvas grow, and on a real screen its edge is cut.
var asked = map[fyne.Canvas]fyne.Size{}

// Type types text into what has the focus.
func Type(t testing.TB, c fyne.Canvas, text string) {
	t.Helper()
	for _, r := range text {
		focused(t, c).TypedRune(r)
	}
}

// Press presses keys one after the other.
func Press(t testing.TB, c fyne.Canvas, keys ...fyne.KeyName) {
	t.Helper()
	for _, key := range keys {
		focused(t, c).TypedKey(&fyne.KeyEvent{Name: key})
	}
}

func focused(t testing.TB, c fyne.Canvas) fyne.Focusable {
	t.Helper()
	if c.Focused() == nil {
		t.Fatal("nothing has the focus")
	}
	return c.Focused()
}

// Tap taps the first visible text that reads exactly so.
func Tap(t testing.TB, c fyne.Canvas, text string) {
	t.Helper()
	for _, seen := range visible(c) {
		if drawn, ok := seen.object.(*canvas.Text); ok && strings.TrimSpace(drawn.Text) == text {
			middle := seen.at.AddXY(drawn.MinSize().Width/2, seen.object.Size().Height/2)
			test.TapCanvas(c, middle)
			return
		}
	}
	t.Fatalf("there is no text %q to tap among:\n%s", text, Text(c))
}

// PressButton presses the first button with exactly that text, also one to which a person
// would have to scroll.
func PressButton(t testing.TB, c fyne.Canvas, text string) {
	t.Helper()
	for _, seen := range visible(c) {
		if button, ok := seen.object.(*look.Button); ok && button.Text == text {
			test.Tap(button)
			return
		}
	}
	t.Fatalf("there is no button %q among:\n%s", text, Text(c))
}

// Text is all that can be read, in the order of the screen's parts.
func Text(c fyne.Canvas) string {
	var b strings.Builder
	for _, seen := range visible(c) {
		if drawn, ok := seen.object.(*canvas.Text); ok && drawn.Text != "" {
			b.WriteString(drawn.Text)
			if !isSign(drawn.Text) {
				b.WriteByte('\n')
			}
		}
	}
	return b.String()
}

// isSign reports whether a text is a sign in a color of its own, before what it is about.
func isSign(text string) bool {
	return len([]rune(text)) == 2 && strings.ContainsAny(text, "✓✕!?") && text[len(text)-1] == ' '
}

// Where is how far below the canvas's upper edge a text starts that can be read.
func Where(t testing.TB, c fyne.Canvas, text string) float32 {
	t.Helper()
	for _, seen := range visible(c) {
		if drawn, ok := seen.object.(*canvas.Text); ok && strings.TrimSpace(drawn.Text) == text {
			return seen.at.Y
		}
	}
	t.Fatalf("%q can't be read in:\n%s", text, Text(c))
	return 0
}

// WhereBegins is how far below the canvas's upper edge the first text starts that begins so.
func WhereBegins(t testing.TB, c fyne.Canvas, begin string) float32 {
	t.Helper()
	for _, seen := range visible(c) {
		if drawn, ok := seen.object.(*canvas.Text); ok && strings.HasPrefix(drawn.Text, begin) {
			return seen.at.Y
		}
	}
	t.Fatalf("nothing begins with %q in:\n%s", begin, Text(c))
	return 0
}

// CheckInside fails if anything that is drawn reaches over the edges of the canvas, or
// sideways over those of what it is scrolled in, or the canvas had to grow for it, or a line
// stands on another, or a part is made anew by being laid out as it is.
// What a scroll holds may go on in the directions in which it scrolls.
func CheckInside(t testing.TB, c fyne.Canvas) {
	t.Helper()
	forget()
	if size, ok := asked[c]; ok && (c.Size().Width > size.Width || c.Size().Height > size.Height) {
		t.Errorf("the canvas has grown from %v to %v, as what is in it needs", size, c.Size())
	}
	for _, seen := range visible(c) {
		checkStays(t, seen.object)
		size := seen.object.Size()
		switch drawn := seen.object.(type) {
		case *canvas.Text:
			size = drawn.MinSize()
		case *canvas.Rectangle, *canvas.Shader, *canvas.Image, *canvas.Line:
		default:
			continue
		}
		right, bottom := seen.at.X+size.Width, seen.at.Y+size.Height
		wide := !seen.across && (seen.at.X < seen.from.X-1 || right > seen.to.X+1)
		high := !seen.scrolled && (seen.at.Y < -1 || bottom > c.Size().Height+1)
		if wide || high {
			t.Errorf("%T %q at %v of size %v reaches over the canvas, or what it is scrolled in, from %v to %v",
				seen.object, label(seen.object), seen.at, size, seen.from, seen.to)
		}
	}
	lines := Lines(c)
	for i, a := range lines {
		for _, b := range lines[:i] {
			if a.Covers(b) {
				t.Errorf("%q at %v stands on %q at %v", a.Text, a.At, b.Text, b.At)
			}
		}
	}
}

// checkStays fails if a widget of the program's own makes its parts anew where it is laid out and
// nothing has changed: the toolkit lays out again whatever has a part that it didn't know, and
// would go on with that, picture after picture.
func checkStays(t testing.TB, o fyne.CanvasObject) {
	t.Helper()
	w, ok := o.(fyne.Widget)
	if !ok || !strings.HasPrefix(reflect.TypeOf(o).Elem().PkgPath(), "canterlaw/") {
		return
	}
	renderer := test.WidgetRenderer(w)
	before := slices.Clone(renderer.Objects())
	renderer.Layout(w.Size())
	if !slices.Equal(before, renderer.Objects()) {
		t.Errorf("%T makes its parts anew when it is laid out as it is", o)
	}
}

// Edged are the sizes of the visible boxes whose edge is in a color.
func Edged(c fyne.Canvas, ink color.Color) []fyne.Size {
	var sizes []fyne.Size
	for _, seen := range visible(c) {
		shader, ok := seen.object.(*canvas.Shader)
		if !ok {
			continue
		}
		edge := look.WithoutShaders([]fyne.CanvasObject{shader})[0].(*canvas.Rectangle).StrokeColor
		if edge != nil && color.NRGBAModel.Convert(edge) == color.NRGBAModel.Convert(ink) {
			sizes = append(sizes, shader.Size())
		}
	}
	return sizes
}

// forget frees what the toolkit has drawn and nothing shows any more.
// It does so whenever it paints, but the test driver doesn't paint.
func forget() { test.NewCanvas().Capture() }

func label(o fyne.CanvasObject) string {
	if text, ok := o.(*canvas.Text); ok {
		return text.Text
	}
	return ""
}

// Line is a line of text and where it stands.
type Line struct {
	Text string
	At   fyne.Position
	Size fyne.Size
}

// Lines are the lines of text that are in view on a canvas; of one that is scrolled out of
// view in part, the part in view. What lies beneath a filled rectangle, such as a bubble,
// isn't.
func Lines(c fyne.Canvas) (lines []Line) {
	for _, seen := range visible(c) {
		var fill Line
		switch o := seen.object.(type) {
		case *canvas.Text:
			end := seen.at.Add(o.MinSize())
			from := fyne.NewPos(max(seen.at.X, seen.from.X), max(seen.at.Y, seen.from.Y))
			to := fyne.NewPos(min(end.X, seen.to.X), min(end.Y, seen.to.Y))
			if from.X < to.X && from.Y < to.Y && o.Text != "" {
				lines = append(lines, Line{o.Text, from, fyne.NewSize(to.X-from.X, to.Y-from.Y)})
			}
			continue
		case *canvas.Rectangle:
			if o.FillColor == nil || !look.IsOpaque(o.FillColor) {
				continue
			}
			fill = Line{At: seen.at, Size: o.Size()}
		case *canvas.Shader:
			r := look.WithoutShaders([]fyne.CanvasObject{o})[0].(*canvas.Rectangle)
			if !look.IsOpaque(r.FillColor) {
				continue
			}
			fill = Line{At: seen.at.Add(r.Position().Subtract(o.Position())), Size: r.Size()}
		default:
			continue
		}
		lines = slices.DeleteFunc(lines, fill.Covers)
	}
	return lines
}

// Covers reports whether the letters of two lines lie on each other; what a font leaves
// free above and below them doesn't count.
func (l Line) Covers(other Line) bool {
	free := min(l.Size.Height, other.Size.Height) * 0.4
	return l.At.X+1 < other.At.X+other.Size.Width && other.At.X+1 < l.At.X+l.Size.Width &&
		l.At.Y+free < other.At.Y+other.Size.Height && other.At.Y+free < l.At.Y+l.Size.Height
}

// sighting is an object and where it is on the canvas.
type sighting struct {
	object   fyne.CanvasObject
	at       fyne.Position
	scrolled bool          // inside something that scrolls
	across   bool          // inside something that scrolls sideways, as a line to type in does
	from, to fyne.Position // the part of the canvas that scrolls leave of it: more is cut off
}

// visible lists the objects of a canvas that a person could see, or scroll to.
func visible(c fyne.Canvas) []sighting {
	var all []sighting
	var walk func(o fyne.CanvasObject, parent fyne.Position, in sighting)
	walk = func(o fyne.CanvasObject, parent fyne.Position, in sighting) {
		if !o.Visible() {
			return
		}
		in.object, in.at = o, parent.Add(o.Position())
		all = append(all, in)
		switch o := o.(type) {
		case *fyne.Container:
			for _, child := range o.Objects {
				walk(child, in.at, in)
			}
		case *container.Scroll:
			end := in.at.Add(o.Size())
			in.from = fyne.NewPos(max(in.from.X, in.at.X), max(in.from.Y, in.at.Y))
			in.to = fyne.NewPos(min(in.to.X, end.X), min(in.to.Y, end.Y))
			in.scrolled, in.across = true, in.across || o.Direction != container.ScrollVerticalOnly
			walk(o.Content, in.at, in)
		case fyne.Widget:
			for _, child := range test.WidgetRenderer(o).Objects() {
				walk(child, in.at, in)
			}
		}
	}
	walk(c.Content(), fyne.Position{}, sighting{to: fyne.NewPos(c.Size().Width, c.Size().Height)})
	return all
}
