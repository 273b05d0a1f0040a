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
