package tabletop

import (
	"image/color"
	"reflect"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
)

// Table is the table. It is one object that knows what lies where, so that everything
// on it can be tapped, and cards be dragged.
type Table struct {
	widget.BaseWidget
	// Focused is the card that the keyboard would tap; nil for none.
	Focused Of

	acts    Acts
	picture Picture
	spots   []spot // later ones lie above earlier ones

	press     look.Trembling
	dragged   Of // nil while no card of the table is dragged
	held      *cardface.Tile
	disc      *spot         // on the points track, while it is dragged
	at        fyne.Position // of the pointer, while something is dragged
	pointsFar bool          // the points track sets the far player's points
	opened    Of            // the place whose cards are shown over the table, as they have no room there; nil for none
	main      Of            // of a table that has room for one area: that one; nil for where something happens
	drawn     *renderer
}

// New makes a table that tells what is done on it.
func New(acts Acts) *Table {
	t := &Table{acts: acts}
	t.ExtendBaseWidget(t)
	return t
}

// Draw shows a picture. Only what has changed is drawn anew.
func (t *Table) Draw(p Picture) {
	if before, now := t.picture.happening(), p.happening(); now != nil && now != before {
		t.main = nil // it is brought into view
	}
	t.picture = p
	t.redraw()
	if t.drawn != nil {
		t.drawn.move()
	}
}

func (t *Table) redraw() {
	if t.drawn != nil {
		t.drawn.draw()
		canvas.Refresh(t.drawn.pulse)
	}
}

// spotAt is what can be tapped at a point, the uppermost; nil for nothing.
func (t *Table) spotAt(at fyne.Position) *spot {
	for i := len(t.spots) - 1; i >= 0; i-- {
		if t.spots[i].has(at) {
			return &t.spots[i]
		}
	}
	return nil
}

// spotOf is where something is; nil where it isn't on the table.
func (t *Table) spotOf(of Of) *spot {
	for i := len(t.spots) - 1; i >= 0; i-- {
		if of != nil && t.spots[i].of == of {
			return &t.spots[i]
		}
	}
	return nil
}

// landing is what takes a card that is dropped at a point: a card that is lit for it,
// else the place, else whatever card lies there.
func (t *Table) landing(at fyne.Position) *spot {
	var under *spot
	for i := len(t.spots) - 1; i >= 0; i-- {
		s := &t.spots[i]
		switch {
		case !s.has(at) || s.of == nil || s.of == t.dragged:
		case s.kind == placeSpot, s.takes:
			return s
		case under == nil:
			under = s
		}
	}
	return under
}

// Tapped implements fyne.Tappable.
func (t *Table) Tapped(e *fyne.PointEvent) {
	s := t.spotAt(e.Position)
	switch {
	case s == nil:
	case s.do != nil:
		s.do(t)
	case s.kind == cellSpot, s.kind == discSpot:
	case t.acts.Tapped != nil:
		of := s.of
		t.opened = nil
		t.acts.Tapped(of)
	}
}

// TappedSecondary implements fyne.SecondaryTappable.
func (t *Table) TappedSecondary(e *fyne.PointEvent) {
	if s := t.spotAt(e.Position); s != nil && s.of != nil && t.acts.Secondary != nil {
		t.acts.Secondary(s.of)
	}
}

// Dragged implements fyne.Draggable.
func (t *Table) Dragged(e *fyne.DragEvent) {
	t.press.Dragged(e)
	if t.dragged == nil && t.disc == nil {
		s := t.spotAt(e.Position.Subtract(e.Dragged))
		if s != nil && t.isDisc(s) {
			disc := *s
			t.disc, t.at = &disc, e.Position
			t.redraw()
			return
		}
		if s == nil || !t.isCard(s) {
			return
		}
		c := t.picture.card(s.of)
		if c == nil {
			return
		}
		tile := c.tile()
		t.dragged, t.held, t.at = s.of, &tile, e.Position
		if t.acts.Held != nil {
			t.acts.Held(t.dragged)
		}
	}
	t.at = e.Position
	t.redraw()
}

// DragEnd implements fyne.Draggable.
func (t *Table) DragEnd() {
	if at, pressed := t.press.DragEnd(); pressed {
		t.disc, t.dragged, t.held = nil, nil, nil
		t.redraw()
		t.Tapped(&fyne.PointEvent{Position: at})
		return
	}
	if disc := t.disc; disc != nil {
		cell := t.cellAt(t.at)
		t.disc = nil
		t.redraw()
		if cell != nil && cell.n != disc.n {
			t.acts.Points(disc.far, cell.n)
		}
		return
	}
	if t.dragged == nil {
		return
	}
	var onto Of
	if s := t.landing(t.at); s != nil {
		onto = s.of
	}
	card := t.dragged
	t.dragged, t.held = nil, nil
	t.redraw()
	if t.drawn != nil {
		t.drawn.latest = time.Now() // a card that was dragged has come by itself
	}
	if t.acts.Dropped != nil {
		t.acts.Dropped(card, onto)
	}
}

// cellAt is the cell of the points track at a point, or right beside it; nil for none.
func (t *Table) cellAt(at fyne.Position) *spot {
	const near = 40
	var best *spot
	for i := range t.spots {
		s := &t.spots[i]
		beside := s.inset(-near, -near)
		if s.kind != cellSpot || !beside.has(at) {
			continue
		}
		if best == nil || distance(s.middle(), at) < distance(best.middle(), at) {
			best = s
		}
	}
	return best
}

// distance tells how far apart points are, as its square.
func distance(a, b fyne.Position) float32 {
	d := a.Subtract(b)
	return d.X*d.X + d.Y*d.Y
}

// Hold has a card that comes from beside the table be drawn under the pointer.
func (t *Table) Hold(tile cardface.Tile, at fyne.Position) {
	t.held, t.at = &tile, at
	t.redraw()
}

// LetGo stops drawing it, and gives what it was let go on; nil for nothing.
func (t *Table) LetGo() Of {
	t.held = nil
	t.redraw()
	if s := t.landing(t.at); s != nil {
		return s.of
	}
	return nil
}

// givePoints asks for more points of a player, or fewer.
func (t *Table) givePoints(far bool, by int) {
	who := &t.picture.Near
	if far {
		who = &t.picture.Far
	}
	if n := who.Points + by; n >= 0 && t.acts.Points != nil {
		t.acts.Points(far, n)
	}
}

// giveTokens asks for more action tokens of a player, or fewer.
func (t *Table) giveTokens(far bool, by int) {
	who := &t.picture.Near
	if far {
		who = &t.picture.Far
	}
	if n := who.Tokens + by; n >= 0 && t.acts.Tokens != nil {
		t.acts.Tokens(far, n)
	}
}

// setPoints asks for points of the player whose points are set.
func (t *Table) setPoints(n int) {
	if t.acts.Points != nil {
		t.acts.Points(t.pointsFar, n)
	}
}

// open shows all cards of a place that has no room for them; nil closes that.
func (t *Table) open(of Of) {
	t.opened = of
	t.redraw()
}

// show brings an area into view where there is room for one.
func (t *Table) show(of Of) {
	t.main = of
	t.redraw()
}

// ShowWhereOther brings the first area into view, or a player's things, that another
// picture has otherwise, where there is room for one.
func (t *Table) ShowWhereOther(other *Picture) {
	p := &t.picture
	for i := range p.Areas {
		if i >= len(other.Areas) || !reflect.DeepEqual(p.Areas[i], other.Areas[i]) {
			t.show(p.Areas[i].Of)
			return
		}
	}
	switch {
	case !reflect.DeepEqual(p.Far, other.Far):
		t.show(farSide)
	case !reflect.DeepEqual(p.Near, other.Near):
		t.show(nearSide)
	}
}

// pick has the points track set a player's points.
func (t *Table) pick(far bool) {
	t.pointsFar = far
	t.redraw()
}

// Step moves the keyboard's focus to the nearest card in a direction; the first time to
// the near player's leftmost.
func (t *Table) Step(dx, dy int) {
	from := box{0, t.Size().Height, 0, 0}
	if s := t.spotOf(t.Focused); s != nil {
		from = s.box
	} else {
		dx, dy = 0, -1
	}
	best, least := (*spot)(nil), float32(0)
	for i := range t.spots {
		s := &t.spots[i]
		if s.kind != cardSpot || s.of == nil || s.of == t.Focused || s.do != nil {
			continue
		}
		to := s.middle().Subtract(from.middle())
		along, beside, aside := to.X*float32(dx), abs(to.Y), apart(s.y, s.h, from.y, from.h)
		if dy != 0 {
			along, beside, aside = to.Y*float32(dy), abs(to.X), apart(s.x, s.w, from.x, from.w)
		}
		if aside > 0 { // in the same row or column first
			aside += 300
		}
		if far := along + aside + beside/8; along > 1 && (best == nil || far < least) {
			best, least = s, far
		}
	}
	if best != nil {
		t.Focused = best.of
		t.redraw()
	}
}

// apart is how far two stretches are from each other; 0 where they meet.
func apart(a, size, b, other float32) float32 { return max(0, a-b-other, b-a-size) }

// Enter taps the focused card; it reports whether there is one.
func (t *Table) Enter() bool {
	if t.spotOf(t.Focused) == nil || t.acts.Tapped == nil {
		return false
	}
	t.acts.Tapped(t.Focused)
	return true
}

func (b box) middle() fyne.Position { return fyne.NewPos(b.x+b.w/2, b.y+b.h/2) }

func abs(x float32) float32 { return max(x, -x) }

// Cursor implements desktop.Cursorable.
func (t *Table) Cursor() desktop.Cursor { return look.DragCursor(t) }

// DragsAt implements look.Draggable.
func (t *Table) DragsAt(at fyne.Position, _ bool) bool {
	s := t.spotAt(at)
	return s != nil && (t.isDisc(s) || t.isCard(s))
}

// isDisc reports whether a spot is a player's disc that can be dragged along the track.
func (t *Table) isDisc(s *spot) bool { return s.kind == discSpot && t.acts.Points != nil }

// isCard reports whether a spot is a card that can be dragged.
func (t *Table) isCard(s *spot) bool {
	return s.kind == cardSpot && !s.fixed && s.of != nil && (t.acts.CanDrag == nil || t.acts.CanDrag(s.of))
}

// CreateRenderer implements fyne.Widget.
func (t *Table) CreateRenderer() fyne.WidgetRenderer {
	r := &renderer{table: t, pulse: canvas.NewRectangle(color.Transparent), size: t.Size()}
	t.drawn = r
	r.draw()
	return r
}

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
	pulse   *canvas.Rectangle // refreshed to have the window painted: the table's own refreshing would draw all anew
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
