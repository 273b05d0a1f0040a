package look

import (
	"reflect"
	"strconv"
	"testing"

	"fyne.io/fyne/v2/widget"
)

// What was read once is read again as the toolkit reads it, whatever became of it meanwhile.
func TestTextsAreReadAgainAsTheyWereRead(t *testing.T) {
	for _, text := range []string{"510.1", "[510.1](rule:510.1)", "two\n\nparagraphs", "- [ ] a box", "",
		"✓ Avery **passes** in the *window* of [faceoffs](rule:514)",
		"1. one\n2. [two](rule:2)\n   - three\n\nafter them",
		"# Head\n\n`code` and\n\n---\n\n| a | b |\n|---|---|\n| 1 | 2 |"} {
		want := withoutLastBreak(widget.NewRichTextFromMarkdown(text).Segments)
		for range 3 {
			got := read(text)
			if !reflect.DeepEqual(got, want) {
				t.Fatalf("%q is read as %#v, and by the toolkit as %#v", text, got, want)
			}
			inSize("caption", asWords(got))
			link(got, func(string) {})
		}
	}
}

// No more texts are kept than a few screens have, and links go where their list says.
func TestFewTextsAreKept(t *testing.T) {
	for i := range 3 * mostKeptTexts {
		markdown(strconv.Itoa(i), nil)
	}
	if n := len(keptTexts.segments); n > mostKeptTexts {
		t.Errorf("%d texts are kept", n)
	}
	followed := ""
	for _, list := range []string{"one", "two"} {
		texts := markdown("[514](rule:514)", func(address string) { followed = list + " " + address })
		texts[0].(*widget.HyperlinkSegment).OnTapped()
		if want := list + " rule:514"; followed != want {
			t.Errorf("followed %q: expected %q", followed, want)
		}
	}
}
