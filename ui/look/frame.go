package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// frame puts text that wraps above and below an object that takes the rest.
type frame struct{ top, bottom fyne.CanvasObject }

// NewFrame puts top above and bottom below middle, which gets all the height
// that they leave.
func NewFrame(top, middle, bottom fyne.CanvasObject) *fyne.Container {
	return container.New(frame{top: top, bottom: bottom}, top, middle, bottom)
}

// Layout implements fyne.Layout.
func (f frame) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for range 2 { // once for the width, once for the height that it gives
		f.top.Resize(fyne.NewSize(size.Width, f.top.MinSize().Height))
		f.bottom.Resize(fyne.NewSize(size.Width, f.bottom.MinSize().Height))
	}
	above, below := f.top.Size().Height, f.bottom.Size().Height
	f.top.Move(fyne.NewPos(0, 0))
	objects[1].Move(fyne.NewPos(0, above))
	objects[1].Resize(fyne.NewSize(size.Width, max(0, size.Height-above-below)))
	f.bottom.Move(fyne.NewPos(0, size.Height-below))
}

// MinSize implements fyne.Layout.
func (f frame) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var size fyne.Size
	for _, o := range objects {
		least := o.MinSize()
		size.Width = max(size.Width, least.Width)
		size.Height += least.Height
	}
	return size
}

// NewMargin keeps content away from the edges, by units of the canvas.
func NewMargin(width float32, content fyne.CanvasObject) *fyne.Container {
	return container.New(evenMargin(width), content)
}
