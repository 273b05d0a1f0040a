package cardface

import (
	"image"
	_ "image/jpeg" // as pictures are kept
	"os"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	scaling "golang.org/x/image/draw"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/pictures"
	"canterlaw/ui/look"
)

// Pictures are those of cards that the user has imported, small as tiles show them. Each
// is read when it is first shown. It is used on the interface's goroutine.
type Pictures struct {
	folder string
	known  map[string]image.Image // by the file; nil for a card that has none
}

// NewPictures gives the pictures in a library folder.
func NewPictures(folder string) *Pictures {
	return &Pictures{folder, map[string]image.Image{}}
}

// mostPictures is how many small pictures are kept: some tables full.
const mostPictures = 300

// tilePixels is how high a small picture is: that of a tile twice as large on a dense
// screen.
const tilePixels = 320

// Of gives the picture of a card's face as a tile shows it, turned for one that lies; nil
// where there is none.
func (p *Pictures) Of(c *card.Card, side int, lies bool) image.Image {
	if p == nil || c == nil {
		return nil
	}
	key := c.ID
	if side > 0 {
		key += "*"
	}
	if lies {
		key += "-"
	}
	picture, known := p.known[key]
	if !known {
		if len(p.known) > mostPictures {
			clear(p.known)
		}
		picture = small(pictures.Of(p.folder, c, side), lies)
		p.known[key] = picture
	}
	return picture
}

// small reads a picture; nil where it can't be read, as when it was removed meanwhile.
func small(file string, lies bool) image.Image {
	if file == "" {
		return nil
	}
	f, err := os.Open(file)
	if err != nil {
		return nil
	}
	defer f.Close()
	whole, _, err := image.Decode(f)
	if err != nil {
		return nil
	}
	size := whole.Bounds().Size()
	height := min(tilePixels, size.Y)
	scaled := image.NewRGBA(image.Rect(0, 0, size.X*height/size.Y, height))
	scaling.ApproxBiLinear.Scale(scaled, scaled.Bounds(), whole, whole.Bounds(), scaling.Src, nil)
	if !lies || size.X > size.Y {
		return scaled
	}
	turned := image.NewRGBA(image.Rect(0, 0, height, scaled.Rect.Dx()))
	for y := range height {
		for x := range scaled.Rect.Dx() {
			turned.Set(height-1-y, x, scaled.At(x, y))
		}
	}
	return turned
}

// pictured draws the user's own picture in place of what is printed, with the power as it
// is now upon it.
func (p *tilePen) pictured() {
	picture := canvas.NewImageFromImage(p.Picture)
	picture.FillMode, picture.ScaleMode = canvas.ImageFillCover, canvas.ImageScaleFastest
	picture.CornerRadius = tileCorner * p.unit
	p.place(picture, 1, 1, p.size.Width-2, p.size.Height-2)
	if power, ok := p.powerNow(); ok {
		width := float32(24)
		if p.Change != 0 {
			width += 18
		}
		plate := canvas.NewRectangle(theme.Color(look.ColorPaper))
		plate.CornerRadius = 4 * p.unit
		p.place(plate, p.size.Width-width-3, 3, width, 24)
		p.power(power, p.size.Width-width-3, p.size.Width-8)
	}
	if p.Letter != "" {
		p.letter()
	}
}
