package engine

import (
	"testing"

	"pgregory.net/rapid"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// What is shown of each requirement agrees with whether all are met together, however
// the points about colors are read.
func TestRequirementsAreMetOneByOneWhereTheyAreTogether(t *testing.T) {
	colors := []card.Color{card.Blue, card.Orange, card.Pink}
	rapid.Check(t, func(t *rapid.T) {
		power := contributions{
			twoColors: uint8(rapid.IntRange(0, 1).Draw(t, "two colors")),
			colorless: uint8(rapid.IntRange(0, 1).Draw(t, "colorless")),
			twice:     uint8(rapid.IntRange(0, 1).Draw(t, "twice")),
		}
		for range rapid.IntRange(0, 5).Draw(t, "characters") {
			of := card.ColorsOf(rapid.SliceOfNDistinct(rapid.SampledFrom(colors), 0, 2, rapid.ID[card.Color]).Draw(t,
				"colors")...)
			power.of = append(power.of, contribution{power: rapid.IntRange(1, 4).Draw(t, "power"), colors: of})
		}
		var requirements []card.ConfrontRequirement
		for range rapid.IntRange(0, 4).Draw(t, "requirements") {
			r := card.ConfrontRequirement{Power: rapid.IntRange(0, 6).Draw(t, "required")}
			if r.Kind = rapid.SampledFrom([]card.RequirementKind{card.OfColor, card.NotColor, card.Wild}).Draw(t,
				"kind"); r.Kind != card.Wild {
				r.Color = rapid.SampledFrom(colors).Draw(t, "color")
			}
			requirements = append(requirements, r)
		}
		before := power.short(requirements)
		met := true
		for i, need := range power.needs(requirements) {
			if need.ConfrontRequirement != requirements[i] || need.Met && need.Have < need.Power {
				t.Errorf("%+v for %+v", need, requirements[i])
			}
			met = met && need.Met
		}
		if met != (before == 0) {
			t.Errorf("%+v is shown as met: %t, but %d is short", power.needs(requirements), met, before)
		}
	})
}

func TestHowMuchOfThePowerCountsForEachRequirement(t *testing.T) {
	blue := card.ConfrontRequirement{Kind: card.OfColor, Color: card.Blue, Power: 2}
	notOrange := card.ConfrontRequirement{Kind: card.NotColor, Color: card.Orange, Power: 3}
	wild := card.ConfrontRequirement{Kind: card.Wild, Power: 4}
	dash := contribution{power: 3, colors: card.ColorsOf(card.Blue)}
	pinkie := contribution{power: 2, colors: card.ColorsOf(card.Pink)}
	both := contribution{power: 2, colors: card.ColorsOf(card.Blue, card.Orange)}
	ring := contribution{power: 1}
	for name, c := range map[string]struct {
		of           []contribution
		requirements []card.ConfrontRequirement
		twice        uint8
		want         []int
	}{
		"power for one requirement is gone for another": {[]contribution{dash},
			[]card.ConfrontRequirement{blue, notOrange}, board.PowerCountsOnce, []int{3, 1}},
		"unless it counts for each": {[]contribution{dash},
			[]card.ConfrontRequirement{blue, notOrange}, board.PowerCountsEach, []int{3, 3}},
		"wild power is the excess, wherever it stands": {[]contribution{dash, pinkie},
			[]card.ConfrontRequirement{wild, blue}, board.PowerCountsOnce, []int{3, 3}},
		"also where power counts for each": {[]contribution{dash, pinkie},
			[]card.ConfrontRequirement{wild, blue}, board.PowerCountsEach, []int{3, 3}},
		"colors are chosen for the best": {[]contribution{both, pinkie},
			[]card.ConfrontRequirement{blue}, board.PowerCountsOnce, []int{2}},
		"power of no color is wild": {[]contribution{ring, dash},
			[]card.ConfrontRequirement{blue, wild}, board.PowerCountsOnce, []int{3, 2}},
		"nobody has nothing": {nil, []card.ConfrontRequirement{blue, wild},
			board.PowerCountsOnce, []int{0, 0}},
	} {
		power := contributions{of: c.of, twice: c.twice}
		needs := power.needs(c.requirements)
		if len(needs) != len(c.want) {
			t.Errorf("%s: %d requirements are told of %d", name, len(needs), len(c.want))
			continue
		}
		for i, need := range needs {
			if need.Have != c.want[i] {
				t.Errorf("%s: %d for %+v, want %d", name, need.Have, need.ConfrontRequirement, c.want[i])
			}
		}
	}
}
