package cardface

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/card"
	"canterlaw/ui/look"
)

// DrawWide draws a card as a row of a list: a bar of its colors, its cost and its signs,
// what it is called with a line about it, what it needs and its power. Costs and powers
// stand below each other, so that a list can be compared at a glance; where the row is
// too narrow for its name, what it needs is left out.
func DrawWide(face *card.Face, about string, chosen bool, size fyne.Size) []fyne.CanvasObject {
	p := tilePen{Tile{Face: face, Chosen: chosen}, &pen{unit: 1, size: size}}
	p.ground(ground(p.Signs()))
	p.wideBar()
	middle := size.Height / 2
	x := float32(12)
	if face.Cost != nil {
		p.costRing(*face.Cost, x, middle-9, 18, 12.5)
	}
	x += 23
	for i, c := range p.Signs() {
		if i < 2 {
			p.disc(c, x, middle-9, 18)
			x += 20
		}
	}
	x += 5
	right := size.Width - 10
	if face.Power != nil {
		text := strconv.Itoa(*face.Power)
		width := look.Heavy.Measure(text, 20).Width
		p.middle(text, look.Heavy, 20, theme.Color(theme.ColorNameForeground), right-width, 0, width, size.Height)
		right -= width + 8
	}
	titleWidth := look.SemiBold.Measure(face.Title, 13.5).Width
	for _, chip := range slices.Backward(playChips(face)) {
		room := chip.Room(wideChips)
		if right-room.Width-4-titleWidth < x {
			break
		}
		right -= room.Width
		p.objects = append(p.objects, chip.Draw(fyne.NewPos(right, middle-room.Height/2), wideChips)...)
		right -= 5
	}
	p.fit(face.Title, look.SemiBold, 13.5, theme.Color(theme.ColorNameForeground), x, middle-19, right-x)
	p.fit(about, look.Regular, 11.5, theme.Color(look.ColorQuiet), x, middle+1, right-x)
	p.frame()
	return p.objects
}

// wideChips is how large chips are in a row.
const wideChips = 0.9

// wideBar draws the colors below each other along the row's left edge.
func (p *tilePen) wideBar() {
	colors := p.Signs()
	share := p.size.Height / float32(len(colors))
	for i, c := range colors {
		shade := canvas.NewRectangle(shades[c])
		if i == 0 {
			shade.TopLeftCornerRadius = tileCorner
		}
		if i == len(colors)-1 {
			shade.BottomLeftCornerRadius = tileCorner
		}
		p.place(shade, 0, share*float32(i), 5, share)
	}
}
