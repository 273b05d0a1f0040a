package wording

import (
	"testing"

	"canterlaw/engine"
)

func TestEveryReasonAndFaultHasWords(t *testing.T) {
	if len(engine.Codes()) == 0 || len(engine.DeckCodes()) == 0 {
		t.Fatal("the engine refuses nothing")
	}
	for _, code := range engine.Codes() {
		if reasonWords[code] == "" {
			t.Errorf("%s has no words", code)
		}
	}
	for _, code := range engine.DeckCodes() {
		if faultWords[code] == "" {
			t.Errorf("%s has no words", code)
		}
	}
}

// A long ability is said by its first clause, a short one whole.
func TestAnAbilityIsSaidByItsFirstClause(t *testing.T) {
	for _, test := range []struct{ english, want string }{
		{"This card can't be frightened.", "This card can't be frightened"},
		{"When you win a faceoff that involves this card, you may exhaust this card to draw a card.",
			"When you win a faceoff that involves this card …"},
		{"Main Phase: Pay [2] and exhaust this card to dismiss a Friend with 2 or less power here.",
			"Main Phase: Pay [2] and exhaust this card …"},
		{"", ""},
	} {
		if got := firstClause(test.english); got != test.want {
			t.Errorf("%q is said as %q, want %q", test.english, got, test.want)
		}
	}
}
