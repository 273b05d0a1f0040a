package cardtext

import (
	"testing"

	"canterlaw/engine/ability"
)

// What triggers, costs, conditions and descriptions are made of, in ordinary words.
func TestFeatures(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card enters play at a Problem without a Troublemaker, draw a card.",
			"When(EntersPlay(This, AreaOf(Problem && !With(Troublemaker))))\nDraw()"},
		{"When you play a Zebra that costs [3] or less, gain [1].",
			"When(Played(You, Trait(\"Zebra\") && CostOf <= 3))\nGain()"},
		{"When you play a Resource, you may ready the Friend it's attached to.",
			"it := When(Played(You, Resource))\nMay(Ready(Friend && HasAttached(it)))"},
		{"When this card leaves your home, gain [1].", "When(LeavesArea(This, Home(You)))\nGain()"},
		{"When you confront your own Problem, draw a card.", "When(Confronted(You, ProblemOf(You)))\nDraw()"},
		{"At the start of a faceoff involving this card and another one of your Zebras, draw a card.",
			"When(Where(FaceoffStarts(This), Any(Yours && Trait(\"Zebra\") && IsInvolved && !This)))\nDraw()"},
		{"When a +1 power counter is put on this card, draw a card.", "When(CountersPut(This))\nDraw()"},
		{"At the end of your turn, discard down to 3 cards.",
			"When(EndOf(Turn, You))\nDiscard(MoreBy(Count(In(Hand, You)), 3))"},
		{"Gain [1] at the end of each opponent's turn.", "When(EndOf(Turn, Opponents))\nGain()"},
		{"Main Phase: If you have no cards in hand, exhaust this card to draw 2 cards.",
			"Timing(MainPhase)\nActivateOnlyIf(!Any(In(Hand, You)))\nCost(Exhaust(This))\nDraw(2)"},
		{"Main Phase or Faceoff: Pay [1] to ready this card.",
			"Timing(MainPhase, Faceoff)\nCost(Pay(1))\nReady(This)"},
		{"Main Phase: Once per game, draw 3 cards.", "Timing(MainPhase)\nOnce(Game)\nDraw(3)"},
		{"Your first Event each turn costs [1] less to play.", "AddCost(-1, First(Played(You, Event), Turn))"},
		{"Resources you play on this card cost [1] less.", "AddCost(-1, Played(You, Resource, This))"},
		{"It costs opponents [1] more to challenge your Troublemakers.",
			"AddCost(1, Challenged(Opponents, Troublemaker && Yours))"},
		{"While your Mane Character isn't boosted, this card has +1 power.",
			"if !Is(ManeCharacter && Yours, IsBoosted) {\nAddPower(This, 1)\n}"},
		{"While this card has less power than another Friend here, it has Swift.",
			"if Any(Friend && Power > Power(This) && Here && !This) {\nHasKeyword(This, \"Swift\")\n}"},
		{"While in a Troublemaker faceoff, this card has +3 power.",
			"if IsFaceoffInvolving(This, TroublemakerFaceoff) {\nAddPower(This, 3)\n}"},
		{"When an Accessory is played on this card, draw a card.",
			"When(Played(Trait(\"Accessory\"), This))\nDraw()"},
		{"When one or more opposing Zebras enter play here, gain [1].",
			"When(OneOrMore(EntersPlay(Opposing && Trait(\"Zebra\"), Here)))\nGain()"},
		{"When an opponent gains [2] or more, draw a card.",
			"_, _, n := When(TokensGained(Opponents))\nif n >= 2 {\nDraw()\n}"},
		{"When you score two or more points, draw a card.",
			"_, _, n := When(PointsScored(You))\nif n >= 2 {\nDraw()\n}"},
		{"At the start of your turn, if you control a Problem with no opposing characters, gain [1].",
			"When(StartOf(Turn, You))\nif Any(Problem && Yours && !With(Character && Opposing)) {\nGain()\n}"},
		{"At the start of your turn, discard a card. If you can't, retire this card.",
			"When(StartOf(Turn, You))\nif !Discard(1) {\nRetire(This)\n}"},
		{"When one of your Zebras confronts a Problem, draw a card.",
			"When(Confronted(You, AreaOf(Problem && With(Yours && Trait(\"Zebra\")))))\nDraw()"},
		{"Opponents need 1 more power to confront this card's Problem.",
			"AddRequirement(Opponents, Problem && Here, 1)"},
		{"Your Zebras with power greater than 3 have Swift.",
			"HasKeyword(Yours && Trait(\"Zebra\") && Power >= 4, \"Swift\")"},
	})
}

// What can be read in one way only: a cost isn't a power, cards are compared in each one's own pile, and what is
// counted at the same Problem is at one, wherever that is.
func TestFeaturesOfOneMeaning(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"Main Phase: Dismiss a Friend with a cost less than 3.",
			"Timing(MainPhase)\nit := Choose(1, Friend && CostOf <= 2)\nDismiss(it)"},
		{"While you have more Friends in your discard pile than an opponent, this card has +1 power.",
			"if Count(Friend && In(DiscardPile, You)) > Count(Friend && In(DiscardPile, Opponents)) {\n" +
				"AddPower(This, 1)\n}"},
		{"While you have fewer cards in your hand than each opponent, this card has +1 power.",
			"if Count(In(Hand, You)) < Count(In(Hand, Opponents)) {\nAddPower(This, 1)\n}"},
		{"Play this card only if you control three or more Zebras at the same Problem.",
			"PlayOnlyIf(Any(Problem && HowManyThere(Yours && Trait(\"Zebra\")) >= 3))"},
		{"At the start of your turn, if three or more of your Zebras are at the same Problem, draw a card.",
			"When(StartOf(Turn, You))\nif Any(Problem && HowManyThere(Yours && Trait(\"Zebra\")) >= 3) {\nDraw()\n}"},
		{"When you lose a faceoff involving one or more of your Zebras, draw a card.",
			"When(FaceoffLost(You, Yours && Trait(\"Zebra\")))\nDraw()"},
		{"This card costs [1] less to play for each Event you've played this turn.",
			"AddCost(-HowOften(Played(You, Event)), Played(You, This))"},
		{"When you play a card with the same name as a card in your discard pile, draw a card.",
			"When(Played(You, SharesName(In(DiscardPile, You))))\nDraw()"},
	})
}

// What is said behind the last of several things of where they are is said of all, and "it" isn't the Mane Character
// with which a card is.
func TestHavingSeveralAndWith(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"While you have a Zebra and a Unicorn here, this card has +2 power.",
			"if Any(Yours && Trait(\"Unicorn\") && Here) && Any(Yours && Trait(\"Zebra\") && Here) {\n" +
				"AddPower(This, 2)\n}"},
		{"At the start of your turn, if you have a Friend or a Resource here, draw a card.",
			"When(StartOf(Turn, You))\nif Any(Friend && Yours && Here) || Any(Resource && Yours && Here) {\nDraw()\n}"},
		{"While you have a Friend here and a Resource at home, this card has +1 power.",
			"if Any(Friend && Yours && Here) && Any(Resource && Yours && Home) {\nAddPower(This, 1)\n}"},
		{"While you have both a Zebra and a Unicorn, this card has +2 power.",
			"if Any(Yours && Trait(\"Unicorn\")) && Any(Yours && Trait(\"Zebra\")) {\nAddPower(This, 2)\n}"},
		{"While this card is at a Problem with your Mane Character, it has +2 power.",
			"if Is(This, AnyProblem && With(ManeCharacter && Yours)) {\nAddPower(This, 2)\n}"},
	})
}

// What whole cards say: where they work from the discard pile, who is the first to do something each turn, what costs
// more and is less besides.
func TestFeaturesOfCards(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When one of your other Zebras is dismissed, you may put this card from your discard pile into your hand.",
			"WorksIn(DiscardPile)\nWhen(Dismissed(Yours && Trait(\"Zebra\") && !This))\nMay(PutInHand(This))"},
		{"The first player to move a Zebra here each turn gains [1].",
			"_, who := When(First(Moved(Trait(\"Zebra\"), Here), Turn))\nGain(who)"},
		{"This card costs [1] more to move and loses Swift.",
			"AddCost(1, Moved(This))\nLosesKeyword(This, \"Swift\")"},
		{"When an opponent scores their first point each turn, draw a card.",
			"When(First(PointsScored(Opponents), Turn))\nDraw()"},
		{"When you win a faceoff involving this card, if you won by 5 or more, score a point.",
			"_, _, n := When(FaceoffWon(You, This))\nif n >= 5 {\nScore()\n}"},
		{"Zebras with your Resources on them have +1 power.",
			"AddPower(Trait(\"Zebra\") && HasAttached(Resource && Yours), 1)"},
		{"Pay [1] less to play your second Zebra each turn.",
			"if HowOften(Played(You, Trait(\"Zebra\"))) == 1 {\nAddCost(-1, Played(You, Trait(\"Zebra\")))\n}"},
		{"When an opponent confronts this card's Problem, they must pay [1] or you draw a card.",
			"_, who := When(Confronted(Opponents, ItsProblem))\nif !May(who, Pay(who, 1)) {\nDraw()\n}"},
	})
}

// What is at a Problem is printed as being there, and a Problem isn't alone.
func TestWhatIsAtProblemsInPrint(t *testing.T) {
	r := NewReader(words)
	for _, test := range []struct{ notation, want string }{
		{"AddPower(This, Count(Problem && With(Character && Opposing)))",
			"This card has +1 power for each Problem with an opponent's character."},
		{"Timing(MainPhase)\nit := Choose(1, Problem && !With(Friend))\nDismiss(Resource && AreaOf(it))",
			"Main Phase: Choose a Problem without a Friend. Dismiss all Resources there."},
		{"When(Solved(Problem && !With(Character)))\nDraw()",
			"When a Problem with no characters is solved, draw a card."},
		{"When(EndOf(Turn, You))\nif Is(This, Here && !With(Character)) {\nGain()\n}",
			"At the end of your turn, if this card is alone here, gain [1]."},
	} {
		a, err := ability.Read(test.notation)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Print(a, Card{Type: "Friend"}); got != test.want {
			t.Errorf("printed %q; expected %q", got, test.want)
		}
	}
}
