package playing

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/wording"
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

// Nor does what is said beside the options of a decision, anywhere in a shipped scenario, but of cards that were
// invented for it and have no words.
func TestNoHintQuotesNotation(t *testing.T) {
	scenarios, err := scenario.Shipped(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	for _, s := range scenarios {
		wordless := wordlessIn(s)
		look := func(b *Sandbox) error {
			for _, hint := range b.Hints() {
				isIn := func(says string) bool { return strings.HasSuffix(hint, says) }
				isWordless := slices.ContainsFunc(wordless, isIn)
				if notation.MatchString(hint) && !said[hint] && !isWordless {
					t.Errorf("%s: a hint quotes notation: %s", s.File, hint)
				}
				said[hint] = true
			}
			return nil
		}
		if _, err := runOneWay(s, way{between: look}); err != nil {
			t.Fatalf("%s: %v", s.File, err)
		}
	}
	if len(said) < 100 {
		t.Errorf("there are %d hints; expected many, to be looked at", len(said))
	}
}

// wordlessIn lists the abilities of a scenario's cards for which there are no words, in notation.
func wordlessIn(s *scenario.Scenario) (all []string) {
	for print := board.Print(1); int(print) <= s.Program.PrintCount(); print++ {
		for side, face := range s.Program.Card(print).Faces {
			for i, notation := range face.Abilities {
				if s.English(scenario.AbilityPlace{Print: print, Side: side, Paragraph: i + 1}) == "" {
					all = append(all, wording.OneLine(notation))
				}
			}
		}
	}
	return all
}
