package report

import (
	"strings"

	"codeberg.org/go-pdf/fpdf"
)

// Color is red, green and blue.
type Color [3]uint8

// The colors of documents, which are read on paper.
var (
	Black  = Color{34, 28, 51}
	Quiet  = Color{90, 82, 112}
	Violet = Color{95, 56, 163}
	Line0  = Color{200, 196, 210}
	White  = Color{255, 255, 255}
	amber  = Color{255, 243, 214}
)

// Style is a cut and size of the font.
type Style struct {
	Bold, Italic, Narrow bool
	Size                 float64 // in points
}

// Height is how high a line of it is, in millimetres.
func (s Style) Height() float64 { return s.Size * 1.36 * millimetres }

// millimetres are those of a point.
const millimetres = 25.4 / 72

// Pen draws in a PDF, in millimetres from the upper left corner of the page.
type Pen struct{ pdf *fpdf.Fpdf }

func (p *Pen) set(s Style) {
	family, style := "sans", ""
	if s.Narrow {
		family = "narrow"
	}
	if s.Bold {
		style = "B"
	} else if s.Italic && !s.Narrow {
		style = "I"
	}
	p.pdf.SetFont(family, style, s.Size)
}

// Width is how wide a line of text is.
func (p *Pen) Width(text string, s Style) float64 {
	p.set(s)
	return p.pdf.GetStringWidth(drawn(text))
}

// Text writes a line from its upper left corner.
func (p *Pen) Text(text string, s Style, ink Color, x, y float64) {
	p.set(s)
	p.pdf.SetTextColor(int(ink[0]), int(ink[1]), int(ink[2]))
	p.pdf.Text(x, y+s.Height()*0.76, drawn(text))
}

// TextIn writes a line cut to a width, at its left end.
func (p *Pen) TextIn(text string, s Style, ink Color, x, y, width float64) {
	p.Text(p.CutTo(text, s, width), s, ink, x, y)
}

// TextRight writes a line that ends at x.
func (p *Pen) TextRight(text string, s Style, ink Color, x, y float64) {
	p.Text(text, s, ink, x-p.Width(text, s), y)
}

// CutTo gives as much of a text as a width has room for, ending with dots where that
// isn't all.
func (p *Pen) CutTo(text string, s Style, width float64) string {
	if p.Width(text, s) <= width {
		return text
	}
	letters := []rune(text)
	for len(letters) > 1 {
		letters = letters[:len(letters)-1]
		if cut := strings.TrimRight(string(letters), " ") + "…"; p.Width(cut, s) <= width {
			return cut
		}
	}
	return "…"
}

// Wrap breaks text into lines at its words; a word that is wider than a line is broken.
func (p *Pen) Wrap(text string, s Style, width float64) []string {
	p.set(s)
	space := p.pdf.GetStringWidth(" ")
	var lines []string
	used := 0.0
	for _, word := range strings.Fields(drawn(text)) {
		for _, part := range p.broken(word, width) {
			wide := p.pdf.GetStringWidth(part)
			if last := len(lines) - 1; last >= 0 && used+space+wide <= width {
				lines[last] += " " + part
				used += space + wide
				continue
			}
			lines, used = append(lines, part), wide
		}
	}
	return lines
}

// broken gives a word in parts that a line has room for.
func (p *Pen) broken(word string, width float64) []string {
	if p.pdf.GetStringWidth(word) <= width {
		return []string{word}
	}
	var parts []string
	part := ""
	for _, letter := range word {
		if part != "" && p.pdf.GetStringWidth(part+string(letter)) > width {
			parts, part = append(parts, part), ""
		}
		part += string(letter)
	}
	return append(parts, part)
}

// Box fills a rectangle and draws its edge; nil for none of either.
func (p *Pen) Box(x, y, w, h, corner float64, fill, edge *Color) {
	style := ""
	if fill != nil {
		p.pdf.SetFillColor(int(fill[0]), int(fill[1]), int(fill[2]))
		style += "F"
	}
	if edge != nil {
		p.pdf.SetDrawColor(int(edge[0]), int(edge[1]), int(edge[2]))
		p.pdf.SetLineWidth(0.25)
		style += "D"
	}
	switch {
	case style == "":
	case corner > 0:
		p.pdf.RoundedRect(x, y, w, h, corner, "1234", style)
	default:
		p.pdf.Rect(x, y, w, h, style)
	}
}

// drawn is text as the font has it: letters beyond the first plane, which it lacks, as boxes.
func drawn(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\t' || r == '\n' || r == '\r':
			return ' '
		case r < ' ' || r == 0xFE0F: // asks for a sign in color
			return -1
		case r > 0xFFFF:
			return '□'
		}
		return r
	}, text)
}
