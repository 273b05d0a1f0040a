package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// bar sets buttons in a row, in several where one has no room for them, and a
// title behind them.
type bar struct{ width float32 } // that it was laid out for

// leastTitle is the room that a title takes behind buttons, at least.
const leastTitle float32 = 120

// NewBar sets buttons in a row, and behind them a title that is cut where the
// room ends. What has no room in the row goes on in the next.
func NewBar(title fyne.CanvasObject, buttons ...fyne.CanvasObject) *fyne.Container {
	return container.New(&bar{}, append(buttons, title)...)
}

// places gives where the objects stand, and how wide they are.
func (b *bar) places(objects []fyne.CanvasObject) (at []fyne.Position, widths []float32, height float32) {
	x, y, row := float32(0), float32(0), float32(0)
	for i, o := range objects {
		if !o.Visible() {
			at, widths = append(at, fyne.NewPos(x, y)), append(widths, 0)
			continue
		}
		least := o.MinSize()
		isTitle := i == len(objects)-1
		if isTitle {
			least.Width = leastTitle
		}
		if x > 0 && x+least.Width > b.width {
			x, y, row = 0, y+row+buttonGap, 0
		}
		if isTitle {
			least.Width = b.width - x
		}
		at, widths = append(at, fyne.NewPos(x, y)), append(widths, least.Width)
		x, row = x+least.Width+buttonGap, max(row, least.Height)
	}
	return at, widths, y + row
}

// Layout implements fyne.Layout.
func (b *bar) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	b.width = size.Width
	at, widths, _ := b.places(objects)
	for i, o := range objects {
		o.Resize(fyne.NewSize(widths[i], o.MinSize().Height))
		o.Move(at[i])
	}
}

// MinSize implements fyne.Layout: the height is that of the width that the bar
// has at present.
func (b *bar) MinSize(objects []fyne.CanvasObject) fyne.Size {
	width := float32(0)
	for _, o := range objects {
		width = max(width, o.MinSize().Width)
	}
	_, _, height := b.places(objects)
	return fyne.NewSize(width, height)
}
