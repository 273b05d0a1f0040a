package sandbox

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/engine/board"
	"canterlaw/scenario/playing"
	"canterlaw/ui/look"
	"canterlaw/ui/sheet"
)

// timeline is the course of what is played, from its start to its end, with where it
// stands now. A tap goes there; the dot can be dragged.
type timeline struct {
	*sheet.Sheet
	screen *Screen
	steps  int // of the scenario that are to come
}

func newTimeline(s *Screen) *timeline {
	t := &timeline{screen: s}
	t.Sheet = sheet.NewFor(t, 60, sheet.Fixed(footHeight), func(_ *sheet.Sheet, size fyne.Size) { t.paint(size) })
	t.Sheet.Drag = func(x float32) { t.goTo(x) }
	return t
}

func (t *timeline) show() {
	t.steps = t.screen.course.StepsThatGoOn()
	t.Refresh()
}

// Measures of the line: where it stands, and how much is free at its ends.
const (
	lineY     = 24
	lineEdge  = 8
	labelSize = 11
)

// ends gives how far the line goes, and how far of that what has been played: the steps of
// the scenario that are still to be made have a part of their own.
func (t *timeline) ends(width float32) (played, all float32) {
	all = width - lineEdge
	c := t.screen.course
	if t.steps > 0 {
		share := float32(t.steps) / float32(t.steps+len(c.Moments()))
		return all - (all-lineEdge)*max(0.08, min(share, 0.6)), all
	}
	return all, all
}

// at is where a moment stands on the line.
func (t *timeline) at(place, moments int, width float32) float32 {
	played, _ := t.ends(width)
	return lineEdge + (played-lineEdge)*float32(place)/float32(max(1, moments-1))
}

// goTo shows the moment at a point of the line; the last one for the part of what is still
// to be done.
func (t *timeline) goTo(x float32) {
	s := t.screen
	if s.sandbox == nil || s.passing != nil {
		return
	}
	last := len(s.course.Moments()) - 1
	played, _ := t.ends(t.Size().Width)
	place := int((x-lineEdge)/(played-lineEdge)*float32(last) + 0.5)
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
	played, all := t.ends(size.Width)
	x := t.at(now, len(moments), size.Width)
	t.Box(theme.ColorNameForeground, "", 0, 0, lineEdge, lineY-1, x-lineEdge, 2)
	t.Box(look.ColorQuiet, "", 0, 0, x, lineY-0.75, played-x, 1.5)
	if all > played {
		t.dashes(played, all)
	}
	var taken [][2]float32 // by labels
	label := func(text string, x float32, ink fyne.ThemeColorName) {
		width := look.Condensed.Measure(text, labelSize).Width
		left := max(0, min(x-width/2, size.Width-width))
		for _, other := range taken {
			if left < other[1]+8 && other[0] < left+width+8 {
				return
			}
		}
		t.Line(text, look.Condensed, labelSize, ink, left, lineY+8)
		taken = append(taken, [2]float32{left, left + width})
	}
	if text := t.toCome(); text != "" {
		label(text, size.Width, look.ColorQuiet)
	}
	if now > 0 {
		label("now", x, theme.ColorNameForeground)
	}
	for i := range moments {
		m, x := &moments[i], t.at(i, len(moments), size.Width)
		ink := look.ColorQuiet
		if i <= now {
			ink = theme.ColorNameForeground
		}
		switch {
		case m.Kind == playing.TurnStarts || i == 0 && m.State.Turn() > 0:
			t.Box(ink, "", 0, 0, x-1, lineY-9, 2, 18)
			label(fmt.Sprintf("Turn %d", m.State.Turn()), x, look.ColorQuiet)
		case m.Kind == playing.FaceoffBegins:
			t.Box(ink, "", 0, 0, x-0.75, lineY-6, 1.5, 12)
			label("faceoff", x, look.ColorQuiet)
		case m.Kind == playing.Decides && len(moments) <= 120 || m.Kind == playing.PhaseStarts:
			t.Box(ink, "", 0, 0, x-0.5, lineY-4, 1, 8)
		}
	}
	t.Box(theme.ColorNamePrimary, "", 0, 7, x-7, lineY-7, 14, 14)
	if t.screen.seenBy == board.NoPlayer {
		t.branches(len(moments), size)
	}
}

// branches draws where lines part from the one that is shown, with the name of each.
func (t *timeline) branches(moments int, size fyne.Size) {
	free := float32(0) // from where there is room for a name
	for _, b := range t.screen.course.Branches() {
		x := t.at(b.Parts, moments, size.Width)
		t.Box(theme.ColorNameWarning, "", 0, 0, x, lineY-14, 1.5, 13)
		t.Box(theme.ColorNameWarning, "", 0, 0, x, lineY-14, 24, 1.5)
		room := size.Width - x - 30
		name := look.Condensed.CutTo(b.Name, labelSize, 220)
		width := look.Condensed.Measure(name, labelSize).Width
		if width > room && x-free > width+8 { // near the end it stands before where it parts
			t.Line(name, look.Condensed, labelSize, theme.ColorNameWarning, x-6-width, lineY-22)
			free = x + 36
			continue
		}
		if x >= free && room > 60 {
			name = look.Condensed.CutTo(b.Name, labelSize, min(room, 220))
			t.Line(name, look.Condensed, labelSize, theme.ColorNameWarning, x+28, lineY-22)
			free = x + 36 + look.Condensed.Measure(name, labelSize).Width
		}
	}
}

// dashes draws the part of the line for what is still to be done.
func (t *timeline) dashes(from, to float32) {
	for x := from + 4; x < to; x += 8 {
		t.Box(look.ColorQuiet, "", 0, 0, x, lineY-0.75, min(4, to-x), 1.5)
	}
}

// toCome counts what comes after the moment that is shown: what was gone back from, and the
// steps that have not been made; "" for nothing.
func (t *timeline) toCome() string {
	c := t.screen.course
	steps, later := t.steps, 0
	for i := c.At() + 1; i < len(c.Moments()); i++ {
		if !t.screen.sameAsBefore(i) {
			later++
		}
	}
	switch {
	case later > 0 && steps > 0:
		return fmt.Sprintf("%d to come, then %s", later, count(steps, "step"))
	case later > 0:
		return fmt.Sprintf("%d to come", later)
	case steps > 0:
		return count(steps, "step") + " to come"
	}
	return ""
}
