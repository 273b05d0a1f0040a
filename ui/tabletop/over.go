package tabletop

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
)

// bubble says beside a card what keeps it from doing what was wanted.
func (d *drawing) bubble() {
	if d.Bubble == nil {
		return
	}
	var card *spot
	var others []box
	for _, p := range d.parts {
		for i := range p.spots {
			s := &p.spots[i]
			if s.of != nil && s.of == d.Bubble.At {
				card = s
			} else if s.kind == cardSpot && s.of != nil {
				others = append(others, s.box)
			}
		}
	}
	if card == nil {
		return
	}
	text := d.bubbleText()
	b, toLeft := d.beside(card.box, others, text.size)
	d.part("bubble", d.Bubble.At, [2]any{*d.Bubble, toLeft}, b, func(p *pen) {
		p.pointer(b, card.box, 9*d.unit)
		p.ground(theme.ColorNameBackground, theme.ColorNameError, 1.5, 8, b)
		p.press(func(*Table) {}, b) // what lies beneath isn't tapped through it
		y := b.y + 8*d.unit
		for i, l := range text.lines {
			p.line(l.text, l.script, b.x+l.indent, y)
			if l.rule != "" {
				rule := d.script(look.Regular, 12.5, theme.ColorNameHyperlink)
				w := rule.measure(l.rule).Width
				p.line(l.rule, rule, b.x+b.w-w-10*d.unit, y)
				number := l.rule
				p.press(func(t *Table) {
					if t.acts.Rule != nil {
						t.acts.Rule(number)
					}
				}, box{b.x + b.w - w - 14*d.unit, y - 2, w + 12*d.unit, l.height + 4})
			}
			if i == len(text.lines)-1 && d.Bubble.More != "" {
				p.press(func(t *Table) {
					if t.acts.BubbleMore != nil {
						t.acts.BubbleMore()
					}
				}, box{b.x, y - 2, b.w, l.height + 6})
			}
			y += l.height
		}
		p.line("✗", d.script(look.Heavy, 13, theme.ColorNameError), b.x+11*d.unit, b.y+8*d.unit)
	})
}

// bubbleText is what stands in a bubble, line by line.
type bubbleText struct {
	lines []bubbleLine
	size  fyne.Size
}

type bubbleLine struct {
	text string
	script
	indent, height float32
	rule           string // at the right
}

func (d *drawing) bubbleText() bubbleText {
	u := d.unit
	t := bubbleText{size: fyne.NewSize(min(326*u, d.table.Size().Width-16), 16*u)}
	add := func(text string, s script, indent, right float32, rule string) {
		for i, line := range s.cut.Wrap(text, s.size, t.size.Width-indent-right) {
			l := bubbleLine{text: line, script: s, indent: indent, height: 17 * u}
			if i == 0 {
				l.rule = rule
			}
			t.lines = append(t.lines, l)
			t.size.Height += l.height
		}
	}
	add(d.Bubble.Title, d.script(look.SemiBold, 13, theme.ColorNameForeground), 29*u, 10*u, "")
	reason := d.script(look.Regular, 12.5, theme.ColorNameForeground)
	for _, r := range d.Bubble.Lines {
		right := 10 * u
		if r.Rule != "" {
			right = reason.measure(r.Rule).Width + 22*u
		}
		add(r.Says, reason, 29*u, right, r.Rule)
	}
	if d.Bubble.More != "" {
		add(d.Bubble.More, d.script(look.Regular, 12.5, look.ColorQuiet), 29*u, 10*u, "")
	}
	return t
}

// beside finds room near a card for something of a size: where it covers the fewest
// other cards.
func (d *drawing) beside(card box, others []box, size fyne.Size) (b box, toLeft bool) {
	all := d.table.Size().Max(least)
	away := 12 * d.unit
	rowEnd := card.x + card.w
	for _, o := range others {
		if abs(o.y-card.y) < 12*d.unit {
			rowEnd = max(rowEnd, o.x+o.w)
		}
	}
	level := min(max(4, card.y+card.h/2-size.Height/2), all.Height-size.Height-4)
	middle := min(max(4, card.x+card.w/2-size.Width/2), all.Width-size.Width-4)
	best := -1
	for i, at := range []box{
		{x: card.x + card.w + away, y: level}, {x: rowEnd + away, y: level}, {x: card.x - away - size.Width, y: level},
		{x: middle, y: card.y - away - size.Height}, {x: middle, y: card.y + card.h + away}, {x: middle, y: level},
	} {
		at.w, at.h = size.Width, size.Height
		if at.x < 0 || at.y < 0 || at.x+at.w > all.Width || at.y+at.h > all.Height {
			continue
		}
		covers := 2 * i // of those that cover as many, the nearest
		for _, o := range others {
			if o.x < at.x+at.w && at.x < o.x+o.w && o.y < at.y+at.h && at.y < o.y+o.h {
				covers += 12
			}
		}
		if best < 0 || covers < best {
			best, b, toLeft = covers, at, at.x > card.x+card.w
		}
	}
	return b, toLeft
}

// pointer draws the tip of a bubble that points at a card.
func (p *pen) pointer(b, card box, size float32) {
	tip := &canvas.ArbitraryPolygon{
		NormalizedPoints: true, FillColor: theme.Color(theme.ColorNameError),
		Points: []fyne.Position{{X: 1, Y: 0}, {X: 1, Y: 1}, {X: 0, Y: 0.5}},
	}
	y := min(max(b.y+8, card.y+card.h/2-size), b.y+b.h-8-2*size)
	x := min(max(b.x+8, card.x+card.w/2-size), b.x+b.w-8-2*size)
	switch {
	case b.x >= card.x+card.w:
		p.put(tip, box{b.x - size, y, size, 2 * size})
	case b.x+b.w <= card.x:
		tip.Points = []fyne.Position{{X: 0, Y: 0}, {X: 1, Y: 0.5}, {X: 0, Y: 1}}
		p.put(tip, box{b.x + b.w, y, size, 2 * size})
	case b.y+b.h <= card.y:
		tip.Points = []fyne.Position{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 0.5, Y: 1}}
		p.put(tip, box{x, b.y + b.h, 2 * size, size})
	case b.y >= card.y+card.h:
		tip.Points = []fyne.Position{{X: 0.5, Y: 0}, {X: 1, Y: 1}, {X: 0, Y: 1}}
		p.put(tip, box{x, b.y - size, 2 * size, size})
	}
}

// openedCards shows all cards of a place over the table, where they have no room there.
func (d *drawing) openedCards() {
	if len(d.opened) == 0 {
		return
	}
	all := box{0, 0, d.table.Size().Width, d.table.Size().Height}
	d.part("shade", nil, nil, all, func(p *pen) {
		p.put(canvas.NewRectangle(color.NRGBA{A: 0x80}), all)
		p.press(func(t *Table) { t.open(nil) }, all)
	})
	u := d.unit
	width, x, rows := min(all.w-32, 760*u)-24*u, float32(0), 1
	for i := range d.opened {
		w := (d.opened[i].width() + gap) * u
		if x > 0 && x+w > width {
			x, rows = 0, rows+1
		}
		x += w
	}
	step := 108 * u
	h := float32(rows)*step + 16*u
	b := box{(all.w - width - 24*u) / 2, max(8, (all.h-h)/2), width + 24*u, h}
	d.part("opened", nil, len(d.opened), b, func(p *pen) {
		p.ground(look.ColorArea, theme.ColorNamePrimary, 2, 8, b)
	})
	left, x, y := b.x+12*u, b.x+12*u, b.y+12*u
	for i := range d.opened {
		c := &d.opened[i]
		tile := c.tile()
		size := fyne.NewSize(c.width()*u, tile.Room(u).Height)
		if x > left && x+size.Width > left+width {
			x, y = left, y+step
		}
		d.over(c, tile, box{x, y, size.Width, size.Height})
		x += size.Width + gap*u
	}
}

// over draws a card once more, over the table.
func (d *drawing) over(c *Card, tile cardface.Tile, b box) {
	p := d.part("over", c.Of, tile, b, func(p *pen) { p.objects = tile.Draw(b.at(), b.size(), d.unit) })
	p.spots = append(p.spots[:0], spot{box: b, of: c.Of, kind: cardSpot, takes: tile.Takes, fixed: c.Fixed})
}
