package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What lies on top of a deck lies on unknown cards, unless it is said how many; "they've" is said of somebody who has
// as much as a number says.
func TestWhatIsSaidShort(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for said, want := range map[string]string{
		"My deck: Jetstream on top, then Red Gala":          "A deck: jetstream, red gala, 10 ?",
		"My deck has Jetstream on top. I have 3 AT":         "A 3t; A deck: jetstream, 10 ?",
		"My deck: Jetstream on top, then 20 unknown cards.": "A deck: jetstream, 20 ?",
		"I have 12 points, they've 13":                      "A 12p; B 13p",
	} {
		p, faults := cards.Parse(said)
		if len(faults) > 0 {
			t.Errorf("%q: %v", said, faults)
		}
		if got, _ := cards.Line(p); got != want {
			t.Errorf("%q is shown as %q, want %q", said, got, want)
		}
	}
}
