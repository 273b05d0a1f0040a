package sandbox

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/scenario"
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
	t.sheet.dragged = func(x float32) { t.goTo(x) }
	return t
}

func (t *timeline) show() { t.Refresh() }

// Measures of the line: where it stands, and how much is free at its ends.
const (
	lineY     = 24
	lineEdge  = 8
	labelSize = 11
)

// at is where a moment stands on the line.
func (t *timeline) at(place, moments int, width float32) float32 {
	return lineEdge + (width-2*lineEdge)*float32(place)/float32(max(1, moments-1))
}

// goTo shows the moment at a point of the line.
func (t *timeline) goTo(x float32) {
	s := t.screen
	if s.sandbox == nil {
		return
	}
	last := len(s.course.Moments()) - 1
	place := int((x-lineEdge)/(t.Size().Width-2*lineEdge)*float32(last) + 0.5)
	if place = max(0, min(place, last)); place != s.course.At() {
		s.goTo(place)
	}
}

// Tapped implements fyne.Tappable.
func (t *timeline) Tapped(e *fyne.PointEvent) { t.goTo(e.Position.X) }

func (t *timeline) paint(size fyne.Size) {
	if t.screen.course == nil {
		return
	}
	moments, now := t.screen.course.Moments(), t.screen.course.At()
	t.box(look.ColorQuiet, "", 0, 0, lineEdge, lineY-1, size.Width-2*lineEdge, 1.5)
	free := float32(0) // from where on there is room for a label
	label := func(text string, x float32) {
		width := look.Condensed.Measure(text, labelSize).Width
		left := max(0, min(x-width/2, size.Width-width))
		if left >= free {
			t.line(text, look.Condensed, labelSize, look.ColorQuiet, left, lineY+8)
			free = left + width + 8
		}
	}
	for i := range moments {
		m, x := &moments[i], t.at(i, len(moments), size.Width)
		switch {
		case m.Kind == scenario.TurnStarts || i == 0 && m.State.Turn() > 0:
			t.box(theme.ColorNameForeground, "", 0, 0, x-1, lineY-9, 2, 18)
			label(fmt.Sprintf("Turn %d", m.State.Turn()), x)
		case m.Kind == scenario.FaceoffBegins:
			t.box(look.ColorQuiet, "", 0, 0, x-0.75, lineY-6, 1.5, 12)
			label("faceoff", x)
		case m.Kind == scenario.Decides && len(moments) <= 120 || m.Kind == scenario.PhaseStarts:
			t.box(look.ColorQuiet, "", 0, 0, x-0.5, lineY-4, 1, 8)
		}
	}
	x := t.at(now, len(moments), size.Width)
	t.box(theme.ColorNamePrimary, "", 0, 7, x-7, lineY-7, 14, 14)
}
