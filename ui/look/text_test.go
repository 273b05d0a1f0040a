package look

import (
	"testing"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
)

func TestPlainTextStaysAsItIs(t *testing.T) {
	test.NewTempApp(t)
	for _, text := range []string{
		"pay [1] to move", "1. Not a list", "- nor this", "# nor a heading", "*nor* _emphasis_",
		`back\slash`, "a < b & c > d", "Two Bits!", "+1 power",
	} {
		if got := NewMarkdown(Plain(text), nil).String(); got != text {
			t.Errorf("%q is shown as %q", text, got)
		}
	}
}

func TestEveryLinkIsFollowed(t *testing.T) {
	test.NewTempApp(t)
	text := "See [514.4](rule:514.4).\n\n- in a list: [Calming X](" + Address("glossary", "Calming X") + ")\n"
	var followed []string
	rich := NewMarkdown(text, func(address string) { followed = append(followed, address) })
	tapAll(rich.Segments)
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
