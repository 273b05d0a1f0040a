package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// columns puts objects beside each other, equally wide and equally high, or
// below each other where there is no room for that.
type columns struct {
	gap   float32
	width float32 // that it was laid out for
}

// NewColumns puts objects beside each other, equally wide, as high as the
// highest is once wrapped; or below each other where that is too narrow for one
// of them.
func NewColumns(gap float32, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&columns{gap: gap}, objects...)
}

// share is how wide a column is.
func (c *columns) share(objects []fyne.CanvasObject) float32 {
	count := float32(len(objects))
	return (c.width - c.gap*(count-1)) / count
}

// stacked reports whether the objects stand below each other.
func (c *columns) stacked(objects []fyne.CanvasObject) bool {
	for _, o := range objects {
		if o.MinSize().Width > c.share(objects) {
			return true
		}
	}
	return false
}

// Layout implements fyne.Layout.
func (c *columns) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	c.width = size.Width
	if c.stacked(objects) {
		y := float32(0)
		for _, o := range objects {
			for range 2 { // once for the width, once for the height that it gives
				o.Resize(fyne.NewSize(size.Width, o.MinSize().Height))
			}
			o.Move(fyne.NewPos(0, y))
			y += o.Size().Height + c.gap
		}
		return
	}
	width := c.share(objects)
	for i, o := range objects {
		for range 2 {
			o.Resize(fyne.NewSize(width, max(size.Height, o.MinSize().Height)))
		}
		o.Move(fyne.NewPos(float32(i)*(width+c.gap), 0))
	}
}

// MinSize implements fyne.Layout: the height is that of the width that the
// columns have at present.
func (c *columns) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var least fyne.Size
	total := float32(0)
	for _, o := range objects {
		least = least.Max(o.MinSize())
		total += o.MinSize().Height + c.gap
	}
	if c.stacked(objects) {
		least.Height = total - c.gap
	}
	return least
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

// high is how high a tile is: high enough for fingers, where those press it.
func (f *flow) high() float32 { return max(f.tile.Height, TapHigh()) }

func (f *flow) perRow() int { return max(1, int((f.width+f.gap)/(f.tile.Width+f.gap))) }

// Layout implements fyne.Layout.
func (f *flow) Layout(tiles []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	n := f.perRow()
	width := (size.Width - f.gap*float32(n-1)) / float32(n)
	for i, o := range tiles {
		o.Resize(fyne.NewSize(width, f.high()))
		o.Move(fyne.NewPos(float32(i%n)*(width+f.gap), float32(i/n)*(f.high()+f.gap)))
	}
}

// MinSize implements fyne.Layout.
func (f *flow) MinSize(tiles []fyne.CanvasObject) fyne.Size {
	if len(tiles) == 0 {
		return fyne.Size{}
	}
	rows := float32((len(tiles) + f.perRow() - 1) / f.perRow())
	return fyne.NewSize(f.tile.Width, rows*(f.high()+f.gap)-f.gap)
}
