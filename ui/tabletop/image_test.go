package tabletop

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/look"
)

// TestAPictureOfTheTableHasItsGrounds though it is painted without OpenGL: that of the table, where nothing lies,
// and those of cards and areas on it.
func TestAPictureOfTheTableHasItsGrounds(t *testing.T) {
	table := shown(t, fyne.NewSize(880, 670), faceoff(), Acts{})
	picture := table.Image(fyne.NewSize(880, 670), 2)
	if got := picture.Bounds().Size(); got.X != 1760 || got.Y != 1340 {
		t.Fatalf("the picture is %v pixels", got)
	}
	seen := make(map[color.Color]int)
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			seen[color.NRGBAModel.Convert(picture.At(x, y))]++
		}
	}
	for name, least := range map[fyne.ThemeColorName]int{
		look.ColorTable: 50000, look.ColorArea: 100000, look.ColorBack: 1000,
	} {
		if n := seen[color.NRGBAModel.Convert(theme.Color(name))]; n < least {
			t.Errorf("%d pixels have the color %s, want %d at least", n, name, least)
		}
	}
}
