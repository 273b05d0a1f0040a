package setup

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/ui/look"
)

// drawn is a part of the panel that is drawn piece by piece, anew whenever its size or
// the theme changes.
type drawn struct {
	widget.BaseWidget
	least fyne.Size
	draw  func(p *pen)
}

func newDrawn(least fyne.Size, draw func(p *pen)) *drawn {
	d := &drawn{least: least, draw: draw}
	d.ExtendBaseWidget(d)
	return d
}

// CreateRenderer implements fyne.Widget.
func (d *drawn) CreateRenderer() fyne.WidgetRenderer {
	r := &drawnRenderer{drawn: d}
	r.redraw()
	return r
}

type drawnRenderer struct {
	drawn   *drawn
	objects []fyne.CanvasObject
	size    fyne.Size // that they are drawn for
}

func (r *drawnRenderer) redraw() {
	r.size = r.drawn.Size()
	p := &pen{size: r.size}
	r.drawn.draw(p)
	r.objects = p.objects
}

// Layout implements fyne.WidgetRenderer.
func (r *drawnRenderer) Layout(size fyne.Size) {
	if size != r.size {
		r.redraw()
	}
}

// MinSize implements fyne.WidgetRenderer.
func (r *drawnRenderer) MinSize() fyne.Size { return r.drawn.least }

// Refresh implements fyne.WidgetRenderer.
func (r *drawnRenderer) Refresh() {
	r.redraw()
	canvas.Refresh(r.drawn)
}

// Objects implements fyne.WidgetRenderer.
func (r *drawnRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer.
func (r *drawnRenderer) Destroy() {}

// pen draws such a part.
type pen struct {
	size    fyne.Size
	objects []fyne.CanvasObject
}

// left writes a line that begins at x, in the middle of the height, and gives where it
// ends.
func (p *pen) left(text string, cut look.Cut, size float32, ink fyne.ThemeColorName, x float32) (end float32) {
	return p.write(cut.Line(text, size, theme.Color(ink)), x)
}

// right writes a line that ends at x.
func (p *pen) right(text string, cut look.Cut, size float32, ink fyne.ThemeColorName, x float32) (begin float32) {
	begin = x - cut.Measure(text, size).Width
	p.write(cut.Line(text, size, theme.Color(ink)), begin)
	return begin
}

// middle writes a line in the middle.
func (p *pen) middle(text string, cut look.Cut, size float32, ink fyne.ThemeColorName) {
	p.left(text, cut, size, ink, (p.size.Width-cut.Measure(text, size).Width)/2)
}

// disc draws a player's disc in the middle: the first player's filled, the other's an
// outline.
func (p *pen) disc(letter string, filled bool) {
	const size = 20
	ink := theme.ColorNameForeground
	c := &canvas.Circle{StrokeColor: theme.Color(ink), StrokeWidth: 2, FillColor: color.Transparent}
	if filled {
		c.FillColor, ink = theme.Color(ink), theme.ColorNameBackground
	}
	c.Move(fyne.NewPos((p.size.Width-size)/2, (p.size.Height-size)/2))
	c.Resize(fyne.NewSquareSize(size))
	p.objects = append(p.objects, c)
	p.middle(letter, look.Heavy, 11, ink)
}

// mono writes a line that ends at x, as lines of positions are written.
func (p *pen) mono(text string, size float32, ink fyne.ThemeColorName, x float32) {
	t := canvas.NewText(text, theme.Color(ink))
	t.TextSize, t.TextStyle.Monospace = size, true
	p.write(t, x-t.MinSize().Width)
}

func (p *pen) write(t *canvas.Text, x float32) (end float32) {
	room := t.MinSize()
	t.Move(fyne.NewPos(x, (p.size.Height-room.Height)/2))
	t.Resize(room)
	p.objects = append(p.objects, t)
	return x + room.Width
}

// key draws the key that does the same, with its left edge at x.
func (p *pen) key(name string, x float32) (end float32) {
	const high = 17
	width := keyWidth(name)
	cap := &canvas.Rectangle{
		FillColor: color.Transparent, StrokeColor: theme.Color(theme.ColorNameInputBorder),
		StrokeWidth: 1, CornerRadius: 4,
	}
	cap.Move(fyne.NewPos(x, (p.size.Height-high)/2))
	cap.Resize(fyne.NewSize(width, high))
	p.objects = append(p.objects, cap)
	p.left(name, look.SemiBold, keySize, look.ColorQuiet, x+(width-look.SemiBold.Measure(name, keySize).Width)/2)
	return x + width
}

const keySize = 10.5

// keyWidth is how wide a key is drawn.
func keyWidth(name string) float32 {
	return max(17, look.SemiBold.Measure(name, keySize).Width+10)
}

// newChip is a choice with the key that does the same; a check says that it is chosen.
func newChip(text, key string, chosen bool, tapped func()) *look.Choice {
	const size = 12.5
	chip := look.NewEdgedChoice(newDrawn(fyne.NewSize(90, look.TapHigh()-2), func(p *pen) {
		x, right, cut := float32(10), p.size.Width-8, look.Regular
		if key != "" {
			right -= keyWidth(key)
			p.key(key, right)
		}
		if chosen {
			x = p.left("✓", look.SemiBold, 13, theme.ColorNamePrimary, x) + 5
			cut = look.SemiBold
		}
		if room := right - 4 - x; cut.Measure(text, size).Width > room { // the whole word, if narrower
			if cut = look.Condensed; chosen {
				cut = look.CondensedBold
			}
		}
		p.left(cut.CutTo(text, size, right-4-x), cut, size, theme.ColorNameForeground, x)
	}), tapped)
	chip.Choose(chosen)
	return chip
}

// newExample is something to begin with: what it is, and how that is typed or named.
func newExample(kind, typed string, mono bool, tapped func()) *look.Choice {
	return look.NewChoiceOf(newDrawn(fyne.NewSize(200, 34), func(p *pen) {
		p.left(kind, look.SemiBold, 12.5, theme.ColorNameForeground, 12)
		if mono {
			p.mono(typed, 12, theme.ColorNameHyperlink, p.size.Width-12)
		} else {
			p.right(typed, look.Regular, 12, look.ColorQuiet, p.size.Width-12)
		}
	}), tapped)
}

// newKeys says in a row what keys do, as far as there is room: each key, then the words
// for it.
func newKeys(words ...string) fyne.CanvasObject {
	return newDrawn(fyne.NewSize(200, 22), func(p *pen) {
		x := float32(0)
		for i := 0; i+1 < len(words); i += 2 {
			if i > 0 && x+keyWidth(words[i])+6+look.Regular.Measure(words[i+1], 12).Width > p.size.Width {
				return
			}
			x = p.key(words[i], x) + 6
			x = p.left(look.Regular.CutTo(words[i+1], 12, p.size.Width-x), look.Regular, 12, look.ColorQuiet, x) + 12
		}
	})
}

// newLabel is the caption above a part of the panel.
func newLabel(text string) fyne.CanvasObject {
	return newDrawn(fyne.NewSize(90, 24), func(p *pen) {
		p.left(look.Regular.CutTo(text, 12.5, p.size.Width-4), look.Regular, 12.5, look.ColorQuiet, 0)
	})
}

// newRule is a line between parts of the panel.
func newRule() fyne.CanvasObject {
	return newDrawn(fyne.NewSize(10, 13), func(p *pen) {
		line := canvas.NewRectangle(theme.Color(theme.ColorNameSeparator))
		line.Move(fyne.NewPos(0, 6))
		line.Resize(fyne.NewSize(p.size.Width, 1))
		p.objects = append(p.objects, line)
	})
}
