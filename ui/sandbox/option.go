package sandbox

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/look"
)

// Text of options: what it is, and the quiet line beneath.
const (
	optionSize = 13.5
	hintSize   = 12
)

// lineHeight is how high lines of a size of text stand on each other.
func lineHeight(size float32) float32 { return size * 1.36 }

// optionLook is how an option is drawn.
type optionLook struct {
	number string // the key that chooses it, on a disc; "" for none
	text   string
	hint   string
	brief  bool // what stands beneath takes two lines at most: there are many options
	first  bool // it is what comes to mind first: the accent is around it
	chosen bool // it is among those gathered
}

// newOption makes an option of a decision, to be pressed.
func newOption(o optionLook, press func()) *pressed {
	o.text = capitalized(o.text)
	left := float32(12)
	if o.number != "" {
		left = 40
	}
	lines := func(width float32) (text, hint []string) {
		text = look.SemiBold.Wrap(o.text, optionSize, width-left-14)
		if o.hint != "" {
			hint = look.Regular.Wrap(o.hint, hintSize, width-left-14)
		}
		if o.brief && len(hint) > 2 {
			rest := strings.Join(hint[1:], " ")
			hint = []string{hint[0], look.Regular.CutTo(rest, hintSize, width-left-14)}
		}
		return text, hint
	}
	height := func(width float32) float32 {
		text, hint := lines(width)
		return max(34, float32(len(text))*lineHeight(optionSize)+float32(len(hint))*lineHeight(hintSize)+12)
	}
	return newPressed(height, press, func(p *pressed, size fyne.Size) {
		ground, edge, stroke := theme.ColorNameButton, look.ColorOutline, float32(1)
		if p.hovered || o.chosen {
			ground = theme.ColorNameHover
		}
		if o.first || o.chosen {
			edge, stroke = theme.ColorNamePrimary, 1.5
		}
		if ground != theme.ColorNameButton { // which shows through
			p.box(theme.ColorNameButton, "", 0, 7, 0, 0, size.Width, size.Height)
		}
		p.box(ground, edge, stroke, 7, 0, 0, size.Width, size.Height)
		if o.number != "" {
			p.badge(o.number, 12, size.Height/2-10)
		}
		text, hint := lines(size.Width)
		y := (size.Height - float32(len(text))*lineHeight(optionSize) - float32(len(hint))*lineHeight(hintSize)) / 2
		for _, line := range text {
			p.line(line, look.SemiBold, optionSize, theme.ColorNameForeground, left, y)
			y += lineHeight(optionSize)
		}
		for _, line := range hint {
			p.line(line, look.Regular, hintSize, look.ColorQuiet, left, y)
			y += lineHeight(hintSize)
		}
	})
}

// badge draws a disc with a key's number.
func (d *sheet) badge(text string, x, y float32) {
	d.box(theme.ColorNamePrimary, "", 0, 10, x, y, 20, 20)
	d.middle(text, look.Heavy, 12, theme.ColorNameForegroundOnPrimary, x, y, 20, 20)
}

// newPass makes the button that passes.
func newPass(text string, press func()) *pressed {
	p := newPressed(fixed(40), press, func(p *pressed, size fyne.Size) {
		p.box(theme.ColorNamePrimary, "", 0, 7, 0, 0, size.Width, size.Height)
		if p.hovered {
			p.box(theme.ColorNameHover, "", 0, 7, 0, 0, size.Width, size.Height)
		}
		p.level(text, look.SemiBold, optionSize+0.5, theme.ColorNameForegroundOnPrimary, 12, 0, size.Height)
		taken := look.SemiBold.Measure(text, optionSize+0.5).Width + look.Regular.Measure("Space", 13).Width
		if size.Width >= taken+40 {
			p.key("Space", theme.ColorNameForegroundOnPrimary, size.Width-10, 0, size.Height)
		} // where both don't fit, what it does goes before its key
	})
	p.wish = look.SemiBold.Measure(text, optionSize+0.5).Width + 24
	return p
}

// smallChip is the size of a chip's text where it takes two lines.
const smallChip = 12

// newChip makes a small button with the sign of its key.
func newChip(text, key string, press func()) *pressed {
	p := newPressed(fixed(31), press, func(p *pressed, size fyne.Size) {
		p.box(theme.ColorNameButton, look.ColorOutline, 1, 7, 0, 0, size.Width, size.Height)
		if p.hovered {
			p.box(theme.ColorNameHover, "", 0, 7, 0, 0, size.Width, size.Height)
		}
		room := size.Width - 18
		if key != "" {
			room -= 28
			p.key(key, look.ColorQuiet, size.Width-8, 0, size.Height)
		}
		lines := []string{text}
		if look.Regular.Measure(text, 13).Width > room && size.Height >= 2*lineHeight(smallChip) {
			lines = look.Regular.Wrap(text, smallChip, room)
		}
		if len(lines) != 2 {
			cut := look.Regular
			if cut.Measure(text, 13).Width > room {
				cut, room = look.Condensed, room+8 // closer to the key, too
			}
			p.level(cut.CutTo(text, 13, room), cut, 13, theme.ColorNameForeground, 9, 0, size.Height)
			return
		}
		for i, line := range lines {
			h := size.Height / 2
			p.level(look.Regular.CutTo(line, smallChip, room), look.Regular, smallChip, theme.ColorNameForeground, 9,
				float32(i)*(h-3)+1.5, h)
		}
	})
	p.least = 90
	p.wish = look.Regular.Measure(text, 13).Width + 20
	return p
}

// newHead makes the heading of the panel: who decides, what, and by which rule.
func newHead(letter, text, rule string, follow func(address string)) *sheet {
	left := float32(0)
	if letter != "" {
		left = 32
	}
	right := look.Regular.Measure(rule, 13).Width + 6
	wrap := func(width float32) []string { return look.SemiBold.Wrap(text, 16, width-left-right) }
	height := func(width float32) float32 { return max(30, float32(len(wrap(width)))*lineHeight(16)+6) }
	return newSheet(160, height, func(d *sheet, size fyne.Size) {
		if letter != "" {
			d.disc(letter, 0, 4, 22)
		}
		y := float32(3)
		for _, line := range wrap(size.Width) {
			d.line(line, look.SemiBold, 16, theme.ColorNameForeground, left, y)
			y += lineHeight(16)
		}
		if rule != "" {
			d.line(rule, look.Regular, 13, theme.ColorNameHyperlink, size.Width-right+6, 6)
			d.spot(size.Width-right, 0, right, 30, func() { follow(look.Address("rule", rule)) })
		}
	})
}

// newCaption makes a quiet line that begins a part of the panel.
func newCaption(text string) *sheet {
	return newSheet(60, fixed(22), func(d *sheet, size fyne.Size) {
		d.line(look.Regular.CutTo(text, 12.5, size.Width), look.Regular, 12.5, look.ColorQuiet, 0, 3)
	})
}

// flush sets text that wraps below a heading: without the space that it keeps at its sides.
func flush(text fyne.CanvasObject) fyne.CanvasObject {
	return container.New(layout.NewCustomPaddedLayout(0, 0, -theme.InnerPadding(), -theme.InnerPadding()), text)
}

// keyOf is the key that chooses the option at a place; "" for none.
func keyOf(place int) string {
	if place >= 0 && place < 9 {
		return fmt.Sprint(place + 1)
	}
	return ""
}
