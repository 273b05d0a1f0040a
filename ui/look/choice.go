package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// Choice is a row that works as a button does, with the keyboard too. On a page
// it comes into view as it gets the focus.
type Choice struct {
	Row
	page *Page // that it stands on; nil where it stands on none
}

// NewChoice makes a choice of text that wraps; tapped is called when it is
// tapped, or when Enter or Space is pressed while it has the focus.
func NewChoice(text string, tapped func()) *Choice { return NewChoiceOf(NewText(text), tapped) }

// NewChoiceOf makes a choice of content that can't be tapped itself.
func NewChoiceOf(content fyne.CanvasObject, tapped func()) *Choice {
	return newChoice(theme.ColorNameButton, 1, content, tapped)
}

// NewEdgedChoice makes a choice of content, for one beside others: chosen, it has an edge all around.
func NewEdgedChoice(content fyne.CanvasObject, tapped func()) *Choice {
	c := NewChoiceOf(content, tapped)
	c.edged = true
	return c
}

// Tile is what stands on a tile.
type Tile struct {
	Sign       fyne.CanvasObject // at its left edge
	Name, More string            // what it is called, and what more there is to the name
	About      []string          // lines about it, as Markdown
	// Figure is a number to be seen first, with what it is of; "" for none. A quiet
	// one doesn't count at present.
	Figure, FigureOf string
	Quiet            bool
}

// NewTile makes a choice on a ground of its own, such as a card on the table, with
// each line cut where the tile ends.
func NewTile(t Tile, tapped func()) *Choice {
	lines := []fyne.CanvasObject{cutLine(t.Name, t.More)}
	for _, line := range t.About {
		lines = append(lines, newCutSnippet(line))
	}
	content := container.New(tileLayout{}, t.Sign, NewColumn(-15, lines...))
	if t.Figure != "" {
		content.Add(newFigure(t.Figure, t.FigureOf, t.Quiet))
	}
	return newChoice(theme.ColorNameInputBackground, -4, content, tapped)
}

// tileLayout sets a sign, lines, and a figure if there is one, beside each other.
type tileLayout struct{}

// Layout implements fyne.Layout. Lines keep twice their padding from a figure, of
// which once is enough.
func (tileLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left, right := objects[0].MinSize().Width, size.Width
	objects[0].Resize(fyne.NewSize(left, size.Height))
	if len(objects) > 2 {
		right -= objects[2].MinSize().Width
		objects[2].Move(fyne.NewPos(right, 0))
		objects[2].Resize(fyne.NewSize(size.Width-right, size.Height))
		right += theme.InnerPadding()
	}
	objects[1].Move(fyne.NewPos(left, 0))
	objects[1].Resize(fyne.NewSize(right-left, size.Height))
}

// MinSize implements fyne.Layout.
func (tileLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range objects {
		least := o.MinSize()
		size = fyne.NewSize(size.Width+least.Width, max(size.Height, least.Height))
	}
	return size
}

// NewArea makes a choice without content, to lay over what is drawn elsewhere.
func NewArea(tapped func()) *Choice { return newChoice("", 0, NewGap(0), tapped) }

func newChoice(rest fyne.ThemeColorName, padding float32, content fyne.CanvasObject, tapped func()) *Choice {
	c := &Choice{}
	c.prepare(rest, padding, content, tapped)
	c.ExtendBaseWidget(c)
	return c
}

// StandOn implements Standing.
func (c *Choice) StandOn(p *Page) { c.page = p }

// FocusGained implements fyne.Focusable.
func (c *Choice) FocusGained() {
	c.focused = true
	c.paint()
	if c.page != nil {
		c.page.ScrollTo(c)
	}
}

// FocusLost implements fyne.Focusable.
func (c *Choice) FocusLost() {
	c.focused = false
	c.paint()
}

// TypedRune implements fyne.Focusable.
func (c *Choice) TypedRune(rune) {}

// TypedKey implements fyne.Focusable: keys that mean nothing to the choice are
// the window's.
func (c *Choice) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		c.tapped()
	default:
		HandToWindow(c, e)
	}
}

// HandToWindow hands a key to the window that an object is in, as if nothing
// had the focus.
func HandToWindow(o fyne.CanvasObject, e *fyne.KeyEvent) {
	window := windowOf(o)
	if window != nil && window.OnTypedKey() != nil {
		window.OnTypedKey()(e)
	}
}

// windowOf is the window's canvas that an object is on; nil for none. The toolkit knows it
// of what it has painted; before that, whatever has the focus is of the window that says so.
func windowOf(o fyne.CanvasObject) fyne.Canvas {
	driver := fyne.CurrentApp().Driver()
	if c := driver.CanvasForObject(o); c != nil {
		return c
	}
	focused, ok := o.(fyne.Focusable)
	for _, w := range driver.AllWindows() {
		if ok && w.Canvas().Focused() == focused {
			return w.Canvas()
		}
	}
	return nil
}
