package cardtext

import "testing"

// Further sentences: what is chosen by comparing two cards, one of two sorts, how many each player has, and what
// happens for the second time in a turn.
func TestFurtherSentences(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card enters play, choose two Zebras. Frighten the one with less power.",
			"When(EntersPlay(This))\nit := Choose(2, Trait(\"Zebra\"))\nit2 := Choose(1, LeastPower(it))\n" +
				"Frighten(it2)"},
		{"Main Phase: Exhaust one of your Zebras with the most power here to draw a card.",
			"Timing(MainPhase)\nCost(Exhaust(Choose(1, MostPower(Yours && Trait(\"Zebra\") && Here))))\nDraw()"},
		{"When this card enters play, discard a Zebra or a Resource.",
			"When(EntersPlay(This))\nit := Choose(1, (Resource || Trait(\"Zebra\")) && In(Hand, You))\n" +
				"Discard(it)"},
		{"When this card enters play, search your deck for a Zebra or a Resource, reveal it, and put it into your " +
			"hand. Shuffle your deck.",
			"When(EntersPlay(This))\nit := Search(1, (Resource || Trait(\"Zebra\")) && In(DrawDeck, You))\n" +
				"Reveal(it)\nPutInHand(it)"},
		{"Main Phase: Search your deck for up to two Zebras with different names and put them into your hand. " +
			"Shuffle your deck.",
			"Timing(MainPhase)\nit := Search(UpTo(1), Trait(\"Zebra\") && In(DrawDeck, You))\n" +
				"it2 := Search(UpTo(1), Trait(\"Zebra\") && In(DrawDeck, You) && !SharesName(it) && !it)\n" +
				"PutInHand(it || it2)"},
		{"Reaction: After an opponent plays a Resource, that player pays [2] or dismisses a Zebra.",
			"Timing(Reaction)\n_, who := After(Played(Opponents, Resource))\nif !May(who, Pay(who, 2)) {\n" +
				"it := Choose(1, Trait(\"Zebra\"), who)\nDismiss(it)\n}"},
		{"Main Phase: Have an opponent choose one: they lose [1]; or they discard 2 cards.",
			"Timing(MainPhase)\nwho := ChoosePlayer(Opponents)\nswitch Modes(who) {\ncase 1:\nLose(who)\ncase 2:\n" +
				"Discard(who, 2)\n}"},
		{"When one of your Zebras is retired, if it had power 4 or more, draw a card.",
			"When(Retired(Yours && Trait(\"Zebra\") && Power >= 4))\nDraw()"},
		{"When a player plays a second Resource in a turn, that player draws a card.",
			"_, who := When(Played(Resource))\nif HowOften(Played(who, Resource)) == 2 {\nDraw(who)\n}"},
		{"When you discard your second card each turn, gain [1].",
			"When(Discarded(You))\nif HowOften(Discarded(You)) == 2 {\nGain()\n}"},
		{"At the end of a Troublemaker faceoff you lost, gain [1].",
			"When(Where(FaceoffEnds(TroublemakerFaceoff), Happened(FaceoffLost(You), Faceoff)))\nGain()"},
		{"At the end of your turn, each opponent with fewer Resources than you loses [1].",
			"When(EndOf(Turn, You))\nfor who := range EachPlayer(Opponents) {\n" +
				"if Count(Resource && ControlledBy(who)) < Count(Resource && Yours) {\nLose(who)\n}\n}"},
		{"Players can't play Resources outside their Score Phase.",
			"for who := range EachPlayer(Players) {\nif !During(ScorePhase, who) {\nCant(Played(who, Resource))\n}\n}"},
		{"Players with Zebras here can't play Resources.",
			"for who := range EachPlayer(Players) {\nif Any(ControlledBy(who) && Trait(\"Zebra\") && Here) {\n" +
				"Cant(Played(who, Resource))\n}\n}"},
		{"Zebras here have -1 power while their controller has three or more Resources.",
			"for who := range EachPlayer(Players) {\nif Count(Resource && ControlledBy(who)) >= 3 {\n" +
				"AddPower(ControlledBy(who) && Trait(\"Zebra\") && Here, -1)\n}\n}"},
		{"When a Zebra is moved here, its controller exhausts another one of their Zebras here.",
			"it := When(Moved(Trait(\"Zebra\"), Here))\nit2 := Choose(1, ControlledBy(Controller(it)) && " +
				"Trait(\"Zebra\") && Here && !it, Controller(it))\nExhaust(it2)"},
		{"When this card leaves play, put a 2 power Blue Critter Friend token into play at home.",
			"When(LeavesPlay(This))\nCreateToken(1, 2, Blue, TokenOf(Friend, WithTrait(\"Critter\")), Home(You))"},
	})
}

// Two cards "at the same Problem" are at one Problem together, whichever it is, also where something has entered
// play: they aren't where that is.
func TestTwoCardsAtTheSameProblemAreThereTogether(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card enters play, choose two Zebras at the same Problem. Frighten them.",
			"When(EntersPlay(This))\nplace := ChooseArea(AnyProblem)\nit := Choose(2, Trait(\"Zebra\") && place)\n" +
				"Frighten(it)"},
		{"Faceoff: Choose two of your Zebras at the same Problem. Ready them.",
			"Timing(Faceoff)\nplace := ChooseArea(AnyProblem)\nit := Choose(2, Yours && Trait(\"Zebra\") && place)\n" +
				"Ready(it)"},
		{"When this card is moved, frighten another Zebra at the same Problem.",
			"When(Moved(This))\nit := Choose(1, Trait(\"Zebra\") && There && !This)\nFrighten(it)"},
	})
}

// Words for who does something agree with who was named: "they" aren't you, and "your hand" isn't an opponent's.
func TestWhoIsNamedAgain(t *testing.T) {
	r := NewReader(words)
	for text, isRead := range map[string]bool{
		"If an opponent would score a point, you may retire this card. If you do, they score no points instead.": true,
		"If an opponent would score a point, you may retire this card. If you do, you score no points instead.":  false,
		"When you win a faceoff here, if you won by 4 or more, gain [1].":                                        true,
		"When you win a faceoff here, if they won by 4 or more, gain [1].":                                       false,
		"When an opponent draws a card other than the first one they draw each turn, gain [1].":                  true,
		"When an opponent draws a card other than the first one you draw each turn, gain [1].":                   false,
		"When you confront this Problem with at least 3 different colors among your Friends, gain [1].":          true,
		"When you confront this Problem with at least 3 different colors among their Friends, gain [1].":         false,
		"When you start a turn with no cards in your hand, draw a card.":                                         true,
		"When you start a turn with no cards in their hand, draw a card.":                                        false,
	} {
		if got := r.Read(text, Card{Type: "Problem"}); got.Understood() != isRead {
			t.Errorf("%s\nis read: %v", text, !isRead)
		}
	}
}
