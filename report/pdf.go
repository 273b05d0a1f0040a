package report

import (
	"bytes"
	"fmt"
	"io"
	"strings"

	"codeberg.org/go-pdf/fpdf"

	"canterlaw/font"
)

// The page, A4 held upright, in millimetres.
const (
	pageWidth, pageHeight = 210.0, 297.0
	margin                = 18.0
	textWidth             = pageWidth - 2*margin
	ruleWidth             = 17.0 // at the right of lines
	indent                = 4.5
	gap                   = 6.0 // between columns, and pictures beside each other
)

// The styles of text.
var (
	titleStyle   = Style{Bold: true, Size: 19}
	underStyle   = Style{Size: 9.5}
	headingStyle = Style{Bold: true, Size: 13}
	textStyle    = Style{Size: 10.5}
	lineStyle    = Style{Size: 9.5}
	codeStyle    = Style{Size: 8.5}
	footStyle    = Style{Size: 8}
)

// page is the PDF being written, and how far down it is.
type page struct {
	Pen
	y float64
}

// PDF writes the document as a PDF of A4 pages. It is an error if it can't be written, or a
// picture in it is none.
func (d *Document) PDF(out io.Writer) error {
	pdf := fpdf.New("P", "mm", "A4", "")
	for _, cut := range []struct {
		family, style string
		file          []byte
	}{{"sans", "", font.Regular}, {"sans", "B", font.SemiBold}, {"sans", "I", font.Italic},
		{"narrow", "", font.Condensed}, {"narrow", "B", font.CondensedSemiBold}} {
		pdf.AddUTF8FontFromBytes(cut.family, cut.style, bytes.Clone(cut.file))
	}
	pdf.SetTitle(d.Title, true)
	pdf.SetCreator("Canterlaw", true)
	pdf.SetLang("en")
	pdf.SetCatalogSort(true)
	pdf.SetCreationDate(d.Made)
	pdf.SetModificationDate(d.Made)
	pdf.SetMargins(margin, margin, margin)
	pdf.SetAutoPageBreak(false, margin)
	p := &page{Pen: Pen{pdf}}
	pdf.AliasNbPages("{pages}")
	pdf.SetFooterFunc(func() {
		foot := fmt.Sprintf("%d / {pages}", pdf.PageNo())
		p.TextIn(oneLine(d.Title), footStyle, Quiet, margin, pageHeight-13, textWidth-30)
		p.Text(foot, footStyle, Quiet, pageWidth-margin-9, pageHeight-13)
	})
	p.next()
	p.wrapped(d.Title, titleStyle, Black, 0)
	if d.Under != "" {
		p.y += 1
		p.wrapped(d.Under, underStyle, Quiet, 0)
	}
	for i, b := range d.Blocks {
		p.y += 3
		if _, isHeading := b.(Heading); isHeading && i+1 < len(d.Blocks) {
			if pictures, under := d.Blocks[i+1].(Pictures); under {
				_, height, _ := pictures.size(p)
				p.room(height + 3*headingStyle.Height()) // so that it stands above them
			}
		}
		b.pdf(p)
	}
	if err := pdf.Output(out); err != nil {
		return fmt.Errorf("writing a PDF: %w", err)
	}
	return nil
}

func (p *page) next() {
	p.pdf.AddPage()
	p.y = margin
}

// room begins another page where this one has less left.
func (p *page) room(height float64) {
	if p.y+height > pageHeight-margin && p.y > margin {
		p.next()
	}
}

// codeIndent is how far a space at the start of a line moves it to the right, in millimetres.
const codeIndent = 1.6

// wrapped writes text in lines.
func (p *page) wrapped(text string, s Style, ink Color, left float64) {
	for _, line := range p.Wrap(text, s, textWidth-left) {
		p.room(s.Height())
		p.Text(line, s, ink, margin+left, p.y)
		p.y += s.Height()
	}
}

func (h Heading) pdf(p *page) {
	p.room(25) // so that it doesn't stand alone
	p.y += 2
	p.wrapped(string(h), headingStyle, Black, 0)
}

func (t Text) pdf(p *page) {
	left := 0.0
	if t.Lead != "" {
		left = 24
		p.room(2 * textStyle.Height())
		bold := textStyle
		bold.Bold = true
		p.TextIn(t.Lead, bold, Black, margin, p.y, left-2)
	}
	for i, paragraph := range paragraphs(t.Says) {
		if i > 0 {
			p.y += 1.5
		}
		p.wrapped(paragraph, textStyle, Black, left)
	}
	if t.Rules != "" {
		p.wrapped(t.Rules, underStyle, Violet, left)
	}
}

func (lines Lines) pdf(p *page) {
	for i := range lines {
		l := &lines[i]
		p.room(p.heightOf(l, textWidth))
		p.y += p.line(l, margin, textWidth)
	}
}

// maxDepth is how deep lines are indented at most.
const maxDepth = 8

// heightOf is how high a line is in a width.
func (p *page) heightOf(l *Line, width float64) float64 {
	return float64(len(p.Wrap(l.Text, l.style(), l.textWidth(width))))*lineStyle.Height() + 0.6
}

func (l *Line) style() Style {
	s := lineStyle
	s.Bold = l.Bold
	return s
}

func (l *Line) textWidth(width float64) float64 {
	return width - float64(min(l.Depth, maxDepth))*indent - ruleWidth
}

// line writes a line with its rule at the right, and gives how high it is.
func (p *page) line(l *Line, x, width float64) float64 {
	s, height := l.style(), p.heightOf(l, width)
	if l.Differs {
		ground := amber
		p.Box(x-1, p.y-0.2, width+2, height-0.2, 0.8, &ground, nil)
	}
	y := p.y
	for _, text := range p.Wrap(l.Text, s, l.textWidth(width)) {
		p.Text(text, s, Black, x+float64(min(l.Depth, maxDepth))*indent, y)
		y += lineStyle.Height()
	}
	p.TextRight(l.Rule, lineStyle, Violet, x+width, p.y)
	return height
}

func (c Columns) pdf(p *page) {
	width := (textWidth - gap) / 2
	x := [2]float64{margin, margin + width + gap}
	head := textStyle
	head.Bold = true
	p.room(20)
	highest := 0.0
	for i, text := range c.Heads {
		y := p.y
		for _, line := range p.Wrap(text, head, width) {
			p.Text(line, head, Black, x[i], y)
			y += head.Height()
		}
		highest = max(highest, y-p.y)
	}
	p.y += highest + 1
	for _, r := range c.Rows {
		height := 0.0
		for _, l := range []*Line{r.Left, r.Right} {
			if l != nil {
				height = max(height, p.heightOf(l, width))
			}
		}
		p.room(height)
		for i, l := range []*Line{r.Left, r.Right} {
			if l != nil {
				p.line(l, x[i], width)
			}
		}
		p.y += height
	}
}

func (all Pictures) pdf(p *page) {
	if len(all) == 0 {
		return
	}
	width, height, title := all.size(p)
	p.room(height)
	for i, picture := range all {
		x := margin + float64(i)*(width+gap)
		bold := textStyle
		bold.Bold = true
		p.TextIn(picture.Title, bold, Black, x, p.y, width)
		picture.Draws.Draw(&p.Pen, x, p.y+title, width)
	}
	p.y += height
}

// size is how wide each picture is, how high they are with their titles, and how high a title.
func (all Pictures) size(p *page) (width, height, title float64) {
	n := float64(len(all))
	width = (textWidth - (n-1)*gap) / n
	for _, picture := range all {
		height = max(height, picture.Draws.Height(&p.Pen, width))
		if picture.Title != "" {
			title = textStyle.Height() + 1
		}
	}
	return width, title + height, title
}

func (c Code) pdf(p *page) {
	for line := range strings.SplitSeq(strings.TrimRight(string(c), "\n"), "\n") {
		text := strings.TrimLeft(line, " ")
		p.wrapped(text, codeStyle, Quiet, float64(len(line)-len(text))*codeIndent)
	}
}
