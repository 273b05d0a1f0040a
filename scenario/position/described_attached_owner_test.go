package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// TestWhatIsAttachedStaysTheirsWhoHaveIt though it lies on a card of the other player.
func TestWhatIsAttachedStaysTheirsWhoHaveIt(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct{ said, shown string }{
		{"I have Reformed on their Red Dragon at my problem.", "B at AP: red dragon + reformed/of A/by A"},
		{"They have Soothe the Savage Beast on my Red Dragon at my problem and 2 tokens.",
			"B 2t; AP: red dragon + soothe/of B/by B"},
		{"my Hard Hat on his Red Gala at his problem, Falcon at home", "BP: red gala + hard/of A/by A; AH: falcon"},
		{"Hard Hat on his Red Gala at his problem", "BP: red gala + hard"},
		{"His Red Gala at his problem with my Hard Hat on it", "BP: red gala + hard/of A/by A"},
		{"I have PR34 at home with CG135, PR94 at home.", "AH: sunny + jousting, winona"},
		{"My turn, main phase. CG92 in hand. They have PR34 with MT97 on it at their home.",
			"BH: sunny + cybernetic; A hand: a simple mix up"},
		{"I attached Hard Hat to my Red Gala at my problem", "AP: red gala + hard"},
	} {
		isTold(t, cards, test.said, test.shown, nil, nil)
	}
}

// TestACounterHasANameAndATurnIsNoDuration: what says something else isn't taken for either.
func TestACounterHasANameAndATurnIsNoDuration(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	isTold(t, cards, "My Falcon at home with 1 counter exhausted", "AH: falcon", []string{"1 counter exhausted"}, nil)
	isTold(t, cards, "My Falcon is at my problem for the third turn", "AP: falcon", []string{"third turn"}, nil)
	isTold(t, cards, "It's the third turn, my Falcon at my problem", "A turn 3; AP: falcon", nil, nil)
}
