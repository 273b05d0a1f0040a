package sandbox

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/ui/look"
)

// sheet is a part of the screen that draws itself, and knows which of its parts can be
// tapped: the track of the turn, the timeline, an option. It is one object however much
// is on it.
type sheet struct {
	widget.BaseWidget
	draw   func(d *sheet, size fyne.Size)
	height func(width float32) float32 // that it needs for a width
	least  float32                     // width

	objects   []fyne.CanvasObject
	spots     []tapSpot
	dragged   func(x float32) // along it, may be nil
	trembling look.Trembling
	let       func() // go of what was dragged
	width     float32
}

// tapSpot is a part that can be tapped.
type tapSpot struct {
	at        fyne.Position
	size      fyne.Size
	tapped    func()
	secondary func() // by the other button, or held
}

func newSheet(least float32, height func(width float32) float32, draw func(*sheet, fyne.Size)) *sheet {
	d := &sheet{draw: draw, height: height, least: least}
	d.ExtendBaseWidget(d)
	return d
}

// fixed is a height for any width.
func fixed(height float32) func(float32) float32 { return func(float32) float32 { return height } }

func (d *sheet) add(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
	d.objects = append(d.objects, o)
}

// largeBox is from which area on, in units, a box is painted as a fill.
const largeBox = 3000

// box draws a rectangle with round corners; "" for no ground or no edge.
func (d *sheet) box(ground, edge fyne.ThemeColorName, stroke, radius, x, y, w, h float32) {
	if w*h >= largeBox && radius > 0 && ground != "" && look.IsOpaque(theme.Color(ground)) {
		ink, width := color.Color(color.Transparent), float32(0)
		if edge != "" && !isClear(theme.Color(edge)) {
			ink, width = theme.Color(edge), stroke
		}
		d.objects = append(d.objects, look.NewRoundFill(theme.Color(ground), ink, width, radius,
			fyne.NewPos(x, y), fyne.NewSize(w, h))...)
		return
	}
	r := canvas.NewRectangle(color.Transparent)
	r.CornerRadius = radius
	if ground != "" {
		r.FillColor = theme.Color(ground)
	}
	if edge != "" {
		if ink := theme.Color(edge); !isClear(ink) {
			r.StrokeColor, r.StrokeWidth = ink, stroke
		}
	}
	d.add(r, x, y, w, h)
}

func isClear(c color.Color) bool {
	_, _, _, a := c.RGBA()
	return a == 0
}

// line writes a line of text, its upper edge at y, and gives how wide it is.
func (d *sheet) line(text string, cut look.Cut, size float32, ink fyne.ThemeColorName, x, y float32) float32 {
	room := cut.Measure(text, size)
	d.add(cut.Line(text, size, theme.Color(ink)), x, y, room.Width, room.Height)
	return room.Width
}

// middle writes a line in the middle of a box.
func (d *sheet) middle(text string, cut look.Cut, size float32, ink fyne.ThemeColorName, x, y, w, h float32) {
	room := cut.Measure(text, size)
	d.line(text, cut, size, ink, x+(w-room.Width)/2, y+(h-room.Height)/2)
}

// level writes a line at the left of a box, in the middle of its height.
func (d *sheet) level(text string, cut look.Cut, size float32, ink fyne.ThemeColorName, x, y, h float32) float32 {
	return d.line(text, cut, size, ink, x, y+(h-cut.Measure(text, size).Height)/2)
}

// disc draws a player's disc: the first player's filled, any other's an outline.
func (d *sheet) disc(letter string, x, y, size float32) {
	c := &canvas.Circle{StrokeColor: theme.Color(theme.ColorNameForeground), StrokeWidth: 2,
		FillColor: color.Transparent}
	ink := theme.ColorNameForeground
	if letter == "A" {
		c.FillColor, ink = theme.Color(theme.ColorNameForeground), theme.ColorNameBackground
	}
	d.add(c, x, y, size, size)
	d.middle(letter, look.Heavy, size*0.55, ink, x, y, size, size)
}

// key draws the sign of a key at the right end of a box.
func (d *sheet) key(name string, ink fyne.ThemeColorName, right, y, h float32) {
	width := look.SemiBold.Measure(name, 11).Width + 12
	d.box("", ink, 1, 4, right-width, y+(h-19)/2, width, 19)
	d.middle(name, look.SemiBold, 11, ink, right-width, y, width, h)
}

// chevron draws an angle that points to the right.
func (d *sheet) chevron(ink fyne.ThemeColorName, x, y, h float32) {
	for _, down := range []float32{-1, 1} {
		l := canvas.NewLine(theme.Color(ink))
		l.StrokeWidth = 1.5
		l.Position1, l.Position2 = fyne.NewPos(x, y+h/2+down*5), fyne.NewPos(x+5, y+h/2)
		d.objects = append(d.objects, l)
	}
}

// spot makes a part be tapped.
func (d *sheet) spot(x, y, w, h float32, tapped func()) {
	d.spots = append(d.spots, tapSpot{at: fyne.NewPos(x, y), size: fyne.NewSize(w, h), tapped: tapped})
}

func (d *sheet) spotAt(p fyne.Position) *tapSpot {
	for i := len(d.spots) - 1; i >= 0; i-- {
		s := &d.spots[i]
		if p.X >= s.at.X && p.Y >= s.at.Y && p.X < s.at.X+s.size.Width && p.Y < s.at.Y+s.size.Height {
			return s
		}
	}
	return nil
}

// Tapped implements fyne.Tappable.
func (d *sheet) Tapped(e *fyne.PointEvent) {
	if s := d.spotAt(e.Position); s != nil && s.tapped != nil {
		s.tapped()
	}
}

// TappedSecondary implements fyne.SecondaryTappable.
func (d *sheet) TappedSecondary(e *fyne.PointEvent) {
	if s := d.spotAt(e.Position); s != nil && s.secondary != nil {
		s.secondary()
	}
}

// Dragged implements fyne.Draggable.
func (d *sheet) Dragged(e *fyne.DragEvent) {
	d.trembling.Dragged(e)
	if d.dragged != nil {
		d.dragged(e.Position.X)
	}
}

// DragEnd implements fyne.Draggable.
func (d *sheet) DragEnd() {
	if d.let != nil {
		d.let()
	}
	if at, pressed := d.trembling.DragEnd(); pressed && d.dragged == nil {
		d.Tapped(&fyne.PointEvent{Position: at})
	}
}

// Cursor implements desktop.Cursorable.
func (d *sheet) Cursor() desktop.Cursor { return look.SidewaysDragCursor(d) }

// DragsAt implements look.Draggable.
func (d *sheet) DragsAt(_ fyne.Position, sideways bool) bool { return sideways && d.dragged != nil }

// Resize implements fyne.CanvasObject: the height that it needs depends on the width.
func (d *sheet) Resize(size fyne.Size) {
	d.width = size.Width
	d.BaseWidget.Resize(size)
}

// CreateRenderer implements fyne.Widget.
func (d *sheet) CreateRenderer() fyne.WidgetRenderer { return newSheetRenderer(d, d) }

type sheetRenderer struct {
	sheet  *sheet
	widget fyne.Widget // that holds it
	size   fyne.Size
}

// newSheetRenderer draws the sheet at once: the toolkit forgets what was out of view for a
// minute, and doesn't lay out anew what comes back at the same size.
func newSheetRenderer(d *sheet, holder fyne.Widget) *sheetRenderer {
	r := &sheetRenderer{sheet: d, widget: holder, size: holder.Size()}
	r.draw()
	return r
}

func (r *sheetRenderer) draw() {
	r.sheet.objects, r.sheet.spots = nil, nil
	if r.size.Width > 0 {
		r.sheet.draw(r.sheet, r.size)
	}
}

// Layout implements fyne.WidgetRenderer.
func (r *sheetRenderer) Layout(size fyne.Size) {
	if size != r.size {
		r.size = size
		r.draw()
	}
}

// MinSize implements fyne.WidgetRenderer: the height is that of the present width.
func (r *sheetRenderer) MinSize() fyne.Size {
	return fyne.NewSize(r.sheet.least, r.sheet.height(max(r.sheet.width, r.sheet.least)))
}

// Refresh implements fyne.WidgetRenderer.
func (r *sheetRenderer) Refresh() {
	r.draw()
	canvas.Refresh(r.widget)
}

// Objects implements fyne.WidgetRenderer.
func (r *sheetRenderer) Objects() []fyne.CanvasObject { return r.sheet.objects }

// Destroy implements fyne.WidgetRenderer.
func (r *sheetRenderer) Destroy() {}

// pressed is a part that draws itself and is pressed as a whole, with the keyboard too.
type pressed struct {
	sheet
	press            func()
	focused, hovered bool
	page             *look.Page // that it stands on; nil where it stands on none
	wish             float32    // the width in which all of it stands in a line; 0 where any will do
}

func newPressed(height func(width float32) float32, press func(), draw func(p *pressed, size fyne.Size)) *pressed {
	p := &pressed{press: press}
	p.sheet.draw = func(_ *sheet, size fyne.Size) {
		draw(p, size)
		if p.focused {
			p.box("", theme.ColorNameForeground, 2, 7, 0, 0, size.Width, size.Height)
		}
		p.spot(0, 0, size.Width, size.Height, press)
	}
	p.height, p.least = height, 60
	p.ExtendBaseWidget(p)
	return p
}

// CreateRenderer implements fyne.Widget.
func (p *pressed) CreateRenderer() fyne.WidgetRenderer {
	return newSheetRenderer(&p.sheet, p)
}

// doublePress is how soon after a press another at the same point is the second of a double
// one, meant for what was there before, not for what has come under the pointer since.
const doublePress = 250 * time.Millisecond

// latestPress is where and when a part was pressed last by the pointer, and which.
var latestPress struct {
	at   fyne.Position
	when time.Time
	on   *pressed
}

// Tapped implements fyne.Tappable.
func (p *pressed) Tapped(e *fyne.PointEvent) {
	l := &latestPress
	if p != l.on && !e.AbsolutePosition.IsZero() && e.AbsolutePosition == l.at && time.Since(l.when) < doublePress {
		return
	}
	l.at, l.when, l.on = e.AbsolutePosition, time.Now(), p
	p.sheet.Tapped(e)
}

// Refresh implements fyne.CanvasObject.
func (p *pressed) Refresh() { p.BaseWidget.Refresh() }

// StandOn implements look.Standing.
func (p *pressed) StandOn(page *look.Page) { p.page = page }

// FocusGained implements fyne.Focusable.
func (p *pressed) FocusGained() {
	p.focused = true
	p.Refresh()
	if p.page != nil {
		p.page.ScrollTo(p)
	}
}

// FocusLost implements fyne.Focusable.
func (p *pressed) FocusLost() {
	p.focused = false
	p.Refresh()
}

// TypedRune implements fyne.Focusable.
func (p *pressed) TypedRune(rune) {}

// TypedKey implements fyne.Focusable: keys that mean nothing to it are the window's.
func (p *pressed) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		p.press()
	default:
		look.HandToWindow(p, e)
	}
}

// MouseIn implements desktop.Hoverable.
func (p *pressed) MouseIn(*desktop.MouseEvent) {
	p.hovered = true
	p.Refresh()
}

// MouseMoved implements desktop.Hoverable.
func (p *pressed) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (p *pressed) MouseOut() {
	p.hovered = false
	p.Refresh()
}
