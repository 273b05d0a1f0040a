package rulesdb

import (
	"encoding/csv"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/official"
)

// Invented errata of two cards.
const orchardErrata = `format: 1
source: {document: Card Reference, version: "1.0", updated: 2001-02-03}
sets:
  - set: Premiere
    cards:
      - card: Apple Cart, Rolling
        number: PR901
        changes:
          - kind: text
            alters: The trigger
            was: It rolled.
            now: It rolls.
          - {kind: trait added, added: Epic}
  - set: High Magic
    cards:
      - card: Pear, Ripe
        number: HM902
        changes:
          - {kind: subtitle added, added: Ripe, note: Printed small.}
`

func readErrata(text string) ([]*Erratum, error) {
	return shippedErrata(fstest.MapFS{errataFile: {Data: []byte(text)}})
}

func TestErrata(t *testing.T) {
	errata, err := readErrata(orchardErrata)
	if err != nil {
		t.Fatal(err)
	}
	source := official.Source{Document: "Card Reference", Version: "1.0", Effective: "2001-02-03"}
	want := []*Erratum{
		{Set: "Premiere", Card: "Apple Cart, Rolling", Number: "PR901", Source: source, Changes: []ErratumChange{
			{Kind: TextChanged, Alters: "The trigger", Was: "It rolled.", Now: "It rolls."},
			{Kind: TraitAdded, Added: "Epic"},
		}},
		{Set: "High Magic", Card: "Pear, Ripe", Number: "HM902", Source: source, Changes: []ErratumChange{
			{Kind: SubtitleAdded, Added: "Ripe", Note: "Printed small."},
		}},
	}
	if diff := cmp.Diff(want, errata); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}

	library := &Library{Errata: errata}
	if diff := cmp.Diff([]string{"Premiere", "High Magic"}, library.ErrataSets()); diff != "" {
		t.Error(diff)
	}
	if got := library.ErrataOfSet("High Magic"); len(got) != 1 || got[0] != errata[1] {
		t.Errorf("High Magic has %d errata", len(got))
	}
	if library.Erratum("pr901") != errata[0] || library.Erratum("PR902") != nil {
		t.Error("errata are not found by number")
	}
}

// TestErratumOfACard goes by number and Title: the subtitle may be what the
// erratum adds, and another game's set may use the same numbers.
func TestErratumOfACard(t *testing.T) {
	errata, err := readErrata(orchardErrata)
	if err != nil {
		t.Fatal(err)
	}
	library := &Library{Errata: errata}
	numbered := func(number, title string) *Card {
		return &Card{Card: card.Card{Number: number, Faces: []card.Face{{Title: title}}}}
	}
	if library.ErratumOf(numbered("HM902", "Pear")) != errata[1] {
		t.Error("the erratum that adds a subtitle isn't found by the card without it")
	}
	if library.ErratumOf(numbered("HM902", "Quince")) != nil {
		t.Error("another card with the number has the erratum")
	}
	if library.ErratumOf(numbered("HM903", "Pear")) != nil {
		t.Error("a card with another number has the erratum")
	}
}

func TestErratumInWords(t *testing.T) {
	for _, c := range []struct {
		change ErratumChange
		want   []string
	}{
		{ErratumChange{Kind: TextChanged, Alters: "The cost", Was: "None.", Now: "Hay."},
			[]string{"The cost", "Was: None.", "Now: Hay."}},
		{ErratumChange{Kind: TextChanged, Alters: "The cost", Now: "Hay.", Note: "Smudged."},
			[]string{"The cost", WasIllegible, "Now: Hay.", "Note: Smudged."}},
		{ErratumChange{Kind: TraitAdded, Added: "Epic"}, []string{"Trait added: Epic"}},
		{ErratumChange{Kind: SubtitleAdded, Added: "Ripe"}, []string{"Subtitle added: Ripe"}},
	} {
		if diff := cmp.Diff(c.want, c.change.Lines()); diff != "" {
			t.Errorf("%+v (-want +got):\n%s", c.change, diff)
		}
	}
}

func TestBrokenErrataAreRefusedWithTheirPlace(t *testing.T) {
	for name, c := range map[string]struct {
		old, new string
		want     []string
	}{
		"another format": {"format: 1", "format: 2", []string{"data/errata.yaml", "format 2"}},
		"an unknown key": {"was: It", "wsa: It", []string{"data/errata.yaml", "[11:13]", "wsa"}},
		"an unknown set": {"set: High Magic", "set: Low Magic",
			[]string{"data/errata.yaml:14:", "Low Magic", "High Magic"}},
		"an unknown kind": {"kind: subtitle added", "kind: subtitle lost",
			[]string{"data/errata.yaml:19:", "subtitle lost", "trait added"}},
		"no number": {"number: HM902", `number: ""`, []string{"data/errata.yaml:16:", "Pear, Ripe"}},
		"the same card": {"number: HM902", "number: PR901",
			[]string{"data/errata.yaml:16:", "PR901 again", "data/errata.yaml:6 already"}},
		"nothing is new":   {"now: It rolls.", `now: ""`, []string{"data/errata.yaml:9:", "The trigger"}},
		"a trait that was": {"added: Epic", "added: Epic, was: Tiny", []string{"data/errata.yaml:13:", "Tiny"}},
		"no changes": {"          - {kind: subtitle added, added: Ripe, note: Printed small.}\n",
			"          []\n", []string{"data/errata.yaml:16:", "no changes of Pear, Ripe"}},
		"no such date": {"2001-02-03", "2001-02-30", []string{"data/errata.yaml:2:", "2001-02-30"}},
		"no source":    {"document: Card Reference", `document: ""`, []string{"data/errata.yaml:2:", "no source"}},
	} {
		t.Run(name, func(t *testing.T) {
			if !strings.Contains(orchardErrata, c.old) {
				t.Fatalf("the errata have no %q", c.old)
			}
			_, err := readErrata(strings.Replace(orchardErrata, c.old, c.new, 1))
			wantError(t, err, c.want)
		})
	}
}

// TestErrataThatChangeFacts: the traits and the subtitle that errata added.
func TestErrataThatChangeFacts(t *testing.T) {
	got := map[string]string{}
	for _, e := range mustOpen(t, "").Errata {
		for _, change := range e.Changes {
			if change.Added != "" {
				got[e.Card] = string(change.Kind) + ": " + change.Added
			}
		}
	}
	want := map[string]string{
		"Ahuizotl":                           "trait added: Epic",
		"Nightmare Moon":                     "trait added: Epic",
		"Moondancer, Page Turner":            "trait added: Chaotic",
		"Seabreeze, Breezie Boss":            "trait added: Chaotic",
		"The Cutie Map, Equestrian Odysseys": "subtitle added: Equestrian Odysseys",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

// TestErrataAreOfCardsInTheSetFiles, which have the facts that they add.
func TestErrataAreOfCardsInTheSetFiles(t *testing.T) {
	cards := officialCards(t)
	errata := mustOpen(t, "").Errata
	if len(errata) == 0 {
		t.Fatal("no errata ship")
	}
	for _, e := range errata {
		found := cards.CardsByNumber(e.Number)
		if len(found) != 1 || found[0].Name() != e.Card {
			t.Errorf("%s isn't %s", e.Number, e.Card)
			continue
		}
		if c := found[0]; c.Set != e.Set && c.Set != "Promos" {
			t.Errorf("%s is of %s, its erratum of %s", e.Card, c.Set, e.Set)
		}
		for _, change := range e.Changes {
			face := found[0].Faces[0]
			if change.Kind == TraitAdded && !face.HasTrait(change.Added) {
				t.Errorf("%s has no trait %s", e.Card, change.Added)
			}
			if change.Kind == SubtitleAdded && face.Subtitle != change.Added {
				t.Errorf("%s has the subtitle %q", e.Card, face.Subtitle)
			}
		}
	}
}

// TestErrataAreThoseThatWereChecked: the same cards as in the list of errata
// that were compared with the set files.
func TestErrataAreThoseThatWereChecked(t *testing.T) {
	file, err := os.Open(sharedFiles(t, "corpus/errata_check.csv")[0])
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	number := regexp.MustCompile(`\(([A-Z]+[a-z]*\d+)`)
	want, got := map[string]bool{}, map[string]bool{}
	for _, row := range rows[1:] {
		want[number.FindStringSubmatch(row[0])[1]] = true
	}
	for _, e := range mustOpen(t, "").Errata {
		got[e.Number] = true
	}
	if diff := cmp.Diff(slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(got))); diff != "" {
		t.Errorf("-checked +ours:\n%s", diff)
	}
}

// Of errata that the document leaves unclear, and of the one that set files lack, it is said
// which text runs.
func TestWhichTextOfDoubtfulErrataRuns(t *testing.T) {
	library := mustOpen(t, "")
	for _, number := range []string{"MT133", "CN164", "CN202", "PR176", "PR73", "PR200", "PR62", "PR127", "CGpf6"} {
		e := library.Erratum(number)
		if e == nil || !slices.ContainsFunc(e.Changes, func(c ErratumChange) bool { return c.Runs != "" }) {
			t.Errorf("%s: %+v; expected which text runs", number, e)
		}
	}
}

// illegible are the cards of which the document marks something, but not what
// was there before.
var illegible = []string{"Goldengrape, Popular Punster", "Marvelous Chapeau"}

// TestErrataAgreeWithTheDocument: under the same sets in the same order, and
// with an old wording where the document has one.
func TestErrataAgreeWithTheDocument(t *testing.T) {
	lines := between(t, sharedLines(t, comprehensiveRules), errataHeading, limitedHeading)
	library := mustOpen(t, "")
	var sets []string
	bySet := map[string]string{}
	for _, s := range sharedSections(lines) {
		set := strings.TrimSuffix(s.title, " (cont.)")
		if bySet[set] == "" {
			sets = append(sets, set)
		}
		bySet[set] += s.text
	}
	if diff := cmp.Diff(sets, library.ErrataSets()); diff != "" {
		t.Fatalf("sets (-official +ours):\n%s", diff)
	}
	for _, set := range sets {
		rest := bySet[set]
		errata := library.ErrataOfSet(set)
		for i, e := range errata {
			_, after, found := strings.Cut(rest, titleOf(e))
			if !found {
				t.Errorf("%s: the document doesn't have %s after the card before", set, e.Card)
				continue
			}
			rest = after
			if i+1 < len(errata) {
				after, _, _ = strings.Cut(after, "\n"+titleOf(errata[i+1]))
			}
			for _, change := range e.Changes {
				if change.Added != "" && !strings.Contains(after, change.Added) {
					t.Errorf("%s: the document doesn't have %s", e.Card, change.Added)
				}
			}
			marked := strings.Contains(after, "OLD:") || strings.Contains(after, "<del>") ||
				strings.Contains(after, "<u>")
			if legible := marked && !slices.Contains(illegible, e.Card); legible != tellsWhatWas(e) {
				t.Errorf("%s: an old wording is legible in the document: %t; ours has one: %t", e.Card, legible,
					tellsWhatWas(e))
			}
		}
	}
}

// titleOf is the card's name up to its subtitle.
func titleOf(e *Erratum) string {
	title, _, _ := strings.Cut(e.Card, ", ")
	return title
}

func tellsWhatWas(e *Erratum) bool {
	return slices.ContainsFunc(e.Changes, func(c ErratumChange) bool { return c.Was != "" })
}
