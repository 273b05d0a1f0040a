package sheet

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// shownTexts gives the texts that an object draws, with those of what stands in it.
func shownTexts(o fyne.CanvasObject) (texts []string) {
	switch o := o.(type) {
	case *canvas.Text:
		texts = append(texts, o.Text)
	case *fyne.Container:
		for _, part := range o.Objects {
			texts = append(texts, shownTexts(part)...)
		}
	case fyne.Widget:
		for _, part := range test.WidgetRenderer(o).Objects() {
			texts = append(texts, shownTexts(part)...)
		}
	}
	return texts
}

// The sign of the key lies over the words where a button is too narrow for both.
func TestANarrowPassShowsWhatItDoesWithoutItsKey(t *testing.T) {
	test.NewTempApp(t)
	pass := NewPass("Go on", func() {})
	for width, want := range map[float32][]string{90: {"Go on"}, 300: {"Go on", "Space"}} {
		pass.Resize(fyne.NewSize(width, 40))
		pass.Refresh()
		got := shownTexts(pass)
		if len(got) != len(want) || got[0] != want[0] {
			t.Errorf("%v wide: shows %q, want %q", width, got, want)
		}
	}
}

// A double click on an option would else choose the one that comes in its place as well.
func TestADoubleClickChoosesOnce(t *testing.T) {
	test.NewTempApp(t)
	chosen := ""
	option := func(name string) *Pressed {
		o := NewOption(Option{Text: name}, func() { chosen += name })
		o.Resize(fyne.NewSize(200, 40))
		return o
	}
	click := func(o *Pressed, x float32) {
		o.Tapped(&fyne.PointEvent{AbsolutePosition: fyne.NewPos(x, 300), Position: fyne.NewPos(20, 20)})
	}
	a, b, c := option("a"), option("b"), option("c")
	click(a, 100)
	click(b, 100) // the second of the double click
	if chosen != "a" {
		t.Errorf("chosen is %q", chosen)
	}
	click(c, 160) // elsewhere, however soon
	latestPress.when = latestPress.when.Add(-time.Second)
	click(b, 160) // at the same point, later
	if chosen != "acb" {
		t.Errorf("chosen is %q, want what was clicked by itself", chosen)
	}
}

// A hand that trembles while it presses would else press nothing, as the toolkit drags by then.
func TestATremblingHandChoosesAnOption(t *testing.T) {
	test.NewTempApp(t)
	chosen := 0
	o := NewOption(Option{Text: "Play it"}, func() { chosen++ })
	o.Resize(fyne.NewSize(200, 40))
	test.WidgetRenderer(o).Refresh()
	drag := func(by float32) {
		o.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(20+by, 20)},
			Dragged: fyne.NewDelta(by, 0)})
		o.DragEnd()
	}
	if drag(3); chosen != 1 {
		t.Errorf("chosen %d times, want once", chosen)
	}
	if drag(80); chosen != 1 {
		t.Error("a drag chooses it")
	}
}
