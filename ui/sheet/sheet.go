// Package sheet draws parts of a screen, each as one object however much is on it: lines, boxes,
// discs and signs, with spots that can be tapped. Of such are the options of a decision, the
// buttons beside them and the headings above (option.go), which the keyboard presses as well.
package sheet

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/ui/look"
)

// Sheet is a part of the screen that draws itself, and knows which of its parts can be
// tapped: the track of the turn, the timeline, an option.
type Sheet struct {
	widget.BaseWidget
	draw   func(d *Sheet, size fyne.Size)
	height func(width float32) float32 // that it needs for a width
	least  float32                     // width
	holder fyne.Widget                 // what is on the screen: itself, or a widget that embeds it

	objects   []fyne.CanvasObject
	spots     []tapSpot
	Drag      func(x float32) // along it, may be nil
	trembling look.Trembling
	width     float32
}

// tapSpot is a part that can be tapped.
type tapSpot struct {
	at        fyne.Position
	size      fyne.Size
	tapped    func()
	secondary func() // by the other button, or held
}

// New makes a sheet of a least width, with the height that it needs for a width, and what draws it.
func New(least float32, height func(width float32) float32, draw func(*Sheet, fyne.Size)) *Sheet {
	d := &Sheet{draw: draw, height: height, least: least}
	d.hold(d)
	return d
}

// NewFor makes a sheet as New does, for a widget to embed: that is drawn anew as the sheet is.
func NewFor(holder fyne.Widget, least float32, height func(width float32) float32,
	draw func(*Sheet, fyne.Size)) *Sheet {
	d := &Sheet{draw: draw, height: height, least: least}
	d.hold(holder)
	return d
}

func (d *Sheet) hold(holder fyne.Widget) {
	d.holder = holder
	d.ExtendBaseWidget(holder)
}

// Fixed is a height for any width.
func Fixed(height float32) func(float32) float32 { return func(float32) float32 { return height } }

// Add puts an object on the sheet.
func (d *Sheet) Add(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
	d.objects = append(d.objects, o)
}

// Box draws a rectangle with round corners; "" for no ground or no edge.
func (d *Sheet) Box(ground, edge fyne.ThemeColorName, stroke, radius, x, y, w, h float32) {
	var inside, ink color.Color // none
	if ground != "" {
		inside = theme.Color(ground)
	}
	if edge != "" {
		ink = theme.Color(edge)
	}
	d.objects = append(d.objects, look.NewBox(inside, ink, stroke, radius, fyne.NewPos(x, y), fyne.NewSize(w, h))...)
}

// Line writes a line of text, its upper edge at y, and gives how wide it is.
func (d *Sheet) Line(text string, cut look.Cut, size float32, ink fyne.ThemeColorName, x, y float32) float32 {
	room := cut.Measure(text, size)
	d.Add(cut.Line(text, size, theme.Color(ink)), x, y, room.Width, room.Height)
	return room.Width
}

// Middle writes a line in the middle of a box.
func (d *Sheet) Middle(text string, cut look.Cut, size float32, ink fyne.ThemeColorName, x, y, w, h float32) {
	room := cut.Measure(text, size)
	d.Line(text, cut, size, ink, x+(w-room.Width)/2, y+(h-room.Height)/2)
}

// Level writes a line at the left of a box, in the middle of its height.
func (d *Sheet) Level(text string, cut look.Cut, size float32, ink fyne.ThemeColorName, x, y, h float32) float32 {
	return d.Line(text, cut, size, ink, x, y+(h-cut.Measure(text, size).Height)/2)
}

// Disc draws a player's disc: the first player's filled, any other's an outline.
func (d *Sheet) Disc(letter string, x, y, size float32) {
	c := &canvas.Circle{StrokeColor: theme.Color(theme.ColorNameForeground), StrokeWidth: 2,
		FillColor: color.Transparent}
	ink := theme.ColorNameForeground
	if letter == "A" {
		c.FillColor, ink = theme.Color(theme.ColorNameForeground), theme.ColorNameBackground
	}
	d.Add(c, x, y, size, size)
	d.Middle(letter, look.Heavy, size*0.55, ink, x, y, size, size)
}

// key draws the sign of a key at the right end of a box.
func (d *Sheet) key(name string, ink fyne.ThemeColorName, right, y, h float32) {
	width := look.SemiBold.Measure(name, 11).Width + 12
	d.Box("", ink, 1, 4, right-width, y+(h-19)/2, width, 19)
	d.Middle(name, look.SemiBold, 11, ink, right-width, y, width, h)
}

// Chevron draws an angle that points to the right.
func (d *Sheet) Chevron(ink fyne.ThemeColorName, x, y, h float32) {
	for _, down := range []float32{-1, 1} {
		l := canvas.NewLine(theme.Color(ink))
		l.StrokeWidth = 1.5
		l.Position1, l.Position2 = fyne.NewPos(x, y+h/2+down*5), fyne.NewPos(x+5, y+h/2)
		d.objects = append(d.objects, l)
	}
}

// Spot is told of taps on a part, and of taps with the other button, or held; nil for neither.
func (d *Sheet) Spot(x, y, w, h float32, tapped, secondary func()) {
	d.spots = append(d.spots, tapSpot{fyne.NewPos(x, y), fyne.NewSize(w, h), tapped, secondary})
}

func (d *Sheet) spotAt(p fyne.Position) *tapSpot {
	for i := len(d.spots) - 1; i >= 0; i-- {
		s := &d.spots[i]
		if p.X >= s.at.X && p.Y >= s.at.Y && p.X < s.at.X+s.size.Width && p.Y < s.at.Y+s.size.Height {
			return s
		}
	}
	return nil
}

// Tapped implements fyne.Tappable.
func (d *Sheet) Tapped(e *fyne.PointEvent) {
	if s := d.spotAt(e.Position); s != nil && s.tapped != nil {
		s.tapped()
	}
}

// TappedSecondary implements fyne.SecondaryTappable.
func (d *Sheet) TappedSecondary(e *fyne.PointEvent) {
	if s := d.spotAt(e.Position); s != nil && s.secondary != nil {
		s.secondary()
	}
}

// Dragged implements fyne.Draggable.
func (d *Sheet) Dragged(e *fyne.DragEvent) {
	d.trembling.Dragged(e)
	if d.Drag != nil {
		d.Drag(e.Position.X)
	}
}

// DragEnd implements fyne.Draggable.
func (d *Sheet) DragEnd() {
	if at, pressed := d.trembling.DragEnd(); pressed && d.Drag == nil {
		d.Tapped(&fyne.PointEvent{Position: at})
	}
}

// Cursor implements desktop.Cursorable.
func (d *Sheet) Cursor() desktop.Cursor { return look.SidewaysDragCursor(d) }

// DragsAt implements look.Draggable.
func (d *Sheet) DragsAt(_ fyne.Position, sideways bool) bool { return sideways && d.Drag != nil }

// Resize implements fyne.CanvasObject: the height that it needs depends on the width.
func (d *Sheet) Resize(size fyne.Size) {
	d.width = size.Width
	d.BaseWidget.Resize(size)
}

// CreateRenderer implements fyne.Widget.
func (d *Sheet) CreateRenderer() fyne.WidgetRenderer { return newSheetRenderer(d, d.holder) }

type sheetRenderer struct {
	sheet  *Sheet
	widget fyne.Widget // that holds it
	size   fyne.Size
}

// newSheetRenderer draws the sheet at once: the toolkit forgets what was out of view for a
// minute, and doesn't lay out anew what comes back at the same size.
func newSheetRenderer(d *Sheet, holder fyne.Widget) *sheetRenderer {
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
