package engine

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// The choice of colors that is found among those that don't come to the same is the first one with
// the least power missing of all choices tried one after another (611.3b), and of at most so many
// characters those are chosen that are first among all groups of them.
func TestTheBestChoiceOfColors(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p, requirements := drawnContributions(t, rapid.IntRange(0, 7).Draw(t, "characters"))
		chosen, short := p.bestChoice(requirements)
		colors, least := firstColors(&p, requirements)
		if short != least || short != p.shortFrom(0, requirements) {
			t.Fatalf("%d is missing; expected %d", short, least)
		}
		var found []card.Color
		for c := chosen; c.before != nil; c = c.before {
			found = append(found, c.color)
		}
		if slices.Reverse(found); !slices.Equal(found, colors) {
			t.Fatalf("colors %v; expected %v", found, colors)
		}
		most := rapid.IntRange(0, 3).Draw(t, "most")
		some, want := p.best(most, requirements), firstOfMost(&p, most, requirements)
		same := func(a, b contribution) bool { return a.power == b.power && a.colors == b.colors }
		if !slices.EqualFunc(some.of, want, same) {
			t.Fatalf("at most %d of them: %v; expected %v", most, some.of, want)
		}
	})
}

// Two hundred characters of two colors are no more than a few for what is asked.
func TestManyCharactersOfTwoColors(t *testing.T) {
	p := contributions{}
	for range 200 {
		p.of = append(p.of, contribution{power: 1, colors: card.ColorsOf(card.Pink, card.Blue)})
	}
	requirements := []card.ConfrontRequirement{{Kind: card.OfColor, Color: card.Pink, Power: 120},
		{Kind: card.OfColor, Color: card.Blue, Power: 90}}
	if short := p.short(requirements); short != 10 {
		t.Errorf("%d is missing; expected 10", short)
	}
	if needs := p.needs(requirements); needs[0].Have+needs[1].Have != 200 {
		t.Errorf("they are counted as %v; expected 200 in all", needs)
	}
}

func drawnContributions(t *rapid.T, n int) (contributions, []card.ConfrontRequirement) {
	color := rapid.SampledFrom([]card.Color{card.Pink, card.Blue, card.White})
	p := contributions{
		twoColors: rapid.SampledFrom([]uint8{board.Never, board.ByOtherColor}).Draw(t, "two colors"),
		colorless: rapid.Uint8Range(0, 1).Draw(t, "colorless"),
		twice:     rapid.Uint8Range(0, 1).Draw(t, "twice"),
	}
	for range n {
		p.of = append(p.of, contribution{power: rapid.IntRange(1, 4).Draw(t, "power"),
			colors: card.ColorsOf(rapid.SliceOfN(color, 0, 3).Draw(t, "colors")...)})
	}
	var requirements []card.ConfrontRequirement
	for range rapid.IntRange(0, 3).Draw(t, "requirements") {
		requirements = append(requirements, card.ConfrontRequirement{
			Kind:  rapid.SampledFrom([]card.RequirementKind{card.OfColor, card.NotColor, card.Wild}).Draw(t, "kind"),
			Color: color.Draw(t, "color"), Power: rapid.IntRange(0, 6).Draw(t, "required")})
	}
	return p, requirements
}

// firstColors tries every choice of colors, one after another.
func firstColors(p *contributions, requirements []card.ConfrontRequirement) (first []card.Color, least int) {
	least = 1 << 30
	some := *p
	some.of = slices.Clone(p.of)
	var choose func(next int)
	choose = func(next int) {
		if next < len(some.of) {
			for _, color := range some.of[next].choosable() {
				some.of[next].color = color
				choose(next + 1)
			}
			return
		}
		if short := some.shortOf(requirements); short < least {
			first, least = nil, short
			for _, c := range some.of {
				first = append(first, c.color)
			}
		}
	}
	choose(0)
	return first, least
}

// firstOfMost tries all groups of characters, those without the later ones first.
func firstOfMost(p *contributions, most int, requirements []card.ConfrontRequirement) (first []contribution) {
	least := 1 << 30
	for subset := range 1 << len(p.of) {
		some := contributions{twoColors: p.twoColors, colorless: p.colorless, twice: p.twice}
		for i, c := range p.of {
			if subset&(1<<i) != 0 {
				some.of = append(some.of, c)
			}
		}
		if short := some.shortFrom(0, requirements); len(some.of) <= most && short < least {
			first, least = some.of, short
		}
	}
	return first
}
