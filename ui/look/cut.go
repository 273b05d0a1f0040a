package look

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"canterlaw/font"
)

// Cut is a cut of the font for text that is drawn at a place, such as on cards: a file of
// its own, or a style of the theme's, whose file is not read again.
type Cut struct {
	source fyne.Resource // nil for the style's
	style  fyne.TextStyle
}

// The cuts. The condensed ones are for the table, where cards are narrow: Heavy is that
// of numbers there, Noto Sans Condensed Bold.
var (
	Regular       = Cut{}
	SemiBold      = Cut{style: fyne.TextStyle{Bold: true}}
	Condensed     = Cut{source: fyne.NewStaticResource("NotoSans-Condensed.ttf", font.Condensed)}
	CondensedBold = Cut{source: fyne.NewStaticResource("NotoSans-CondensedSemiBold.ttf", font.CondensedSemiBold)}
	Heavy         = Cut{source: fyne.NewStaticResource("NotoSans-CondensedBold.ttf", font.CondensedBold)}
)

// Line gives a line of text in the cut.
func (c Cut) Line(text string, size float32, ink color.Color) *canvas.Text {
	t := canvas.NewText(text, ink)
	t.TextSize = size
	c.set(t)
	return t
}

// set draws a text in the cut.
func (c Cut) set(t *canvas.Text) { t.FontSource, t.TextStyle = c.source, c.style }

// Measure gives how much room a line of text takes.
func (c Cut) Measure(text string, size float32) fyne.Size {
	room, _ := fyne.CurrentApp().Driver().RenderedTextSize(text, size, c.style, c.source)
	return room
}

// CutTo gives as much of a text as a width has room for, ending with dots where that
// isn't all.
func (c Cut) CutTo(text string, size, width float32) string {
	if c.Measure(text, size).Width <= width {
		return text
	}
	letters := []rune(text)
	for len(letters) > 1 {
		letters = letters[:len(letters)-1]
		if cut := string(letters) + "…"; c.Measure(cut, size).Width <= width {
			return cut
		}
	}
	return "…"
}

// Wrap breaks a text into lines at its words; one that is too wide has a line of its
// own.
func (c Cut) Wrap(text string, size, width float32) (lines []string) {
	return wrapWords(text, func(line string) bool { return c.Measure(line, size).Width <= width })
}

func wrapWords(text string, fits func(line string) bool) (lines []string) {
	for _, word := range strings.Fields(text) {
		last := len(lines) - 1
		if last >= 0 && fits(lines[last]+" "+word) {
			lines[last] += " " + word
			continue
		}
		lines = append(lines, word)
	}
	return lines
}
