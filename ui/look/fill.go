package look

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// strip is how wide the rectangles are that a large fill begins and ends with.
const strip = 2

// NewFill fills a large rectangle with a color: without a graphics processor, every pixel
// of one of the toolkit's rectangles takes several times as long as one of its lines. So it
// is a line as wide as it is high, and two strips at the left and right, as such a line's
// sides are a pixel off.
func NewFill(fill color.Color, at fyne.Position, size fyne.Size) []fyne.CanvasObject {
	if size.Height <= 4*strip || size.Width <= 4*strip {
		return []fyne.CanvasObject{placed(canvas.NewRectangle(fill), at, size)}
	}
	edge := fyne.NewSize(strip, size.Height)
	return []fyne.CanvasObject{
		placed(canvas.NewRectangle(fill), at, edge),
		placed(canvas.NewRectangle(fill), at.AddXY(size.Width-strip, 0), edge),
		newBand(fill, at, size),
	}
}

// newBand is the line of such a fill, whose left and right sides are up to a pixel and a
// half within its box. It runs from the top to the bottom: of what is scrolled, the toolkit
// leaves out a line that lies out of view, however broad it is.
func newBand(fill color.Color, at fyne.Position, size fyne.Size) *canvas.Line {
	line := canvas.NewLine(fill)
	line.StrokeWidth = max(1, size.Width-strip)
	line.Position1, line.Position2 = at.AddXY(size.Width/2, 0), at.AddXY(size.Width/2, size.Height)
	return line
}

// inPieces is from which area on, in units, a fill is made of pieces even where some of them
// may be a pixel off.
const inPieces = 40000

// NewRoundFill fills a large rectangle with round corners: ends in one piece each, of which
// every pixel takes eight times as long, with a band between. An edge of no width is none.
func NewRoundFill(fill, edge color.Color, width, corner float32, at fyne.Position, size fyne.Size) []fyne.CanvasObject {
	if !isWholeScale() && size.Width*size.Height < inPieces {
		return []fyne.CanvasObject{roundEnd(fill, edge, width, corner, at, size)}
	}
	at, width = fyne.NewPos(whole(at.X), whole(at.Y)), whole(width)
	size = fyne.NewSize(whole(size.Width), whole(size.Height))
	end := whole(2*corner + strip)
	switch {
	case size.Width >= 2*end && size.Height >= end && size.Height <= 3*size.Width:
		return lyingFill(fill, edge, width, corner, at, size)
	case size.Height >= 2*end && size.Width >= end:
		return standingFill(fill, edge, width, corner, at, size)
	}
	return []fyne.CanvasObject{roundEnd(fill, edge, width, corner, at, size)}
}

// lyingFill has its ends at the left and right. The band reaches over their inner corners.
func lyingFill(fill, edge color.Color, width, corner float32, at fyne.Position, size fyne.Size) []fyne.CanvasObject {
	end := fyne.NewSize(whole(2*corner+strip), size.Height)
	objects := []fyne.CanvasObject{
		roundEnd(fill, edge, width, corner, at, end),
		roundEnd(fill, edge, width, corner, at.AddXY(size.Width-end.Width, 0), end),
	}
	at, size = at.AddXY(whole(corner), 0), size.SubtractWidthHeight(2*whole(corner), 0)
	if width > 0 { // over the ends' own edges, which would be closed
		side := fyne.NewSize(size.Width, width)
		objects = append(objects, placed(canvas.NewRectangle(edge), at, side),
			placed(canvas.NewRectangle(edge), at.AddXY(0, size.Height-width), side))
		at, size = at.AddXY(0, width), size.SubtractWidthHeight(0, 2*width)
	}
	return append(objects, newBand(fill, at, size))
}

// standingFill has its ends at the top and bottom.
func standingFill(fill, edge color.Color, width, corner float32, at fyne.Position, size fyne.Size) []fyne.CanvasObject {
	end := fyne.NewSize(size.Width, whole(2*corner+strip))
	objects := []fyne.CanvasObject{
		roundEnd(fill, edge, width, corner, at, end),
		roundEnd(fill, edge, width, corner, at.AddXY(0, size.Height-end.Height), end),
	}
	at, size = at.AddXY(0, whole(corner)), size.SubtractWidthHeight(0, 2*whole(corner))
	if width > 0 {
		side := fyne.NewSize(width, size.Height)
		objects = append(objects, placed(canvas.NewRectangle(edge), at, side),
			placed(canvas.NewRectangle(edge), at.AddXY(size.Width-width, 0), side))
		at, size = at.AddXY(width, 0), size.SubtractWidthHeight(2*width, 0)
	}
	return append(objects, NewFill(fill, at, size)...)
}

// whole is a length in whole units: pieces fit each other only where each begins and ends on
// a pixel.
func whole(length float32) float32 { return float32(math.Round(float64(length))) }

// isWholeScale reports whether a unit is a whole number of pixels.
func isWholeScale() bool {
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		if scale := w.Canvas().Scale(); scale != whole(scale) {
			return false
		}
	}
	return true
}

// roundEnd is a rectangle with round corners in one piece.
func roundEnd(fill, edge color.Color, width, corner float32, at fyne.Position, size fyne.Size) *canvas.Rectangle {
	end := placed(canvas.NewRectangle(fill), at, size)
	end.CornerRadius = corner
	if width > 0 {
		end.StrokeColor, end.StrokeWidth = edge, width
	}
	return end
}

func placed[O fyne.CanvasObject](o O, at fyne.Position, size fyne.Size) O {
	o.Move(at)
	o.Resize(size)
	return o
}

// IsOpaque reports whether nothing shows through a color: parts of a fill lie over each other.
func IsOpaque(c color.Color) bool {
	_, _, _, alpha := c.RGBA()
	return alpha == 0xffff
}
