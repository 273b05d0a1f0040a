package scenario

import (
	"slices"
	"testing"

	"canterlaw/engine/ability"
)

// Every operation of the notation stands in an ability of a card of a shipped
// scenario: printed, given by the scenario, granted or a keyword's.
func TestEveryOperationOfTheNotationIsShown(t *testing.T) {
	scenarios, err := Shipped(library(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range ability.Schema() {
		if !slices.ContainsFunc(scenarios, func(s *Scenario) bool { return s.Program.HasOp(e.Op) }) {
			t.Errorf("no scenario has a card whose abilities use %s (%s)", e.Name, e.Kind)
		}
	}
}
