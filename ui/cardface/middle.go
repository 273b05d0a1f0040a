package cardface

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/card"
	"canterlaw/ui/look"
)

// MiddleSize is how large a card is drawn where there is time to read it, as in a hand
// that is raised.
var MiddleSize = fyne.NewSize(120, 168)

// middleEdge is what text keeps from the edges of a card of that size.
const middleEdge float32 = 9

// middleFront draws what is printed on a card, larger than on the table.
func (p *tilePen) middleFront() {
	p.middleBar()
	x := middleEdge
	if p.Cost && p.Face.Cost != nil {
		p.costRing(*p.Face.Cost, x, 15, 22, 15)
		x += 25
	}
	for i, c := range p.Signs() {
		if i < 2 {
			p.disc(c, x, 15, 22)
			x += 24
		}
	}
	power := p.Tile.Power
	if power == nil {
		power = p.Face.Power
	}
	if power != nil {
		text := strconv.Itoa(*power)
		width := look.Heavy.Measure(text, 26*p.unit).Width / p.unit
		p.line(text, look.Heavy, 26, theme.Color(theme.ColorNameForeground), p.size.Width-middleEdge-width, 10)
	}
	p.middleText(41)
	p.middleFoot()
}

func (p *tilePen) middleBar() {
	colors := p.Signs()
	share := p.size.Width / float32(len(colors))
	for i, c := range colors {
		shade := canvas.NewRectangle(shades[c])
		if i == 0 {
			shade.TopLeftCornerRadius = tileCorner * p.unit
		}
		if i == len(colors)-1 {
			shade.TopRightCornerRadius = tileCorner * p.unit
		}
		p.place(shade, share*float32(i), 0, share, 7)
	}
}

// middleText writes the card's name, type and keywords as far as there is room above
// its foot.
func (p *tilePen) middleText(y float32) {
	width := p.size.Width - 2*middleEdge
	subtitle := p.Face.Subtitle
	if p.Subtitle != "" {
		subtitle = p.Subtitle
	}
	for _, part := range []struct {
		text         string
		cut          look.Cut
		size, height float32
		ink          fyne.ThemeColorName
	}{
		{p.Face.Title, look.CondensedBold, 14, 16, theme.ColorNameForeground},
		{subtitle, look.Condensed, 12, 14, look.ColorQuiet},
		{typeLine(p.Face), look.Condensed, 11.5, 13, look.ColorQuiet},
		{keywordLine(p.Face), look.CondensedBold, 12, 14, theme.ColorNameHyperlink},
	} {
		for _, line := range part.cut.Wrap(part.text, part.size*p.unit, width*p.unit) {
			if y+part.height <= p.size.Height-middleFootHeight {
				p.fit(line, part.cut, part.size, theme.Color(part.ink), middleEdge, y, width)
			}
			y += part.height
		}
		y += 2
	}
}

// typeLine is a card's type with its traits.
func typeLine(face *card.Face) string {
	if len(face.Traits) == 0 {
		return face.Type.String()
	}
	return face.Type.String() + " · " + strings.Join(face.Traits, ", ")
}

// keywordLine are a card's keywords.
func keywordLine(face *card.Face) string {
	words := make([]string, len(face.Keywords))
	for i, k := range face.Keywords {
		words[i] = k.Name
		if k.X != 0 {
			words[i] += " " + strconv.Itoa(k.X)
		}
	}
	return strings.Join(words, ", ")
}

// middleFootHeight is how much of such a card its foot takes.
const middleFootHeight float32 = 28

// middleFoot draws the card's state, or else what playing it needs, or what it is worth.
func (p *tilePen) middleFoot() {
	y := p.size.Height - middleFootHeight
	ink, quiet := theme.Color(theme.ColorNameForeground), theme.Color(look.ColorQuiet)
	chips := playChips(p.Face)
	switch {
	case p.Strip != "":
		p.strip(fyne.NewPos(1, y+middleFootHeight-stripHeight),
			fyne.NewSize(p.stripWidth(p.size.Width), stripHeight), true, false)
		p.state(y + middleFootHeight - stripHeight)
	case len(chips) > 0:
		x := middleEdge + p.line("needs", look.Condensed, 11.5, quiet, middleEdge, y+4) + 4
		for _, chip := range chips {
			room := chip.Room(p.unit)
			p.objects = append(p.objects, chip.Draw(p.at.AddXY(x*p.unit, (y+2)*p.unit), p.unit)...)
			x += room.Width/p.unit + 2
		}
	case p.Face.PointValue != nil:
		worth := "worth " + strconv.Itoa(*p.Face.PointValue) + " points"
		if *p.Face.PointValue == 1 {
			worth = "worth 1 point"
		}
		p.line(worth, look.CondensedBold, 12, ink, middleEdge, y+4)
	}
}
