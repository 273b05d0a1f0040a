package look

import (
	"image/color"
	"slices"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// ScreenKeys is a keyboard on the screen, for where the system brings none. It opens when a
// field is tapped, follows the focus to other fields, and goes when no field has it, when its
// last key hides it or when a key of another keyboard types.
type ScreenKeys struct {
	widget.BaseWidget
	// Content is what stands below what is typed in; it takes no room while the keyboard is
	// hidden.
	Content *fyne.Container

	canvas fyne.Canvas
	field  Field // that it types into; nil while it is hidden
	shift  bool
	spots  []keySpot
}

// Field is what can be typed in.
type Field interface {
	fyne.CanvasObject
	fyne.Focusable
}

// screenKey is a key of it: a letter, or with a name what it does.
type screenKey struct {
	letter, shifted rune
	name            string
	does            fyne.KeyName // "" with a name: to shift, or hide
	width           float32      // in those of a letter; 0 is 1
}

type keySpot struct {
	key  *screenKey
	at   fyne.Position
	size fyne.Size
}

const (
	shiftName = "Shift"
	hideName  = "Hide"
)

// screenRows are the keys: letters, digits, and what names, lines and searches need.
var screenRows = [][]screenKey{
	append(letters("1234567890", "!@#%&*()=_"), screenKey{name: "⌫", does: fyne.KeyBackspace, width: 1.5}),
	append(letters("qwertyuiop", ""), letters("-", "~")[0], screenKey{name: "Del", does: fyne.KeyDelete}),
	append(letters("asdfghjkl’", "\x00\x00\x00\x00\x00\x00\x00\x00\x00'"), letters("\"", "“")[0],
		screenKey{name: "Enter", does: fyne.KeyReturn, width: 1.5}),
	append(append([]screenKey{{name: shiftName, width: 1.5}}, letters("zxcvbnm", "")...), letters(",.?", "<>\\")...),
	append(append([]screenKey{{name: hideName, width: 1.5}}, letters(":;/+ ", "|[]`\x00")...),
		screenKey{name: "←", does: fyne.KeyLeft}, screenKey{name: "→", does: fyne.KeyRight},
		screenKey{name: "↑", does: fyne.KeyUp}, screenKey{name: "↓", does: fyne.KeyDown}),
}

// letters are keys with a letter each, and the one above it; letters of words have their
// capitals there.
func letters(of, above string) []screenKey {
	keys, shifted := []screenKey{}, []rune(above)
	for i, r := range []rune(of) {
		k := screenKey{letter: r, shifted: unicode.ToUpper(r)}
		if i < len(shifted) && shifted[i] != 0 {
			k.shifted = shifted[i]
		}
		if r == ' ' {
			k.width = 3
		}
		keys = append(keys, k)
	}
	return keys
}

// screenKeys are the keyboards by what they stand on: a dialog's comes after the window's. They
// are used on the interface's goroutine.
var (
	screenKeys = map[fyne.Canvas][]*ScreenKeys{}
	keysWanted bool

	byFingers bool // the program is used by them
)

// UseFingers says whether the program is used by fingers.
func UseFingers(use bool) { byFingers = use }

// ByFingers reports whether the program is used by fingers: what it says then is what they do, and no keys.
func ByFingers() bool { return byFingers }

// TapHigh is how high what is pressed is at least: at a mouse less than for fingers.
func TapHigh() float32 {
	if byFingers {
		return 40
	}
	return 31
}

// UseScreenKeys says whether a keyboard opens on the screen.
func UseScreenKeys(use bool) {
	keysWanted = use
	if !use {
		HideScreenKeys()
	}
}

// HasScreenKeys reports whether one does.
func HasScreenKeys() bool { return keysWanted }

// NewScreenKeys makes a keyboard for what stands on a canvas, or in a dialog on it.
func NewScreenKeys(c fyne.Canvas) *ScreenKeys {
	k := &ScreenKeys{canvas: c}
	k.ExtendBaseWidget(k)
	k.Content = container.NewStack()
	screenKeys[c] = append(screenKeys[c], k)
	return k
}

// Close is called when what the keyboard stands below is no longer there.
func (k *ScreenKeys) Close() {
	k.hide()
	left := slices.DeleteFunc(screenKeys[k.canvas], func(o *ScreenKeys) bool { return o == k })
	if screenKeys[k.canvas] = left; len(left) == 0 {
		delete(screenKeys, k.canvas)
	}
}

// HideScreenKeys hides the keyboard, as one that isn't on the screen is used.
func HideScreenKeys() {
	for _, all := range screenKeys {
		for _, k := range all {
			k.hide()
		}
	}
}

// FieldTapped opens the keyboard for a field that was tapped, where one is wanted.
func FieldTapped(f Field) {
	if all := screenKeys[windowOf(f)]; keysWanted && len(all) > 0 {
		all[len(all)-1].open(f)
	}
}

// FieldFocused turns the keyboard, where it is open, to another field.
func FieldFocused(f Field) {
	for _, k := range screenKeys[windowOf(f)] {
		if k.field != nil && k.field != f {
			k.open(f)
		}
	}
}

// FieldLeft hides the keyboard, unless the focus is in a field by the next picture.
func FieldLeft(f Field) {
	for _, all := range screenKeys {
		for _, k := range all {
			if k.field == f {
				time.AfterFunc(100*time.Millisecond, func() { fyne.Do(k.hideUnlessFocused) })
			}
		}
	}
}

func (k *ScreenKeys) hideUnlessFocused() {
	if k.field != nil && k.canvas.Focused() != fyne.Focusable(k.field) {
		k.hide()
	}
}

// open shows the keyboard, and the field above it.
func (k *ScreenKeys) open(f Field) {
	k.field = f
	if len(k.Content.Objects) == 0 {
		k.show(k)
	}
	if stands, ok := f.(interface{ comeIntoView() }); ok {
		stands.comeIntoView()
	}
}

func (k *ScreenKeys) hide() {
	if k.field = nil; len(k.Content.Objects) > 0 {
		k.show()
	}
}

// show gives the keyboard its room, or takes it back.
func (k *ScreenKeys) show(objects ...fyne.CanvasObject) {
	k.shift = false
	k.Content.Objects = objects
	k.Content.Refresh()
	top := k.canvas.Content()
	if over := k.canvas.Overlays().Top(); over != nil {
		top = over
	}
	layOut(top)
}

// layOut has a container, or what a dialog holds, lay its parts out anew.
func layOut(o fyne.CanvasObject) {
	switch o := o.(type) {
	case *fyne.Container:
		if o.Layout != nil {
			o.Layout.Layout(o.Objects, o.Size())
		}
	case *widget.PopUp:
		layOut(o.Content)
	}
}

// keyHeight is how high a row is, with the gap below it: less where there is little room.
func (k *ScreenKeys) keyHeight() float32 {
	if k.canvas.Size().Height < 560 {
		return 32
	}
	return 44
}

// mostKeys is how wide the keys are at most, all of a row.
const (
	mostKeys float32 = 900
	keysEdge float32 = 6
)

// MinSize implements fyne.CanvasObject.
func (k *ScreenKeys) MinSize() fyne.Size {
	return fyne.NewSize(240, float32(len(screenRows))*k.keyHeight()+keysEdge)
}

// Tapped implements fyne.Tappable.
func (k *ScreenKeys) Tapped(e *fyne.PointEvent) {
	for _, s := range k.spots {
		at := e.Position.Subtract(s.at)
		if at.X >= 0 && at.Y >= 0 && at.X < s.size.Width && at.Y < s.size.Height {
			k.press(s.key)
			return
		}
	}
}

// press does what a key does.
func (k *ScreenKeys) press(key *screenKey) {
	field, shift := k.field, k.shift
	switch {
	case field == nil:
		return
	case key.name == hideName:
		k.hide()
		return
	case key.name == shiftName:
		k.shift = !shift
		k.Refresh()
		return
	}
	if shift {
		k.shift = false
		k.Refresh()
	}
	if k.canvas.Focused() != fyne.Focusable(field) {
		k.canvas.Focus(field)
	}
	switch {
	case key.does != "":
		field.TypedKey(&fyne.KeyEvent{Name: key.does})
	case shift:
		field.TypedRune(key.shifted)
	default:
		field.TypedRune(key.letter)
	}
}

// FocusGained implements fyne.Focusable, by which a tap on a key leaves the focus in the field.
func (k *ScreenKeys) FocusGained() {
	if k.field != nil {
		k.canvas.Focus(k.field)
	}
}

// FocusLost implements fyne.Focusable.
func (k *ScreenKeys) FocusLost() {}

// TypedRune implements fyne.Focusable.
func (k *ScreenKeys) TypedRune(rune) {}

// TypedKey implements fyne.Focusable.
func (k *ScreenKeys) TypedKey(*fyne.KeyEvent) {}

// CreateRenderer implements fyne.Widget.
func (k *ScreenKeys) CreateRenderer() fyne.WidgetRenderer {
	r := &screenKeysRenderer{keys: k}
	r.draw()
	return r
}

type screenKeysRenderer struct {
	keys    *ScreenKeys
	objects []fyne.CanvasObject
	size    fyne.Size // that they are drawn for
}

// draw places the keys, each row as wide as the others.
func (r *screenKeysRenderer) draw() {
	k, size := r.keys, r.keys.Size()
	r.size = size
	const gap = 4
	r.objects, k.spots = newFill(theme.Color(ColorPanel), fyne.Position{}, size), nil
	height := k.keyHeight()
	whole := min(size.Width-2*keysEdge, mostKeys)
	for i, row := range screenRows {
		units := float32(0)
		for j := range row {
			units += max(1, row[j].width)
		}
		x := (size.Width - whole) / 2
		for j := range row {
			width := whole * max(1, row[j].width) / units
			spot := keySpot{&row[j], fyne.NewPos(x, keysEdge+float32(i)*height), fyne.NewSize(width-gap, height-gap)}
			k.spots = append(k.spots, spot)
			r.objects = append(r.objects, k.drawn(spot)...)
			x += width
		}
	}
}

// drawn is a key as it looks.
func (k *ScreenKeys) drawn(s keySpot) []fyne.CanvasObject {
	face := canvas.NewRectangle(theme.Color(theme.ColorNameButton))
	face.CornerRadius, face.StrokeColor, face.StrokeWidth = 7, theme.Color(ColorOutline), 1
	ink, size := theme.Color(theme.ColorNameForeground), float32(16)
	label := s.key.name
	switch {
	case label == "" && k.shift:
		label = string(s.key.shifted)
	case label == "":
		label = string(s.key.letter)
	default:
		size = 14
	}
	if s.key.name == shiftName && k.shift {
		face.FillColor = theme.Color(theme.ColorNamePrimary)
		ink = theme.Color(theme.ColorNameForegroundOnPrimary)
	}
	objects := []fyne.CanvasObject{placed(face, s.at, s.size)}
	line := func(text string, size float32, ink color.Color, at func(room fyne.Size) fyne.Position) {
		room := Regular.Measure(text, size)
		objects = append(objects, placed(Regular.Line(text, size, ink), s.at.Add(at(room)), room))
	}
	line(label, size, ink, func(room fyne.Size) fyne.Position {
		return fyne.NewPos((s.size.Width-room.Width)/2, (s.size.Height-room.Height)/2)
	})
	above := s.key.shifted
	if s.key.name == "" && !k.shift && above != s.key.letter && !unicode.IsLetter(s.key.letter) && s.size.Height > 30 {
		line(string(above), 10, theme.Color(ColorQuiet), func(room fyne.Size) fyne.Position {
			return fyne.NewPos(s.size.Width-room.Width-4, 1)
		})
	}
	return objects
}

// Layout implements fyne.WidgetRenderer.
func (r *screenKeysRenderer) Layout(size fyne.Size) {
	if size != r.size {
		r.draw()
	}
}

// MinSize implements fyne.WidgetRenderer.
func (r *screenKeysRenderer) MinSize() fyne.Size { return r.keys.MinSize() }

// Refresh implements fyne.WidgetRenderer.
func (r *screenKeysRenderer) Refresh() {
	r.draw()
	canvas.Refresh(r.keys)
}

// Objects implements fyne.WidgetRenderer.
func (r *screenKeysRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer.
func (r *screenKeysRenderer) Destroy() {}
