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
		{"I attached Hard Hat to my Red Gala at my problem", "AP: red gala + hard"},
	} {
		isTold(t, cards, test.said, test.shown, nil, nil)
	}
}
