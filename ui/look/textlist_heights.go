package look

import (
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// To find out how high a row is, its text has to be wrapped, which for a thousand rows takes
// a noticeable while. So only rows in view, and those near them, are measured; how high the
// others are is guessed from the length of their texts, until they come near.

// lookedAround is how many rows before one in view, and after it, are measured with it: more
// than a turn of the wheel brings into view.
const lookedAround = 12

// Scrolled is where a page or list is scrolled to.
type Scrolled struct {
	Row   int     // of a list: the uppermost in view
	Below float32 // how far the view's upper edge is below the row's, or the page's
}

// place is where a list is to be scrolled to: so far below a row's upper edge.
type place struct {
	row   int
	below float32
	isSet bool // else it stays where it is
}

// gap is how far rows stand apart.
func (t *TextList) gap() float32 { return t.list.Theme().Size(theme.SizeNamePadding) }

// place is where the list is scrolled to; not set at its top.
func (t *TextList) place() place {
	offset, gap, top := t.list.GetScrollOffset(), t.gap(), float32(0)
	for i, height := range t.set {
		if offset < top+height+gap {
			return place{i, offset - top, offset > 0}
		}
		top += height + gap
	}
	return place{}
}

// top is how far below the list's upper edge a row begins.
func (t *TextList) top(i int) float32 {
	gap, top := t.gap(), float32(0)
	for _, height := range t.set[:i] {
		top += height + gap
	}
	return top
}

// settle gives the list the heights of its rows as they are known, after those in view have
// been measured, and scrolls it to a place.
func (t *TextList) settle(at place) {
	if !at.isSet || at.row >= len(t.rows) {
		t.apply()
		at = t.place()
	}
	shown := t.list.Size().Height
	t.know(at.row, -1, max(0, -at.below))
	t.know(at.row, +1, max(0, at.below)+shown)
	t.apply()
	if at.isSet {
		t.list.ScrollToOffset(max(0, t.top(at.row)+at.below))
	}
}

// apply gives the list the heights of all rows, as they are known or guessed.
func (t *TextList) apply() {
	before := len(t.set)
	t.set = append(t.set[:min(before, len(t.rows))], make([]float32, max(0, len(t.rows)-before))...)
	t.list.quietly(func() {
		for i, row := range t.rows {
			height, known := t.heights[row.measured()]
			switch {
			case row.Object != nil: // which may change its height
				height = t.heightOf(row)
			case !known:
				height = t.guess(row)
			}
			if i >= before || t.set[i] != height {
				t.set[i] = height
				t.list.SetItemHeight(i, height)
			}
		}
	})
	t.list.Refresh()
	if hasRoom := t.top(len(t.rows)) <= t.list.Size().Height; hasRoom && t.list.GetScrollOffset() != 0 {
		t.list.ScrollToTop() // of which the toolkit may not have told the list
	}
}

// know measures rows from one on, up (-1) or down (+1), until they are as high together as
// is asked for, and a few more; it reports whether any was not known.
func (t *TextList) know(from, by int, height float32) (isNew bool) {
	for more := 0; from >= 0 && from < len(t.rows) && more < lookedAround; from += by {
		row := t.rows[from]
		known, is := t.heights[row.measured()]
		switch {
		case row.Object != nil:
			known = t.heightOf(row)
		case !is:
			known, isNew = t.heightOf(row), true
			t.heights[row.measured()] = known
		}
		if height -= known + t.gap(); height < 0 {
			more++
		}
	}
	return isNew
}

// lookAround measures the rows around one that comes into view. The list takes their heights
// over before it is drawn next, with what is in view where it is.
func (t *TextList) lookAround(i int) {
	if t.filling || t.width == 0 {
		return
	}
	t.filling = true
	defer func() { t.filling = false }()
	before, after := t.know(i, -1, 0), t.know(i, +1, 0)
	if before || after {
		fyne.Do(func() {
			if !t.filling {
				t.settle(t.place())
			}
		})
	}
}

// keptHeights is how many heights of rows that are gone are kept at most, beside as many
// as there are rows twice: stepping and typing bring rows back.
const keptHeights = 1000

// forgetHeights forgets the heights of rows that are gone, with their texts.
func (t *TextList) forgetHeights() {
	known := t.heights
	t.heights = map[TextRow]float32{}
	for _, row := range t.rows {
		if height, ok := known[row.measured()]; ok {
			t.heights[row.measured()] = height
		}
	}
}

// guess is about how high a row of text is: its letters are as wide as most.
func (t *TextList) guess(row TextRow) float32 {
	if t.plain == 0 {
		t.plain = t.heightOf(TextRow{Markdown: "0"})
	}
	size := t.list.Theme().Size(theme.SizeNameText)
	if t.size != "" {
		size = t.list.Theme().Size(t.size)
	}
	width := t.width
	if t.most > 0 {
		width = min(width, t.most)
	}
	width -= t.indentOf(row) + row.labelWidth() + row.rightWidth() + 2*theme.InnerPadding()
	lines := 0
	for paragraph := range strings.SplitSeq(row.Markdown, "\n") {
		letters := float64(len(withoutAddresses(paragraph))) * 0.52 * float64(size)
		if paragraph != "" {
			lines += max(1, int(math.Ceil(letters/float64(max(width, size)))))
		}
	}
	return t.plain + float32(max(0, lines-1))*size*1.42
}

// withoutAddresses is Markdown without the addresses of its links.
func withoutAddresses(markdown string) string {
	before, rest, isLink := strings.Cut(markdown, "](")
	if !isLink {
		return markdown
	}
	_, after, _ := strings.Cut(rest, ")")
	return before + withoutAddresses(after)
}
