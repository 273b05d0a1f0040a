package rulesdb_test

import (
	"testing"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
)

// Every erratum whose old wording can be read in the document can be asked what it changed.
func TestOldWordingsOfErrataAreThere(t *testing.T) {
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, e := range lib.Errata {
		former, err := lib.FormerOf(e)
		if err != nil {
			t.Error(err)
			continue
		}
		if former != nil {
			found++
		}
		switch {
		case former == nil && e.SaysOld():
			t.Errorf("%s (%s): no old wording", e.Card, e.Number)
		case former == nil:
		case spelling.Fold(former.Name) != spelling.Fold(e.Card):
			t.Errorf("%s is called %q", e.Number, former.Name)
		case former.Card != nil && former.Card.Faces[0].Title == "":
			t.Errorf("%s has no facts", e.Number)
		}
	}
	if found == 0 {
		t.Error("no erratum has an old wording")
	}
}
