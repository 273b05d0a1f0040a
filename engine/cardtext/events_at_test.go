package cardtext

import (
	"strings"
	"testing"
)

// What happens to cards at a place.
func TestEventsAt(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When another Zebra becomes frightened here, draw a card.",
			"When(Frightened(Trait(\"Zebra\") && Here && !This))\nDraw()"},
		{"When an opposing Zebra leaves play at this card's Problem, draw a card.",
			"When(LeavesPlay(Opposing && Trait(\"Zebra\") && ItsProblem))\nDraw()"},
		{"When one of your Zebras is put into its owner's hand, draw a card.",
			"When(EntersHand(Yours && Trait(\"Zebra\"), PlayZone))\nDraw()"},
		{"When a Zebra gains a +1 power counter, draw a card.", "When(CountersPut(Trait(\"Zebra\")))\nDraw()"},
		{"When a Zebra is moved home from this card's Problem, draw a card.",
			"When(Moved(Trait(\"Zebra\"), Home, ItsProblem))\nDraw()"},
		{"When a Zebra becomes involved in a faceoff here, draw a card.",
			"When(BecomesInvolved(Trait(\"Zebra\") && Here))\nDraw()"},
		{"Reaction: After a Zebra is readied for the first time each turn, draw a card.",
			"Timing(Reaction)\nAfter(First(Readied(Trait(\"Zebra\")), Turn))\nDraw()"},
	})
}

// Why a text says nothing is told by what only some cards are.
func TestWhyNothing(t *testing.T) {
	for text, why := range map[string]string{
		"When you challenge a Friend, draw a card.":       "only Troublemakers",
		"Main Phase: Turn over a Friend.":                 "only Mane Characters",
		"When you draw a Zebra at home, draw a card.":     "comes from a hand or a deck",
		"Main Phase: Dismiss a ready exhausted Zebra.":    "no card is both",
		"When a Friend is replaced, put it on your deck.": "",
	} {
		got := NewReader(words).Read(text, Card{Type: "Friend"})
		if got.Ability != nil || !strings.Contains(got.Problems[0].Message, why) {
			t.Errorf("%s: %v, and not %q", text, got, why)
		}
	}
}

// What is asked of a card that is shown is asked only if it is shown, and an opponent may be had to do something.
func TestShownIfSo(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When this card enters play, if you have a Zebra, reveal the top card of your deck. If it's a Friend, put " +
			"it " +
			"into your hand. Otherwise, put it on the bottom of your deck.",
			"When(EntersPlay(This))\nif Any(Yours && Trait(\"Zebra\")) {\nit := Reveal(TopOf)\n" +
				"if Is(it, Friend) {\nPutInHand(it)\n} else {\nPutOnBottom(it)\n}\n}"},
		{"When this card enters play, you may have an opponent lose [1].",
			"When(EntersPlay(This))\nif May() {\nwho := ChoosePlayer(Opponents)\nLose(who)\n}"},
		{"When you play a Zebra, draw a card. Do this only once each turn.",
			"When(Played(You, Trait(\"Zebra\")))\nOnce(Turn)\nDraw()"},
		{"Your Mane Character costs [1] less to move here.", "AddCost(-1, Moved(You, ManeCharacter && Yours, Here))"},
	})
	refuses(t, NewReader(words),
		"When this card enters play, if you have a Zebra, draw a card. If this card is exhausted, gain [1]. "+
			"Otherwise, "+
			"gain [2].",
		"When this card enters play, reveal the top card of your deck. If it's a Friend, draw a card. "+
			"If it's an Event, "+
			"gain [1]. Otherwise, gain [2].",
	)
}
