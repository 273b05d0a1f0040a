package cardface

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/card"
	"canterlaw/ui/look"
)

// Chip is what is drawn of one requirement: its color, how much is there of how much it
// needs, and whether that meets it.
type Chip struct {
	Needs card.ConfrontRequirement
	Have  int
	// Counts says that what is there is counted; else the chip only says what is needed.
	Counts bool
	Met    bool
}

// playChips are the chips of what playing a card requires.
func playChips(face *card.Face) []Chip {
	var chips []Chip
	for _, r := range face.PlayRequirements {
		chips = append(chips, Chip{Needs: card.ConfrontRequirement{Kind: card.OfColor, Color: r.Color, Power: r.Power}})
	}
	return chips
}

const (
	chipHeight float32 = 19
	chipDisc   float32 = 14
	chipEdge   float32 = 6
	chipGap    float32 = 4
	chipSign   float32 = 12 // ✓ or ✗
)

// word is what stands before the color, or in its place.
func (c Chip) word() string {
	switch c.Needs.Kind {
	case card.NotColor:
		return "not"
	case card.Wild:
		return "wild"
	case card.Unreadable:
		return "unreadable"
	}
	return ""
}

// hasDisc reports whether the requirement names a color.
func (c Chip) hasDisc() bool { return c.Needs.Kind == card.OfColor || c.Needs.Kind == card.NotColor }

func (c Chip) number() string {
	if c.Counts {
		return strconv.Itoa(c.Have) + "/" + strconv.Itoa(c.Needs.Power)
	}
	return strconv.Itoa(c.Needs.Power)
}

// Room is how much room the chip takes at a scale.
func (c Chip) Room(scale float32) fyne.Size {
	width := c.draw(&pen{unit: scale})
	return fyne.NewSize(width*scale, chipHeight*scale)
}

// Draw draws the chip at a place, at a scale.
func (c Chip) Draw(at fyne.Position, scale float32) []fyne.CanvasObject {
	edge, stroke := look.ColorEdge, scale
	if c.Counts {
		edge, stroke = c.ink(), 1.3*scale
	}
	ground, written := &pen{at: at, unit: scale}, &pen{at: at, unit: scale}
	width := c.draw(written)
	ground.plate(theme.Color(look.ColorPaper), theme.Color(edge), stroke, chipHeight/2, 0, 0, width, chipHeight)
	return append(ground.objects, written.objects...)
}

// ink is the color that tells whether the requirement is met.
func (c Chip) ink() fyne.ThemeColorName {
	if c.Met {
		return theme.ColorNameSuccess
	}
	return theme.ColorNameError
}

// draw draws what stands on the chip and gives how wide that makes it.
func (c Chip) draw(p *pen) (width float32) {
	x := chipEdge
	text := theme.Color(theme.ColorNameForeground)
	if word := c.word(); word != "" {
		x += p.left(word, look.Condensed, 11.5, text, x, chipHeight) + chipGap
	}
	if c.hasDisc() {
		if x == chipEdge {
			x -= 1
		}
		p.disc(c.Needs.Color, x, (chipHeight-chipDisc)/2, chipDisc)
		x += chipDisc + chipGap
	}
	x += p.left(c.number(), look.Heavy, 12.5, text, x, chipHeight)
	if c.Counts {
		sign := crossSign
		if c.Met {
			sign = checkSign
		}
		p.icon(sign, theme.Color(c.ink()), x+chipGap, (chipHeight-chipSign)/2, chipSign)
		x += chipGap + chipSign
	}
	return x + chipEdge
}

// left writes a line in the middle of a height and gives how wide it is.
func (p *pen) left(text string, cut look.Cut, size float32, ink color.Color, x, height float32) (width float32) {
	t := cut.Line(text, size*p.unit, ink)
	room := t.MinSize()
	p.place(t, x, (height-room.Height/p.unit)/2, room.Width/p.unit, room.Height/p.unit)
	return room.Width / p.unit
}
