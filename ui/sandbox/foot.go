package sandbox

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/board"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
	"canterlaw/ui/sheet"
)

// foot is the row beneath the table: stepping, and the course of the whole game. Where
// there is room for the table alone, it keeps what is pressed most.
type foot struct {
	// Content is what stands in the window.
	Content *fyne.Container

	screen                    *Screen
	form                      form
	start, back, forward, end *look.Button
	line                      *timeline
	small                     *fyne.Container // the first option, Pass, and what opens the panel
}

func newFoot(s *Screen) *foot {
	f := &foot{screen: s, line: newTimeline(s)}
	f.start = look.NewButton("", theme.MediaSkipPreviousIcon(), s.toStart)
	f.back = look.NewButton("", theme.NavigateBackIcon(), s.stepBack)
	f.forward = look.NewButton("", theme.NavigateNextIcon(), s.stepForward)
	f.end = look.NewButton("", theme.MediaSkipNextIcon(), s.toEnd)
	f.small = container.New(shared{})
	ground, edge := look.NewGround(look.ColorPanel), look.NewGround(theme.ColorNameSeparator)
	f.Content = container.New(footLayout{f}, ground, edge, f.start, f.back, f.forward, f.end, f.line, f.small)
	return f
}

// setForm shows what the form of the screen has room for.
func (f *foot) setForm(to form) {
	isSmall := to == smallForm
	setShown(f.start, !isSmall)
	setShown(f.end, !isSmall)
	setShown(f.line, !isSmall)
	setShown(f.small, isSmall)
	if f.form != to {
		f.form = to
		f.Content.Layout.Layout(f.Content.Objects, f.Content.Size())
	}
}

// show draws the foot as the position is.
func (f *foot) show() {
	s, b := f.screen, f.screen.sandbox
	canGoBack := s.course.CanGoBack()
	f.start.SetEnabled(canGoBack)
	f.back.SetEnabled(canGoBack)
	stepsLeft := b.NextStep() < len(b.Scenario().Steps)
	f.forward.SetEnabled(s.course.CanGoOn())
	f.end.SetEnabled(stepsLeft || s.course.At() < len(s.course.Moments())-1)
	f.line.show()
	f.fillSmall(s)
}

// fillSmall shows the first option, or drawing at random where Chance decides; passing; and what opens the panel.
func (f *foot) fillSmall(s *Screen) {
	f.small.Objects = nil
	if s.panelOpen {
		f.small.Add(sheet.NewChip("Table", "", func() { s.openPanel(false) }))
	} else {
		pass := s.decision.passOption()
		places, over := s.places(), s.sandbox.State().Result().Over
		switch {
		case over:
		case s.sandbox.State().Decision().Player == board.Chance:
			f.small.Add(sheet.NewChip("Draw at random", "", func() { s.draw(false) }))
		case len(places) > 0 && pass != places[0] && !s.decision.isSeveral():
			f.small.Add(sheet.NewChip("1  "+wording.Capitalized(s.seen().Options()[places[0]]), "",
				func() { s.choose(places[0]) }))
		}
		if pass >= 0 {
			f.small.Add(sheet.NewPass(s.decision.passText(), s.pass))
		}
		f.small.Add(sheet.NewChip("Choices", "", func() { s.openPanel(true) })) // and what to pass to
		f.small.Add(sheet.NewChip("Trail", "", func() {
			s.openPanel(true)
			s.tabs.SelectIndex(trailTab)
		}))
	}
	f.small.Refresh()
}

type footLayout struct{ foot *foot }

// Layout implements fyne.Layout.
func (l footLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f := l.foot
	put(objects[0], 0, 0, size.Width, size.Height)
	put(objects[1], 0, 0, size.Width, 1)
	x := float32(12)
	for _, b := range []*look.Button{f.start, f.back, f.forward, f.end} {
		if b.Visible() {
			put(b, x, 8, 34, size.Height-16)
			x += 38
		}
	}
	put(f.line, x+12, 0, size.Width-x-28, size.Height)
	put(f.small, x+4, 5, size.Width-x-14, size.Height-10)
}

// MinSize implements fyne.Layout.
func (l footLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, footHeight) }

// leastKey is how wide a key is at least, for a finger, and leastFirst the first of several.
const (
	leastKey   float32 = 56
	leastFirst float32 = 72
)

// shared sets objects beside each other, each as wide as its words. The first has a card's
// name in it: it gives way where there is no room for all of it, and takes half of what is
// left over.
type shared struct{}

// Layout implements fyne.Layout.
func (shared) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	const gap = 6
	widths, free := make([]float32, len(objects)), size.Width-gap*float32(len(objects)-1)
	for i, o := range objects {
		if p, ok := o.(*sheet.Pressed); ok {
			widths[i] = max(leastKey, p.Wish)
		}
		free -= widths[i]
	}
	if free < 0 {
		first := max(leastFirst, widths[0]+free)
		free += widths[0] - first
		widths[0] = first
	}
	x, rest := float32(0), float32(len(objects)+1)
	for i, o := range objects {
		share := free / rest
		if i == 0 {
			share *= 2
		}
		put(o, x, 0, widths[i]+share, size.Height)
		x += widths[i] + share + gap
	}
}

// MinSize implements fyne.Layout.
func (shared) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 31) }
