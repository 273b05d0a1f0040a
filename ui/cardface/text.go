package cardface

import (
	"strings"

	"fyne.io/fyne/v2"
)

// font is how a piece of text is drawn.
type font struct {
	size  float32 // in units of the canvas
	style fyne.TextStyle
}

var (
	bold   = fyne.TextStyle{Bold: true}
	italic = fyne.TextStyle{Italic: true}
	code   = fyne.TextStyle{Monospace: true}
)

func (f font) measure(text string) fyne.Size { return fyne.MeasureText(text, f.size, f.style) }

// lineHeight is how far a line stands below the one before.
func (f font) lineHeight() float32 { return f.measure("M").Height * 1.08 }

// wrap breaks a paragraph into lines no wider than a width, as far indented as
// it is. A word that is wider by itself is broken.
func (f font) wrap(paragraph string, width float32) (lines []string) {
	text := strings.TrimLeft(paragraph, " ")
	indent := paragraph[:len(paragraph)-len(text)]
	line := ""
	for _, word := range strings.Fields(text) {
		switch longer := strings.TrimLeft(line+" "+word, " "); {
		case f.measure(indent+longer).Width <= width:
			line = longer
			continue
		case line != "":
			lines = append(lines, indent+line)
		}
		for f.measure(indent+word).Width > width {
			n := f.fitting(indent, word, width)
			lines = append(lines, indent+word[:n])
			word = word[n:]
		}
		line = word
	}
	return append(lines, indent+line)
}

// fitting is how many bytes of a word fit a width, its first letter in any case.
func (f font) fitting(indent, word string, width float32) int {
	n := 0
	for i := range word {
		if i > 0 && f.measure(indent+word[:i]).Width > width {
			break
		}
		n = i
	}
	if n == 0 {
		return len(word)
	}
	return n
}

// line is a line of set text, and how far its top is below that of the text.
type line struct {
	text       string
	top        float32
	understood int // so many bytes of it
}

// set wraps paragraphs and puts their lines below each other, with a gap between
// paragraphs; it gives how high they are. Of each paragraph so many letters are understood,
// all of them if that isn't said.
func (f font) set(paragraphs []string, understood []int, width, gap float32) (lines []line, height float32) {
	for i, paragraph := range paragraphs {
		if i > 0 {
			height += gap
		}
		left := len(paragraph)
		if i < len(understood) {
			left = understood[i]
		}
		for _, text := range f.wrap(paragraph, width) {
			lines = append(lines, line{text, height, bytesOf(left, text)})
			left = max(0, left-letters(text))
			height += f.lineHeight()
		}
	}
	return lines, height
}

// bytesOf gives how many bytes of a text its first letters take, with the spaces behind them.
func bytesOf(n int, text string) int {
	for at, r := range text {
		if r == ' ' {
			continue
		}
		if n--; n < 0 {
			return at
		}
	}
	return len(text)
}
