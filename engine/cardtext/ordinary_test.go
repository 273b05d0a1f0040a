package cardtext

import "testing"

// Ordinary sentences: one of two things, sums, keywords of which one is there, what is said of the strongest.
func TestOrdinarySentences(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card enters play, ready a Zebra or draw a card.",
			"When(EntersPlay(This))\nswitch Modes() {\ncase 1:\nit := Choose(1, Trait(\"Zebra\"))\nReady(it)\n" +
				"case 2:\nDraw()\n}"},
		{"When this card enters play, you may gain [1] or draw a card.",
			"When(EntersPlay(This))\nif May() {\nswitch Modes() {\ncase 1:\nGain()\ncase 2:\nDraw()\n}\n}"},
		{"Your Zebras with Swift or Stubborn have +1 power.",
			"AddPower((Keyword(\"Stubborn\") || Keyword(\"Swift\")) && Yours && Trait(\"Zebra\"), 1)"},
		{"This card has +1 power for each Friend here and each Resource attached to this card.",
			"AddPower(This, Count(Friend && Here) + Count(Resource && AttachedTo(This)))"},
		{"This card costs [1] less to play for each Problem where you have a Zebra.",
			"AddCost(-Count(Problem && With(Yours && Trait(\"Zebra\"))), Played(You, This))"},
		{"When this card enters play, frighten the weakest Friend here.",
			"When(EntersPlay(This))\nit := Choose(1, LeastPower(Friend && Here))\nFrighten(it)"},
		{"When this card is dismissed, retired, or banished, draw a card.",
			"When(Dismissed(This) || Retired(This) || Banished(This))\nDraw()"},
		{"When this card is moved from a Problem to another Problem, frighten a Zebra at the Problem it was " +
			"moved from.",
			"When(Moved(This, AnyProblem, AnyProblem))\nit := Choose(1, Trait(\"Zebra\") && " +
				"PreviousArea)\nFrighten(it)"},
		{"When an opponent exhausts one of their Zebras, that player loses [1].",
			"_, who := When(Exhausted(Opponents, Opposing && Trait(\"Zebra\")))\nLose(who)"},
		{"Your Zebras can't be moved by opponents' cards or abilities.",
			"Cant(Moved(Opponents, Yours && Trait(\"Zebra\")))"},
		{"Opponents can't play Events except during their Main Phase.",
			"if !During(MainPhase, Opponents) {\nCant(Played(Opponents, Event))\n}"},
		{"The loser of a faceoff here may pay [1] to draw a card.",
			"_, who := When(FaceoffLost(Here))\nif May(who, Pay(who, 1)) {\nDraw(who)\n}"},
		{"When this card enters play, move a Zebra to a Problem of your choice.",
			"When(EntersPlay(This))\nit := Choose(1, Trait(\"Zebra\"))\nMove(it, AnyProblem)"},
		{"Main Phase: Exhaust this card and pay [X] to draw X cards.",
			"Timing(MainPhase)\nn := ChooseNumber()\nCost(Pay(n), Exhaust(This))\nDraw(n)"},
		{"When this card enters play, look at the top 5 cards of your deck. Put one of them into your hand, one " +
			"on the " +
			"bottom of your deck, and the rest into your discard pile.",
			"When(EntersPlay(This))\nit := Look(TopOf(5))\nit2 := Choose(1, it)\nPutInHand(it2)\n" +
				"it3 := Choose(1, it && !it2)\nPutOnBottom(it3)\nPutInDiscards(it && !it2 && !it3)"},
		{"Players can't move Zebras here to another Problem.", "Cant(Moved(Trait(\"Zebra\"), AnyProblem, Here))"},
	})
}

// What comes to be so triggers as it does (704.1): that somebody has so much, or that so many cards are there.
func TestWhatComesToBeSo(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When you have 3 or more Resources at home, draw a card.",
			"When(BecomesSo(Count(Resource && Yours && Home) >= 3))\nDraw()"},
		{"When you have no cards in hand, draw a card.", "When(BecomesSo(!Any(In(Hand, You))))\nDraw()"},
		{"When an opponent has 10 or more points, draw a card.", "When(BecomesSo(ScoreOf(Opponent) >= 10))\nDraw()"},
		{"When there are no Zebras here, draw a card.", "When(BecomesSo(!Any(Trait(\"Zebra\") && Here)))\nDraw()"},
	})
	if got := r.Read("When a player has 3 or more Zebras, that player draws a card.", Card{Type: "Friend"}); len(
		got.Problems) == 0 {
		t.Errorf("which player comes to have them is read as %s", got.Ability.Source())
	}
}
