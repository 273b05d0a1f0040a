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
			"plain": newFill(red, fyne.NewPos(10, 10), size),
			"round": NewBox(red, red, 0, 2, fyne.NewPos(10, 10), size),
		} {
			t.Run(fmt.Sprint(name, size), func(t *testing.T) {
				c := software.NewCanvas()
				c.SetPadded(false)
				c.SetContent(container.NewWithoutLayout(WithoutShaders(fill)...))
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

// TestAPlateWithoutShadersIsTheToolkitsRectangle of the same colors, whose edge lies in the middle
// of where the plate has it.
func TestAPlateWithoutShadersIsTheToolkitsRectangle(t *testing.T) {
	fill, edge := color.NRGBA{R: 0x12, G: 0x34, B: 0x56, A: 0x8c}, color.NRGBA{R: 0xff, G: 1, A: 0xff}
	at, size := fyne.NewPos(3, 4), fyne.NewSize(50, 20)
	same := func(got, want color.Color) bool {
		return color.NRGBAModel.Convert(got) == color.NRGBAModel.Convert(want)
	}
	text := canvas.NewText("kept", fill)
	plain := WithoutShaders([]fyne.CanvasObject{NewPlate(fill, edge, 1.5, 6, at, size), text})
	if len(plain) != 2 || plain[1] != text {
		t.Fatalf("of a plate and a text there are %v", plain)
	}
	r := plain[0].(*canvas.Rectangle)
	if !same(r.FillColor, fill) || !same(r.StrokeColor, edge) || r.StrokeWidth != 1.5 || r.CornerRadius != 5.25 ||
		r.Position() != at.AddXY(0.75, 0.75) || r.Size() != size.SubtractWidthHeight(1.5, 1.5) {
		t.Errorf("the rectangle is %+v", r)
	}
	bare := WithoutShaders([]fyne.CanvasObject{NewPlate(nil, edge, 1, 99, at, size)})[0].(*canvas.Rectangle)
	if _, _, _, a := bare.FillColor.RGBA(); a != 0 || bare.CornerRadius != size.Height/2-0.5 {
		t.Errorf("a plate of its edge alone, as round as it can be, is %+v", bare)
	}
}
