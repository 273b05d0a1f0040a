package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// WideFrom is the width of the canvas from which two panes stand side by
// side; below it, as on a tablet held upright, one pane shows at a time.
const WideFrom float32 = 900

// PanelWidth is how wide the panel is that stands beside a table on a canvas of a width.
func PanelWidth(canvas float32) float32 {
	if canvas >= 1600 {
		return 430
	}
	return 340
}

// PanelBelow is how high the panel that stands below a table on an upright canvas is, with the foot beneath it.
const PanelBelow float32 = 414

// Panes shows a list and what is chosen from it: side by side where there is
// room, else one of them.
type Panes struct {
	// Content is what stands in the window.
	Content *fyne.Container

	share      float32 // of the width that the list takes when both show, up to mostList
	list, main fyne.CanvasObject
	ground     *Ground // behind the list
	mainChosen bool
	wide       bool
}

// mostList is how wide the list is at most.
const mostList float32 = 440

// NewPanes makes panes whose list takes the given share of a wide canvas. The
// list shows first where only one has room.
func NewPanes(share float32, list, main fyne.CanvasObject) *Panes {
	p := &Panes{share: share, list: list, main: main, ground: NewGround(ColorPanel)}
	p.ground.Stroke = ColorOutline
	p.Content = container.New(panesLayout{p}, p.ground, list, main)
	return p
}

// ShowList brings the list into view where only one pane has room.
func (p *Panes) ShowList() { p.choose(false) }

// ShowMain brings the main pane into view where only one pane has room.
func (p *Panes) ShowMain() { p.choose(true) }

func (p *Panes) choose(main bool) {
	p.mainChosen = main
	p.Content.Layout.Layout(p.Content.Objects, p.Content.Size())
}

type panesLayout struct{ panes *Panes }

// Layout implements fyne.Layout.
func (l panesLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p := l.panes
	p.wide = size.Width >= WideFrom
	setVisible(p.ground, p.wide || !p.mainChosen)
	setVisible(p.list, p.wide || !p.mainChosen)
	setVisible(p.main, p.wide || p.mainChosen)
	if !p.wide {
		for _, o := range []fyne.CanvasObject{p.ground, p.list, p.main} {
			o.Move(fyne.NewPos(0, 0))
			o.Resize(size)
		}
		return
	}
	width := min(size.Width*p.share, mostList)
	for _, o := range []fyne.CanvasObject{p.ground, p.list} {
		o.Move(fyne.NewPos(0, 0))
		o.Resize(fyne.NewSize(width, size.Height))
	}
	p.main.Move(fyne.NewPos(width, 0))
	p.main.Resize(fyne.NewSize(size.Width-width, size.Height))
}

// MinSize implements fyne.Layout.
func (l panesLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return l.panes.list.MinSize().Max(l.panes.main.MinSize())
}

// setVisible hides or shows an object; one that is right already is left
// alone, since hiding asks for a repaint.
func setVisible(o fyne.CanvasObject, visible bool) {
	switch {
	case visible && !o.Visible():
		o.Show()
	case !visible && o.Visible():
		o.Hide()
	}
}
