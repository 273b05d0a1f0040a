package reference

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"canterlaw/search"
	"canterlaw/ui/look"
)

// TestVariantsOfAPositionAreFoundTogether: the other reading of a position stands beneath
// it, whatever the search has put between them, and other kinds keep their order.
func TestVariantsOfAPositionAreFoundTogether(t *testing.T) {
	test.NewTempApp(t)
	files := map[string]string{"1": "f/tie-unresolved.yaml", "2": "f/other.yaml", "3": "f/tie.yaml"}
	r := newResults(func(Place) {}, AfterRest)
	r.fileOf = func(id string) string { return files[id] }
	hits := []search.Hit{{Kind: search.Scenario, ID: "1"}, {Kind: search.Rule, ID: "514.4c"},
		{Kind: search.Scenario, ID: "2"},
		{Kind: search.Scenario, ID: "3"}, {Kind: search.Rule, ID: "514"}}
	var ids []string
	for _, h := range r.ordered(hits) {
		ids = append(ids, h.ID)
	}
	if got := strings.Join(ids, " "); got != "3 1 2 514.4c 514" {
		t.Errorf("they stand as %s", got)
	}
}

// TestRowsThatAreFoundAgainStay: the next letter makes no row anew that says the same, and none
// of them stays lit.
func TestRowsThatAreFoundAgainStay(t *testing.T) {
	test.NewTempApp(t)
	fyne.CurrentApp().Settings().SetTheme(look.Theme(look.LightColors))
	var later func()
	r := newResults(func(Place) {}, func(f func()) func() { later = f; return func() {} })
	w := test.NewTempWindow(t, r.Content)
	w.Resize(fyne.NewSize(400, 2*leastRow))
	hit := func(id, snippet string) search.Hit {
		return search.Hit{Kind: search.Rule, ID: id, Title: id, Snippet: snippet}
	}
	show := func(hits ...search.Hit) { r.show(search.Result{Query: "dismiss", Hits: hits}, nil, nil, nil, nil) }
	show(hit("701.1", "as it was"), hit("701.2", "before"))
	before := slices.Clone(r.rows)
	r.move(1)
	show(hit("701.2", "after"), hit("701.1", "as it was"), hit("701.3", ""), hit("701.4", ""), hit("701.5", ""))
	if r.rows[1] != before[0] || r.rows[0] == before[1] {
		t.Error("the row that says the same is another, or that which says something else is the same")
	}
	if r.rows[1].Chosen() {
		t.Error("a row is chosen that was chosen among the results before")
	}
	if len(r.rows) != r.inView() || later == nil {
		t.Fatalf("%d rows are made at once, want the %d in view", len(r.rows), r.inView())
	}
	r.Scrolls()
	if len(r.rows) != 5 || r.rows[1] != before[0] {
		t.Errorf("%d rows are there when the list is scrolled, want all", len(r.rows))
	}
}
