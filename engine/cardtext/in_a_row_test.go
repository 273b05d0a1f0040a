package cardtext

import "testing"

// What one player does or what lasts for its own time comes before other things, after them and between them.
func TestSentencesInARow(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When this card enters play, an opponent loses [1], then draw a card.",
			"When(EntersPlay(This))\nwho := ChoosePlayer(Opponents)\nLose(who)\nDraw()"},
		{"When this card enters play, this card gets +2 power until the end of the turn, then ready it.",
			"When(EntersPlay(This))\nfor Until(EndOf(Turn)) {\nAddPower(This, 2)\n}\nReady(This)"},
		{"When this card enters play, draw a card and an opponent loses [1].",
			"When(EntersPlay(This))\nDraw()\nwho := ChoosePlayer(Opponents)\nLose(who)"},
		{"Main Phase: Gain control of an opposing Zebra until the end of the turn, then move it home.",
			"Timing(MainPhase)\nit := Choose(1, Opposing && Trait(\"Zebra\"))\nfor Until(EndOf(Turn)) {\n" +
				"GainControl(it)\n}\nMove(it, Home)"},
		{"When this card enters play, the next Zebra you play this turn costs [1] less. Draw a card.",
			"When(EntersPlay(This))\nfor Until(EndOf(Turn), Played(You, Trait(\"Zebra\"))) {\n" +
				"AddCost(-1, Played(You, Trait(\"Zebra\")))\n}\nDraw()"},
		{"When this card enters play, draw a card and pay [1] less for your next Zebra this turn.",
			"When(EntersPlay(This))\nDraw()\nfor Until(EndOf(Turn), Played(You, Trait(\"Zebra\"))) {\n" +
				"AddCost(-1, Played(You, Trait(\"Zebra\")))\n}"},
	})
}

// What is so in some faceoffs can be so under a condition.
func TestDuringFaceoffsWhile(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"While this card is exhausted, your Zebras have +1 power during Problem faceoffs.",
			"if During(ProblemFaceoff) && Is(This, IsExhausted) {\nAddPower(Yours && Trait(\"Zebra\"), 1)\n}"},
		{"While this card is ready, flip an additional card during faceoffs involving this card.",
			"if Is(This, IsReady) && IsFaceoffInvolving(This) {\nAddFlips(You, 1)\n}"},
		{"While you have at least 3 Zebras here, you have +2 power during faceoffs here.",
			"if Count(Yours && Trait(\"Zebra\") && Here) >= 3 && Is(This, FaceoffArea) {\nAddPowerTotal(You, 2)\n}"},
		{"While this card is ready, players' home limits are reduced by 1.",
			"if Is(This, IsReady) {\nAddHomeLimit(Players, -1)\n}"},
	})
}

// Nothing is chosen of which nothing is said, Events aren't in play, and what is in play isn't put there.
func TestWhatIsDoneInVain(t *testing.T) {
	r := NewReader(words)
	refuses(t, r,
		"When this card enters play, have an opponent choose a card from your hand.",
		"When this card enters play, an opponent chooses a random card from their hand.",
		"When this card enters play, choose a Zebra.",
		"When this card enters play, if you have a Zebra, you may choose a card from your hand.",
		"Main Phase: Put an opposing Event into its owner's hand.",
		"Main Phase: Banish an opponent's Event.",
		"If this card would be dismissed, put it into play instead.",
		"Main Phase: Play an opposing Zebra.",
		"Opponents must pay +[1] to rally Problems here.",
		"If one of your Zebras would be retired, put it into play at home instead.",
	)
	readsAs(t, r, []readAs{
		{"When this card enters play, choose a Zebra. Ready that card.",
			"When(EntersPlay(This))\nit := Choose(1, Trait(\"Zebra\"))\nReady(it)"},
		{"Main Phase: Put an Event from your discard pile into your hand.",
			"Timing(MainPhase)\nit := Choose(1, Event && In(DiscardPile, You))\nPutInHand(it)"},
		{"Zebras of a different color than this card can't be moved.",
			"Cant(Moved(Trait(\"Zebra\") && !HasNoColor && !SharesColor(This)))"},
	})
}
