package search

import (
	"testing"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// TestADisputedPointIsFound by its title, by what its readings say, and with the
// others by what they are called together.
func TestADisputedPointIsFound(t *testing.T) {
	x := indexOf(t, everythingIn(t, openLibrary(t, "")))
	for query, want := range map[string]string{
		"A tie when nobody has a card left to flip": "ruling endless-tie",
		"points that the rules don't settle":        "ruling " + AllDisputed,
		"disputed points":                           "ruling " + AllDisputed,
	} {
		if found := keys(t, x, query, 1); len(found) != 1 || found[0] != want {
			t.Errorf("%s: first is %q, want %s", query, found, want)
		}
	}
}

// TestDisputedPointsLeaveFirstWhatIsMeant: what a judge means stands first with
// them too.
func TestDisputedPointsLeaveFirstWhatIsMeant(t *testing.T) {
	for name, lib := range map[string]*rulesdb.Library{"shipped": openLibrary(t, ""), "imported": importedLibrary(t)} {
		t.Run(name, func(t *testing.T) {
			points, err := scenario.DisputedPoints()
			if err != nil {
				t.Fatal(err)
			}
			findWhatIsMeant(t, indexOf(t, append(Documents(lib), Disputed(points)...)))
		})
	}
}

// everythingIn are the documents of a library and of what ships beside it.
func everythingIn(t *testing.T, lib *rulesdb.Library) []Document {
	t.Helper()
	scenarios, err := scenario.Heads()
	if err != nil {
		t.Fatal(err)
	}
	docs, err := documents(lib, scenarios)
	if err != nil {
		t.Fatal(err)
	}
	return docs
}
