package setup

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/scenario/position"
	"canterlaw/ui/look"
)

// understoodGap draws the lines of what is understood together, so that a whole table is seen at once.
const understoodGap = -13

// drawnTogether sets such lines below each other.
func drawnTogether(lines []fyne.CanvasObject) []fyne.CanvasObject {
	if len(lines) == 0 {
		return nil
	}
	return []fyne.CanvasObject{look.NewColumn(understoodGap, lines...)}
}

// unread says what of a line can't be read.
func (s *Screen) unread() []fyne.CanvasObject {
	var lines []fyne.CanvasObject
	for _, alike := range position.Alike(s.found().faults) {
		found := position.Parts(alike)
		if found == "" { // as before a colon with nothing in front of it
			found = "Something is missing"
		}
		says := fmt.Sprintf("%s: expected %s.", found, alike[0].Expected)
		lines = append(lines, look.NewSigned("✕", theme.ColorNameError, says))
	}
	return drawnTogether(lines)
}

// added says what a line would do.
func (s *Screen) added() []fyne.CanvasObject {
	if len(s.found().adds) == 0 && len(s.found().faults) == 0 {
		return []fyne.CanvasObject{look.NewSigned("✓", theme.ColorNameSuccess, "Understood: Enter takes it over.")}
	}
	var lines []fyne.CanvasObject
	others := false
	for _, add := range s.found().adds {
		sign, color := "✓", theme.ColorNameSuccess
		if add.others {
			sign, color, others = "?", theme.ColorNameWarning, true
		}
		lines = append(lines, look.NewSigned(sign, color, add.says))
	}
	for _, says := range position.Assumptions(s.found().assumed) {
		lines = append(lines, look.NewSigned("?", theme.ColorNameWarning, says))
	}
	if others {
		lines = append(lines, look.NewCaption("? Of several cards of a name a Mane Character comes first, "+
			"then the oldest. Once it lies there, A puts another of its name in its place."))
	}
	return lines
}
