package cardtext

import "testing"

// Plain cards of a later set: what costs less once a turn, what one of two cards is, what another player does, tokens
// with counters.
func TestPlainCardsOfALaterSet(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"The first Friend you play each turn costs [1] less to play, to a minimum of [1].",
			"AddCost(-1, First(Played(You, Friend), Turn), 1)"},
		{"Main Phase: Reveal the top 2 cards of your deck. If either of them is a Zebra, draw a card.",
			"Timing(MainPhase)\nit := Reveal(TopOf(2))\nif Any(it && Trait(\"Zebra\")) {\nDraw()\n}"},
		{"When this card becomes frightened or exhausted, draw a card.",
			"When(Frightened(This) || Exhausted(This))\nDraw()"},
		{"This card enters play with a +1 power counter for each other Friend you played this turn.",
			"As(EntersPlay(This))\nPutCounters(This, HowOften(Played(You, Friend && !This)))"},
		{"Main Phase: Your Friends get +1 power and opposing Friends get -1 power until the end of the turn.",
			"Timing(MainPhase)\nfor Until(EndOf(Turn)) {\nAddPower(Friend && Yours, 1)\n" +
				"AddPower(Friend && Opposing, -1)\n}"},
		{"This card is a Zebra and loses all other traits.", "LosesTraits(This)\nHasTrait(This, \"Zebra\")"},
		{"When this card is retired, draw a card and an opponent loses [1].",
			"When(Retired(This))\nDraw()\nwho := ChoosePlayer(Opponents)\nLose(who)"},
		{"When this card is retired, opponents with Zebras here lose [1].",
			"When(Retired(This))\nfor who := range EachPlayer(Opponents) {\n" +
				"if Any(ControlledBy(who) && Trait(\"Zebra\") && Here) {\nLose(who)\n}\n}"},
		{"Zebras can't move from here to another Problem.", "Cant(Moved(Trait(\"Zebra\"), AnyProblem, Here))"},
		{"When you score at least 2 points, draw a card.",
			"_, _, n := When(PointsScored(You))\nif n >= 2 {\nDraw()\n}"},
		{"When this card or another Zebra is dismissed, draw a card.",
			"When(Dismissed(This || Trait(\"Zebra\")))\nDraw()"},
		{"Main Phase: Put a 1 [Kindness] Zebra Friend token into play with a +1 power counter on it.",
			"Timing(MainPhase)\nit := CreateToken(1, 1, Yellow, TokenOf(Friend, WithTrait(\"Zebra\")))\n" +
				"PutCounters(it)"},
		{"When this card would be exhausted, you may banish a card from your discard pile instead.",
			"MayInstead(Exhausted(This))\nCost(Banish(Choose(1, In(DiscardPile, You))))"},
		{"When this card is dismissed, move all +1 power counters from it to one of your Zebras.",
			"When(Dismissed(This))\nit := Choose(1, Yours && Trait(\"Zebra\"))\nPutCounters(it, Counters(This))\n" +
				"RemoveCounters(This, Counters(This))"},
	})
}

// What it costs to move a card that is an opponent's, too, is paid by whoever moves it.
func TestWhoeverControlsItPaysToMoveIt(t *testing.T) {
	r := NewReader(words)
	for text, want := range map[string]string{
		"That Friend costs [1] more to move.":          "AddCost(1, Moved(Host))",
		"That Friend can be moved for [1] less.":       "AddCost(-1, Moved(Host))",
		"That Friend costs [1] more to rally.":         "AddCost(1, Rallied(Host))",
		"That Friend costs an additional [1] to move.": "AddCost(1, Moved(Host))",
	} {
		got := r.Read(text, Card{Type: "Resource", Host: "Friend"})
		if got.Ability == nil || got.Ability.String() != want {
			t.Errorf("%s is read as %v %v", text, got.Ability, got.Problems)
		}
	}
}

// One card, two cards; and only what an event took from somewhere was somewhere.
func TestNumbersAgreeWithWhatTheyCount(t *testing.T) {
	r := NewReader(words)
	refuses(t, r, "Main Phase: Draw one cards.", "Main Phase: Draw 2 card.", "Main Phase: Gain 1 action tokens.",
		"Main Phase: Gain 2 action token.", "Main Phase: Score 1 points.", "Main Phase: Flip 1 additional cards.",
		"When you score at least one points, draw a card.",
		"Main Phase: Put 1 +1 power counters on this card.", "Players can't confront more than 2 Problem per turn.",
		"Main Phase: Each opponent discards three random card.",
		"Main Phase: Each player chooses one of their Friends and retires they.",
		"Main Phase: Put a Friend from your discard pile into play at the Problem it was at.")
	for _, text := range []string{"Main Phase: Draw one card.", "Main Phase: Score 2 points.",
		"During faceoffs involving this card, players flip 1 fewer cards.",
		"When a Friend is dismissed, put a Friend from your discard pile into play at the Problem it was at.",
		"Main Phase: Put a 1 [Kindness] Zebra Friend token into play."} {
		if got := r.Read(text, Card{Type: "Friend"}); got.Ability == nil {
			t.Errorf("%s: %v", text, got.Problems)
		}
	}
}

// No card is what these say, and one card isn't several.
func TestWhatNoCardIsSaidToBe(t *testing.T) {
	r := NewReader(words)
	refuses(t, r, "When this card enters play, dismiss a Friend on this card's Problem.",
		"When this card enters play, dismiss a Troublemaker attached to this card.",
		"When one of your Friends is defeated, draw a card.",
		"When this card is flipped, banish a Friend with 2 or less points.",
		"When this card moves to a Problem, move one of your Friends from home from that Problem.",
		"Main Phase: Turn a Friend over.", "Main Phase: Ready a Problem.", "Main Phase: Challenge a Friend.",
		"Main Phase: Uncover a Resource.", "Main Phase: Reveal the top card of your deck. Put them into your hand.",
		"Main Phase: Exhaust a Friend. Ready them.", "Main Phase: Put a Friend into play.",
		"Main Phase: Put a Friend token into play.", "Main Phase: Frighten a Friend from a discard pile.",
		"Main Phase: Ready a Friend in your hand.")
	const those = "Main Phase: Exhaust a Friend. Those Friends get +1 power until the end of the turn."
	if got := r.Read(those, Card{Type: "Resource", Host: "Friend"}); got.Ability != nil {
		t.Errorf("%s is read as %s", those, got.Ability.Source())
	}
	readsAs(t, r, []readAs{
		{"When this card moves to a Problem, move one of your Zebras there from home.",
			"When(Moved(This, AnyProblem))\nit := Choose(1, Yours && Trait(\"Zebra\") && Home)\nMove(it, There)"},
		{"Main Phase: Move a Zebra here from home.",
			"Timing(MainPhase)\nit := Choose(1, Trait(\"Zebra\") && Home)\nMove(it, Here)"},
		{"Main Phase: Put a Zebra into play here from your discard pile.",
			"Timing(MainPhase)\nit := Choose(1, Trait(\"Zebra\") && In(DiscardPile, You))\nPutIntoPlay(it, Here)"},
		{"Whenever a Friend token leaves play, gain [1].", "When(LeavesPlay(Friend && IsToken))\nGain()"},
		{"While this card is face up, it has +1 power.", "if Is(This, IsFaceUp) {\nAddPower(This, 1)\n}"},
		{"Main Phase: Exhaust two Friends. Ready them.",
			"Timing(MainPhase)\nit := Choose(2, Friend)\nExhaust(it)\nReady(it)"},
	})
}
