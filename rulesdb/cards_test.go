package rulesdb

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine/card"
)

// named makes a card with nothing but a number and a name.
func named(number, title, subtitle string) *Card {
	return &Card{Card: card.Card{
		ID: "id-of-" + title + subtitle, Number: number,
		Faces: []card.Face{{Title: title, Subtitle: subtitle, Type: card.Friend}},
	}}
}

// orchardCards are invented cards whose names are hard to look up.
func orchardCards() *Library {
	return libraryOf(
		named("IO1", "Quince Tart", "Baker of Pies"),
		named("IO2", "Quince Tart", "Keeper of Bees"),
		named("IO3", "Medlar", ""),
		named("IO4", "Medlar", "Late to Ripen"),
		named("IO5", "Frost, Then Blight!", ""),
		named("IO6", "Crème Weevil", "Don't Look"),
		named("IO7", "Plum & Pear", "Two of a Bough"),
		named("IT1", "Sapling", ""),
		named("IT1", "Beehive", ""),
	)
}

func TestFindCardByWhatAPersonTypes(t *testing.T) {
	library := orchardCards()
	for query, number := range map[string]string{
		"Quince Tart, Keeper of Bees": "IO2", // the full name
		"quince tart keeper of bees":  "IO2", // without case and comma
		"Frost, Then Blight!":         "IO5", // a comma inside the Title
		"frost then blight":           "IO5",
		"Creme Weevil":                "IO6", // the Title alone, without its accent
		"creme weevil, dont look":     "IO6",
		"Crème Weevil, Don’t Look":    "IO6", // a curly apostrophe
		"Plum and Pear":               "IO7",
		"Medlar":                      "IO3", // a full name before a Title
		"io4":                         "IO4",
		" IO1 ":                       "IO1",
		"id-of-Sapling":               "IT1",
	} {
		found, err := library.FindCard(query)
		if err != nil {
			t.Errorf("%q: %v", query, err)
		} else if found.Number != number {
			t.Errorf("%q is %s (%s), want %s", query, found.Name(), found.Number, number)
		}
	}
}

func TestFindCardRefusesWhatSeveralCardsShare(t *testing.T) {
	library := orchardCards()
	for query, want := range map[string][]string{
		"IT1":         {"Sapling", "Beehive"},
		"quince tart": {"Quince Tart, Baker of Pies", "Quince Tart, Keeper of Bees"},
	} {
		_, err := library.FindCard(query)
		var ambiguous *AmbiguousCardError
		if !errors.As(err, &ambiguous) {
			t.Errorf("%q: error is %v, want an AmbiguousCardError", query, err)
			continue
		}
		var names []string
		for _, c := range ambiguous.Cards {
			names = append(names, c.Name())
		}
		if diff := cmp.Diff(want, names); diff != "" {
			t.Errorf("%q: -want +got\n%s", query, diff)
		}
	}
}

func TestFindCardSuggestsTheNearestNames(t *testing.T) {
	library := orchardCards()
	for query, want := range map[string][]string{
		"Qince Trat":                 {"Quince Tart"},
		"Quince Tart, Bakers of Pie": {"Quince Tart, Baker of Pies", "Quince Tart, Keeper of Bees"},
		"Saplign":                    {"Sapling"},
		"bees":                       {"Quince Tart, Keeper of Bees"}, // a word of the name
		"ripen late":                 {"Medlar, Late to Ripen"},
		"ripe":                       nil, // a part of a word only
		"Princess Nopony":            nil,
		"":                           nil,
	} {
		_, err := library.FindCard(query)
		var unknown *UnknownCardError
		if !errors.As(err, &unknown) {
			t.Errorf("%q: error is %v, want an UnknownCardError", query, err)
			continue
		}
		if diff := cmp.Diff(want, unknown.Suggestions); diff != "" {
			t.Errorf("%q: -want +got\n%s", query, diff)
		}
	}
}

func TestCardErrorsSayWhatToDo(t *testing.T) {
	library := orchardCards()
	for query, want := range map[string]string{
		"Saplign": `no card "Saplign" is known; did you mean Sapling?`,
		"Nopony":  `no card "Nopony" is known; import the set that it is in, or search for a part of its name`,
		"IT1":     "\"IT1\" means 2 cards; use a full name, or the ID:\n\tSapling (IT1, id-of-Sapling)\n\tBeehive (IT1, id-of-Beehive)",
	} {
		if _, err := library.FindCard(query); err == nil || err.Error() != want {
			t.Errorf("got:\n%v\nwant:\n%s", err, want)
		}
	}
}

func TestEditDistance(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want int
	}{
		{"", "", 0}, {"plum", "", 4}, {"plum", "plum", 0}, {"plum", "plumb", 1},
		{"plum", "lum", 1}, {"plum", "slum", 1}, {"pulm", "plum", 2}, {"kitten", "sitting", 3}, {"ä", "a", 1},
	} {
		if got := editDistance(test.a, test.b); got != test.want {
			t.Errorf("from %q to %q are %d edits, want %d", test.a, test.b, got, test.want)
		}
		if got := editDistance(test.b, test.a); got != test.want {
			t.Errorf("from %q to %q are %d edits, want %d", test.b, test.a, got, test.want)
		}
	}
}

func TestSortCardsBySetAndNumber(t *testing.T) {
	inSet := func(set, number string) *Card {
		c := named(number, "Any", "")
		c.Set = set
		return c
	}
	cards := []*Card{
		inSet("Zebra Tales", "ZT1"), inSet("High Magic", "HM-1"), inSet("Premiere", "PR100"), inSet("Premiere", "PRf1"),
		inSet("Premiere", "PR13"), inSet("High Magic", "HM0"), inSet("Premiere", "PR9"), inSet("Tokens", "T2b"), inSet("Tokens", "T2"),
	}
	if err := sortCards(cards); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range cards {
		got = append(got, c.Number)
	}
	want := []string{"PR9", "PR13", "PR100", "PRf1", "HM-1", "HM0", "T2", "T2b", "ZT1"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

func TestEveryRealCardIsFoundByItsFullName(t *testing.T) {
	sets, _ := readSets(t, sharedFiles(t, "cards/octgn/*.xml"))
	library := &Library{}
	for _, set := range sets {
		library.Cards = append(library.Cards, set.Cards...)
	}
	library.indexCards()
	for _, c := range library.Cards {
		if found, err := library.FindCard(c.Name()); err != nil || found != c {
			t.Errorf("%s is not found by its name %q: %v", c.Number, c.Name(), err)
		}
		if library.CardByID(c.ID) != c {
			t.Errorf("%s is not found by its ID", c.Number)
		}
	}
	if found, err := library.FindCard("creme de la creme"); err != nil || found.Number != "PR107" {
		t.Errorf("creme de la creme is %v, %v; want PR107", found, err)
	}
	if tokens := library.CardsByNumber("T1"); len(tokens) != 4 {
		t.Errorf("%d cards have the number T1, want 4", len(tokens))
	}
}
