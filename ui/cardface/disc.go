package cardface

import (
	"fyne.io/fyne/v2"

	"canterlaw/engine/card"
)

// Disc draws the disc of a color with its sign, in units of the canvas.
func Disc(c card.Color, at fyne.Position, size float32) []fyne.CanvasObject {
	p := &pen{at: at, unit: 1, size: fyne.NewSquareSize(size)}
	p.disc(c, 0, 0, size)
	return p.objects
}
