package rulesdb

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

var cardLink = regexp.MustCompile(`\(card:(\w+)\)`)

// What decks are checked by and what the page of limited play says are the same.
func TestProvidedCardsAreThoseOfTheDocument(t *testing.T) {
	lib, err := Open("")
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range []struct {
		section string
		of      func(Provided) []ProvidedCard
	}{
		{"limited/provided-mane-characters", func(p Provided) []ProvidedCard { return p.Manes }},
		{"limited/provided-starting-problems", func(p Provided) []ProvidedCard { return p.StartingProblems }},
	} {
		if len(lib.Limited.Provided) == 0 {
			t.Fatal("no block provides cards")
		}
		_, lists, _ := strings.Cut(lib.Section(kind.section).Digest, ":\n")
		for _, p := range lib.Limited.Provided {
			list, rest, _ := strings.Cut(lists, ":\n")
			lists = rest
			var want, got []string
			for _, found := range cardLink.FindAllStringSubmatch(list, -1) {
				want = append(want, found[1])
			}
			for _, c := range kind.of(p) {
				got = append(got, c.Number)
				if !strings.Contains(list, "["+c.Card+"]") {
					t.Errorf("%s: %s %s is not called so in %s", p.Block, c.Number, c.Card, list)
				}
			}
			if len(want) == 0 || !slices.Equal(got, want) {
				t.Errorf("%s provides %v, %s says %v", p.Block, got, kind.section, want)
			}
			if lib.Format(p.Block) == nil {
				t.Errorf("there is no block %s", p.Block)
			}
		}
	}
}

func TestProvidedCardsAreFoundByName(t *testing.T) {
	limited, err := readLimited(limitedFiles(raceLimited))
	if err != nil {
		t.Fatal(err)
	}
	plum, pear := ofSet("Promos", "Plum"), ofSet("Premiere", "Pear")
	if got := limited.ManeBlocks(&plum); !slices.Equal(got, []string{"short"}) {
		t.Errorf("another printing of Plum is provided in %v, want [short]", got)
	}
	if got := limited.StartingProblemBlocks(&plum); got != nil {
		t.Errorf("Plum is provided as a Starting Problem in %v", got)
	}
	if got := limited.StartingProblemBlocks(&pear); !slices.Equal(got, []string{"short", "long"}) {
		t.Errorf("Pear is provided in %v, want [short long]", got)
	}
}

func TestBrokenLimitedFiles(t *testing.T) {
	for name, c := range map[string]struct{ old, new, want string }{
		"an unknown key":       {"draw deck", "drawn deck", "drawn deck"},
		"another format":       {"format: 1", "format: 2", "found format 2"},
		"no source":            {"document: Races, ", "", "data/limited.yaml:2: found no source"},
		"no size":              {"problem deck: 2", "problem deck: 0", "found a draw deck of 3, a Problem deck of 0"},
		"a block without name": {"block: short", `block: ""`, "data/limited.yaml:7: found no block"},
		"a card without name": {"card: Plum", `card: ""`,
			`data/limited.yaml:7: found the card "" with the number "PR901"`},
		"a wrong number": {"PR901", "plums", `found the card "Plum" with the number "plums"`},
	} {
		t.Run(name, func(t *testing.T) {
			if !strings.Contains(raceLimited, c.old) {
				t.Fatalf("the example has no %q", c.old)
			}
			_, err := readLimited(limitedFiles(strings.Replace(raceLimited, c.old, c.new, 1)))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error %v, want one with %q", err, c.want)
			}
		})
	}
}

// Invented limited play.
const raceLimited = `format: 1
source: {document: Races, version: "1.0", updated: 2001-02-03}
draw deck: 3
problem deck: 2
starting problems: 1
provided:
  - block: short
    mane characters: [{number: PR901, card: Plum}]
    starting problems: [{number: PR902, card: Pear}]
  - block: long
    starting problems: [{number: PR902, card: Pear}]
`

func limitedFiles(text string) fstest.MapFS {
	return fstest.MapFS{limitedDecksFile: {Data: []byte(text)}}
}
