package sandbox

import (
	"context"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/look"
)

// busy is what shows beneath the track that something takes long, while the table stays as it
// is and can be used: a bar, and how far it has come.
type busy struct {
	bar  *look.Ground
	says *canvas.Text
	of   context.Context // what goes on; nil while nothing does
}

// What takes less than soonDone shows nothing.
const (
	soonDone           = 150 * time.Millisecond
	busyHeight float32 = 2
)

func newBusy() *busy {
	says := look.SemiBold.Line("", 12, theme.Color(look.ColorQuiet))
	b := &busy{bar: look.NewGround(theme.ColorNamePrimary), says: says}
	b.end()
	return b
}

// begin shows that something goes on, unless it is done soon.
func (b *busy) begin(of context.Context, background func(work func())) {
	b.of = of
	background(func() {
		time.Sleep(soonDone)
		fyne.Do(func() { b.show(of) })
	})
}

// show shows it if it still goes on.
func (b *busy) show(of context.Context) {
	if b.of == of {
		b.says.Color = theme.Color(look.ColorQuiet)
		b.bar.Show()
		b.says.Show()
	}
}

// tell says how far it has come.
func (b *busy) tell(how string) {
	b.says.Text = how
	size := b.says.MinSize()
	b.says.Move(b.says.Position().AddXY(b.says.Size().Width-size.Width, 0))
	b.says.Resize(size)
	b.says.Refresh()
}

// end shows nothing any more.
func (b *busy) end() {
	b.of = nil
	b.bar.Hide()
	b.says.Hide()
}
