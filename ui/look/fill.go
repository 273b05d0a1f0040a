package look

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
)

// newFill fills a large rectangle with a color. Where a unit isn't one or two pixels, strips at the
// sides cover what the band within may leave free.
func newFill(fill color.Color, at fyne.Position, size fyne.Size) []fyne.CanvasObject {
	const strip = 3
	if size.Height <= 4*strip || size.Width <= 4*strip {
		return []fyne.CanvasObject{NewPlate(fill, nil, 0, 0, at, size)}
	}
	if isPlainScale() {
		return []fyne.CanvasObject{newBand(fill, at, size, around)}
	}
	lying, standing := fyne.NewSize(size.Width, strip), fyne.NewSize(strip, size.Height)
	return []fyne.CanvasObject{
		NewPlate(fill, nil, 0, 0, at, lying),
		NewPlate(fill, nil, 0, 0, at.AddXY(0, size.Height-strip), lying),
		NewPlate(fill, nil, 0, 0, at, standing),
		NewPlate(fill, nil, 0, 0, at.AddXY(size.Width-strip, 0), standing),
		newBand(fill, at, size, strip-around),
	}
}

// inPieces is from which area on, in units, a box with round corners is made of pieces.
const inPieces = 20000

// NewBox is a rectangle with an edge and round corners; nothing is painted in no color or a clear
// one, and an edge of no width is none. Where pieces fit each other, a large one has ends in one piece each, of which
// every pixel takes five times as long, with a band between.
func NewBox(fill, edge color.Color, width, corner float32, at fyne.Position, size fyne.Size) []fyne.CanvasObject {
	if alphaOf(edge) == 0 {
		width = 0
	}
	switch {
	case alphaOf(fill) == 0 && width == 0, size.Width <= 0, size.Height <= 0:
		return nil
	case IsOpaque(fill) && corner == 0 && width == 0:
		return newFill(fill, at, size)
	case !IsOpaque(fill) || corner == 0 || size.Width*size.Height < inPieces || !isPlainScale():
		return []fyne.CanvasObject{NewPlate(fill, edge, width, corner, at, size)}
	}
	at, width, corner = fyne.NewPos(whole(at.X), whole(at.Y)), whole(width), whole(corner)
	size = fyne.NewSize(whole(size.Width), whole(size.Height))
	end := 2*corner + 2
	switch {
	case size.Width >= 2*end && size.Height >= end && size.Height <= 3*size.Width:
		return lyingFill(fill, edge, width, corner, at, size)
	case size.Height >= 2*end && size.Width >= end:
		return standingFill(fill, edge, width, corner, at, size)
	}
	return []fyne.CanvasObject{NewPlate(fill, edge, width, corner, at, size)}
}

// lyingFill has its ends at the left and right. The band reaches over their inner corners.
func lyingFill(fill, edge color.Color, width, corner float32, at fyne.Position, size fyne.Size) []fyne.CanvasObject {
	end := fyne.NewSize(2*corner+2, size.Height)
	objects := []fyne.CanvasObject{
		NewPlate(fill, edge, width, corner, at, end),
		NewPlate(fill, edge, width, corner, at.AddXY(size.Width-end.Width, 0), end),
	}
	at, size = at.AddXY(corner, 0), size.SubtractWidthHeight(2*corner, 0)
	if width > 0 { // over the ends' own edges, which would be closed
		side := fyne.NewSize(size.Width, width)
		objects = append(objects, NewPlate(edge, nil, 0, 0, at, side),
			NewPlate(edge, nil, 0, 0, at.AddXY(0, size.Height-width), side))
		at, size = at.AddXY(0, width), size.SubtractWidthHeight(0, 2*width)
	}
	return append(objects, newFill(fill, at, size)...)
}

// standingFill has its ends at the top and bottom.
func standingFill(fill, edge color.Color, width, corner float32, at fyne.Position, size fyne.Size) []fyne.CanvasObject {
	end := fyne.NewSize(size.Width, 2*corner+2)
	objects := []fyne.CanvasObject{
		NewPlate(fill, edge, width, corner, at, end),
		NewPlate(fill, edge, width, corner, at.AddXY(0, size.Height-end.Height), end),
	}
	at, size = at.AddXY(0, corner), size.SubtractWidthHeight(0, 2*corner)
	if width > 0 {
		side := fyne.NewSize(width, size.Height)
		objects = append(objects, NewPlate(edge, nil, 0, 0, at, side),
			NewPlate(edge, nil, 0, 0, at.AddXY(size.Width-width, 0), side))
		at, size = at.AddXY(width, 0), size.SubtractWidthHeight(2*width, 0)
	}
	return append(objects, newFill(fill, at, size)...)
}

// whole is a length in whole units: pieces fit each other only where each begins and ends on
// a pixel.
func whole(length float32) float32 { return float32(math.Round(float64(length))) }

// isPlainScale reports whether a unit is one or two pixels.
func isPlainScale() bool {
	for _, w := range fyne.CurrentApp().Driver().AllWindows() {
		if scale := w.Canvas().Scale(); scale != 1 && scale != 2 {
			return false
		}
	}
	return true
}

func placed[O fyne.CanvasObject](o O, at fyne.Position, size fyne.Size) O {
	o.Move(at)
	o.Resize(size)
	return o
}

// IsOpaque reports whether nothing shows through a color: parts of a fill lie over each other.
func IsOpaque(c color.Color) bool { return alphaOf(c) == 0xffff }

// alphaOf is how little shows through a color, up to 0xffff; everything does where there is none.
func alphaOf(c color.Color) uint32 {
	if c == nil {
		return 0
	}
	_, _, _, alpha := c.RGBA()
	return alpha
}
