package tabletop

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"

	"canterlaw/ui/look"
)

// Image paints what the table shows as a picture of its own, in a size in units of the
// canvas, each so many pixels: whatever the window has room for.
func (t *Table) Image(size fyne.Size, scale float32) image.Image {
	painted := New(Acts{})
	painted.Draw(t.picture)
	c := software.NewCanvas()
	c.SetPadded(false)
	c.SetScale(scale)
	c.SetContent(painted)
	c.Resize(size)
	painted.drawn.objects = look.WithoutShaders(painted.drawn.objects)
	return c.Capture()
}
