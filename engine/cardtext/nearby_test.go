package cardtext

import "testing"

// Whether something is done is asked of what is done with what was chosen, and not of the choosing; nothing that is
// done besides is lost.
func TestNothingIsLostWhereItIsAsked(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card enters play, exchange control of two Zebras. If you do, draw a card.",
			"When(EntersPlay(This))\nit := Choose(1, Trait(\"Zebra\"))\nit2 := Choose(1, Trait(\"Zebra\") && !it)\n" +
				"if ExchangeControl(it, it2) {\nDraw()\n}"},
		{"When this card enters play, move a Zebra from one Problem to another. If you do, draw a card.",
			"When(EntersPlay(This))\nit := Choose(1, Trait(\"Zebra\") && AnyProblem)\n" +
				"if Move(it, AreaOf(Problem && !AreaOf(it))) {\nDraw()\n}"},
	})
	refuses(t, r,
		"When this card enters play, look at the top two cards of your deck. Put one of them into your hand and the "+
			"other on the bottom of your deck. If you do, lose [1].",
		"When this card enters play, put a Zebra into its owner's hand or into play. If you do, draw a card.",
	)
}

// A Problem is described by what lies on it, and "it" is none of the cards that may be meant just as well.
func TestProblemsByWhatLiesOnThem(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When you move a Zebra to a Problem with a Resource attached to it, draw a card.",
			"When(Moved(You, Trait(\"Zebra\"), AreaOf(Problem && HasAttached(Resource))))\nDraw()"},
		{"While this card is at a Problem with a Resource attached to it, this card has +3 power.",
			"if Is(This, AreaOf(Problem && HasAttached(Resource))) {\nAddPower(This, 3)\n}"},
		{"When this card is moved to a Problem with a Resource on it, ready this card.",
			"When(Moved(This, AreaOf(Problem && HasAttached(Resource))))\nReady(This)"},
		{"When this card challenges a Troublemaker, exhaust that Troublemaker.",
			"it := When(Challenged(You, Troublemaker && Here))\nExhaust(it)"},
	})
	refuses(t, r,
		"When this card challenges a Troublemaker, it gets +3 power until the end of the faceoff.",
		"When this card defeats a Troublemaker, put a +1 power counter on it.",
		"Main Phase: Play a Resource from your hand on one of your Zebras.",
	)
}

// Everyday words for what can be said otherwise.
func TestEverydayWords(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"Your other Zebras in this card's area have +1 power.",
			"AddPower(Yours && Trait(\"Zebra\") && Here && !This, 1)"},
		{"Zebras here lose their abilities.", "LosesAbilities(Trait(\"Zebra\") && Here)"},
		{"When this card enters play, put a Resource from your hand into play on one of your Zebras.",
			"When(EntersPlay(This))\nit := Choose(1, Resource && In(Hand, You))\n" +
				"it2 := Choose(1, Yours && Trait(\"Zebra\"))\nPutIntoPlay(it, it2)"},
		{"At the end of each opponent's turn, if that player didn't confront a Problem that turn, gain [1].",
			"_, who := When(EndOf(Turn, Opponents))\nif !Happened(Confronted(who)) {\nGain()\n}"},
		{"When this card enters play, each player with the fewest points draws a card.",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Players) {\n" +
				"if ScoreOf(who) <= ScoreOf(OpponentOf(who)) {\nDraw(who)\n}\n}"},
		{"When this card enters play, move all +1 power counters from one of your Zebras to another one.",
			"When(EntersPlay(This))\nit := Choose(1, Yours && Trait(\"Zebra\"))\n" +
				"it2 := Choose(1, Yours && Trait(\"Zebra\") && !it)\nPutCounters(it2, Counters(it))\n" +
				"RemoveCounters(it, Counters(it))"},
		{"This card can't be readied during its controller's Ready Phase.",
			"Cant(Where(Readied(This), During(ReadyPhase, You)))"},
	})
}

// A Problem is confronted with characters of whoever confronts it, unless they are said to be somebody's.
func TestConfrontedWithOnesOwn(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When you confront a Problem with three or more Zebras, draw a card.",
			"When(Confronted(You, AreaOf(Problem && HowManyThere(Yours && Trait(\"Zebra\")) >= 3)))\nDraw()"},
		{"When you confront a Problem with only one character, gain [1].",
			"When(Confronted(You, AreaOf(Problem && HowManyThere(Character && Yours) == 1)))\nGain()"},
		{"When a player confronts a Problem with a Zebra, that player draws a card.",
			"_, who := When(Confronted(AreaOf(Problem && With(ControlledBy(TurnPlayer) && Trait(\"Zebra\")))))\n" +
				"Draw(who)"},
		{"When you confront a Problem with two or more opposing Zebras, gain [1].",
			"When(Confronted(You, AreaOf(Problem && HowManyThere(Opposing && Trait(\"Zebra\")) >= 2)))\nGain()"},
		{"When you confront a Problem with a Troublemaker, draw a card.",
			"When(Confronted(You, AreaOf(Troublemaker)))\nDraw()"},
	})
}

// What doesn't happen to some unless somebody pays costs that much more, and whole phases are skipped.
func TestPaidForAndSkipped(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"Zebras can't be played here unless their owner pays [2].",
			"AddCost(2, Played(Trait(\"Zebra\"), Here))"},
		{"Players skip their Score Phase.", "Skips(Players, ScorePhase)"},
		{"When this card enters play, gain [1] for each Problem with your Zebras at it.",
			"When(EntersPlay(This))\nGain(Count(Problem && With(Yours && Trait(\"Zebra\"))))"},
		{"At the end of each faceoff here, the winner draws a card.",
			"_, who := When(FaceoffWon(Here))\nDraw(who)"},
	})
	// What effects move is paid for by an ability of its own (see Silver Spoon, High and Mighty).
	refuses(t, r, "Zebras can't be moved here unless their controller pays [2].")
}

// What happened to cards in a turn says which of them are meant.
func TestDoneToThoseThatWere(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When this card enters play, ready each of your Zebras that was moved this turn.",
			"When(EntersPlay(This))\nReady(Yours && Trait(\"Zebra\") && Underwent(Moved()))"},
		{"When this card enters play, dismiss each Zebra that entered play this turn.",
			"When(EntersPlay(This))\nDismiss(Trait(\"Zebra\") && Underwent(EntersPlay(AnyCard)))"},
		{"Main Phase: Retire this card and another Zebra to gain [1].",
			"Timing(MainPhase)\nCost(Retire(Choose(1, Yours && Trait(\"Zebra\") && !This)), Retire(This))\nGain()"},
	})
}

// refuses checks that none of the texts is read.
func refuses(t *testing.T, r *Reader, texts ...string) {
	t.Helper()
	for _, text := range texts {
		if got := r.Read(text, Card{Type: "Friend"}); got.Ability != nil {
			t.Errorf("%s is read as %s", text, got.Ability.Source())
		}
	}
}
