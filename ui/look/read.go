package look

import (
	"sync"

	"fyne.io/fyne/v2/widget"
)

// The toolkit makes a reader of Markdown for each text, which takes as long as laying several
// lines out: texts that were read are kept, as a list reads its rows anew whenever they move.
var keptTexts = struct {
	sync.Mutex
	segments map[string][]widget.RichTextSegment
}{segments: map[string][]widget.RichTextSegment{}}

// mostKeptTexts is how many texts are kept; with one more, all are forgotten. Each is of many small things, which lie
// scattered: with thousands kept the heap keeps the memory around them, too.
const mostKeptTexts = 300

// read gives the segments of Markdown, which are the caller's own.
func read(text string) []widget.RichTextSegment {
	keptTexts.Lock()
	defer keptTexts.Unlock()
	if segments, isKept := keptTexts.segments[text]; isKept {
		own, _ := copies(segments)
		return own
	}
	segments := withoutLastBreak(widget.NewRichTextFromMarkdown(text).Segments)
	own, isWhole := copies(segments)
	if !isWhole {
		return segments
	}
	if len(keptTexts.segments) == mostKeptTexts {
		clear(keptTexts.segments)
	}
	keptTexts.segments[text] = segments
	return own
}

// copies copies segments, however deep. It reports whether it knows how to copy each of them.
func copies(segments []widget.RichTextSegment) (own []widget.RichTextSegment, isWhole bool) {
	own, isWhole = make([]widget.RichTextSegment, len(segments)), true
	for i, s := range segments {
		inner := true
		switch s := s.(type) {
		case *widget.TextSegment:
			c := *s
			own[i] = &c
		case *widget.HyperlinkSegment:
			c := *s
			own[i] = &c
		case *widget.ParagraphSegment:
			c := *s
			c.Texts, inner = copies(s.Texts)
			own[i] = &c
		case *widget.ListSegment:
			c := *s
			c.Items, inner = copies(s.Items)
			own[i] = &c
		default:
			inner = false
		}
		isWhole = isWhole && inner
	}
	return own, isWhole
}
