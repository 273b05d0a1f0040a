package cardface

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/pictures"
)

// A card on the table looks as the picture that the user has imported, lying where it is
// exhausted, and says its power as it is now; one without a picture is drawn.
func TestATileShowsTheUsersPicture(t *testing.T) {
	test.NewTempApp(t)
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	c, err := lib.FindCard("PR7")
	if err != nil {
		t.Fatal(err)
	}
	m := image.NewRGBA(image.Rect(0, 0, 300, 420))
	for x := range 300 {
		m.Set(x, 10, color.White)
	}
	own, folder := t.TempDir(), t.TempDir()
	file, err := os.Create(filepath.Join(own, "PR7.png"))
	if err == nil {
		err = png.Encode(file, m)
	}
	if err != nil {
		t.Fatal(err)
	}
	file.Close()
	if _, err := pictures.Import(folder, lib, own); err != nil {
		t.Fatal(err)
	}
	p := NewPictures(folder)
	upright, lying := p.Of(&c.Card, 0, false), p.Of(&c.Card, 0, true)
	if upright == nil || upright.Bounds().Dx() >= upright.Bounds().Dy() || lying == nil ||
		lying.Bounds().Dx() <= lying.Bounds().Dy() {
		t.Fatalf("upright %v, lying %v", upright, lying)
	}
	if p.Of(&c.Card, 1, false) != nil {
		t.Error("its other side has one")
	}
	power := 7
	tile := Tile{Face: &c.Faces[0], Picture: upright, Power: &power}
	shows, says := 0, false
	for _, o := range tile.Draw(fyne.NewPos(0, 0), TileSize, 1) {
		switch o := o.(type) {
		case *canvas.Image:
			if o.FillMode == canvas.ImageFillStretch {
				t.Error("a picture is drawn out of its shape where a tile is low, as in a hand")
			}
			shows++
		case *canvas.Text:
			says = says || o.Text == "7"
		}
	}
	if shows != 1 || !says {
		t.Errorf("it shows %d pictures, and says its power: %v", shows, says)
	}
	tile = Tile{Face: &c.Faces[0], Picture: upright, Change: 2} // as where one sets up
	want := strconv.Itoa(*c.Faces[0].Power + 2)
	if says := texts(tile.Draw(fyne.NewPos(0, 0), TileSize, 1)); !slices.Contains(says, want) {
		t.Errorf("with +2 it says %q, not %s", says, want)
	}
}
