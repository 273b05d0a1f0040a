package sandbox

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/ui/look"
)

// timeline is the course of what is played, from its start to its end, with where it
// stands now. A tap goes there; the dot can be dragged.
type timeline struct {
	*sheet
	screen *Screen
}

func newTimeline(s *Screen) *timeline {
	t := &timeline{screen: s}
	t.sheet = newSheet(60, fixed(footHeight), func(_ *sheet, size fyne.Size) { t.paint(size) })
	return t
}

func (t *timeline) show() { t.Refresh() }

func (t *timeline) paint(size fyne.Size) {
	t.box(look.ColorQuiet, "", 0, 0, 0, size.Height/2-1, size.Width, 1.5)
	t.box(theme.ColorNamePrimary, "", 0, 6, size.Width-12, size.Height/2-6, 12, 12)
}
