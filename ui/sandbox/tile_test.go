package sandbox

import (
	"slices"
	"testing"

	"canterlaw/engine/card"
	"canterlaw/ui/internal/uitest"
)

// TestATileTellsACardAtAGlance: how it is, its colors in words and by their signs,
// and its power; of a card that is face-down, no facts.
func TestATileTellsACardAtAGlance(t *testing.T) {
	f := openScenario(t, uitest.Landscape, "A Problem faceoff ties although one side looks far ahead")
	f.reads("Holly Dash Flighty Filly exhausted", "Emerald Green frightened", "Applejack Steadfast Farmpony start side")
	f.tapCard("Holly Dash")
	f.reads("↷ exhausted · power 4", "Friend · blue")
	f = openScenario(t, uitest.Landscape, "A Friend of two colors and a card with two play requirements")
	f.tapCard("Ribbon and Cloud")
	f.reads("power 2", "blue and pink")
}

// TestATileTellsItsCountersBesideItsState, and those of a back's power, which it doesn't show.
func TestATileTellsItsCountersBesideItsState(t *testing.T) {
	f := openLine(t, uitest.Landscape, "AP: falcon/fr/+2/3 tip, red gala/ex/2 tip, gyro/4 tip")
	f.reads("+2 · 3 tip frightened", "2 tip exhausted", "4 tip counters")
	f.lacks("4 tip 4")
}

// TestSignsAreThoseOfTheColors that a card has now; a face-down one shows none.
func TestSignsAreThoseOfTheColors(t *testing.T) {
	f := openScenario(t, uitest.Landscape, "A Problem faceoff ties although one side looks far ahead")
	v := newView(f.sandbox, f.openHand, nobody)
	want := map[string][]card.Color{"Holly Dash": {card.Blue}, "Emerald Green": nil, "Red Gala": {card.Orange}}
	for _, c := range v.state.InPlay() {
		face := v.state.Face(c)
		colors, asked := want[face.Title]
		if !asked {
			continue
		}
		if got := v.colors(c); !slices.Equal(got, colors) {
			t.Errorf("%s has the signs of %v, want %v", face.Title, got, colors)
		}
		delete(want, face.Title)
	}
	if len(want) > 0 {
		t.Errorf("not in play: %v", want)
	}
}

// How many cards lie beneath one is said on it, where the name of the first would be cut off.
func TestATileSaysHowManyCardsLieBeneath(t *testing.T) {
	f := openLine(t, uitest.Landscape, "AP: rarity; A banished: critter cuisine/under rarity, gyro/under rarity")
	f.reads("2 beneath")
	f.tapCard("Rarity")
	f.reads("beneath it: Critter Cuisine")
}
