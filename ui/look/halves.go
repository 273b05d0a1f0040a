package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// halves shows two objects at once: side by side where the canvas is wide,
// else one above the other.
type halves struct{ share float32 }

// NewHalves shows two objects at once, of which the first takes the given
// share of the width, or of the height where the canvas is narrow.
func NewHalves(share float32, first, second fyne.CanvasObject) *fyne.Container {
	return container.New(halves{share: share}, first, second)
}

// Layout implements fyne.Layout.
func (h halves) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	first, second, at := size, size, fyne.Position{}
	if size.Width >= WideFrom {
		at.X = size.Width * h.share
		first.Width, second.Width = at.X, size.Width-at.X
	} else {
		at.Y = size.Height * h.share
		first.Height, second.Height = at.Y, size.Height-at.Y
	}
	objects[0].Move(fyne.Position{})
	objects[0].Resize(first)
	objects[1].Move(at)
	objects[1].Resize(second)
}

// MinSize implements fyne.Layout.
func (h halves) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return objects[0].MinSize().Max(objects[1].MinSize())
}
