package cardface

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/card"
	"canterlaw/ui/look"
)

// Bar draws a bar of a picture of figures, in stripes where it stands for several colors.
func Bar(colors []card.Color, at fyne.Position, size fyne.Size) []fyne.CanvasObject {
	p := &pen{at: at, unit: 1}
	width := size.Width / float32(len(colors))
	for i, c := range colors {
		p.place(canvas.NewRectangle(shades[c]), float32(i)*width, 0, width, size.Height)
	}
	edge := &canvas.Rectangle{StrokeColor: theme.Color(look.ColorEdge), StrokeWidth: 1}
	p.place(edge, 0, 0, size.Width, size.Height)
	return p.objects
}
