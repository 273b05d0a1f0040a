package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"canterlaw/scenario/position"
	"canterlaw/ui/cardface"
)

// table shows the position: Blake far, Avery near, the Problems between. It is one
// object that knows what lies where, so that everything on it can be tapped, and cards
// be dragged.
type table struct {
	widget.BaseWidget
	screen *Screen
	spots  []spot // later ones lie above earlier ones
	dashed map[string]*canvas.Raster

	dragged *position.Card // nil while nothing is dragged
	held    cardface.Tile  // what is dragged, as it is drawn
	over    fyne.Position
}

// spot is a part of the table that can be tapped.
type spot struct {
	at    fyne.Position
	size  fyne.Size
	card  *position.Card
	place position.Place
	do    func() // in place of choosing a card or marking a place; may be nil
}

func (s spot) has(p fyne.Position) bool {
	return p.X >= s.at.X && p.Y >= s.at.Y && p.X < s.at.X+s.size.Width && p.Y < s.at.Y+s.size.Height
}

func newTable(s *Screen) *table {
	t := &table{screen: s, dashed: map[string]*canvas.Raster{}}
	t.ExtendBaseWidget(t)
	return t
}

// spotAt is what can be tapped at a point, the uppermost; nil for nothing.
func (t *table) spotAt(at fyne.Position) *spot {
	for i := len(t.spots) - 1; i >= 0; i-- {
		if t.spots[i].has(at) {
			return &t.spots[i]
		}
	}
	return nil
}

// placeAt is the place at a point, whatever card or button lies there.
func (t *table) placeAt(at fyne.Position) (position.Place, bool) {
	for i := len(t.spots) - 1; i >= 0; i-- {
		if t.spots[i].has(at) && t.spots[i].do == nil && t.spots[i].card == nil {
			return t.spots[i].place, true
		}
	}
	return position.Place{}, false
}

// Tapped implements fyne.Tappable: a card is chosen, a place is marked.
func (t *table) Tapped(e *fyne.PointEvent) {
	s, spot := t.screen, t.spotAt(e.Position)
	switch {
	case spot == nil:
	case spot.do != nil:
		spot.do()
	case s.asking != nil && spot.card != nil && s.asking.card != nil:
		s.answer(func(q *question) error { return q.card(spot.card) })
	case s.asking != nil && s.asking.place != nil:
		if place, ok := t.placeAt(e.Position); ok {
			s.answer(func(q *question) error { return q.place(place) })
		}
	case spot.card != nil:
		s.choose(spot.card)
	default:
		s.mark(spot.place)
		s.Focus()
	}
}

// Dragged implements fyne.Draggable.
func (t *table) Dragged(e *fyne.DragEvent) {
	if t.dragged == nil {
		start := e.Position.Subtract(e.Dragged)
		spot := t.spotAt(start)
		players := t.screen.draft.Players
		if spot == nil || spot.card == nil || spot.card == players[0].Problem || spot.card == players[1].Problem {
			return
		}
		t.dragged, t.held = spot.card, t.screen.tileOf(spot.card)
	}
	t.over = e.Position
	t.Refresh()
}

// DragEnd implements fyne.Draggable: a card is moved to the place under it; dropped
// elsewhere it stays where it was.
func (t *table) DragEnd() {
	card := t.dragged
	t.dragged, t.held = nil, cardface.Tile{}
	to, ok := t.placeAt(t.over)
	if card == nil || !ok || card.PlaceOf().Is(to) && card.On == nil {
		t.Refresh()
		return
	}
	t.screen.moveTo(card, to)
}

// hold has a card that comes from beside the table be drawn under the pointer.
func (t *table) hold(held cardface.Tile, at fyne.Position) {
	t.held, t.over = held, at
	t.Refresh()
}

// letGo stops drawing it, and gives the place under it.
func (t *table) letGo() (position.Place, bool) {
	t.held = cardface.Tile{}
	t.Refresh()
	return t.placeAt(t.over)
}

// Cursor implements desktop.Cursorable.
func (t *table) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer implements fyne.Widget.
func (t *table) CreateRenderer() fyne.WidgetRenderer {
	r := &tableRenderer{table: t}
	r.draw()
	return r
}

// tableRenderer draws the table anew whenever its size, the position or the theme
// changes.
type tableRenderer struct {
	table   *table
	size    fyne.Size
	objects []fyne.CanvasObject
}

func (r *tableRenderer) draw() {
	p := newPainter(r.table, r.table.Size())
	p.paint()
	r.objects, r.table.spots = p.objects, p.spots
}

// Layout implements fyne.WidgetRenderer.
func (r *tableRenderer) Layout(size fyne.Size) {
	if size != r.size {
		r.size = size
		r.draw()
	}
}

// MinSize implements fyne.WidgetRenderer: below, the table scrolls.
func (r *tableRenderer) MinSize() fyne.Size { return fyne.NewSize(300, leastHeight) }

// leastHeight is the height at which cards are as small as can be read.
const leastHeight = 560

// Refresh implements fyne.WidgetRenderer.
func (r *tableRenderer) Refresh() {
	r.draw()
	canvas.Refresh(r.table)
}

// Objects implements fyne.WidgetRenderer.
func (r *tableRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer.
func (r *tableRenderer) Destroy() {}

// tileOf is how a card is drawn.
func (s *Screen) tileOf(c *position.Card) cardface.Tile {
	t := cardface.Tile{Name: c.Name, Lies: c.Exhausted, Chosen: c == s.chosen, Cost: c.Zone != position.InPlay}
	if c.Name == position.Unknown {
		t.Name, t.Back = counted(c.Count, "unknown card"), true
		return t
	}
	t.Back = c.Frightened || c.FaceDown
	if s.cards != nil {
		t.Face = s.cards.Face(s.draft.Position, c)
	}
	if s.draft.IsInvented(c) {
		t.Subtitle = "invented"
	}
	t.Change = c.CountersOf(position.PowerCounters)
	t.Strip = stripOf(c)
	if t.Back && t.Face != nil {
		t.Name = t.Face.Title
	}
	for _, attached := range s.draft.On(c) {
		shown := cardface.Attached{Name: attached.Name, Chosen: attached == s.chosen}
		if face := s.faceOf(attached); face != nil {
			shown.Name = face.Title
			if !attached.FaceDown {
				shown.Colors = cardface.Tile{Face: face}.Signs()
			}
		}
		t.Attached = append(t.Attached, shown)
	}
	for _, o := range s.obstacles {
		t.Wrong = t.Wrong || o.Card == c
	}
	return t
}

// stripOf is the word for the state of a card, the one that matters most.
func stripOf(c *position.Card) string {
	switch {
	case c.Frightened:
		return "▼ frightened"
	case c.FaceDown:
		return "▼ face-down"
	case c.Exhausted:
		return "↷ exhausted"
	case c.Boosted:
		return "★ boosted"
	case c.Zone == position.InPlay && c.Owner != c.Controller:
		return c.Owner.Letter() + "’s card"
	case c.CutieMark:
		return "cutie marked"
	}
	for _, k := range c.Counters {
		if k.Name != position.PowerCounters {
			return counted(k.N, k.Name)
		}
	}
	return ""
}
