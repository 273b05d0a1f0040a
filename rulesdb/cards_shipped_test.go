package rulesdb

import (
	"bytes"
	"encoding/csv"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/data"
	"canterlaw/engine/card"
)

var updateCards = flag.Bool("update-cards", false, "write the tables of data/cards anew from the set files")

// sharedFiles gives the files of a pattern below the folder of reference
// material beside the checkout; without it the test is skipped.
func sharedFiles(t testing.TB, pattern string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join("..", "..", "shared", pattern))
	if err != nil {
		t.Fatal(err)
	}
	if len(names) == 0 {
		t.Skipf("../shared/%s is absent: this test compares with real cards", pattern)
	}
	return names
}

// readSets reads set files that must be fine.
func readSets(t testing.TB, names []string) (sets []*Set, reports []Report) {
	t.Helper()
	for _, name := range names {
		set, report, err := readSetFile(name)
		if err != nil {
			t.Fatal(err)
		}
		sets = append(sets, set)
		reports = append(reports, report)
	}
	return sets, reports
}

// libraryOf is a library of nothing but cards.
func libraryOf(cards ...*Card) *Library {
	l := &Library{Cards: cards}
	l.indexCards()
	return l
}

// Every card of the set files ships with their facts, field by field.
func TestShippedCardsAreThoseOfTheSetFiles(t *testing.T) {
	sets, _ := readSets(t, sharedFiles(t, "cards/octgn/*.xml"))
	var want []*Card
	for _, set := range sets {
		if *updateCards {
			writeCardTable(t, set)
		}
		for _, c := range set.Cards {
			want = append(want, &Card{Card: c.Card, Paragraphs: c.abilityParagraphs()})
		}
	}
	if err := sortCards(want); err != nil {
		t.Fatal(err)
	}
	got, err := readCards(os.DirFS(filepath.Join("..", "data")))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("data/cards is out of date; renew it with: go generate ./rulesdb\n-want +got\n%s", diff)
	}
}

// writeCardTable writes the table of a set's cards.
func writeCardTable(t *testing.T, set *Set) {
	t.Helper()
	cards := slices.Clone(set.Cards)
	if err := sortCards(cards); err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	fmt.Fprintf(&file, "# The facts of the cards of %s. Made by go generate ./rulesdb.\n", set.Name)
	table := csv.NewWriter(&file)
	rows := [][]string{cardColumns}
	for _, c := range cards {
		paragraphs := c.abilityParagraphs()
		for i := range c.Faces {
			number, rarity, id := c.Number, c.Rarity, c.ID
			if i > 0 {
				number, rarity, id = "", "", ""
			}
			row := slices.Concat([]string{number, rarity}, fieldsOf(&c.Faces[i]),
				[]string{strconv.Itoa(paragraphs[i]), id})
			rows = append(rows, row)
		}
	}
	if err := table.WriteAll(rows); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join("..", "data", tableOf(set.Name)), file.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// fieldsOf gives the fields of a face in a table of cards.
func fieldsOf(f *card.Face) []string {
	number := func(n *int) string {
		if n == nil {
			return ""
		}
		return strconv.Itoa(*n)
	}
	requirements := func(all []card.ConfrontRequirement) string {
		var words []string
		for _, r := range all {
			words = append(words, r.String())
		}
		return strings.Join(words, "; ")
	}
	var play, keywords []string
	for _, r := range f.PlayRequirements {
		play = append(play, fmt.Sprintf("%d %s", r.Power, r.Color))
	}
	for _, k := range f.Keywords {
		if k.X != 0 {
			k.Name += " " + strconv.Itoa(k.X)
		}
		keywords = append(keywords, k.Name)
	}
	colors := ""
	if f.Colors != 0 {
		colors = strings.ReplaceAll(f.Colors.String(), " and ", " ")
	}
	bonus, owner, opponents := "", "", ""
	if f.Problem != nil {
		bonus, owner, opponents = number(&f.Problem.Bonus), requirements(f.Problem.Owner),
			requirements(f.Problem.Opponent)
		if f.Problem.Starting {
			keywords = append(keywords, startingProblem)
		}
	}
	return []string{
		f.Title, f.Subtitle, f.Type.String(), colors, strings.Join(f.Traits, "; "), number(f.Power), number(f.Cost),
		strings.Join(play, "; "), strings.Join(keywords, "; "), number(f.HomeLimit), number(f.PointValue),
		bonus, owner, opponents,
	}
}

func TestShippedCardsNeedNoImport(t *testing.T) {
	cards, err := readCards(data.FS)
	if err != nil {
		t.Fatal(err)
	}
	if len(cards) != 1398 {
		t.Errorf("%d cards ship, want 1398: those of the nine sets, the promos and the tokens", len(cards))
	}
	library := libraryOf(cards...)

	dash, err := library.FindCard("Rainbow Dash, Flier Extraordinaire")
	if err != nil {
		t.Fatal(err)
	}
	one, three, four := 1, 3, 4
	want := card.Card{
		ID: "5ff3e6bf-84fb-4387-8931-cfd18710c93c", Number: "PR1", Set: "Premiere", Rarity: "F",
		Faces: []card.Face{{
			Title: "Rainbow Dash", Subtitle: "Flier Extraordinaire", Type: card.ManeCharacter,
			Colors: card.ColorsOf(card.Blue), Traits: []string{"Pegasus"}, Power: &one, HomeLimit: &three,
		}, {
			Title: "Rainbow Dash", Subtitle: "Flier Extraordinaire", Type: card.ManeCharacter,
			Colors: card.ColorsOf(card.Blue), Traits: []string{"Pegasus"}, Power: &three, HomeLimit: &four,
			Keywords: []card.Keyword{{Name: "Swift"}},
		}},
	}
	if diff := cmp.Diff(want, dash.Card); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}

	for _, c := range cards {
		if c.Text != nil {
			t.Errorf("%s ships with its text", c.Name())
		}
		for i, face := range c.Faces {
			if face.Type == card.ManeCharacter && face.HomeLimit == nil {
				t.Errorf("side %d of %s has no home limit", i+1, c.Name())
			}
			if face.Problem != nil && c.Number != "AD176" { // whose requirements its set file doesn't give
				checkReadable(t, c, face.Problem)
			}
		}
	}
}

// Every misprint that is listed is one of the set files, and is corrected.
func TestListedMisprintsAreCorrected(t *testing.T) {
	listed, err := misprints()
	if err != nil {
		t.Fatal(err)
	}
	sets, _ := readSets(t, sharedFiles(t, "cards/octgn/*.xml"))
	corrected := map[string]bool{} // by number
	for _, set := range sets {
		for _, c := range set.Cards {
			corrected[c.Number] = slices.ContainsFunc(c.Odd,
				func(odd string) bool { return strings.Contains(odd, " read as ") })
		}
	}
	for _, m := range listed {
		if !corrected[m.Number] {
			t.Errorf("%s, %s: nothing is corrected", m.Number, m.Name)
		}
		delete(corrected, m.Number)
	}
	for number, is := range corrected {
		if is {
			t.Errorf("%s is corrected and not listed", number)
		}
	}
}

// Mistakes in a table are told with their line.
func TestMistakesInTablesOfCards(t *testing.T) {
	header := strings.Join(cardColumns, ",") + "\n"
	const nettle = "ZZ1,C,Nettle,,Friend,blue,,1,1,,,,,,,,0,some-id\n"
	for _, test := range []struct{ name, table, want string }{
		{"other columns", "number,id\n", "found the columns"},
		{"too few fields", header + "ZZ1,C,Nettle\n", "wrong number of fields"},
		{"no type", header + strings.Replace(nettle, "Friend", "Foe", 1), `line 2: "Foe" is not a card type`},
		{"no color", header + nettle + strings.Replace(nettle, "blue", "grey", 1), `line 3: "grey" is not a color`},
		{"no keyword", header + "ZZ1,C,Nettle,,Friend,,,1,1,,Stinging,,,,,,0,some-id\n",
			`found "Stinging"; expected a keyword`},
		{"no requirement", header + "ZZ1,C,Nettle,,Friend,,,1,1,blue 2,,,,,,,0,some-id\n", "line 2: "},
		{"no paragraphs", header + "ZZ1,C,Nettle,,Friend,,,1,1,,,,,,,,,some-id\n", "found no number of paragraphs"},
		{"no id", header + "ZZ1,C,Nettle,,Friend,,,1,1,,,,,,,,0,\n", `found the number "ZZ1" and the id ""`},
		{"another face of nothing", header + ",,Nettle,,Friend,,,1,1,,,,,,,,0,\n",
			"expected both, or neither for another face"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := readCardTable(strings.NewReader(test.table), knownSet{Name: "Weeds"})
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v; want it to say %q", err, test.want)
			}
		})
	}
}

// A card whose text is nothing but keywords does all that it says by its facts.
func TestWhichShippedTextsRun(t *testing.T) {
	library := mustOpen(t, "")
	for number, want := range map[string]bool{
		"PR33":  true, // no text
		"CN57":  true, // its abilities are known
		"PR212": true, // a keyword and a paragraph
		"AD126": true, // a Resource that can be a Friend too
	} {
		c, err := library.FindCard(number)
		if err != nil {
			t.Fatal(err)
		}
		if c.TextRuns() != want {
			t.Errorf("%s runs: %t, want %t", c.Name(), c.TextRuns(), want)
		}
	}
}

// checkReadable checks that a Problem's requirements can be met.
func checkReadable(t *testing.T, c *Card, p *card.Problem) {
	t.Helper()
	for _, r := range append(append([]card.ConfrontRequirement{}, p.Owner...), p.Opponent...) {
		if r.Kind == card.Unreadable || r.Power == 0 {
			t.Errorf("%s asks for %s", c.Name(), r)
		}
	}
	if len(p.Owner) == 0 || len(p.Opponent) == 0 {
		t.Errorf("%s lacks a set of confront requirements", c.Name())
	}
}
