package userfile

import (
	"bytes"
	"cmp"
	"math"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// IsPDF reports whether a file is a PDF, whatever its name.
func IsPDF(source []byte) bool {
	return bytes.Contains(source[:min(len(source), 1024)], []byte("%PDF-"))
}

// glyph is a letter or sign on a page. Lengths are in points.
type glyph struct {
	letter      rune
	left, right float64
	base        float64 // the height of its line, from the bottom
	size        float64
	bold        bool
	spaced      bool // a space follows
}

// pdfRow is a line of a page.
type pdfRow struct {
	text string
	base float64 // its height, from the bottom
	size float64 // of its largest letters
	bold bool    // all of it
}

// rowsOf brings the glyphs of a page into lines, from the top. What stands in
// the columns of a table is set apart by tabs.
func rowsOf(glyphs []glyph) []pdfRow {
	slices.SortStableFunc(glyphs, func(x, y glyph) int { return cmp.Compare(y.base, x.base) })
	var lines [][]glyph
	for start := 0; start < len(glyphs); {
		end := start + 1
		for end < len(glyphs) && glyphs[start].base-glyphs[end].base < max(1, glyphs[end].size)/3 {
			end++
		}
		line := glyphs[start:end]
		slices.SortStableFunc(line, func(x, y glyph) int { return cmp.Compare(x.left, y.left) })
		lines = append(lines, line)
		start = end
	}
	columns := columnsOf(lines)
	rows := make([]pdfRow, len(lines))
	for i, line := range lines {
		rows[i] = rowOf(line, columns)
		// A cell that has more lines than those beside it.
		if i > 0 && strings.Contains(rows[i-1].text, "\t") && !strings.Contains(rows[i].text, "\t") &&
			near(line[0].left, lines[i-1][0].left) && rows[i-1].base-rows[i].base < 1.5*rows[i].size &&
			line[len(line)-1].right < slices.Max(append(columns, 0)) {
			rows[i].text += "\t"
		}
	}
	return rows
}

// How far apart glyphs are that a space or a column stands between, and how far
// from the left the second column of a table begins at least, in sizes.
const (
	spaceGap    = 0.5
	columnGap   = 1.5
	firstColumn = 8
)

// near reports whether two places are the same but for the shapes of letters.
func near(x, y float64) bool { return math.Abs(x-y) < 2 }

// columnsOf finds where the columns of a page's tables begin, but for the
// first: where at least two lines go on after a gap.
func columnsOf(lines [][]glyph) []float64 {
	edge := math.Inf(1)
	for _, line := range lines {
		edge = min(edge, line[0].left)
	}
	count := map[float64]int{}
	for _, line := range lines {
		for i := 1; i < len(line); i++ {
			if g := line[i]; g.left-line[i-1].right > columnGap*g.size && g.left-edge > firstColumn*g.size {
				count[math.Round(g.left)]++
			}
		}
	}
	var columns []float64
	for left := range count {
		if count[left]+count[left-1]+count[left+1] > 1 {
			columns = append(columns, left)
		}
	}
	slices.Sort(columns)
	return columns
}

func rowOf(glyphs []glyph, columns []float64) pdfRow {
	row := pdfRow{base: glyphs[0].base, bold: true}
	var text strings.Builder
	for i, g := range glyphs {
		if i > 0 {
			before := glyphs[i-1]
			gap := (g.left - before.right) / max(1, g.size)
			// Where all letters are as wide, much room is before a period too.
			switch apart := before.spaced || gap > spaceGap && !strings.ContainsRune(".,;:!?)", g.letter); {
			case apart && slices.ContainsFunc(columns, func(left float64) bool { return near(left, g.left) }):
				text.WriteByte('\t')
			case apart:
				text.WriteByte(' ')
			}
		}
		text.WriteRune(g.letter)
		row.size = max(row.size, g.size)
		row.bold = row.bold && (g.bold || !unicode.IsLetter(g.letter))
	}
	row.text = text.String()
	return row
}

var digits = regexp.MustCompile(`\d+`)

// linesOfPages gives the text of pages: without what stands at the head or foot
// of most of them, with headings marked as such by their letters, and with a
// gap before lines that stand further apart than most.
func linesOfPages(pages [][]pdfRow) []Line {
	size, distance := commonSize(pages), commonDistance(pages)
	running := runningRows(pages)
	var lines []Line
	for p, rows := range pages {
		for i, row := range rows {
			line := Line{Text: row.text, At: Place{Page: p + 1, Line: i + 1}}
			line.Noise = running[runningKey(rows, i)]
			line.Heading = row.size > 1.1*size || row.bold
			line.Gap = i > 0 && rows[i-1].base-row.base > 1.25*distance
			lines = append(lines, line)
		}
	}
	return lines
}

// runningKey is a line as it runs through the pages: with any numbers. It is ""
// for a line that isn't at the head or foot of its page.
func runningKey(rows []pdfRow, i int) string {
	if i > 1 && i < len(rows)-2 {
		return ""
	}
	return digits.ReplaceAllString(rows[i].text, "#")
}

// runningRows finds the lines that more than a third of the pages have at their
// head or foot.
func runningRows(pages [][]pdfRow) map[string]bool {
	count := map[string]int{}
	for _, rows := range pages {
		for i := range rows {
			if key := runningKey(rows, i); key != "" {
				count[key]++
			}
		}
	}
	running := map[string]bool{}
	for key, n := range count {
		running[key] = n > 2 && n > len(pages)/3
	}
	return running
}

// commonSize is the size of most lines; commonDistance the distance of most
// from the one before.
func commonSize(pages [][]pdfRow) float64 {
	return common(pages, func(rows []pdfRow, i int) float64 { return rows[i].size })
}

func commonDistance(pages [][]pdfRow) float64 {
	return common(pages, func(rows []pdfRow, i int) float64 {
		if i == 0 {
			return 0
		}
		return rows[i-1].base - rows[i].base
	})
}

// common gives the value, to a tenth of a point, that most lines have which
// have one.
func common(pages [][]pdfRow, value func(rows []pdfRow, i int) float64) float64 {
	count := map[float64]int{}
	best := 0.0
	for _, rows := range pages {
		for i := range rows {
			v := math.Round(value(rows, i)*10) / 10
			if v <= 0 {
				continue
			}
			count[v]++
			if count[v] > count[best] || count[v] == count[best] && v < best {
				best = v
			}
		}
	}
	return best
}
