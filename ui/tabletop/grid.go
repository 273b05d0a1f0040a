package tabletop

import "fyne.io/fyne/v2"

// grid says where everything is on a table of a size, in units of the canvas.
type grid struct {
	unit   float32 // what a length of the design has
	level  bool    // the points track is level, and players stand above their homes
	small  bool    // there is room for one area, in areas; the others are strips
	strips box
	points box
	sides  [2]sideGrid // far, near
	areas  box
}

// sideGrid is where a player's things are.
type sideGrid struct {
	player, hand, home box
	piles              box
}

// Lengths of the design, in units.
const (
	gap        = 8
	handHeight = 46
	homeHeight = 108
	areaHeight = 318
	cardHeight = 92 // of a Problem
	pileWidth  = 64
	pilesWidth = 4*pileWidth + 3*10
	trackWidth = 44
	wideHeight = 672 // of the whole table
	tallHeight = 788
)

// least is the table's smallest size.
var least = fyne.NewSize(300, 272) // what 1280x800 leaves at 200 %

// gridOf lays out a table of a size.
func gridOf(size fyne.Size) grid {
	size = size.Max(least)
	if size.Width < 560 || size.Height < 470 {
		return smallGrid(size)
	}
	if size.Height > size.Width*0.95 {
		return tallGrid(size)
	}
	unit := min(1.5, max(0.7, min(size.Height/wideHeight, size.Width/700)))
	w, h := size.Width/unit, size.Height/unit
	more := max(0, h-wideHeight)
	const left, home = 60, 194
	piles := w - 14 - pilesWidth
	g := grid{unit: unit, points: box{8, 9, trackWidth, h - 17}, areas: box{left, 170, w - left - 8, areaHeight + more}}
	near := 494 + more
	g.sides[0] = sideGrid{
		player: box{left + 4, 0, home - left - 10, 164}, hand: box{home, 2, piles - 10 - home, handHeight - 2},
		home: box{home, 56, piles - 10 - home, homeHeight}, piles: box{piles, 60, pilesWidth, homeHeight - 8},
	}
	g.sides[1] = sideGrid{
		player: box{left + 4, near, home - left - 10, h - near},
		hand:   box{home, near + 118, w - home - 8, h - near - 122},
		home:   box{home, near, piles - 10 - home, homeHeight}, piles: box{piles, near + 4, pilesWidth, homeHeight - 8},
	}
	return g.scaled()
}

// tallGrid lays out a table that is higher than wide.
func tallGrid(size fyne.Size) grid {
	unit := min(1.5, max(0.5, min(size.Height/tallHeight, size.Width/600)))
	w, h := size.Width/unit, size.Height/unit
	more := max(0, h-tallHeight)
	const left, player = 12, 40
	width := w - 2*left
	piles := w - left - pilesWidth
	g := grid{unit: unit, level: true, points: box{left, 6, width, 30}, areas: box{left, 205, width, areaHeight + more}}
	near := 532 + more
	middle := left + width*0.58
	g.sides[0] = sideGrid{
		player: box{left + 4, 40, middle - left - 8, player}, hand: box{middle, 40, w - left - middle, player},
		home: box{left, 88, piles - 12 - left, homeHeight}, piles: box{piles, 92, pilesWidth, homeHeight - 8},
	}
	g.sides[1] = sideGrid{
		player: box{left + 4, near + 112, width - 8, player}, hand: box{left, near + 154, width, h - near - 158},
		home: box{left, near, piles - 12 - left, homeHeight}, piles: box{piles, near + 4, pilesWidth, homeHeight - 8},
	}
	return g.scaled()
}

// smallGrid lays out a table that has room for one area: beside it, or beneath it, are
// strips for the others.
func smallGrid(size fyne.Size) grid {
	g := grid{unit: 1, small: true, level: true}
	if size.Width >= size.Height*1.2 {
		wide := min(size.Width-190, max(size.Width*0.68, 0))
		g.areas = box{6, 5, wide - 10, size.Height - 10}
		g.strips = box{wide + 4, 5, size.Width - wide - 10, size.Height - 10}
	} else {
		high := min(areaHeight, size.Height*0.56)
		g.areas = box{6, 5, size.Width - 12, high}
		g.strips = box{6, high + 10, size.Width - 12, size.Height - high - 15}
	}
	return g
}

// scaled gives the grid in units of the canvas.
func (g grid) scaled() grid {
	for _, b := range []*box{&g.points, &g.areas} {
		*b = b.times(g.unit)
	}
	for i := range g.sides {
		s := &g.sides[i]
		for _, b := range []*box{&s.player, &s.hand, &s.home, &s.piles} {
			*b = b.times(g.unit)
		}
	}
	return g
}

func (b box) times(unit float32) box { return box{b.x * unit, b.y * unit, b.w * unit, b.h * unit} }

// widths shares the width among areas: so that each has room for two cards, the most to
// those where something happens.
func (g grid) widths(areas []Area, vacant bool) []float32 {
	n := len(areas)
	if vacant {
		n++
	}
	if n == 0 {
		return nil
	}
	all := g.areas.w - gap*g.unit*float32(n-1)
	want, sum := make([]float32, n), float32(0)
	for i := range want {
		want[i] = 146 * g.unit
		if i < len(areas) {
			want[i] = max(want[i], areas[i].needs(g.unit))
		}
		sum += want[i]
	}
	if sum > all { // all but the widest give up what they can, down to two cards
		floor := min(156*g.unit, all/float32(n))
		over := sum - all
		for _, spare := range []bool{true, false} {
			for i := range want {
				if (i < len(areas) && areas[i].happens()) == spare {
					continue
				}
				cut := min(over, max(0, want[i]-floor))
				want[i] -= cut
				over -= cut
			}
		}
		return want
	}
	// Areas stay as wide as they are whatever lies there, as long as it has room; what one
	// lacks, the others give.
	shares, weights := make([]float32, n), float32(0)
	for i := range shares {
		switch {
		case i >= len(areas):
			shares[i] = 0.6
		case areas[i].happens():
			shares[i] = 2.6
		case i == 0:
			shares[i] = 1.3
		case i == 1:
			shares[i] = 1
		default: // of a Dilemma
			shares[i] = 0.8
		}
		weights += shares[i]
	}
	lacks, spare := float32(0), float32(0)
	for i := range shares {
		shares[i] *= all / weights
		lacks += max(0, want[i]-shares[i])
		spare += max(0, shares[i]-want[i])
	}
	for i := range want {
		if shares[i] > want[i] {
			want[i] = shares[i] - (shares[i]-want[i])*lacks/spare
		}
	}
	return want
}

func (a *Area) happens() bool { return a.Faceoff != nil || a.Lit == Happens }

// needs is the width at which all cards of the area lie beside each other.
func (a *Area) needs(unit float32) float32 {
	row := max(a.Far.needs(), a.Near.needs()) + 16
	if a.Faceoff != nil {
		row = max(row, 306) + a.Faceoff.width() + 8
	}
	return max(row, 156) * unit
}

// width is the width that the flips and totals of a faceoff take, in units.
func (f *Faceoff) width() float32 {
	flips := max(len(f.Far.Flips), len(f.Near.Flips))
	return max(180, 78*float32(min(flips, 4))+12)
}

// needs is how much room the cards of a row take, in units.
func (r *Row) needs() float32 {
	room := float32(0)
	for i := range r.Cards {
		room += r.Cards[i].width() + gap
	}
	return room
}
