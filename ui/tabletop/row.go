package tabletop

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
)

// tile is how the card is drawn, with what is attached to it.
func (c *Card) tile() cardface.Tile {
	t := c.Tile
	if len(c.Attached) == 0 {
		return t
	}
	t.Attached = nil
	for i := range c.Attached {
		on := c.Attached[i].Tile
		shown := cardface.Attached{Name: on.Name, Chosen: on.Chosen}
		if on.Face != nil && !on.Back {
			shown.Name, shown.Colors = on.Face.Title, on.Signs()
		}
		t.Attached = append(t.Attached, shown)
	}
	return t
}

// place draws the ground of a place, with an edge that tells whether something happens
// there or what is chosen can go there.
func (d *drawing) place(of Of, lit Lit, b box) {
	setting := d.Setting
	d.part("place", of, [2]any{lit, setting}, b, func(p *pen) {
		p.spot(of, placeSpot, b)
		switch lit {
		case Happens:
			p.ground(look.ColorArea, theme.ColorNamePrimary, 2, 8, b)
		case Takes, Marked:
			p.ground(look.ColorArea, "", 0, 8, b)
			p.dashed(theme.ColorNamePrimary, 2, 8, b)
		default:
			if setting {
				p.ground(look.ColorArea, "", 0, 8, b)
				p.dashed(look.ColorEdge, 1, 8, b)
			} else {
				p.ground(look.ColorArea, theme.ColorNameSeparator, 1, 8, b)
			}
		}
	})
}

// label writes what a place is called at its foot, to the right, as far as there is
// room beside the cards.
func (d *drawing) label(r *Row, b box) {
	if b.w < 20*d.unit || r.Name == "" {
		return
	}
	d.part("label", r.Of, [4]any{r.Name, r.Letters, r.Lit == Marked, d.Setting}, b, func(p *pen) {
		says := d.script(look.Condensed, 12, look.ColorQuiet)
		key := d.script(look.SemiBold, 10.5, look.ColorQuiet)
		if r.Lit == Marked {
			says = d.script(look.CondensedBold, 12, theme.ColorNameForeground)
			key.ink = theme.ColorNameHyperlink
		}
		right, foot := b.x+b.w-8*d.unit, b.y+b.h-22*d.unit
		if r.Letters != "" {
			room := key.measure(r.Letters)
			keyBox := box{right - room.Width - 10*d.unit, foot, room.Width + 10*d.unit, 17 * d.unit}
			if keyBox.x < b.x {
				return
			}
			edge := look.ColorEdge
			if r.Lit == Marked {
				edge = theme.ColorNamePrimary
			}
			p.ground("", edge, 1, 4, keyBox)
			p.middle(r.Letters, key, keyBox)
			right = keyBox.x - 6*d.unit
		}
		if room := says.measure(r.Name); right-room.Width > b.x+4 {
			p.line(r.Name, says, right-room.Width, foot+(17*d.unit-room.Height)/2)
		}
	})
}

// row draws the cards of a place beside each other, and what it is called.
func (d *drawing) row(r *Row, b box, hand bool) {
	inside := b.inset(6*d.unit, 4*d.unit)
	if hand {
		inside = b.inset(6*d.unit, 1)
	}
	end := d.cards(r.Of, r.Cards, inside, hand)
	switch {
	case r.Says != "" && len(r.Cards) == 0:
		d.says(r, b)
	case r.Says != "":
		rest := box{end, b.y, max(0, b.x+b.w-end), min(b.h, handHeight*d.unit)}
		d.says(&Row{Of: r.Of, Says: r.Says}, rest)
	default:
		d.label(r, box{end, b.y, max(0, b.x+b.w-end), b.h})
	}
	if len(r.Cards) == 0 && r.Says != "" && r.Letters != "" {
		d.label(r, box{b.x + b.w*0.55, b.y, b.w * 0.45, b.h})
	}
}

// says writes what stands in place of cards.
func (d *drawing) says(r *Row, b box) {
	d.part("says", r.Of, [2]any{r.Says, len(r.Cards)}, b, func(p *pen) {
		s := d.script(look.Condensed, 12, look.ColorQuiet)
		if b.h > 70*d.unit {
			p.middle(r.Says, s, b.inset(6, 4))
		} else {
			p.in(r.Says, s, box{b.x + 10*d.unit, b.y, max(0, b.w-10*d.unit), b.h})
		}
	})
}

// cards draws cards from the left: closer where there are many, then narrower, and at
// last with a tile that says how many more there are. It gives where they end.
func (d *drawing) cards(of Of, cards []Card, b box, hand bool) (end float32) {
	if len(cards) == 0 {
		return b.x
	}
	if of != nil && of == d.table.opened {
		d.opened = cards
	}
	fit := fitRow(cards, b.w/d.unit)
	x := b.x
	for i := range cards[:fit.shown] {
		c := &cards[i]
		tile := c.tile()
		size := fyne.NewSize(fit.width(c)*d.unit, tile.Room(d.unit).Height)
		if !hand {
			size.Height = min(size.Height, b.h)
		}
		y := b.y + (min(b.h, cardface.TileSize.Height*d.unit)-size.Height)/2
		if hand {
			if tile.Lies = false; size.Height > b.h {
				size.Height = b.h
			}
			y = b.y
			if tile.Chosen || tile.Refused {
				y = max(2*d.unit, y-6*d.unit) // lifted, but not over the table's edge
			}
		}
		d.card(of, c, tile, box{x, y, size.Width, size.Height})
		x += size.Width + fit.gap*d.unit
	}
	if more := len(cards) - fit.shown; more > 0 {
		d.more(of, more, box{x, b.y, moreWidth * d.unit, min(b.h, cardface.TileSize.Height*d.unit)})
		x += (moreWidth + fit.gap) * d.unit
	}
	return x - fit.gap*d.unit
}

// fit is how the cards of a row are placed: how many are shown, how far apart, and how
// wide at most. What is over goes to those with others attached, whose names are the longest.
type fit struct {
	shown int
	gap   float32
	most  float32 // 0 for as wide as they are
	over  float32 // for each card with others attached
}

// width is how wide the card is where there is room: one with others attached shows
// their names.
func (c *Card) width() float32 {
	if len(c.Attached) > 0 {
		return cardface.AttachedWidth(len(c.Attached))
	}
	return c.Tile.Room(1).Width
}

const (
	narrowTile = 60
	moreWidth  = 36
)

func (f fit) width(c *Card) float32 {
	w := c.width()
	if f.most == 0 {
		return w
	}
	if len(c.Attached) > 0 && f.most < 68 {
		w = cardface.TileSize.Width
	}
	narrow := max(f.most, w*f.most/cardface.TileSize.Width)
	if len(c.Attached) > 0 {
		narrow += f.over
		w = max(w, c.width())
	}
	return min(w, narrow)
}

// fitRow finds how cards have room in a width, in units.
func fitRow(cards []Card, width float32) fit {
	f := fit{shown: len(cards), gap: gap}
	room := func(n int) float32 {
		sum := float32(0)
		for i := range cards[:n] {
			sum += f.width(&cards[i]) + f.gap
		}
		return sum - f.gap
	}
	if room(f.shown) <= width {
		return f
	}
	if f.gap = 4; room(f.shown) <= width {
		return f
	}
	for _, most := range []float32{68, 64, narrowTile} {
		if f.most = most; room(f.shown) <= width {
			f.share(cards, width-room(f.shown))
			return f
		}
	}
	for f.shown > 0 && room(f.shown)+f.gap+moreWidth > width {
		f.shown--
	}
	return f
}

// share gives the cards that have others attached what is over of a row's width.
func (f *fit) share(cards []Card, over float32) {
	hosts := 0
	for i := range cards {
		if len(cards[i].Attached) > 0 {
			hosts++
		}
	}
	if hosts > 0 {
		f.over = over / float32(hosts)
	}
}

// more draws the tile that says how many cards of a row have no room, and opens it.
func (d *drawing) more(of Of, n int, b box) {
	d.part("more", of, n, b, func(p *pen) {
		p.ground(theme.ColorNameButton, look.ColorEdge, 1, 6, b)
		p.middle(fmt.Sprintf("+%d", n), d.script(look.Heavy, 14, theme.ColorNameForeground), b)
		p.press(func(t *Table) { t.open(of) }, b)
	})
}

// card draws a card; what is attached to it can be tapped by its strip.
func (d *drawing) card(row Of, c *Card, tile cardface.Tile, b box) {
	if c.Ghost != "" {
		d.ghost(c, b)
		return
	}
	was, before := box{}, d.kept[partName{kind: "card", of: c.Of}]
	turns := false // it is exhausted or readied, and so has another shape
	if before != nil {
		was = before.box
		old, isTile := before.shows.(cardface.Tile)
		turns = isTile && c.Of != nil && old.Lies != tile.Lies
	}
	moves := before != nil && c.Of != nil && before.row != row
	p := d.part("card", c.Of, tile, b, func(p *pen) {
		p.objects = tile.Draw(b.at(), b.size(), d.unit)
	})
	p.row = row
	switch {
	case moves:
		d.slides = append(d.slides, slide{p, was.x - b.x, was.y - b.y})
	case turns:
		d.turned = append(d.turned, b)
	}
	p.spots = p.spots[:0] // their targets may be others, though they look alike
	p.spots = append(p.spots, spot{box: b, of: c.Of, kind: cardSpot, takes: tile.Takes, fixed: c.Fixed})
	for i := range c.Attached {
		on := &c.Attached[i]
		at, size := tile.AttachedStrip(i, fyne.NewSize(b.w/d.unit, b.h/d.unit))
		p.spots = append(p.spots, spot{
			box: box{b.x + at.X*d.unit, b.y + at.Y*d.unit, size.Width * d.unit, size.Height * d.unit},
			of:  on.Of, kind: cardSpot, takes: on.Tile.Takes, fixed: on.Fixed,
		})
	}
}

// ghost draws the outline of a card that isn't on the table.
func (d *drawing) ghost(c *Card, b box) {
	d.part("ghost", c.Of, [2]any{c.Tile, c.Ghost}, b, func(p *pen) {
		if c.Tile.Face != nil {
			tile := c.Tile
			tile.Strip = c.Ghost
			p.objects = append(p.objects, tile.Draw(b.at(), b.size(), d.unit)...)
			p.dashed(theme.ColorNamePrimary, 2, 6, b)
			return
		}
		p.dashed(look.ColorEdge, 1.5, 6, b)
		name := d.script(look.Condensed, 11.5, look.ColorQuiet)
		y := b.y + 26*d.unit
		for _, line := range name.cut.Wrap(c.Tile.Name, name.size, b.w-10*d.unit) {
			if y > b.y+b.h-34*d.unit {
				break
			}
			p.middle(line, name, box{b.x + 4*d.unit, y, b.w - 8*d.unit, 15 * d.unit})
			y += 15 * d.unit
		}
		if b.h > 60*d.unit {
			says := d.script(look.Condensed, 10.5, look.ColorQuiet)
			p.middle(c.Ghost, says, box{b.x + 2, b.y + b.h - 22*d.unit, b.w - 4, 16 * d.unit})
		}
		p.spot(c.Of, cardSpot, b)
	})
}

// pile draws cards that lie on each other.
func (d *drawing) pile(pile *Pile, b box) {
	var top cardface.Tile
	if pile.Top != nil {
		top = pile.Top.tile()
		top.Lies, top.Cost, top.Strip = false, false, pile.Name
		if pile.Count != "" && pile.Count != "1" {
			top.Strip += " " + pile.Count
		}
	}
	shows := struct {
		Name, Count string
		Back        bool
		Lit         Lit
		Top         cardface.Tile
		HasTop      bool
	}{pile.Name, pile.Count, pile.Back, pile.Lit, top, pile.Top != nil}
	d.part("pile", pile.Of, shows, b, func(p *pen) {
		name := box{b.x + 3, b.y + b.h - 24*d.unit, b.w - 6, 18 * d.unit}
		counts := min(24*d.unit, (b.h-48*d.unit)/2) // where the count begins, above the name
		lies := pile.Back || pile.Top != nil
		if lies && pile.Count != "1" {
			ground := theme.ColorNameBackground
			if pile.Back {
				ground = look.ColorBack
			}
			for _, off := range []float32{4, 2} {
				beneath := box{b.x + off*d.unit, b.y + off*d.unit, b.w, b.h - 2*d.unit}
				p.ground(ground, look.ColorEdge, 1, 6, beneath)
			}
		}
		switch {
		case pile.Top != nil:
			p.objects = append(p.objects, top.Draw(b.at(), fyne.NewSize(b.w, b.h-2*d.unit), d.unit)...)
		case pile.Back:
			back := box{b.x, b.y, b.w, b.h - 2*d.unit}
			p.ground(look.ColorBack, look.ColorEdge, 1, 6, back)
			p.ground("", look.ColorBackLine, 1, 4, back.inset(4*d.unit, 4*d.unit))
			count := d.script(look.Heavy, 17, look.ColorOnBack)
			middle := box{b.x + 4, b.y + counts, b.w - 8, 24 * d.unit}
			if sign, n, two := strings.Cut(pile.Count, " "); two && counts >= 20*d.unit { // "? × 10"
				p.middle(sign, count, box{middle.x, middle.y - 10*d.unit, middle.w, middle.h})
				count.size, middle.y = max(10, 13*d.unit), middle.y+11*d.unit
				p.middle(n, count, middle)
			} else {
				p.middle(pile.Count, count, middle)
			}
			p.middle(pile.Name, d.script(look.Condensed, 11.5, look.ColorOnBack), name)
		default:
			p.ground(look.ColorArea, "", 0, 6, b)
			p.dashed(look.ColorEdge, 1, 6, b)
			p.middle(pile.Count, d.script(look.Heavy, 15, look.ColorQuiet), box{b.x, b.y + counts, b.w, 24 * d.unit})
			p.middle(pile.Name, d.script(look.Condensed, 11.5, look.ColorQuiet), name)
		}
		if pile.Lit != Unlit {
			p.dashed(theme.ColorNamePrimary, 2, 6, b)
		}
		p.spot(pile.Of, placeSpot, b)
		if pile.Top != nil && pile.Top.Of != nil {
			p.spots = append(p.spots, spot{box: b, of: pile.Top.Of, kind: cardSpot, fixed: pile.Top.Fixed})
		}
	})
}
