package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Ground is a rectangle in a color of the theme; unlike the canvas's own
// rectangle it follows when the theme changes from light to dark.
type Ground struct {
	widget.BaseWidget
	CornerRadius float32
	Color        fyne.ThemeColorName // "" for none
	Stroke       fyne.ThemeColorName // "" for none
}

// NewGround makes a ground of a color.
func NewGround(name fyne.ThemeColorName) *Ground {
	g := &Ground{Color: name}
	g.ExtendBaseWidget(g)
	return g
}

// CreateRenderer implements fyne.Widget.
func (g *Ground) CreateRenderer() fyne.WidgetRenderer {
	r := &groundRenderer{ground: g, rectangle: canvas.NewRectangle(color.Transparent)}
	r.paint()
	return r
}

type groundRenderer struct {
	ground    *Ground
	rectangle *canvas.Rectangle
	fill      []fyne.CanvasObject // in its place where it is large and plain
	size      fyne.Size           // that it was painted for
}

// large is from which area on, in units, a ground is painted as a fill.
const large = 3000

func (r *groundRenderer) paint() {
	g, size := r.ground, r.ground.Size()
	r.size = size
	fill, edge, width := color.Color(color.Transparent), color.Color(color.Transparent), float32(0)
	if g.Color != "" {
		fill = theme.Color(g.Color)
	}
	if g.Stroke != "" { // a clear one would be drawn as a shadow by the toolkit
		if stroke := theme.Color(g.Stroke); stroke != color.Transparent {
			edge, width = stroke, 2
		}
	}
	r.fill = nil
	if size.Width*size.Height >= large && IsOpaque(fill) {
		if g.CornerRadius == 0 && width == 0 {
			r.fill = NewFill(fill, fyne.Position{}, size)
			return
		}
		if g.CornerRadius > 0 {
			r.fill = NewRoundFill(fill, edge, width, g.CornerRadius, fyne.Position{}, size)
			return
		}
	}
	r.rectangle.Resize(size)
	r.rectangle.CornerRadius = g.CornerRadius
	r.rectangle.FillColor, r.rectangle.StrokeColor, r.rectangle.StrokeWidth = fill, edge, width
}

// Layout implements fyne.WidgetRenderer. The toolkit lays out anew whatever has a part that it
// didn't know, so the parts stay where the size is the same: else that would go on for ever.
func (r *groundRenderer) Layout(size fyne.Size) {
	if size != r.size {
		r.paint()
	}
}

// MinSize implements fyne.WidgetRenderer.
func (r *groundRenderer) MinSize() fyne.Size { return fyne.Size{} }

// Refresh implements fyne.WidgetRenderer.
func (r *groundRenderer) Refresh() {
	r.paint()
	canvas.Refresh(r.ground)
}

// Objects implements fyne.WidgetRenderer.
func (r *groundRenderer) Objects() []fyne.CanvasObject {
	if r.fill != nil {
		return r.fill
	}
	return []fyne.CanvasObject{r.rectangle}
}

// Destroy implements fyne.WidgetRenderer.
func (r *groundRenderer) Destroy() {}
