package rulesdb

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"canterlaw/data"
	"canterlaw/rulesdb/official"
)

// Invented floor rules of a race.
const raceRules = `# Race Rules

Version 1.2, updated 2001-02-03.

How races are run (101.1).

## Track

Dry.

### Length

Two miles (102.1).

## Late Starts

### Length

A minute (101.1).
`

func readRace(t *testing.T, text string) (*Document, error) {
	t.Helper()
	d, err := readDocument(fstest.MapFS{"race.md": {Data: []byte(text)}}, "race.md", FloorRules)
	if err != nil {
		return nil, err
	}
	return d, d.takeSource("data/race.md")
}

func TestSectionsAreATreeWithStableIDs(t *testing.T) {
	d, err := readRace(t, raceRules)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, s := range d.Sections() {
		got = append(got, s.ID+" | "+s.Name()+" | "+s.Digest)
		for _, child := range s.Children {
			if child.Parent != s {
				t.Errorf("%s is a child of %s but has another parent", child.ID, s.ID)
			}
		}
	}
	want := []string{
		"race | Race Rules | How races are run (101.1).",
		"race/track | Track | Dry.",
		"race/track/length | Track: Length | Two miles (102.1).",
		"race/late-starts | Late Starts | ",
		"race/late-starts/length | Late Starts: Length | A minute (101.1).",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if want := (official.Source{Document: "Race Rules", Version: "1.2", Effective: "2001-02-03"}); d.Source != want {
		t.Errorf("the source is %v, want %v", d.Source, want)
	}
}

// TestSectionsAndRulesKnowOfEachOther: a section that cites a rule is among
// those that the rule is cited in.
func TestSectionsAndRulesKnowOfEachOther(t *testing.T) {
	d, err := readRace(t, raceRules)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := readRules(data.FS)
	if err != nil {
		t.Fatal(err)
	}
	d.link(rules)
	var citing []string
	for _, s := range rules.Rule("101.1").CitedIn {
		citing = append(citing, s.ID)
	}
	if diff := cmp.Diff([]string{"race", "race/late-starts/length"}, citing); diff != "" {
		t.Errorf("101.1 is cited in (-want +got):\n%s", diff)
	}
	if cited := d.Sections()[2].RefersTo; len(cited) != 1 || cited[0].Number != "102.1" {
		t.Errorf("the section on length cites %v, want 102.1", numbersOf(cited))
	}
}

func numbersOf(rules []*Rule) []string {
	var numbers []string
	for _, r := range rules {
		numbers = append(numbers, r.Number)
	}
	return numbers
}

func TestBrokenDocumentsAreRefusedWithTheirPlace(t *testing.T) {
	for name, c := range map[string]struct {
		old, new string
		want     []string
	}{
		"no title": {"# Race Rules", "## Race Rules", []string{"data/race.md:1:", "level 2", "title first"}},
		"two titles": {"## Track", "# Track", []string{"data/race.md:7:", `"Track"`,
			"only heading of level 1"}},
		"a level left out": {"### Length\n\nTwo", "#### Length\n\nTwo",
			[]string{"data/race.md:11:", "level 4", "level 3 at most"}},
		"a section of naught": {"A minute (101.1).\n", "", []string{"data/race.md:17:", `nothing under "Length"`}},
		"the same heading":    {"## Late Starts", "## Track", []string{"data/race.md:15:", `"Track" again`}},
		"no version": {"Version 1.2,", "Version one,",
			[]string{"data/race.md:", "no version", "Version 2.3, updated 2016-07-18."}},
		"no such date": {"2001-02-03", "2001-02-30", []string{"data/race.md:", `"2001-02-30"`}},
		"text before it": {"# Race Rules", "Hello.\n\n# Race Rules",
			[]string{"data/race.md:", "text before the first heading"}},
	} {
		t.Run(name, func(t *testing.T) {
			if !strings.Contains(raceRules, c.old) {
				t.Fatalf("the race rules have no %q", c.old)
			}
			_, err := readRace(t, strings.Replace(raceRules, c.old, c.new, 1))
			wantError(t, err, c.want)
		})
	}
}

func wantError(t *testing.T, err error, parts []string) {
	t.Helper()
	if err == nil {
		t.Fatal("no error")
	}
	for _, part := range parts {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("%q is not in the error: %v", part, err)
		}
	}
}

// An invented rulebook and edition of it.
const (
	meadowBook = "# Meadow\n\nHm.\n\n## Keywords\n\n### Villain\n\nIt frightens.\n\n## Villain\n\nThe chapter.\n"
	meadows    = `default: cr
editions:
  - id: cr
    differences: []
  - id: meadow
    title: Meadow
    year: 2003
    document: Meadow rulebook
    differences:
      - point: What Villain does
        says: It frightens twice.
        place: Keywords › Villain
        cr: [607.1, 611.3e]
        rule says: It frightens once.
        needs: card text
`
)

func readMeadow(t *testing.T, book, editions string) ([]*Document, error) {
	t.Helper()
	rules, err := readRules(data.FS)
	if err != nil {
		t.Fatal(err)
	}
	books, err := readRulebooks(fstest.MapFS{
		"rulebooks/meadow.md": {Data: []byte(book)},
		"editions.yaml":       {Data: []byte(editions)},
	}, rules)
	for _, book := range books {
		book.adopt(rules)
	}
	return books, err
}

func TestARulebooksSectionEndsWithWhatTheRulesChanged(t *testing.T) {
	books, err := readMeadow(t, meadowBook, meadows)
	if err != nil {
		t.Fatal(err)
	}
	want := official.Source{Document: "Meadow rulebook", Version: "2003", Effective: ""}
	if len(books) != 1 || books[0].Source != want {
		t.Fatalf("got %d rulebooks, want one of %v", len(books), want)
	}
	for _, s := range books[0].Sections() {
		if (len(s.Changes) == 1) != (s.ID == "meadow/keywords/villain") {
			t.Errorf("%s has %d changes", s.ID, len(s.Changes))
		}
		for _, c := range s.Changes {
			if c.Point != "What Villain does" || c.Says != "It frightens twice." || c.RuleSays != "It frightens once." {
				t.Errorf("the change is %+v", c)
			}
			if diff := cmp.Diff([]string{"607.1", "611.3e"}, numbersOf(c.Rules)); diff != "" {
				t.Error(diff)
			}
		}
	}
}

func TestBrokenRulebooksAreRefusedWithTheirPlace(t *testing.T) {
	for name, c := range map[string]struct {
		book, old, new string
		want           []string
	}{
		"a place that isn't there": {meadowBook, "Keywords › Villain", "Keywords › Swift",
			[]string{"data/editions.yaml:10", "Keywords › Swift", "0 sections"}},
		"a place that is there twice": {meadowBook, "Keywords › Villain", "Villain",
			[]string{"data/editions.yaml:10", "2 sections"}},
		"an unknown rule": {meadowBook, "611.3e", "999.9", []string{"data/editions.yaml:10", `"999.9"`}},
		"nothing the rules say": {meadowBook, "rule says: It frightens once.", "rule says: \"\"",
			[]string{"data/editions.yaml:10", "rule says"}},
		"an edition without a book": {meadowBook, "id: meadow", "id: brook",
			[]string{"data/editions.yaml", `"brook"`, "data/rulebooks/brook.md"}},
		"a book without an edition": {meadowBook, "default: cr", "default: meadow", []string{"the edition \"cr\""}},
		"no book at all":            {"", "", "", []string{"data/rulebooks/meadow.md", "no heading"}},
	} {
		t.Run(name, func(t *testing.T) {
			if !strings.Contains(meadows, c.old) {
				t.Fatalf("the editions have no %q", c.old)
			}
			_, err := readMeadow(t, c.book, strings.Replace(meadows, c.old, c.new, 1))
			wantError(t, err, c.want)
		})
	}
}

// TestShippedDocuments: five documents, each with its source.
func TestShippedDocuments(t *testing.T) {
	library := mustOpen(t, "")
	var got []string
	for _, d := range library.Documents {
		got = append(got, strings.Join([]string{string(d.Kind), d.Root.ID, d.Source.Document, d.Source.Version,
			d.Source.Effective}, " | "))
		for _, s := range d.Sections() {
			if library.Section(s.ID) != s {
				t.Errorf("%s is not found by its ID", s.ID)
			}
		}
	}
	want := []string{
		"floor | floor-rules | Tournament Floor Rules | 2.3 | 2016-07-18",
		"limited | limited | Limited Play | 2.0 | 2016-05-12",
		"rulebook | canterlot-nights | Canterlot Nights starter rulebook | 2014 | ",
		"rulebook | crystal-games | The Crystal Games starter rulebook | 2014 | ",
		"rulebook | equestrian-odysseys | Equestrian Odysseys starter rulebook | 2015 | ",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if library.Section("floor-rules/knitting") != nil {
		t.Error("a section that isn't there is found")
	}
}

// TestEveryDifferenceOfAnEditionIsInItsRulebook: none is lost on the way.
func TestEveryDifferenceOfAnEditionIsInItsRulebook(t *testing.T) {
	text, err := data.FS.ReadFile("editions.yaml")
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Count(string(text), "\n      - point: ")
	got := 0
	for _, d := range mustOpen(t, "").Documents {
		for _, s := range d.Sections() {
			got += len(s.Changes)
		}
	}
	if want == 0 || got != want {
		t.Errorf("the rulebooks have %d differences, data/editions.yaml %d", got, want)
	}
}
