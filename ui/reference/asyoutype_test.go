package reference

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"canterlaw/search"
)

// TestOnlyTheLatestQueryIsShown: results that come late, after the text has
// changed, are dropped.
func TestOnlyTheLatestQueryIsShown(t *testing.T) {
	test.NewTempApp(t)
	var waiting []func()
	var shown []string
	a := asYouType{
		find: func(query string, _ int) (search.Result, error) { return search.Result{Query: query}, nil },
		soon: func(f func()) (stop func()) {
			waiting = append(waiting, f)
			return func() {}
		},
		show: func(r search.Result, _ error) { shown = append(shown, r.Query) },
	}
	a.ask("uncov")
	a.ask("uncover")
	waiting[1]()
	waiting[0]() // the search of the older text ends last
	if len(shown) != 1 || shown[0] != "uncover" {
		t.Errorf("shown: %q, want only uncover", shown)
	}
	if a.pending {
		t.Error("results are still awaited")
	}

	a.ask("retire")
	a.ask("") // cleared before the results were there
	waiting[2]()
	if len(shown) != 2 || shown[1] != "" {
		t.Errorf("shown: %q, want the cleared field last", shown)
	}
}
