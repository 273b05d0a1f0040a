package look

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// A tap on a line tells which, one on its number which rule; a thousand lines draw no more
// than are in view, and a line is brought into it.
func TestLines(t *testing.T) {
	test.NewTempApp(t)
	line, rule := -1, ""
	l := NewLines(func(i int) { line = i }, func(number string) { rule = number })
	w := test.NewTempWindow(t, l.Content)
	w.Resize(fyne.NewSize(320, 400))
	var all []Line
	for i := range 1000 {
		all = append(all, Line{Text: fmt.Sprintf("Line %d %s", i, strings.Repeat("of several words ", i%4)), Number: "514.4c", Indent: i % 3})
	}
	l.Set(all, 3)
	renderer := test.WidgetRenderer(l)
	if n := len(renderer.Objects()); n == 0 || n > 200 {
		t.Errorf("%d objects are drawn", n)
	}
	l.ShowLine(700)
	at := l.tops[700] - l.scroll.Offset.Y
	if at < 0 || at > 400 {
		t.Errorf("line 700 is at %v", at)
	}
	l.Tapped(&fyne.PointEvent{Position: fyne.NewPos(40, l.tops[700]+5)})
	if line != 700 || rule != "" {
		t.Errorf("line %d, rule %q", line, rule)
	}
	l.Tapped(&fyne.PointEvent{Position: fyne.NewPos(l.width-20, l.tops[700]+5)})
	if rule != "514.4c" {
		t.Errorf("rule %q", rule)
	}
	l.Set(all[:2], 1)
	if len(l.rows) != 2 || l.scroll.Offset.Y > 0 {
		t.Errorf("%d rows, scrolled by %v", len(l.rows), l.scroll.Offset.Y)
	}
}
