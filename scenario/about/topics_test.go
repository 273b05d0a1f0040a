package about

import (
	"slices"
	"testing"
)

// TestVariantsStandBehindTheirPosition, wherever a search has ranked them, and what has no
// file keeps its place.
func TestVariantsStandBehindTheirPosition(t *testing.T) {
	found := []string{"f/tie-unresolved.yaml", "f/other.yaml", "", "f/tie.yaml", "f/tied.yaml", "g/tie-unresolved.yaml",
		"f/tie-by-an-edition.yaml", ""}
	want := []string{"f/tie.yaml", "f/tie-unresolved.yaml", "f/tie-by-an-edition.yaml", "f/other.yaml", "",
		"f/tied.yaml", "g/tie-unresolved.yaml", ""}
	if got := Together(found, func(file string) string { return file }); !slices.Equal(got, want) {
		t.Errorf("they stand as\n%q, want\n%q", got, want)
	}
}
