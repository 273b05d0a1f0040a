package rulesdb

import (
	"strings"
	"testing"
)

func TestWhatHasAPageIsLinkedWhereItIsMentioned(t *testing.T) {
	l, err := Open("")
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"A frightened card is dismissed.":           "A [frightened](glossary:Frighten) card is [dismissed](glossary:Dismiss).",
		"Random numbers, and Random":                "[Random](glossary:Random) numbers, and Random",
		"by a random method":                        "by a random method", // no keyword
		"Calming 2":                                 "[Calming](glossary:Calming%20X) 2",
		"a priority window opens; priority windows": "a [priority window](glossary:Priority%20window) opens; priority windows",
		"cards of the draw deck":                    "cards of the [draw deck](rule:402)", // not drawing
		"into the Discard Pile":                     "into the [Discard Pile](rule:406)",
		"in the hand":                               "in the hand", // a word too common to be a section's title
		"[faceoffs](rule:514) and `Flip(1)`":        "[faceoffs](rule:514) and `Flip(1)`",
		"[this](glossary:Flip) is flipping":         "[this](glossary:Flip) is flipping", // linked already
		"a Game Loss in Harmony Constructed":        "a [Game Loss](floor:floor-rules%2Ftournament-penalties%2Fgame-loss) in [Harmony Constructed](format:harmony)",
		"rallying, rallies":                         "[rallying](glossary:Rally), rallies",
		"flipping":                                  "[flipping](glossary:Flip)",
		"unsolved":                                  "unsolved",
		"the PPP":                                   "the [PPP](glossary:Pre-priority%20processing%20%28PPP%29)",
	} {
		if got := l.LinkTerms(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
	if got := l.LinkTerms("Priority is received.", "glossary:Priority"); strings.Contains(got, "](") {
		t.Errorf("a page links to itself: %q", got)
	}
}
