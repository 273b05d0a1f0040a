package cardface

import (
	"fmt"
	"image"
	"image/color"
	"slices"
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

// AttachedWidth is how wide a card is that has so many others attached: enough for what they are called, which of many
// stand beside each other.
func AttachedWidth(attached int) float32 {
	if attached < 5 {
		return 110
	}
	return 150
}

// Tile is what is drawn of a card on the table, small.
type Tile struct {
	Face     *card.Face   // nil for a card that nobody knows
	Name     string       // beneath the sign of a back, and where there is no face
	Subtitle string       // in place of the face's, where that is not its own
	Back     bool         // it shows its back: frightened, face-down, unknown
	Lies     bool         // it is exhausted
	Cost     bool         // its cost is shown, as outside of play
	Power    *int         // as it is now; nil for what is printed, with Change
	Change   int          // what has changed its power
	Colors   []card.Color // as they are now; nil for those printed
	Strip    string       // the word for its state, with a sign: "↷ exhausted"
	Counters string       // that lie on it and that the strip has no word for, for a strip of their own: "+2 · 3 tip"
	Attached []Attached   // what is attached to it
	Letter   string       // of the player who controls it, where that isn't plain
	Picture  image.Image  // the user's own, in place of what is printed; nil for none
	Middle   bool         // it is drawn larger, with its type, keywords and what it needs

	// How it stands in what is done now; of several edges the last one shows.
	Number  string // it can be used by this key: "1"; "•" for one without
	Wrong   bool   // something about it keeps the position from running
	Acted   bool   // it acted last
	Takes   bool   // what is chosen can be used on it
	Chosen  bool
	Refused bool
	Focused bool // by the keyboard
}

// Attached is what is drawn of a card attached to another.
type Attached struct {
	Name   string
	Colors []card.Color // none for one that shows its back
	Chosen bool
}

// Room is how much room the tile takes at a scale.
func (t Tile) Room(scale float32) fyne.Size {
	size := TileSize
	switch {
	case t.Middle:
		size = MiddleSize
	case t.Lies:
		size = fyne.NewSize(size.Height, size.Width)
		if len(t.Attached) > 0 {
			size.Width = AttachedWidth(len(t.Attached))
		}
	case len(t.Attached) > 0:
		size.Width = AttachedWidth(len(t.Attached))
	}
	return fyne.NewSize(size.Width*scale, size.Height*scale)
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
	case t.Middle && t.Face != nil:
		p.ground(ground(t.Signs()))
		p.middleFront()
		p.frame()
		return p.objects
	case t.Face == nil:
		p.ground(theme.Color(look.ColorArea))
		p.name(t.Name, "", 8)
	case t.Picture != nil:
		p.ground(ground(t.Signs()))
		p.pictured()
	default:
		p.ground(ground(t.Signs()))
		p.front()
	}
	p.strips()
	p.frame()
	return p.objects
}

// Signs are the colors whose signs stand on the tile.
func (t Tile) Signs() []card.Color {
	switch {
	case t.Colors != nil:
		return t.Colors
	case t.Face.Colors.IsZero():
		return []card.Color{card.Colorless}
	}
	return t.Face.Colors.List()
}

// ground is a card's color over the paper; none in high contrast.
func ground(colors []card.Color) color.Color {
	paper := theme.Color(look.ColorPaper)
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
	mix := func(over uint8, under uint32) uint8 {
		return uint8((uint32(over)*share + under>>8*(100-share) + 50) / 100)
	}
	shade := shades[colors[0]]
	return color.NRGBA{R: mix(shade.R, r), G: mix(shade.G, g), B: mix(shade.B, b), A: 0xff}
}

const tileCorner float32 = 6

func (p *tilePen) ground(fill color.Color) {
	edge, width := color.Color(color.Transparent), float32(0)
	if !p.isMarked() { // its edge is the ground's: one rectangle is painted faster than two
		edge, width = theme.Color(look.ColorEdge), 1
	}
	size := fyne.NewSize(p.size.Width*p.unit, p.size.Height*p.unit)
	p.objects = append(p.objects, look.NewBox(fill, edge, width, tileCorner*p.unit, p.at, size)...)
}

// isMarked reports whether the card has an edge that tells how it stands.
func (p *tilePen) isMarked() bool {
	return p.Acted || p.Number != "" || p.Takes || p.Chosen || p.Wrong || p.Refused || p.Focused
}

// frame is the edge of the card, which tells how it stands, with a disc at its corner.
func (p *tilePen) frame() {
	if p.Takes && !p.Chosen && !p.Refused && !p.Focused {
		size := fyne.NewSize(p.size.Width*p.unit, p.size.Height*p.unit)
		for _, side := range look.NewDashes(theme.Color(theme.ColorNamePrimary), tileCorner*p.unit, 2, size) {
			side.Move(side.Position().Add(p.at))
			p.objects = append(p.objects, side)
		}
		return
	}
	if !p.isMarked() {
		return
	}
	edge, width := theme.ColorNamePrimary, float32(2)
	switch {
	case p.Focused:
		edge, width = theme.ColorNameForeground, 3
	case p.Wrong || p.Refused:
		edge = theme.ColorNameError
	case p.Chosen:
		width = 3
	case p.Number == "" && p.Acted:
		edge = theme.ColorNameWarning
	}
	p.plate(nil, theme.Color(edge), width, tileCorner, 0, 0, p.size.Width, p.size.Height)
	switch {
	case p.Wrong || p.Refused:
		p.badge("", theme.ColorNameError)
	case p.Number != "" && p.Number != "•":
		p.badge(p.Number, theme.ColorNamePrimary)
	}
}

// badge is a disc over the upper right corner, with a text or a cross.
func (p *tilePen) badge(text string, ground fyne.ThemeColorName) {
	const size = 17
	x, y := p.size.Width-size+6, float32(-6)
	p.place(canvas.NewCircle(theme.Color(ground)), x, y, size, size)
	if text == "" {
		p.icon(crossSign, theme.Color(theme.ColorNameForegroundOnPrimary), x+3.5, y+3.5, size-7)
		return
	}
	p.middle(text, look.Heavy, 11, theme.Color(theme.ColorNameForegroundOnPrimary), x, y, size, size)
}

// middle writes a line in the middle of a box.
func (p *tilePen) middle(text string, cut look.Cut, size float32, ink color.Color, x, y, w, h float32) {
	room := cut.Measure(text, size*p.unit)
	p.line(text, cut, size, ink, x+(w-room.Width/p.unit)/2, y+(h-room.Height/p.unit)/2)
}

// line writes a line of text and gives how wide it is.
func (p *tilePen) line(text string, cut look.Cut, size float32, ink color.Color, x, y float32) float32 {
	t := cut.Line(text, size*p.unit, ink)
	room := t.MinSize()
	p.place(t, x, y, room.Width/p.unit, room.Height/p.unit)
	return room.Width / p.unit
}

// back draws the back of a card, with its name where that is known.
func (p *tilePen) back() {
	p.ground(theme.Color(look.ColorBack))
	ink, line := theme.Color(look.ColorOnBack), theme.Color(look.ColorBackLine)
	p.plate(nil, line, 1, 4, 5, 5, p.size.Width-10, p.size.Height-10)
	if p.peeks() { // only its upper edge shows
		p.fit(p.Name, look.Condensed, 10.5, ink, 9, p.size.Height/2-8, p.size.Width-16)
		return
	}
	diamond := &canvas.ArbitraryPolygon{
		Points: outlines[card.White], NormalizedPoints: true, StrokeColor: line, StrokeWidth: 4 * p.unit,
	}
	lines := atMost(look.CondensedBold.Wrap(p.Name, 10.5*p.unit, (p.size.Width-14)*p.unit), 2)
	room := p.size.Height - p.stripsHeight() - lineHeight*float32(len(lines))
	high := min(34, room-10) // the diamond
	p.place(diamond, p.size.Width/2-high*0.35, max(7, (room-high)/2), high*0.7, high)
	y := room - 4
	for _, line := range lines {
		p.middle(look.CondensedBold.CutTo(line, 10.5*p.unit, (p.size.Width-12)*p.unit), look.CondensedBold, 10.5, ink,
			0, y, p.size.Width, lineHeight)
		y += lineHeight
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
		p.costRing(*p.Face.Cost, x, 10, 17, 11.5)
		x += 20
	}
	for i, c := range p.Signs() {
		if i < 2 {
			p.disc(c, x, 10, 17)
			x += 19
		}
	}
	right := p.size.Width - 6
	if p.Lies {
		right -= 5
	}
	left := right - powerRoom // what stands beside the power ends there
	if power, ok := p.powerNow(); ok {
		left = min(left, p.power(power, x, right))
	}
	subtitle := p.Face.Subtitle
	if p.Subtitle != "" {
		subtitle = p.Subtitle
	}
	switch {
	case p.size.Height-p.stripsHeight() >= nameTop+lineHeight || p.peeks():
		p.name(p.Face.Title, subtitle, nameTop)
	default:
		p.nameAmid(x, left)
	}
	if p.Letter != "" {
		p.letter()
	}
}

// nameTop is how far beneath the upper edge a card's name begins, and powerRoom how wide its
// power mostly is, with the gap before it.
const (
	nameTop   float32 = 29
	powerRoom float32 = 18
)

// nameAmid writes what the card is called between its signs and its power, where the strips
// of a card that lies leave it no room beneath them.
func (p *tilePen) nameAmid(x, right float32) {
	const size = 10.5
	lines := look.CondensedBold.Wrap(p.Face.Title, size*p.unit, (right-x)*p.unit)
	y := float32(11)
	if room := p.size.Height - p.stripsHeight() - 4; len(lines) > 1 && room >= 2*subtitleHeight {
		lines, y = lines[:2], 5
	} else {
		lines = []string{p.Face.Title}
	}
	for _, line := range lines {
		p.fit(line, look.CondensedBold, size, theme.Color(theme.ColorNameForeground), x, y, right-x)
		y += subtitleHeight
	}
}

// letter draws the disc of the player who controls the card: A's filled, B's an outline.
func (p *tilePen) letter() {
	const size = 16
	x, y := p.size.Width-size-4, p.size.Height-p.stripsHeight()-size-3
	disc := &canvas.Circle{StrokeColor: theme.Color(theme.ColorNameForeground), StrokeWidth: 1.5}
	ink := theme.Color(theme.ColorNameForeground)
	if p.Letter == "A" {
		disc.FillColor, ink = ink, theme.Color(theme.ColorNameBackground)
	}
	p.place(disc, x, y, size, size)
	p.middle(p.Letter, look.Heavy, 10.5, ink, x, y, size, size)
}

// costRing draws what a card costs in a ring as large as a disc.
func (p *tilePen) costRing(cost int, x, y, size, textSize float32) {
	ring := &canvas.Circle{
		FillColor: theme.Color(look.ColorPaper), StrokeColor: theme.Color(theme.ColorNameForeground),
		StrokeWidth: 1.3 * p.unit,
	}
	p.place(ring, x, y, size, size)
	p.middle(strconv.Itoa(cost), look.Heavy, textSize, theme.Color(theme.ColorNameForeground), x, y, size, size)
}

// bar draws the colors of the card beside each other: above, or to the right of one
// that lies.
func (p *tilePen) bar() {
	colors := p.Signs()
	for i, c := range colors {
		shade := canvas.NewRectangle(shades[c])
		if c == card.White { // which would be lost on a light table
			shade.StrokeColor, shade.StrokeWidth = theme.Color(look.ColorEdge), 1
		}
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

// powerNow is the power that the tile shows, if it has one.
func (p *tilePen) powerNow() (power int, ok bool) {
	switch {
	case p.Tile.Power != nil:
		return *p.Tile.Power, true
	case p.Face.Power != nil:
		return *p.Face.Power + p.Change, true
	}
	return 0, false
}

// power writes the power as it is, struck through where it doesn't count, and before it
// what changed it, between two edges: smaller where there is no room for it, as after a loop,
// and without what changed it. It gives where what it writes begins.
func (p *tilePen) power(power int, left, right float32) (begins float32) {
	ink := theme.Color(theme.ColorNameForeground)
	if p.Lies {
		ink = theme.Color(look.ColorQuiet)
	}
	text, size := strconv.Itoa(power), float32(19)
	width := func() float32 { return look.Heavy.Measure(text, size*p.unit).Width / p.unit }
	if room := right - left; width() > room {
		size = max(10, size*room/width())
	}
	begins = right - width()
	p.line(text, look.Heavy, size, ink, begins, 6+(19-size)*0.7)
	if p.Lies {
		p.place(canvas.NewRectangle(theme.Color(theme.ColorNameError)), begins-2, 18, width()+4, 1.5)
	}
	if p.Change == 0 {
		return begins
	}
	change, ink := fmt.Sprintf("%+d", p.Change), theme.Color(theme.ColorNameSuccess)
	if p.Change < 0 {
		ink = theme.Color(theme.ColorNameError)
	}
	if at := begins - 2 - look.CondensedBold.Measure(change, 11.5*p.unit).Width/p.unit; at >= left {
		p.line(change, look.CondensedBold, 11.5, ink, at, 12)
		begins = at - 2
	}
	return begins
}

// name writes what the card is called, smaller where it is long, and its subtitle as
// far as there is room above the strips.
func (p *tilePen) name(title, subtitle string, y float32) {
	width := p.size.Width - 11
	ink := theme.Color(theme.ColorNameForeground)
	if p.peeks() { // only its upper edge shows
		lines := look.CondensedBold.Wrap(title, 11.5*p.unit, width*p.unit)
		for i, line := range atMost(lines, 2) {
			top := y - 2 + float32(i)*(lineHeight-1)
			if top+lineHeight-3 <= p.size.Height-p.stripsHeight() {
				p.fit(line, look.CondensedBold, 11.5, ink, 6, top, width)
			}
		}
		return
	}
	size := float32(11.5)
	if !p.fits(title, size, width) {
		size = 10
	}
	bottom := p.size.Height - p.stripsHeight() - 1
	write := func(text string, cut look.Cut, size, height float32, ink color.Color) {
		lines := atMost(cut.Wrap(text, size*p.unit, width*p.unit), 3)
		for i, line := range lines {
			if y+2*height-1 > bottom { // no other has room
				line = strings.Join(lines[i:], " ")
			}
			if y+height-1 <= bottom {
				p.fit(line, cut, size, ink, 6, y, width)
			}
			y += height
		}
	}
	write(title, look.CondensedBold, size, lineHeight, ink)
	write(subtitle, look.Condensed, 10.5, subtitleHeight, theme.Color(look.ColorQuiet))
}

// fits reports whether a name takes two lines at most, and no word is too wide for one.
func (p *tilePen) fits(name string, size, width float32) bool {
	lines := look.CondensedBold.Wrap(name, size*p.unit, width*p.unit)
	return len(lines) <= 2 && !slices.ContainsFunc(lines, func(line string) bool {
		return look.CondensedBold.Measure(line, size*p.unit).Width > width*p.unit
	})
}

// How far lines of a name are apart, and those of a subtitle.
const (
	lineHeight     float32 = 13
	subtitleHeight float32 = 12
)

// fit writes a line that ends with dots where the room ends, in letters that are smaller by
// half a unit where that shows all of it.
func (p *tilePen) fit(text string, cut look.Cut, size float32, ink color.Color, x, y, width float32) {
	if cut.Measure(text, size*p.unit).Width > width*p.unit {
		size -= 0.5
		y += 0.5
	}
	p.line(cut.CutTo(text, size*p.unit, width*p.unit), cut, size, ink, x, y)
}
