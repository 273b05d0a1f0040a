package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
)

func TestCardsAreAskedForByTheirFacts(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()

	uitest.Type(t, c, "num:PR13 t:fr")
	wantText(t, s, "Holly Dash, Flighty Filly")
	wantText(t, s, "friend") // what t:fr may become
	uitest.Press(t, c, fyne.KeyTab)
	uitest.Type(t, c, "pow:4") // behind what Tab has completed
	wantText(t, s, "Holly Dash, Flighty Filly")
	uitest.Press(t, c, fyne.KeyReturn)
	wantTitle(t, s, "Holly Dash, Flighty Filly – Canterlaw")
}

func TestAMistakeInAQueryIsSaidAndLeadsToHelp(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()

	uitest.Type(t, c, "t:friend powr>=3")
	wantText(t, s, `column 10: found "powr"`)
	uitest.Tap(t, c, "How to ask for cards by their facts")
	wantTitle(t, s, "Cards by their facts – Canterlaw")
	uitest.Tap(t, c, "kw:swift")
	wantText(t, s, "Rainbow Dash, Flier Extraordinaire")
	wantNoText(t, s, "powr")
}

func TestATappedCompletionGoesOn(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()

	uitest.Type(t, c, "num:PR13 t:")
	wantText(t, s, "found no value for t")
	uitest.Tap(t, c, "friend")
	wantText(t, s, "Holly Dash, Flighty Filly")
	uitest.Type(t, c, "-pow:4")
	wantText(t, s, "Nothing found")
}
