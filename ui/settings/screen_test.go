package settings

import (
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

// open shows the screen in a window of a size; applied is what was chosen last.
func open(t *testing.T, size fyne.Size) (c fyne.Canvas, applied *Settings) {
	t.Helper()
	w := uitest.NewWindow(t, size)
	applied = &Settings{}
	w.SetContent(New(fyne.CurrentApp().Preferences(), func(s Settings) { *applied = s }).Content)
	w.Resize(size)
	return w.Canvas(), applied
}

func TestAChoiceHoldsAtOnceAndIsKept(t *testing.T) {
	c, applied := open(t, uitest.Portrait)
	uitest.Tap(t, c, "○ High contrast")
	uitest.Tap(t, c, "○ 150 %")
	uitest.Tap(t, c, "○ By fingers")
	want := Settings{Colors: look.HighContrast, Percent: 150, Touch: ByFingers}
	if *applied != want {
		t.Errorf("applied %+v, want %+v", *applied, want)
	}
	if got := Load(fyne.CurrentApp().Preferences()); got != want {
		t.Errorf("kept %+v, want %+v", got, want)
	}
	uitest.Tap(t, c, "● High contrast") // chosen, and marked as such by more than color
	uitest.Tap(t, c, "● 150 %")
}

func TestWhatCantBeChosenIsTheUsual(t *testing.T) {
	open(t, uitest.Landscape)
	kept := fyne.CurrentApp().Preferences()
	kept.SetString(colorsKey, "plaid")
	kept.SetInt(percentKey, 3000)
	kept.SetString(touchKey, "hooves")
	if got, want := Load(kept), (Settings{Colors: look.SystemColors, Percent: 100, Touch: ByDevices}); got != want {
		t.Errorf("loaded %+v, want %+v", got, want)
	}
}

func TestTheScreenFitsTheCanvas(t *testing.T) {
	for _, size := range uitest.Sizes {
		c, _ := open(t, size)
		uitest.CheckInside(t, c)
	}
}

// TestTheKeyboardGoesThroughTheSettings and chooses one.
func TestTheKeyboardGoesThroughTheSettings(t *testing.T) {
	w := uitest.NewWindow(t, uitest.Landscape)
	var applied Settings
	s := New(fyne.CurrentApp().Preferences(), func(chosen Settings) { applied = chosen })
	w.SetContent(s.Content)
	for _, by := range []int{+1, +1, +1, -1} {
		s.Step(w.Canvas(), by)
	}
	uitest.Press(t, w.Canvas(), fyne.KeyReturn)
	if applied.Colors != look.LightColors {
		t.Errorf("chosen are %s colors, want the second setting, light", applied.Colors)
	}
}
