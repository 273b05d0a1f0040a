package cardtext

import (
	"testing"

	"canterlaw/engine/ability"
)

// What is printed of numbers, of each opponent and of what is taken says what is meant, and is read as it was.
func TestPlainEffectsPrinted(t *testing.T) {
	r := NewReader(words)
	const main = "Timing(MainPhase)\n"
	for _, test := range []struct{ notation, want string }{
		{main + "n := Count(Resource && Yours)\nDraw(n)",
			"Main Phase: Draw X cards, where X is the number of your Resources."},
		{main + "n := Count(Resource && Yours)\nit := Choose(1, Troublemaker)\n" +
			"for Until(EndOf(Turn)) {\nAddPower(it, -n)\n}",
			"Main Phase: A Troublemaker gets -X power until the end of the turn, where X is the number of your " +
				"Resources."},
		{main + "for who := range EachPlayer(Opponents) {\nDiscard(who, 2)\n}",
			"Main Phase: Each opponent discards 2 cards."},
		{main + "for who := range EachPlayer(Opponents) {\nit := Choose(1, Resource && ControlledBy(who))\n" +
			"Exhaust(it)\n}",
			"Main Phase: For each opponent, exhaust one of that player's Resources."},
		{main + "for Next(StartOf(Turn, You)) {\nGain(3)\n}", "Main Phase: At the start of your next turn, gain [3]."},
		{main + "Frighten(Friend && Power < Count(Resource && Yours))",
			"Main Phase: Frighten all Friends with power less than the number of your Resources."},
		{main + "it := Choose(1, Friend && In(Hand, You))\nPutIntoPlay(it, AnyProblem, EnteringExhausted)",
			"Main Phase: Put a Friend from your hand into play exhausted at a Problem."},
		{main + "it := Reveal(TopOf(3))\nPutInHand(it && Event)\nPutInDiscards(it && !Event)",
			"Main Phase: Reveal the top 3 cards of your deck. Put all revealed Events into your hand, then put the " +
				"rest into your discard pile."},
	} {
		a, err := ability.Read(test.notation)
		if err != nil {
			t.Errorf("%s\n%v", test.notation, err)
			continue
		}
		if got := r.Print(a, Card{Type: "Friend"}); got != test.want {
			t.Errorf("%s\ngot:  %s\nwant: %s", test.notation, got, test.want)
		}
	}
}
