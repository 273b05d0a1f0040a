package setup

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"canterlaw/scenario"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
)

// longLine is a whole table in words, up to the last letter.
const longLine = "A turn 5 troublemaker; AP: dash, full steam, 4 blue friend 2, emerald, holly dash, PR8/+3, " +
	"jetstream; " +
	"B at AP: timberwolf, applejack steadfast/ex; BP: pinkie, 3 red gala; AH: sugar twist; B hand: 7 ?; " +
	"A hand: swing, vidala, noteworthy, foal free press, gotta go fa"

// BenchmarkPress is what presses take until the window can be painted, by their kinds: while
// two players’ cards lie there, a letter typed, Enter, a card marked as exhausted, a place
// marked, and a number of the turn bar. What is done after the picture isn't counted.
func BenchmarkPress(b *testing.B) {
	w := uitest.NewWindow(b, uitest.Landscape)
	var later []func()
	s := New(Options{
		Window: w, Run: func(*scenario.Scenario) error { return nil }, Leave: func() {}, Decks: func() {},
		Follow:       func(string) {},
		TitleChanged: w.SetTitle, Background: func(work func()) { later = append(later, work) },
		OnMain: func(work func()) { work() },
	})
	w.SetContent(s.Content)
	w.Resize(uitest.Landscape)
	s.SetLibrary(library())
	s.InView()
	s.Focus()
	rest := func() {
		for _, work := range later {
			work()
		}
		later = nil
	}
	typed := func(text string) {
		for _, r := range text {
			s.field.TypedRune(r)
		}
	}
	typed("AP: dash, rainbowshine, emerald; BP: pinkie, 2 red gala; B at AP: timberwolf; A 3t; A hand: swing")
	s.enter(1)
	rest()
	for _, press := range []struct {
		name          string
		before, press func()
	}{
		{"letter", func() { s.field.SetText("rainbow das") }, func() { typed("h") }},
		{"letter of a line", func() { s.field.SetText("BP: dash, rainb") }, func() { typed("o") }},
		{"letter of a long line", func() { s.field.SetText(longLine) }, func() { typed("s") }},
		{"enter", func() { s.field.SetText("timberwolf") }, func() { s.enter(1) }},
		{"mark", func() { s.choose(s.draft.All()[1]); s.options.Window.Canvas().Unfocus() },
			func() { s.Keys().Press(keys.Alone(fyne.KeyX)) }},
		{"choose", func() { s.choose(nil) }, func() { s.choose(s.draft.All()[2]) }},
		{"place", func() {}, func() { s.markNext(+1) }},
		{"turn", func() {}, func() { test.Tap(s.turn.sides[1]) }},
	} {
		b.Run(press.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				for s.draft.CanUndo() && len(s.draft.All()) > 9 {
					s.Undo()
				}
				press.before()
				rest()
				b.StartTimer()
				press.press()
			}
		})
	}
}
