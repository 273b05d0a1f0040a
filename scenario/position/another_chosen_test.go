package position_test

import (
	"slices"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Of several cards of a Title it is told which was chosen, unless something of the subtitle, or its number, is said.
func TestWhichCardOfATitleWasChosen(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said string
		want []string
	}{
		{"AP: rainbow dash, falcon", []string{"Rainbow Dash, Flier Extraordinaire"}},
		{"AP: rainbow dash flier, falcon", nil},
		{"AP: PR1, falcon", nil},
		{"I have Rarity and Sugar Twist at home", []string{"Rarity, Dazzling Fashionista"}},
	} {
		p := position.New()
		if faults, _ := cards.Read(p, test.said, position.FirstMarked); len(faults) > 0 {
			t.Fatal(faults)
		}
		if got := cards.Chosen(p, test.said); !slices.Equal(got, test.want) {
			t.Errorf("%s: chosen were %q, want %q", test.said, got, test.want)
		}
	}
}
