// Package cardface draws cards: each face as a card of our own design, from its
// facts alone and in vectors, so that it is sharp at any size and in any of the
// theme's colors.
//
// It knows nothing of games and tables: what card text has made of a card is for
// the screens to say that show it.
package cardface

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/card"
)

// Face is what is drawn of a face.
type Face struct {
	*card.Face
	// Side names the face of a card that has several, "" of one that has one.
	Side string
	// Printed are number, set and rarity.
	Printed string
	// Text is the face's text but for keywords, a paragraph each, where it is
	// known. Else Notation is drawn if it is known.
	Text, Notation []string
}

// Cards draws faces beside each other, or one above the other where there is
// little room. Its keywords can be tapped.
type Cards struct {
	widget.BaseWidget
	faces   []Face
	follow  func(keyword string)
	links   []link // as they were drawn
	pointer fyne.Position
}

// link is where a keyword can be tapped.
type link struct {
	from, to fyne.Position
	keyword  string
}

// New draws faces; follow is called with the name of a keyword that is tapped.
func New(follow func(keyword string), faces ...Face) *Cards {
	c := &Cards{faces: faces, follow: follow}
	c.ExtendBaseWidget(c)
	return c
}

// linkAt finds the keyword at a position, "" for none.
func (c *Cards) linkAt(at fyne.Position) (keyword string) {
	for _, l := range c.links {
		if at.X >= l.from.X && at.X < l.to.X && at.Y >= l.from.Y && at.Y < l.to.Y {
			return l.keyword
		}
	}
	return ""
}

// Tapped implements fyne.Tappable.
func (c *Cards) Tapped(e *fyne.PointEvent) {
	if keyword := c.linkAt(e.Position); keyword != "" {
		c.follow(keyword)
	}
}

// MouseIn implements desktop.Hoverable.
func (c *Cards) MouseIn(e *desktop.MouseEvent) { c.pointer = e.Position }

// MouseMoved implements desktop.Hoverable.
func (c *Cards) MouseMoved(e *desktop.MouseEvent) { c.pointer = e.Position }

// MouseOut implements desktop.Hoverable.
func (c *Cards) MouseOut() {}

// Cursor implements desktop.Cursorable.
func (c *Cards) Cursor() desktop.Cursor {
	if c.linkAt(c.pointer) != "" {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// CreateRenderer implements fyne.Widget.
func (c *Cards) CreateRenderer() fyne.WidgetRenderer {
	r := &cardsRenderer{cards: c, width: c.Size().Width}
	r.draw()
	return r
}

// cardsRenderer draws the faces anew whenever their width or the theme changes.
type cardsRenderer struct {
	cards   *Cards
	objects []fyne.CanvasObject
	width   float32 // that they are drawn for
}

// The proportions of cards, and how wide they are drawn.
const (
	proportion float32 = 1.4 // of the long side to the short one
	gap        float32 = 10  // between cards
	leastSide  float32 = 236 // the short side of a card beside another, at least
	mostSide   float32 = 330 // and at most
)

// lies reports whether a face is drawn lying, as Problems are printed.
func (f Face) lies() bool { return f.Type == card.ProblemType }

// places gives where the faces stand in a width, and how large: all cards have
// the same short side.
func (c *Cards) places(width float32) (at []fyne.Position, sizes []fyne.Size, height float32) {
	perRow := max(1, min(len(c.faces), int((width+gap)/(leastSide+gap))))
	sizes, at = make([]fyne.Size, len(c.faces)), make([]fyne.Position, len(c.faces))
	room := (width - gap*float32(perRow-1)) / float32(perRow)
	for i, f := range c.faces {
		short := min(room, mostSide)
		sizes[i] = fyne.NewSize(short, short*proportion)
		if f.lies() {
			short = min(room/proportion, mostSide)
			sizes[i] = fyne.NewSize(short*proportion, short)
		}
		if i > 0 && i%perRow == 0 {
			height += gap
		}
		at[i] = fyne.NewPos(float32(i%perRow)*(sizes[i].Width+gap), height)
		if i%perRow == perRow-1 || i == len(c.faces)-1 {
			height += sizes[i].Height
		}
	}
	return at, sizes, height
}

// Layout implements fyne.WidgetRenderer.
func (r *cardsRenderer) Layout(size fyne.Size) {
	if size.Width != r.width {
		r.width = size.Width
		r.draw()
	}
}

func (r *cardsRenderer) draw() {
	r.objects, r.cards.links = nil, nil
	at, sizes, _ := r.cards.places(r.width)
	for i, f := range r.cards.faces {
		p := newPen(f, at[i], sizes[i])
		p.draw()
		r.objects = append(r.objects, p.objects...)
		r.cards.links = append(r.cards.links, p.links...)
	}
}

// MinSize implements fyne.WidgetRenderer: the height is that of the width that
// the cards have at present.
func (r *cardsRenderer) MinSize() fyne.Size {
	_, _, height := r.cards.places(r.cards.Size().Width)
	return fyne.NewSize(leastSide, height)
}

// Refresh implements fyne.WidgetRenderer.
func (r *cardsRenderer) Refresh() { r.draw() }

// Objects implements fyne.WidgetRenderer.
func (r *cardsRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer.
func (r *cardsRenderer) Destroy() {}
