package lab

import (
	"strings"
	"testing"
)

// TestOnlyTheWordsThatDifferStandOut of two versions of a line.
func TestOnlyTheWordsThatDifferStandOut(t *testing.T) {
	for _, test := range []struct{ line, other, want string }{
		{"its owner pays 2 or dismisses it", "you pay 2 or dismiss it", "[its owner pays] 2 or [dismisses] it"},
		{"you pay 2 or dismiss it", "its owner pays 2 or dismisses it", "[you pay] 2 or [dismiss] it"},
		{"draw a card", "draw a card and score a point", "draw a card"},
		{"draw a card and score a point", "draw a card", "draw a card [and score a point]"},
		{"draw a card", "", "[draw a card]"},
		{"ready it", "exhaust them", "[ready it]"},
	} {
		var shown []string
		for _, w := range wordsBeside(test.line, test.other) {
			if w.Only {
				w.Text = "[" + w.Text + "]"
			}
			shown = append(shown, w.Text)
		}
		if got := strings.Join(shown, " "); got != test.want {
			t.Errorf("%q beside %q is %q, want %q", test.line, test.other, got, test.want)
		}
	}
}
