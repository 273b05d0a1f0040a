package cardtext

import "testing"

// A token that was put into play is "that token", and what it is made as; not another card of which the text spoke.
func TestTokensThatWerePut(t *testing.T) {
	const put = "it := CreateToken(1, 1, Yellow, TokenOf(Friend, WithTrait(\"Zebra\")))\n"
	readsAs(t, NewReader(words), []readAs{
		{"Main Phase: Put a 1 [Kindness] Zebra Friend token into play. Exhaust that token.",
			"Timing(MainPhase)\n" + put + "Exhaust(it)"},
		{"Main Phase: Put a 1 [Kindness] Zebra Friend token into play. Exhaust that Zebra.",
			"Timing(MainPhase)\n" + put + "Exhaust(it)"},
		{"Main Phase: Put two 1 [Kindness] Zebra Friend tokens into play. Exhaust those tokens.",
			"Timing(MainPhase)\nit := CreateToken(2, 1, Yellow, TokenOf(Friend, WithTrait(\"Zebra\")))\nExhaust(it)"},
		{"Main Phase: Exhaust a Friend. Put a 1 [Kindness] Zebra Friend token into play. Ready that Friend.",
			"Timing(MainPhase)\nit := Choose(1, Friend)\nExhaust(it)\n" +
				"CreateToken(1, 1, Yellow, TokenOf(Friend, WithTrait(\"Zebra\")))\nReady(it)"},
		{"Main Phase: Put a token copy of an opposing Friend into play. Dismiss that token at the end of the turn.",
			"Timing(MainPhase)\nit := Choose(1, Friend && Opposing)\nit2 := CreateCopy(it)\n" +
				"for Next(EndOf(Turn)) {\nDismiss(it2)\n}"},
	})
	refuses(t, NewReader(words),
		"Main Phase: Put two 1 [Kindness] Zebra Friend tokens into play. Exhaust that token.",
		"Main Phase: Put a 1 [Kindness] Zebra Friend token into play. Exhaust those tokens.",
		"Main Phase: Put a 1 [Kindness] Zebra Friend token into play. Exhaust that Resource.",
	)
}

// "It" and "that card" are the card to which something happens, not this one, nor the one on which it is played.
func TestWhatTheEventHappensTo(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When an opponent flips a card during a faceoff involving this card, if it's an Event, draw a card.",
			"it := When(Where(Flipped(Opponents), IsFaceoffInvolving(This)))\nif Is(it, Event) {\nDraw()\n}"},
		{"When you flip a card while this card is involved in a faceoff, ready it.",
			"When(Where(Flipped(You), IsFaceoffInvolving(This)))\nReady(This)"},
		{"When an Accessory is played on a Zebra, reattach that card to another Zebra.",
			"it := When(Played(Trait(\"Accessory\"), Trait(\"Zebra\")))\n" +
				"it2 := Choose(1, Trait(\"Zebra\") && !HasAttached(it))\nAttach(it, it2)"},
	})
	refuses(t, NewReader(words),
		"Main Phase: Name a card. Look at an opponent's hand and banish all cards with that name.",
		"Main Phase: Name a card. An opponent reveals their hand. Banish all cards with that name.",
	)
}

// What players do if they have something, can't do without it, and what each of them has.
func TestWhatEachPlayerHas(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When a player plays a Zebra here, that player draws a card if they have no other characters here.",
			"it, who := When(Played(Trait(\"Zebra\"), Here))\n" +
				"if !Any(Character && ControlledBy(who) && Here && !it) {\nDraw(who)\n}"},
		{"Opponents can't move Zebras here unless they have a Resource here.",
			"for who := range EachPlayer(Opponents) {\nif !Any(Resource && ControlledBy(who) && Here) {\n" +
				"Cant(Moved(who, Trait(\"Zebra\"), Here))\n}\n}"},
		{"While each player has a Zebra, this card has +1 power.",
			"if Any(Opposing && Trait(\"Zebra\")) && Any(Yours && Trait(\"Zebra\")) {\nAddPower(This, 1)\n}"},
		{"When you win a faceoff, an opponent chooses and discards 2 cards.",
			"When(FaceoffWon(You))\nwho := ChoosePlayer(Opponents)\nDiscard(who, 2)"},
		{"Your Zebras can't be moved home by opponents.", "Cant(Moved(Opponents, Yours && Trait(\"Zebra\"), Home))"},
		{"Zebras moved here are exhausted.", "it := When(Moved(Trait(\"Zebra\"), Here))\nExhaust(it)"},
		{"When this card and at least 2 of your other Zebras are at the same Problem, turn this card over.",
			"When(BecomesSo(Count(Yours && Trait(\"Zebra\") && Here && !This) >= 2 && Is(This, AnyProblem)))\n" +
				"TurnOver(This)"},
		{"When there are no Party counters on this card, retire it.",
			"When(BecomesSo(Counters(This, \"Party\") == 0))\nRetire(This)"},
	})
}

// What each player flips in a faceoff, what it costs and needs to play, challenge and confront, and what no card is.
func TestWhatAllPlayersFlipPayAndNeed(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"During faceoffs here, each player flips an additional card.",
			"if Is(This, FaceoffArea) {\nAddFlips(Players, 1)\n}"},
		{"The first Zebra played here each turn costs [1] less.",
			"AddCost(-1, First(Played(Trait(\"Zebra\"), Here), Turn))"},
		{"Opponents must pay [2] to challenge this card.", "AddCost(2, Challenged(Opponents, This))"},
		{"While this card is face-up, its Problem's bonus is reduced by 1.",
			"if Is(This, IsFaceUp) {\nAddBonus(Problem && Here, -1)\n}"},
		{"Players can't confront this Problem with fewer than 3 Zebras.",
			"for who := range EachPlayer(Players) {\nNeedsToConfront(who, Problem && Here, " +
				"Count(ControlledBy(who) && Trait(\"Zebra\") && Here) >= 3)\n}"},
		{"Players can't confront this Problem with more than 3 Zebras.",
			"for who := range EachPlayer(Players) {\nNeedsToConfront(who, Problem && Here, " +
				"Count(ControlledBy(who) && Trait(\"Zebra\") && Here) <= 3)\n}"},
	})
	refuses(t, NewReader(words),
		"Events here lose and can't have abilities.",
		"When this card is uncovered, you may turn another Event face-down.",
		"Opposing Resources don't prevent you from confronting this card's Problem.",
		"Main Phase: Gain control of an opposing Event until the end of the turn.",
	)
}
