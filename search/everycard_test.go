package search

import (
	"slices"
	"testing"

	"canterlaw/rulesdb"
)

// A program without anything imported finds every card by its number, first, and by its
// full name, among the first ten: a name of words that rules use, or that is the Title
// of other cards too, may find those before.
func TestAFreshProgramFindsEveryCard(t *testing.T) {
	lib := openLibrary(t, "")
	x, ids := indexOf(t, everythingIn(t, lib)), rulesdb.CardIDs(lib.Cards)
	later := 0
	for _, c := range lib.Cards {
		place := func(query string, limit int) int {
			found, err := x.Search(query, limit)
			if err != nil {
				t.Fatal(err)
			}
			return slices.IndexFunc(found.Hits, func(h Hit) bool { return h.Kind == Card && h.ID == ids[c] })
		}
		if len(lib.CardsByNumber(c.Number)) == 1 && place(c.Number, 1) != 0 {
			t.Errorf("%s is not found first by its number", c.Number)
		}
		switch at := place(c.Name(), 10); {
		case at < 0:
			t.Errorf("%s, %s, is not found by its name", c.Number, c.Name())
		case at > 0:
			later++
		}
	}
	if later > 8 {
		t.Errorf("%d cards are not first by their names, want at most 8", later)
	}
}
