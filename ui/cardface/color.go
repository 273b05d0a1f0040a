package cardface

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"canterlaw/engine/card"
	"canterlaw/ui/look"
)

// shades are how the colors of cards are drawn, in every theme; beside each
// stands its word and its sign, so that nobody needs to tell them apart.
var shades = [card.ColorCount]color.NRGBA{
	card.Colorless: {R: 0x9a, G: 0x95, B: 0xa5, A: 0xff},
	card.Blue:      {R: 0x2b, G: 0x6f, B: 0xd0, A: 0xff},
	card.Pink:      {R: 0xec, G: 0x77, B: 0xb6, A: 0xff},
	card.White:     {R: 0xff, G: 0xff, B: 0xff, A: 0xff},
	card.Purple:    {R: 0x7a, G: 0x48, B: 0xbd, A: 0xff},
	card.Yellow:    {R: 0xf5, G: 0xd4, B: 0x42, A: 0xff},
	card.Orange:    {R: 0xf0, G: 0x92, B: 0x3a, A: 0xff},
}

var (
	lightInk = color.NRGBA{R: 0xff, G: 0xff, B: 0xff, A: 0xff}
	darkInk  = color.NRGBA{R: 0x17, G: 0x10, B: 0x24, A: 0xff}
)

// inkOn is what can be read on a color.
func inkOn(ground color.Color) color.Color {
	if look.Contrast(lightInk, ground) >= look.Contrast(darkInk, ground) {
		return lightInk
	}
	return darkInk
}

// tint lays a little of a color over a ground.
func tint(shade color.NRGBA, ground color.Color) color.NRGBA {
	const share = 22 // of 100
	r, g, b, _ := ground.RGBA()
	mix := func(over uint8, under uint32) uint8 { return uint8((uint32(over)*share + under>>8*(100-share)) / 100) }
	return color.NRGBA{R: mix(shade.R, r), G: mix(shade.G, g), B: mix(shade.B, b), A: 0xff}
}

// outlines are the signs of the colors in a square whose sides are 1, clockwise.
// Colors without one are drawn of circles.
var outlines = [card.ColorCount][]fyne.Position{
	// a bolt
	card.Blue: {{X: 0.62, Y: 0}, {X: 0.5, Y: 0.38}, {X: 0.86, Y: 0.38}, {X: 0.36, Y: 1}, {X: 0.48, Y: 0.6},
		{X: 0.14, Y: 0.6}},
	// a diamond
	card.White:  {{X: 0.5, Y: 0}, {X: 0.9, Y: 0.5}, {X: 0.5, Y: 1}, {X: 0.1, Y: 0.5}},
	card.Purple: star,
	// wings
	card.Yellow: {{X: 0, Y: 0.12}, {X: 0.5, Y: 0.4}, {X: 1, Y: 0.12}, {X: 1, Y: 0.88}, {X: 0.5, Y: 0.6},
		{X: 0, Y: 0.88}},
	// a square
	card.Orange: {{X: 0.08, Y: 0.08}, {X: 0.92, Y: 0.08}, {X: 0.92, Y: 0.92}, {X: 0.08, Y: 0.92}},
}

// star is the outline of a star with six points.
var star = []fyne.Position{
	{X: 0.5, Y: 0}, {X: 0.645, Y: 0.249}, {X: 0.933, Y: 0.25}, {X: 0.79, Y: 0.5},
	{X: 0.933, Y: 0.75}, {X: 0.645, Y: 0.751}, {X: 0.5, Y: 1}, {X: 0.355, Y: 0.751},
	{X: 0.067, Y: 0.75}, {X: 0.21, Y: 0.5}, {X: 0.067, Y: 0.25}, {X: 0.355, Y: 0.249},
}

// balloons are pink's sign in that square: where their middles are, of three.
var balloons = []fyne.Position{{X: 0.5, Y: 0.19}, {X: 0.16, Y: 0.76}, {X: 0.84, Y: 0.76}}

// balloon is how large each is.
const balloon = 0.55

// sign draws a color's sign in an ink.
func (p *pen) sign(c card.Color, ink color.Color, x, y, size float32) {
	switch {
	case outlines[c] != nil:
		p.place(&canvas.ArbitraryPolygon{Points: outlines[c], NormalizedPoints: true, FillColor: ink}, x, y, size, size)
	case c == card.Pink:
		for _, at := range balloons {
			p.place(canvas.NewCircle(ink), x+size*(at.X-balloon/2), y+size*(at.Y-balloon/2), size*balloon, size*balloon)
		}
	default:
		p.place(&canvas.Circle{StrokeColor: ink, StrokeWidth: max(1.5, 0.1*size*p.unit)}, x, y, size, size)
	}
}
