package look

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Text is rich text that wraps, whose lines stand far enough apart to be read
// with ease, and whose links can be tapped exactly where they are read, and
// reached by the keyboard. The toolkit's own links reach over the rest of their
// line and over the lines above and below, and swallow the taps that are meant
// for those; and with the focus, they take no key but Space.
type Text struct {
	widget.RichText
	page    *Page   // that it stands on; nil where it stands on none
	leading float32 // between its lines
	most    float32 // how high a line is at most; 0: as its letters are
}

func newText(leading float32, segments ...widget.RichTextSegment) *Text {
	t := &Text{leading: leading}
	t.Segments = segments
	t.Wrapping, t.Scroll = fyne.TextWrapWord, fyne.ScrollNone
	t.ExtendBaseWidget(t)
	return t
}

// StandOn implements Standing.
func (t *Text) StandOn(p *Page) { t.page = p }

// bulletRoom is how much of its width a text with lists leaves empty: the
// toolkit wraps their items as if they had no bullets.
const bulletRoom float32 = 20

// Resize implements fyne.CanvasObject.
func (t *Text) Resize(size fyne.Size) {
	for _, s := range t.Segments {
		if _, ok := s.(*widget.ListSegment); ok {
			size.Width = max(0, size.Width-bulletRoom)
			break
		}
	}
	if size.Width == t.Size().Width && t.Wrapping != fyne.TextWrapOff && t.Truncation == fyne.TextTruncateOff {
		t.BaseWidget.Resize(size) // which leaves the lines as they are wrapped
		return
	}
	t.RichText.Resize(size)
}

// CreateRenderer implements fyne.Widget.
func (t *Text) CreateRenderer() fyne.WidgetRenderer {
	r := &textRenderer{WidgetRenderer: t.RichText.CreateRenderer(), text: t}
	r.laidOut()
	return r
}

// textRenderer moves the lines of the toolkit's renderer apart, and puts an area
// in the place of each link: when it is drawn, for many a text is only measured.
type textRenderer struct {
	fyne.WidgetRenderer
	text   *Text
	extra  float32                         // height that the lines take by standing apart
	placed bool                            // since the text was last laid out
	areas  map[fyne.CanvasObject]*linkArea // by what the toolkit would draw
}

// Layout implements fyne.WidgetRenderer.
func (r *textRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.laidOut()
}

// Refresh implements fyne.WidgetRenderer.
func (r *textRenderer) Refresh() {
	r.WidgetRenderer.Refresh()
	r.laidOut()
}

// MinSize implements fyne.WidgetRenderer.
func (r *textRenderer) MinSize() fyne.Size {
	return r.WidgetRenderer.MinSize().AddWidthHeight(0, r.extra)
}

// laidOut moves the lines apart that the toolkit has just laid out: each further
// down than the one before.
func (r *textRenderer) laidOut() {
	r.placed, r.extra = false, 0
	var before fyne.CanvasObject
	// where the line is, as the toolkit laid it out, and how far it is moved back
	beganAt, back, height := float32(0), float32(0), float32(0)
	for _, o := range r.WidgetRenderer.Objects() {
		at := o.Position()
		isNext := before != nil && (at.X <= before.Position().X+back || at.Y >= beganAt+before.Size().Height)
		if isNext {
			r.extra += r.text.leading - r.over(height)
			height = 0
		}
		if isNext || before == nil {
			beganAt, back = at.Y, leadingSpace(o)
		}
		height = max(height, o.MinSize().Height)
		o.Move(at.AddXY(-back, r.extra))
		before = o
	}
	r.extra -= r.over(height)
}

// over is by how much a line is higher than the lines of the text are at most.
func (r *textRenderer) over(height float32) float32 {
	if r.text.most == 0 {
		return 0
	}
	return max(0, height-r.text.most)
}

// leadingSpace is how far a space sets in the text of a line, which the toolkit
// leaves where a line is broken after a link or other letters.
func leadingSpace(o fyne.CanvasObject) float32 {
	text, ok := o.(*canvas.Text)
	if !ok || !strings.HasPrefix(text.Text, " ") {
		return 0
	}
	return fyne.MeasureText(" ", text.TextSize, text.TextStyle).Width
}

// Objects implements fyne.WidgetRenderer.
func (r *textRenderer) Objects() []fyne.CanvasObject {
	if !r.placed {
		r.placed = true
		r.placeLinks()
	}
	var objects []fyne.CanvasObject
	for _, o := range r.WidgetRenderer.Objects() {
		switch area := r.areas[o]; {
		case area == nil:
			objects = append(objects, o)
		case area.link.Text != "": // as it is where the line is broken before the link
			objects = append(objects, area)
		}
	}
	return objects
}

// placeLinks cuts every link's box to its text and lays its area over it.
func (r *textRenderer) placeLinks() {
	before := r.areas
	r.areas = map[fyne.CanvasObject]*linkArea{}
	for _, o := range r.WidgetRenderer.Objects() {
		holder, ok := o.(*fyne.Container)
		if !ok || len(holder.Objects) != 1 {
			continue
		}
		link, ok := holder.Objects[0].(*widget.Hyperlink)
		if !ok {
			continue
		}
		area := before[o]
		if area == nil {
			area = newLinkArea(r.text, link)
		}
		r.areas[o] = area
		area.cover(holder.Position())
	}
}

// linkArea draws a link where it can be tapped. It stands in the link's place,
// so that it gets the focus.
type linkArea struct {
	widget.BaseWidget
	text *Text // that the link stands in
	link *widget.Hyperlink
	ring *Ground // around the link that has the focus; the toolkit's is too faint
}

func newLinkArea(text *Text, link *widget.Hyperlink) *linkArea {
	a := &linkArea{text: text, link: link, ring: NewGround("")}
	a.ring.CornerRadius = 4
	a.ExtendBaseWidget(a)
	return a
}

// padding is how much of the link's box is empty above the text and to its left.
func (a *linkArea) padding() float32 { return a.link.Theme().Size(theme.SizeNameInnerPadding) }

// cover lays the area over the link's text, which stands at a position, and over
// what belongs to its line above and below it.
func (a *linkArea) cover(at fyne.Position) {
	padding, above := a.padding(), a.text.leading/2
	a.link.Move(fyne.NewPos(-padding, above-padding))
	a.link.Resize(a.link.MinSize().SubtractWidthHeight(padding, padding))
	a.Move(at.AddXY(0, -above))
	a.Resize(a.link.Size().AddWidthHeight(-padding, 2*above-padding))
	a.Refresh()
}

// Tapped implements fyne.Tappable.
func (a *linkArea) Tapped(*fyne.PointEvent) { a.link.OnTapped() }

// MouseIn implements desktop.Hoverable; the link is underlined.
func (a *linkArea) MouseIn(e *desktop.MouseEvent) { a.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (a *linkArea) MouseMoved(*desktop.MouseEvent) {
	inside := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewSquareOffsetPos(a.padding() + 1)}}
	a.link.MouseMoved(inside)
	a.Refresh()
}

// MouseOut implements desktop.Hoverable.
func (a *linkArea) MouseOut() {
	a.link.MouseOut()
	a.Refresh()
}

// Cursor implements desktop.Cursorable.
func (a *linkArea) Cursor() desktop.Cursor { return desktop.PointerCursor }

// FocusGained implements fyne.Focusable: the link is framed, and comes into view
// on its page.
func (a *linkArea) FocusGained() {
	a.link.FocusGained()
	a.ring.Stroke = theme.ColorNamePrimary
	a.Refresh()
	if a.text.page != nil {
		a.text.page.ScrollTo(a)
	}
}

// FocusLost implements fyne.Focusable.
func (a *linkArea) FocusLost() {
	a.link.FocusLost()
	a.ring.Stroke = ""
	a.Refresh()
}

// TypedRune implements fyne.Focusable.
func (a *linkArea) TypedRune(rune) {}

// TypedKey implements fyne.Focusable: keys that mean nothing to the link are the
// window's.
func (a *linkArea) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		a.link.OnTapped()
	default:
		HandToWindow(a, e)
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (a *linkArea) AccessibilityLabel() string { return a.link.AccessibilityLabel() }

// AccessibilityRole implements fyne.Accessible.
func (a *linkArea) AccessibilityRole() fyne.AccessibleRole { return a.link.AccessibilityRole() }

// CreateRenderer implements fyne.Widget.
func (a *linkArea) CreateRenderer() fyne.WidgetRenderer {
	r := &linkAreaRenderer{WidgetRenderer: a.link.CreateRenderer(), area: a}
	r.drawn = container.NewWithoutLayout(r.WidgetRenderer.Objects()...)
	return r
}

// linkAreaRenderer draws what the toolkit draws of the link.
type linkAreaRenderer struct {
	fyne.WidgetRenderer
	area  *linkArea
	drawn *fyne.Container
}

// Layout implements fyne.WidgetRenderer.
func (r *linkAreaRenderer) Layout(fyne.Size) {
	const beside, above float32 = 4, 1 // the link's letters
	r.area.ring.Move(fyne.NewPos(-beside, -above))
	r.area.ring.Resize(r.area.Size().AddWidthHeight(2*beside, 2*above))
	r.drawn.Move(r.area.link.Position())
	r.drawn.Resize(r.area.link.Size())
	r.WidgetRenderer.Layout(r.area.link.Size())
}

// Refresh implements fyne.WidgetRenderer.
func (r *linkAreaRenderer) Refresh() {
	r.WidgetRenderer.Refresh()
	r.area.ring.Refresh()
	r.Layout(fyne.Size{})
}

// MinSize implements fyne.WidgetRenderer.
func (r *linkAreaRenderer) MinSize() fyne.Size { return fyne.Size{} }

// Objects implements fyne.WidgetRenderer.
func (r *linkAreaRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.drawn, r.area.ring}
}
