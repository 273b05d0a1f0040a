package cardtext

import (
	"strings"
	"testing"
)

// "Another" is another than the card that was chosen or spoken of before it, if that may be called so;
// otherwise than this card. "All other cards from among them" are the rest of them.
func TestAnotherThanWhatWasSpokenOf(t *testing.T) {
	r := NewReader(Words{Traits: []string{"Unicorn", "Accessory"}, NotOfCharacters: []string{"Accessory"}})
	const cost, ready = "Timing(MainPhase)\nit := Cost(", "\nit2 := Choose(1, Friend && !it)\nReady(it2)"
	for _, test := range []struct{ text, want string }{
		{"Main Phase: Exhaust one of your ready Unicorns to ready another Friend.",
			cost + "Exhaust(Choose(1, Yours && Trait(\"Unicorn\") && IsReady)))" + ready},
		{"Main Phase: Exhaust one of your characters to ready another Friend.",
			cost + "Exhaust(Choose(1, Character && Yours)))" + ready},
		{"Main Phase: Exhaust this card and one of your Unicorns to ready another Friend.",
			cost + "Exhaust(This), Exhaust(Choose(1, Yours && Trait(\"Unicorn\"))))\n" +
				"it2 := Choose(1, Friend && !This && !it)\nReady(it2)"},
		{"Main Phase: Exhaust this card to ready another Friend.",
			"Timing(MainPhase)\nCost(Exhaust(This))\nit := Choose(1, Friend && !This)\nReady(it)"},
		{"Main Phase: Exhaust one of your Accessories to ready another Friend.", // which is none
			"Timing(MainPhase)\nCost(Exhaust(Choose(1, Yours && Trait(\"Accessory\"))))\n" +
				"it := Choose(1, Friend && !This)\nReady(it)"},
		{"Main Phase: Discard a card to ready another Friend.", // nor is a card in a hand
			"Timing(MainPhase)\nCost(Discard(1))\nit := Choose(1, Friend && !This)\nReady(it)"},
		{"When one of your Unicorns is exhausted, ready another Friend.",
			"it := When(Exhausted(Yours && Trait(\"Unicorn\")))\nit2 := Choose(1, Friend && !it)\nReady(it2)"},
		{"When you play a card, ready another Friend.",
			"When(Played(You))\nit := Choose(1, Friend && !This)\nReady(it)"},
		{"Main Phase: Look at the top 4 cards of your deck. You may put a Unicorn from among them into your hand. " +
			"Put all other cards from among them on the bottom of your deck.",
			"Timing(MainPhase)\nit := Look(TopOf(4))\n" +
				"it2 := May(PutInHand(Choose(1, it && Trait(\"Unicorn\"))))\nPutOnBottom(it && !it2)"},
		{"Main Phase: Reveal the top 4 cards of your deck. Put one of them into your hand and banish all other cards " +
			"revealed this way.",
			"Timing(MainPhase)\nit := Reveal(TopOf(4))\nit2 := Choose(1, it)\nPutInHand(it2)\nBanish(it && !it2)"},
		{"Main Phase: Look at the top 4 cards of your deck. Put a Friend from among them into your hand and the " +
			"other Friends on the bottom of your deck.",
			"Timing(MainPhase)\nit := Look(TopOf(4))\nit2 := Choose(1, it && Friend)\nPutInHand(it2)\n" +
				"PutOnBottom(it && Friend && !it2)"},
		{"Main Phase: Reveal cards from the top of your deck until you reveal 2 Friends. Put one of them into your " +
			"hand and banish all other cards revealed this way.",
			"Timing(MainPhase)\nit := RevealUntil(2, Friend)\nit2 := Choose(1, it && Friend)\nPutInHand(it2)\n" +
				"Banish(it && !it2)"},
		{"When this card moves from a Problem to another Problem, gain [1].",
			"When(Moved(This, AnyProblem, AnyProblem))\nGain()"},
		{"When this card moves to another Problem, gain [1].", "When(Moved(This, AnyProblem, AnyProblem))\nGain()"},
		{"When one of your Friends moves to another Problem, gain [1].",
			"When(Moved(Friend && Yours, AnyProblem, AnyProblem))\nGain()"},
	} {
		got := r.Read(test.text, Card{Type: "Friend"})
		if got.Ability == nil || strings.TrimSpace(got.Ability.String()) != test.want {
			t.Errorf("%q is read as\n%v %v\nexpected\n%s", test.text, got.Ability, got.Problems, test.want)
		}
	}
}
