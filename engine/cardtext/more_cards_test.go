package cardtext

import (
	"strings"
	"testing"
)

// All cards that a player retires, one at random, all at one Problem, tokens that are put into play, what winners and
// losers do, and what costs one thing or another.
func TestMoreCards(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When this card enters play, each player retires all of their Zebras.",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Players) {\n" +
				"Retire(ControlledBy(who) && Trait(\"Zebra\"))\n}"},
		{"Main Phase: Retire a random Zebra.",
			"Timing(MainPhase)\nit := ChooseRandom(1, Yours && Trait(\"Zebra\"))\nRetire(it)"},
		{"Main Phase: A random Zebra loses Swift until the end of the turn.",
			"Timing(MainPhase)\nit := ChooseRandom(1, Trait(\"Zebra\"))\n" +
				"for Until(EndOf(Turn)) {\nLosesKeyword(it, \"Swift\")\n}"},
		{"Zebras with a +1 power counter on them have Swift.",
			"HasKeyword(Trait(\"Zebra\") && Counters >= 1, \"Swift\")"},
		{"Main Phase: Exhaust this card to ready a Zebra with a +1 power counter on it.",
			"Timing(MainPhase)\nCost(Exhaust(This))\nit := Choose(1, Trait(\"Zebra\") && Counters >= 1)\nReady(it)"},
		{"Main Phase: Put a +1 power counter on all other Zebras at a Problem.",
			"Timing(MainPhase)\nit := Choose(1, Problem)\nPutCounters(Trait(\"Zebra\") && AreaOf(it) && !This)"},
		{"When you put a Zebra token into play here, draw a card.",
			"When(EntersPlay(Yours && Trait(\"Zebra\") && IsToken, Here))\nDraw()"},
		{"Main Phase: Start a faceoff involving this card and a Zebra. The winner draws a card and the loser " +
			"discards " +
			"a card.",
			"Timing(MainPhase)\nfor _, who := range Next(FaceoffWon(), EndOf(Faceoff)) {\nDraw(who)\n}\n" +
				"for _, who2 := range Next(FaceoffLost(), EndOf(Faceoff)) {\nDiscard(who2, 1)\n}\n" +
				"it := Choose(1, Trait(\"Zebra\"))\nStartFaceoff(This, it)"},
		{"Main Phase: Start a faceoff involving one of your Friends and an opposing Zebra at the same Problem.",
			"Timing(MainPhase)\nit := Choose(1, Friend && Yours && AnyProblem)\n" +
				"it2 := Choose(1, Opposing && Trait(\"Zebra\") && AreaOf(it))\nStartFaceoff(it, it2)"},
		{"Main Phase: Pay [2] or discard a card to draw a card.",
			"for Grant(This) {\nTiming(MainPhase)\nCost(Pay(2))\nDraw()\n}\n" +
				"for Grant(This) {\nTiming(MainPhase)\nCost(Discard(1))\nDraw()\n}"},
		{"Zebras can't be readied unless their controller pays [1].",
			"it := Instead(Readied(Trait(\"Zebra\")))\nif May(Controller(it), Pay(Controller(it), 1)) {\nReady(it)\n}"},
		{"When this card is involved in a faceoff with two or more Zebras, draw a card.",
			"When(BecomesSo(Count(Trait(\"Zebra\") && IsInvolved) >= 2 && IsFaceoffInvolving(This)))\nDraw()"},
		{"Opponents can't move more than one Zebra here each turn.",
			"AtMost(1, Moved(Opponents, Trait(\"Zebra\"), Here), Turn)"},
		{"When a Zebra enters play, put it into its owner's hand. That player draws a card.",
			"it := When(EntersPlay(Trait(\"Zebra\")))\nPutInHand(it)\nDraw(Owner(it))"},
		{"Main Phase: Put a 1 [Kindness] Zebra Friend token into play at a Problem you choose.",
			"Timing(MainPhase)\nCreateToken(1, 1, Yellow, TokenOf(Friend, WithTrait(\"Zebra\")), AnyProblem)"},
	})
}

// What isn't where it is said to be, or isn't so there, isn't read as if nothing of it were said.
func TestWhatIsElsewhere(t *testing.T) {
	refuses(t, NewReader(words),
		"When an opponent discards a card in play, draw a card.",
		"When an opponent plays a Zebra in play, draw a card.",
		"Main Phase: Discard a card that you control to draw a card.",
		"Main Phase: Dismiss a frightened exhausted Zebra.",
		"Main Phase: Put an exhausted Zebra from your discard pile into your hand.",
		"When you flip a card at home, draw a card.",
		"When you move this card to a Problem, you may play it to draw a card.",
		"Main Phase: Have all players draw a card, then dismiss a Zebra.",
		"Main Phase: Exhaust a Zebra to move an opposing Friend at the same Problem home.",
		"Zebras at a Problem you choose have +1 power.",
	)
	got := NewReader(words).Read("When you solve a Problem, draw a card.", Card{})
	if got.Ability != nil || !strings.Contains(got.Problems[0].Message, "no player solves them") {
		t.Errorf("a player who solves a Problem: %v", got)
	}
}
