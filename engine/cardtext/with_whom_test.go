package cardtext

import "testing"

// With whom a Troublemaker is challenged and a Problem confronted, how many colors cards have, and how often something
// was done to one.
func TestWithWhom(t *testing.T) {
	r := NewReader(words)
	with := "When(Challenged(You, Troublemaker && AreaOf(Problem && With(Yours && Trait(\"Zebra\")))))\nDraw()"
	readsAs(t, r, []readAs{
		{"When one of your Zebras challenges a Troublemaker, draw a card.", with},
		{"When you challenge a Troublemaker with one of your Zebras, draw a card.", with},
		{"When a Troublemaker is challenged by one of your Zebras, draw a card.", with},
		{"When you challenge a Troublemaker with this card, draw a card.",
			"When(Challenged(You, Troublemaker && Here))\nDraw()"},
		{"When a Troublemaker is defeated by one of your Zebras, draw a card.",
			"When(Where(Defeated(You), Any(Yours && Trait(\"Zebra\") && IsInvolved)))\nDraw()"},
		{"When you confront a Problem with characters of four or more different colors, draw a card.",
			"When(Confronted(You))\nif ColorCount(Character && Yours && There) >= 4 {\nDraw()\n}"},
		{"Your Friends with two or more colors have +1 power.", "AddPower(Friend && Yours && Multicolor, 1)"},
		{"When another Zebra with this card's color enters play, draw a card.",
			"When(EntersPlay(SharesColor(This) && Trait(\"Zebra\") && !This))\nDraw()"},
		{"This card has +1 power for each time it has been readied this turn.",
			"AddPower(This, HowOften(Readied(This)))"},
		{"When a player moves two or more Zebras here in a turn, that player draws a card.",
			"_, who := When(Moved(Trait(\"Zebra\"), Here))\n" +
				"if HowOften(Moved(who, Trait(\"Zebra\"), Here)) == 2 {\nDraw(who)\n}"},
		{"At the start of the Score Phase, if this card is at a Problem you confronted this turn, draw a card.",
			"When(StartOf(ScorePhase))\nif Happened(Confronted(You, ItsProblem)) {\nDraw()\n}"},
		{"When you play an Accessory on this card, draw a card.",
			"When(Played(You, Trait(\"Accessory\"), This))\nDraw()"},
	})
}

// What is done besides what is done instead or is put into play, and what is done or is not.
func TestWhatIsDoneBesides(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"If this card would be dismissed, move it home instead, then exhaust it.",
			"Instead(Dismissed(This))\nMove(This, Home)\nExhaust(This)"},
		{"If one of your Zebras would be dismissed, banish it instead and draw a card.",
			"it := Instead(Dismissed(Yours && Trait(\"Zebra\")))\nBanish(it)\nDraw()"},
		{"Main Phase: Put a Zebra from your discard pile into play at a Problem with two +1 power counters on it.",
			"Timing(MainPhase)\nit := Choose(1, Trait(\"Zebra\") && In(DiscardPile, You))\n" +
				"PutIntoPlay(it, AnyProblem)\nPutCounters(it, 2)"},
		{"Main Phase: Exhaust this card to draw a card or to gain [1].",
			"Timing(MainPhase)\nCost(Exhaust(This))\nswitch Modes() {\ncase 1:\nDraw()\ncase 2:\nGain()\n}"},
		{"Main Phase: Play this card only if you have no Zebras. Draw a card.",
			"Timing(MainPhase)\nPlayOnlyIf(!Any(Yours && Trait(\"Zebra\")))\nDraw()"},
		{"Immediate: Pay [1] to move this card from a Problem to your home.",
			"Timing(Immediate)\nCost(Pay(1))\nif Is(This, AnyProblem) {\nMove(This, Home(You))\n}"},
		{"The first Zebra each player moves each turn costs [1] more to move.",
			"for who := range EachPlayer(Players) {\nAddCost(1, First(Moved(who, Trait(\"Zebra\")), Turn))\n}"},
		{"While this card is exhausted, it doesn't contribute its power to confronting Problems.",
			"if Is(This, IsExhausted) {\nDoesntContribute(This, !Always)\n}"},
		{"When this card enters play, you may play a Zebra or a Resource.",
			"When(EntersPlay(This))\nMay(Play(Choose(1, (Resource || Trait(\"Zebra\")) && In(Hand, You))))"},
		{"Main Phase: Draw a card for each Problem where you have the most Zebras.",
			"Timing(MainPhase)\nDraw(Count(Problem && HowManyThere(Yours && Trait(\"Zebra\")) > " +
				"HowManyThere(Opposing && Trait(\"Zebra\"))))"},
	})
	refuses(t, r, "Main Phase: Put a Zebra from your hand into play at its Problem with two +1 power counters on it.")
}
