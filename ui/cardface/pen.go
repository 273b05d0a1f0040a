package cardface

import (
	"fmt"
	"image/color"
	"sort"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/card"
	"canterlaw/ui/look"
)

// pen draws a face: from the top downwards its name, type and what it requires,
// from the bottom upwards where it was printed and its numbers, and between
// these its text. Lengths are in units, of which the short side has 250.
type pen struct {
	face    Face
	at      fyne.Position
	size    fyne.Size // in units
	unit    float32   // in units of the canvas
	objects []fyne.CanvasObject
	areas   []*look.Choice // to lay over the keywords, one each
}

const (
	shortSide float32 = 250
	edge      float32 = 12 // that text keeps from the card's edges
	corner    float32 = 10 // the radius of the card's corners
)

func newPen(f Face, at fyne.Position, size fyne.Size, areas []*look.Choice) *pen {
	unit := min(size.Width, size.Height) / shortSide
	return &pen{face: f, areas: areas, at: at, unit: unit, size: fyne.NewSize(size.Width/unit, size.Height/unit)}
}

func (p *pen) draw() {
	p.plate(theme.Color(theme.ColorNameInputBackground), nil, 0, corner, 0, 0, p.size.Width, p.size.Height)
	top := p.head()
	top = p.kind(top)
	top = p.requirements(top)
	bottom := p.foot()
	bottom = p.numbers(bottom)
	p.text(top, bottom)
	p.plate(nil, theme.Color(theme.ColorNameInputBorder), max(1, 1.2*p.unit), corner, 0, 0, p.size.Width, p.size.Height)
}

// place puts an object on the card.
func (p *pen) place(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(p.at.AddXY(x*p.unit, y*p.unit))
	o.Resize(fyne.NewSize(width*p.unit, height*p.unit))
	p.objects = append(p.objects, o)
}

// plate puts a rectangle with round corners on the card: its edge is so many of the canvas's units
// wide, and there is none of no width.
func (p *pen) plate(fill, edge color.Color, width, corner, x, y, w, h float32) {
	p.objects = append(p.objects, look.NewPlate(fill, edge, width, corner*p.unit,
		p.at.AddXY(x*p.unit, y*p.unit), fyne.NewSize(w*p.unit, h*p.unit)))
}

// font gives a font whose size is in units.
func (p *pen) font(size float32, style fyne.TextStyle) font { return font{size * p.unit, style} }

// write puts a line of text on the card and gives how wide it is.
func (p *pen) write(text string, f font, ink color.Color, x, y float32) (width float32) {
	t := canvas.NewText(text, ink)
	t.TextSize, t.TextStyle = f.size, f.style
	size := f.measure(text)
	p.place(t, x, y, size.Width/p.unit, size.Height/p.unit)
	return size.Width / p.unit
}

// lineHeight is a font's in units.
func (p *pen) lineHeight(f font) float32 { return f.lineHeight() / p.unit }

// colors are those that the face has, Colorless if it has none.
func (p *pen) colors() []card.Color {
	if p.face.Colors.IsZero() {
		return []card.Color{card.Colorless}
	}
	return p.face.Colors.List()
}

// head draws the name on a ground of the face's colors, its cost to the left
// and the signs of its colors to the right, and gives where it ends.
func (p *pen) head() (bottom float32) {
	const disc float32 = 26
	left, right := edge, p.size.Width-edge
	if p.face.Cost != nil {
		left += disc + 8
	}
	if !p.face.Colors.IsZero() {
		right -= float32(len(p.colors()))*(disc+3) + 3
	}
	title, subtitle := p.font(18, bold), p.font(12.5, italic)
	width := (right - left) * p.unit
	titles := title.wrap(p.face.Title, width)
	for size := float32(17); len(titles) > 2 && size >= 11; size-- {
		title = p.font(size, bold)
		titles = title.wrap(p.face.Title, width)
	}
	var subtitles []string
	if p.face.Subtitle != "" {
		subtitles = subtitle.wrap(p.face.Subtitle, width)
	}
	const bar, above float32 = 7, 7
	height := float32(len(titles))*p.lineHeight(title) + float32(len(subtitles))*p.lineHeight(subtitle)
	bottom = bar + above + max(disc, height) + 7
	p.band(bar, bottom)
	if p.face.Cost != nil {
		p.cost(*p.face.Cost, edge, bar+above, disc)
	}

	y := bar + above + max(0, disc-height)/2
	for _, line := range titles {
		p.write(line, title, theme.Color(theme.ColorNameForeground), left, y)
		y += p.lineHeight(title)
	}
	for _, line := range subtitles {
		p.write(line, subtitle, theme.Color(theme.ColorNameForeground), left, y)
		y += p.lineHeight(subtitle)
	}
	if !p.face.Colors.IsZero() {
		for i, c := range p.colors() {
			p.disc(c, right+6+float32(i)*(disc+3), bar+above, disc)
		}
	}
	return bottom
}

// band draws the ground of the head: a bar in the face's colors beside each
// other, and below it a little of them.
func (p *pen) band(bar, bottom float32) {
	colors := p.colors()
	width := p.size.Width / float32(len(colors))
	for i, c := range colors {
		shade := canvas.NewRectangle(shades[c])
		if i == 0 {
			shade.TopLeftCornerRadius = corner * p.unit
		}
		if i == len(colors)-1 {
			shade.TopRightCornerRadius = corner * p.unit
		}
		x := float32(i) * width
		p.place(shade, x, 0, width, bottom)
		p.place(canvas.NewRectangle(tint(shades[c], theme.Color(theme.ColorNameInputBackground))),
			x, bar, width, bottom-bar)
	}
	p.rule(bottom)
}

// rule draws a line across the card.
func (p *pen) rule(y float32) {
	p.place(canvas.NewRectangle(theme.Color(theme.ColorNameInputBorder)), 0.5, y-0.5, p.size.Width-1, 1)
}

// cost draws what a card costs in a ring.
func (p *pen) cost(cost int, x, y, size float32) {
	ring := &canvas.Circle{
		FillColor:   theme.Color(theme.ColorNameInputBackground),
		StrokeColor: theme.Color(theme.ColorNameForeground), StrokeWidth: 1.6 * p.unit,
	}
	p.place(ring, x, y, size, size)
	p.centered(strconv.Itoa(cost), p.font(16, bold), theme.Color(theme.ColorNameForeground), x, y, size, size)
}

// centered writes a line in the middle of a space.
func (p *pen) centered(text string, f font, ink color.Color, x, y, width, height float32) {
	size := f.measure(text)
	p.write(text, f, ink, x+(width-size.Width/p.unit)/2, y+(height-size.Height/p.unit)/2)
}

// disc draws a color's sign on the color.
func (p *pen) disc(c card.Color, x, y, size float32) {
	p.place(&canvas.Circle{
		FillColor:   shades[c],
		StrokeColor: theme.Color(theme.ColorNameForeground), StrokeWidth: p.unit,
	}, x, y, size, size)
	const inner = 0.5
	p.sign(c, inkOn(shades[c]), x+size*(1-inner)/2, y+size*(1-inner)/2, size*inner)
}

// kind draws the face's type with its color and traits.
func (p *pen) kind(top float32) (bottom float32) {
	words := p.face.Type.String()
	if p.face.Problem != nil && p.face.Problem.Starting {
		words = "Starting " + words
	}
	if p.face.Type != card.ProblemType && p.face.Type != card.Troublemaker {
		words += " · " + p.face.Colors.String()
	}
	f := p.font(11.5, bold)
	y := top + 5
	for _, line := range f.wrap(strings.Join(append([]string{words}, p.face.Traits...), " · "),
		(p.size.Width-2*edge)*p.unit) {
		p.write(line, f, theme.Color(look.ColorQuiet), edge, y)
		y += p.lineHeight(f)
	}
	return y + 4
}

// pill is a label on a color.
type pill struct {
	text  string
	color card.Color
	// of says that the label asks for the color; else for any or another one.
	of bool
}

// requirements draws what playing or confronting the face requires.
func (p *pen) requirements(top float32) (bottom float32) {
	if len(p.face.PlayRequirements) > 0 {
		var pills []pill
		for _, r := range p.face.PlayRequirements {
			pills = append(pills, pill{fmt.Sprintf("%d %s", r.Power, r.Color), r.Color, true})
		}
		top = p.pills("Requires", pills, top)
	}
	if problem := p.face.Problem; problem != nil {
		top = p.pills("Owner", confronting(problem.Owner), top)
		top = p.pills("Opponent", confronting(problem.Opponent), top)
	}
	return top
}

func confronting(requirements []card.ConfrontRequirement) []pill {
	if len(requirements) == 0 {
		return []pill{{text: "nothing"}}
	}
	pills := make([]pill, len(requirements))
	for i, r := range requirements {
		pills[i] = pill{r.String(), r.Color, r.Kind == card.OfColor}
	}
	return pills
}

// pills draws a label and pills behind it, on as many lines as they take.
func (p *pen) pills(label string, pills []pill, top float32) (bottom float32) {
	const height, labelWidth float32 = 18, 58
	f := p.font(11, fyne.TextStyle{})
	p.write(label, f, theme.Color(look.ColorQuiet), edge, top+(height-p.lineHeight(f))/2)
	x, y := edge+labelWidth, top
	for _, next := range pills {
		width := p.pillWidth(next, height)
		if x+width > p.size.Width-edge && x > edge+labelWidth {
			x, y = edge+labelWidth, y+height+3
		}
		p.pill(next, x, y, width, height)
		x += width + 5
	}
	return y + height + 4
}

func (p *pen) pillWidth(l pill, height float32) float32 {
	width := p.font(11, bold).measure(l.text).Width/p.unit + 14
	if l.of {
		width += height - 6
	}
	return width
}

// pill draws a label: on the color that it asks for, with its sign, or on the
// card's ground.
func (p *pen) pill(l pill, x, y, width, height float32) {
	ink := theme.Color(theme.ColorNameForeground)
	ground, edge := color.Color(color.Transparent), ink
	if l.of {
		ground, ink = shades[l.color], inkOn(shades[l.color])
	}
	p.plate(ground, edge, max(1, 0.8*p.unit), height/2, x, y, width, height)
	x += 7
	if l.of {
		const size float32 = 9
		p.sign(l.color, ink, x, y+(height-size)/2, size)
		x += height - 6
	}
	f := p.font(11, bold)
	p.write(l.text, f, ink, x, y+(height-f.measure(l.text).Height/p.unit)/2)
}

// foot draws where the card was printed, and gives where that stands.
func (p *pen) foot() (top float32) {
	f := p.font(9.5, fyne.TextStyle{})
	top = p.size.Height - 9 - p.lineHeight(f)
	p.write(p.face.Printed, f, theme.Color(look.ColorQuiet), edge, top)
	return top
}

// numbers draws the face's power, home limit, points and bonus, beside them
// which side it is, and gives where they stand.
func (p *pen) numbers(bottom float32) (top float32) {
	const height float32 = 28
	x, top := edge, bottom-height-6
	for _, n := range p.face.numbers() {
		value, label := p.font(17, bold), p.font(10, fyne.TextStyle{})
		width := (value.measure(n.value).Width+label.measure(n.label).Width)/p.unit + 20
		box := canvas.NewRectangle(theme.Color(look.ColorPanel))
		box.CornerRadius = 6 * p.unit
		box.StrokeColor, box.StrokeWidth = theme.Color(theme.ColorNameInputBorder), max(1, 0.8*p.unit)
		p.place(box, x, top, width, height)
		next := x + 7
		next += p.write(n.value, value, theme.Color(theme.ColorNameForeground), next,
			top+(height-value.measure(n.value).Height/p.unit)/2) + 6
		p.write(n.label, label, theme.Color(theme.ColorNameForeground), next,
			top+(height-label.measure(n.label).Height/p.unit)/2+1)
		x += width + 5
	}
	if x == edge { // a card without numbers
		return bottom
	}
	side := p.font(10, bold)
	size := side.measure(p.face.Side)
	p.write(p.face.Side, side, theme.Color(look.ColorQuiet), p.size.Width-edge-size.Width/p.unit,
		top+(height-size.Height/p.unit)/2)
	return top
}

// labelled is a number and what it is.
type labelled struct{ value, label string }

func (f Face) numbers() []labelled {
	var all []labelled
	add := func(n *int, label string) {
		if n != nil {
			all = append(all, labelled{strconv.Itoa(*n), label})
		}
	}
	points := "points"
	if f.PointValue != nil && *f.PointValue == 1 {
		points = "point"
	}
	add(f.Power, "power")
	add(f.HomeLimit, "home limit")
	add(f.PointValue, points)
	if f.Problem != nil {
		add(&f.Problem.Bonus, "bonus")
	}
	return all
}

// keywords draws the face's keywords below areas to be tapped, and gives where
// they end.
func (p *pen) keywords(top float32) (bottom float32) {
	f := p.font(12.5, bold)
	x := edge
	for i, k := range p.face.Keywords {
		text := k.Name
		if k.X != 0 {
			text += " " + strconv.Itoa(k.X)
		}
		width := f.measure(text).Width / p.unit
		if x > edge && x+width > p.size.Width-edge {
			x, top = edge, top+p.lineHeight(f)
		}
		p.write(text, f, theme.Color(theme.ColorNameHyperlink), x, top)
		p.place(p.areas[i], x-3, top, width+6, p.lineHeight(f))
		x += width + 12
	}
	if x == edge { // a face without keywords
		return top
	}
	return top + p.lineHeight(f) + 3
}

// text draws the face's keywords and its text, or else its notation, as large
// as there is room for.
func (p *pen) text(top, bottom float32) {
	p.rule(top + 2)
	top = p.keywords(top + 8)
	room := bottom - 6 - top
	paragraphs, style, size, least := p.face.Text, fyne.TextStyle{}, float32(15), float32(8)
	if len(paragraphs) == 0 {
		paragraphs, style, size, least = notationLines(p.face.Notation), code, 9.5, 7.5
	}
	if len(paragraphs) == 0 {
		return
	}
	const step = 0.5
	set := func(smaller int) (f font, lines []line, height float32) {
		f = p.font(size-step*float32(smaller), style)
		gap := f.lineHeight() / 2
		if style == code {
			gap = 0
		}
		lines, height = f.set(paragraphs, p.face.Understood, (p.size.Width-2*edge)*p.unit, gap)
		return f, lines, height
	}
	f, lines, _ := set(sort.Search(int((size-least)/step), func(smaller int) bool {
		_, _, height := set(smaller)
		return height <= room*p.unit
	}))
	p.lines(lines, f, top, room)
}

// notationLines are the lines of abilities below each other, a little indented.
func notationLines(abilities []string) []string {
	var lines []string
	for _, ability := range abilities {
		lines = append(lines, strings.Split(indents.Replace(strings.TrimSpace(ability)), "\n")...)
	}
	return lines
}

var indents = strings.NewReplacer("\t", "  ", "    ", "  ")

// lines draws the lines that there is room for; where some are left out, dots
// stand for them.
func (p *pen) lines(lines []line, f font, top, room float32) {
	for i, l := range lines {
		isLast := i+1 == len(lines)
		if !isLast && (lines[i+1].top+f.lineHeight())/p.unit > room {
			l, isLast = line{"…", l.top, len("…")}, true
		}
		p.write(l.text, f, theme.Color(theme.ColorNameForeground), edge, top+l.top/p.unit)
		if l.understood < len(l.text) {
			p.underline(l, f, top+l.top/p.unit)
		}
		if isLast {
			return
		}
	}
}

// underline marks what isn't understood of a line.
func (p *pen) underline(l line, f font, top float32) {
	before, whole := f.measure(l.text[:l.understood]).Width/p.unit, f.measure(l.text).Width/p.unit
	stroke := canvas.NewRectangle(theme.Color(theme.ColorNameWarning))
	p.place(stroke, edge+before, top+f.measure(l.text).Height/p.unit-1, whole-before, 1.5)
}
