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
		placed(canvas.NewRectangle(fill), at, edge),
		placed(canvas.NewRectangle(fill), at.AddXY(0, size.Height-strip), edge),
		newBand(fill, at, size),
	}
}

// newBand is the line of such a fill, whose upper and lower sides are up to a pixel and a
// half within its box.
func newBand(fill color.Color, at fyne.Position, size fyne.Size) *canvas.Line {
	line := canvas.NewLine(fill)
	line.StrokeWidth = max(1, size.Height-strip)
	line.Position1, line.Position2 = at.AddXY(0, size.Height/2), at.AddXY(size.Width, size.Height/2)
	return line
}

// NewRoundFill fills a large rectangle with round corners: ends at the top and bottom, with
// a band between. An edge of no width is none.
func NewRoundFill(fill, edge color.Color, width, corner float32, at fyne.Position, size fyne.Size) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	high := 2*corner + strip
	for _, y := range []float32{0, size.Height - high} {
		end := placed(canvas.NewRectangle(fill), at.AddXY(0, y), fyne.NewSize(size.Width, high))
		end.CornerRadius = corner
		if width > 0 {
			end.StrokeColor, end.StrokeWidth = edge, width
		}
		objects = append(objects, end)
	}
	at, size = at.AddXY(0, corner), size.SubtractWidthHeight(0, 2*corner)
	if width > 0 { // over the ends' own edges, which would be closed
		side := fyne.NewSize(width, size.Height)
		objects = append(objects, placed(canvas.NewRectangle(edge), at, side),
			placed(canvas.NewRectangle(edge), at.AddXY(size.Width-width, 0), side))
		at, size = at.AddXY(width, 0), size.SubtractWidthHeight(2*width, 0)
	}
	return append(objects, newBand(fill, at, size))
}

func placed(r *canvas.Rectangle, at fyne.Position, size fyne.Size) *canvas.Rectangle {
	r.Move(at)
	r.Resize(size)
	return r
}
