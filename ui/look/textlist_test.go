package look

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// invented gives rows such as a trail has: of one line and of several, with
// links, labels, indents, and an object.
func invented(count int, word string) []TextRow {
	rows := make([]TextRow, count)
	for i := range rows {
		text := fmt.Sprintf("[Avery](player:0) %s **%d** of [Fluttershy](card:CN%d) ", word, i, i%7)
		rows[i] = TextRow{Markdown: text + strings.Repeat("and on it goes ", i*5%23) + "([514.4](rule:514.4))",
			Indent: i % 4}
		switch {
		case i%9 == 0:
			rows[i].Label = fmt.Sprint(i)
		case i%31 == 0:
			rows[i] = TextRow{Object: NewHeading(text)}
		}
	}
	return rows
}

// openList opens a window of a size with a list.
func openList(t testing.TB, list *TextList, size fyne.Size) {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(Theme(SystemColors))
	w := test.NewTempWindow(t, list.Content)
	w.SetPadded(false)
	w.Resize(size)
}

// BenchmarkSetRows shows other rows in a list that stands in a window, as every
// step in the sandbox does.
func BenchmarkSetRows(b *testing.B) {
	for _, count := range []int{30, 300} {
		b.Run(fmt.Sprint(count), func(b *testing.B) {
			list := NewTightList(func(string) {})
			openList(b, list, fyne.NewSize(500, 600))
			i := 0
			for b.Loop() {
				i++
				list.SetRows(invented(count, fmt.Sprint("step", i)))
			}
		})
	}
}

// TestRowsAreAsHighAsTheirTexts: as a text of its own is at the row's width, when
// the list opens, when rows are replaced, and at another width.
func TestRowsAreAsHighAsTheirTexts(t *testing.T) {
	list := NewTightList(func(string) {})
	openList(t, list, fyne.NewSize(500, 600))
	check := func(when string) {
		t.Helper()
		for i := range list.rows { // as somebody does who scrolls through all of them
			list.ScrollIntoView(i)
		}
		heights := map[float32]bool{}
		for i, row := range list.rows {
			o := row.Object
			if o == nil {
				o = NewMarkdown(row.Markdown, func(string) {})
			}
			fit(o, list.width-list.indentOf(row)-row.labelWidth())
			want := o.MinSize().Height - 2*list.tight
			if got := list.heightOf(row); got != want {
				t.Errorf("%s, row %d is %v high, want %v: %s", when, i, got, want, row.Markdown)
			}
			heights[want] = true
		}
		if len(list.rows) > 0 && len(heights) < 4 {
			t.Errorf("%s, only rows of %d heights were measured", when, len(heights))
		}
		total := -listGap
		for _, row := range list.rows {
			total += list.heightOf(row) + listGap
		}
		if got := contentHeight(list); got != max(0, total) {
			t.Errorf("%s, the list is %v high, want %v", when, got, total)
		}
	}
	list.SetRows(invented(60, "flips"))
	check("opened")
	list.SetRows(append(invented(40, "flips"), append(invented(30, "readies"), difficult...)...))
	check("with other rows")
	list.SetRows(invented(20, "readies"))
	check("with fewer rows")
	list.SetRows(nil)
	check("with none")
	list.SetRows(append(invented(40, "flips"), difficult...))
	for width := range 12 {
		list.Content.Resize(fyne.NewSize(float32(200+37*width), 600))
		check("at another width")
	}
}

// TestOnlyRowsNearTheViewAreMeasured, however long the list is, wherever it is scrolled to;
// what is in view stays where it is when others come near.
func TestOnlyRowsNearTheViewAreMeasured(t *testing.T) {
	list := NewTextList(nil, func(int) {}, func(string) {})
	openList(t, list, fyne.NewSize(500, 600))
	rows := invented(3000, "readies")
	list.SetRows(rows)
	if got := len(list.heights); got < 10 || got > 80 {
		t.Errorf("%d of %d rows are measured where a screenful is in view", got, len(rows))
	}
	list.ScrollToBottom()
	offset := list.list.GetScrollOffset()
	if end := contentHeight(list) - list.list.Size().Height; offset < end-1 {
		t.Errorf("scrolled to %v, not to the end at %v", offset, end)
	}
	list.ScrollIntoView(1500)
	if top := list.top(1500) - list.list.GetScrollOffset(); top < 0 || top > 600 {
		t.Errorf("a row brought into view is %v below the upper edge", top)
	}
	at := list.Scrolled()
	list.know(at.Row, -1, 9000)
	list.settle(list.place())
	if now := list.Scrolled(); now.Row != at.Row || now.Below-at.Below > 0.1 || at.Below-now.Below > 0.1 {
		t.Errorf("after rows above were measured, %+v is in view, not %+v", now, at)
	}
	list.Content.Resize(fyne.NewSize(300, 600))
	if now := list.Scrolled(); now.Row != at.Row {
		t.Errorf("at another width row %d is in view, not %d", now.Row, at.Row)
	}
	if got := len(list.heights); got > 300 {
		t.Errorf("%d of %d rows are measured", got, len(rows))
	}
}

// TestTextsThatAreGoneAreForgotten, however many there have been, and those that stay are
// as high as before.
func TestTextsThatAreGoneAreForgotten(t *testing.T) {
	list := NewTightList(func(string) {})
	openList(t, list, fyne.NewSize(500, 600))
	rows := make([]TextRow, 90)
	for i := range 40 {
		for j := range rows {
			rows[j] = TextRow{Markdown: fmt.Sprintf("text %d", i*len(rows)+j)}
		}
		list.SetRows(append([]TextRow{{Markdown: "one that stays"}}, rows...))
		if most := keptHeights + 3*(len(rows)+1); len(list.heights) > most {
			t.Fatalf("the heights of %d texts are kept, want at most %d", len(list.heights), most)
		}
		if _, known := list.heights[list.rows[0].measured()]; !known {
			t.Fatalf("the height of %q, which is shown, is forgotten", list.rows[0].Markdown)
		}
	}
}

// difficult are rows whose lines break in, before and after links, and those of
// several paragraphs.
var difficult = []TextRow{
	{Markdown: ""},
	{Markdown: "[a link as long as several lines, " + strings.Repeat("which is seldom so ", 9) + "](rule:1)"},
	{Markdown: strings.Repeat("[link](rule:1) ", 30)},
	{Markdown: strings.Repeat("word ", 11) + "**bold [and a link](rule:1)** *with* `code` and more", Label: "12"},
	{Markdown: "A list:\n\n- of [one](rule:1)\n- and of " + strings.Repeat("many words ", 12) + "\n\nand what follows.",
		Indent: 2},
	{Markdown: "# A title\n\nand a paragraph ([514.4c](rule:514.4c), [708](rule:708)).\n\n> and [a " +
		"quotation](rule:1) of " + strings.Repeat("many words ", 9)},
}

// listGap is how far the rows of a list stand apart.
const listGap float32 = 4

// contentHeight is how high all rows of a list are together: how far it scrolls,
// and what is in view then.
func contentHeight(list *TextList) float32 {
	var height float32
	for _, o := range test.WidgetRenderer(list.list).Objects() {
		height = max(height, test.WidgetRenderer(o.(fyne.Widget)).Objects()[0].MinSize().Height)
	}
	return height
}

// TestRowsOfASideListHaveRoomForTheirTexts: links are wrapped as if they were larger, what
// is marked is bold, what comes later has no links.
func TestRowsOfASideListHaveRoomForTheirTexts(t *testing.T) {
	list := NewSideList(nil, func(string) {})
	openList(t, list, fyne.NewSize(300, 600))
	rows := invented(60, "step")
	for i := range rows {
		if rows[i].Object == nil {
			rows[i].Right, rows[i].Marked, rows[i].Faint = "[514.4c](rule:514.4c)", i == 20, i > 20
		}
	}
	list.SetRows(rows)
	for i, row := range rows {
		if row.Object != nil {
			continue
		}
		text := newText(leading, list.segments(row)...)
		fit(text, list.width-list.indentOf(row)-row.labelWidth()-row.rightWidth())
		need, has := text.MinSize().Height-2*list.tight, list.heightOf(row)
		if has != need {
			t.Errorf("row %d is %v high and needs %v: %s", i, has, need, row.Markdown)
		}
	}
}

// A list whose rows all have room shows them from the first on, however it was scrolled while it was longer or lower.
func TestRowsThatHaveRoomAreShown(t *testing.T) {
	for _, low := range []float32{0, 10, 40, 600} {
		for _, few := range []int{1, 2, 4} {
			list := NewTightList(func(string) {})
			openList(t, list, fyne.NewSize(500, 600))
			list.SetRows(invented(100, "long"))
			list.ScrollToBottom()
			for _, height := range []float32{low, 600} {
				list.Content.Resize(fyne.NewSize(500, height))
				list.SetRows(invented(few, "short"))
				list.ScrollToBottom()
			}
			list.SetRows(invented(100, "long"))
			list.ScrollToBottom()
			list.Content.Hide()
			list.SetRows(invented(few, "short"))
			list.ScrollToBottom()
			list.Content.Show()
			if at := list.list.GetScrollOffset(); at != 0 {
				t.Errorf("%d rows in a list that was %v high are scrolled by %v", few, low, at)
			}
		}
	}
}
