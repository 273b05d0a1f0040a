package look

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2/canvas"
)

// How long dashes are, and how far apart, in units of the canvas.
const (
	dash    = 6.0
	dashGap = 4.0
)

// NewDashed draws a dashed line along the edges of a rectangle with round corners. It
// is one object however many dashes there are.
func NewDashed(ink color.Color, radius, width float32) *canvas.Raster {
	var r *canvas.Raster
	r = canvas.NewRaster(func(w, h int) image.Image {
		scale := 1.0
		if r.Size().Width > 0 {
			scale = float64(w) / float64(r.Size().Width)
		}
		d := dashes{image: image.NewNRGBA(image.Rect(0, 0, w, h)), ink: color.NRGBAModel.Convert(ink).(color.NRGBA),
			scale: scale, radius: float64(radius) * scale, width: float64(width) * scale}
		d.draw()
		return d.image
	})
	return r
}

// dashes are drawn pixel by pixel, in pixels.
type dashes struct {
	image                *image.NRGBA
	ink                  color.NRGBA
	scale, radius, width float64
}

func (d *dashes) draw() {
	w, h := d.image.Rect.Dx(), d.image.Rect.Dy()
	rows := int(math.Ceil(d.radius + d.width + 1)) // within them, and as many columns, is all of the line
	for y := range h {
		for x := 0; x < w; x++ {
			if x == rows && y >= rows && y < h-rows {
				x = max(x, w-rows)
			}
			d.pixel(x, y, float64(w), float64(h))
		}
	}
}

// pixel paints a pixel as far as the line covers it.
func (d *dashes) pixel(x, y int, w, h float64) {
	px, py := float64(x)+0.5, float64(y)+0.5
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
