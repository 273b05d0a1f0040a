package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
	"canterlaw/ui/look"
)

// A line that a colleague sends is typed or pasted where one is, and the position lies on
// the table.
func TestALineInTheSearchIsSetUp(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()
	uitest.Type(t, c, "AP: dash, rainbowshine; BP: pinkie; A 3t")
	wantText(t, s, "Set this position up")
	uitest.Press(t, c, fyne.KeyReturn)
	wantTitle(t, s, "Untitled position – Canterlaw")
	wantText(t, s, "A 3t; AP: rainbow, rainbowshine; BP: pinkie")
}

// A line with a name that isn't known is set up but for that, which is said.
func TestWhatIsNotUnderstoodOfALineInTheSearchIsSaid(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	uitest.Type(t, s.window.Canvas(), "AP: dash, qqqqzz; BP: pinkie")
	uitest.Press(t, s.window.Canvas(), fyne.KeyReturn)
	wantTitle(t, s, "Untitled position – Canterlaw")
	wantText(t, s, "qqqqzz")
}

// Questions for cards by their facts have colons too.
func TestAQueryForCardsIsNoLine(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	for _, query := range []string{"t:friend c:blue pow>=3", "kw:swift", "n:dash", "a:b", "rainbow dash",
		"Chaos: flipped"} {
		s.reference.Follow(look.Address("search", query))
		wantText(t, s, query)
		wantNoText(t, s, "Set this position up")
	}
}

// From anywhere a new position is one press away, and from the start page all that the
// table can be opened with.
func TestTheTableIsOneStepAway(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()
	s.press(keys.Begin)
	wantTitle(t, s, "Untitled position – Canterlaw")
	for link, then := range map[string]string{"New position": "Begin with", "New game": "A new game",
		"Scenarios": "What happens here?"} {
		s.press(keys.Control(fyne.Key1))
		uitest.Tap(t, c, link)
		wantText(t, s, then)
		if s.tabs.SelectedIndex() != sandboxTab {
			t.Errorf("%s leads to tab %d", link, s.tabs.SelectedIndex())
		}
	}
}
