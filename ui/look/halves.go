package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// tallFrom is the height from which a narrow canvas shows both halves.
const tallFrom float32 = 620

// Halves shows two objects at once: side by side where the canvas is wide, else
// one above the other. Where it is small, as when everything is twice as large,
// it shows one of them, with buttons to change between them.
type Halves struct {
	// Content is what stands in the window.
	Content *fyne.Container
	// OnShown is told when a part is brought into view where only one shows; it may be nil.
	OnShown func(part int)
	// Beside is how wide the second part is beside the first on a canvas of a width, 0 for what is left of its
	// share; it may be nil.
	Beside func(width float32) float32
	// Below is how high the second part is below the first on a canvas of a size, 0 for what is left of its share; it
	// may be nil.
	Below func(size fyne.Size) float32

	share   float32 // of the width that the first takes, or of the height
	parts   [2]fyne.CanvasObject
	names   [2]string
	buttons [2]*Button
	shown   int // the part that shows where only one does
}

// NewHalves shows two objects, of which the first takes the given share of the
// width, or of the height where the canvas is narrow. The names are those of the
// buttons.
func NewHalves(share float32, first, second fyne.CanvasObject, names [2]string) *Halves {
	h := &Halves{share: share, parts: [2]fyne.CanvasObject{first, second}, names: names}
	for i := range h.buttons {
		h.buttons[i] = NewButton("", nil, func() { h.Show(i) })
	}
	h.Content = container.New(halvesLayout{h}, first, second, h.buttons[0], h.buttons[1])
	h.Show(0)
	return h
}

// Show brings the first part (0) or the second (1) into view where only one
// shows.
func (h *Halves) Show(part int) {
	h.shown = part
	for i, b := range h.buttons {
		b.Importance, b.Text = widget.MediumImportance, "○ "+h.names[i]
		if i == part {
			b.Importance, b.Text = widget.HighImportance, "● "+h.names[i]
		}
		b.Refresh()
	}
	if size := h.Content.Size(); !size.IsZero() { // which is before it is in view
		h.Content.Layout.Layout(h.Content.Objects, size)
	}
	if h.OnShown != nil {
		h.OnShown(part)
	}
}

type halvesLayout struct{ halves *Halves }

// Layout implements fyne.Layout.
func (l halvesLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	h := l.halves
	small := size.Width < WideFrom && size.Height < tallFrom
	for i := range h.parts {
		setVisible(h.buttons[i], small)
		setVisible(h.parts[i], !small || i == h.shown)
	}
	if small {
		l.one(size)
	} else {
		l.both(size)
	}
}

// one lays out one part below the buttons.
func (l halvesLayout) one(size fyne.Size) {
	h := l.halves
	height := h.buttons[0].MinSize().Height
	for i, b := range h.buttons {
		b.Resize(fyne.NewSize(size.Width/2-2*buttonGap, height))
		b.Move(fyne.NewPos(float32(i)*size.Width/2+buttonGap, 0))
	}
	h.parts[h.shown].Move(fyne.NewPos(0, height+buttonGap))
	h.parts[h.shown].Resize(fyne.NewSize(size.Width, size.Height-height-buttonGap))
}

// buttonGap is the room around buttons that stand beside each other.
const buttonGap float32 = 4

// leastSecond is how wide the second part is at least beside the first: a page of rows with
// two keys in each has room in it.
const leastSecond float32 = 260

// both lays out both parts.
func (l halvesLayout) both(size fyne.Size) {
	h := l.halves
	first, second, at := size, size, fyne.Position{}
	if size.Width >= WideFrom {
		at.X = min(size.Width*h.share, size.Width-leastSecond)
		if h.Beside != nil && h.Beside(size.Width) > 0 {
			at.X = size.Width - h.Beside(size.Width)
		}
		first.Width, second.Width = at.X, size.Width-at.X
	} else {
		at.Y = size.Height * h.share
		if h.Below != nil && h.Below(size) > 0 {
			at.Y = size.Height - h.Below(size)
		}
		first.Height, second.Height = at.Y, size.Height-at.Y
	}
	h.parts[0].Move(fyne.Position{})
	h.parts[0].Resize(first)
	h.parts[1].Move(at)
	h.parts[1].Resize(second)
}

// MinSize implements fyne.Layout.
func (l halvesLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return l.halves.parts[0].MinSize().Max(l.halves.parts[1].MinSize())
}
