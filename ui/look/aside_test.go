package look

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

// TestWhatStandsBesideTextGoesBelowItOnANarrowPage, and the foot below both.
func TestWhatStandsBesideTextGoesBelowItOnANarrowPage(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme(SystemColors))
	page := NewPage()
	main, beside, foot := NewText(strings.Repeat("word ", 200)), NewText("beside"), NewText("foot")
	page.ShowObjects(NewAside(ReadingWidth, main, beside, foot))
	for _, c := range []struct {
		width     float32
		hasBeside bool
	}{
		{1280, true}, {ReadingWidth + asideGap + asideLeast + 2*pageMargin, true},
		{ReadingWidth + asideGap + asideLeast + 2*pageMargin - 1, false}, {400, false},
	} {
		page.Content.Resize(fyne.NewSize(c.width, 800))
		if got := beside.Position().X > main.Size().Width; got != c.hasBeside {
			t.Errorf("on a page %.0f wide, it stands beside: %v, want %v", c.width, got, c.hasBeside)
		}
		if !c.hasBeside && beside.Position().Y < main.Size().Height {
			t.Errorf("on a page %.0f wide, it begins at %v, over the text, which is %v high", c.width,
				beside.Position(), main.Size().Height)
		}
		if foot.Position().Y < main.Size().Height || foot.Position().X != 0 {
			t.Errorf("on a page %.0f wide, the foot stands at %v, and the text is %v high", c.width, foot.Position(),
				main.Size().Height)
		}
		if right := beside.Position().X + beside.Size().Width; right > c.width-2*pageMargin {
			t.Errorf("on a page %.0f wide, it reaches to %.0f", c.width, right)
		}
		if main.Size().Width > ReadingWidth {
			t.Errorf("on a page %.0f wide, the text is %.0f wide", c.width, main.Size().Width)
		}
	}
}

// TestLinesStandApart, each as far from the one before, and are all within the
// height that the text asks for.
func TestLinesStandApart(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme(SystemColors))
	words := strings.Repeat("some [link](rule:1) and *more*, ", 12)
	text := NewMarkdown(words, func(string) {}).(*Text)
	tight := widget.NewRichTextFromMarkdown(words)
	tight.Wrapping = fyne.TextWrapWord
	for _, o := range []fyne.CanvasObject{text, tight} {
		fit(o, 300)
	}
	tops := func(o fyne.Widget) (tops []float32) {
		for _, drawn := range test.WidgetRenderer(o).Objects() {
			if y := drawn.Position().Y; len(tops) == 0 || y > tops[len(tops)-1]+10 {
				tops = append(tops, y)
			}
		}
		return tops
	}
	loose := tops(text)
	if len(loose) < 3 {
		t.Fatalf("the text has %d lines", len(loose))
	}
	if got, want := text.MinSize().Height, tight.MinSize().Height+leading*float32(len(loose)-1); got != want {
		t.Errorf("%d lines are %v high, want %v", len(loose), got, want)
	}
	if last := loose[len(loose)-1]; last+fyne.MeasureText("M", 15, fyne.TextStyle{}).Height > text.MinSize().Height {
		t.Errorf("the last line begins at %v of %v", last, text.MinSize().Height)
	}
}
