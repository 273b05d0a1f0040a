package cardtext

import "testing"

// "There" is where a card went last, or is that was chosen, rather than where this card entered play.
func TestThereIsWhereACardWentOrIs(t *testing.T) {
	r := NewReader(words)
	const enters, main = "When(EntersPlay(This))\n", "Timing(MainPhase)\n"
	readsAs(t, r, []readAs{
		{"When this card enters play, move one of your Zebras to another Problem. Exhaust an opposing Zebra there.",
			enters + "it := Choose(1, Yours && Trait(\"Zebra\"))\nMove(it, AnyProblem)\n" +
				"it2 := Choose(1, Opposing && Trait(\"Zebra\") && AreaOf(it))\nExhaust(it2)"},
		{"When this card enters play, exhaust a Zebra. Frighten another Zebra there.",
			enters + "it := Choose(1, Trait(\"Zebra\"))\nExhaust(it)\n" +
				"it2 := Choose(1, Trait(\"Zebra\") && AreaOf(it) && !it)\nFrighten(it2)"},
		{"When this card enters play, put a Zebra from your hand into play. Ready all Zebras there.",
			enters + "it := Choose(1, Trait(\"Zebra\") && In(Hand, You))\nPutIntoPlay(it)\n" +
				"Ready(Trait(\"Zebra\") && AreaOf(it))"},
		{"When this card enters play, exhaust a Zebra there.",
			enters + "it := Choose(1, Trait(\"Zebra\") && There)\nExhaust(it)"},
		{"When you confront a Problem, exhaust a Zebra there. Frighten another Zebra there.",
			"When(Confronted(You))\nit := Choose(1, Trait(\"Zebra\") && There)\nExhaust(it)\n" +
				"it2 := Choose(1, Trait(\"Zebra\") && There && !it)\nFrighten(it2)"},
		{"Main Phase: Move this card to another Problem. Exhaust a Zebra there.",
			main + "Move(This, AreaOf(Problem && !Here))\nit := Choose(1, Trait(\"Zebra\") && Here)\nExhaust(it)"},
		{"Main Phase: Uncover a Troublemaker. Exhaust all Zebras there.",
			main + "it := Choose(1, Troublemaker && IsFaceDown)\nUncover(it)\nExhaust(Trait(\"Zebra\") && AreaOf(it))"},
	})
	for _, mistaken := range []string{
		"When this card enters play, dismiss a Troublemaker. Exhaust all Zebras there.",
		"Each of your Zebras has +1 power for each Friend at the same Problem.", // its own, not this card's
		"Your Zebras have +1 power while you have a Friend at that Problem.",
	} {
		if got := r.Read(mistaken, Card{Type: "Friend"}); got.Ability != nil {
			t.Errorf("%s is read as %s", mistaken, got.Ability.Source())
		}
	}
}

// Where a card was played from isn't known once it has been played, as it comes from the queue
// then (705.2f): what asks for it is not understood, rather than never so.
func TestWhereACardWasPlayedFromIsNotKnown(t *testing.T) {
	r := NewReader(laterNames)
	for _, text := range []string{
		"When you play an Event from your discard pile, draw a card.",
		"When you play a Friend from your hand, draw a card.",
		"At the start of your turn, if you played a card from your discard pile last turn, draw a card.",
	} {
		if got := r.Read(text, Card{Type: "Friend"}); got.Ability != nil {
			t.Errorf("%s\nis read as\n%s", text, got.Ability)
		}
	}
}
