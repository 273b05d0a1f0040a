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
	r := &groundRenderer{ground: g}
	r.paint()
	return r
}

type groundRenderer struct {
	ground *Ground
	fill   []fyne.CanvasObject
	size   fyne.Size // that it was painted for
}

func (r *groundRenderer) paint() {
	g, size := r.ground, r.ground.Size()
	r.size = size
	var inside, edge color.Color // none
	if g.Color != "" {
		inside = theme.Color(g.Color)
	}
	if g.Stroke != "" {
		edge = theme.Color(g.Stroke)
	}
	r.fill = NewBox(inside, edge, 2, g.CornerRadius, fyne.Position{}, size)
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
func (r *groundRenderer) Objects() []fyne.CanvasObject { return r.fill }

// Destroy implements fyne.WidgetRenderer.
func (r *groundRenderer) Destroy() {}
