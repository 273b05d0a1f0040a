package cardtext

import "testing"

// Of the card to which something happens it is asked how it was as it happened, and not how it is afterwards.
func TestHowACardWasToWhichSomethingHappens(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When a Zebra is dismissed, if it was exhausted, draw a card.",
			"When(Dismissed(Trait(\"Zebra\") && IsExhausted))\nDraw()"},
		{"When you move this card, if it was exhausted, you may ready it.",
			"it := When(Moved(You, This && IsExhausted))\nMay(Ready(it))"},
		{"When another one of your Zebras is dismissed or retired, if it was frightened, draw a card.",
			"When(Dismissed(Yours && Trait(\"Zebra\") && IsFrightened && !This) || " +
				"Retired(Yours && Trait(\"Zebra\") && IsFrightened && !This))\nDraw()"},
	})
	// What is put on a deck to pay for something isn't what comes back.
	readsAs(t, NewReader(words), []readAs{
		{"When one of your Zebras is dismissed, you may put a card from your hand on top of your deck to put that " +
			"Zebra into your hand.",
			"it := When(Dismissed(Yours && Trait(\"Zebra\")))\n" +
				"if May(PutOnTop(Choose(1, In(Hand, You)))) {\nPutInHand(it)\n}"},
		{"When one of your Zebras is dismissed, you may put a card from your hand on top of your deck to put it into " +
			"your hand.",
			"it := When(Dismissed(Yours && Trait(\"Zebra\")))\n" +
				"if May(PutOnTop(Choose(1, In(Hand, You)))) {\nPutInHand(it)\n}"},
	})
	refuses(t, NewReader(words),
		"When a Zebra is readied, if it was exhausted, draw a card.",
		"When you move this card to a Problem, if it was at home, draw a card.",
	)
}

// Whose a card is, when a card can be played, and what somebody may play for a while.
func TestWhoseItIsAndWhenItCanBePlayed(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"Main Phase: Ready a Zebra. If it's one of yours, draw a card.",
			"Timing(MainPhase)\nit := Choose(1, Trait(\"Zebra\"))\nReady(it)\nif Is(it, Yours) {\nDraw()\n}"},
		{"Main Phase: Ready a Zebra. If it's an opponent's, draw a card.",
			"Timing(MainPhase)\nit := Choose(1, Trait(\"Zebra\"))\nReady(it)\nif Is(it, Opposing) {\nDraw()\n}"},
		{"This card can be played only while you have a Zebra in play.", "PlayOnlyIf(Any(Yours && Trait(\"Zebra\")))"},
		{"This card can be played only during your opponent's turn.", "PlayOnlyIf(IsTurnOf(Opponents))"},
		{"During each other player's turn, this card has +1 power.",
			"if IsTurnOf(Opponents) {\nAddPower(This, 1)\n}"},
		{"Main Phase: Reveal the top card of your deck. You may play it this turn.",
			"Timing(MainPhase)\nit := Reveal(TopOf)\nfor Until(EndOf(Turn)) {\nMayPlay(it)\n}"},
		{"When this card enters play, unless an opponent pays [2], draw a card.",
			"When(EntersPlay(This))\nwho := ChoosePlayer(Opponents)\nif !May(who, Pay(who, 2)) {\nDraw()\n}"},
		{"Main Phase: Move this card and one of your other Zebras here to another Problem.",
			"Timing(MainPhase)\nit := This\nit2 := Choose(1, Yours && Trait(\"Zebra\") && !This)\n" +
				"place := ChooseArea(AreaOf(Problem && !Here))\nMove(it, place)\nMove(it2, place)"},
		{"When this card becomes frightened, dismiss a Zebra with less power than this card's printed power.",
			"When(Frightened(This))\nit := Choose(1, Trait(\"Zebra\") && Power < PrintedPower(This))\nDismiss(it)"},
	})
}

// Counters have the same name in small letters, where the word means nothing else; all of a name are removed from each
// card of a sort.
func TestCountersInSmallLettersAndAllOfThem(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"At the end of your turn, put a seed counter on this card.",
			"When(EndOf(Turn, You))\nPutCounters(This, \"Seed\")"},
		{"Main Phase: Remove 2 seed counters from this card to draw a card.",
			"Timing(MainPhase)\nCost(RemoveCounters(This, 2, \"Seed\"))\nDraw()"},
		{"Main Phase: Remove all Tip counters from each Zebra here.",
			"Timing(MainPhase)\nit := Trait(\"Zebra\") && Here\nRemoveCounters(it, Counters(it, \"Tip\"), \"Tip\")"},
		{"Main Phase: Remove all +1 power counters from all Zebras at a Problem.",
			"Timing(MainPhase)\nit := Choose(1, Problem)\nit2 := Trait(\"Zebra\") && AreaOf(it)\n" +
				"RemoveCounters(it2, Counters(it2))"},
	})
	refuses(t, r,
		"At the end of your turn, put a hand counter on this card.",
		"At the end of your turn, put a +1 seed counter on this card.",
		"At the end of your turn, put a the counter on this card.",
		"Main Phase: Remove all +1 power counters from each Zebra at a Problem.",
	)
}

// That somebody comes to have so many action tokens or cards is printed.
func TestComingToHaveIsPrinted(t *testing.T) {
	r := NewReader(words)
	for _, text := range []string{
		"When you have at least 7 action tokens, turn this card over.",
		"When you have at least 4 Zebras here, score a point.",
	} {
		if got := r.Print(r.Read(text, Card{Type: "ManeCharacter"}).Ability, Card{Type: "ManeCharacter"}); got == "" {
			t.Errorf("%s is printed as %q", text, got)
		}
	}
}
