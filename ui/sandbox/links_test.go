package sandbox

import (
	"slices"
	"strings"
	"testing"

	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

// TestNamesOfCardsLeadToTheirPages: in the ruling by the Title alone, in the
// trail by the full name. The ruling leads to the rulebook that it rests on too.
func TestNamesOfCardsLeadToTheirPages(t *testing.T) {
	f := openScenario(t, uitest.Landscape, "Who goes home after losing to a Troublemaker")
	f.tap("End")
	has := func(rows []look.TextRow, want string) {
		t.Helper()
		if !slices.ContainsFunc(rows, func(row look.TextRow) bool { return strings.Contains(row.Markdown, want) }) {
			t.Errorf("%s is missing in:\n%v", want, rows)
		}
	}
	has(rulingRows(f.sandbox, f.links), "I lost to the [Timberwolf](card:PR158)")
	has(rulingRows(f.sandbox, f.links), "[608&#46;1](rule:608.1)") // what a step expects
	has(trailRows(f.sandbox.Scenario().Program, f.sandbox.Trail(), f.links), "[Holly Dash, Flighty Filly](card:PR13)")

	f = openScenario(t, uitest.Landscape, "A faceoff when one deck is empty, by a starter rulebook")
	has(rulingRows(f.sandbox, f.links), "[Canterlot Nights starter rulebook](rulebook:canterlot-nights), 2014")

	f = openScenario(t, uitest.Landscape, "A tie that no card can break, the other reading")
	f.tap("End")
	has(rulingRows(f.sandbox, f.links), "&#46; [all readings](ruling:endless-tie)")
	has(trailRows(f.sandbox.Scenario().Program, f.sandbox.Trail(), f.links), "[all readings](ruling:endless-tie) [(514.4c)](rule:514.4c)")
}
