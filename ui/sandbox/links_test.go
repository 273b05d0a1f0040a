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
		if !slices.ContainsFunc(rows, func(row look.TextRow) bool {
			return strings.Contains(row.Markdown+" "+row.Right,
				want)
		}) {
			t.Errorf("%s is missing in:\n%v", want, rows)
		}
	}
	trail := func() []look.TextRow {
		rows, _ := trailRows(f.sandbox.Scenario().Program, f.sandbox.Trail(), len(f.sandbox.Entries()), f.links)
		return rows
	}
	has(f.rulingRows(), "I lost to the [Timberwolf](card:PR158)")
	has(f.rulingRows(), "[608&#46;1](rule:608.1)") // what a step expects
	has(trail(), "[Holly Dash, Flighty Filly](card:PR13)")

	f = openScenario(t, uitest.Landscape, "A faceoff when one deck is empty, by a starter rulebook")
	has(f.rulingRows(), "[Canterlot Nights starter rulebook](rulebook:canterlot-nights), 2014")

	f = openScenario(t, uitest.Landscape, "A tie that no card can break, the other reading")
	f.tap("End")
	has(f.rulingRows(), "&#46; [all readings](ruling:endless-tie)")
	has(trail(),
		"[all readings](ruling:endless-tie) [read otherwise](read-otherwise:endless-tie) [514.4c](rule:514.4c)")
}
