package sandbox

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/look"
)

// Await shows the table with nothing on it, and after a while that a file of that name is being opened, until it
// is, as the program starts with it.
func (s *Screen) Await(name string) {
	b := newBusy()
	b.tell("opening " + name)
	table := look.NewGround(look.ColorTable)
	track := look.NewGround(theme.ColorNameBackground)
	s.hold(container.New(awaitLayout{}, table, track, b.bar, b.says))
	b.begin(context.Background(), s.options.Background)
}

// awaitLayout sets the parts of the table that are there before it: its ground, that of the track, and the bar
// beneath that with what it says.
type awaitLayout struct{}

// Layout implements fyne.Layout.
func (awaitLayout) Layout(parts []fyne.CanvasObject, size fyne.Size) {
	put(parts[0], 0, trackHeight, size.Width, size.Height-trackHeight)
	put(parts[1], 0, 0, size.Width, trackHeight)
	put(parts[2], 0, trackHeight, size.Width, busyHeight)
	says := parts[3].MinSize()
	put(parts[3], size.Width-says.Width-12, trackHeight+busyHeight, says.Width, says.Height)
}

// MinSize implements fyne.Layout.
func (awaitLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
