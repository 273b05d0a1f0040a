package reference

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/search"
	"canterlaw/ui/look"
)

// BenchmarkResults shows what a letter finds, as it is typed on and on.
func BenchmarkResults(b *testing.B) {
	test.NewApp()
	fyne.CurrentApp().Settings().SetTheme(look.Theme(look.LightColors))
	library, err := rulesdb.Open("")
	if err != nil {
		b.Fatal(err)
	}
	scenarios, err := scenario.Heads()
	if err != nil {
		b.Fatal(err)
	}
	index, err := search.Over(library, scenarios, search.CacheFolder())
	if err != nil {
		b.Fatal(err)
	}
	var found []search.Result
	for _, query := range []string{"d", "di", "dis", "dism", "dismi", "dismis", "dismiss", "dismiss ", "dismiss v",
		"dismiss vs retire"} {
		result, err := index.Search(query, hitLimit)
		if err != nil {
			b.Fatal(err)
		}
		found = append(found, result)
	}
	r := newResults(func(Place) {}, AfterRest)
	w := test.NewWindow(r.Content)
	defer w.Close()
	w.Resize(fyne.NewSize(400, 760))
	for i := 0; b.Loop(); i++ {
		r.show(found[i%len(found)], nil, nil, nil, nil)
	}
}
