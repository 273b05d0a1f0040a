package sandbox

import (
	"fyne.io/fyne/v2"

	"canterlaw/ui/look"
)

// form is how the parts of the screen stand.
type form int

const (
	wideForm  form = iota // the panel at the right
	tallForm              // the panel below, in two columns
	smallForm             // the panel opens over the table
)

// Lengths, in units of the canvas.
const (
	trackHeight = 40
	footHeight  = 48
	panelHeight = look.PanelBelow - footHeight
	panelEdge   = 16
	leastRead   = 144 // is left of the panel for what there is to read, where many options are listed
	leastAsked  = 200 // likewise, for what is asked about outcomes
	smallFrom   = 700 // narrower, or lower than lowFrom, there is room for one part alone
	lowFrom     = 560
)

func formOf(size fyne.Size) form {
	switch {
	case size.Width < smallFrom || size.Height < lowFrom:
		return smallForm
	case size.Height > size.Width:
		return tallForm
	}
	return wideForm
}

// playLayout sets the parts of the screen: the track, the table, what is decided, what
// there is to read, what is selected, and the foot; of these the small form shows the
// table, or the panel in its place.
type playLayout struct{ screen *Screen }

// Layout implements fyne.Layout.
func (l playLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s := l.screen
	s.form = formOf(size)
	width := size.Width
	put(s.track, 0, 0, width, trackHeight)
	top, bottom := float32(trackHeight), size.Height-footHeight
	put(s.foot.Content, 0, bottom, width, footHeight)
	put(s.busy.bar, 0, top, width, busyHeight)
	says := s.busy.says.MinSize()
	put(s.busy.says, s.tableFrame.Size().Width-says.Width-12, top+busyHeight, says.Width, says.Height)
	s.foot.setForm(s.form)
	isSmall := s.form == smallForm
	setShown(s.tableFrame, !isSmall || !s.panelOpen)
	setShown(s.panel, !isSmall || s.panelOpen)
	switch s.form {
	case wideForm:
		wide := look.PanelWidth(width)
		put(s.tableFrame, 0, top, width-wide, bottom-top)
		put(s.panel, width-wide, top, wide, bottom-top)
	case tallForm:
		middle := bottom - panelHeight
		put(s.tableFrame, 0, top, width, middle-top)
		put(s.panel, 0, middle, width, panelHeight)
	default:
		put(s.tableFrame, 0, top, width, bottom-top)
		put(s.panel, 0, top, width, bottom-top)
	}
}

// MinSize implements fyne.Layout.
func (l playLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, 300) }

func put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, max(0, h)))
}

func setShown(o fyne.CanvasObject, shown bool) {
	if shown != o.Visible() {
		if shown {
			o.Show()
		} else {
			o.Hide()
		}
	}
}

// panelLayout sets the parts of the panel: above each other, or in two columns.
type panelLayout struct{ screen *Screen }

// Layout implements fyne.Layout.
func (l panelLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s := l.screen
	ground, edge := objects[0], objects[1]
	put(ground, 0, 0, size.Width, size.Height)
	put(s.hand.Content, 0, 0, size.Width, size.Height)
	if s.form == tallForm || s.form == smallForm && size.Width >= 560 {
		put(edge, size.Width/2, 12, 1, size.Height-24)
		half := size.Width / 2
		put(s.decision.Content, 0, 0, half, size.Height)
		l.below(half, half, 0, size.Height)
		return
	}
	put(edge, 0, 0, 1, size.Height)
	height := s.decision.HeightFor(size.Width)
	least := float32(leastRead)
	if s.tabs.SelectedIndex() == outcomesTab {
		least = leastAsked
	}
	height = min(height, max(size.Height*0.6, size.Height-least-l.low(size.Width)))
	put(s.decision.Content, 0, 0, size.Width, height)
	l.below(0, size.Width, height, size.Height)
}

// below sets what there is to read, and beneath it what is selected.
func (l panelLayout) below(x, width, top, bottom float32) {
	s := l.screen
	low := l.low(width)
	if low > 0 {
		put(s.selected, x+panelEdge, bottom-low, width-2*panelEdge, low-10)
	}
	put(s.read, x, top, width, bottom-top-low)
}

// low is how high the part with what is selected is; 0 where nothing is.
func (l panelLayout) low(width float32) float32 {
	s := l.screen
	if !s.selected.Visible() {
		return 0
	}
	s.selected.Resize(fyne.NewSize(width-2*panelEdge, s.selected.Size().Height)) // for the height that this gives
	return s.selected.MinSize().Height + 10
}

// MinSize implements fyne.Layout.
func (l panelLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 200) }
