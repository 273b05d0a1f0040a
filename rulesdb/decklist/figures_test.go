package decklist

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
)

// The pictures of a deck count each copy, a card of two colors for each, and no cost where
// none is printed.
func TestADecksFiguresCountItsCards(t *testing.T) {
	library := shippedLibrary(t)
	var two *rulesdb.Card // a Friend of two colors with a cost
	for _, c := range library.Cards {
		if face := &c.Faces[0]; face.Type == card.Friend && len(face.Colors.List()) == 2 && face.Cost != nil {
			two = c
			break
		}
	}
	list := "1 PR1\n3 PR7\n2 Timberwolf\n2 Cloudbursting\n1 " + two.Number
	deck, err := Read(library, "list", strings.NewReader(list), nil)
	if err != nil {
		t.Fatal(err)
	}
	f := deck.Figures()
	seven := library.CardsByNumber("PR7")[0].Faces[0]
	if got := f.Costs[*seven.Cost]; got.Cards < 3 {
		t.Errorf("%d cards cost as much as PR7, of which there are 3", got.Cards)
	}
	withCost := 0
	for _, c := range f.Costs {
		sum := 0
		for _, part := range c.ByColors {
			sum += part.Cards
		}
		if sum != c.Cards {
			t.Errorf("%d cards of a cost, %d by their colors", c.Cards, sum)
		}
		withCost += c.Cards
	}
	if withCost != 4 { // Troublemakers have none
		t.Errorf("%d cards with a cost, want 4", withCost)
	}
	for _, c := range two.Faces[0].Colors.List() {
		if f.Colors[c] == 0 {
			t.Errorf("%s is %v and counts for no %s card", two.Name(), two.Faces[0].Colors, c)
		}
	}
	types := []int{f.Types[card.ManeCharacter], f.Types[card.Friend], f.Types[card.Troublemaker],
		f.Types[card.ProblemType]}
	if diff := cmp.Diff([]int{1, 4, 2, 2}, types); diff != "" {
		t.Errorf("types: -want +got\n%s", diff)
	}
	want := seven.PlayRequirements[0]
	found := false
	for _, r := range f.Requirements {
		found = found || r.Color == want.Color && r.Power == want.Power && r.Cards >= 3
	}
	if !found {
		t.Errorf("PR7 requires %v, counted are %v", want, f.Requirements)
	}
}
