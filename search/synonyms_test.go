package search

import (
	"strings"
	"testing"

	"github.com/blevesearch/bleve/v2/search/query"
)

func newTestSplitter(t *testing.T) splitter {
	t.Helper()
	m, err := newMapping()
	if err != nil {
		t.Fatal(err)
	}
	return newSplitter(m)
}

func readSynonyms(text string, split splitter) (*synonyms, error) {
	words, err := readPlayersWords([]byte(text))
	if err != nil {
		return nil, err
	}
	return newSynonyms(words, split)
}

func TestSynonymsMatchTheLongestExpression(t *testing.T) {
	split := newTestSplitter(t)
	s, err := readSynonyms("left out: [the]\nmeans:\n  hay: [food]\n  hay bale: [fodder, dry food]\n", split)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		query string
		said  int
		want  string // the meanings, as spelled
	}{
		{"hay", 1, "food"},
		{"hay for all", 1, "food"},
		{"Hay Bales please", 2, "fodder|dry food"},
		{"bale", 0, ""},
		{"", 0, ""},
	} {
		meanings, said := s.longestMatch(split.words(c.query))
		var got []string
		for _, meaning := range meanings {
			got = append(got, spellings(meaning))
		}
		if said != c.said || strings.Join(got, "|") != c.want {
			t.Errorf("%q: %d words mean %q, want %d words that mean %q", c.query, said, got, c.said, c.want)
		}
	}
}

func TestFaultySynonymsAreRefused(t *testing.T) {
	split := newTestSplitter(t)
	for text, want := range map[string]string{
		"left out: [the]\nmeens: {}\n": "[2:1]",
		"means: {hay: food}\n":         "[1:",
		"means:\n  hay: []\n":          `"hay" under means: expected a word`,
		"means:\n  '!': [food]\n":      `"!" under means: expected a word`,
		"means:\n  a: [b]\n  a: [c]\n": "[3:3]",
	} {
		_, err := readSynonyms(text, split)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q gives the error %v, want one with %q", text, err, want)
		}
	}
}

// Every meaning leads somewhere: a rule or a term has all its words.
func TestEveryMeaningIsFound(t *testing.T) {
	x := indexOf(t, Documents(importedLibrary(t)))
	if len(x.synonyms.means) == 0 {
		t.Fatal("no words mean others")
	}
	for said, meanings := range x.synonyms.means {
		for _, meaning := range meanings {
			q := question{words: meaning, terms: []term{{meaning}}}
			a := &answer{index: x, question: q, found: make(map[query.Query][]int)}
			found, err := a.places(stage{query: q.allWords(), without: q.seldomAsked(), titled: true})
			if err != nil {
				t.Fatal(err)
			}
			if len(found) == 0 {
				t.Errorf("%q means %q, which finds nothing", said, spellings(meaning))
			}
		}
	}
}
