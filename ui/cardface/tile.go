package cardface

import (
	"fmt"
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/card"
	"canterlaw/ui/look"
)

// TileSize is how large a card on the table is; one that lies is as wide as this is
// high.
var TileSize = fyne.NewSize(72, 100)

// Tile is what is drawn of a card on the table, small.
type Tile struct {
	Face     *card.Face // nil for a card that nobody knows
	Name     string     // beneath the sign of a back, and where there is no face
	Subtitle string     // in place of the face's, where that is not its own
	Back     bool       // it shows its back: frightened, face-down, unknown
	Lies     bool       // it is exhausted
	Cost     bool       // its cost is shown, as outside of play
	Change   int        // what counters make of its power
	Strip    string     // the word for its state, with a sign: "↷ exhausted"
	Attached []string   // what is attached to it
	Chosen   bool
	Wrong    bool // something about it keeps the position from running
}

// Room is how much room the tile takes at a scale.
func (t Tile) Room(scale float32) fyne.Size {
	if t.Lies {
		return fyne.NewSize(TileSize.Height*scale, TileSize.Width*scale)
	}
	return fyne.NewSize(TileSize.Width*scale, TileSize.Height*scale)
}

// tilePen draws a tile: lengths are in units of the tile's.
type tilePen struct {
	Tile
	*pen
}

// Draw draws the tile at a place of a size.
func (t Tile) Draw(at fyne.Position, size fyne.Size, scale float32) []fyne.CanvasObject {
	p := tilePen{t, &pen{at: at, unit: scale, size: fyne.NewSize(size.Width/scale, size.Height/scale)}}
	switch {
	case t.Back:
		p.back()
	case t.Face == nil:
		p.ground(theme.Color(look.ColorArea))
		p.name(t.Name, "", 8)
	default:
		p.ground(ground(t.colors()))
		p.front()
	}
	p.strips()
	p.frame()
	return p.objects
}

func (t Tile) colors() []card.Color {
	if t.Face.Colors.IsZero() {
		return []card.Color{card.Colorless}
	}
	return t.Face.Colors.List()
}

// ground is a card's color over the paper; none in high contrast.
func ground(colors []card.Color) color.Color {
	paper := theme.Color(theme.ColorNameBackground)
	if _, _, _, outlined := theme.Color(look.ColorOutline).RGBA(); outlined != 0 {
		return paper
	}
	share := uint32(16)
	if look.Contrast(paper, lightInk) > look.Contrast(paper, darkInk) {
		share = 30
		switch colors[0] {
		case card.White:
			share = 19
		case card.Yellow, card.Colorless:
			share = 24
		}
	}
	r, g, b, _ := paper.RGBA()
	mix := func(over uint8, under uint32) uint8 { return uint8((uint32(over)*share + under>>8*(100-share)) / 100) }
	shade := shades[colors[0]]
	return color.NRGBA{R: mix(shade.R, r), G: mix(shade.G, g), B: mix(shade.B, b), A: 0xff}
}

const tileCorner float32 = 6

func (p *tilePen) ground(fill color.Color) {
	r := canvas.NewRectangle(fill)
	r.CornerRadius = tileCorner * p.unit
	p.place(r, 0, 0, p.size.Width, p.size.Height)
}

// frame is the edge of the card, which tells how it stands in setting up.
func (p *tilePen) frame() {
	r := canvas.NewRectangle(color.Transparent)
	r.CornerRadius = tileCorner * p.unit
	r.StrokeColor, r.StrokeWidth = theme.Color(look.ColorEdge), 1
	if p.Wrong {
		r.StrokeColor, r.StrokeWidth = theme.Color(theme.ColorNameError), 2
	}
	if p.Chosen {
		r.StrokeColor, r.StrokeWidth = theme.Color(theme.ColorNamePrimary), 3
	}
	p.place(r, 0, 0, p.size.Width, p.size.Height)
}

// back draws the back of a card, with its name where that is known.
func (p *tilePen) back() {
	p.ground(theme.Color(look.ColorBack))
	ink := theme.Color(look.ColorOnBack)
	inner := canvas.NewRectangle(color.Transparent)
	inner.CornerRadius, inner.StrokeColor, inner.StrokeWidth = 4*p.unit, ink, 1
	p.place(inner, 5, 5, p.size.Width-10, p.size.Height-10)
	f := p.font(10.5, fyne.TextStyle{})
	if p.peeks() { // only its upper edge shows
		p.cut(p.Name, f, ink, 9, p.size.Height/2-p.lineHeight(f)/2, p.size.Width-16)
		return
	}
	diamond := &canvas.ArbitraryPolygon{
		Points: outlines[card.White], NormalizedPoints: true, StrokeColor: ink, StrokeWidth: 2,
	}
	p.place(diamond, p.size.Width/2-9, p.size.Height*0.22, 18, 24)
	y := p.size.Height * 0.55
	for _, line := range atMost(f.wrap(p.Name, (p.size.Width-14)*p.unit), 2) {
		width := f.measure(line).Width / p.unit
		p.write(line, f, ink, (p.size.Width-width)/2, y)
		y += p.lineHeight(f)
	}
}

// peeks reports whether only the upper edge of the card shows, as in a hand.
func (p *tilePen) peeks() bool { return p.size.Height < TileSize.Width-4 }

func atMost(lines []string, n int) []string { return lines[:min(n, len(lines))] }

// front draws what is printed on the card: its colors as a bar and as signs, its cost
// where that matters, its power and what it is called.
func (p *tilePen) front() {
	p.bar()
	x := float32(6)
	if p.Cost && p.Face.Cost != nil {
		p.smallCost(*p.Face.Cost, x, 10)
		x += 20
	}
	for i, c := range p.Tile.colors() {
		if i < 2 {
			p.disc(c, x, 10, 17)
			x += 19
		}
	}
	right := p.size.Width - 6
	if p.Lies {
		right -= 5
	}
	if p.Face.Power != nil {
		p.power(*p.Face.Power+p.Change, right)
	}
	subtitle := p.Face.Subtitle
	if p.Subtitle != "" {
		subtitle = p.Subtitle
	}
	p.name(p.Face.Title, subtitle, 30)
}

// smallCost draws what a card costs in a ring as large as a disc.
func (p *tilePen) smallCost(cost int, x, y float32) {
	ring := &canvas.Circle{
		FillColor: theme.Color(theme.ColorNameBackground), StrokeColor: theme.Color(theme.ColorNameForeground),
		StrokeWidth: p.unit,
	}
	p.place(ring, x, y, 18, 18)
	p.centered(strconv.Itoa(cost), p.font(11.5, bold), theme.Color(theme.ColorNameForeground), x, y, 18, 18)
}

// bar draws the colors of the card beside each other: above, or to the right of one
// that lies.
func (p *tilePen) bar() {
	colors := p.Tile.colors()
	for i, c := range colors {
		shade := canvas.NewRectangle(shades[c])
		share := 1 / float32(len(colors))
		if p.Lies {
			shade.TopRightCornerRadius, shade.BottomRightCornerRadius = tileCorner*p.unit, tileCorner*p.unit
			p.place(shade, p.size.Width-5, p.size.Height*share*float32(i), 5, p.size.Height*share)
			continue
		}
		if i == 0 {
			shade.TopLeftCornerRadius = tileCorner * p.unit
		}
		if i == len(colors)-1 {
			shade.TopRightCornerRadius = tileCorner * p.unit
		}
		p.place(shade, p.size.Width*share*float32(i), 0, p.size.Width*share, 5)
	}
}

// power writes the power as it is, struck through where it doesn't count, and before it
// what changed it.
func (p *tilePen) power(power int, right float32) {
	f := p.font(18, bold)
	ink := theme.Color(theme.ColorNameForeground)
	if p.Lies {
		ink = theme.Color(look.ColorQuiet)
	}
	text := strconv.Itoa(power)
	width := f.measure(text).Width / p.unit
	p.write(text, f, ink, right-width, 7)
	if p.Lies {
		stroke := canvas.NewRectangle(ink)
		p.place(stroke, right-width-2, 18, width+4, 1.5)
	}
	if p.Change != 0 {
		small := p.font(11, bold)
		change := fmt.Sprintf("%+d", p.Change)
		ink := theme.Color(theme.ColorNameSuccess)
		if p.Change < 0 {
			ink = theme.Color(theme.ColorNameError)
		}
		p.write(change, small, ink, right-width-2-small.measure(change).Width/p.unit, 12)
	}
}

// name writes what the card is called, smaller where it is long, and its subtitle as
// far as there is room above the strips.
func (p *tilePen) name(title, subtitle string, y float32) {
	if p.peeks() { // only its upper edge shows
		p.cut(title, p.font(11, bold), theme.Color(theme.ColorNameForeground), 6, y, p.size.Width-11)
		return
	}
	room := p.size.Height - p.stripsHeight() - y - 2
	width := (p.size.Width - 11) * p.unit
	f := p.font(11.5, bold)
	lines := f.wrap(title, width)
	for _, smaller := range []font{p.font(10, bold), p.font(10, fyne.TextStyle{})} {
		if len(lines) > 2 || broken(f.wrap(title, width), title) {
			f, lines = smaller, words(smaller, title, width)
		}
	}
	ink := theme.Color(theme.ColorNameForeground)
	write := func(lines []string, f font, ink color.Color) {
		for _, line := range lines {
			if p.lineHeight(f) <= room+1 {
				p.cut(line, f, ink, 6, y, p.size.Width-11)
			}
			y, room = y+p.lineHeight(f), room-p.lineHeight(f)
		}
	}
	write(atMost(lines, 3), f, ink)
	if subtitle != "" {
		f = p.font(10.5, fyne.TextStyle{})
		write(atMost(words(f, subtitle, width), 3), f, theme.Color(look.ColorQuiet))
	}
}

// words wraps a text at its words alone: one that is too long has a line of its own.
func words(f font, text string, width float32) (lines []string) {
	for _, word := range strings.Fields(text) {
		last := len(lines) - 1
		if last >= 0 && f.measure(lines[last]+" "+word).Width <= width {
			lines[last] += " " + word
			continue
		}
		lines = append(lines, word)
	}
	return lines
}

// broken reports whether wrapping broke a word.
func broken(lines []string, text string) bool {
	return strings.Join(lines, " ") != strings.Join(strings.Fields(text), " ")
}

const stripHeight float32 = 16

func (p *tilePen) stripsHeight() float32 {
	n := len(p.Attached)
	if p.Strip != "" {
		n++
	}
	return stripHeight * float32(n)
}

// strips writes what is attached to the card, and its state, along its foot.
func (p *tilePen) strips() {
	strips := p.Attached
	if p.Strip != "" {
		strips = append(append([]string{}, strips...), p.Strip)
	}
	y := p.size.Height - p.stripsHeight()
	f := p.font(10.2, fyne.TextStyle{})
	for i, text := range strips {
		ground := canvas.NewRectangle(theme.Color(theme.ColorNameBackground))
		if i == len(strips)-1 {
			ground.BottomLeftCornerRadius, ground.BottomRightCornerRadius = tileCorner*p.unit, tileCorner*p.unit
		}
		p.place(ground, 1, y, p.size.Width-2, stripHeight-1)
		p.cut(text, f, theme.Color(theme.ColorNameForeground), 4, y+1.5, p.size.Width-6)
		y += stripHeight
	}
}

// DrawWide draws a card as a row of a list: a bar of its colors, its cost, its signs,
// what it is called with a line about it, and its power.
func DrawWide(face *card.Face, about string, chosen bool, size fyne.Size) []fyne.CanvasObject {
	p := tilePen{Tile{Face: face, Chosen: chosen}, &pen{unit: 1, size: size}}
	p.ground(ground(p.Tile.colors()))
	colors := p.Tile.colors()
	for i, c := range colors {
		share := size.Height / float32(len(colors))
		p.place(canvas.NewRectangle(shades[c]), 0, share*float32(i), 5, share)
	}
	x := float32(12)
	if face.Cost != nil {
		p.smallCost(*face.Cost, x, size.Height/2-9)
	}
	x += 21
	for i, c := range colors {
		if i < 2 {
			p.disc(c, x, size.Height/2-9, 18)
			x += 20
		}
	}
	x += 4
	right := size.Width - 10
	if face.Power != nil {
		f, text := p.font(17, bold), strconv.Itoa(*face.Power)
		width := f.measure(text).Width
		p.write(text, f, theme.Color(theme.ColorNameForeground), right-width, size.Height/2-11)
		right -= width + 8
	}
	p.cut(face.Title, p.font(13.5, bold), theme.Color(theme.ColorNameForeground), x, 4, right-x)
	p.cut(about, p.font(11.5, fyne.TextStyle{}), theme.Color(look.ColorQuiet), x, size.Height/2+2, right-x)
	p.frame()
	return p.objects
}

// cut writes text that ends with dots where the room ends.
func (p *tilePen) cut(text string, f font, ink color.Color, x, y, width float32) {
	for len(text) > 3 && f.measure(text).Width > width*p.unit {
		letters := []rune(strings.TrimSuffix(text, "…"))
		text = string(letters[:len(letters)-1]) + "…"
	}
	p.write(text, f, ink, x, y)
}
