package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"
)

// TextList is a list of Markdown texts, each wrapped and as high as it needs.
// Only the rows in view have widgets, so it stays fast where one long text
// would not.
type TextList struct {
	// Content is what stands in the window.
	Content fyne.CanvasObject

	texts  []string
	follow func(address string)
	list   *widget.List
	width  float32 // that the heights were measured for
}

// NewTextList makes a list; a tapped row calls open with its place in texts, a
// tapped link calls follow with its address.
func NewTextList(texts []string, open func(i int), follow func(address string)) *TextList {
	t := &TextList{texts: texts, follow: follow}
	t.list = widget.NewList(
		func() int { return len(t.texts) },
		func() fyne.CanvasObject { return NewMarkdown("0", follow) },
		func(i widget.ListItemID, o fyne.CanvasObject) { t.fill(o.(*widget.RichText), i) },
	)
	t.list.OnSelected = func(i widget.ListItemID) {
		t.list.Unselect(i)
		open(i)
	}
	t.Content = container.New(layout.NewCustomPaddedLayout(0, 0, pageMargin, 0), container.New(textListLayout{t}, t.list))
	return t
}

func (t *TextList) fill(rich *widget.RichText, i int) {
	rich.Segments = NewMarkdown(t.texts[i], t.follow).Segments
	rich.Refresh()
}

// Turn scrolls by so many screenfuls, less a line or two.
func (t *TextList) Turn(screens float32) {
	t.list.ScrollToOffset(t.list.GetScrollOffset() + screens*0.9*t.list.Size().Height)
}

// measure finds the height of every text at a width.
func (t *TextList) measure(width float32) {
	if width == t.width {
		return
	}
	t.width = width
	for i, text := range t.texts {
		rich := NewMarkdown(text, t.follow)
		rich.Resize(fyne.NewSize(width, 0))
		t.list.SetItemHeight(i, rich.MinSize().Height)
	}
}

type textListLayout struct{ list *TextList }

// Layout implements fyne.Layout.
func (l textListLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	l.list.measure(size.Width)
	l.list.list.Resize(size)
}

// MinSize implements fyne.Layout.
func (l textListLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(160, 100) }
