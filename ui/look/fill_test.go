package look

import (
	"fmt"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
)

// TestAFillCoversItsBox and nothing beside it, whatever its size: else a line of what lies
// beneath would show, or an area reach into the next.
func TestAFillCoversItsBox(t *testing.T) {
	test.NewTempApp(t)
	red := color.NRGBA{R: 0xff, A: 0xff}
	for _, size := range []fyne.Size{{Width: 60, Height: 7}, {Width: 61, Height: 80}, {Width: 60, Height: 81},
		{Width: 200, Height: 150},
		{Width: 20, Height: 150}} {
		for name, fill := range map[string][]fyne.CanvasObject{
			"plain": NewFill(red, fyne.NewPos(10, 10), size),
			"round": NewRoundFill(red, red, 0, 2, fyne.NewPos(10, 10), size),
		} {
			t.Run(fmt.Sprint(name, size), func(t *testing.T) {
				c := software.NewCanvas()
				c.SetPadded(false)
				c.SetContent(container.NewWithoutLayout(fill...))
				c.Resize(size.AddWidthHeight(20, 20))
				picture := c.Capture()
				for y := range int(size.Height) + 20 {
					for x := range int(size.Width) + 20 {
						right, bottom := 10+int(size.Width), 10+int(size.Height)
						inside := x >= 10 && y >= 10 && x < right && y < bottom
						r, g, _, _ := picture.At(x, y).RGBA()
						isRed := r == 0xffff && g == 0
						isCorner := name != "plain" && (x < 13 || x >= right-3) && (y < 13 || y >= bottom-3)
						if isRed != inside && !isCorner {
							t.Fatalf("at %d, %d it is filled: %t", x, y, isRed)
						}
					}
				}
			})
		}
	}
}

// TestAFillScrolledHalfOutOfViewIsStillFilled: the toolkit leaves out what lies out of view by
// its box, and a line's has no breadth.
func TestAFillScrolledHalfOutOfViewIsStillFilled(t *testing.T) {
	red := color.NRGBA{R: 0xff, A: 0xff}
	for _, size := range []fyne.Size{{Width: 200, Height: 60}, {Width: 40, Height: 150}} {
		for _, o := range append(NewRoundFill(red, red, 1, 4, fyne.Position{}, size),
			NewFill(red, fyne.Position{}, size)...) {
			if line, ok := o.(*canvas.Line); ok && line.Size().Height < size.Height-8 {
				t.Errorf("of a fill of %v, a line is %v high", size, line.Size().Height)
			}
		}
	}
}
