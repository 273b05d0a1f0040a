package look

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

func TestPlainTextStaysAsItIs(t *testing.T) {
	test.NewTempApp(t)
	for _, text := range []string{
		"pay [1] to move", "1. Not a list", "- nor this", "# nor a heading", "*nor* _emphasis_",
		`back\slash`, "a < b & c > d", "Two Bits!", "+1 power",
	} {
		if got := newText(0, markdown(Plain(text), nil)...).String(); got != text {
			t.Errorf("%q is shown as %q", text, got)
		}
	}
}

// TestASnippetHasNoBackslashes before signs that stand for themselves.
func TestASnippetHasNoBackslashes(t *testing.T) {
	var read string
	for _, s := range NewSnippet("2 \\* 3 \\< **7**, under\\_scores \\`a\\` and \\\\").Segments {
		read += s.Textual()
	}
	if want := "2 * 3 < 7, under_scores `a` and \\"; read != want {
		t.Errorf("it reads %q, want %q", read, want)
	}
}

// A sign at the beginning has its color, and what follows it that of the text; elsewhere it has none.
func TestSignsAreColored(t *testing.T) {
	test.NewTempApp(t)
	for text, color := range map[string]fyne.ThemeColorName{
		"✓ Draft kept": theme.ColorNameSuccess, "✕ [511.2](rule:511.2) keeps it": theme.ColorNameError,
		"! Without a host": theme.ColorNameWarning, "? Of several": theme.ColorNameWarning,
		"Draft ✓ kept": theme.ColorNameForeground, "✓✓ twice": theme.ColorNameForeground,
	} {
		for _, shown := range []*Text{newText(0, markdown(text, nil)...), NewText(text), NewCaption(text)} {
			first := shown.Segments[0]
			if p, isParagraph := first.(*widget.ParagraphSegment); isParagraph {
				first = p.Texts[0]
			}
			got := first.(*widget.TextSegment).Style.ColorName
			if got == ColorQuiet {
				got = theme.ColorNameForeground
			}
			if got != "" && got != color || got == "" && color != theme.ColorNameForeground {
				t.Errorf("%q begins in %q", text, got)
			}
		}
	}
	if cut := NewCutCaption("✓ Draft kept"); cut.String() != "✓ Draft kept" || len(cut.Segments) != 1 {
		t.Errorf("cut where there is no room is %q", cut.String())
	}
}

func TestEveryLinkIsFollowed(t *testing.T) {
	test.NewTempApp(t)
	text := "See [514.4](rule:514.4).\n\n- in a list: [Calming X](" + Address("glossary", "Calming X") + ")\n"
	var followed []string
	segments := markdown(text, func(address string) { followed = append(followed, address) })
	tapAll(segments)
	if len(followed) != 2 || followed[0] != "rule:514.4" || followed[1] != "glossary:Calming%20X" {
		t.Errorf("followed %q", followed)
	}
}

func tapAll(segments []widget.RichTextSegment) {
	for _, s := range segments {
		switch s := s.(type) {
		case *widget.HyperlinkSegment:
			s.OnTapped()
		case *widget.ParagraphSegment:
			tapAll(s.Texts)
		case *widget.ListSegment:
			tapAll(s.Items)
		}
	}
}

// TestALinkIsTappedWhereItIsRead: also in the lower half of a line whose next
// line begins with a link, and nowhere else on its line.
func TestALinkIsTappedWhereItIsRead(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme(SystemColors))
	var followed []string
	text := "[first](rule:1) and words\\\n[second](rule:2)\n"
	rich := NewMarkdown(strings.ReplaceAll(text, "\\\n", strings.Repeat(" word", 12)+" "),
		func(address string) { followed = append(followed, address) })
	w := test.NewTempWindow(t, NewColumn(0, rich))
	w.SetPadded(false)
	w.Resize(fyne.NewSize(400, 200))

	top := theme.InnerPadding()
	line := fyne.MeasureText("first", theme.TextSize(), fyne.TextStyle{}).Height
	for y := top + 1; y < top+line; y++ {
		followed = nil
		test.TapCanvas(w.Canvas(), fyne.NewPos(top+5, y))
		if len(followed) != 1 || followed[0] != "rule:1" {
			t.Errorf("a tap %.0f below the top of the first line follows %q", y-top, followed)
		}
	}
	followed = nil
	test.TapCanvas(w.Canvas(), fyne.NewPos(200, top+line/2))
	if len(followed) != 0 {
		t.Errorf("a tap beside the link follows %q", followed)
	}
}
