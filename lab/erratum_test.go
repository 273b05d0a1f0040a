package lab_test

import (
	"testing"

	"canterlaw/lab"
)

// The old wording of an erratum is not only read: in games between both wordings it comes
// into play, so that what the erratum changed can be looked for.
func TestOldWordingsOfErrataComeIntoPlay(t *testing.T) {
	played := 0
	for _, e := range library(t).Errata {
		p, _, err := lab.ErratumProposal(library(t), e)
		if err != nil {
			t.Error(err)
		}
		if p == nil {
			continue // it says why
		}
		played++
		r, err := lab.PlayUntil(library(t), p, 480, func(r *lab.SearchResult) bool { return r.Used > 0 })
		if err != nil {
			t.Fatal(err)
		}
		if r.Used == 0 {
			t.Errorf("%s: the old wording was used in none of %d games", e.Card, r.Games)
		}
	}
	if played < 20 {
		t.Errorf("only %d old wordings were played", played)
	}
}
