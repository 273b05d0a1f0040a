package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// columns puts objects beside each other, equally wide and equally high.
type columns struct{ gap float32 }

// NewColumns puts objects beside each other, equally wide, as high as the
// highest is once wrapped.
func NewColumns(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(columns{gap: gap}, objects...)
}

// Layout implements fyne.Layout.
func (c columns) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	count := float32(len(objects))
	width := (size.Width - c.gap*(count-1)) / count
	for i, o := range objects {
		for range 2 { // once for the width, once for the height that it gives
			o.Resize(fyne.NewSize(width, max(size.Height, o.MinSize().Height)))
		}
		o.Move(fyne.NewPos(float32(i)*(width+c.gap), 0))
	}
}

// MinSize implements fyne.Layout.
func (c columns) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	for _, o := range objects {
		least = least.Max(o.MinSize())
	}
	count := float32(len(objects))
	return fyne.NewSize(least.Width*count+c.gap*(count-1), least.Height)
}

// flow sets tiles of one size row by row, as many in a row as fit.
type flow struct {
	tile  fyne.Size // the least width; wider tiles share what is left
	gap   float32
	width float32 // that it was laid out for
}

// NewFlow sets tiles row by row, each of the given size or a little wider.
func NewFlow(tile fyne.Size, tiles ...fyne.CanvasObject) *fyne.Container {
	return container.New(&flow{tile: tile, gap: 4}, tiles...)
}

func (f *flow) perRow() int { return max(1, int((f.width+f.gap)/(f.tile.Width+f.gap))) }

// Layout implements fyne.Layout.
func (f *flow) Layout(tiles []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	n := f.perRow()
	width := (size.Width - f.gap*float32(n-1)) / float32(n)
	for i, o := range tiles {
		o.Resize(fyne.NewSize(width, f.tile.Height))
		o.Move(fyne.NewPos(float32(i%n)*(width+f.gap), float32(i/n)*(f.tile.Height+f.gap)))
	}
}

// MinSize implements fyne.Layout.
func (f *flow) MinSize(tiles []fyne.CanvasObject) fyne.Size {
	if len(tiles) == 0 {
		return fyne.Size{}
	}
	rows := float32((len(tiles) + f.perRow() - 1) / f.perRow())
	return fyne.NewSize(f.tile.Width, rows*(f.tile.Height+f.gap)-f.gap)
}
