package look

import (
	"math"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// TextRow is a row of a TextList.
type TextRow struct {
	// Label stands before the text, such as a rule's number, so that the texts of
	// all rows are in line; "" for none.
	Label    string
	Markdown string
	// Right stands at the right end, such as a line's rule, as Markdown; "" for nothing.
	Right  string
	Indent int // steps from the left edge
	// Marked says that it is the present one of the rows; Faint that it comes after that;
	// Quiet that it matters less than the others.
	Marked, Faint, Quiet bool
	// Object stands in the row instead of text, if there is one: a page's head
	// or foot, which scrolls with the list.
	Object fyne.CanvasObject
}

// indentStep is how far a step of a row's indent goes, in a panel sideStep.
const (
	indentStep float32 = 18
	sideStep   float32 = 12
)

// labelWidth is the room for a label, rightWidth for what stands at the right end.
const (
	labelWidth float32 = 84
	rightWidth float32 = 56

	// sideLeft and sideRight keep a panel's rows from its edges, so that their texts stand
	// below its headings, whose edge they don't have.
	sideLeft, sideRight float32 = 7, 8
)

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
	width  float32 // of the rows that are measured
	// heights are those of rows of text that have been in view, or near it.
	heights map[TextRow]float32
	// set are the heights that the list has been given, of other rows guessed.
	set     []float32
	filling bool    // while a row is filled
	plain   float32 // how high a row of one line is; 0 while that isn't known
	// measured is the text by which rows are measured: one for all, and without
	// links, since the toolkit keeps what it makes of each text and link.
	measured *Text
	// tight takes away so much of each row's padding above, and below.
	tight float32
	most  float32 // how wide a row's text is at most; 0: no limit
	// size is the theme's name for the size of the text; "" for that of texts to read.
	size fyne.ThemeSizeName
	step float32 // of a row's indent
}

// NewTextList makes a list; an opened row calls open with its place among the
// rows, a tapped link calls follow with its address.
func NewTextList(rows []TextRow, open func(i int), follow func(address string)) *TextList {
	t := &TextList{rows: rows, follow: follow, list: newKeyedList(), measured: newText(leading), step: indentStep}
	t.list.Length = func() int { return len(t.rows) }
	t.list.CreateItem = func() fyne.CanvasObject {
		ground, bar := NewGround(""), NewGround("")
		ground.CornerRadius, bar.CornerRadius = 4, 1
		return container.New(&indent{list: t, up: t.tight, most: t.most}, ground, bar, NewMarkdown("0", follow),
			NewMarkdown("0", follow),
			container.NewStack(), NewMarkdown("0", follow))
	}
	t.list.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) { t.fill(o.(*fyne.Container), i) }
	t.list.OnSelected = func(i widget.ListItemID) {
		t.list.Unselect(i)
		open(i)
	}
	t.Content = container.New(layout.NewCustomPaddedLayout(0, 0, pageMargin, 0),
		container.New(textListLayout{t}, t.list))
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

// NewSideList is NewTightList in the smaller letters of a panel, with rows that can be
// opened; open may be nil.
func NewSideList(open func(i int), follow func(address string)) *TextList {
	if open == nil {
		open = func(int) {}
	}
	t := NewTextList(nil, open, follow)
	t.tight, t.list.HideSeparators, t.size, t.step = 6, true, theme.SizeNameCaptionText, sideStep
	t.Content = container.New(layout.NewCustomPaddedLayout(0, 0, sideLeft, sideRight),
		container.New(textListLayout{t}, t.list))
	return t
}

// SetRows replaces the rows.
func (t *TextList) SetRows(rows []TextRow) {
	t.rows = rows
	if len(t.heights) > keptHeights+2*len(rows) {
		t.forgetHeights()
	}
	if t.width > 0 {
		t.settle(place{})
	}
}

// Rows are the rows as they were set.
func (t *TextList) Rows() []TextRow { return t.rows }

// Focusable is what gets the focus for the arrow keys to choose a row.
func (t *TextList) Focusable() fyne.Focusable { return t.list }

// ScrollToTop brings the first row into view, from which the arrow keys go on.
func (t *TextList) ScrollToTop() {
	t.list.Highlight(0)
	t.list.ScrollToOffset(0)
}

// ScrollToBottom brings the last row into view.
func (t *TextList) ScrollToBottom() {
	t.know(len(t.rows)-1, -1, t.list.Size().Height)
	t.apply()
	t.list.ScrollToOffset(math.MaxFloat32)
}

// Scrolled is where the list is scrolled to.
func (t *TextList) Scrolled() Scrolled {
	at := t.place()
	return Scrolled{at.row, at.below}
}

// ScrollBack brings the list to where it was scrolled to, whatever width it has now.
func (t *TextList) ScrollBack(to Scrolled) { t.settle(place{to.Row, to.Below, true}) }

// ScrollIntoView brings a row into view, with what comes after it below.
func (t *TextList) ScrollIntoView(i int) {
	shown := t.list.Size().Height
	t.know(i, -1, shown)
	t.know(i, +1, shown)
	t.apply()
	top := t.top(i)
	if bottom := top + t.set[i]; top < t.list.GetScrollOffset() || bottom > t.list.GetScrollOffset()+shown {
		t.settle(place{i, t.set[i] - shown*0.6, true})
	}
}

// Turn scrolls by so many screenfuls, less a line or two.
func (t *TextList) Turn(screens float32) {
	t.list.ScrollToOffset(t.list.GetScrollOffset() + screens*0.9*t.list.Size().Height)
}

func (t *TextList) fill(item *fyne.Container, i int) {
	if t.list.quiet {
		return
	}
	t.lookAround(i)
	row, within := t.rows[i], item.Layout.(*indent)
	if !within.filled || within.row != row {
		ground, bar := item.Objects[0].(*Ground), item.Objects[1].(*Ground)
		ground.Color, ground.Stroke, bar.Color = "", "", ""
		if row.Marked {
			ground.Color, ground.Stroke, bar.Color = ColorChosen, ColorChosenEdge, theme.ColorNamePrimary
		}
		label, rich, holder, right := item.Objects[2].(*Text), item.Objects[3].(*Text),
			item.Objects[4].(*fyne.Container), item.Objects[5].(*Text)
		label.Segments, rich.Segments, holder.Objects = markdown(row.Label, t.follow), t.segments(row), nil
		right.Segments, right.Wrapping = t.inSize(markdown(row.Right, t.follow), row), fyne.TextWrapOff
		if row.Object != nil {
			holder.Objects = []fyne.CanvasObject{row.Object}
		}
		within.filled, within.row = true, row
		right.Refresh()
		within.Layout(item.Objects, item.Size())
	}
	item.Refresh()
}

// heightOf is how high a row is at the list's width.
func (t *TextList) heightOf(row TextRow) float32 {
	if row.Object != nil {
		fit(row.Object, t.width-t.indentOf(row)-row.labelWidth())
		return row.Object.MinSize().Height - 2*t.tight
	}
	width := t.width
	if t.most > 0 {
		width = min(width, t.most)
	}
	t.measured.Segments = asWords(t.segments(row))
	if t.size != "" { // at which links are drawn, but the toolkit wraps them as if they were larger
		t.measured.most = fyne.MeasureText("0", t.list.Theme().Size(t.size), fyne.TextStyle{}).Height
	}
	before := t.measured.Size()
	t.measured.Resize(fyne.NewSize(width-t.indentOf(row)-row.labelWidth()-row.rightWidth(), 0))
	if t.measured.Size() == before { // else it has been laid out anew
		t.measured.Refresh()
	}
	return t.measured.MinSize().Height - 2*t.tight
}

// measured is the row as far as its height goes: what has links is wrapped otherwise than
// what has none.
func (r TextRow) measured() TextRow {
	r.Quiet, r.Faint = false, r.Faint && strings.Contains(r.Markdown, "](")
	return r
}

// segments are a row's text.
func (t *TextList) segments(row TextRow) []widget.RichTextSegment {
	return t.inSize(markdown(row.Markdown, t.follow), row)
}

// inSize writes segments in the list's size and as the row is: what is marked is bold, what
// comes later quiet, without links.
func (t *TextList) inSize(segments []widget.RichTextSegment, row TextRow) []widget.RichTextSegment {
	if row.Faint {
		segments = asWords(segments)
	}
	for _, s := range segments {
		switch s := s.(type) {
		case *widget.TextSegment:
			if t.size != "" {
				s.Style.SizeName = t.size
			}
			if row.Faint || row.Quiet {
				s.Style.ColorName = ColorQuiet
			}
			s.Style.TextStyle.Bold = s.Style.TextStyle.Bold || row.Marked
		case *widget.HyperlinkSegment:
			s.SizeName = t.size
			s.TextStyle.Bold = s.TextStyle.Bold || row.Marked
		case *widget.ParagraphSegment:
			t.inSize(s.Texts, row)
		case *widget.ListSegment:
			t.inSize(s.Items, row)
		}
	}
	return segments
}

func (r TextRow) rightWidth() float32 {
	if r.Right == "" {
		return 0
	}
	return rightWidth
}

func (t *TextList) indentOf(r TextRow) float32 { return t.step * float32(r.Indent) }

func (r TextRow) labelWidth() float32 {
	if r.Label == "" {
		return 0
	}
	return labelWidth
}

type textListLayout struct{ list *TextList }

// Layout implements fyne.Layout.
func (l textListLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	t := l.list
	if size == t.list.Size() && size.Width == t.width {
		return
	}
	at := t.place()
	if size.Width != t.width {
		t.width, t.heights, t.plain = size.Width, map[TextRow]float32{}, 0
	}
	t.list.Resize(size)
	t.settle(at)
}

// MinSize implements fyne.Layout.
func (l textListLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(160, 60) }

// indent lays out a row: its label, behind it its text, and over all of the row
// what stands instead of them; away from the left edge, and up over the row's
// padding.
type indent struct {
	list   *TextList
	row    TextRow // that stands there
	filled bool    // whether one does
	up     float32
	most   float32 // how wide the text is at most, from the left edge; 0: no limit
}

// Layout implements fyne.Layout.
func (n *indent) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	ground, bar, label, text, object, right := objects[0], objects[1], objects[2], objects[3], objects[4], objects[5]
	by, labelWidth, rightWidth := n.list.indentOf(n.row), n.row.labelWidth(), n.row.rightWidth()
	ground.Resize(size)
	bar.Resize(fyne.NewSize(3, size.Height))
	end := right.MinSize().Width
	right.Move(fyne.NewPos(size.Width-end, -n.up))
	right.Resize(fyne.NewSize(end, size.Height+2*n.up))
	size = size.AddWidthHeight(-by, 2*n.up)
	object.Move(fyne.NewPos(by, -n.up))
	object.Resize(size)
	if n.most > 0 {
		size.Width = min(size.Width, n.most-by)
	}
	label.Move(fyne.NewPos(by, -n.up))
	label.Resize(fyne.NewSize(labelWidth, size.Height))
	text.Move(fyne.NewPos(by+labelWidth, -n.up))
	text.Resize(size.SubtractWidthHeight(labelWidth+rightWidth, 0))
}

// MinSize implements fyne.Layout.
func (n *indent) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[3].MinSize().AddWidthHeight(n.list.indentOf(n.row)+n.row.labelWidth()+n.row.rightWidth(), -2*n.up)
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

// quietly keeps the list from being drawn anew meanwhile, as the toolkit draws all that
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
