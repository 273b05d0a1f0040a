package cardtext

import "testing"

// Two sentences that each begin with a condition ask both, though the second speaks of the same card; a condition
// about a card that comes to be known by the first one only is asked if the first is so.
func TestSentencesWithAConditionEach(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card enters play, reveal the top card of your deck. If it's a Friend, put it into your " +
			"hand. If it's " +
			"an Event, banish it.",
			"When(EntersPlay(This))\nit := Reveal(TopOf)\nif Is(it, Friend) {\nPutInHand(it)\n}\nif Is(it, Event) {\n" +
				"Banish(it)\n}"},
		{"When you play a Friend, if it's a Zebra, draw a card. If it's exhausted, gain [1].",
			"it := When(Played(You, Friend))\nif Is(it, Trait(\"Zebra\")) {\nDraw()\n}\nif Is(it, IsExhausted) " +
				"{\nGain()\n}"},
		{"When this card enters play, if you have a Zebra, reveal the top card of your deck. If it's an Event, " +
			"draw a card.",
			"When(EntersPlay(This))\nif Any(Yours && Trait(\"Zebra\")) {\nit := Reveal(TopOf)\nif Is(it, Event) " +
				"{\nDraw()\n" +
				"}\n}"},
		{"When this card enters play, exhaust an opponent's Zebra. That player discards a card.",
			"When(EntersPlay(This))\nit := Choose(1, Opposing && Trait(\"Zebra\"))\nExhaust(it)\nDiscard(Opponent, 1)"},
	})
	for _, unclear := range []string{
		"When this card enters play, reveal the top card of your deck. If it's a Friend, put it into your hand. " +
			"If it's " +
			"an Event, draw a card. Otherwise, banish it.",
		"When this card enters play, if there is a Zebra here, dismiss it.",
		"When this card enters play, if an opponent has a Zebra here, frighten it.",
		"When this card enters play, if you have a Zebra, you may exhaust it. If you do, draw a card.",
	} {
		if got := r.Read(unclear, Card{Type: "Friend"}); len(got.Problems) == 0 {
			t.Errorf("%s is read as %s", unclear, got.Ability.Source())
		}
	}
}
