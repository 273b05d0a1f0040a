package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Row is an object that can be tapped as a whole and marked as the chosen one
// of several: by a ground and a bar at its left edge, or an edge all around.
type Row struct {
	widget.BaseWidget
	tapped  func()
	content fyne.CanvasObject
	padding float32 // above and below content
	ground  *Ground
	bar     *Ground
	rest    fyne.ThemeColorName // of the ground when nothing is special
	edged   bool                // in place of the bar
	chosen  bool
	hovered bool
	focused bool
}

// NewRow makes a row around content; tapped is called when it is tapped.
func NewRow(content fyne.CanvasObject, tapped func()) *Row {
	r := &Row{}
	r.prepare("", 3, content, tapped)
	r.ExtendBaseWidget(r)
	return r
}

func (r *Row) prepare(rest fyne.ThemeColorName, padding float32, content fyne.CanvasObject, tapped func()) {
	r.content, r.tapped, r.rest, r.padding = content, tapped, rest, padding
	r.ground, r.bar = NewGround(rest), NewGround("")
	r.ground.CornerRadius = 6
	if rest != "" {
		r.ground.Stroke = ColorOutline
	}
}

// Choose marks the row as the chosen one, or takes the mark away.
func (r *Row) Choose(chosen bool) {
	if r.chosen == chosen {
		return
	}
	r.chosen = chosen
	r.paint()
}

// Rest takes away that it is chosen and that the pointer is over it, as another place is shown.
func (r *Row) Rest() {
	if r.chosen || r.hovered {
		r.chosen, r.hovered = false, false
		r.paint()
	}
}

// Chosen reports whether the row is marked.
func (r *Row) Chosen() bool { return r.chosen }

// Tapped implements fyne.Tappable.
func (r *Row) Tapped(*fyne.PointEvent) { r.tapped() }

// MouseIn implements desktop.Hoverable.
func (r *Row) MouseIn(*desktop.MouseEvent) {
	r.hovered = true
	r.paint()
}

// MouseMoved implements desktop.Hoverable.
func (r *Row) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (r *Row) MouseOut() {
	r.hovered = false
	r.paint()
}

// Cursor implements desktop.Cursorable.
func (r *Row) Cursor() desktop.Cursor { return desktop.PointerCursor }

func (r *Row) paint() {
	r.ground.Color, r.ground.Stroke, r.bar.Color = r.rest, "", ""
	if r.rest != "" {
		r.ground.Stroke = ColorOutline
	}
	switch {
	case r.chosen && r.edged:
		r.ground.Color, r.ground.Stroke = ColorChosen, theme.ColorNamePrimary
	case r.chosen:
		r.ground.Color, r.ground.Stroke, r.bar.Color = ColorChosen, ColorChosenEdge, theme.ColorNamePrimary
	case r.hovered:
		r.ground.Color = theme.ColorNamePressed
	}
	if r.focused {
		r.ground.Stroke = theme.ColorNamePrimary
		if r.chosen && r.edged {
			r.ground.Stroke = theme.ColorNameForeground
		}
	}
	r.ground.Refresh()
	r.bar.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (r *Row) CreateRenderer() fyne.WidgetRenderer { return &rowRenderer{row: r} }

type rowRenderer struct{ row *Row }

const barWidth float32 = 4

// Layout implements fyne.WidgetRenderer.
func (r *rowRenderer) Layout(size fyne.Size) {
	r.row.ground.Resize(size)
	r.row.bar.Resize(fyne.NewSize(barWidth, size.Height))
	r.row.content.Move(fyne.NewPos(0, r.row.padding))
	r.row.content.Resize(size.SubtractWidthHeight(0, 2*r.row.padding))
}

// MinSize implements fyne.WidgetRenderer.
func (r *rowRenderer) MinSize() fyne.Size {
	return r.row.content.MinSize().AddWidthHeight(0, 2*r.row.padding)
}

// Refresh implements fyne.WidgetRenderer.
func (r *rowRenderer) Refresh() {
	r.row.paint()
	r.row.content.Refresh()
}

// Objects implements fyne.WidgetRenderer.
func (r *rowRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.row.ground, r.row.bar, r.row.content}
}

// Destroy implements fyne.WidgetRenderer.
func (r *rowRenderer) Destroy() {}
