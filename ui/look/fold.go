package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// lowBelow is the height of a canvas below which what isn't needed at once is
// folded away.
const lowBelow float32 = 720

// narrowBelow is the width below which a row of buttons takes several lines.
const narrowBelow float32 = 450

// fold shows its second object, or on a low or narrow canvas the first, a button
// that unfolds it.
type fold struct {
	canvas   fyne.Canvas // nil for always
	unfolded bool
}

// NewFold shows content; where the canvas is low or narrow, as when everything is
// twice as large, and without a canvas always, a button with a label stands instead of it
// until it is unfolded.
func NewFold(c fyne.Canvas, label string, unfolded bool, unfold func(), content fyne.CanvasObject) *fyne.Container {
	return container.New(&fold{c, unfolded}, NewButton(label, nil, unfold), content)
}

// shown is the object that shows.
func (f *fold) shown(objects []fyne.CanvasObject) fyne.CanvasObject {
	folded := !f.unfolded
	if f.canvas != nil {
		size := f.canvas.Size()
		folded = folded && (size.Height < lowBelow || size.Width < narrowBelow)
	}
	setVisible(objects[0], folded)
	setVisible(objects[1], !folded)
	if folded {
		return objects[0]
	}
	return objects[1]
}

// Layout implements fyne.Layout.
func (f *fold) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.shown(objects).Resize(size)
}

// MinSize implements fyne.Layout.
func (f *fold) MinSize(objects []fyne.CanvasObject) fyne.Size { return f.shown(objects).MinSize() }
