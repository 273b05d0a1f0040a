package cardtext

import "testing"

// "It" is what the event was about where that is undone or what was paid is away, and nothing where it could be
// what was exhausted.
func TestItIsNotWhatWasPaid(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"Reaction: After an opponent plays an Event, exhaust one of your Friends to cancel it.",
			"Timing(Reaction)\nit := After(Played(Opponents, Event))\nCost(Exhaust(Choose(1, Friend && Yours)))\n" +
				"Cancel(it)"},
		{"Reaction: After a Friend is frightened, exhaust one of your Friends to unfrighten it.",
			"Timing(Reaction)\nit := After(Frightened(Friend))\nCost(Exhaust(Choose(1, Friend && Yours)))\n" +
				"Unfrighten(it)"},
		{"Reaction: After an opponent moves a Friend, dismiss one of your Friends to send it home.",
			"Timing(Reaction)\nit := After(Moved(Opponents, Friend))\nCost(Dismiss(Choose(1, Friend && Yours)))\n" +
				"Send(it)"},
		{"Main Phase: Exhaust one of your Friends to move it.",
			"Timing(MainPhase)\nit := Cost(Exhaust(Choose(1, Friend && Yours)))\nMove(it)"},
		{"When you play a Friend, you may move another Friend. If you do, exhaust it.",
			"it := When(Played(You, Friend))\nit2 := May(Move(Choose(1, Friend && !it)))\nif Any(it2) {\n" +
				"Exhaust(it2)\n}"},
	})
	for _, mistaken := range []string{
		"Reaction: After an opponent moves a Friend, exhaust one of your Friends to send it home.",
		"When an opponent plays a Resource, you may retire one of your Resources to dismiss that Resource.",
	} {
		if got := r.Read(mistaken, Card{Type: "Friend"}); got.Ability != nil {
			t.Errorf("%s is read as %s", mistaken, got.Ability.Source())
		}
	}
}
