package cardtext

import "testing"

// TestBeneathEach puts a card of its own beneath each of several cards, and says of cards with the same name whose
// those are that are named last.
func TestBeneathEach(t *testing.T) {
	r := NewReader(words)
	for text, want := range map[string]string{
		"Main Phase: Put the top card of your deck beneath each of your Friends here.": "Timing(MainPhase)\n" +
			"for it := range Each(Friend && Yours && Here) {\n\tBanish(TopOf, Beneath(it))\n}",
		"Opponents can't play Friends with the same name as a Friend you control.": "Cant(Played(Opponents, " +
			"Friend && SharesName(Friend && Yours)))",
		"While each of your Friends is at a Problem, this card has +3 power.": "if !Any(Friend && Yours && " +
			"!AnyProblem) {\n\tAddPower(This, 3)\n}",
		"Your Unicorns and Zebras have Swift.": "HasKeyword((Trait(\"Unicorn\") || Trait(\"Zebra\")) && " +
			"Yours, \"Swift\")",
		"Play to a Problem with Friends and Troublemakers.": "PlayTo(AreaOf(Problem && With(Friend) && " +
			"With(Troublemaker)))",
	} {
		got := r.Read(text, Card{})
		if got.Ability == nil || got.Ability.String() != want {
			t.Errorf("%q is read as\n%v (%v)\nexpected\n%s", text, got.Ability, got.Problems, want)
		}
	}
}
