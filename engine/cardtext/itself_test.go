package cardtext

import "testing"

// What a card is compared with is its own measure, or a card other than itself, and some cards of each player are
// not one of all.
func TestComparedWithItself(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card enters play, exhaust each Zebra with cost equal to its power.",
			"When(EntersPlay(This))\nExhaust(Trait(\"Zebra\") && CostOf == Power)"},
		{"When this card enters play, exhaust each Zebra with cost equal to this card's power.",
			"When(EntersPlay(This))\nExhaust(Trait(\"Zebra\") && CostOf == Power(This))"},
		{"When one of your Zebras is dismissed, exhaust a Zebra with cost equal to its power.",
			"it := When(Dismissed(Yours && Trait(\"Zebra\")))\n" +
				"it2 := Choose(1, Trait(\"Zebra\") && CostOf == Power(it))\n" +
				"Exhaust(it2)"},
		{"While this card shares a color with another Zebra here, it has +1 power.",
			"if Is(This, SharesColor(Trait(\"Zebra\") && Here && !This)) {\nAddPower(This, 1)\n}"},
		{"When this card enters play, banish a Zebra from an opponent's discard pile.",
			"When(EntersPlay(This))\nit := Choose(1, Trait(\"Zebra\") && In(DiscardPile, Opponents))\nBanish(it)"},
	})
	for _, mistaken := range []string{
		"Zebras that share a color with another Zebra have +1 power.",
		"When you play a Zebra that shares a color with another Zebra you control, draw a card.",
		"When this card enters play, banish a Zebra from each player's discard pile.",
		"While your opponent controls more Zebras at a Problem than you, this card has +2 power.", // at which?
	} {
		if got := r.Read(mistaken, Card{Type: "Friend"}); got.Ability != nil {
			t.Errorf("%s is read as %s", mistaken, got.Ability.Source())
		}
	}
}
