package search

import (
	"slices"
	"strings"
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

// As far as a name is typed it finds the card among what else begins so: words that are left out
// of questions are part of it.
func TestAFreshProgramFindsCardsAsTheirNamesAreTyped(t *testing.T) {
	lib := openLibrary(t, "")
	x, ids := indexOf(t, everythingIn(t, lib)), rulesdb.CardIDs(lib.Cards)
	asked := 0
	for i, c := range lib.Cards {
		_, after, isTitled := strings.Cut(c.Name(), ", ")
		space := strings.LastIndex(c.Name(), " ")
		if i%4 != 0 || !isTitled || strings.Count(after, " ") < 2 {
			continue
		}
		asked++
		typed := c.Name()[:space+2] // up to the first letter of the last word
		found, err := x.Search(typed, 3)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(found.Hits, func(h Hit) bool { return h.Kind == Card && h.ID == ids[c] }) {
			t.Errorf("%q doesn't find %s among the first three", typed, c.Name())
		}
	}
	for _, typed := range []string{"gummy things", "gummy things just", "Gummy, Things Just Got"} {
		found, err := x.Search(typed, 1)
		if err != nil || len(found.Hits) != 1 || found.Hits[0].Title != "Gummy, Things Just Got Real" {
			t.Errorf("%q finds %v first (%v)", typed, found.Hits, err)
		}
	}
	if asked < 20 {
		t.Errorf("only %d names were typed", asked)
	}
}
