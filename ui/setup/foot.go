package setup

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/ui/look"
)

// footLayout sets the row at the foot: the line takes what the buttons leave, which show
// their signs alone where it would have too little.
type footLayout struct {
	content    *fyne.Container
	undo, redo *look.Button
	line       *look.Entry
	atRest     *drawn // over the line, while it hasn't the focus
	leftOut    *widget.Label
	buttons    []*look.Button
	words      []string // on the buttons, where there is room
	more       int      // how many things the line leaves out
}

// The widths from which on the buttons of the foot show their words, and what the line leaves
// out is said in words: else nothing would be left for the line.
const (
	wordsFrom float32 = 760
	moreFrom  float32 = 500
)

const footGap float32 = 4

// say says how many things the line leaves out.
func (f *footLayout) say(more int) {
	if f.more == more {
		return
	}
	f.more = more
	if f.leftOut.Hide(); more > 0 {
		f.leftOut.Show()
	}
	f.Layout(nil, f.content.Size())
}

// Layout implements fyne.Layout.
func (f *footLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	for i, b := range f.buttons {
		text := ""
		if size.Width >= wordsFrom {
			text = f.words[i]
		}
		if b.Text != text {
			b.SetText(text)
		}
	}
	more := fmt.Sprintf("… and %d more", f.more)
	if size.Width < moreFrom {
		more = fmt.Sprintf("+%d", f.more)
	}
	if f.leftOut.Text != more {
		f.leftOut.SetText(more)
	}
	put := func(o fyne.CanvasObject, x float32) float32 {
		width := o.MinSize().Width
		o.Move(fyne.NewPos(x, 0))
		o.Resize(fyne.NewSize(width, size.Height))
		return width
	}
	left, right := float32(0), size.Width
	left += put(f.undo, left) + footGap
	left += put(f.redo, left) + footGap
	for i := len(f.buttons) - 1; i >= 0; i-- {
		right -= f.buttons[i].MinSize().Width
		put(f.buttons[i], right)
		right -= footGap
	}
	if f.leftOut.Visible() {
		right -= f.leftOut.MinSize().Width
		put(f.leftOut, right)
		right -= footGap
	}
	f.line.Move(fyne.NewPos(left, 0))
	f.line.Resize(fyne.NewSize(max(0, right-left), size.Height))
	f.atRest.Move(f.line.Position())
	f.atRest.Resize(f.line.Size())
}

// newLineAtRest draws the line as far as there is room for it, with dots where it goes on, in place of what the
// toolkit would scroll; nothing while it is being typed in.
func newLineAtRest(s *Screen) *drawn {
	return newDrawn(fyne.Size{}, func(p *pen) {
		letters, ink, size := []rune(s.line.Text), theme.ColorNameForeground, theme.TextSize()
		if len(letters) == 0 {
			letters, ink = []rune(s.line.PlaceHolder), theme.ColorNamePlaceHolder
		}
		letter := fyne.MeasureText("M", size, fyne.TextStyle{Monospace: true}).Width
		fits := int((p.size.Width - 2*theme.InnerPadding()) / letter)
		if s.inLine || fits < 1 || len(letters) <= fits {
			return
		}
		ground := canvas.NewRectangle(theme.Color(theme.ColorNameInputBackground))
		ground.StrokeColor = theme.Color(theme.ColorNameInputBorder)
		ground.StrokeWidth = theme.Size(theme.SizeNameInputBorder)
		ground.CornerRadius = theme.Size(theme.SizeNameInputRadius)
		ground.Resize(p.size)
		p.objects = append(p.objects, ground)
		p.mono(string(letters[:fits-1])+"…", size, ink, theme.InnerPadding()+float32(fits)*letter)
	})
}

// MinSize implements fyne.Layout.
func (f *footLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(300, max(f.line.MinSize().Height, f.undo.MinSize().Height))
}
