package position_test

import (
	"strings"
	"testing"

	"canterlaw/engine/card"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// TestExchangeGoesThroughAllOfAName: a Mane Character, then the Friends of that name, and
// back to the first, where the first was and exhausted as it was.
func TestExchangeGoesThroughAllOfAName(t *testing.T) {
	cards, p := position.NewCards(scenariotest.Library(t), nil), position.New()
	if faults := cards.Add(p, "AP: rainbow dash flier/ex", position.Place{}); len(faults) > 0 {
		t.Fatal(faults)
	}
	c := p.Players[position.Avery].Mane
	first, friends := c.Name, 0
	others := cards.Others(c)
	for range len(others) + 1 {
		next := cards.Others(c)
		if len(next) != len(others) {
			t.Fatalf("%s has %d others, %s had %d", c.Name, len(next), first, len(others))
		}
		c = cards.Exchange(p, c, next[0])
		if !c.Exhausted || c.PlaceOf().String() != "Avery’s Problem" {
			t.Errorf("%s is exhausted: %t, at %s", c.Name, c.Exhausted, c.PlaceOf())
		}
		known := cards.Find(c.Name)
		if isMane := p.Players[position.Avery].Mane == c; isMane != (known.Faces[0].Type == card.ManeCharacter) {
			t.Errorf("%s is Avery's Mane Character: %t", c.Name, isMane)
		}
		if known.Faces[0].Type == card.Friend {
			friends++
		}
	}
	if c.Name != first || friends == 0 || !strings.HasPrefix(first, "Rainbow Dash") {
		t.Errorf("it ends with %s after %d Friends, having begun with %s", c.Name, friends, first)
	}
}
