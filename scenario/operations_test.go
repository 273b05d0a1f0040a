package scenario

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"canterlaw/engine/ability"
)

// shownInGo are the operations that no shipped scenario uses yet, but rulings in
// Go of package engine, which are shorter: they look at one effect, event or
// number each.
var shownInGo = []string{
	"AnyCard", "SharesType", "IsIgnored", "IsStarting", "LeastPower", "ChooseRandom", "ChooseCounter",
	"ReplaceProblem", "Play", "Challenge", "Defeat", "Unlink", "Rallied", "Activated", "ControlChanges",
	"CutieMarked", "Challenged", "FaceoffEnds", "FaceoffLost", "PointsScored", "for NextInstead", "case",
	"AtMost", "DoesntPrevent", "ContributesAtMost", "AddFlips", "EntersInvolved", "PowerTotal", "IsEven",
	"IsChallenging", "Same", "Controller", "Challenger", "Phase", "ConfrontStep", "Window", "Purple",
}

// Every operation of the notation stands in an ability of a card of a shipped
// scenario (printed, given by the scenario, granted or a keyword's), or is named
// above and stands in a ruling in Go.
func TestEveryOperationOfTheNotationIsShown(t *testing.T) {
	scenarios, err := Shipped(library(t))
	if err != nil {
		t.Fatal(err)
	}
	rulings := engineTests(t)
	named := map[string]bool{}
	for _, name := range shownInGo {
		named[name] = true
	}
	for _, e := range ability.Schema() {
		used := false
		for _, s := range scenarios {
			used = used || s.Program.HasOp(e.Op)
		}
		switch {
		case used && named[e.Name]:
			t.Errorf("%s is listed, but a scenario uses it", e.Name)
		case !used && !named[e.Name]:
			t.Errorf("no scenario has a card whose abilities use %s (%s)", e.Name, e.Kind)
		case !used && !regexp.MustCompile(`\b`+regexp.QuoteMeta(strings.TrimPrefix(strings.TrimPrefix(e.Name, "for "), "range "))+`\b`).MatchString(rulings):
			t.Errorf("no test of package engine uses %s (%s)", e.Name, e.Kind)
		}
	}
}

// engineTests gives the tests of package engine.
func engineTests(t *testing.T) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "engine", "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	return all.String()
}
