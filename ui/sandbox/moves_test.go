package sandbox

import (
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/sheet"
)

// TestTheArrowKeysLeadThroughWhatCanBeChosen, Enter chooses, and the keyboard goes
// on from what can be chosen next.
func TestTheArrowKeysLeadThroughWhatCanBeChosen(t *testing.T) {
	f := openScenario(t, uitest.LandscapeTwice, tie)
	f.press(fyne.KeyDown)
	f.reads("acts or passes")
	stops := f.decision.Stops()
	if f.canvas.Focused() != stops[0] {
		t.Fatalf("%T has the focus, want the first option", f.canvas.Focused())
	}
	f.press(fyne.KeyDown)
	if f.canvas.Focused() != stops[min(1, len(stops)-1)] {
		t.Error("another press doesn't lead to the next one")
	}
	f.press(fyne.KeyUp, fyne.KeyUp, fyne.KeyReturn)
	if choice, ok := f.canvas.Focused().(*sheet.Pressed); !ok || choice != f.decision.Stops()[0] || choice == stops[0] {
		t.Errorf("%T has the focus, want the first of the new options", f.canvas.Focused())
	}
	f.press(fyne.KeyRight) // the window's
}

// TestSeveralAreGatheredByTheKeyboard, which stays where it is meanwhile, and
// confirmed by Enter.
func TestSeveralAreGatheredByTheKeyboard(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	for range 8 {
		if f.decision.confirm == nil {
			f.press(fyne.Key1)
		}
	}
	if f.decision.confirm == nil {
		t.Fatal("nothing is to be gathered")
	}
	f.press(fyne.KeyReturn) // too few
	f.reads("Confirm 0 of 2")
	f.press(fyne.KeyDown, fyne.KeyDown, fyne.KeySpace)
	if f.canvas.Focused() != f.decision.Stops()[1] {
		t.Error("the keyboard has left the option")
	}
	f.press(fyne.KeyUp, fyne.KeyReturn)
	f.reads("● 1. ", "● 2. ", "Confirm 2 of 2")
	f.canvas.Unfocus()
	f.press(fyne.KeyReturn)
	f.lacks("Confirm")
}

// TestTheArrowKeysLeadThroughEveryPage where something is chosen: the decks of a new
// game, and what can be changed by hand.
func TestTheArrowKeysLeadThroughEveryPage(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.chooseDecks()
	f.press(fyne.KeyDown, fyne.KeyDown, fyne.KeySpace)
	f.reads("● " + themeDecks(t)[1].Name)
	if f.canvas.Focused() != f.newGame.Stops()[1] {
		t.Errorf("%T has the focus, want the deck that was chosen", f.canvas.Focused())
	}

	f = openScenario(t, uitest.Landscape, tie)
	f.openHand(subject{})
	f.press(fyne.KeyDown, fyne.KeyDown, fyne.KeyUp)
	if f.canvas.Focused() != f.hand.Stops()[0] {
		t.Errorf("%T has the focus, want the first of the changes", f.canvas.Focused())
	}
}
