package deck

import (
	"fmt"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
)

// picture is drawn for the width that it has, anew whenever that or the theme changes.
type picture struct {
	widget.BaseWidget
	draw func(width float32) (objects []fyne.CanvasObject, height float32)
}

func newPicture(draw func(width float32) ([]fyne.CanvasObject, float32)) *picture {
	p := &picture{draw: draw}
	p.ExtendBaseWidget(p)
	return p
}

// CreateRenderer implements fyne.Widget.
func (p *picture) CreateRenderer() fyne.WidgetRenderer {
	r := &pictureRenderer{picture: p, width: p.Size().Width}
	r.Refresh()
	return r
}

type pictureRenderer struct {
	picture *picture
	objects []fyne.CanvasObject
	width   float32 // that they are drawn for
	height  float32
}

// Layout implements fyne.WidgetRenderer.
func (r *pictureRenderer) Layout(size fyne.Size) {
	if size.Width != r.width {
		r.width = size.Width
		r.Refresh()
	}
}

// MinSize implements fyne.WidgetRenderer: the height is that of the present width.
func (r *pictureRenderer) MinSize() fyne.Size { return fyne.NewSize(120, r.height) }

// Refresh implements fyne.WidgetRenderer.
func (r *pictureRenderer) Refresh() { r.objects, r.height = r.picture.draw(r.width) }

// Objects implements fyne.WidgetRenderer.
func (r *pictureRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer.
func (r *pictureRenderer) Destroy() {}

// pictures draw the deck: what its cards cost, their colors and what they require.
func (p *Page) pictures() []fyne.CanvasObject {
	figures := p.deck.Figures()
	withCost := 0
	for _, cost := range figures.Costs {
		withCost += cost.Cards
	}
	objects := []fyne.CanvasObject{look.NewSubheading("What its cards cost")}
	if withCost > 0 {
		objects = append(objects, look.NewInset(newPicture(func(width float32) ([]fyne.CanvasObject, float32) {
			return drawCosts(figures.Costs, width)
		})))
	}
	return append(objects,
		look.NewCaption(fmt.Sprintf("Cards by cost, in their colors; %d of the %d have a cost.", withCost,
			len(p.deck.DrawDeck()))),
		look.NewSubheading("Its colors, and what they must give"),
		look.NewInset(newPicture(func(width float32) ([]fyne.CanvasObject, float32) {
			return drawColors(figures, width)
		})),
		look.NewCaption("How many cards have the color; behind it the power that playing cards requires, and on "+
			"how many cards. Beneath, what the deck’s Problems need to be confronted by their owner."))
}

// The picture of costs.
const (
	costColumn float32 = 64  // wide at most
	costBar    float32 = 120 // high at most
	barShare   float32 = 0.62
	lineHeight float32 = 20
	textSize   float32 = 13
)

// drawCosts draws a bar for each cost, in stripes for the colors of its cards.
func drawCosts(costs []decklist.CostFigures, width float32) (objects []fyne.CanvasObject, height float32) {
	most := 1
	for _, c := range costs {
		most = max(most, c.Cards)
	}
	column := min(costColumn, width/float32(len(costs)))
	bottom := lineHeight + costBar
	for cost, figures := range costs {
		x, y := float32(cost)*column, bottom
		for _, part := range figures.ByColors {
			size := fyne.NewSize(column*barShare, costBar*float32(part.Cards)/float32(most))
			y -= size.Height
			objects = append(objects, cardface.Bar(colorsOf(part.Colors),
				fyne.NewPos(x+column*(1-barShare)/2, y), size)...)
		}
		if figures.Cards > 0 {
			objects = append(objects, centered(strconv.Itoa(figures.Cards), look.SemiBold, x, y-lineHeight, column))
		}
		objects = append(objects, centered(strconv.Itoa(cost), look.Regular, x, bottom+2, column))
	}
	base := canvas.NewLine(theme.Color(look.ColorEdge))
	base.Position1, base.Position2 = fyne.NewPos(0, bottom), fyne.NewPos(column*float32(len(costs)), bottom)
	return append(objects, base), bottom + lineHeight + 4
}

// colorsOf lists colors, Colorless where there are none.
func colorsOf(colors card.Colors) []card.Color {
	if colors.IsZero() {
		return []card.Color{card.Colorless}
	}
	return colors.List()
}

// line writes a line of text at a place.
func line(text string, cut look.Cut, x, y float32) *canvas.Text {
	t := cut.Line(text, textSize, theme.Color(theme.ColorNameForeground))
	t.Move(fyne.NewPos(x, y+(lineHeight-t.MinSize().Height)/2))
	t.Resize(t.MinSize())
	return t
}

// centered writes a line of text in the middle of a width.
func centered(text string, cut look.Cut, x, y, width float32) *canvas.Text {
	t := line(text, cut, x, y)
	t.Move(t.Position().AddXY((width-t.MinSize().Width)/2, 0))
	return t
}

// The picture of colors.
const (
	discSize  float32 = 16
	wordWidth float32 = 84 // of the color's word, behind its disc
	colorBar  float32 = 96 // wide at most
	numberGap float32 = 30 // for the number behind the bar
	chipGap   float32 = 14
	rowHeight float32 = 26
)

// drawColors draws a row for each color that the deck has or needs: how many cards have
// it, and what power of it they require; then what Problems need.
func drawColors(figures *decklist.Figures, width float32) (objects []fyne.CanvasObject, y float32) {
	most := max(1, slices.Max(figures.Colors[:]))
	for c := range card.Color(card.ColorCount) {
		var required []decklist.CountedRequirement
		for _, r := range figures.Requirements {
			if r.Color == c {
				required = append(required, r)
			}
		}
		cards := figures.Colors[c]
		if cards == 0 && len(required) == 0 {
			continue
		}
		objects = append(objects, cardface.Disc(c, fyne.NewPos(0, y+(lineHeight-discSize)/2), discSize)...)
		objects = append(objects, line(c.String(), look.Regular, discSize+6, y))
		x := discSize + wordWidth
		long := colorBar * float32(cards) / float32(most)
		if cards > 0 {
			objects = append(objects, cardface.Bar([]card.Color{c}, fyne.NewPos(x, y+3),
				fyne.NewSize(long, lineHeight-6))...)
		}
		objects = append(objects, line(strconv.Itoa(cards), look.SemiBold, x+long+6, y))
		var chips []fyne.CanvasObject
		chips, y = drawCounted(required, x+colorBar+numberGap, y, width)
		objects = append(objects, chips...)
	}
	if len(figures.Needs) > 0 {
		objects = append(objects, line("Problems", look.Regular, 0, y))
		var chips []fyne.CanvasObject
		chips, y = drawCounted(figures.Needs, discSize+wordWidth, y, width)
		objects = append(objects, chips...)
	}
	return objects, y
}

// drawCounted draws requirements as chips, each with on how many cards it stands, in rows
// from a place; it gives where the next row begins.
func drawCounted(all []decklist.CountedRequirement, left, y,
	width float32) (objects []fyne.CanvasObject, bottom float32) {
	x := left
	for _, r := range all {
		chip := cardface.Chip{Needs: r.ConfrontRequirement}
		room := chip.Room(1)
		times := line(fmt.Sprintf("×%d", r.Cards), look.Regular, 0, y)
		if need := room.Width + 4 + times.MinSize().Width; x > left && x+need > width {
			x, y = left, y+rowHeight
		}
		objects = append(objects, chip.Draw(fyne.NewPos(x, y+(lineHeight-room.Height)/2), 1)...)
		x += room.Width + 4
		times = line(times.Text, look.Regular, x, y)
		objects = append(objects, times)
		x += times.MinSize().Width + chipGap
	}
	return objects, y + rowHeight
}

// tileRoom is how much room a card of a hand takes.
func tileRoom() fyne.Size {
	return cardface.MiddleSize.AddWidthHeight(2*theme.Padding(), 2*theme.Padding())
}

// newTile draws a card of a hand.
func newTile(c *rulesdb.Card) fyne.CanvasObject {
	return newPicture(func(width float32) ([]fyne.CanvasObject, float32) {
		tile := cardface.Tile{Face: &c.Faces[0], Middle: true, Cost: true}
		size := cardface.MiddleSize
		return tile.Draw(fyne.NewPos(max(0, (width-size.Width)/2), 0), size, 1), size.Height
	})
}
