package tabletop

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/look"
)

// How a table is drawn.

// renderer keeps what is drawn, in parts, from one picture to the next.
type renderer struct {
	table   *Table
	size    fyne.Size
	kept    map[partName]*part
	objects []fyne.CanvasObject
	slides  []slide // the cards that have changed places since the picture before
	turned  []box   // the cards that have been exhausted or readied since then
	sliding *sliding
	latest  time.Time         // when a picture was shown
	pulse   *canvas.Rectangle // refreshed so that the window is painted: the table's own refreshing would draw all anew
}

// drawing draws a picture once.
type drawing struct {
	*painter
	Picture
	table  *Table
	grid   grid
	unit   float32
	opened []Card  // what is shown over the table
	slides []slide // the cards that have changed places
	turned []box   // the cards that have been exhausted or readied
}

// script is how lines are written, in the size that they have in the design.
func (d *drawing) script(c look.Cut, size float32, ink fyne.ThemeColorName) script {
	return script{c, max(10, size*d.unit), ink}
}

func (r *renderer) draw() {
	g := gridOf(r.size)
	d := &drawing{
		painter: &painter{kept: r.kept, seen: map[partName]int{}}, Picture: r.table.picture,
		table: r.table, grid: g, unit: g.unit,
	}
	d.draw()
	d.bubble()
	d.openedCards()
	r.rest()
	r.slides, r.turned = d.slides, d.turned
	r.kept = make(map[partName]*part, len(d.parts))
	r.objects = r.objects[:0:0]
	r.table.spots = r.table.spots[:0]
	for _, p := range d.parts {
		r.kept[p.name] = p
		r.objects = append(r.objects, p.objects...)
		r.table.spots = append(r.table.spots, p.spots...)
	}
	r.objects = append(r.objects, r.pulse)
	r.above(d)
}

// draw draws everything, from the far player to the near one.
func (d *drawing) draw() {
	all := box{0, 0, d.table.Size().Width, d.table.Size().Height}
	d.part("table", nil, nil, all, func(p *pen) { p.ground(look.ColorTable, "", 0, 0, all) })
	if d.grid.small {
		d.small()
		return
	}
	d.track()
	for i, who := range []*Player{&d.Far, &d.Near} {
		at := &d.grid.sides[i]
		d.player(who, i == 0, at.player)
		d.place(who.Home.Of, who.Home.Lit, at.home)
		d.row(&who.Home, at.home, false)
		for n := range who.Piles {
			step := (pileWidth + 10) * d.unit
			d.pile(&who.Piles[n], box{at.piles.x + float32(n)*step, at.piles.y, pileWidth * d.unit, at.piles.h})
		}
		d.hand(&who.Hand, at.hand)
	}
	d.areas()
}

// hand draws a player's hand, whose place has an edge only where that says something.
func (d *drawing) hand(r *Row, b box) {
	if d.Setting || r.Lit != Unlit {
		d.place(r.Of, r.Lit, b)
	} else {
		d.part("hand", r.Of, nil, b, func(p *pen) { p.spot(r.Of, placeSpot, b) })
	}
	d.row(r, b, true)
}

// above draws what lies over everything: the focus of the keyboard, where a card that is
// dragged would land, and that card.
func (r *renderer) above(d *drawing) {
	t := r.table
	mark := func(b box, ink fyne.ThemeColorName, corner float32) {
		var p pen
		p.ground("", ink, 3, corner, b)
		r.objects = append(r.objects, p.objects...)
	}
	if s := t.spotOf(t.Focused); s != nil {
		mark(s.box, theme.ColorNameForeground, 6*d.unit)
	}
	if t.disc != nil {
		if cell := t.cellAt(t.at); cell != nil {
			mark(cell.box, theme.ColorNamePrimary, 6)
		}
		var p pen
		size, who := 20*d.unit, &d.Near
		if t.disc.far {
			who = &d.Far
		}
		d.disc(&p, who.Letter, box{t.at.X - size/2, t.at.Y - size/2, size, size})
		r.objects = append(r.objects, p.objects...)
	}
	if t.held == nil {
		return
	}
	if s := t.landing(t.at); s != nil {
		mark(s.box, theme.ColorNamePrimary, 8)
	}
	size := t.held.Room(d.unit)
	at := t.at.SubtractXY(size.Width/2, size.Height/2)
	r.objects = append(r.objects, t.held.Draw(at, size, d.unit)...)
}

// Layout implements fyne.WidgetRenderer.
func (r *renderer) Layout(size fyne.Size) {
	if size != r.size {
		r.size, r.kept = size, nil
		r.draw()
	}
}

// MinSize implements fyne.WidgetRenderer.
func (r *renderer) MinSize() fyne.Size { return least }

// Refresh implements fyne.WidgetRenderer: colors may be others now.
func (r *renderer) Refresh() {
	r.kept = nil
	r.draw()
	canvas.Refresh(r.table)
}

// Objects implements fyne.WidgetRenderer.
func (r *renderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer.
func (r *renderer) Destroy() {}

// card finds a card of the picture.
func (p *Picture) card(of Of) *Card {
	var found *Card
	p.each(func(c *Card) {
		if c.Of == of {
			found = c
		}
	})
	return found
}

// each goes through all cards but Problems.
func (p *Picture) each(do func(*Card)) {
	var rows [][]Card
	for _, who := range []*Player{&p.Far, &p.Near} {
		rows = append(rows, who.Home.Cards, who.Hand.Cards)
		for i := range who.Piles {
			if who.Piles[i].Top != nil {
				do(who.Piles[i].Top)
			}
		}
	}
	for i := range p.Areas {
		a := &p.Areas[i]
		rows = append(rows, a.Far.Cards, a.Near.Cards)
		if a.Faceoff != nil {
			rows = append(rows, a.Faceoff.Far.Flips, a.Faceoff.Near.Flips)
		}
	}
	for _, row := range rows {
		for i := range row {
			do(&row[i])
			for j := range row[i].Attached {
				do(&row[i].Attached[j])
			}
		}
	}
}

// Where gives where something lies on the table, for a card its upper left corner and
// size; false for what isn't there.
func (t *Table) Where(of Of) (fyne.Position, fyne.Size, bool) {
	s := t.spotOf(of)
	if s == nil {
		return fyne.Position{}, fyne.Size{}, false
	}
	return s.at(), s.size(), true
}

// CreateRenderer implements fyne.Widget.
func (t *Table) CreateRenderer() fyne.WidgetRenderer {
	r := &renderer{table: t, pulse: canvas.NewRectangle(color.Transparent), size: t.Size()}
	t.drawn = r
	r.draw()
	return r
}
