package setup

import (
	"cmp"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/scenario/position"
	"canterlaw/ui/look"
)

// The position's line at the foot, as it is changed in place.

// showLine shows the position's line, unless another is being typed there.
func (s *Screen) showLine(line string) {
	if s.cards == nil {
		return
	}
	s.lineNow = line
	if !s.inLine {
		s.line.SetText(line)
		s.atFoot.atRest.Refresh()
	}
	s.atFoot.say(len(s.unsaid))
}

// isLineChanged reports whether the line that is typed at the foot is no more the position's.
func (s *Screen) isLineChanged() bool { return s.inLine && s.cards != nil && s.line.Text != s.lineNow }

// lineFocused is told that the line has got the focus, or lost it: what was typed there is taken over
// then, or if it can't be read stands there again the next time.
func (s *Screen) lineFocused(has bool) {
	changed := s.isLineChanged()
	s.inLine = has
	switch {
	case has:
		if s.lineLeft != "" {
			s.line.SetText(s.lineLeft)
			s.line.CursorColumn = len([]rune(s.lineLeft))
			s.lineLeft = ""
		}
	case changed:
		s.leaveLine(s.line.Text)
	}
	s.atFoot.atRest.Refresh()
}

// leaveLine takes over a line that was typed and left, unless some of it can't be read.
func (s *Screen) leaveLine(line string) {
	p, faults := s.cards.Parse(line)
	switch {
	case strings.TrimSpace(line) == "":
		s.show()
	case len(faults) > 0:
		s.lineLeft = line
		s.show()
	default:
		s.setLine(p)
		s.notice = "✓ The table is as the line that you typed."
		s.show()
	}
}

// leftLine says what of a line that was typed and left can't be read, until one goes on with it, whatever is done on
// the table meanwhile.
func (s *Screen) leftLine() []fyne.CanvasObject {
	if s.lineLeft == "" {
		return nil
	}
	_, faults := s.cards.Parse(s.lineLeft)
	found := "something"
	if len(faults) > 0 { // else the cards that are known have changed
		found = cmp.Or(position.Parts(faults[:1]), found)
	}
	return []fyne.CanvasObject{look.NewText("✕ The table isn’t as the line that you typed: " + found +
		" can’t be read. Tap the line to go on with it.")}
}

// forgetLine leaves what is typed in the line out, as it loses the focus next.
func (s *Screen) forgetLine() { s.inLine, s.lineLeft = false, "" }

// takeLine takes a line over that was typed or pasted at the foot, in place of what is
// on the table. What of it can't be read is said.
func (s *Screen) takeLine() {
	if s.cards == nil {
		return
	}
	line := s.line.Text
	p, faults := s.cards.Parse(line)
	s.forgetLine()
	s.options.Window.Canvas().Unfocus()
	s.setLine(p)
	if len(faults) > 0 {
		s.leaveUnread(line, faults)
	}
}

// setLine puts the position of a line on the table, in place of what is there.
func (s *Screen) setLine(p *position.Position) {
	p.TakeOver(s.draft.Position)
	s.chosen, s.notice = nil, ""
	s.draft.Replace(p)
	s.marked = p.Places()[0]
	s.changed()
}

// lineTyped says what becomes of the line that is being typed at the foot, and what of it can't be read.
func (s *Screen) lineTyped() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{newKeys("Enter", "sets the table so", "Esc", "leaves it as it is")}
	if look.HasScreenKeys() {
		objects = []fyne.CanvasObject{newKeys("Enter", "sets the table so")}
	}
	_, faults := s.cards.Parse(s.line.Text)
	if len(faults) > 0 {
		return append(objects, unreadOf(faults)...)
	}
	return append(objects, look.NewSigned("✓", theme.ColorNameSuccess, "All of the line can be read."))
}
