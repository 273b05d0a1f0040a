package look

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"
)

// TextRow is a row of a TextList.
type TextRow struct {
	// Label stands before the text, such as a rule's number, so that the texts of
	// all rows are in line; "" for none.
	Label    string
	Markdown string
	Indent   int // steps from the left edge
	// Object stands in the row instead of text, if there is one: a page's head
	// or foot, which scrolls with the list.
	Object fyne.CanvasObject
}

// indentStep is how far a step of a row's indent goes.
const indentStep float32 = 18

// labelWidth is the room for a label.
const labelWidth float32 = 84

// TextList is a list of Markdown texts, each wrapped and as high as it needs.
// Only the rows in view have widgets, so it stays fast where one long text
// would not. With the focus, the arrow keys choose a row and Enter or Space
// opens it.
type TextList struct {
	// Content is what stands in the window.
	Content fyne.CanvasObject

	rows   []TextRow
	follow func(address string)
	list   *keyedList
	width  float32 // that the heights were measured for
	// heights are those of rows of text that have been shown.
	heights map[TextRow]float32
	// measured is the text by which rows are measured: one for all, and without
	// links, since the toolkit keeps what it makes of each text and link.
	measured *Text
	// tight takes away so much of each row's padding above, and below.
	tight float32
	most  float32 // how wide a row's text is at most; 0: no limit
}

// NewTextList makes a list; an opened row calls open with its place among the
// rows, a tapped link calls follow with its address.
func NewTextList(rows []TextRow, open func(i int), follow func(address string)) *TextList {
	t := &TextList{rows: rows, follow: follow, list: newKeyedList(), measured: newText(leading)}
	t.list.Length = func() int { return len(t.rows) }
	t.list.CreateItem = func() fyne.CanvasObject {
		return container.New(&indent{up: t.tight, most: t.most}, NewMarkdown("0", follow), NewMarkdown("0", follow), container.NewStack())
	}
	t.list.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) { t.fill(o.(*fyne.Container), i) }
	t.list.OnSelected = func(i widget.ListItemID) {
		t.list.Unselect(i)
		open(i)
	}
	t.Content = container.New(layout.NewCustomPaddedLayout(0, 0, pageMargin, 0), container.New(textListLayout{t}, t.list))
	return t
}

// NewReadingList makes a list of texts to read, no wider than is good for that.
func NewReadingList(rows []TextRow, open func(i int), follow func(address string)) *TextList {
	t := NewTextList(rows, open, follow)
	t.most, t.list.HideSeparators = ReadingWidth, true
	return t
}

// NewTightList makes a list of lines that belong together, close to each other
// and without separators, of which only the links can be tapped.
func NewTightList(follow func(address string)) *TextList {
	t := NewTextList(nil, func(int) {}, follow)
	t.tight, t.list.HideSeparators = 6, true
	return t
}

// NewOpenedList is NewTightList with rows that can be opened.
func NewOpenedList(open func(i int), follow func(address string)) *TextList {
	t := NewTextList(nil, open, follow)
	t.tight, t.list.HideSeparators = 6, true
	return t
}

// SetRows replaces the rows. Those that stay as they are aren't measured again.
func (t *TextList) SetRows(rows []TextRow) {
	before := t.rows
	t.rows = rows
	t.list.quietly(func() {
		for i := range rows {
			if t.width > 0 && (i >= len(before) || rows[i] != before[i]) {
				t.measureRow(i)
			}
		}
	})
	t.list.Refresh()
}

// Focusable is what gets the focus for the arrow keys to choose a row.
func (t *TextList) Focusable() fyne.Focusable { return t.list }

// ScrollToTop brings the first row into view, from which the arrow keys go on.
func (t *TextList) ScrollToTop() {
	t.list.Highlight(0)
	t.list.ScrollToOffset(0)
}

// ScrollToBottom brings the last row into view.
func (t *TextList) ScrollToBottom() { t.list.ScrollToOffset(math.MaxFloat32) }

// Turn scrolls by so many screenfuls, less a line or two.
func (t *TextList) Turn(screens float32) {
	t.list.ScrollToOffset(t.list.GetScrollOffset() + screens*0.9*t.list.Size().Height)
}

func (t *TextList) fill(item *fyne.Container, i int) {
	if t.list.quiet {
		return
	}
	row, within := t.rows[i], item.Layout.(*indent)
	if !within.filled || within.row != row {
		label, rich, holder := item.Objects[0].(*Text), item.Objects[1].(*Text), item.Objects[2].(*fyne.Container)
		label.Segments, rich.Segments, holder.Objects = markdown(row.Label, t.follow), markdown(row.Markdown, t.follow), nil
		if row.Object != nil {
			holder.Objects = []fyne.CanvasObject{row.Object}
		}
		within.filled, within.row = true, row
	}
	item.Refresh()
}

// measure finds the height of every row at a width.
func (t *TextList) measure(width float32) {
	if width == t.width {
		return
	}
	t.width, t.heights = width, map[TextRow]float32{}
	t.list.quietly(func() {
		for i := range t.rows {
			t.measureRow(i)
		}
	})
	t.list.Refresh()
}

func (t *TextList) measureRow(i int) {
	row := t.rows[i]
	height, known := t.heights[row]
	if !known {
		height = t.heightOf(row)
		if row.Object == nil { // which may change its height
			t.heights[row] = height
		}
	}
	t.list.SetItemHeight(i, height)
}

// heightOf is how high a row is at the list's width.
func (t *TextList) heightOf(row TextRow) float32 {
	if row.Object != nil {
		fit(row.Object, t.width-row.indent()-row.labelWidth())
		return row.Object.MinSize().Height - 2*t.tight
	}
	width := t.width
	if t.most > 0 {
		width = min(width, t.most)
	}
	t.measured.Segments = asWords(markdown(row.Markdown, t.follow))
	before := t.measured.Size()
	t.measured.Resize(fyne.NewSize(width-row.indent()-row.labelWidth(), 0))
	if t.measured.Size() == before { // else it has been laid out anew
		t.measured.Refresh()
	}
	return t.measured.MinSize().Height - 2*t.tight
}

func (r TextRow) indent() float32 { return indentStep * float32(r.Indent) }

func (r TextRow) labelWidth() float32 {
	if r.Label == "" {
		return 0
	}
	return labelWidth
}

type textListLayout struct{ list *TextList }

// Layout implements fyne.Layout.
func (l textListLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	l.list.measure(size.Width)
	l.list.list.Resize(size)
}

// MinSize implements fyne.Layout.
func (l textListLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(160, 60) }

// indent lays out a row: its label, behind it its text, and over all of the row
// what stands instead of them; away from the left edge, and up over the row's
// padding.
type indent struct {
	row    TextRow // that stands there
	filled bool    // whether one does
	up     float32
	most   float32 // how wide the text is at most, from the left edge; 0: no limit
}

// Layout implements fyne.Layout.
func (n *indent) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	label, text, object := objects[0], objects[1], objects[2]
	by, labelWidth := n.row.indent(), n.row.labelWidth()
	size = size.AddWidthHeight(-by, 2*n.up)
	object.Move(fyne.NewPos(by, -n.up))
	object.Resize(size)
	if n.most > 0 {
		size.Width = min(size.Width, n.most-by)
	}
	label.Move(fyne.NewPos(by, -n.up))
	label.Resize(fyne.NewSize(labelWidth, size.Height))
	text.Move(fyne.NewPos(by+labelWidth, -n.up))
	text.Resize(size.SubtractWidthHeight(labelWidth, 0))
}

// MinSize implements fyne.Layout.
func (n *indent) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[1].MinSize().AddWidthHeight(n.row.indent()+n.row.labelWidth(), -2*n.up)
}

// keyedList is a list in which Enter opens a row as Space does; keys that mean
// nothing to it are the window's.
type keyedList struct {
	widget.List
	quiet bool // while it isn't drawn anew
}

func newKeyedList() *keyedList {
	l := &keyedList{}
	l.ExtendBaseWidget(l)
	return l
}

// quietly has the list not drawn anew meanwhile, as the toolkit draws all that
// is in view for each height that is set.
func (l *keyedList) quietly(do func()) {
	l.quiet = true
	defer func() { l.quiet = false }()
	do()
}

// CreateRenderer implements fyne.Widget.
func (l *keyedList) CreateRenderer() fyne.WidgetRenderer {
	return &keyedListRenderer{l.List.CreateRenderer(), l}
}

type keyedListRenderer struct {
	fyne.WidgetRenderer
	list *keyedList
}

// Refresh implements fyne.WidgetRenderer.
func (r *keyedListRenderer) Refresh() {
	if !r.list.quiet {
		r.WidgetRenderer.Refresh()
	}
}

// TypedKey implements fyne.Focusable.
func (l *keyedList) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		l.List.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	case fyne.KeyUp, fyne.KeyDown, fyne.KeySpace:
		l.List.TypedKey(e)
	default:
		HandToWindow(l, e)
	}
}
