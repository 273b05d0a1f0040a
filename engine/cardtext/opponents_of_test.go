package cardtext

import "testing"

// Who isn't you has other opponents: "an opponent's hand", where another player does something with it, is
// that of an opponent of theirs, as "an opponent's Friend" is already.
func TestWhoseOpponentsHand(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When a player plays a Zebra, that player reveals the top card of an opponent's deck.",
			"_, who := When(Played(Trait(\"Zebra\")))\nReveal(TopOf(OpponentOf(who)))"},
		{"When a player plays a Zebra, that player looks at an opponent's hand.",
			"_, who := When(Played(Trait(\"Zebra\")))\nLook(In(Hand, OpponentOf(who)), who)"},
		{"When this card enters play, each player may look at the top card of an opponent's deck.",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Players) {\nMay(who, " +
				"Look(TopOf(OpponentOf(who)), who))\n}"},
		{"When this card enters play, look at an opponent's hand.",
			"When(EntersPlay(This))\nLook(In(Hand, Opponents))"},
	})
}

// "Each other character", behind what was done to all of a sort, are other ones than these; and no card is
// another one than an Event that is played.
func TestOtherThanAllOfASort(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card enters play, ready all of your Zebras, then exhaust each other character.",
			"When(EntersPlay(This))\nit := Yours && Trait(\"Zebra\")\nReady(it)\nExhaust(Character && !it)"},
		{"When this card enters play, exhaust each other character.",
			"When(EntersPlay(This))\nExhaust(Character && !This)"},
	})
	for _, unclear := range []string{
		"Main Phase: Dismiss all other Friends.",
		"Main Phase: Give each Zebra +1 power until the end of the turn. Move one of your other Friends.",
	} {
		if got := r.Read(unclear, Card{Type: "Event"}); len(got.Problems) == 0 {
			t.Errorf("%s is read as %s", unclear, got.Ability.Source())
		}
	}
}
