package playing

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"

	"github.com/google/go-cmp/cmp"
)

// By a Teacher its friends are Swift, and by a Bully who came later those opposite
// lose all abilities.
func TestAbilitiesOfACardAreTheOnesThatItHasNow(t *testing.T) {
	b, err := NewSandbox(scenariotest.Read(t, scenariotest.WithText+`
cards:
  - {title: Bully, type: Friend, power: 1, cost: 1, abilities: ["LosesAbilities(Friend && Opposing && Here)"]}
  - {title: Teacher, type: Friend, power: 1, cost: 1, abilities: ["HasKeyword(Friend && Yours && !This, \"Swift\")"]}
  - {title: Pupil, type: Friend, power: 1, cost: 1, abilities: ["AddPower(This, 1)"]}
setup:
  at: {turn: A, moment: main phase}
  A: {in play: [{card: Teacher, at: A home}, {card: Pupil, as: here, at: A home}, {card: Pupil, as: there,
    at: A problem}]}
  B: {in play: [{card: Bully, at: A problem}]}
`))
	if err != nil {
		t.Fatal(err)
	}
	for card, want := range map[string][]string{
		"here":  {"1 AddPower(This, 1) printed", "Swift Swift gained"},
		"there": {"1 AddPower(This, 1) lost"},
	} {
		var got []string
		for _, a := range AbilitiesNow(b.Scenario(), b.State(), b.Scenario().Names.Cards[card]) {
			got = append(got, a.Name+" "+a.Notation+" "+string(a.Standing))
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("the Pupil %s has (-want +got):\n%s", card, diff)
		}
	}
}
