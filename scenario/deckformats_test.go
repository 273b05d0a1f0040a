package scenario

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"canterlaw/engine"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
)

// deckOf makes a deck of so many copies of cards, by number.
func deckOf(t *testing.T, lib *rulesdb.Library, cards map[string]int) *decklist.Deck {
	t.Helper()
	deck := &decklist.Deck{Name: "mine"}
	for _, number := range slices.Sorted(maps.Keys(cards)) {
		c, err := lib.FindCard(number)
		if err != nil {
			t.Fatal(err)
		}
		deck.Cards = append(deck.Cards, decklist.Copies{Card: c, Count: cards[number]})
	}
	return deck
}

func TestDecksByFormat(t *testing.T) {
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	themes, err := decklist.ThemeDecks(lib)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(themes, func(d *decklist.Deck) bool { return strings.Contains(d.Name, "Fluttershy") })
	theme := themes[i]
	// with gives the theme deck with so many copies more of some cards.
	with := func(cards map[string]int) *decklist.Deck {
		return &decklist.Deck{Cards: slices.Concat(theme.Cards, deckOf(t, lib, cards).Cards)}
	}
	// limited gives a legal limited deck with another number of some cards.
	limited := func(changes map[string]int) *decklist.Deck {
		cards := map[string]int{"CN3": 1, "PR168": 1, "PR176": 1, "PR167": 1, "PR173": 1, "PR184": 1}
		for _, number := range []string{"PR7", "PR8", "PR9", "PR12", "PR13", "PR14", "PR16", "PR20", "PR70", "PR73"} {
			cards[number] = 3
		}
		for number, n := range changes {
			cards[number] = n
			if n == 0 {
				delete(cards, number)
			}
		}
		return deckOf(t, lib, cards)
	}
	const (
		harmony, premiere, odyssey = "Format Legality in the Comprehensive Rules 3.4, Harmony Constructed",
			"Format Legality in the Comprehensive Rules 3.4, Premiere Block",
			"Format Legality in the Comprehensive Rules 3.4, Odyssey Block"
		sizes, pool, manes, starts, provided = "Limited Play 2.0, Limited Deck Construction", "Limited Play 2.0",
			"Limited Play 2.0, Mane Characters", "Limited Play 2.0, Starting Problems",
			"Limited Play 2.0, Provided Mane Characters"
	)
	type faults map[engine.DeckCode]string // the rule of each
	tests := []struct {
		name   string
		format string
		deck   *decklist.Deck
		faults faults
		open   []string // in which each of the conditions left open stands
	}{
		{"a theme deck without banned cards", "harmony", theme, nil, nil},
		{"the same in its block", "Premiere-Block", theme, nil, nil},
		{"the same in the other block", "odyssey-block", theme, faults{SetNotLegal: odyssey}, nil},
		{"a banned card", "harmony", with(map[string]int{"CN42": 1}), faults{BannedCard: harmony}, nil},
		{"a banned card in a block", "premiere-block",
			with(map[string]int{"CN42": 1}), faults{BannedCard: premiere}, nil},
		{"a banned card of another block", "premiere-block", with(map[string]int{"EO103": 1}),
			faults{BannedCard: premiere, SetNotLegal: premiere}, nil},
		{"a card of a later set", "premiere-block",
			with(map[string]int{"EO111": 1}), faults{SetNotLegal: premiere}, nil},
		{"the same where every set is legal", "harmony", with(map[string]int{"EO111": 1}), nil, nil},
		{"a promotional card", "harmony", with(map[string]int{"CGpf12": 1}), nil, nil},
		{"the same in a block", "premiere-block", with(map[string]int{"CGpf12": 1}), nil, []string{premiere}},
		{"faults of deckbuilding besides", "harmony", with(map[string]int{"EO111": 4, "PR1": 1, "PR168": 3}),
			faults{engine.TooManyCopies: "101.2", engine.ManeCount: "102.1", engine.ProblemDeckCount: "101.3",
				engine.TooManyProblems: "101.3a"}, nil},
		{"too few cards for constructed play", "harmony", limited(nil),
			faults{engine.DrawDeckTooSmall: "101.1", engine.ProblemDeckCount: "101.3", BannedCard: harmony}, nil},

		{"a limited deck, whatever is banned elsewhere", "limited", limited(nil), nil, []string{pool}},
		{"a draw deck of 29", "limited",
			limited(map[string]int{"PR7": 2}), faults{engine.DrawDeckTooSmall: sizes}, []string{pool}},
		{"a Problem deck of 6", "limited",
			limited(map[string]int{"PR176": 2}), faults{engine.ProblemDeckCount: sizes}, []string{pool}},
		{"a Problem deck of 4", "limited",
			limited(map[string]int{"PR176": 0}), faults{engine.ProblemDeckCount: sizes}, []string{pool}},
		{"no Starting Problem", "limited",
			limited(map[string]int{"PR168": 0, "PR176": 2}), faults{engine.NoStartProblem: sizes}, []string{pool}},
		{"no Mane Character", "limited",
			limited(map[string]int{"CN3": 0}), faults{engine.ManeCount: "102.1"}, []string{pool}},
		{"4 copies", "limited",
			limited(map[string]int{"PR7": 4}), faults{engine.TooManyCopies: "101.2"}, []string{pool}},
		{"3 copies of a Problem", "limited", limited(map[string]int{"PR176": 3, "PR167": 0, "PR173": 0}),
			faults{engine.TooManyProblems: "101.3a"}, []string{pool}},
		{"any number of a provided Starting Problem", "limited",
			limited(map[string]int{"PR168": 5, "PR176": 0, "PR167": 0, "PR173": 0, "PR184": 0}), nil, []string{pool}},
		{"a Starting Problem that is not provided", "limited",
			limited(map[string]int{"PR168": 0, "PR178": 1}), nil, []string{starts, pool}},
		{"and 3 copies of it", "limited", limited(map[string]int{"PR168": 0, "PR178": 3, "PR176": 0, "PR167": 0}),
			faults{engine.TooManyProblems: "101.3a"}, []string{starts, pool}},
		{"a Mane Character that is not provided", "limited",
			limited(map[string]int{"CN3": 0, "PR1": 1}), nil, []string{manes, pool}},
		{"one that is provided in the other block", "limited",
			limited(map[string]int{"CN3": 0, "EO1": 1}), nil, []string{provided, pool}},
		{"nothing at all", "limited", &decklist.Deck{},
			faults{engine.ManeCount: "102.1", engine.DrawDeckTooSmall: sizes, engine.ProblemDeckCount: sizes,
				engine.NoStartProblem: sizes}, []string{pool}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			check, err := CheckDeckIn(lib, test.deck, test.format)
			if err != nil {
				t.Fatal(err)
			}
			if check.Format != strings.ToLower(test.format) || check.Name == "" {
				t.Errorf("checked by %q, called %q", check.Format, check.Name)
			}
			found := faults{}
			for _, f := range check.Faults {
				found[f.Code] = f.Rule
				if !strings.HasSuffix(f.Text, " ("+f.Rule+")") {
					t.Errorf("the fault doesn't end with its rule: %s", f.Text)
				}
			}
			for code, rule := range test.faults {
				if found[code] != rule {
					t.Errorf("%s by %q, want it by %q", code, found[code], rule)
				}
			}
			if len(found) != len(test.faults) {
				t.Errorf("the faults are %v, want %v", found, test.faults)
			}
			if len(check.Open) != len(test.open) {
				t.Fatalf("left open is %q, want %d conditions", check.Open, len(test.open))
			}
			for i, where := range test.open {
				if !strings.HasSuffix(check.Open[i], " ("+where+")") {
					t.Errorf("left open is %q, want it to end with %q", check.Open[i], where)
				}
			}
		})
	}
}

func TestAnUnknownFormatIsRefusedWithTheOneThatWasMeant(t *testing.T) {
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	_, err = CheckDeckIn(lib, &decklist.Deck{}, "odysey-block")
	var unknown *UnknownFormatError
	if !errors.As(err, &unknown) || !strings.HasSuffix(err.Error(), `did you mean "odyssey-block"?`) {
		t.Errorf("the error is %v, want an *UnknownFormatError that suggests odyssey-block", err)
	}
	if want := []string{"harmony", "premiere-block", "odyssey-block", "limited"}; !slices.Equal(unknown.Known, want) {
		t.Errorf("known are %q, want %q", unknown.Known, want)
	}
}
