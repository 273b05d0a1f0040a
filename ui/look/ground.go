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
}

func (r *groundRenderer) paint() {
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
func (r *groundRenderer) Layout(size fyne.Size) { r.rectangle.Resize(size) }

// MinSize implements fyne.WidgetRenderer.
func (r *groundRenderer) MinSize() fyne.Size { return fyne.Size{} }

// Refresh implements fyne.WidgetRenderer.
func (r *groundRenderer) Refresh() {
	r.paint()
	r.rectangle.Refresh()
}

// Objects implements fyne.WidgetRenderer.
func (r *groundRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.rectangle}
}

// Destroy implements fyne.WidgetRenderer.
func (r *groundRenderer) Destroy() {}
