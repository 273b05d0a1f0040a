package tabletop

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine"
	"canterlaw/ui/look"
)

// player draws what a player has beside cards.
func (d *drawing) player(who *Player, far bool, b box) {
	type shown struct {
		Name, Letter        string
		Turn, Acts, Setting bool
		Points, Tokens      int
		Says                []string
		picked              bool
	}
	shows := shown{
		who.Name, who.Letter, who.Turn, who.Acts, d.Setting, who.Points, who.Tokens, who.Says,
		d.Setting && d.table.pointsFar == far,
	}
	d.part("player", far, shows, b, func(p *pen) {
		d.touchPlayer(p, far, b)
		if d.grid.level {
			d.playerInRow(p, who, far, b)
			return
		}
		u := d.unit
		size := 22 * u
		d.acting(p, who, box{b.x, b.y + 12*u, size, size})
		x := b.x + size + 7*u
		name := d.script(look.SemiBold, 15, theme.ColorNameForeground)
		x += p.in(who.Name, name, box{x, b.y + 12*u, b.w - size - 7*u, size}) + 8*u
		d.turn(p, who, x, b.y+23*u, b.x+b.w)
		points := d.script(look.Heavy, 28, theme.ColorNameForeground)
		w := p.in(strconv.Itoa(who.Points), points, box{b.x, b.y + 44*u, b.w, 36 * u})
		quiet := d.script(look.Regular, 12.5, look.ColorQuiet)
		word := p.in(pluralOf(who.Points, "point"), quiet, box{b.x + w + 7*u, b.y + 48*u, b.w - w, 32 * u})
		d.pickPoints(p, far, box{b.x - 3*u, b.y + 45*u, w + 6*u, 36 * u}, 4*u+word)
		d.tokens(p, who, far, box{b.x, b.y + 84*u, b.w, 22 * u})
		says := d.script(look.Regular, 12, look.ColorQuiet)
		y := b.y + 108*u
		for _, line := range append([]string{counted(who.Tokens, "action token")}, who.Says...) {
			if y+18*u > b.y+b.h {
				break
			}
			if says.measure(line).Width > b.w {
				line = strings.TrimSuffix(strings.TrimSuffix(line, "s"), " Friend")
			}
			p.in(line, says, box{b.x, y, b.w, 18 * u})
			y += 18 * u
		}
	})
}

// touchPlayer makes a player's name, points and tokens ones that can be tapped, where that sets
// nothing.
func (d *drawing) touchPlayer(p *pen, far bool, b box) {
	if !d.Setting && d.table.acts.Player != nil {
		p.press(func(t *Table) { t.acts.Player(far) }, b)
	}
}

// rowWidth is the width in which a row has room for a player's points and tokens.
const rowWidth = 310

// playerInRow draws it in a row above or below the cards.
func (d *drawing) playerInRow(p *pen, who *Player, far bool, b box) {
	u := d.unit
	size := 22 * u
	d.acting(p, who, box{b.x, b.y + (b.h-size)/2, size, size})
	x := b.x + size + 7*u
	x += p.in(who.Name, d.script(look.SemiBold, 15, theme.ColorNameForeground), box{x, b.y, 90 * u, b.h}) + 8*u
	if d.Setting && d.grid.small { // there is no track to tap, and no room for whose turn it is, which stands above
		x = d.amount(p, who.Points, box{x, b.y + 3, 0, b.h - 6}, func(t *Table, by int) { t.givePoints(far, by) })
		x += p.in("points", d.script(look.Regular, 12.5, look.ColorQuiet), box{x, b.y, b.w, b.h}) + 14*u
		d.tokens(p, who, far, box{x, b.y + (b.h-22*u)/2, min(150*u, b.x+b.w-x), 22 * u})
		return
	}
	d.turn(p, who, x, b.y+b.h/2, b.x+b.w)
	if d.grid.small && b.w < rowWidth*u {
		return // a line of the strips says the rest
	}
	x = max(x, b.x+136*u)
	w := p.in(strconv.Itoa(who.Points), d.script(look.Heavy, 20, theme.ColorNameForeground), box{x, b.y, b.w, b.h})
	quiet := d.script(look.Regular, 12.5, look.ColorQuiet)
	word := p.in(pluralOf(who.Points, "point"), quiet, box{x + w + 5*u, b.y, b.w, b.h})
	d.pickPoints(p, far, box{x - 3*u, b.y + 2*u, w + 6*u, b.h - 4*u}, 2*u+word)
	x += w + 5*u + word + 14*u
	x = d.tokens(p, who, far, box{x, b.y + (b.h-22*u)/2, min(150*u, b.x+b.w-x), 22 * u}) + 8*u
	for _, line := range append([]string{counted(who.Tokens, "token")}, who.Says...) {
		if w := quiet.measure(line).Width; x+w <= b.x+b.w {
			p.in(line, quiet, box{x, b.y, w + 2, b.h})
			x += w + 14*u
		}
	}
}

// pickPoints lets one choose whose points the track sets, by the number or the word behind it, and marks that.
func (d *drawing) pickPoints(p *pen, far bool, b box, word float32) {
	if !d.Setting {
		return
	}
	if d.table.pointsFar == far {
		p.ground(theme.ColorNamePrimary, "", 0, 1, box{b.x, b.y + b.h - 3*d.unit, b.w, 2.5 * d.unit})
	}
	b.w += word
	p.press(func(t *Table) { t.pick(far) }, b)
}

// acting draws a player's disc, with a ring where that player has to do something.
func (d *drawing) acting(p *pen, who *Player, b box) {
	d.disc(p, who.Letter, b)
	if who.Acts {
		ring := &canvas.Circle{StrokeColor: theme.Color(theme.ColorNamePrimary), StrokeWidth: 2 * d.unit}
		p.put(ring, box{b.x - 4*d.unit, b.y - 4*d.unit, b.w + 8*d.unit, b.h + 8*d.unit})
	}
}

// turn marks the turn player.
func (d *drawing) turn(p *pen, who *Player, x, middle, right float32) {
	if !who.Turn {
		return
	}
	s := d.script(look.SemiBold, 11, theme.ColorNameForeground)
	w := s.measure("turn").Width + 14*d.unit
	pill := box{x, middle - 9*d.unit, w, 18 * d.unit}
	if x+w <= right {
		p.ground("", theme.ColorNameForeground, 1, 9*d.unit, pill)
		p.middle("turn", s, pill)
	}
}

// mostDiscs is how many action tokens are drawn one by one.
const mostDiscs = 5

// tokens draws action tokens as discs, in setting up with a minus and a plus, and gives
// where they end.
func (d *drawing) tokens(p *pen, who *Player, far bool, b box) (end float32) {
	u := d.unit
	size, step := 18*u, 20*u
	right := b.x + b.w
	if d.Setting {
		right -= 56 * u
		if d.grid.level {
			right = b.x + 3*step
		}
	}
	x, y := b.x, b.y+(b.h-size)/2
	n := who.Tokens
	if n == 0 {
		p.put(&canvas.Circle{StrokeColor: theme.Color(look.ColorQuiet), StrokeWidth: 1.2}, box{x, y, size, size})
		x += step
	}
	if n > mostDiscs || float32(n)*step > right-x {
		x = d.token(p, x, y, size)
		many := d.script(look.SemiBold, 12.5, theme.ColorNameForeground)
		x += p.in("× "+strconv.Itoa(n), many, box{x + 4*u, b.y, 40 * u, b.h}) + 8*u
		n = 0
	}
	for range n {
		d.token(p, x, y, size)
		x += step
	}
	if !d.Setting {
		return x
	}
	x = max(x+6*u, right)
	for i, sign := range []string{"−", "+"} {
		by := 2*i - 1
		button := box{x, b.y - 2*u, 24 * u, 26 * u}
		p.ground(theme.ColorNameButton, look.ColorEdge, 1, 6, button)
		p.middle(sign, d.script(look.SemiBold, 15, theme.ColorNameForeground), button)
		p.press(func(t *Table) { t.giveTokens(far, by) }, button)
		x += 28 * u
	}
	return x
}

// token draws an action token.
func (d *drawing) token(p *pen, x, y, size float32) (end float32) {
	p.put(&canvas.Circle{FillColor: theme.Color(theme.ColorNameWarning)}, box{x, y, size, size})
	p.middle("✓", script{look.Heavy, size * 0.62, theme.ColorNameBackground}, box{x, y, size, size})
	return x + size
}

// counted words a number of things.
func counted(n int, thing string) string { return fmt.Sprintf("%d %s", n, pluralOf(n, thing)) }

func pluralOf(n int, thing string) string {
	if n == 1 {
		return thing
	}
	return thing + "s"
}

// track draws the points up to the goal, as players' discs on them, in segments by the
// action tokens that the turn player receives at such a highest score (604.1).
func (d *drawing) track() {
	b := d.grid.points
	if d.Goal <= 0 {
		return
	}
	type shown struct {
		Goal, Far, Near   int
		FarDisc, NearDisc string
		Setting, ofFar    bool
	}
	shows := shown{d.Goal, d.Far.Points, d.Near.Points, d.Far.Letter, d.Near.Letter, d.Setting, d.table.pointsFar}
	d.part("track", nil, shows, b, func(p *pen) {
		t := track{d, p, b}
		highest := max(d.Far.Points, d.Near.Points)
		for from := 0; from <= d.Goal; {
			tokens, _ := engine.TokensForScore(from)
			to := from
			for to < d.Goal {
				if next, _ := engine.TokensForScore(to + 1); next != tokens {
					break
				}
				to++
			}
			t.segment(from, to, tokens, highest >= from && highest <= to)
			from = to + 1
		}
		for n := 0; n <= d.Goal; n++ {
			t.number(n)
		}
	})
}

// track is the points track as it is drawn, upwards or to the right.
type track struct {
	*drawing
	pen *pen
	box
}

// cell is where a number of points stands.
func (t track) cell(n int) box {
	step := float32(t.Goal + 1)
	if t.grid.level {
		return box{t.x + t.w*float32(n)/step, t.y, t.w / step, t.h}
	}
	return box{t.x, t.y + t.h*float32(t.Goal-n)/step, t.w, t.h / step}
}

// segment draws the numbers at which the turn player receives so many action tokens.
func (t track) segment(from, to, tokens int, now bool) {
	u := t.unit
	first, last := t.cell(from), t.cell(to)
	b := box{last.x, last.y + 1, first.x + first.w - last.x, first.y + first.h - last.y - 2}
	if t.grid.level {
		b = box{first.x + 1, first.y, last.x + last.w - first.x - 2, first.h}
	}
	t.pen.ground(look.ColorArea, theme.ColorNameSeparator, 1, 6, b)
	says := t.script(look.CondensedBold, 10.5, look.ColorQuiet)
	if now {
		says.ink = theme.ColorNameForeground
	}
	size := 11 * u
	at := box{b.x + 5*u, b.y + b.h/2 - 13*u, size, size}
	text := box{b.x + 4*u, b.y + b.h/2, 18 * u, 14 * u}
	if t.grid.level {
		at = box{b.x + 5*u, b.y + 3*u, size, size}
		text = box{b.x + 18*u, b.y + 1*u, 18 * u, 14 * u}
	}
	if now {
		t.token(t.pen, at.x, at.y, size)
	} else {
		t.pen.put(&canvas.Circle{StrokeColor: theme.Color(look.ColorQuiet), StrokeWidth: 1}, at)
	}
	t.pen.in(fmt.Sprintf("+%d", tokens), says, text)
}

// number draws a number of points, or the players who have them.
func (t track) number(n int) {
	u := t.unit
	cell := t.cell(n)
	figure := box{cell.x + 22*u, cell.y, cell.w - 24*u, cell.h}
	if t.grid.level {
		figure = box{cell.x, cell.y + 10*u, cell.w, cell.h - 10*u}
	}
	var at []*Player
	for _, who := range []*Player{&t.Near, &t.Far} {
		if min(who.Points, t.Goal) == n {
			at = append(at, who)
		}
	}
	touch := spot{box: cell, kind: cellSpot, n: n}
	if t.Setting {
		touch.do = func(t *Table) { t.setPoints(n) }
	}
	t.pen.spots = append(t.pen.spots, touch)
	size := 18 * u
	switch {
	case len(at) > 0:
		// Beside each other on a level track, on an upright one above each other: both can be read.
		step := fyne.NewDelta(0, -min(size+1, figure.h-size-2))
		if t.grid.level {
			size = 16 * u // beneath the tokens
			step = fyne.NewDelta(14*u, 0)
		}
		others := float32(len(at) - 1)
		first := fyne.NewPos(figure.x+(figure.w-size-others*step.DX)/2, figure.y+(figure.h-size-others*step.DY)/2)
		if t.grid.level {
			first.Y = figure.y + figure.h - size - 1
		}
		for i, who := range at {
			disc := box{first.X + float32(i)*step.DX, first.Y + float32(i)*step.DY, size, size}
			t.disc(t.pen, who.Letter, disc)
			t.pen.spots = append(t.pen.spots, spot{box: disc, kind: discSpot, n: n, far: who == &t.Far, do: touch.do})
		}
	case n == t.Goal:
		t.pen.middle("⚑", t.script(look.Regular, 14, theme.ColorNameForeground), figure)
	default:
		t.pen.middle(strconv.Itoa(n), t.script(look.Condensed, 11.5, look.ColorQuiet), figure)
	}
}
