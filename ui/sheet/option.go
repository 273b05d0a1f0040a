package sheet

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/look"
)

// The size of an option's text, and of the quiet line beneath.
const (
	optionSize = 13.5
	HintSize   = 12
)

// LineHeight is how high lines of a size of text stand on each other.
func LineHeight(size float32) float32 { return size * 1.36 }

// Option is how an option is drawn.
type Option struct {
	Number string // the key that chooses it, on a disc; "" for none
	Text   string
	Hint   string
	Brief  bool // what stands beneath takes two lines at most: there are many options
	First  bool // it is what comes to mind first: the accent is around it
	Chosen bool // it is among those gathered
}

// NewOption makes an option of a decision, to be pressed.
func NewOption(o Option, press func()) *Pressed {
	left := float32(12)
	if o.Number != "" {
		left = 40
	}
	lines := func(width float32) (text, hint []string) {
		text = look.SemiBold.Wrap(o.Text, optionSize, width-left-14)
		if o.Hint != "" {
			hint = look.Regular.Wrap(o.Hint, HintSize, width-left-14)
		}
		if o.Brief && len(hint) > 2 {
			rest := strings.Join(hint[1:], " ")
			hint = []string{hint[0], look.Regular.CutTo(rest, HintSize, width-left-14)}
		}
		return text, hint
	}
	height := func(width float32) float32 {
		text, hint := lines(width)
		return max(34, float32(len(text))*LineHeight(optionSize)+float32(len(hint))*LineHeight(HintSize)+12)
	}
	return newPressed(height, press, func(p *Pressed, size fyne.Size) {
		ground, edge, stroke := theme.ColorNameButton, look.ColorOutline, float32(1)
		if p.hovered || o.Chosen {
			ground = theme.ColorNameHover
		}
		if o.First || o.Chosen {
			edge, stroke = theme.ColorNamePrimary, 1.5
		}
		if ground != theme.ColorNameButton { // which shows through
			p.Box(theme.ColorNameButton, "", 0, 7, 0, 0, size.Width, size.Height)
		}
		p.Box(ground, edge, stroke, 7, 0, 0, size.Width, size.Height)
		if o.Number != "" {
			p.badge(o.Number, 12, size.Height/2-10)
		}
		text, hint := lines(size.Width)
		y := (size.Height - float32(len(text))*LineHeight(optionSize) - float32(len(hint))*LineHeight(HintSize)) / 2
		for _, line := range text {
			p.Line(line, look.SemiBold, optionSize, theme.ColorNameForeground, left, y)
			y += LineHeight(optionSize)
		}
		for _, line := range hint {
			p.Line(line, look.Regular, HintSize, look.ColorQuiet, left, y)
			y += LineHeight(HintSize)
		}
	})
}

// badge draws a disc with a key's number.
func (d *Sheet) badge(text string, x, y float32) {
	d.Box(theme.ColorNamePrimary, "", 0, 10, x, y, 20, 20)
	d.Middle(text, look.Heavy, 12, theme.ColorNameForegroundOnPrimary, x, y, 20, 20)
}

// NewPass makes the button that passes.
func NewPass(text string, press func()) *Pressed {
	p := newPressed(Fixed(40), press, func(p *Pressed, size fyne.Size) {
		p.Box(theme.ColorNamePrimary, "", 0, 7, 0, 0, size.Width, size.Height)
		if p.hovered {
			p.Box(theme.ColorNameHover, "", 0, 7, 0, 0, size.Width, size.Height)
		}
		p.Level(text, look.SemiBold, optionSize+0.5, theme.ColorNameForegroundOnPrimary, 12, 0, size.Height)
		taken := look.SemiBold.Measure(text, optionSize+0.5).Width + look.Regular.Measure("Space", 13).Width
		if size.Width >= taken+40 {
			p.key("Space", theme.ColorNameForegroundOnPrimary, size.Width-10, 0, size.Height)
		} // where both don't fit, what it does goes before its key
	})
	p.Wish = look.SemiBold.Measure(text, optionSize+0.5).Width + 24
	return p
}

// smallChip is the size of a chip's text where it takes two lines.
const smallChip = 12

// NewChip makes a small button with the sign of its key.
func NewChip(text, key string, press func()) *Pressed {
	p := newPressed(Fixed(31), press, func(p *Pressed, size fyne.Size) {
		p.Box(theme.ColorNameButton, look.ColorOutline, 1, 7, 0, 0, size.Width, size.Height)
		if p.hovered {
			p.Box(theme.ColorNameHover, "", 0, 7, 0, 0, size.Width, size.Height)
		}
		room := size.Width - 18
		if key != "" {
			room -= 28
			p.key(key, look.ColorQuiet, size.Width-8, 0, size.Height)
		}
		lines := []string{text}
		if look.Regular.Measure(text, 13).Width > room && size.Height >= 2*LineHeight(smallChip) {
			lines = look.Regular.Wrap(text, smallChip, room)
		}
		if len(lines) != 2 {
			cut := look.Regular
			if cut.Measure(text, 13).Width > room {
				cut, room = look.Condensed, room+8 // closer to the key, too
			}
			p.Level(cut.CutTo(text, 13, room), cut, 13, theme.ColorNameForeground, 9, 0, size.Height)
			return
		}
		for i, line := range lines {
			h := size.Height / 2
			p.Level(look.Regular.CutTo(line, smallChip, room), look.Regular, smallChip, theme.ColorNameForeground, 9,
				float32(i)*(h-3)+1.5, h)
		}
	})
	p.least = 90
	p.Wish = look.Regular.Measure(text, 13).Width + 20
	return p
}

// NewHead makes the heading of the panel: who decides, what, and by which rule.
func NewHead(letter, text, rule string, follow func(address string)) *Sheet {
	left := float32(0)
	if letter != "" {
		left = 32
	}
	right := look.Regular.Measure(rule, 13).Width + 6
	wrap := func(width float32) []string { return look.SemiBold.Wrap(text, 16, width-left-right) }
	height := func(width float32) float32 { return max(30, float32(len(wrap(width)))*LineHeight(16)+6) }
	return New(160, height, func(d *Sheet, size fyne.Size) {
		if letter != "" {
			d.Disc(letter, 0, 4, 22)
		}
		y := float32(3)
		for _, line := range wrap(size.Width) {
			d.Line(line, look.SemiBold, 16, theme.ColorNameForeground, left, y)
			y += LineHeight(16)
		}
		if rule != "" {
			d.Line(rule, look.Regular, 13, theme.ColorNameHyperlink, size.Width-right+6, 6)
			d.Spot(size.Width-right, 0, right, 30, func() { follow(look.Address("rule", rule)) }, nil)
		}
	})
}

// NewCaption makes a quiet line that begins a part of the panel.
func NewCaption(text string) *Sheet {
	return New(60, Fixed(22), func(d *Sheet, size fyne.Size) {
		d.Line(look.Regular.CutTo(text, 12.5, size.Width), look.Regular, 12.5, look.ColorQuiet, 0, 3)
	})
}

// Flush sets text that wraps below a heading: without the space that it keeps at its sides.
func Flush(text fyne.CanvasObject) fyne.CanvasObject {
	return container.New(layout.NewCustomPaddedLayout(0, 0, -theme.InnerPadding(), -theme.InnerPadding()), text)
}

// KeyOf is the key that chooses the option at a place; "" for none.
func KeyOf(place int) string {
	if place >= 0 && place < 9 {
		return fmt.Sprint(place + 1)
	}
	return ""
}
