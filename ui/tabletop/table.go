package tabletop

import (
	"reflect"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
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
	gaveUp    bool          // what was being dragged is back where it was, and the pointer still down
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
	t.gaveUp = false
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
	if t.gaveUp {
		return
	}
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
	at, pressed := t.press.DragEnd()
	if t.gaveUp {
		t.gaveUp = false
		return
	}
	if pressed {
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

// GiveUp puts back what is being dragged, and reports whether anything is. Where the pointer lets it
// go then, nothing is done.
func (t *Table) GiveUp() bool {
	if t.dragged == nil && t.held == nil && t.disc == nil {
		return false
	}
	t.dragged, t.held, t.disc, t.gaveUp = nil, nil, nil, true
	t.redraw()
	return true
}

// Hold draws a card that comes from beside the table under the pointer.
func (t *Table) Hold(tile cardface.Tile, at fyne.Position) {
	if t.gaveUp {
		return
	}
	t.held, t.at = &tile, at
	t.redraw()
}

// LetGo stops drawing it, and gives what it was let go on; nil for nothing.
func (t *Table) LetGo() Of {
	if t.gaveUp {
		t.gaveUp = false
		return nil
	}
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
	case !p.Far.sameAs(&other.Far):
		t.show(farSide)
	case !p.Near.sameAs(&other.Near):
		t.show(nearSide)
	}
}

// sameAs reports whether a player has the same things in two pictures, whoever acts.
func (p *Player) sameAs(other *Player) bool {
	now, then := *p, *other
	now.Turn, now.Acts = then.Turn, then.Acts
	return reflect.DeepEqual(now, then)
}

// pick lets the points track set a player's points.
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
