package cardtext

import (
	"testing"
)

// What is printed reads like a card, and is read as what it is printed of.
func TestPrintedAsCardsHaveIt(t *testing.T) {
	r := NewReader(words)
	for _, english := range []string{
		"While this card has no +1 power counters on it, this card has Swift.",
		"When you have at least 3 Zebras here, turn this card over.",
		"When you have no cards in hand, turn this card over.",
		"During faceoffs involving this card, opponents can't play cards.",
		"During faceoffs involving this card, opponents can't activate abilities.",
		"During faceoffs involving this card, your other Friends have +1 power.",
		"When you flip a card, if you are losing the faceoff, draw a card.",
		"Immediate: Move an uninvolved Friend home.",
		"When you win a faceoff here by at least 3 power, draw a card.",
	} {
		got := r.Read(english, Card{Type: "Friend"})
		if got.Ability == nil {
			t.Errorf("%s\n%v", english, got.Problems)
			continue
		}
		if printed := r.Print(got.Ability, Card{Type: "Friend"}); printed != english {
			t.Errorf("%s\nis printed as\n%s", english, printed)
		}
	}
}
