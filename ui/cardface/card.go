// Package cardface draws cards: each face as a card of our own design, from its
// facts alone and in vectors, so that it is sharp at any size and in any of the
// theme's colors.
//
// It knows nothing of games and tables: what card text has made of a card is for
// the screens to say that show it.
package cardface

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/card"
	"canterlaw/ui/look"
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
	// Understood is how many letters of each paragraph of Text the program understands, without
	// spaces: what follows them is underlined.
	Understood []int
}

// Cards draws faces beside each other, or one above the other where there is
// little room. Its keywords can be tapped, and reached by the keyboard.
type Cards struct {
	widget.BaseWidget
	faces    []Face
	follow   func(keyword string)
	keywords []*look.Choice // over each face's, in their order
}

// New draws faces; follow is called with the name of a keyword that is opened.
func New(follow func(keyword string), faces ...Face) *Cards {
	c := &Cards{faces: faces, follow: follow}
	for _, f := range faces {
		for _, k := range f.Keywords {
			c.keywords = append(c.keywords, look.NewArea(func() { c.follow(k.Name) }))
		}
	}
	c.ExtendBaseWidget(c)
	return c
}

// StandOn implements look.Standing.
func (c *Cards) StandOn(p *look.Page) {
	for _, k := range c.keywords {
		k.StandOn(p)
	}
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
	r.objects = nil
	at, sizes, _ := r.cards.places(r.width)
	areas := r.cards.keywords
	for i, f := range r.cards.faces {
		p := newPen(f, at[i], sizes[i], areas[:len(f.Keywords)])
		p.draw()
		r.objects = append(r.objects, p.objects...)
		areas = areas[len(f.Keywords):]
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
