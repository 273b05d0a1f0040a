package cardtext

import (
	"testing"

	"canterlaw/engine/ability"
)

// Constructions of a card or two are read with other words, and printed as they stand here.
func TestRareConstructions(t *testing.T) {
	r := NewReader(words)
	for _, test := range []struct{ english, notation, kind string }{
		{"When you score at least 3 points with this card during one Troublemaker Phase, draw a card.",
			"When(Where(PointsScored(You, This), During(TroublemakerPhase) && " +
				"HowOften(PointsScored(You, This), Phase) >= 3))\nDraw()", "Friend"},
		{"Main Phase: Put the Zebra with power higher than any other Zebra into its owner's hand.",
			"Timing(MainPhase)\nPutInHand(MoreThanAnyOther(Trait(\"Zebra\"), Power))", "Event"},
		{"Main Phase: Start a faceoff involving one of your Zebras and an opponent's Unicorn with equal or greater " +
			"power. At the end of the faceoff, the loser exhausts one of their characters that was involved.",
			"Timing(MainPhase)\nit := Choose(1, Yours && Trait(\"Zebra\"))\n" +
				"it2 := Choose(1, Opposing && Trait(\"Unicorn\") && Power >= Power(it))\nwho := Controller(it2)\n" +
				"if StartFaceoff(it, it2) {\n\tit3 := Character && ControlledBy(who) && IsInvolved\n" +
				"\tfor Next(FaceoffEnds()) {\n\t\tit4 := Choose(1, it3 && ControlledBy(who), who)\n\t\tExhaust(it4)\n" +
				"\t}\n" +
				"} else {\n\tit5 := Character && Yours && IsInvolved\n" +
				"\tfor Next(FaceoffEnds()) {\n\t\tit6 := Choose(1, it5 && Yours)\n\t\tExhaust(it6)\n\t}\n}", "Event"},
		{"Main Phase: Remove any number of Star counters from this card and exhaust this card to gain [2] for each " +
			"counter removed this way.",
			"Timing(MainPhase)\nn := ChooseNumber(0, Counters(This, \"Star\"))\n" +
				"Cost(RemoveCounters(This, n, \"Star\"), Exhaust(This))\nGain(2*n)", "Friend"},
		{"Main Phase: Pay a number of action tokens equal to the number of Star counters on this card and retire " +
			"this card to draw a number of cards equal to the number of Star counters on this card.",
			"Timing(MainPhase)\nn := Counters(This, \"Star\")\nCost(Pay(n), Retire(This))\nDraw(n)", "Friend"},
		{"If this card would be banished, you may pay [3] and exhaust a Zebra instead.",
			"MayInstead(Banished(This))\nCost(Pay(3), Exhaust(Choose(1, Trait(\"Zebra\"))))", "Friend"},
		{"When this card enters play, you may retire a Zebra to add its power to this card's power until the end of " +
			"the turn.",
			"When(EntersPlay(This))\nit := Choose(UpTo(1), Yours && Trait(\"Zebra\"))\nn := Power(it)\n" +
				"if Retire(it) {\n\tfor Until(EndOf(Turn)) {\n\t\tAddPower(This, n)\n\t}\n}", "Friend"},
		{"Main Phase: Move up to 2 of your Zebras to a Problem.",
			"Timing(MainPhase)\nit := Choose(UpTo(2), Yours && Trait(\"Zebra\"))\nplace := ChooseArea(AnyProblem)\n" +
				"Move(it, place)", "Event"},
		{"When you play a Resource on one of your Zebras, that Zebra gets +3 power until the end of the turn.",
			"it := When(Played(You, Resource, Yours && Trait(\"Zebra\")))\nfor Until(EndOf(Turn)) {\n" +
				"\tAddPower(Trait(\"Zebra\") && HasAttached(it), 3)\n}", "Friend"},
		{"Main Phase: Dismiss all Zebras that have only [Magic].",
			"Timing(MainPhase)\nDismiss(Purple && Trait(\"Zebra\") && !Multicolor)", "Event"},
		{"When this card enters play, each player reveals and banishes 3 cards from the top of their deck.",
			"When(EntersPlay(This))\nit := Reveal(TopOf(Players, 3))\nBanish(it)", "Friend"},
		{"When this card enters play, each player puts a Zebra from their discard pile into play.",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Players) {\n" +
				"\tit := Choose(1, Trait(\"Zebra\") && In(DiscardPile, who), who)\n\tPutIntoPlay(it, who)\n}",
			"Friend"},
		{"When this card enters play, put a Zebra from an opponent's discard pile into play here.",
			"When(EntersPlay(This))\nit := Choose(1, Trait(\"Zebra\") && In(DiscardPile, Opponents))\n" +
				"PutIntoPlay(it, Here)", "Friend"},
		{"Main Phase: Reveal the top 2 cards of your deck. Reveal cards from the top of your deck until you reveal 3 " +
			"Zebras. Banish all revealed Events.",
			"Timing(MainPhase)\nit := Reveal(TopOf(You, 2))\nit2 := RevealUntil(3, Trait(\"Zebra\"))\n" +
				"Banish(Event && (it || it2))", "Event"},
	} {
		t.Run(test.english, func(t *testing.T) {
			on := Card{Type: test.kind}
			written, err := ability.Read(test.notation)
			if err != nil {
				t.Fatal(err)
			}
			want := ability.Normal(written)
			if got := r.Read(test.english, on); got.Ability == nil || got.Ability.String() != want.String() {
				t.Errorf("read\n%v %v\nexpected\n%s", got.Ability, got.Problems, want)
			}
			if printed := r.Print(want, on); printed != test.english {
				t.Errorf("printed %q; expected %q", printed, test.english)
			}
		})
	}
}

// A number agrees with the noun after it, and a subject with its verb.
func TestNumbersAgree(t *testing.T) {
	r := NewReader(words)
	for _, text := range []string{
		"Main Phase: Ready 1 Zebras.", "Main Phase: Ready up to 1 Friends.", "Main Phase: Ready 2 Friend.",
		"Main Phase: 1 Friend have +1 power until the end of the turn.",
		"Main Phase: Reveal the top 3 cards of your deck, put up to 1 revealed Events into your hand, and put the " +
			"rest on top of your deck in any order.",
	} {
		if got := r.Read(text, Card{}); got.Ability != nil {
			t.Errorf("%q is read as\n%s", text, got.Ability)
		}
	}
	for _, text := range []string{"Main Phase: Ready 1 Zebra.", "Main Phase: Ready up to one Friend.",
		"Main Phase: Ready up to 1 other Friend.", "Main Phase: Ready 2 Friends."} {
		if got := r.Read(text, Card{}); got.Ability == nil {
			t.Errorf("%q isn't read: %v", text, got.Problems)
		}
	}
}
