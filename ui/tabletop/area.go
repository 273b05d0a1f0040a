package tabletop

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
)

// areas draws the Problems and Dilemmas beside each other.
func (d *drawing) areas() {
	b := d.grid.areas
	x := b.x
	for i, w := range d.grid.widths(d.Areas, d.Vacant != nil) {
		at := box{x, b.y, w, b.h}
		if i < len(d.Areas) {
			d.area(&d.Areas[i], at)
		} else {
			d.vacant(d.Vacant, at)
		}
		x += w + gap*d.unit
	}
}

// area draws what lies at a Problem or Dilemma: the far player's cards above it, the
// near one's below.
func (d *drawing) area(a *Area, b box) {
	d.place(a.Of, a.Lit, b)
	card := cardHeight * d.unit
	if d.grid.small {
		card = min(card, b.h*0.34)
	}
	half := (b.h - card) / 2
	problem := box{b.x + 6*d.unit, b.y + half, b.w - 12*d.unit, card}
	rows := [2]box{{b.x, b.y, b.w, half}, {b.x, b.y + half + card, b.w, half}}
	d.side(&a.Far, box{b.x, b.y, b.w, half + card/2})
	d.side(&a.Near, box{b.x, b.y + half + card/2, b.w, half + card/2})
	if f := a.Faceoff; f != nil {
		flips := min(f.width()*d.unit, b.w*0.45)
		totals := box{b.x + b.w - flips, problem.y, flips - 6*d.unit, card}
		problem.w -= flips
		for i, total := range []*Total{&f.Far, &f.Near} {
			d.flips(a, i, total, box{totals.x, rows[i].y, totals.w, rows[i].h})
			rows[i].w -= min(flips, total.room(d.unit)) // no more, so that names of cards aren't cut for nothing
		}
		d.totals(a, totals)
	}
	for i, row := range []*Row{&a.Far, &a.Near} {
		d.lit(row, rows[i])
		d.row(row, rows[i].inset(2*d.unit, 0), false)
	}
	d.problem(&a.Problem, problem)
}

// side makes a player's half of an area one that can be tapped.
func (d *drawing) side(r *Row, b box) {
	d.part("side", r.Of, nil, b, func(p *pen) { p.spot(r.Of, placeSpot, b) })
}

// lit marks a player's half of an area.
func (d *drawing) lit(r *Row, b box) {
	if r.Lit == Unlit {
		return
	}
	d.part("lit", r.Of, r.Lit, b, func(p *pen) {
		if r.Lit == Happens {
			p.ground("", theme.ColorNamePrimary, 2, 8, b)
		} else {
			p.dashed(theme.ColorNamePrimary, 2, 8, b)
		}
	})
}

// vacant draws where another Dilemma could lie.
func (d *drawing) vacant(r *Row, b box) {
	if r.Of == nil {
		d.part("vacant", nil, r.Says, b, func(p *pen) {
			p.ground(look.ColorArea, theme.ColorNameSeparator, 1, 8, b)
			says := box{b.x, b.y + b.h/2 - 8*d.unit, b.w, 16 * d.unit}
			p.middle(r.Says, d.script(look.Condensed, 12, look.ColorQuiet), says)
		})
		return
	}
	d.place(r.Of, r.Lit, b)
	d.part("vacant", r.Of, [2]string{r.Name, r.Says}, b, func(p *pen) {
		p.middle("+", d.script(look.Regular, 22, look.ColorQuiet), box{b.x, b.y + b.h/2 - 26*d.unit, b.w, 24 * d.unit})
		s := d.script(look.Condensed, 12, look.ColorQuiet)
		y := b.y + b.h/2
		for _, line := range s.cut.Wrap(r.Says, s.size, b.w-16*d.unit) {
			p.middle(line, s, box{b.x + 6*d.unit, y, b.w - 12*d.unit, 16 * d.unit})
			y += 16 * d.unit
		}
		p.line(r.Name, s, b.x+b.w-10*d.unit-s.measure(r.Name).Width, b.y+b.h-22*d.unit)
	})
}

// flips draws the cards that a player flipped, at the right.
func (d *drawing) flips(a *Area, side int, t *Total, b box) {
	inside := b.inset(0, 4*d.unit)
	if shift := inside.w - t.room(d.unit) + 12*d.unit; shift > 0 {
		inside.x += shift
		inside.w -= shift
	}
	if t.Of != nil {
		d.part("flips", t.Of, t.Lit, inside, func(p *pen) {
			p.spot(t.Of, placeSpot, inside)
			if t.Lit != Unlit {
				p.dashed(theme.ColorNamePrimary, 2, 8, box{inside.x - 2*d.unit, b.y, inside.w, b.h})
			}
		})
	}
	d.cards(flipsOf{a.Of, side}, t.Flips, inside, false)
}

// room is how much room the flipped cards take, with the gap before the first and the edge.
func (t *Total) room(unit float32) float32 {
	room := float32(6)
	for i := range t.Flips {
		room += t.Flips[i].width() + 6
	}
	return room * unit
}

// flipsOf is what stands for the flipped cards of a side.
type flipsOf struct {
	of   Of
	side int
}

// totals draws what each side of a faceoff has, and who leads.
func (d *drawing) totals(a *Area, b box) {
	letters := [2]string{d.Far.Letter, d.Near.Letter}
	d.part("totals", a.Of, [2]any{*a.Faceoff, letters}, b, func(p *pen) {
		p.ground(theme.ColorNameBackground, look.ColorEdge, 1, 6, b)
		middle := b.y + b.h/2
		p.ground(theme.ColorNameSeparator, "", 0, 0, box{b.x + 1, middle, b.w - 2, 1})
		for i, t := range []*Total{&a.Faceoff.Far, &a.Faceoff.Near} {
			y := b.y + 4*d.unit
			if i == 1 {
				y = middle + 8*d.unit
			}
			h := b.h/2 - 12*d.unit
			p.spot(t.Of, placeSpot, box{b.x, b.y + float32(i)*b.h/2, b.w, b.h / 2})
			size := 18 * d.unit
			d.disc(p, letters[i], box{b.x + 8*d.unit, y + (h-size)/2, size, size})
			x := b.x + 34*d.unit
			x += p.in(t.Points, d.script(look.Heavy, 25, theme.ColorNameForeground), box{x, y, b.w * 0.4, h}) +
				10*d.unit
			s := d.script(look.Condensed, 11.5, look.ColorQuiet)
			step := 13 * d.unit
			top := y + (h-step*float32(len(t.Parts)))/2
			for _, part := range t.Parts {
				p.in(part, s, box{x, top, b.x + b.w - x - 4, step})
				top += step
			}
		}
		if a.Faceoff.Leads != "" {
			s := d.script(look.CondensedBold, 12, theme.ColorNameBackground)
			w := min(b.w-12, s.measure(a.Faceoff.Leads).Width+18*d.unit)
			pill := box{b.x + (b.w-w)/2, middle - 9*d.unit, w, 18 * d.unit}
			p.ground(theme.ColorNameForeground, "", 0, 9*d.unit, pill)
			p.middle(a.Faceoff.Leads, s, pill.inset(4, 0))
		}
	})
}

// disc draws the disc of a player: A's is filled, B's an outline.
func (d *drawing) disc(p *pen, letter string, b box) {
	c := &canvas.Circle{StrokeColor: theme.Color(theme.ColorNameForeground), StrokeWidth: 1.5 * d.unit}
	c.FillColor = theme.Color(theme.ColorNameBackground)
	s := script{look.Heavy, b.h * 0.6, theme.ColorNameForeground}
	if letter == "A" {
		c.FillColor, s.ink = theme.Color(theme.ColorNameForeground), theme.ColorNameBackground
	}
	p.put(c, b)
	p.middle(letter, s, b)
}

// problem draws a Problem or Dilemma: what it is called in the middle, and at each
// player's edge what that player needs.
func (d *drawing) problem(a *Problem, b box) {
	shows := *a
	shows.Of = nil
	p := d.part("problem", a.Of, shows, b, func(p *pen) {
		edge, width := look.ColorEdge, float32(1)
		if a.Lit == Happens {
			edge, width = theme.ColorNamePrimary, 2
		}
		if a.Chosen {
			edge, width = theme.ColorNamePrimary, 3
		}
		if a.Of == nil {
			p.dashed(edge, width, 6, b)
		} else {
			p.ground(theme.ColorNameBackground, edge, width, 6, b)
		}
		if a.Lit == Takes || a.Lit == Marked {
			p.dashed(theme.ColorNamePrimary, 2, 6, b)
		}
		third := 24 * d.unit
		d.needs(p, &a.Far, box{b.x + 3*d.unit, b.y, b.w - 6*d.unit, third})
		d.needs(p, &a.Near, box{b.x + 3*d.unit, b.y + b.h - third, b.w - 6*d.unit, third})
		if a.Of != nil {
			p.ground(theme.ColorNameSeparator, "", 0, 0, box{b.x + 2, b.y + third, b.w - 4, 1})
			p.ground(theme.ColorNameSeparator, "", 0, 0, box{b.x + 2, b.y + b.h - third, b.w - 4, 1})
		}
		middle := box{b.x + 9*d.unit, b.y + third, b.w - 18*d.unit, b.h - 2*third}
		if a.HasBonus {
			bonus := strconv.Itoa(a.Bonus)
			s := d.script(look.Heavy, 14, theme.ColorNameForeground)
			flag := d.script(look.Regular, 14, theme.ColorNameWarning)
			w := s.measure(bonus).Width
			room := w + flag.measure("⚑").Width + 4*d.unit
			p.in(bonus, s, box{middle.x + middle.w - w, middle.y, w + 2, middle.h})
			p.in("⚑", flag, box{middle.x + middle.w - room, middle.y, room, middle.h})
			middle.w -= room + 4*d.unit
		}
		ink := theme.ColorNameForeground
		if a.Of == nil {
			ink = look.ColorQuiet
		}
		name := d.script(look.SemiBold, 14, ink)
		lines := name.cut.Wrap(a.Name, name.size, middle.w)
		if len(lines) > 1 {
			name.size = 13 * d.unit
			lines = name.cut.Wrap(a.Name, name.size, middle.w)
		}
		if len(lines) > 1 {
			step := 18 * d.unit
			p.in(lines[0], name, box{middle.x, middle.y + middle.h/2 - step, middle.w, step})
			rest := lines[1]
			for _, line := range lines[2:] {
				rest += " " + line
			}
			p.in(rest, name, box{middle.x, middle.y + middle.h/2, middle.w, step})
			return
		}
		p.in(a.Name, name, box{middle.x, middle.y + 3*d.unit, middle.w, 22 * d.unit})
		caption := d.script(look.Condensed, 11.5, look.ColorQuiet)
		p.in(a.Caption, caption, box{middle.x, middle.y + 23*d.unit, middle.w, 15 * d.unit})
	})
	p.spots = p.spots[:0]
	if a.Of != nil {
		p.spots = append(p.spots, spot{box: b, of: a.Of, kind: cardSpot, fixed: true, takes: a.Lit == Takes})
	}
}

// needs draws what a player needs to confront, and has: smaller where there is little
// room.
func (d *drawing) needs(p *pen, n *Needs, b box) {
	const between = 4
	all := float32(0)
	for _, need := range n.Chips {
		all += cardface.Chip(need).Room(d.unit).Width + between*d.unit
	}
	unit := d.unit * min(1, max(0.7, b.w/max(1, all-between*d.unit)))
	says := d.script(look.Condensed, 11.5, look.ColorQuiet)
	if n.Short == "" && all > 0 { // what can't be said shorter takes from the chips
		small := d.unit * (b.w - says.measure(n.Says).Width - 8*d.unit) / all
		unit = min(unit, max(small, 0.7*d.unit))
	}
	x := b.x
	for _, need := range n.Chips {
		chip := cardface.Chip(need)
		room := chip.Room(unit)
		if x+room.Width > b.x+b.w+1 { // there is more: what is shown isn't all
			p.in("…", d.script(look.CondensedBold, 12, theme.ColorNameForeground), box{x, b.y, 12 * d.unit, b.h})
			return
		}
		p.objects = append(p.objects, chip.Draw(fyne.NewPos(x, b.y+(b.h-room.Height)/2), unit)...)
		x += room.Width + between*unit
	}
	room := box{x + 3*d.unit, b.y, max(0, b.x+b.w-x-4*d.unit), b.h}
	text := n.Says
	for _, short := range []string{n.Short, "can’t"} {
		if n.Short != "" && says.measure(text).Width > room.w {
			text = short
		}
	}
	p.in(text, says, room)
}
