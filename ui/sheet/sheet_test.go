package sheet

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// holder is a part of the screen that embeds a sheet, as the track of the turn does.
type holder struct{ *Sheet }

// TestWhatEmbedsASheetIsDrawnAnewWithIt since it is what the canvas knows, and not the sheet.
func TestWhatEmbedsASheetIsDrawnAnewWithIt(t *testing.T) {
	test.NewTempApp(t)
	drawn := 0
	h := &holder{}
	h.Sheet = NewFor(h, 60, Fixed(20), func(*Sheet, fyne.Size) { drawn++ })
	test.NewTempWindow(t, h).Resize(fyne.NewSize(200, 40))
	r, is := test.WidgetRenderer(h).(*sheetRenderer)
	if !is || r.widget != fyne.Widget(h) {
		t.Fatalf("the canvas is told to draw %T anew", r.widget)
	}
	before := drawn
	h.Refresh()
	if got := drawn - before; got != 1 {
		t.Errorf("it is drawn %d times as it is refreshed, by %d renderers", got, got)
	}
}
