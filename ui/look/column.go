package look

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// column stacks objects, each as high as its text needs once wrapped to the
// width: the toolkit's own box asks for heights before it knows the width.
type column struct {
	gap     float32 // between objects
	reading bool    // whether text is no wider than is good to read
}

// NewColumn stacks objects with a gap between them, in units of the canvas.
func NewColumn(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&column{gap: gap}, objects...)
}

// NewReadingColumn stacks objects of text no wider than is good to read; what
// stands beside text (NewAside) goes beyond that.
func NewReadingColumn(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&column{gap: -2, reading: true}, objects...)
}

// widthOf is how wide an object is in a column of a width.
func (c *column) widthOf(o fyne.CanvasObject, width float32) float32 {
	if !c.reading {
		return width
	}
	if o, ok := o.(*fyne.Container); ok {
		switch o.Layout.(type) {
		case *aside, *wide:
			return width
		}
	}
	return min(width, ReadingWidth)
}

// Layout implements fyne.Layout.
func (c *column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		width := c.widthOf(o, size.Width)
		if o.Size().Width != width { // first, as the height that it needs depends on it
			o.Resize(fyne.NewSize(width, o.Size().Height))
		}
		o.Resize(fyne.NewSize(width, o.MinSize().Height))
		o.Move(fyne.NewPos(0, y))
		y += o.Size().Height + c.gap
	}
}

// MinSize implements fyne.Layout: the heights are those of the widths that
// the objects have at present.
func (c *column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		least := o.MinSize()
		size.Width = max(size.Width, least.Width)
		size.Height += least.Height + c.gap
	}
	size.Height = max(0, size.Height-c.gap)
	return size
}

// wide is as wide as the page that it stands on, and no lower than asked for.
type wide struct{ least float32 }

// NewWide lets an object be as wide as the page among text to read, and at least so high.
func NewWide(least float32, o fyne.CanvasObject) *fyne.Container {
	return container.New(&wide{least}, o)
}

// Layout implements fyne.Layout.
func (w *wide) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }

// MinSize implements fyne.Layout.
func (w *wide) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := objects[0].MinSize()
	return fyne.NewSize(least.Width, max(least.Height, w.least))
}

// NewGap keeps objects of a column further apart, by units of the canvas.
func NewGap(height float32) fyne.CanvasObject {
	gap := canvas.NewRectangle(color.Transparent)
	gap.SetMinSize(fyne.NewSize(0, height))
	return gap
}

// pageMargin is how far a page's text keeps from its edges.
const pageMargin float32 = 16

// Page is a column of text that scrolls.
type Page struct {
	// Content is what stands in the window.
	Content fyne.CanvasObject

	// Scrolls is called when it is scrolled; nil for nothing.
	Scrolls func()

	scroll  *container.Scroll
	inner   *fyne.Container
	stops   []fyne.Focusable // what can have the focus, but for links
	lasting bool             // whether what stands on it never changes
}

// NewPage makes an empty page of text to read.
func NewPage() *Page { return newPage(NewReadingColumn(), evenMargin(pageMargin)) }

// NewListPage makes an empty page of rows, close together and as wide as it.
func NewListPage() *Page { return newPage(NewColumn(2), evenMargin(8)) }

// NewPanelPage makes an empty page of rows, close together, for the panel beside a table, right below a field.
func NewPanelPage() *Page { return newPage(NewColumn(2), margin{pageMargin, 4, 8}) }

// NewLastingPage makes an empty page as NewListPage does, for rows that stay as they are made:
// what stands on it before and after isn't laid out anew.
func NewLastingPage() *Page {
	p := NewListPage()
	p.lasting = true
	return p
}

// NewSidePage makes an empty page of what can be pressed, for a panel beside a table in which more stands below.
func NewSidePage() *Page { return newPage(NewColumn(6), margin{pageMargin, pageMargin, 4}) }

func newPage(inner *fyne.Container, edge margin) *Page {
	p := &Page{inner: inner}
	p.scroll = container.NewVScroll(container.New(edge, p.inner))
	p.scroll.OnScrolled = func(fyne.Position) {
		if p.Scrolls != nil {
			p.Scrolls()
		}
	}
	p.Content = container.New(&pageLayout{p}, p.scroll)
	return p
}

// ShowObjects replaces what stands on the page and returns to its top.
func (p *Page) ShowObjects(objects ...fyne.CanvasObject) {
	p.ShowInPlace(objects...)
	p.ScrollToTop()
}

// ScrollToTop brings the top of the page into view.
func (p *Page) ScrollToTop() { p.scroll.ScrollToTop() }

// Scrolled is where the page is scrolled to.
func (p *Page) Scrolled() Scrolled { return Scrolled{Below: p.scroll.Offset.Y} }

// ScrollBack brings the page to where it was scrolled to, or as far as it goes now.
func (p *Page) ScrollBack(to Scrolled) {
	end := max(0, p.scroll.Content.Size().Height-p.scroll.Size().Height)
	p.scroll.ScrollToOffset(fyne.NewPos(0, min(to.Below, end)))
}

// ShowInPlace replaces what stands on the page and stays where it was scrolled
// to; the focus passes to what stands where it was.
func (p *Page) ShowInPlace(objects ...fyne.CanvasObject) {
	at := p.focused(p.canvas())
	before := map[fyne.CanvasObject]bool{}
	for _, o := range p.inner.Objects {
		before[o] = true
	}
	p.inner.Objects, p.stops = objects, focusable(objects)
	p.adopt(objects)
	for _, o := range objects {
		if before[o] && !p.lasting { // others are drawn for the first time
			o.Refresh()
		}
	}
	p.inner.Layout.Layout(objects, p.inner.Size())
	p.fit(p.scroll.Size())
	p.refreshBars()
	if at >= 0 && at < len(p.stops) {
		p.canvas().Focus(p.stops[at])
	}
}

// refreshBars tells the scroll how long its content is now, and shows none of what is behind
// its end: its own Refresh would wrap every text on the page twice more.
func (p *Page) refreshBars() {
	end := max(0, p.scroll.Content.Size().Height-p.scroll.Size().Height)
	p.scroll.Offset.Y = min(p.scroll.Offset.Y, end)
	p.scroll.Base.Refresh()
}

// canvas is where the page is shown; nil while it isn't.
func (p *Page) canvas() fyne.Canvas {
	return fyne.CurrentApp().Driver().CanvasForObject(p.scroll)
}

// Stops lists what can have the focus on the page as it was shown, but for links.
func (p *Page) Stops() []fyne.Focusable { return p.stops }

// Step lets the keyboard go on by so many of the page's stops, from elsewhere to the
// first.
func (p *Page) Step(c fyne.Canvas, by int) {
	if len(p.stops) > 0 {
		c.Focus(p.stops[max(0, min(p.focused(c)+by, len(p.stops)-1))])
	}
}

// focused gives the place of what has the focus among the page's stops; -1 if that
// is elsewhere.
func (p *Page) focused(c fyne.Canvas) int {
	if c == nil || c.Focused() == nil {
		return -1
	}
	return slices.Index(p.stops, c.Focused())
}

// focusable lists the objects that can have the focus, however deep in containers.
func focusable(objects []fyne.CanvasObject) []fyne.Focusable {
	var all []fyne.Focusable
	for _, o := range objects {
		switch o := o.(type) {
		case *fyne.Container:
			all = append(all, focusable(o.Objects)...)
		case fyne.Focusable:
			all = append(all, o)
		}
	}
	return all
}

// Turn scrolls by so many screenfuls, less a line or two.
func (p *Page) Turn(screens float32) {
	p.scroll.ScrollToOffset(p.scroll.Offset.AddXY(0, screens*0.9*p.scroll.Size().Height))
}

// Standing is an object with something on it that can get the focus, which is to
// come into view then on the page that it stands on.
type Standing interface{ StandOn(*Page) }

// adopt tells the objects that ask for it on which page they stand.
func (p *Page) adopt(objects []fyne.CanvasObject) {
	for _, o := range objects {
		switch o := o.(type) {
		case *fyne.Container:
			p.adopt(o.Objects)
		case Standing:
			o.StandOn(p)
		}
	}
}

// ScrollTo brings an object into view that stands on the page, in whatever
// layout.
func (p *Page) ScrollTo(o fyne.CanvasObject) {
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(p.inner).Y
	height := p.scroll.Size().Height
	bottom := top + o.Size().Height + 2*p.inner.Position().Y
	switch offset := p.scroll.Offset; {
	case top < offset.Y:
		p.scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > offset.Y+height:
		p.scroll.ScrollToOffset(fyne.NewPos(0, bottom-height))
	}
}

// fit wraps the text to the width before the scroll asks how high it is.
func (p *Page) fit(size fyne.Size) {
	content := p.scroll.Content
	for range 2 { // once for the width, once for the height that it gives
		content.Resize(fyne.NewSize(size.Width, max(size.Height, content.MinSize().Height)))
	}
}

type pageLayout struct{ page *Page }

// Layout implements fyne.Layout.
func (l *pageLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	l.page.fit(size)
	l.page.scroll.Resize(size)
}

// MinSize implements fyne.Layout.
func (l *pageLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(160, 60) }

// margin keeps its one object away from the edges.
type margin struct{ sides, above, below float32 }

func evenMargin(width float32) margin { return margin{width, width, width} }

// Layout implements fyne.Layout.
func (m margin) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Move(fyne.NewPos(m.sides, m.above))
	objects[0].Resize(size.SubtractWidthHeight(2*m.sides, m.above+m.below))
}

// MinSize implements fyne.Layout.
func (m margin) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().AddWidthHeight(2*m.sides, m.above+m.below)
}

// NewPanel puts content on a ground of its own, to set it off from the page.
func NewPanel(content fyne.CanvasObject) fyne.CanvasObject {
	ground := NewGround(ColorPanel)
	ground.CornerRadius, ground.Stroke = 8, ColorOutline
	return container.NewStack(ground, container.New(evenMargin(theme.Padding()), content))
}

// HeightFor is how high what stands on the page is at a width.
func (p *Page) HeightFor(width float32) float32 {
	p.fit(fyne.NewSize(width, 0))
	return p.scroll.Content.MinSize().Height
}
