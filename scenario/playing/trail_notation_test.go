package playing

import (
	"regexp"
	"strings"
	"testing"

	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

// notation finds what only notation has: a word with brackets at once, its marks, words run together.
var notation = regexp.MustCompile(`\b[A-Z][A-Za-z]*\(|&&|\|\||:=|“[A-Z][a-z]+[A-Z]|\bwhat was done \d|\brefs?[A-Z]`)

// No trail of a shipped scenario quotes notation: what abilities do, ask for and are about is said in words.
func TestNoTrailQuotesNotation(t *testing.T) {
	scenarios, err := scenario.Shipped(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	parts := 0
	for _, s := range scenarios {
		b, err := runOneWay(s, ways[0])
		if err != nil {
			t.Fatalf("%s: %v", s.File, err)
		}
		trail := FormatTrail(b.Trail())
		for line := range strings.Lines(trail) {
			if notation.MatchString(line) {
				t.Errorf("%s: the trail quotes notation: %s", s.File, strings.TrimSpace(line))
			}
			if strings.Contains(line, "could do this: “") {
				parts++
			}
		}
	}
	if parts == 0 {
		t.Error("no trail says which instruction has nothing to be done to; expected some that do, to be looked at")
	}
}
