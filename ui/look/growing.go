package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/theme"
)

// GrowingEntry is a text to type in that is as high as its lines, but no higher than a part of
// the room that it shares (NewBelowEntry): then it scrolls. Whatever embeds one begins with Grow.
type GrowingEntry struct {
	TextEntry

	scroll *container.Scroll // around what is typed, which is as high as all of its lines
	most   int               // lines are shown, which the room decides
	needs  float32           // the height that the room knows
	room   *fyne.Container
}

// The most lines of an entry that grows, and how much of the height that it shares they take.
const (
	mostLines  = 10
	leastLines = 2
	linesShare = 3 // one of so many parts
)

// Grow prepares the entry, before it is extended.
func (e *GrowingEntry) Grow() {
	e.MultiLine, e.Wrapping = true, fyne.TextWrapWord
	e.SetMinRowsVisible(1)
}

// Keyboard implements mobile.Keyboardable: Enter doesn't begin a line.
func (e *GrowingEntry) Keyboard() mobile.KeyboardType { return mobile.SingleLineKeyboard }

// SetPlaceHolder sets what stands there while nothing is typed, which has lines as well.
func (e *GrowingEntry) SetPlaceHolder(text string) {
	if text != e.PlaceHolder {
		e.TextEntry.SetPlaceHolder(text)
		e.grow()
	}
}

// SetTextAtEnd replaces the text, and puts the cursor behind it.
func (e *GrowingEntry) SetTextAtEnd(text string) {
	e.lags = false
	e.CursorRow, e.CursorColumn = len(text), len(text) // beyond the end: the toolkit puts it there
	e.SetText(text)
}

// MinSize implements fyne.CanvasObject. The lines are those of the width that it has at present.
func (e *GrowingEntry) MinSize() fyne.Size {
	least := e.TextEntry.MinSize()
	if e.scroll == nil {
		return least
	}
	most := least.Height + float32(max(e.most, leastLines)-1)*e.lineHeight()
	needs := e.scroll.Content.MinSize().Height + 2*theme.InputBorderSize()
	return fyne.NewSize(least.Width, min(max(needs, least.Height), most))
}

func (e *GrowingEntry) lineHeight() float32 {
	return fyne.MeasureText("M", theme.TextSize(), e.TextStyle).Height
}

// grow lets the room be laid out anew where the entry needs another height.
func (e *GrowingEntry) grow() {
	if needs := e.MinSize().Height; e.room != nil && needs != e.needs {
		e.needs = needs
		e.room.Layout.Layout(e.room.Objects, e.room.Size())
	}
}

// showCursor scrolls to the cursor: the toolkit looks for it before what it scrolls is as high as
// its lines, and stays at the first of them.
func (e *GrowingEntry) showCursor() {
	room, needs := e.scroll.Size(), e.scroll.Content.MinSize().Height
	if needs <= room.Height {
		return
	}
	e.scroll.Content.Resize(fyne.NewSize(room.Width, needs))
	at := e.CursorPosition().Y
	offset := max(min(e.scroll.Offset.Y, at), at+2*e.lineHeight()-room.Height)
	e.scroll.ScrollToOffset(fyne.NewPos(0, min(max(0, offset), needs-room.Height)))
}

func (e *GrowingEntry) growing() *GrowingEntry { return e }

// CreateRenderer implements fyne.Widget.
func (e *GrowingEntry) CreateRenderer() fyne.WidgetRenderer {
	toolkit := e.Entry.CreateRenderer()
	for _, o := range toolkit.Objects() {
		if scroll, ok := o.(*container.Scroll); ok {
			e.scroll = scroll
		}
	}
	return &growingRenderer{NewEntryRenderer(e, toolkit), e}
}

type growingRenderer struct {
	fyne.WidgetRenderer
	entry *GrowingEntry
}

// Refresh implements fyne.WidgetRenderer.
func (r *growingRenderer) Refresh() {
	r.WidgetRenderer.Refresh()
	r.entry.grow()
	r.entry.showCursor()
}

// Growing is what embeds an entry that grows.
type Growing interface {
	fyne.CanvasObject
	growing() *GrowingEntry
}

// NewBelowEntry puts an entry that grows above an object that takes the rest, such as a panel's page.
func NewBelowEntry(entry Growing, rest fyne.CanvasObject) *fyne.Container {
	e := entry.growing()
	e.room = container.New(&belowEntry{e}, entry, rest)
	return e.room
}

// belowEntry is the layout of such a room.
type belowEntry struct {
	entry *GrowingEntry
}

// Room around the entry.
const (
	aboveEntry float32 = 12
	belowIt    float32 = 4
)

// Layout implements fyne.Layout.
func (b *belowEntry) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	b.entry.most = min(int(size.Height/linesShare/b.entry.lineHeight()), mostLines)
	field, rest := objects[0], objects[1]
	field.Move(fyne.NewPos(pageMargin, aboveEntry))
	width := max(0, size.Width-2*pageMargin)
	if field.Size().Width != width { // first, as the height that it needs depends on it
		field.Resize(fyne.NewSize(width, max(field.Size().Height, field.MinSize().Height)))
	}
	b.entry.needs = field.MinSize().Height
	field.Resize(fyne.NewSize(width, b.entry.needs))
	above := aboveEntry + b.entry.needs + belowIt
	rest.Move(fyne.NewPos(0, above))
	rest.Resize(fyne.NewSize(size.Width, max(0, size.Height-above)))
}

// MinSize implements fyne.Layout: room for the text while it is short.
func (b *belowEntry) MinSize(objects []fyne.CanvasObject) fyne.Size {
	short, rest := b.entry.TextEntry.MinSize(), objects[1].MinSize()
	return fyne.NewSize(max(short.Width+2*pageMargin, rest.Width), aboveEntry+short.Height+belowIt+rest.Height)
}
