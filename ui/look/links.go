package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// linkedText is rich text whose links can be tapped exactly where they are
// read. The toolkit's own links reach over the rest of their line and over the
// lines above and below, and swallow the taps that are meant for those.
type linkedText struct{ widget.RichText }

func newLinkedText(segments []widget.RichTextSegment) *linkedText {
	t := &linkedText{}
	t.Segments = segments
	t.Wrapping, t.Scroll = fyne.TextWrapWord, fyne.ScrollNone
	t.ExtendBaseWidget(t)
	return t
}

// bulletRoom is how much of its width a text with lists leaves empty: the
// toolkit wraps their items as if they had no bullets.
const bulletRoom float32 = 20

// Resize implements fyne.CanvasObject.
func (t *linkedText) Resize(size fyne.Size) {
	for _, s := range t.Segments {
		if _, ok := s.(*widget.ListSegment); ok {
			size.Width = max(0, size.Width-bulletRoom)
			break
		}
	}
	t.RichText.Resize(size)
}

// CreateRenderer implements fyne.Widget.
func (t *linkedText) CreateRenderer() fyne.WidgetRenderer {
	r := &linkedRenderer{WidgetRenderer: t.RichText.CreateRenderer()}
	r.placeLinks()
	return r
}

// linkedRenderer lays an area over each link of the toolkit's renderer.
type linkedRenderer struct {
	fyne.WidgetRenderer
	areas []*linkArea
}

// Layout implements fyne.WidgetRenderer.
func (r *linkedRenderer) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.placeLinks()
}

// Refresh implements fyne.WidgetRenderer.
func (r *linkedRenderer) Refresh() {
	r.WidgetRenderer.Refresh()
	r.placeLinks()
}

// Objects implements fyne.WidgetRenderer: the text, and above it the areas.
func (r *linkedRenderer) Objects() []fyne.CanvasObject {
	objects := append([]fyne.CanvasObject(nil), r.WidgetRenderer.Objects()...)
	for _, area := range r.areas {
		objects = append(objects, area)
	}
	return objects
}

// placeLinks cuts every link's box to its text and lays an area over it.
func (r *linkedRenderer) placeLinks() {
	count := 0
	for _, o := range r.WidgetRenderer.Objects() {
		holder, ok := o.(*fyne.Container)
		if !ok || len(holder.Objects) != 1 {
			continue
		}
		link, ok := holder.Objects[0].(*widget.Hyperlink)
		if !ok {
			continue
		}
		padding := link.Theme().Size(theme.SizeNameInnerPadding)
		link.Resize(link.MinSize().SubtractWidthHeight(padding, padding))
		if count == len(r.areas) {
			r.areas = append(r.areas, newLinkArea())
		}
		r.areas[count].cover(link, holder.Position(), padding)
		count++
	}
	r.areas = r.areas[:count]
}

// linkArea is where a link can be tapped.
type linkArea struct {
	widget.BaseWidget
	link *widget.Hyperlink
}

func newLinkArea() *linkArea {
	a := &linkArea{}
	a.ExtendBaseWidget(a)
	return a
}

// cover lays the area over a link's text, which stands at a position and whose
// box is padded above and to the left.
func (a *linkArea) cover(link *widget.Hyperlink, at fyne.Position, padding float32) {
	a.link = link
	a.Move(at)
	a.Resize(link.Size().SubtractWidthHeight(padding, padding))
}

// Tapped implements fyne.Tappable.
func (a *linkArea) Tapped(*fyne.PointEvent) { a.link.OnTapped() }

// MouseIn implements desktop.Hoverable; the link is underlined.
func (a *linkArea) MouseIn(e *desktop.MouseEvent) { a.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (a *linkArea) MouseMoved(*desktop.MouseEvent) {
	padding := a.link.Theme().Size(theme.SizeNameInnerPadding)
	inside := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewSquareOffsetPos(padding + 1)}}
	a.link.MouseMoved(inside)
}

// MouseOut implements desktop.Hoverable.
func (a *linkArea) MouseOut() { a.link.MouseOut() }

// Cursor implements desktop.Cursorable.
func (a *linkArea) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer implements fyne.Widget; there is nothing to draw.
func (a *linkArea) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(&fyne.Container{})
}
