package cardtext

import (
	"strings"
	"testing"
)

// What may be done, and what comes of it, are read in each pair.
func TestWhatMayBeDoneAndWhatComesOfItAreReadInPairs(t *testing.T) {
	r := NewReader(words)
	pairs := 0
	for _, all := range []struct{ first, second []string }{
		{[]string{
			"When this card enters play, you may pay [1].", "At the start of your turn, you may exhaust this card.",
			"When one of your Friends moves here, you may discard a card.",
			"When you win a faceoff, you may remove a +1 power counter from this card.",
			"When an opponent plays an Event, you may frighten this card.",
			"When this card enters play, you may banish a card from your discard pile.",
			"When this card enters play, you may put a Friend from your hand on the bottom of your deck.",
			"When this card enters play, you may reveal a Zebra from your hand.",
			"When this card enters play, you may move one of your other Friends home.",
			"When this card enters play, you may play a Friend from your discard pile.",
			"When you win a faceoff, you may draw a card.",
		}, []string{
			"If you do, draw a card.", "If you don't, exhaust this card.",
			"If you do, draw a card. Otherwise, exhaust this card.",
			"If you do, discard a card. If you don't, exhaust this card.",
		}},
		{[]string{
			"When this card enters play, an opponent may discard a card.",
			"When an opponent plays an Event, that player may discard a card.",
			"When a Friend is dismissed, its controller may pay [1].",
		}, []string{
			"If they do, draw a card.", "If they don't, draw a card.", "If that player does, draw a card.",
			"If that player doesn't, draw a card.", "If they do, ready this card. Otherwise, draw a card.",
			"If they do, ready this card. If they don't, draw a card.", "If they don't, they lose [1].",
		}},
		{[]string{
			"When this card enters play, each opponent may pay [1].", "Main Phase: Each opponent may discard a card.",
		}, []string{
			"If they don't, they lose [2].", "Draw a card for each opponent who doesn't.",
			"Each opponent who does draws a card.", "Each opponent who doesn't exhausts one of their Friends.",
		}},
		{[]string{
			"Main Phase: Draw a card. If %, draw two cards instead.",
			"When this card enters play, put a +1 power counter on one of your Friends. If %, put two +1 power " +
				"counters on that Friend instead.",
			"Immediate: Give a Friend +1 power until the end of the turn. If %, give it +3 power until the end of " +
				"the turn instead.",
			"When this card enters play, an opponent discards a card. If %, they discard two cards instead.",
			"When this card enters play, each opponent loses [1]. If %, each opponent loses [2] instead.",
			"When an opponent plays an Event, that player loses [1]. If %, they lose [2] instead.",
			"Main Phase: Put a Friend into its owner's hand. If %, banish it instead.",
		}, []string{"you control a Zebra", "this card is at home", "you have no cards in your hand"}},
	} {
		for _, first := range all.first {
			for _, second := range all.second {
				text := first + " " + second
				if strings.Contains(first, "%") {
					text = strings.Replace(first, "%", second, 1)
				}
				pairs++
				if got := r.Read(text, Card{Type: "Friend"}); got.Ability == nil {
					t.Errorf("%s\n%v", text, got.Problems)
				}
			}
		}
	}
	if pairs < 90 {
		t.Errorf("only %d pairs are tried", pairs)
	}
}

// A second sentence speaks of what the first one did, and of whom it was done to.
func TestSecondSentencesSpeakOfTheFirst(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When you win a faceoff, you may draw a card. If you do, discard a card. If you don't, gain [1].",
			"When(FaceoffWon(You))\nif May(Draw()) {\nDiscard(1)\n} else {\nGain()\n}"},
		{"Main Phase: Exhaust an opposing Friend. If this card is at home, dismiss it instead.",
			"Timing(MainPhase)\nit := Choose(1, Friend && Opposing)\nif Is(This, Home) {\nDismiss(it)\n} else {\n" +
				"Exhaust(it)\n}"},
		{"Main Phase: Draw a card. If this card is at home, dismiss it instead.",
			"Timing(MainPhase)\nif Is(This, Home) {\nDismiss(This)\n} else {\nDraw()\n}"},
		{"When this card enters play, discard a card. If it's an Event, draw a card.",
			"When(EntersPlay(This))\nit := Choose(1, In(Hand, You))\nDiscard(it)\nif Is(it, Event) {\nDraw()\n}"},
		{"When this card enters play, an opponent discards a card. If it has cost 3 or more, draw a card.",
			"When(EntersPlay(This))\nwho := ChoosePlayer(Opponents)\nit := Choose(1, In(Hand, who), who)\n" +
				"Discard(who, it)\nif Is(it, CostOf >= 3) {\nDraw()\n}"},
		{"Main Phase: Dismiss up to two Friends. If at least 2 Friends were dismissed this way, draw a card.",
			"Timing(MainPhase)\nit := Choose(UpTo(2), Friend)\nit2 := Dismiss(it)\nif Count(it2) >= 2 {\n" +
				"Draw()\n}"},
		{"Main Phase: Banish up to 3 cards from your discard pile. If you banished 3 cards this way, draw a card.",
			"Timing(MainPhase)\nit := Choose(UpTo(3), In(DiscardPile, You))\nit2 := Banish(it)\n" +
				"if Count(it2) == 3 {\nDraw()\n}"},
		{"Main Phase: Exhaust all opposing Friends. Their controllers each gain [1].",
			"Timing(MainPhase)\nit := Friend && Opposing\nExhaust(it)\nfor who := range EachPlayer(Players) {\n" +
				"if Any(it && ControlledBy(who)) {\nGain(who)\n}\n}"},
		{"Main Phase: Choose up to two opposing Friends. Those Friends can't be readied during their controller's " +
			"next Ready Phase.", "Timing(MainPhase)\nit := Choose(UpTo(2), Friend && Opposing)\n" +
			"for it2 := range Each(it) {\nfor DuringNext(ReadyPhase, Controller(it2)) {\nCant(Readied(it2))\n}\n}"},
		{"Immediate: Move one or more of your Friends home.",
			"Timing(Immediate)\nit := Choose(1, Friend && Yours)\n" +
				"it2 := Choose(AnyNumber, Friend && Yours && !it)\nMove(it || it2, Home)"},
		{"When one or more of your Friends leave play, draw a card for each of them.",
			"it := When(OneOrMore(LeavesPlay(Friend && Yours)))\nDraw(Count(it))"},
		{"If an opposing Friend would be dismissed, its controller may put it into its owner's hand instead.",
			"it := MayInstead(Dismissed(Friend && Opposing), Opponent)\nPutInHand(it)"},
		{"Immediate: A Friend has Swift until the start of the next faceoff.",
			"Timing(Immediate)\nit := Choose(1, Friend)\nfor Until(FaceoffStarts()) {\nHasKeyword(it, \"Swift\")\n}"},
		{"Main Phase: Exhaust this card to draw a card. Do this only once each turn.",
			"Timing(MainPhase)\nOnce(Turn)\nCost(Exhaust(This))\nDraw()"},
		{"Immediate: Pay [1] to draw a card. Activate this ability only once each faceoff and only if this card is " +
			"ready.", "Timing(Immediate)\nOnce(Faceoff)\nActivateOnlyIf(Is(This, IsReady))\nCost(Pay(1))\nDraw()"},
		{"Your Zebras cost [1] less to move from home to a Problem.",
			"AddCost(-1, Moved(You, Yours && Trait(\"Zebra\"), AnyProblem, Home))"},
	})
	refuses(t, NewReader(words),
		"When this card enters play, each opponent discards a card. If it's a Friend, draw a card.",
		"When this card moves, draw two cards. If it's a Friend, draw a card.",
		"When you win a faceoff, you may pay [1]. If you do, you may discard a card. If you don't, gain [1].",
		"Main Phase: Exhaust an opposing Friend. Those Friends can't be moved this turn.",
	)
}
