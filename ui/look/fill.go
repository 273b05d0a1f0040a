package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// strip is how high the rectangles are that a large fill begins and ends with.
const strip = 2

// NewFill fills a large rectangle with a color: without a graphics processor, every pixel
// of one of the toolkit's rectangles takes three times as long as one of its lines. So it
// is a line as wide as it is high, and two strips at the top and bottom, as such a line's
// sides are a pixel off.
func NewFill(fill color.Color, at fyne.Position, size fyne.Size) []fyne.CanvasObject {
	if size.Height <= 4*strip || size.Width <= 4*strip {
		return []fyne.CanvasObject{placed(canvas.NewRectangle(fill), at, size)}
	}
	edge := fyne.NewSize(size.Width, strip)
	return []fyne.CanvasObject{
		placed(canvas.NewRectangle(fill), at, edge), placed(canvas.NewRectangle(fill), at.AddXY(0, size.Height-strip), edge),
		NewBand(fill, at, size),
	}
}

// NewBand is the line of such a fill, whose upper and lower sides are up to a pixel and a
// half within its box.
func NewBand(fill color.Color, at fyne.Position, size fyne.Size) *canvas.Line {
	line := canvas.NewLine(fill)
	line.StrokeWidth = max(1, size.Height-strip)
	line.Position1, line.Position2 = at.AddXY(0, size.Height/2), at.AddXY(size.Width, size.Height/2)
	return line
}

func placed(r *canvas.Rectangle, at fyne.Position, size fyne.Size) *canvas.Rectangle {
	r.Move(at)
	r.Resize(size)
	return r
}
