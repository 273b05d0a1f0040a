package tabletop

import (
	"image/color"
	"math"
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/look"
)

// box is a rectangle on the table.
type box struct{ x, y, w, h float32 }

func (b box) at() fyne.Position { return fyne.NewPos(b.x, b.y) }

func (b box) size() fyne.Size { return fyne.NewSize(b.w, b.h) }

func (b box) has(p fyne.Position) bool {
	return p.X >= b.x && p.Y >= b.y && p.X < b.x+b.w && p.Y < b.y+b.h
}

// inset is the box without so much at its left and right, and at its top and bottom.
func (b box) inset(x, y float32) box { return box{b.x + x, b.y + y, max(0, b.w-2*x), max(0, b.h-2*y)} }

// whole is the box on whole units.
func (b box) whole() box {
	round := func(x float32) float32 { return float32(math.Round(float64(x))) }
	x, y := round(b.x), round(b.y)
	return box{x, y, round(b.x+b.w) - x, round(b.y+b.h) - y}
}

// script is how a line of text is written.
type script struct {
	cut  look.Cut
	size float32
	ink  fyne.ThemeColorName
}

func (s script) measure(text string) fyne.Size { return s.cut.Measure(text, s.size) }

func (s script) fitted(text string, width float32) string {
	if s.measure(text).Width <= width {
		return text
	}
	if short := s.cut.CutTo(text, s.size, width); s.measure(short).Width <= width {
		return short
	}
	return ""
}

// pen draws a part of the table.
type pen struct {
	objects []fyne.CanvasObject
	spots   []spot
}

// put puts an object on the table.
func (p *pen) put(o fyne.CanvasObject, b box) {
	o.Move(b.at())
	o.Resize(b.size())
	p.objects = append(p.objects, o)
}

// line writes a line and gives how wide it is.
func (p *pen) line(text string, c script, x, y float32) float32 {
	if text == "" {
		return 0
	}
	room := c.measure(text)
	p.put(c.cut.Line(text, c.size, theme.Color(c.ink)), box{x, y, room.Width, room.Height})
	return room.Width
}

// in writes a line at the left of a box, in the middle of its height.
func (p *pen) in(text string, c script, b box) float32 {
	text = c.fitted(text, b.w)
	return p.line(text, c, b.x, b.y+(b.h-c.measure(text).Height)/2)
}

// middle writes a line in the middle of a box.
func (p *pen) middle(text string, c script, b box) {
	text = c.fitted(text, b.w)
	room := c.measure(text)
	p.line(text, c, b.x+(b.w-room.Width)/2, b.y+(b.h-room.Height)/2)
}

// ground fills a box and draws its edge.
func (p *pen) ground(fill, edge fyne.ThemeColorName, width, corner float32, b box) {
	var inside, around color.Color // none
	if fill != "" {
		inside = theme.Color(fill)
	}
	if edge != "" {
		around = theme.Color(edge)
	}
	if look.IsOpaque(inside) {
		b = b.whole() // a thin rectangle between two pixels would be lost
	}
	p.objects = append(p.objects, look.NewBox(inside, around, width, corner, b.at(), b.size())...)
}

// dashed draws a dashed edge.
func (p *pen) dashed(ink fyne.ThemeColorName, width, corner float32, b box) {
	for _, side := range look.NewDashes(theme.Color(ink), corner, width, b.size()) {
		side.Move(side.Position().Add(b.at()))
		p.objects = append(p.objects, side)
	}
}

// spot makes a box one that is tapped as what it stands for.
func (p *pen) spot(of Of, kind spotKind, b box) {
	if of != nil {
		p.spots = append(p.spots, spot{box: b, of: of, kind: kind})
	}
}

// press makes a box do something when it is tapped.
func (p *pen) press(do func(*Table), b box) { p.spots = append(p.spots, spot{box: b, do: do}) }

// spot is a part of the table that can be tapped.
type spot struct {
	box
	of    Of
	kind  spotKind
	takes bool // of a card: what is dropped on it is meant for it
	fixed bool // of a card: it can't be dragged
	n     int  // of a cell of the points track: the points
	far   bool // of a disc there: whose it is
	do    func(*Table)
}

type spotKind int

const (
	placeSpot spotKind = iota
	cardSpot
	cellSpot // a number of points on the track
	discSpot // a player's disc there
)

// part is a piece of the table that is drawn anew only when it changes: what it shows
// or how large it is. Where it only moves, its objects are moved.
type part struct {
	name  partName
	shows any
	box   box
	row   Of // where a card lies
	pen
}

// partName tells parts apart from one picture to the next.
type partName struct {
	kind string
	of   Of
	n    int
}

// painter draws a picture from parts, keeping those of the picture before that are the
// same.
type painter struct {
	kept  map[partName]*part
	parts []*part
	seen  map[partName]int // how many parts of a name there are: cards alike may have none of their own
}

// part draws a part, or takes it from the picture before.
func (p *painter) part(kind string, of Of, shows any, b box, draw func(*pen)) *part {
	name := partName{kind: kind, of: of}
	name.n = p.seen[name]
	p.seen[partName{kind: kind, of: of}]++
	old := p.kept[name]
	if old == nil || old.box.size() != b.size() || !reflect.DeepEqual(old.shows, shows) {
		old = &part{name: name, shows: shows, box: b}
		draw(&old.pen)
	} else if old.box != b {
		old.move(b.x-old.box.x, b.y-old.box.y)
		old.box = b
	}
	p.parts = append(p.parts, old)
	return old
}

// move moves all of the part.
func (p *part) move(dx, dy float32) {
	for _, o := range p.objects {
		o.Move(o.Position().AddXY(dx, dy))
	}
	for i := range p.spots {
		p.spots[i].x += dx
		p.spots[i].y += dy
	}
}
