package cardface

import (
	"fmt"
	"image/color"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/look"
)

const stripHeight float32 = 16

// leastStrip is how high a strip is at least that can be read.
const leastStrip float32 = 11

// stripGrid is how many columns and rows the cards have that are attached, each a strip, and how high a strip is on a
// tile of a height in units of the tile: lower than elsewhere where there are so many that they would stand on what the
// card's head says, and beside each other where they would be too low to be read.
func (t Tile) stripGrid(height float32) (columns, rows int, high float32) {
	const head = 28
	states := 0
	for _, says := range []string{t.Strip, t.Counters} {
		if says != "" {
			states++
		}
	}
	n := len(t.Attached)
	for columns = 1; ; columns++ {
		rows = (n + columns - 1) / columns
		high = min(stripHeight, (height-head)/float32(max(1, rows+states)))
		if high >= leastStrip || rows <= 1 {
			return columns, rows, max(leastStrip, high)
		}
	}
}

// AttachedStrip is where the strip of a card that is attached stands on a tile of a size, all in units of the tile.
func (t Tile) AttachedStrip(i int, size fyne.Size) (at fyne.Position, strip fyne.Size) {
	columns, _, high := t.stripGrid(size.Height)
	width := t.stripWidth(size.Width) / float32(columns)
	top := size.Height - t.stripsHeight(size.Height) + float32(i/columns)*high
	return fyne.NewPos(1+float32(i%columns)*width, top), fyne.NewSize(width, high)
}

// stripsHeight is how much of the foot strips take: one for each row of what is attached, for the counters and for the
// state.
func (t Tile) stripsHeight(height float32) float32 {
	_, rows, high := t.stripGrid(height)
	for _, says := range []string{t.Strip, t.Counters} {
		if says != "" {
			rows++
		}
	}
	return high * float32(rows)
}

// stripsHeight is that of the tile. A card that only peeks has none: they would stand on its name.
func (p *tilePen) stripsHeight() float32 {
	if p.peeks() {
		return 0
	}
	return p.Tile.stripsHeight(p.size.Height)
}

// stripHeight is how high each strip is.
func (p *tilePen) stripHeight() float32 {
	_, _, high := p.stripGrid(p.size.Height)
	return high
}

// stripText writes a line of a strip, which is smaller on a low one.
func (p *tilePen) stripText(text string, ink color.Color, x, y, width float32) {
	size, high := float32(10.5), p.stripHeight()
	if high < 14 {
		size = 9.5
	}
	p.fit(text, look.CondensedBold, size, ink, x, y+(high-14)/2, width)
}

// strips writes what is attached to the card, and its state, along its foot.
func (p *tilePen) strips() {
	if p.peeks() {
		return
	}
	whole, high := p.stripWidth(p.size.Width), p.stripHeight()
	columns, rows, _ := p.stripGrid(p.size.Height)
	alone := p.Strip == "" && p.Counters == ""
	for i, a := range p.Attached {
		at, size := p.AttachedStrip(i, p.size)
		x, y := at.X+3, at.Y
		p.strip(at, size, alone && i/columns == rows-1, a.Chosen)
		if len(a.Colors) > 0 {
			disc := min(12, high-2)
			p.disc(a.Colors[0], x, y+(high-1-disc)/2, disc)
			x += 14
		}
		p.stripText(a.Name, theme.Color(theme.ColorNameForeground), x, y, at.X+size.Width-x-1)
	}
	y := p.size.Height - p.stripsHeight() + float32(rows)*high
	if p.Counters != "" {
		p.strip(fyne.NewPos(1, y), fyne.NewSize(whole, high), p.Strip == "", false)
		p.stripText(p.Counters, theme.Color(theme.ColorNameForeground), 5, y, whole-5)
		y += high
	}
	if p.Strip != "" {
		p.strip(fyne.NewPos(1, y), fyne.NewSize(whole, high), true, false)
		p.state(y)
	}
}

// state writes the word for the card's state with its sign.
func (p *tilePen) state(y float32) {
	ink := theme.Color(theme.ColorNameForeground)
	switch {
	case p.Wrong:
		ink = theme.Color(theme.ColorNameError)
	case p.Back || strings.HasPrefix(p.Strip, "?"):
		ink = theme.Color(theme.ColorNameWarning)
	}
	x := float32(5)
	sign, word := signOf(p.Strip)
	if sign != "" {
		p.icon(sign, ink, 4, y+(p.stripHeight()-12)/2, 11)
		x += 12
	}
	p.stripText(word, ink, x, y, p.stripWidth(p.size.Width)-x)
}

// strip is the ground of a strip: the card shines through, but for a back.
func (p *tilePen) strip(at fyne.Position, size fyne.Size, last, chosen bool) {
	paper := color.NRGBAModel.Convert(theme.Color(look.ColorPaper)).(color.NRGBA)
	if !p.Back {
		paper.A = 0x8c
	}
	ground := canvas.NewRectangle(paper)
	if last {
		ground.BottomLeftCornerRadius, ground.BottomRightCornerRadius = tileCorner*p.unit, tileCorner*p.unit
	}
	if chosen {
		ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNamePrimary), 2
		if size.Height < 14 { // else it would stand on the letters
			ground.StrokeWidth = 1
		}
	}
	if p.Lies {
		ground.BottomRightCornerRadius = 0
	}
	p.place(ground, at.X, at.Y, size.Width, size.Height-1)
}

// stripWidth is how wide a strip is: that of a card that lies ends at the bar.
func (t Tile) stripWidth(width float32) float32 {
	if t.Lies {
		return width - 7
	}
	return width - 2
}

// The signs of states, as strokes in a square whose sides are 16.
const (
	checkSign = "M3 8.5 6.5 12 13 4.5"
	crossSign = "M4 4 12 12M12 4 4 12"
	unknown   = "M5.5 6A2.5 2.5 0 1 1 8 8.5V10M8 12.3V12.9"
)

// stateSigns are those of the words on strips.
var stateSigns = map[string]string{
	"exhausted":  "M4 13V8A4 4 0 0 1 12 8V11M9.5 8.7 12 11.2 14.5 8.7",
	"frightened": "M8 2.5 14.5 13.5H1.5ZM8 6.5V9.5M8 11.3V11.8",
	"face-down":  "M3 5H13V8.5A5 5 0 0 1 3 8.5ZM5.5 7.5H7M9 7.5H10.5",
	"boosted":    "M4 10 8 6 12 10",
	"controlled": "M4 5.5H12M10 3.5 12 5.5 10 7.5M12 10.5H4M6 8.5 4 10.5 6 12.5",
}

// leadingSigns are those of the letter that a strip begins with.
var leadingSigns = map[rune]string{
	'?': unknown,
	'✗': crossSign,
	'✕': crossSign,
	'✓': checkSign,
	'+': "M8 3V13M3 8H13",
}

// signOf gives the sign that is drawn on a strip, and the words behind it.
func signOf(strip string) (sign, words string) {
	first, length := utf8.DecodeRuneInString(strip)
	if unicode.IsLetter(first) || unicode.IsDigit(first) {
		return stateSigns[strip], strip
	}
	words = strings.TrimSpace(strip[length:])
	if sign = stateSigns[words]; sign == "" {
		sign = leadingSigns[first]
	}
	if sign == "" {
		return "", strip
	}
	return sign, words
}

// icon draws a sign of strokes.
func (p *pen) icon(sign string, ink color.Color, x, y, size float32) {
	r, g, b, _ := ink.RGBA()
	shade := fmt.Sprintf("#%02x%02x%02x", r>>8, g>>8, b>>8)
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="%s" fill="none" ` +
		`stroke="%s" ` +
		`stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>`
	// The toolkit keeps drawings by their names.
	file := fyne.NewStaticResource(sign+shade+".svg", fmt.Appendf(nil, drawing, sign, shade))
	p.place(canvas.NewImageFromResource(file), x, y, size, size)
}
