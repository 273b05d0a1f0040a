package scenario

import (
	"slices"
	"testing"

	"canterlaw/engine/ability"
)

// shownInGo are the operations that no shipped scenario uses yet: only tests of
// packages engine and ability, which process or read the example of each.
var shownInGo = []string{
	"IsIgnored", "IsStarting", "ChooseRandom",
	"Play", "Challenge", "Rallied", "Activated", "ControlChanges",
	"CutieMarked", "Challenged", "FaceoffLost", "PointsScored", "case",
	"DoesntPrevent", "AddFlips", "PowerTotal",
	"Challenger", "ConfrontStep", "Window",
}

// Every operation of the notation stands in an ability of a card of a shipped
// scenario (printed, given by the scenario, granted or a keyword's), or is named
// above.
func TestEveryOperationOfTheNotationIsShown(t *testing.T) {
	scenarios, err := Shipped(library(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range ability.Schema() {
		used := slices.ContainsFunc(scenarios, func(s *Scenario) bool { return s.Program.HasOp(e.Op) })
		switch named := slices.Contains(shownInGo, e.Name); {
		case used && named:
			t.Errorf("%s is listed, but a scenario uses it", e.Name)
		case !used && !named:
			t.Errorf("no scenario has a card whose abilities use %s (%s)", e.Name, e.Kind)
		}
	}
}
