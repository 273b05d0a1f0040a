package cardface

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/card"
)

// Signs draws the signs of a card's colors below each other, where a whole card has
// no room.
type Signs struct {
	widget.BaseWidget
	colors []card.Color
}

// NewSigns draws the signs of colors. Without any there is only the room of one.
func NewSigns(colors ...card.Color) *Signs {
	s := &Signs{colors: colors}
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer implements fyne.Widget.
func (s *Signs) CreateRenderer() fyne.WidgetRenderer {
	r := &signsRenderer{signs: s}
	r.draw()
	return r
}

// signsRenderer draws the signs anew whenever their size or the theme changes.
type signsRenderer struct {
	signs   *Signs
	objects []fyne.CanvasObject
	size    fyne.Size // that they are drawn for
}

// How large signs are, and how far from each other and from what is beside them.
const (
	signSize float32 = 18
	signGap  float32 = 2
	signEdge float32 = 6
)

func (r *signsRenderer) draw() {
	r.size = r.signs.Size()
	p := newPen(Face{}, fyne.Position{}, fyne.NewSquareSize(shortSide), nil) // of which a unit is one of the canvas
	step := signSize + signGap
	top := (r.size.Height - step*float32(len(r.signs.colors)) + signGap) / 2
	for i, c := range r.signs.colors {
		p.disc(c, signEdge, top+step*float32(i), signSize)
	}
	r.objects = p.objects
}

// Layout implements fyne.WidgetRenderer.
func (r *signsRenderer) Layout(size fyne.Size) {
	if size != r.size {
		r.draw()
	}
}

// MinSize implements fyne.WidgetRenderer.
func (r *signsRenderer) MinSize() fyne.Size {
	count := float32(max(1, len(r.signs.colors)))
	return fyne.NewSize(signEdge+signSize, count*(signSize+signGap)-signGap)
}

// Refresh implements fyne.WidgetRenderer.
func (r *signsRenderer) Refresh() { r.draw() }

// Objects implements fyne.WidgetRenderer.
func (r *signsRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer.
func (r *signsRenderer) Destroy() {}

// Disc draws the disc of a color with its sign, in units of the canvas.
func Disc(c card.Color, at fyne.Position, size float32) []fyne.CanvasObject {
	p := &pen{at: at, unit: 1}
	p.disc(c, 0, 0, size)
	return p.objects
}
