package setup

import (
	"fmt"
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/card"
	"canterlaw/scenario/position"
	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
)

// painter draws the table once, in units of the canvas, with cards at a scale.
type painter struct {
	table   *table
	screen  *Screen
	draft   *position.Draft
	size    fyne.Size
	scale   float32
	wide    bool // players stand beside their homes, not above them
	objects []fyne.CanvasObject
	spots   []spot
}

// box is a rectangle on the table.
type box struct{ x, y, w, h float32 }

// Measures at a scale of 1, and the gap at any.
const (
	homeHeight = 106
	handHeight = 54
	midHeight  = 318
	gap        = 6
	edge       = 8
	asideWidth = 128 // of a player's own column
	pileWidth  = 64
	levelRow   = 30 // of a player's row where there is no column
)

func newPainter(t *table, size fyne.Size) *painter {
	p := &painter{table: t, screen: t.screen, draft: t.screen.draft, size: size, wide: size.Width >= 820}
	fixed, scaled := float32(6*gap), float32(2*homeHeight+2*handHeight+midHeight)
	if !p.wide {
		fixed += 2 * levelRow
	}
	p.scale = min(1.5, max(0.8, min((size.Height-fixed)/scaled, size.Width/780)))
	if size.Width < 600 {
		p.scale = 0.8
	}
	return p
}

// paint draws everything, from the far player to the near one.
func (p *painter) paint() {
	ground := canvas.NewRectangle(theme.Color(look.ColorTable))
	p.place(ground, box{0, 0, p.size.Width, p.size.Height})
	row := func(h float32) float32 { return h * p.scale }
	y := float32(gap)
	left := float32(edge)
	width := p.size.Width - 2*edge
	aside := box{edge, 0, 0, 0}
	if p.wide {
		left, width = left+asideWidth+edge, width-asideWidth-edge
		aside.w = asideWidth
	}
	piles := 4*(pileWidth*p.scale+gap) + gap
	home := width - piles

	if !p.wide {
		p.player(position.Blake, box{edge, y, p.size.Width - 2*edge, levelRow})
		y += levelRow
	}
	top := y
	p.area(position.Place{Zone: position.Hand, Side: position.Blake}, box{left, y, width, row(handHeight)})
	y += row(handHeight) + gap
	p.area(homeOf(position.Blake), box{left, y, home, row(homeHeight)})
	p.piles(position.Blake, box{left + home + gap, y, piles - gap, row(homeHeight)})
	y += row(homeHeight) + gap
	if p.wide {
		p.player(position.Blake, box{aside.x, top, aside.w, y - top})
	}
	p.problems(box{edge, y, p.size.Width - 2*edge, row(midHeight)})
	y += row(midHeight) + gap
	top = y
	p.area(homeOf(position.Avery), box{left, y, home, row(homeHeight)})
	p.piles(position.Avery, box{left + home + gap, y, piles - gap, row(homeHeight)})
	y += row(homeHeight) + gap
	if !p.wide {
		p.player(position.Avery, box{edge, y, p.size.Width - 2*edge, levelRow})
		y += levelRow
	}
	p.area(position.Place{Zone: position.Hand, Side: position.Avery}, box{left, y, width, row(handHeight)})
	if p.wide {
		p.player(position.Avery, box{aside.x, top, aside.w, y + row(handHeight) - top})
	}
	p.heldCard()
}

func homeOf(side position.Side) position.Place {
	return position.Place{Zone: position.InPlay, Area: position.Area{Of: side, Kind: position.Home}, Side: side}
}

// place puts an object on the table.
func (p *painter) place(o fyne.CanvasObject, b box) {
	o.Move(fyne.NewPos(b.x, b.y))
	o.Resize(fyne.NewSize(b.w, b.h))
	p.objects = append(p.objects, o)
}

// write writes a line, and gives how wide it is.
func (p *painter) write(text string, size float32, bold bool, ink fyne.ThemeColorName, x, y float32) float32 {
	t := canvas.NewText(text, theme.Color(ink))
	t.TextSize, t.TextStyle.Bold = size, bold
	least := t.MinSize()
	p.place(t, box{x, y, least.Width, least.Height})
	return least.Width
}

func measure(text string, size float32, bold bool) fyne.Size {
	return fyne.MeasureText(text, size, fyne.TextStyle{Bold: bold})
}

// ground draws the ground of a place, with a dashed edge that is of the accent's color
// where what is typed is put.
func (p *painter) ground(key string, b box, marked bool) {
	r := canvas.NewRectangle(theme.Color(look.ColorArea))
	r.CornerRadius = 8
	p.place(r, b)
	ink, width := theme.Color(look.ColorEdge), float32(1)
	if marked {
		ink, width = theme.Color(theme.ColorNamePrimary), 2
	}
	p.dash(fmt.Sprint(key, marked, ink), ink, width, b)
}

// dash draws a dashed edge; the same one as before where that is so, since it takes a
// picture.
func (p *painter) dash(key string, ink color.Color, width float32, b box) {
	r := p.table.dashed[key]
	if r == nil {
		r = look.NewDashed(ink, 8, width)
		p.table.dashed[key] = r
	}
	p.place(r, b)
}

// area draws a place with its cards, and what it is called.
func (p *painter) area(at position.Place, b box) {
	marked := p.screen.marked.Is(at)
	p.ground(at.Letters(), b, marked)
	p.spots = append(p.spots, spot{at: fyne.NewPos(b.x, b.y), size: fyne.NewSize(b.w, b.h), place: at})
	cards := p.draft.At(at)
	inside := box{b.x + 6, b.y + 3, b.w - 12, b.h - 6}
	if at.Zone == position.InPlay && at.Area.Kind == position.Home && p.draft.Players[at.Side].Mane == nil {
		mane, _ := position.Usual(at.Side)
		used := p.ghost(mane, "unless named", inside)
		inside.x, inside.w = inside.x+used, inside.w-used
	}
	end := p.row(cards, inside)
	p.label(at.String(), at.Letters(), box{end, b.y, b.x + b.w - 8 - end, b.h - 4}, marked)
}

// label writes what a place is called at its foot, to the right, as far as there is
// room beside the cards.
func (p *painter) label(name, letters string, b box, marked bool) {
	ink := look.ColorQuiet
	if marked {
		ink = theme.ColorNameForeground
	}
	short := measure(letters, 10.5, true)
	right := b.x + b.w - short.Width - 4
	y := b.y + b.h - short.Height - 2
	if short.Width+8 > b.w {
		return
	}
	p.write(letters, 10.5, true, ink, right, y)
	if long := measure(name, 11, marked); long.Width+short.Width+20 < b.w {
		p.write(name, 11, marked, ink, right-long.Width-8, y-0.5)
	}
}

// ghost draws where a card is unless another is named, and gives the room it takes.
func (p *painter) ghost(name, says string, b box) float32 {
	size := fyne.NewSize(cardface.TileSize.Width*p.scale, min(b.h, cardface.TileSize.Height*p.scale))
	ink := theme.Color(look.ColorEdge)
	p.dash(fmt.Sprint("ghost", name, ink), ink, 1, box{b.x, b.y, size.Width, size.Height})
	y := b.y + size.Height*0.22
	title, _, _ := cutName(name)
	for _, line := range twoLines(title, 11, size.Width-8) {
		p.centered(line, 11, look.ColorQuiet, b.x, y, size.Width)
		y += 15
	}
	p.centered(says, 10, look.ColorQuiet, b.x, b.y+size.Height-18, size.Width)
	return size.Width + gap
}

func (p *painter) centered(text string, size float32, ink fyne.ThemeColorName, x, y, width float32) {
	p.write(text, size, false, ink, x+(width-measure(text, size, false).Width)/2, y)
}

// row draws cards beside each other, over each other where there is no room, and gives
// where they end.
func (p *painter) row(cards []*position.Card, b box) (end float32) {
	if len(cards) == 0 {
		return b.x
	}
	tiles, sizes := make([]cardface.Tile, len(cards)), make([]fyne.Size, len(cards))
	whole := float32(0)
	for i, c := range cards {
		tiles[i] = p.screen.tileOf(c)
		sizes[i] = tiles[i].Room(p.scale)
		if sizes[i].Height > b.h { // in a hand, where only the upper edge shows, wide enough for a name
			sizes[i] = fyne.NewSize(max(sizes[i].Width, (cardface.TileSize.Height+8)*p.scale), b.h)
		}
		whole += sizes[i].Width + gap
	}
	squeeze := float32(1)
	last := sizes[len(sizes)-1].Width
	if rest := whole - gap - last; whole-gap > b.w && rest > 0 {
		squeeze = max(0.12, (b.w-last)/rest)
	}
	x := b.x
	for i, c := range cards {
		p.tile(c, tiles[i], fyne.NewPos(x, b.y+(min(b.h, cardface.TileSize.Height*p.scale)-sizes[i].Height)/2), sizes[i])
		end = x + sizes[i].Width
		x += (sizes[i].Width + gap) * squeeze
	}
	return end
}

// tile draws a card; what is attached to it can be chosen by its strip.
func (p *painter) tile(c *position.Card, tile cardface.Tile, at fyne.Position, size fyne.Size) {
	p.objects = append(p.objects, tile.Draw(at, size, p.scale)...)
	p.spots = append(p.spots, spot{at: at, size: size, card: c, place: c.PlaceOf()})
	const strip = 16
	y := at.Y + size.Height - strip*p.scale*float32(len(tile.Attached))
	if tile.Strip != "" {
		y -= strip * p.scale
	}
	for _, attached := range p.draft.On(c) {
		p.spots = append(p.spots, spot{
			at: fyne.NewPos(at.X, y), size: fyne.NewSize(size.Width, strip*p.scale), card: attached,
		})
		if attached == p.screen.chosen {
			mark := canvas.NewRectangle(color.Transparent)
			mark.StrokeColor, mark.StrokeWidth = theme.Color(theme.ColorNamePrimary), 2
			p.place(mark, box{at.X, y, size.Width, strip * p.scale})
		}
		y += strip * p.scale
	}
}

// problems draws the areas between the players.
func (p *painter) problems(b box) {
	dilemmas := p.draft.DilemmaAreas()
	third := b.w * 0.15
	if len(dilemmas) > 0 {
		third = b.w * 0.24
	}
	if b.w < 600 {
		third = b.w * 0.2
	}
	first := (b.w - third - 2*gap) * 0.54
	second := b.w - third - 2*gap - first
	p.problem(position.Area{Of: position.Avery, Kind: position.Problem}, box{b.x, b.y, first, b.h})
	p.problem(position.Area{Of: position.Blake, Kind: position.Problem}, box{b.x + first + gap, b.y, second, b.h})
	rest := box{b.x + first + second + 2*gap, b.y, third, b.h}
	if len(dilemmas) == 0 {
		p.ground("Dilemma", rest, false)
		y := rest.y + rest.h/2 - 18
		for _, line := range []string{"A Dilemma makes", "an area of its own"} {
			p.centered(line, 10.5, look.ColorQuiet, rest.x, y, rest.w)
			y += 15
		}
		return
	}
	share := (rest.w - gap*float32(len(dilemmas)-1)) / float32(len(dilemmas))
	for i, a := range dilemmas {
		p.problem(a, box{rest.x + float32(i)*(share+gap), rest.y, share, rest.h})
	}
}

// problem draws an area with a Problem or Dilemma: Blake's cards above it, Avery's below.
func (p *painter) problem(a position.Area, b box) {
	near := position.Place{Zone: position.InPlay, Area: a, Side: position.Avery}
	far := position.Place{Zone: position.InPlay, Area: a, Side: position.Blake}
	p.ground(a.String(), b, false)
	half := (b.h - 94*p.scale) / 2
	for _, side := range []struct {
		at position.Place
		b  box
	}{{far, box{b.x, b.y, b.w, half}}, {near, box{b.x, b.y + b.h - half, b.w, half}}} {
		marked := p.screen.marked.Is(side.at)
		p.spots = append(p.spots, spot{
			at: fyne.NewPos(side.b.x, side.b.y), size: fyne.NewSize(side.b.w, side.b.h), place: side.at,
		})
		if marked {
			ink := theme.Color(theme.ColorNamePrimary)
			p.dash(fmt.Sprint("marked", side.at, ink), ink, 2, side.b)
		}
		name := side.at.Area.String()
		if side.at.Side != a.Of {
			name = side.at.Side.String() + "’s side"
		}
		end := p.row(p.draft.At(side.at), box{side.b.x + 6, side.b.y + 4, side.b.w - 12, side.b.h - 8})
		p.label(name, side.at.Letters(), box{end, side.b.y, side.b.x + side.b.w - 8 - end, side.b.h - 3}, marked)
	}
	p.problemCard(a, box{b.x + 6, b.y + half, b.w - 12, 94 * p.scale})
}

// problemCard draws a Problem or Dilemma: what it is called in the middle, and at each
// edge what that side needs.
func (p *painter) problemCard(a position.Area, b box) {
	c, caption := a.Dilemma, "Dilemma"
	name := ""
	if a.Kind == position.Problem {
		c, caption = p.draft.Players[a.Of].Problem, a.String()
		_, name = position.Usual(a.Of)
	}
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameBackground))
	ground.CornerRadius = 6
	ground.StrokeColor, ground.StrokeWidth = theme.Color(look.ColorEdge), 1
	if c != nil && c == p.screen.chosen {
		ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNamePrimary), 3
	}
	p.place(ground, b)
	var face *card.Face
	if c != nil {
		name, face = c.Name, p.screen.faceOf(c)
		p.spots = append(p.spots, spot{at: fyne.NewPos(b.x, b.y), size: fyne.NewSize(b.w, b.h), card: c})
	} else {
		caption += ", unless another is named"
		face = p.screen.faceNamed(name)
	}
	middle := b.y + b.h/2
	p.cut(name, 14, true, theme.ColorNameForeground, b.x+8, middle-18, b.w-48)
	p.cut(caption, 11, false, look.ColorQuiet, b.x+8, middle+1, b.w-16)
	if face != nil && face.Problem != nil {
		bonus := "⚑ " + strconv.Itoa(face.Problem.Bonus)
		p.write(bonus, 13, true, theme.ColorNameForeground, b.x+b.w-measure(bonus, 13, true).Width-8, middle-17)
		owner, opponent := face.Problem.Owner, face.Problem.Opponent
		if a.Of == position.Blake {
			owner, opponent = opponent, owner
		}
		p.cut("Blake needs "+needs(opponent), 11.5, false, theme.ColorNameForeground, b.x+8, b.y+5, b.w-16)
		p.cut("Avery needs "+needs(owner), 11.5, false, theme.ColorNameForeground, b.x+8, b.y+b.h-21, b.w-16)
	}
}

// needs words what confronting takes.
func needs(all []card.ConfrontRequirement) string {
	if len(all) == 0 {
		return "nothing"
	}
	text := ""
	for i, r := range all {
		if i > 0 {
			text += ", "
		}
		text += r.String()
	}
	return text
}

// cut writes a line that ends with dots where the room ends.
func (p *painter) cut(text string, size float32, bold bool, ink fyne.ThemeColorName, x, y, width float32) {
	for len(text) > 4 && measure(text, size, bold).Width > width {
		letters := []rune(text)
		text = string(letters[:len(letters)-2]) + "…"
	}
	p.write(text, size, bold, ink, x, y)
}

// pileNames are short names of the piles beside a home.
var pileNames = []struct {
	zone position.Zone
	name string
}{{position.Deck, "Draw deck"}, {position.Discard, "Discard"}, {position.ProblemDeck, "Problems"}, {position.Banished, "Banished"}}

// piles draws what lies beside a home.
func (p *painter) piles(side position.Side, b box) {
	w := pileWidth * p.scale
	for i, pile := range pileNames {
		at := position.Place{Zone: pile.zone, Side: side}
		slot := box{b.x + float32(i)*(w+gap), b.y, w, b.h}
		marked := p.screen.marked.Is(at)
		p.ground(at.Letters(), slot, marked)
		p.spots = append(p.spots, spot{
			at: fyne.NewPos(slot.x, slot.y), size: fyne.NewSize(slot.w, slot.h), place: at,
		})
		count := p.draft.Count(at)
		text := strconv.Itoa(count)
		if pile.zone == position.Deck {
			p.deckBack(slot, marked)
			text = "× " + strconv.Itoa(p.draft.DeckSize(side))
		}
		p.centered(text, 14, theme.ColorNameForeground, slot.x, slot.y+slot.h*0.3, w)
		if cards := p.draft.At(at); len(cards) > 0 {
			title, _, _ := cutName(cards[0].Name)
			p.cut(title, 10, false, theme.ColorNameForeground, slot.x+5, slot.y+slot.h*0.55, w-8)
		}
		p.centered(pile.name, 10.5, look.ColorQuiet, slot.x, slot.y+slot.h-20, w)
	}
}

// deckBack draws the back of the cards of a deck.
func (p *painter) deckBack(b box, marked bool) {
	if marked {
		return
	}
	back := canvas.NewRectangle(theme.Color(look.ColorPanel))
	back.CornerRadius = 6
	back.StrokeColor, back.StrokeWidth = theme.Color(look.ColorEdge), 1
	p.place(back, b)
}

// player draws what a player has besides cards: points and action tokens, each with a
// minus and a plus.
func (p *painter) player(side position.Side, b box) {
	player := p.draft.Players[side]
	home := fmt.Sprintf("%d at home", len(p.draft.At(homeOf(side))))
	if n := p.draft.Count(position.Place{Zone: position.Flipped, Side: side}); n > 0 {
		home += ", " + counted(n, "flipped card")
	}
	points := func(by int) func() {
		return func() { p.screen.score(side, by) }
	}
	tokens := func(by int) func() { return func() { p.screen.tokens(side, by) } }
	if !p.wide {
		x := b.x + 4
		p.write(side.String(), 15, true, theme.ColorNameForeground, x, b.y+4)
		x += b.w * 0.14
		x = p.counter(counted(player.Score, "point"), points, x, b.y) + b.w*0.04
		x = p.counter(counted(player.Tokens, "token"), tokens, x, b.y) + b.w*0.04
		if x+measure(home, 11, false).Width < b.x+b.w {
			p.write(home, 11, false, look.ColorQuiet, x, b.y+8)
		}
		return
	}
	name := side.String()
	if p.draft.Moment.Turn == side {
		name += " ★"
	}
	p.write(name, 16, true, theme.ColorNameForeground, b.x+2, b.y+2)
	p.counter(counted(player.Score, "point"), points, b.x+2, b.y+30)
	p.counter(counted(player.Tokens, "token"), tokens, b.x+2, b.y+64)
	p.write(home, 11.5, false, look.ColorQuiet, b.x+2, b.y+98)
	if p.draft.Moment.Turn == side {
		p.write("the turn player", 11.5, false, look.ColorQuiet, b.x+2, b.y+114)
	}
}

// buttonSize is that of a minus or plus.
const buttonSize = 28

// counter draws a number of something with a minus and a plus, and gives where it ends.
func (p *painter) counter(text string, by func(int) func(), x, y float32) float32 {
	const room = 62
	p.write(text, 13, true, theme.ColorNameForeground, x, y+5)
	x += max(room, measure(text, 13, true).Width+4)
	for _, button := range []struct {
		sign string
		by   int
	}{{"−", -1}, {"+", +1}} {
		r := canvas.NewRectangle(theme.Color(theme.ColorNameButton))
		r.CornerRadius = 6
		p.place(r, box{x, y, buttonSize, buttonSize})
		p.centered(button.sign, 15, theme.ColorNameForeground, x, y+4, buttonSize)
		p.spots = append(p.spots, spot{at: fyne.NewPos(x, y), size: fyne.NewSquareSize(buttonSize), do: by(button.by)})
		x += buttonSize + 4
	}
	return x
}

// heldCard draws the card that is dragged, above everything, and marks where it lands.
func (p *painter) heldCard() {
	if p.table.held.Name == "" {
		return
	}
	at := p.table.over
	for i := len(p.spots) - 1; i >= 0; i-- {
		if s := p.spots[i]; s.has(at) && s.card == nil && s.do == nil {
			r := canvas.NewRectangle(color.Transparent)
			r.CornerRadius, r.StrokeColor, r.StrokeWidth = 8, theme.Color(theme.ColorNamePrimary), 3
			p.place(r, box{s.at.X, s.at.Y, s.size.Width, s.size.Height})
			break
		}
	}
	size := p.table.held.Room(p.scale)
	p.objects = append(p.objects, p.table.held.Draw(at.SubtractXY(size.Width/2, size.Height/2), size, p.scale)...)
}
