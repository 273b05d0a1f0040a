package lab_test

import (
	"context"
	"testing"

	"canterlaw/lab"
)

// The old wording of an erratum is not only read: in games between both wordings it comes
// into play, so that what the erratum changed can be looked for.
func TestOldWordingsOfErrataComeIntoPlay(t *testing.T) {
	for _, e := range library(t).Errata {
		p, _, err := lab.ErratumProposal(library(t), e)
		if err != nil {
			t.Error(err)
		}
		if p == nil {
			continue // it says why
		}
		games, used := 0, 0
		for _, more := range []int{24, 480} { // most are used among the first
			result, err := lab.Search{Games: more, Seed: uint64(more)}.Run(context.Background(), library(t), p, p.Variants[0])
			if err != nil {
				t.Fatal(err)
			}
			if games, used = games+result.Games, used+result.Used; used > 0 {
				break
			}
		}
		if used == 0 {
			t.Errorf("%s: the old wording was used in none of %d games", e.Card, games)
		}
	}
}
