package rulesdb

import (
	"slices"
	"testing"
)

// An import says how many faces of the set are understood, and of the others the words.
func TestAnImportSaysWhatIsUnderstood(t *testing.T) {
	reports, err := ImportCards(t.TempDir(), orchard)
	if err != nil {
		t.Fatal(err)
	}
	want := [][]string{{"Set", "Faces", "Understood", "Paragraphs that aren’t"}, {"Invented Orchard", "6", "5", "1"}}
	if got := UnderstoodTable(reports); !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("got %q, want %q", got, want)
	}
	want = [][]string{{"IO1", "Quince Tart, Baker of Pies", "bake."}}
	if got := MissingTable(reports); !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("got %q, want %q", got, want)
	}
	if u := reports[0].Understood; len(u.Traits) > 0 || len(u.Keywords) > 0 {
		t.Errorf("new are %v and %v, want nothing", u.Traits, u.Keywords)
	}
}
