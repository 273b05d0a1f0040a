package look

import (
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Entry is a line to type in that leaves keys which mean nothing on one line, and
// the program's shortcuts, to the window.
type Entry struct {
	widget.Entry
	onPage
	// Pasted gives what is typed for a text that is pasted, in which the toolkit would put spaces for
	// the ends of lines; nil for the text as it is.
	Pasted func(text string) string
	// Focuses is told that the entry has got the focus, or lost it; nil for nobody.
	Focuses func(has bool)
}

// onPage is what knows the page that it stands on, if it does on one.
type onPage struct{ page *Page }

// StandOn implements Standing.
func (p *onPage) StandOn(page *Page) { p.page = page }

func (p *onPage) bring(o fyne.CanvasObject) {
	if p.page != nil {
		p.page.ScrollTo(o)
	}
}

// NewEntry makes an empty entry; hint says what to type, and entered is called
// when Enter is pressed.
func NewEntry(hint string, entered func()) *Entry {
	e := &Entry{}
	e.ExtendBaseWidget(e)
	e.SetPlaceHolder(hint)
	e.OnSubmitted = func(string) { entered() }
	return e
}

// TypedKey implements fyne.Focusable.
func (e *Entry) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyF1, fyne.KeyF5, fyne.KeyF9, fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown:
		HandToWindow(e, key)
	default:
		e.Entry.TypedKey(key)
	}
}

// TypedShortcut implements fyne.Shortcutable: a focused entry gets shortcuts
// that would else reach the window.
func (e *Entry) TypedShortcut(s fyne.Shortcut) {
	if paste, pastes := s.(*fyne.ShortcutPaste); pastes {
		s = PasteAs(paste, func(text string) string {
			if text = CutPasted(text); e.Pasted != nil {
				text = e.Pasted(text)
			}
			return text
		})
	}
	e.Entry.TypedShortcut(s)
	handShortcut(e, s)
}

// Tapped implements fyne.Tappable.
func (e *Entry) Tapped(at *fyne.PointEvent) {
	e.Entry.Tapped(at)
	FieldTapped(e)
}

// FocusGained implements fyne.Focusable.
func (e *Entry) FocusGained() {
	e.Entry.FocusGained()
	FieldFocused(e)
	e.tellFocus(true)
}

// FocusLost implements fyne.Focusable.
func (e *Entry) FocusLost() {
	e.Entry.FocusLost()
	FieldLeft(e)
	e.tellFocus(false)
}

func (e *Entry) tellFocus(has bool) {
	if e.Focuses != nil {
		e.Focuses(has)
	}
}

func (e *Entry) comeIntoView() { e.bring(e) }

// TextEntry is a text of several lines to type in, which leaves Escape, Tab and the
// program's shortcuts to the window.
type TextEntry struct {
	widget.Entry
	onPage

	lags bool // the cursor stands before the space that was typed last
}

// NewTextEntry makes an empty one, so many lines high.
func NewTextEntry(hint string, lines int) *TextEntry {
	e := &TextEntry{}
	e.MultiLine, e.Wrapping = true, fyne.TextWrapWord
	e.SetMinRowsVisible(lines)
	e.ExtendBaseWidget(e)
	e.SetPlaceHolder(hint)
	return e
}

// AcceptsTab implements fyne.Tabbable.
func (e *TextEntry) AcceptsTab() bool { return false }

// TypedKey implements fyne.Focusable.
func (e *TextEntry) TypedKey(key *fyne.KeyEvent) {
	if e.lags && key.Name == fyne.KeyBackspace {
		e.CursorColumn++ // it takes the space away
	}
	before, text := e.CursorTextOffset(), e.Text
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyF1, fyne.KeyF5, fyne.KeyF9:
		HandToWindow(e, key)
	default:
		e.Entry.TypedKey(key)
	}
	// The key of a letter comes before the letter, and does nothing.
	e.lags = e.lags && e.CursorTextOffset() == before && e.Text == text
}

// TypedRune implements fyne.Focusable. Where a space is typed at the end of a line that is
// full, the toolkit leaves the cursor before it, so that what follows would come before it
// too, and the words run together.
func (e *TextEntry) TypedRune(r rune) {
	if e.lags && e.SelectedText() == "" {
		e.CursorColumn++
	}
	replaces, before := e.SelectedText() != "", e.CursorTextOffset()
	e.Entry.TypedRune(r)
	e.lags = !replaces && !e.Disabled() && e.CursorTextOffset() == before
}

// Tapped implements fyne.Tappable.
func (e *TextEntry) Tapped(at *fyne.PointEvent) {
	e.lags = false
	e.Entry.Tapped(at)
	FieldTapped(e)
}

// FocusGained implements fyne.Focusable.
func (e *TextEntry) FocusGained() {
	e.Entry.FocusGained()
	FieldFocused(e)
}

// FocusLost implements fyne.Focusable.
func (e *TextEntry) FocusLost() {
	e.Entry.FocusLost()
	FieldLeft(e)
}

func (e *TextEntry) comeIntoView() { e.bring(e) }

// TypedShortcut implements fyne.Shortcutable.
func (e *TextEntry) TypedShortcut(s fyne.Shortcut) {
	if _, pastes := s.(*fyne.ShortcutPaste); pastes && e.lags && e.SelectedText() == "" {
		e.CursorColumn++
	}
	e.lags = false
	e.Entry.TypedShortcut(s)
	handShortcut(e, s)
}

// mostPasted is how many letters of a text that is pasted are taken into one line, which the toolkit draws whole at
// every change: of pages it would take a quarter of a minute.
const mostPasted = 8000

// CutPasted is as much of a text that is pasted as is taken into one line.
func CutPasted(text string) string {
	for at := range text {
		if at >= mostPasted {
			return text[:at]
		}
	}
	return text
}

// PasteAs pastes what is on the clipboard in another form.
func PasteAs(paste *fyne.ShortcutPaste, as func(text string) string) *fyne.ShortcutPaste {
	return &fyne.ShortcutPaste{Clipboard: clipboardAs{paste.Clipboard, as}}
}

type clipboardAs struct {
	fyne.Clipboard
	as func(text string) string
}

// Content implements fyne.Clipboard.
func (c clipboardAs) Content() string { return c.as(c.Clipboard.Content()) }

// handShortcut gives the window a shortcut of the program's that an entry got.
func handShortcut(e fyne.CanvasObject, s fyne.Shortcut) {
	if _, custom := s.(*desktop.CustomShortcut); !custom {
		return
	}
	if window, ok := windowOf(e).(fyne.Shortcutable); ok {
		window.TypedShortcut(s)
	}
}

// NewEntryRenderer draws an entry as the toolkit does, but its ground and edge as a fill: of
// two round rectangles as large as the entry, every pixel takes long.
func NewEntryRenderer(e fyne.Widget, toolkit fyne.WidgetRenderer) fyne.WidgetRenderer {
	r := &entryRenderer{WidgetRenderer: toolkit, entry: e}
	r.fill()
	return r
}

type entryRenderer struct {
	fyne.WidgetRenderer
	entry   fyne.Widget
	drawn   entryFrame
	frame   []fyne.CanvasObject
	objects []fyne.CanvasObject
}

// entryFrame is what the ground and edge of an entry are drawn by.
type entryFrame struct {
	fill, edge    color.Color
	width, corner float32
	size          fyne.Size
	isWholeScale  bool
}

// fill puts a fill in the place of the toolkit's two rectangles. It stays the same one as long as
// it looks the same: the toolkit lays out anew whatever has a part that it didn't know.
func (r *entryRenderer) fill() {
	r.objects = r.WidgetRenderer.Objects()
	if len(r.objects) < 2 {
		return
	}
	box, isBox := r.objects[0].(*canvas.Rectangle)
	border, isBorder := r.objects[1].(*canvas.Rectangle)
	size := r.entry.Size()
	if !isBox || !isBorder || box.FillColor == nil || border.StrokeColor == nil ||
		!IsOpaque(box.FillColor) {
		return
	}
	floor := func(length float32) float32 { return float32(math.Floor(float64(length))) } // not over the edge
	look := entryFrame{box.FillColor, border.StrokeColor, border.StrokeWidth, box.CornerRadius,
		fyne.NewSize(floor(size.Width), floor(size.Height)), isPlainScale()}
	if look != r.drawn {
		r.drawn, r.frame = look, NewBox(look.fill, look.edge, look.width, look.corner, fyne.Position{}, look.size)
	}
	r.objects = slices.Concat(r.frame, r.objects[2:])
}

// Layout implements fyne.WidgetRenderer.
func (r *entryRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.fill()
}

// Refresh implements fyne.WidgetRenderer.
func (r *entryRenderer) Refresh() {
	r.WidgetRenderer.Refresh()
	r.fill()
}

// Objects implements fyne.WidgetRenderer.
func (r *entryRenderer) Objects() []fyne.CanvasObject { return r.objects }

// CreateRenderer implements fyne.Widget.
func (e *Entry) CreateRenderer() fyne.WidgetRenderer {
	return NewEntryRenderer(e, e.Entry.CreateRenderer())
}

// CreateRenderer implements fyne.Widget.
func (e *TextEntry) CreateRenderer() fyne.WidgetRenderer {
	return NewEntryRenderer(e, e.Entry.CreateRenderer())
}
