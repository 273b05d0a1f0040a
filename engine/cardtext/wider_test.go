package cardtext

import (
	"testing"

	"canterlaw/engine/ability"
)

// Wordings of further cards, places and players mean what others say.
func TestWordingsOfFurtherCards(t *testing.T) {
	r := NewReader(words)
	for _, test := range []struct{ english, notation, on string }{
		{"Main Phase: Move one of your Zebras from here to another Problem.",
			"Timing(MainPhase)\nMove(Choose(1, Trait(\"Zebra\") && Yours && Here), AreaOf(Problem && !Here))",
			"Friend"},
		{"Main Phase: Move any number of your Zebras from here home.",
			"Timing(MainPhase)\nMove(Choose(AnyNumber, Trait(\"Zebra\") && Yours && Here), Home)", "Friend"},
		{"When you move a Zebra from here to another Problem, gain [1].",
			"When(Moved(You, Trait(\"Zebra\"), AnyProblem, Here))\nGain()", "Friend"},
		{"Main Phase: Retire this card and a Zebra to gain [3].",
			"Timing(MainPhase)\nCost(Retire(This), Retire(Choose(1, Trait(\"Zebra\") && Yours && !This)))\nGain(3)",
			"Friend"},
		{"Main Phase: Dismiss this card and another one of your Zebras to gain [3].",
			"Timing(MainPhase)\nCost(Dismiss(This), Dismiss(Choose(1, Trait(\"Zebra\") && Yours && !This)))\nGain(3)",
			"Friend"},
		{"Your Zebras have +2 power at home.", "AddPower(Trait(\"Zebra\") && Yours && Home, 2)", "Resource"},
		{"This card has Swift at home.", "if Is(This, Home) {\nHasKeyword(This, \"Swift\")\n}", "Friend"},
		{"Main Phase: Look at the top 2 cards of any player's deck.",
			"Timing(MainPhase)\nwho := ChoosePlayer()\nLook(TopOf(who, 2))", "Friend"},
		{"When a faceoff at this Problem ends, draw a card.", "When(FaceoffEnds(Here))\nDraw()", "Problem"},
		{"When a faceoff at this Problem ends, its winner may draw a card.",
			"_, who := When(FaceoffWon(Here))\nMay(who, Draw(who))", "Problem"},
		{"At the end of each faceoff here, the loser discards a card.",
			"_, who := When(FaceoffLost(Here))\nDiscard(who, 1)", "Problem"},
		{"When this card enters play, the player with the fewest Zebras may draw a card.",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Players) {\n" +
				"if Count(Trait(\"Zebra\") && ControlledBy(who)) < " +
				"Count(Trait(\"Zebra\") && ControlledBy(OpponentOf(who))) {\n" +
				"May(who, Draw(who))\n}\n}", "Friend"},
		{"You pay [1] less to play Zebras, to a minimum of [2].", "AddCost(-1, Played(You, Trait(\"Zebra\")), 2)",
			"Friend"},
		{"Zebras cost [2] less to move, to a minimum of [1].", "AddCost(-2, Moved(Trait(\"Zebra\")), 1)", "Friend"},
		{"Your opponent's home limit is 1 lower.", "AddHomeLimit(Opponents, -1)", "Resource"},
		{"It costs each player +[1] to move Zebras to this Problem.", "AddCost(1, Moved(Trait(\"Zebra\"), Here))",
			"Problem"},
		{"Main Phase: Dismiss one of your opponent's Zebras' Resources.",
			"Timing(MainPhase)\nDismiss(Choose(1, Resource && AttachedTo(Trait(\"Zebra\") && Opposing)))", "Event"},
		{"When this card is dismissed, put a Zebra from your hand into play at the Problem it was at.",
			"When(Dismissed(This))\nPutIntoPlay(Choose(1, Trait(\"Zebra\") && In(Hand, You)), PreviousArea)", "Friend"},
		{"Main Phase: Exhaust one of your Zebras to dismiss an opposing Friend with the same or less cost.",
			"Timing(MainPhase)\nit := Cost(Exhaust(Choose(1, Trait(\"Zebra\") && Yours)))\n" +
				"Dismiss(Choose(1, Friend && Opposing && CostOf <= CostOf(it)))", "Event"},
		{"Main Phase: Choose one of your Zebras and an opposing Friend. Each of them gets +2 power until the " +
			"end of the turn.",
			"Timing(MainPhase)\nit := Choose(1, Trait(\"Zebra\") && Yours)\nit2 := Choose(1, Friend && Opposing)\n" +
				"for Until(EndOf(Turn)) {\nAddPower(it || it2, 2)\n}", "Event"},
		{"Main Phase: Choose a Zebra and a Unicorn. Exhaust both.",
			"Timing(MainPhase)\nit := Choose(1, Trait(\"Zebra\"))\nit2 := Choose(1, Trait(\"Unicorn\"))\n" +
				"Exhaust(it || it2)",
			"Event"},
		{"When you put a Zebra on top of your deck, gain [1].",
			"When(PlacedOnTop(You, Trait(\"Zebra\") && OwnedBy(You)))\nGain()", "Friend"},
		{"When a Zebra is put on the bottom of its owner's deck, gain [1].",
			"When(PlacedOnBottom(Trait(\"Zebra\")))\nGain()", "Friend"},
		{"If an opposing Zebra would enter play, it enters play exhausted instead.",
			"EntersExhausted(Trait(\"Zebra\") && Opposing)", "Friend"},
		{"Players' hand sizes are reduced by 2.", "AddHandSize(Players, -2)", "Problem"},
		{"Main Phase: An opponent draws cards until they have 5 cards in hand.",
			"Timing(MainPhase)\nwho := ChoosePlayer(Opponents)\nDraw(who, MoreBy(5, Count(In(Hand, who))))", "Event"},
		{"When one of your Zebras is dismissed, put a 2 [Honesty] Zebra Friend token into play at the " +
			"Problem it was at.",
			"When(Dismissed(Trait(\"Zebra\") && Yours))\n" +
				"CreateToken(1, 2, Orange, TokenOf(Friend, WithTrait(\"Zebra\")), PreviousArea)", "Friend"},
		// What is counted at a place isn't at it as well.
		{"Zebras have +1 power for each of your Friends at home.",
			"AddPower(Trait(\"Zebra\"), Count(Friend && Yours && Home))", "Friend"},
	} {
		t.Run(test.english, func(t *testing.T) {
			written, err := ability.Read(test.notation)
			if err != nil {
				t.Fatal(err)
			}
			on := Card{Type: test.on}
			want := ability.Normal(written)
			got := r.Read(test.english, on)
			if got.Ability == nil || got.Ability.String() != want.String() {
				t.Fatalf("read\n%v %v\nexpected\n%s", got.Ability, got.Problems, want)
			}
			printed := r.Print(want, on)
			if printed == "" {
				return
			}
			if back := r.Read(printed, on); back.Ability == nil || back.Ability.String() != want.String() {
				t.Errorf("printed %q, which isn't read as\n%s", printed, want)
			}
		})
	}
}

// Words that each say something, but nothing together, aren't read: only Problems are replaced, and cards in a hand
// are at no area.
func TestWordsThatSayNothingTogether(t *testing.T) {
	r := NewReader(words)
	for _, text := range []string{
		"When this card enters play, replace each token.",
		"Main Phase: Exhaust a Friend. That Friend has +1 power until it is replaced.",
		"When a Troublemaker is replaced, draw a card.",
		"Faceoff: Discard a Zebra involved in the faceoff.",
		"Opponents can't discard Zebras here.",
		"Main Phase: Exhaust this card and discard a card at a Problem with a Zebra to draw a card.",
	} {
		if got := r.Read(text, Card{Type: "Friend"}); got.Ability != nil {
			t.Errorf("%q is read as\n%s", text, got.Ability)
		}
	}
}
