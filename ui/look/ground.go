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
}

// large is from which area on, in units, a ground is painted as a fill.
const large = 10000

func (r *groundRenderer) paint() {
	r.fill = nil
	g, size := r.ground, r.ground.Size()
	if size.Width*size.Height >= large && g.Color != "" && g.Stroke == "" {
		fill := theme.Color(g.Color)
		_, _, _, alpha := fill.RGBA()
		switch {
		case alpha != 0xffff: // parts of a fill lie over each other
		case g.CornerRadius == 0:
			r.fill = NewFill(fill, fyne.Position{}, size)
			return
		case size.Height > 6*g.CornerRadius:
			r.fill = NewRoundFill(fill, fill, 0, g.CornerRadius, fyne.Position{}, size)
			return
		}
	}
	r.rectangle.CornerRadius = r.ground.CornerRadius
	r.rectangle.FillColor, r.rectangle.StrokeColor, r.rectangle.StrokeWidth = color.Transparent, color.Transparent, 0
	if name := r.ground.Color; name != "" {
		r.rectangle.FillColor = theme.Color(name)
	}
	if name := r.ground.Stroke; name != "" {
		if stroke := theme.Color(name); stroke != color.Transparent { // which the toolkit would draw as a shadow
			r.rectangle.StrokeColor, r.rectangle.StrokeWidth = stroke, 2
		}
	}
}

// Layout implements fyne.WidgetRenderer.
func (r *groundRenderer) Layout(size fyne.Size) {
	r.rectangle.Resize(size)
	r.paint()
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
