package tabletop

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/look"
)

// sideOf stands for a player's own things where there is room for one area of the table.
type sideOf bool

const (
	farSide  sideOf = true
	nearSide sideOf = false
)

// small draws a table that has room for one area; the others are strips, to be tapped.
func (d *drawing) small() {
	main := d.mainArea()
	areas := d.grid.areas
	switch main := main.(type) {
	case sideOf:
		d.smallSide(bool(main), areas)
	case int:
		d.area(&d.Areas[main], areas)
	}
	d.strips(main)
}

// mainArea is what is shown whole: a player's things, or an area by its number. Where
// nothing happens and nobody has chosen one, it is the first with a card to choose.
func (d *drawing) mainArea() any {
	if side, ok := d.table.main.(sideOf); ok {
		return side
	}
	marked := -1
	for i := range d.Areas {
		a := &d.Areas[i]
		if d.table.main != nil && a.Of == d.table.main {
			return i
		}
		if marked < 0 && (a.happens() || a.Lit == Marked || a.Near.Lit == Marked || a.Far.Lit == Marked) {
			marked = i
		}
	}
	switch {
	case marked >= 0:
		return marked
	case d.Far.isMarked():
		return farSide
	case d.Near.isMarked(), len(d.Areas) == 0:
		return nearSide
	}
	for i := range d.Areas {
		if d.Areas[i].Near.takes() || d.Areas[i].Far.takes() {
			return i
		}
	}
	switch {
	case d.Near.Home.takes(), d.Near.Hand.takes():
		return nearSide
	case d.Far.Home.takes(), d.Far.Hand.takes():
		return farSide
	}
	return 0
}

// takes reports whether a card of the row can be chosen.
func (r *Row) takes() bool {
	return slices.ContainsFunc(r.Cards, func(c Card) bool { return c.Tile.Takes })
}

// happening is where something happens, or what is typed is put; nil for nowhere.
func (p *Picture) happening() Of {
	for i := range p.Areas {
		if a := &p.Areas[i]; a.happens() || a.Lit == Marked {
			return a.Of
		}
		for _, row := range []*Row{&p.Areas[i].Near, &p.Areas[i].Far} {
			if row.Lit == Marked {
				return row.Of
			}
		}
	}
	for _, who := range []*Player{&p.Near, &p.Far} {
		if who.isMarked() {
			return who.Home.Of
		}
	}
	return nil
}

func (p *Player) isMarked() bool {
	marked := p.Home.Lit == Marked || p.Hand.Lit == Marked
	for i := range p.Piles {
		marked = marked || p.Piles[i].Lit == Marked
	}
	return marked
}

// smallSide shows a player's home, piles and hand whole.
func (d *drawing) smallSide(far bool, b box) {
	who := &d.Near
	if far {
		who = &d.Far
	}
	d.player(who, far, box{b.x + 4, b.y, b.w - 8, 32})
	home := min(homeHeight, (b.h-44)*0.56)
	beside := b.w >= pilesWidth+170
	at := box{b.x, b.y + 36, b.w, home}
	const high = 70 // of piles: what lies on top shows its name above the pile's
	piles := box{b.x, b.y + b.h - high, b.w, high}
	hand := box{b.x, at.y + home + 6, b.w, b.h - home - 42 - high - 6}
	if beside {
		at.w = b.w - pilesWidth - 8
		piles = box{at.x + at.w + 8, at.y, pilesWidth, home}
		hand.h = b.h - home - 42
	}
	d.place(who.Home.Of, who.Home.Lit, at)
	d.row(&who.Home, at, false)
	each := (piles.w - 3*10) / 4
	for i := range who.Piles {
		d.pile(&who.Piles[i], box{piles.x + float32(i)*(each+10), piles.y, each, piles.h})
	}
	d.hand(&who.Hand, hand)
}

// strips draws what isn't shown whole: each with what a player needs there.
func (d *drawing) strips(main any) {
	b := d.grid.strips
	const line, between = 24, 5
	areas := 0
	for i := range d.Areas {
		if main != i {
			areas++
		}
	}
	sides := 2
	if _, ok := main.(sideOf); ok {
		sides = 1
	}
	room := b.h - 2*line - between*float32(sides+areas+1)
	side := min(36, room/float32(sides+2*areas))
	high := float32(0)
	if areas > 0 {
		high = min(72, (room-side*float32(sides))/float32(areas))
	}
	y := b.y
	put := func(h float32) box {
		at := box{b.x, y, b.w, h}
		y += h + between
		return at
	}
	d.playerLine(&d.Far, true, put(line))
	if main != farSide {
		d.sideStrip(&d.Far, farSide, put(side))
	}
	for i := range d.Areas {
		if main != i {
			d.areaStrip(&d.Areas[i], put(high))
		}
	}
	if main != nearSide {
		d.sideStrip(&d.Near, nearSide, put(side))
	}
	d.playerLine(&d.Near, false, put(line))
}

// playerLine says a player's points and action tokens.
func (d *drawing) playerLine(who *Player, far bool, b box) {
	shows := [4]any{[2]string{who.Name, who.Letter}, [2]int{who.Points, who.Tokens}, who.Says, d.Setting}
	d.part("line", far, shows, b, func(p *pen) {
		d.touchPlayer(p, far, b)
		d.disc(p, who.Letter, box{b.x + 2, b.y + (b.h-18)/2, 18, 18})
		x := b.x + 26
		if d.Setting {
			x = d.amount(p, who.Points, box{x, b.y, 0, b.h}, func(t *Table, by int) { t.givePoints(far, by) })
			d.token(p, x, b.y+(b.h-15)/2, 15)
			d.amount(p, who.Tokens, box{x + 19, b.y, 0, b.h}, func(t *Table, by int) { t.giveTokens(far, by) })
			return
		}
		figures, quiet := d.script(look.Heavy, 15, theme.ColorNameForeground),
			d.script(look.Condensed, 12, look.ColorQuiet)
		x += p.in(fmt.Sprint(who.Points), figures, box{x, b.y, 40, b.h}) + 4
		x += p.in(pluralOf(who.Points, "point"), quiet, box{x, b.y, 50, b.h}) + 10
		d.token(p, x, b.y+(b.h-15)/2, 15)
		x += 19
		x += p.in(fmt.Sprint(who.Tokens), figures, box{x, b.y, 40, b.h}) + 8
		if len(who.Says) > 0 {
			p.in(shortened(who.Says[0]), quiet, box{x, b.y, max(0, b.x+b.w-x), b.h})
		}
	})
}

// amount is a number between a minus and a plus, and gives where that ends.
func (d *drawing) amount(p *pen, n int, b box, give func(t *Table, by int)) (end float32) {
	const sign, number = 22, 22
	button := func(x float32, says string, by int) {
		at := box{x, b.y, sign, b.h}
		p.ground(theme.ColorNameButton, look.ColorEdge, 1, 6, at)
		p.middle(says, d.script(look.SemiBold, 14, theme.ColorNameForeground), at)
		p.press(func(t *Table) { give(t, by) }, at)
	}
	button(b.x, "−", -1)
	p.middle(fmt.Sprint(n), d.script(look.Heavy, 15, theme.ColorNameForeground), box{b.x + sign, b.y, number, b.h})
	button(b.x+sign+number, "+", +1)
	return b.x + 2*sign + number + 6
}

// sideStrip stands for a player's home, hand and piles.
func (d *drawing) sideStrip(who *Player, of sideOf, b box) {
	var names []string
	lit := who.Home.Lit
	for i := range who.Home.Cards {
		names = append(names, who.Home.Cards[i].Tile.Name)
	}
	says := strings.Join(names, ", ")
	if says == "" {
		says = "nobody at home"
	}
	says += fmt.Sprintf("; %s in hand", counted(who.Hand.count(), "card"))
	d.part("strip", of, [3]any{who.Name, says, lit}, b, func(p *pen) {
		p.strip(lit, b)
		p.spots = append(p.spots, spot{box: b, of: who.Home.Of, do: func(t *Table) { t.show(of) }})
		text := box{b.x + 9, b.y, b.w - 30, b.h}
		title := d.script(look.CondensedBold, 12.5, theme.ColorNameForeground)
		if b.h < 31 {
			p.in(who.Name+"’s home, hand, piles", title, text)
		} else {
			p.in(who.Name+"’s home, hand, piles", title, box{text.x, text.y + 1, text.w, text.h / 2})
			p.in(says, d.script(look.Condensed, 11, look.ColorQuiet),
				box{text.x, text.y + text.h/2 - 1, text.w, text.h / 2})
		}
		p.in("›", d.script(look.SemiBold, 17, look.ColorQuiet), box{b.x + b.w - 16, b.y, 14, b.h})
	})
}

// strip is the ground of a strip, with its edge.
func (p *pen) strip(lit Lit, b box) {
	edge, width := look.ColorEdge, float32(1)
	if lit != Unlit {
		edge, width = theme.ColorNamePrimary, 2
	}
	p.ground(theme.ColorNameBackground, edge, width, 6, b)
}

// nameHigh and chipHigh are the room in height that a strip's name and chips take at least.
const (
	nameHigh float32 = 17
	chipHigh float32 = 19
)

// areaStrip stands for a Problem or Dilemma, with what each side needs.
func (d *drawing) areaStrip(a *Area, b box) {
	lit := max(a.Lit, a.Far.Lit, a.Near.Lit)
	problem := a.Problem
	problem.Of = nil
	counts := fmt.Sprintf("%d and %d cards", len(a.Far.Cards), len(a.Near.Cards))
	d.part("strip", a.Of, [3]any{problem, lit, counts}, b, func(p *pen) {
		p.strip(lit, b)
		of := a.Of
		if of == nil {
			of = a.Near.Of
		}
		show := func(t *Table) { t.show(of) }
		for i, row := range []*Row{&a.Far, &a.Near} {
			half := box{b.x, b.y + float32(i)*b.h/2, b.w, b.h / 2}
			onto := row.Of
			if onto == nil {
				onto = a.Of
			}
			p.spots = append(p.spots, spot{box: half, of: onto, do: show})
		}
		edge := min(23, (b.h-nameHigh)/2)
		name, chips := box{b.x + 9, b.y + edge, b.w - 30, b.h - 2*edge}, box{b.x + 5, b.y + 1, b.w - 24, edge}
		if edge < chipHigh { // the name stands beside what is needed
			edge = 23
			name = box{b.x + 9, b.y, b.w*0.45 - 9, b.h}
			chips = box{b.x + b.w*0.45 + 4, b.y + 1, b.w*0.55 - 24, min(edge, b.h/2-1)}
		}
		d.needs(p, &Needs{Chips: a.Problem.Far.Chips}, chips)
		chips.y = b.y + b.h - chips.h - 1
		d.needs(p, &Needs{Chips: a.Problem.Near.Chips}, chips)
		p.in(a.Problem.Name, d.script(look.CondensedBold, 12.5, theme.ColorNameForeground), name)
		p.in("›", d.script(look.SemiBold, 17, look.ColorQuiet), box{b.x + b.w - 16, b.y, 14, b.h})
	})
}

// shortened says "Home: 1 of 3 Friends" as "home 1 of 3".
func shortened(says string) string {
	says = strings.Replace(strings.ToLower(says[:1])+says[1:], ":", "", 1)
	if strings.Contains(says, " of ") {
		says = strings.TrimSuffix(strings.TrimSuffix(says, "s"), " Friend")
	}
	return says
}

// count is how many cards lie in a row.
func (r *Row) count() (n int) {
	for i := range r.Cards {
		if c := &r.Cards[i]; c.Ghost == "" {
			n += max(1, c.Count)
		}
	}
	return n
}
