package look

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// How long dashes are, and how far apart, in units of the canvas.
const (
	dash    = 6.0
	dashGap = 4.0
)

// NewDashes draws a dashed line along the edges of a rectangle of a size with round
// corners, one object for each side: with one for all, every pixel inside would be
// painted as well.
func NewDashes(ink color.Color, radius, width float32, size fyne.Size) []*canvas.Raster {
	end := min(radius+width+1, size.Height/2) // the round corners go with the upper and lower side
	side := min(width+1, size.Width/2)
	var sides []*canvas.Raster
	for _, part := range []struct{ at, size fyne.Position }{
		{fyne.NewPos(0, 0), fyne.NewPos(size.Width, end)},
		{fyne.NewPos(0, size.Height-end), fyne.NewPos(size.Width, end)},
		{fyne.NewPos(0, end), fyne.NewPos(side, size.Height-2*end)},
		{fyne.NewPos(size.Width-side, end), fyne.NewPos(side, size.Height-2*end)},
	} {
		if part.size.Y <= 0 {
			continue
		}
		r := canvas.NewRaster(func(w, h int) image.Image {
			scale := float64(w) / float64(part.size.X)
			d := dashes{
				image: image.NewNRGBA(image.Rect(0, 0, w, h)), ink: color.NRGBAModel.Convert(ink).(color.NRGBA),
				scale:  scale,
				radius: float64(radius) * scale, width: float64(width) * scale,
				left: float64(part.at.X) * scale, top: float64(part.at.Y) * scale,
				right: float64(size.Width) * scale, bottom: float64(size.Height) * scale,
			}
			d.draw()
			return d.image
		})
		r.Move(part.at)
		r.Resize(fyne.NewSize(part.size.X, part.size.Y))
		sides = append(sides, r)
	}
	return sides
}

// dashes are drawn pixel by pixel, in pixels.
type dashes struct {
	image                *image.NRGBA
	ink                  color.NRGBA
	scale, radius, width float64
	left, top            float64 // where the image is in the rectangle
	right, bottom        float64 // of the rectangle
}

func (d *dashes) draw() {
	for y := range d.image.Rect.Dy() {
		for x := range d.image.Rect.Dx() {
			d.pixel(x, y)
		}
	}
}

// pixel paints a pixel as far as the line covers it.
func (d *dashes) pixel(x, y int) {
	px, py, w, h := d.left+float64(x)+0.5, d.top+float64(y)+0.5, d.right, d.bottom
	dx, dy := math.Max(0, math.Max(d.radius-px, px-(w-d.radius))), math.Max(0, math.Max(d.radius-py, py-(h-d.radius)))
	inside := math.Min(math.Min(px, w-px), math.Min(py, h-py)) // how far inside the edge
	if dx > 0 && dy > 0 {
		inside = d.radius - math.Hypot(dx, dy)
	}
	cover := math.Min(math.Min(1, inside+0.5), d.width-inside+0.5)
	along := px
	if math.Min(px, w-px) < math.Min(py, h-py) {
		along = py
	}
	if cover <= 0 || math.Mod(along/d.scale, dash+dashGap) > dash {
		return
	}
	ink := d.ink
	ink.A = uint8(float64(ink.A) * math.Min(1, cover))
	d.image.SetNRGBA(x, y, ink)
}
