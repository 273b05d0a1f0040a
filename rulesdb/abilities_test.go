package rulesdb

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"canterlaw/data"
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

func readShippedAbilities(t *testing.T) []cardAbilities {
	t.Helper()
	abilities, err := shippedAbilities(data.FS)
	if err != nil {
		t.Fatal(err)
	}
	if len(abilities) == 0 {
		t.Fatal("no abilities ship")
	}
	return abilities
}

func TestEveryShippedAbilityIsPrintedAsItIsRead(t *testing.T) {
	alike := cmp.Options{cmpopts.IgnoreTypes(ability.Position{}), cmpopts.IgnoreFields(ability.Ability{}, "Notation")}
	for _, c := range readShippedAbilities(t) {
		for _, face := range c.Faces {
			for _, p := range face.Abilities {
				read, err := ability.Read(p.Notation)
				if err != nil {
					t.Errorf("%s: %v", c.at, err)
					continue
				}
				again, err := ability.Read(read.String())
				if err != nil {
					t.Errorf("%s, as printed: %v\n%s", c.at, err, read)
					continue
				}
				if diff := cmp.Diff(read, again, alike); diff != "" {
					t.Errorf("%s: what is printed is read as another ability:\n%s\n-written +printed\n%s", c.at, read,
						diff)
				}
			}
		}
	}
}

// Every card of data/abilities is a card of the set files with that number,
// name and number of faces.
func TestShippedAbilitiesAreOfCardsThatThereAre(t *testing.T) {
	sets, _ := readSets(t, sharedFiles(t, "cards/octgn/*.xml"))
	byNumber := map[string][]*Card{}
	for _, set := range sets {
		for _, c := range set.Cards {
			byNumber[c.Number] = append(byNumber[c.Number], c)
		}
	}
	for _, c := range readShippedAbilities(t) {
		cards := byNumber[c.Number]
		i := slices.IndexFunc(cards, c.isOf)
		switch {
		case len(cards) == 0:
			t.Errorf("%s: no card has the number %s", c.at, c.Number)
		case i < 0:
			t.Errorf("%s: %s is %s, not %s", c.at, c.Number, cards[0].Name(), c.Name)
		case c.Missing == "" && len(c.Faces) != len(cards[i].Faces):
			t.Errorf("%s: %s has %d faces, %d are given", c.at, c.Name, len(cards[i].Faces), len(c.Faces))
		}
	}
}

// Every card with more text than keywords stands in data/abilities: with its abilities,
// or with why they can't be said.
func TestEveryCardWithTextHasItsAbilitiesOrWhyNot(t *testing.T) {
	said, missing := map[string]bool{}, 0
	for _, c := range readShippedAbilities(t) {
		said[c.Number] = true
		if c.Missing != "" {
			missing++
		}
	}
	for _, c := range mustOpen(t, "").Cards {
		if slices.ContainsFunc(c.Paragraphs, func(n int) bool { return n > 0 }) && !said[c.Number] {
			t.Errorf("%s %s has text and doesn't stand in data/abilities", c.Number, c.Name())
		}
	}
	if missing > 0 {
		t.Errorf("the abilities of %d cards are missing; expected none", missing)
	}
}

// The abilities reach the shipped cards and, in place of them, imported ones.
func TestAbilitiesAreAddedToShippedAndImportedCards(t *testing.T) {
	want := []string{"Timing(Reaction)\nAfter(EndOf(TroublemakerPhase))\nCost(Retire(This))\n" +
		"AddPhase(TroublemakerPhase)"}
	shipped := mustOpen(t, "")
	minuette, err := shipped.FindCard("CN57")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, minuette.Faces[0].Abilities); diff != "" {
		t.Errorf("shipped: -want +got\n%s", diff)
	}
	if minuette.Text != nil {
		t.Errorf("%s ships with its text", minuette.Name())
	}

	folder := t.TempDir()
	if _, err := ImportCards(folder, sharedFiles(t, "cards/octgn/canterlot-nights.xml")...); err != nil {
		t.Fatal(err)
	}
	imported, err := mustOpen(t, folder).FindCard("CN57")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, imported.Faces[0].Abilities); diff != "" || imported.Text == nil {
		t.Errorf("imported, with the text %q: -want +got\n%s", imported.Text, diff)
	}
}

// Abilities are matched by number and name; keywords that the facts have
// already are not added twice.
func TestWhichCardsGetAbilities(t *testing.T) {
	abilities, err := shippedAbilities(abilitiesFS(`
  - number: ZZ1
    name: Bramble
    faces:
      - keywords: [{name: Swift}, {name: Calming, x: 2}]
        abilities: ['AddPower(This, 1)']
  - number: ZZ3
    name: Nettle
    missing: nobody knows
`))
	if err != nil {
		t.Fatal(err)
	}
	bramble := func(number, title string, faces int, keywords ...card.Keyword) *Card {
		c := &Card{Card: card.Card{Number: number}}
		for range faces {
			c.Faces = append(c.Faces, card.Face{Title: title, Keywords: keywords})
		}
		return c
	}
	swift, calming := card.Keyword{Name: "Swift"}, card.Keyword{Name: "Calming", X: 2}
	for _, test := range []struct {
		name      string
		card      *Card
		keywords  []card.Keyword
		abilities []string
	}{
		{"the card", bramble("ZZ1", "Bramble", 1), []card.Keyword{swift, calming}, []string{"AddPower(This, 1)"}},
		{"with a keyword among its facts", bramble("ZZ1", "Bramble", 1, swift), []card.Keyword{swift, calming},
			[]string{"AddPower(This, 1)"}},
		{"another card of the number", bramble("ZZ1", "Thistle", 1), nil, nil},
		{"another number", bramble("ZZ2", "Bramble", 1), nil, nil},
		{"more faces", bramble("ZZ1", "Bramble", 2), nil, nil},
		{"one that can't be said", bramble("ZZ3", "Nettle", 1), nil, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			libraryOf(test.card).addAbilities(abilities)
			face := test.card.Faces[0]
			if diff := cmp.Diff(test.keywords, face.Keywords); diff != "" {
				t.Errorf("keywords: -want +got\n%s", diff)
			}
			if diff := cmp.Diff(test.abilities, face.Abilities); diff != "" {
				t.Errorf("abilities: -want +got\n%s", diff)
			}
		})
	}
}

func abilitiesFS(cards string) fstest.MapFS {
	return fstest.MapFS{"abilities/some.yaml": {Data: []byte("format: 1\ncards:" + cards)}}
}

func TestMistakesInAbilitiesHaveTheirPlace(t *testing.T) {
	const bramble = "\n  - number: ZZ1\n    name: Bramble\n"
	for _, test := range []struct{ name, cards, want string }{
		{"in a block", bramble +
			"    faces:\n      - abilities:\n          - |\n            When(EntersPlay(This))\n            if " +
			"May(Pay(1)) {\n                Drow()\n            }\n",
			"data/abilities/some.yaml:10:17: Drow is no word of the notation"},
		{"in a block after an empty line", bramble +
			"    faces:\n      - abilities:\n          - |  # why\n\n            Drow()\n",
			"data/abilities/some.yaml:9:13: Drow is no word"},
		{"two in one ability", bramble +
			"    faces:\n      - abilities:\n          - |\n            When(Uncoverd(This))\n            Drow()\n",
			"data/abilities/some.yaml:9:13: Drow is no word"},
		{"in Go's grammar", bramble +
			"    faces:\n      - abilities:\n          - |\n            Draw(\n            Draw()\n",
			"data/abilities/some.yaml:9:"},
		{"on one line", bramble + "    faces:\n      - abilities: [Drow()]\n",
			"data/abilities/some.yaml:6:21: Drow is no word"},
		{"in quotes", bramble + "    faces:\n      - abilities: [\"Drow()\"]\n",
			"data/abilities/some.yaml:6:22: Drow is no word"},
		{"a folded block", bramble + "    faces:\n      - abilities:\n          - >\n            Draw()\n",
			"[7:13] found the block scalar >; expected |"},
		{"nothing", bramble + "    faces:\n      - abilities: ['']\n", "data/abilities/some.yaml:6:22: nothing here"},
		{"no notation", bramble + "    faces:\n      - abilities: [{draw: 1}]\n", "data/abilities/some.yaml: [6:"},
		{"an unknown key", bramble + "    side: 1\n", "unknown field \"side\""},
		{"no faces", bramble, "data/abilities/some.yaml:3: found 0 faces of Bramble"},
		{"faces and missing", bramble + "    missing: why\n    faces: [{abilities: [Draw()]}]\n",
			"data/abilities/some.yaml:3: found 1 faces of Bramble, missing \"why\""},
		{"no name", "\n  - number: ZZ1\n    missing: why\n",
			"data/abilities/some.yaml:3: found the card \"\" with the number \"ZZ1\""},
		{"no number", "\n  - number: Bramble\n    name: Bramble\n    missing: why\n", "with the number \"Bramble\""},
		{"a number twice", bramble + "    missing: why\n" + bramble + "    missing: why\n",
			"found ZZ1 again; it stands at data/abilities/some.yaml:3 already"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := shippedAbilities(abilitiesFS(test.cards))
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v; want it to say %q", err, test.want)
			}
		})
	}
	later := fstest.MapFS{"abilities/some.yaml": {Data: []byte("format: 2\ncards: []\n")}}
	if _, err := shippedAbilities(later); err == nil ||
		err.Error() != "data/abilities/some.yaml: found format 2; expected format 1" {
		t.Errorf("got %v", err)
	}
}
