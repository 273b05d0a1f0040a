package engine

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

func TestConfrontRequirements(t *testing.T) {
	of := func(c card.Color, n int) card.ConfrontRequirement {
		return card.ConfrontRequirement{Kind: card.OfColor, Color: c, Power: n}
	}
	not := func(c card.Color, n int) card.ConfrontRequirement {
		return card.ConfrontRequirement{Kind: card.NotColor, Color: c, Power: n}
	}
	wild := func(n int) card.ConfrontRequirement { return card.ConfrontRequirement{Kind: card.Wild, Power: n} }
	type character struct {
		power  int
		colors card.Colors
	}
	blue, pink, none := card.ColorsOf(card.Blue), card.ColorsOf(card.Pink), card.Colors(0)
	tests := []struct {
		ruling       string
		requirements []card.ConfrontRequirement
		characters   []character
		short        int // 0: met
	}{
		{"power of the color meets it (611.3)", []card.ConfrontRequirement{of(card.Blue, 2)}, []character{{2, blue}},
			0},
		{"power of another color does not", []card.ConfrontRequirement{of(card.Blue, 2)}, []character{{5, pink}}, 2},
		{"any power but the prohibited color meets a not (611.3c)", []card.ConfrontRequirement{not(card.Blue, 3)},
			[]character{{1, pink}, {2, none}}, 0},
		{"the prohibited color does not", []card.ConfrontRequirement{not(card.Blue, 3)},
			[]character{{9, blue}, {1, pink}}, 2},
		{"any power meets wild (611.3d)", []card.ConfrontRequirement{wild(3)},
			[]character{{1, pink}, {1, blue}, {1, none}}, 0},
		{"excess of a required color meets wild", []card.ConfrontRequirement{of(card.Blue, 2), wild(2)},
			[]character{{4, blue}}, 0},
		{"excess of a required color meets a not of another",
			[]card.ConfrontRequirement{of(card.Blue, 2), not(card.Pink, 2)}, []character{{4, blue}}, 0},
		{"the same power is not counted twice", []card.ConfrontRequirement{of(card.Blue, 2), wild(2)},
			[]character{{3, blue}}, 1},
		{"two colors contribute power of one only (611.3b)",
			[]card.ConfrontRequirement{of(card.Blue, 2), of(card.Pink, 2)}, []character{{4, blue | pink}}, 2},
		{"whichever of the two is needed", []card.ConfrontRequirement{of(card.Blue, 2), of(card.Pink, 2)},
			[]character{{2, blue | pink}, {2, blue}}, 0},
		{"a two-colored character meets a not with its other color", []card.ConfrontRequirement{not(card.Blue, 2)},
			[]character{{2, blue | pink}}, 0},
		{"a requirement that can't be read is never met", []card.ConfrontRequirement{{Kind: card.Unreadable, Power: 1}},
			[]character{{9, blue}}, 1},
		{"no requirements are met by nobody", nil, nil, 0},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			power := contributions{}
			for _, c := range test.characters {
				power.of = append(power.of, contribution{power: c.power, colors: c.colors})
			}
			if short := power.short(test.requirements); short != test.short {
				t.Errorf("%d short; want %d", short, test.short)
			}
		})
	}
}

func TestReadingsOfColorsInRequirements(t *testing.T) {
	blue, pink := card.ColorsOf(card.Blue), card.ColorsOf(card.Pink)
	notBlue := card.ConfrontRequirement{Kind: card.NotColor, Color: card.Blue, Power: 2}
	pinkAndWild := []card.ConfrontRequirement{{Kind: card.OfColor, Color: card.Pink, Power: 2},
		{Kind: card.Wild, Power: 1}}
	for _, test := range []struct {
		ruling       string
		power        contributions
		requirements []card.ConfrontRequirement
		short        int
	}{
		{"a character of two colors never meets a not of one of them",
			contributions{twoColors: board.Never, of: []contribution{{power: 2, colors: blue | pink}}},
			[]card.ConfrontRequirement{notBlue}, 2},
		{"it still meets the color and wild",
			contributions{twoColors: board.Never, of: []contribution{{power: 3, colors: blue | pink}}}, pinkAndWild, 0},
		{"one of another color meets the not as before",
			contributions{twoColors: board.Never, of: []contribution{{power: 2, colors: pink}}},
			[]card.ConfrontRequirement{notBlue}, 0},
		{"power of no color is of no use for a not",
			contributions{colorless: board.ColorlessIsNoUse, of: []contribution{{power: 2}}},
			[]card.ConfrontRequirement{notBlue}, 2},
		{"nor for wild",
			contributions{colorless: board.ColorlessIsNoUse, of: []contribution{{power: 2, colors: pink}, {power: 1}}},
			pinkAndWild, 1},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			if short := test.power.short(test.requirements); short != test.short {
				t.Errorf("%d short; want %d", short, test.short)
			}
		})
	}
}

func TestExhaustedAndFrightenedCharactersDoNotHelpToConfront(t *testing.T) {
	p := newPosition()
	friend := p.inPlay(blueFriend, avery, board.ProblemOf(avery))
	p.inPlay(pinkFriend, avery, board.ProblemOf(avery))
	for _, test := range []struct {
		ruling string
		change func(*board.CardSetup)
		score  int
	}{
		{"both ready: the Problem is confronted", func(*board.CardSetup) {}, 1},
		{"one exhausted: it is not (503.5)", func(c *board.CardSetup) { c.Exhausted = true }, 0},
		{"one frightened: it is not (505.1b)", func(c *board.CardSetup) { c.Frightened = true }, 0},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			q := *p
			q.setup.Cards = append([]board.CardSetup(nil), p.setup.Cards...)
			test.change(&q.setup.Cards[friend-1])
			g, _ := q.at(t, Point{Moment: Confronting})
			passUntil(t, g, func() bool { return g.Window() == StartOfFaceoffStep })
			if got := g.State().Score(avery); got != test.score {
				t.Errorf("Avery has %d points, want %d", got, test.score)
			}
		})
	}
}
