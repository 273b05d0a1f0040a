package search

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// Invented documents: a rule about racing, a term, and cards.
var raceDocuments = []Document{
	{Kind: Rule, ID: "990", Title: "Races", Contents: "A race has a *start* and a goal."},
	{Kind: Rule, ID: "990.1", Under: []string{"Races"}, Body: "Ponies line up in *any* order (990.2)."},
	{Kind: Rule, ID: "990.2", Under: []string{"Races"}, Body: "The slowest pony begins and everypony else follows."},
	{Kind: Rule, ID: "991", Title: "Snacks"},
	{Kind: Rule, ID: "991.1", Under: []string{"Snacks"}, Body: "A snack is eaten whole. Nopony shares it."},
	{Kind: Glossary, ID: "Gallop X", Title: "Gallop X", Keywords: []string{"Gallop"}, Body: "Moves X areas."},
	{Kind: Card, ID: "ZZ1", Title: "Snack Break", Keywords: []string{"ZZ1"}, Body: "Event, pink\n\nEat a snack whole."},
	{Kind: Card, ID: "ZZ2", Title: "Crumbly Café", Keywords: []string{"ZZ2"},
		Body: "Resource\n\nPonies here begin slowly, whole and in order."},
	{Kind: Scenario, ID: "5b0c", Title: "The slow start", Body: "May the slowest pony eat first?"},
}

func TestSearchInvented(t *testing.T) {
	x := indexOf(t, raceDocuments)
	for _, c := range []struct {
		query string
		want  []string
	}{
		{"", []string{}},
		{"  \t!?", []string{}},
		{"unheard-ofness", []string{}},
		{"990", []string{"rule 990", "rule 990.1", "rule 990.2"}},
		{"990.2", []string{"rule 990.2", "rule 990.1"}},             // the second cites it
		{"races", []string{"rule 990", "rule 990.1", "rule 990.2"}}, // by their section
		{"race", []string{"rule 990", "rule 990.1", "rule 990.2"}},
		{"gallop", []string{"glossary Gallop X"}},
		{"galoping", []string{"glossary Gallop X"}},
		{"snack", []string{"rule 991", "card ZZ1", "rule 991.1"}}, // the section, what begins so, the rest
		{"cafe", []string{"card ZZ2"}},
		{"g", []string{"glossary Gallop X"}},             // the first letter of a name, where it is no word
		{"x", []string{"glossary Gallop X"}},             // a word of its own
		{"the", []string{"rule 990.2", "scenario 5b0c"}}, // nothing but a word that is left out
		{"pony begin", []string{"rule 990.2", "card ZZ2", "scenario 5b0c", "rule 990.1"}},
	} {
		if diff := cmp.Diff(c.want, keys(t, x, c.query, 10)); diff != "" {
			t.Errorf("searching for %q (-want +got):\n%s", c.query, diff)
		}
	}
}

func TestSearchGivesAtMostLimitHits(t *testing.T) {
	x := indexOf(t, raceDocuments)
	all := keys(t, x, "pony", 100)
	if len(all) < 3 {
		t.Fatalf("pony finds only %q", all)
	}
	for limit := -1; limit <= len(all); limit++ {
		if got, want := keys(t, x, "pony", limit), all[:max(0, limit)]; !slices.Equal(got, want) {
			t.Errorf("with limit %d: %q, want %q", limit, got, want)
		}
	}
}

func TestResultAsJSON(t *testing.T) {
	result, err := indexOf(t, raceDocuments).Search("nopony", 5)
	if err != nil {
		t.Fatal(err)
	}
	result.TookUS = 42
	got, err := json.Marshal(result)
	if err != nil {
		t.Fatal(err)
	}
	want := `{"query":"nopony","took_us":42,"hits":[{"kind":"rule","id":"991.1","title":"991.1 Snacks",` +
		`"snippet":"A snack is eaten whole. **Nopony** shares it."}]}`
	if string(got) != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestNoHitsAreAnEmptyJSONList(t *testing.T) {
	result, err := indexOf(t, nil).Search("pony", 5)
	if err != nil {
		t.Fatal(err)
	}
	got, err := json.Marshal(result.Hits)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != "[]" {
		t.Errorf("got %s, want []", got)
	}
}

// A section or chapter has no text of its own: its hit shows what stands in it.
func TestSectionShowsItsContents(t *testing.T) {
	result, err := indexOf(t, raceDocuments).Search("990", 1)
	if err != nil {
		t.Fatal(err)
	}
	want := []Hit{{Kind: Rule, ID: "990", Title: "990 Races", Snippet: "A race has a start and a goal."}}
	if diff := cmp.Diff(want, result.Hits); diff != "" {
		t.Error(diff)
	}
}

// There is no query syntax: any text is a query, also what other search
// engines would take for an operator, and text that isn't UTF-8.
func TestAnyTextIsAQuery(t *testing.T) {
	x := indexOf(t, raceDocuments)
	operators := rapid.StringOf(rapid.SampledFrom([]rune(`+-"~^*?:/\()[]{}|&<>=. pony990'’ß日\x00`)))
	bytes := rapid.Map(rapid.SliceOf(rapid.Byte()), func(b []byte) string { return string(b) })
	rapid.Check(t, func(t *rapid.T) {
		query := rapid.OneOf(rapid.String(), operators, bytes).Draw(t, "query")
		result, err := x.Search(query, 4)
		if err != nil {
			t.Fatal(err)
		}
		if len(result.Hits) > 4 {
			t.Fatalf("%d hits, want at most 4", len(result.Hits))
		}
		if result.Query != query {
			t.Fatalf("answers %q instead", result.Query)
		}
		seen := make(map[string]bool)
		for _, hit := range result.Hits {
			if seen[hit.ID] {
				t.Fatalf("%s is found twice", hit.ID)
			}
			seen[hit.ID] = true
		}
	})
}

func TestPastedPageIsAQuery(t *testing.T) {
	x := indexOf(t, raceDocuments)
	for name, query := range map[string]string{
		"many words":    "snacks " + strings.Repeat("pony begins ", 5000),
		"one long word": "snacks " + strings.Repeat("pony", 50000),
	} {
		if found := keys(t, x, query, 3); !slices.Contains(found, "rule 991") {
			t.Errorf("%s: %q, want the first word to find rule 991", name, found)
		}
	}
}
