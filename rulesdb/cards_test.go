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
		if called := library.CardCalled(query); called != found {
			t.Errorf("%q alone is %v, want %v", query, called, found)
		}
	}
}

// TestCardCalledGuessesNothing: a line that is typed would otherwise take a card for another.
func TestCardCalledGuessesNothing(t *testing.T) {
	library := orchardCards()
	for _, query := range []string{"Quince Trat, Keeper of Bees", "Quince", "", "IO99"} {
		if c := library.CardCalled(query); c != nil {
			t.Errorf("%q is taken for %s", query, c.Name())
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
		"IT1": "\"IT1\" means 2 cards; use a full name, or the ID:\n\tSapling (IT1, id-of-Sapling)\n\tBeehive " +
			"(IT1, id-of-Beehive)",
	} {
		if _, err := library.FindCard(query); err == nil || err.Error() != want {
			t.Errorf("got:\n%v\nwant:\n%s", err, want)
		}
	}
}
