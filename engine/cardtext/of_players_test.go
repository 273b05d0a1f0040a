package cardtext

import "testing"

// Each player with something does something, or each without it, and what they have is theirs.
func TestPlayersWithAndWithout(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When you confront a Problem, each player who doesn't have a Zebra here discards a card.",
			"When(Confronted(You))\nfor who := range EachPlayer(Players) {\n" +
				"if !Any(ControlledBy(who) && Trait(\"Zebra\") && Here) {\nDiscard(who, 1)\n}\n}"},
		{"When an opponent confronts this Problem, their Zebras get -1 power until the end of the turn.",
			"_, who := When(Confronted(Opponents, Here))\nfor Until(EndOf(Turn)) {\n" +
				"AddPower(ControlledBy(who) && Trait(\"Zebra\"), -1)\n}"},
		{"While a player has at least 3 Zebras here, their characters here have +1 power.",
			"for who := range EachPlayer(Players) {\n" +
				"if Count(ControlledBy(who) && Trait(\"Zebra\") && Here) >= 3 {\n" +
				"AddPower(Character && ControlledBy(who) && Here, 1)\n}\n}"},
		{"Players who have a Zebra here pay [1] less to play Events, to a minimum of [1].",
			"for who := range EachPlayer(Players) {\nif Any(ControlledBy(who) && Trait(\"Zebra\") && Here) {\n" +
				"AddCost(-1, Played(who, Event), 1)\n}\n}"},
		{"When an opponent loses a faceoff to this card, frighten one of their characters involved in it.",
			"_, who := When(FaceoffLost(Opponents, This))\n" +
				"it := Choose(1, Character && ControlledBy(who) && WasInvolved)\nFrighten(it)"},
	})
	refuses(t, NewReader(words),
		"When this Problem is solved, each player who didn't have a Zebra here discards a card.",
		"When this card enters play, put the top card of your discard pile into your hand.",
	)
}

// Cards enter play with counters where something is so.
func TestEntersPlayWithCountersIf(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"If you have a Zebra, this card enters play with a +1 power counter on it.",
			"As(EntersPlay(This))\nif Any(Yours && Trait(\"Zebra\")) {\nPutCounters(This)\n}"},
		{"This card enters play with 2 Party counters on it unless you have a Zebra.",
			"As(EntersPlay(This))\nif !Any(Yours && Trait(\"Zebra\")) {\nPutCounters(This, 2, \"Party\")\n}"},
		{"This card enters play with X +1 power counters on it, where X is the number of your Zebras.",
			"As(EntersPlay(This))\nPutCounters(This, Count(Yours && Trait(\"Zebra\")))"},
	})
}

// What is at "that Problem" is where the card was that was moved from it.
func TestWhereACardWasMovedFrom(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When you move this card from a Problem, you may exhaust a Zebra at that Problem.",
			"When(Moved(You, This, AnyProblem, AnyProblem) || Moved(You, This, AnyHome, AnyProblem))\n" +
				"May(Exhaust(Choose(1, Trait(\"Zebra\") && PreviousArea)))"},
		{"When this card moves to a Problem, you may exhaust a Zebra at that Problem.",
			"When(Moved(This, AnyProblem))\nMay(Exhaust(Choose(1, Trait(\"Zebra\") && There)))"},
		{"Main Phase: Exhaust a Zebra at a Problem. Move one of your Friends to that Problem.",
			"Timing(MainPhase)\nit := Choose(1, Trait(\"Zebra\") && AnyProblem)\nExhaust(it)\n" +
				"it2 := Choose(1, Friend && Yours)\nMove(it2, AreaOf(it))"},
		{"Main Phase: Dismiss all Zebras with the highest power.",
			"Timing(MainPhase)\nDismiss(MostPower(Trait(\"Zebra\")))"},
	})
	refuses(t, NewReader(words), "Main Phase: Exhaust a Zebra. Move one of your Friends to that Problem.")
}

// What is played on several cards, for less or not at all, and what has to be there to play a card.
func TestPlayedOnAndFor(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"Opponents can't play Resources on your Zebras.",
			"Cant(Played(Opponents, Resource, Yours && Trait(\"Zebra\")))"},
		{"Opponents must pay [1] more to play Resources on your Zebras.",
			"AddCost(1, Played(Opponents, Resource, Yours && Trait(\"Zebra\")))"},
		{"Resources cost [1] less to play on this card.", "AddCost(-1, Played(Resource, This))"},
		{"You may play Zebras here for [1] less.", "AddCost(-1, Played(You, Trait(\"Zebra\"), Here))"},
		{"You must have a Zebra at a Problem to play this card.",
			"PlayOnlyIf(Any(Yours && Trait(\"Zebra\") && AnyProblem))"},
		{"You must control at least 2 Zebras to play this card.",
			"PlayOnlyIf(Count(Yours && Trait(\"Zebra\")) >= 2)"},
		{"Opponents can't confront Problems with fewer than 3 Zebras.",
			"Cant(Confronted(Opponents, AreaOf(Problem && HowManyThere(Opposing && Trait(\"Zebra\")) <= 2)))"},
	})
	refuses(t, NewReader(words),
		"When you play an Event here, draw a card.",
		"Events can't be played here.",
		"If you would draw a card, draw an additional card instead.",
		"If you would gain action tokens, you gain an additional [1] instead.",
	)
}
