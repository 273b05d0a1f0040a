package reference

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"canterlaw/search"
)

// TestVariantsOfAPositionAreFoundTogether: the other reading of a position stands beneath
// it, whatever the search has put between them, and other kinds keep their order.
func TestVariantsOfAPositionAreFoundTogether(t *testing.T) {
	test.NewTempApp(t)
	files := map[string]string{"1": "f/tie-unresolved.yaml", "2": "f/other.yaml", "3": "f/tie.yaml"}
	r := newResults(func(Place) {}, AfterPause)
	r.fileOf = func(id string) string { return files[id] }
	hits := []search.Hit{{Kind: search.Scenario, ID: "1"}, {Kind: search.Rule, ID: "514.4c"}, {Kind: search.Scenario, ID: "2"},
		{Kind: search.Scenario, ID: "3"}, {Kind: search.Rule, ID: "514"}}
	var ids []string
	for _, h := range r.ordered(hits) {
		ids = append(ids, h.ID)
	}
	if got := strings.Join(ids, " "); got != "3 1 2 514.4c 514" {
		t.Errorf("they stand as %s", got)
	}
}
