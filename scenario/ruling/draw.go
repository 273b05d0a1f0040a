package ruling

import (
	"fmt"
	"math"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/report"
	"canterlaw/scenario/wording"
)

// picture is the table drawn, with what it shows in words.
func (t *Table) picture() report.Pictures {
	return report.Pictures{{Title: "", Draws: t, Words: t.Words()}}
}

// Measures of the drawing, in millimetres.
const (
	tileWidth, tileHeight = 20.0, 15.0
	stripHeight           = 3.6
	between               = 1.4
	edge                  = 2.0
	bandHeight            = 5.0
	problemHeight         = 13.5
)

// The styles and colors of the drawing, on paper.
var (
	tileName  = report.Style{Bold: true, Narrow: true, Size: 7}
	tileSmall = report.Style{Narrow: true, Size: 6.5}
	tilePower = report.Style{Bold: true, Narrow: true, Size: 10}
	sideName  = report.Style{Bold: true, Size: 9}
	sideSays  = report.Style{Narrow: true, Size: 8}
	problem   = report.Style{Bold: true, Size: 9}

	ground   = report.Color{237, 241, 244}
	areaEdge = report.Color{150, 160, 170}
	back     = report.Color{143, 131, 184}
)

// shades are those of the colors of cards: the bar at the top of a tile. The letter beside
// it tells them apart without seeing colors.
var shades = [card.ColorCount]report.Color{
	card.Colorless: {154, 149, 165}, card.Blue: {43, 111, 208}, card.Pink: {236, 119, 182}, card.White: {222, 219, 230},
	card.Purple: {122, 72, 189}, card.Yellow: {245, 212, 66}, card.Orange: {240, 146, 58},
}

// Height implements report.Drawing.
func (t *Table) Height(p *report.Pen, width float64) float64 { return t.draw(p, 0, 0, width, false) }

// Draw implements report.Drawing.
func (t *Table) Draw(p *report.Pen, x, y, width float64) { t.draw(p, x, y, width, true) }

// sketch draws, or only measures.
type sketch struct {
	*report.Pen
	draws bool
}

// draw draws the table from the far player, who sits second, to the near one.
func (t *Table) draw(p *report.Pen, x, y, width float64, draws bool) float64 {
	s := sketch{p, draws}
	top := y
	s.text(func() { s.TextIn(t.Moment, sideSays, report.Quiet, x, y, width) })
	y += sideSays.Height() + 1
	for i := len(t.Sides) - 1; i > 0; i-- {
		y += s.side(&t.Sides[i], x, y, width) + between
	}
	y += s.areas(t, x, y, width) + between
	if len(t.Sides) > 0 {
		y += s.side(&t.Sides[0], x, y, width)
	}
	return y - top
}

func (s sketch) text(draw func()) {
	if s.draws {
		draw()
	}
}

// side draws what a player has: a line of numbers, home and hand.
func (s sketch) side(of *Side, x, y, width float64) float64 {
	home, hand := s.rowHeight(of.Home, width-18), 0.0
	if len(of.Hand) > 0 {
		hand = s.rowHeight(of.Hand, width-18) + between
	}
	height := edge + bandHeight + home + hand + edge
	if !s.draws {
		return height
	}
	s.Box(x, y, width, height, 1.5, nil, &areaEdge)
	name := of.Name
	if of.Turn {
		name += " (turn)"
	}
	s.Text(name, sideName, report.Black, x+edge, y+0.8)
	left := s.Width(name, sideName) + 4
	says := fmt.Sprintf("%s · %s · %s", wording.Count(of.Points, "point"),
		wording.Count(of.Tokens, "action token"), of.piles())
	if of.Unknown > 0 {
		says += " · " + wording.Count(of.Unknown, "unknown card") + " in hand"
	}
	s.TextIn(says, sideSays, report.Quiet, x+edge+left, y+1.1, width-left-2*edge)
	y += edge + bandHeight - 1
	s.Text("Home", sideSays, report.Quiet, x+edge, y)
	if len(of.Home) == 0 {
		s.Text("nobody", sideSays, report.Quiet, x+16, y)
	}
	s.row(of.Home, x+16, y, width-18)
	if len(of.Hand) > 0 {
		y += home + between
		s.Text("Hand", sideSays, report.Quiet, x+edge, y)
		s.row(of.Hand, x+16, y, width-18)
	}
	return height
}

// areas draws the Problems beside each other, as wide as what lies there asks for.
func (s sketch) areas(t *Table, x, y, width float64) float64 {
	if len(t.Areas) == 0 {
		return 0
	}
	room := width - float64(len(t.Areas)-1)*between
	wide := make([]float64, len(t.Areas))
	all := 0.0
	for i := range t.Areas {
		wide[i] = math.Max(1.7, math.Min(5, float64(t.Areas[i].widest())))
		all += wide[i]
	}
	far, near := 0.0, 0.0
	for i := range t.Areas {
		wide[i] = room * wide[i] / all
		for p, cards := range t.Areas[i].Cards {
			high := s.rowHeight(t.Areas[i].with(p, cards), wide[i]-2*edge)
			if p == 0 {
				near = math.Max(near, high)
			} else {
				far = math.Max(far, high)
			}
		}
	}
	height := edge + far + between + problemHeight + between + near + edge
	if !s.draws {
		return height
	}
	for i := range t.Areas {
		a := &t.Areas[i]
		s.Box(x, y, wide[i], height, 1.5, &ground, &areaEdge)
		inner := wide[i] - 2*edge
		for p := len(a.Cards) - 1; p >= 0; p-- {
			at := y + edge
			if p == 0 {
				at += far + between + problemHeight + between
			}
			s.row(a.with(p, a.Cards[p]), x+edge, at, inner)
		}
		s.problem(t, a, x+edge, y+edge+far+between, inner)
		x += wide[i] + between
	}
	return height
}

// with adds to a player's cards what the player has flipped.
func (a *Area) with(p int, cards []Card) []Card {
	if p < len(a.Flips) {
		return append(append([]Card(nil), cards...), a.Flips[p]...)
	}
	return cards
}

// widest is how many cards the longer row has.
func (a *Area) widest() int {
	n := 0
	for p, cards := range a.Cards {
		n = max(n, len(a.with(p, cards)))
	}
	return n
}

// problem draws the Problem between the players: what each needs at that player's edge.
func (s sketch) problem(t *Table, a *Area, x, y, width float64) {
	white := report.White
	s.Box(x, y, width, problemHeight, 1, &white, &areaEdge)
	name := a.Name
	if a.Problem != "" {
		name = fmt.Sprintf("%s, bonus %d", a.Problem, a.Bonus)
	}
	s.TextIn(name, problem, report.Black, x+1.5, y+4.2, width-3)
	says := func(p int, at float64) {
		text := t.Sides[p].Name + ": " + a.Needs[p]
		if len(a.Totals) > p {
			text = t.Sides[p].Name + ": total " + a.Totals[p]
		}
		s.TextIn(text, sideSays, report.Quiet, x+1.5, at, width-3)
	}
	if len(a.Needs) > 1 {
		says(1, y+0.4)
	}
	if len(a.Needs) > 0 {
		says(0, y+problemHeight-sideSays.Height()-0.4)
	}
}

// perRow is how many tiles lie beside each other in a width.
func perRow(width float64) int { return max(1, int((width+between)/(tileWidth+between))) }

func heightOf(c *Card) float64 { return tileHeight + float64(len(c.On))*stripHeight }

// rowHeight is how high cards are that lie beside each other, in as many rows as it takes.
func (s sketch) rowHeight(cards []Card, width float64) float64 {
	height, n := 0.0, perRow(width)
	for from := 0; from < len(cards); from += n {
		if from > 0 {
			height += between
		}
		height += highest(cards[from:min(from+n, len(cards))])
	}
	return math.Max(height, stripHeight)
}

func highest(cards []Card) float64 {
	high := 0.0
	for i := range cards {
		high = math.Max(high, heightOf(&cards[i]))
	}
	return high
}

func (s sketch) row(cards []Card, x, y, width float64) {
	n := perRow(width)
	wide := math.Min(tileWidth, width)
	for from := 0; from < len(cards); from += n {
		line := cards[from:min(from+n, len(cards))]
		for i := range line {
			s.tile(&line[i], x+float64(i)*(wide+between), y, wide)
		}
		y += highest(line) + between
	}
}

// tile draws a card: its colors, its Title, its power, how it is, and what is attached.
func (s sketch) tile(c *Card, x, y, width float64) {
	fill := report.White
	if c.Down {
		fill = report.Color{225, 220, 238}
	}
	s.Box(x, y, width, tileHeight, 1, &fill, &areaEdge)
	if n := float64(len(c.Colors)); n > 0 {
		for i, color := range c.Colors {
			shade := shades[color]
			s.Box(x+0.5+float64(i)*(width-1)/n, y+0.5, (width-1)/n, 1.2, 0, &shade, nil)
		}
	} else {
		s.Box(x+0.5, y+0.5, width-1, 1.2, 0, &back, nil)
	}
	right := 0.0
	if c.Power != "" {
		s.TextRight(c.Power, tilePower, report.Black, x+width-1, y+1.6)
		right = s.Width(c.Power, tilePower) + 1
	}
	lines := s.Wrap(c.Title, tileName, width-2-right)
	for i, line := range lines {
		if i == 1 && len(lines) > 2 {
			line = s.CutTo(line+" "+lines[2], tileName, width-2)
		}
		if i < 2 {
			s.TextIn(line, tileName, report.Black, x+1, y+2+float64(i)*tileName.Height()*0.95, width-1.5-right)
		}
	}
	s.states(c, x, y, width)
	y += tileHeight
	for i := range c.On {
		on := &c.On[i]
		s.Box(x+1, y, width-1, stripHeight-0.3, 0.6, &fill, &areaEdge)
		s.TextIn("+ "+on.Title, tileSmall, report.Black, x+1.6, y+0.1, width-2.4)
		y += stripHeight
	}
}

// states writes how a card is at the lower edge of its tile, and its colors above.
func (s sketch) states(c *Card, x, y, width float64) {
	for i, says := range []string{colorWords(c.Colors), strings.Join(c.Is, ", ")} {
		style := tileSmall
		style.Bold = i == 1
		s.TextIn(says, style, report.Quiet, x+1, y+tileHeight-6.3+float64(i)*3, width-1.5)
	}
}

func colorWords(colors []card.Color) string {
	words := make([]string, len(colors))
	for i, c := range colors {
		words[i] = c.String()
	}
	return strings.Join(words, ", ")
}
