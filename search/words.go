package search

import (
	"strings"

	"github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/mapping"
)

// word is one word of a text in the two forms in which it is indexed.
type word struct {
	spelled, stem string
	capitals      bool // it is written in capitals, as an abbreviation
	unknown       bool // no document has it, so that it may be misspelled
	slipped       bool // it is taken for another
}

// splitter cuts texts into words as the index does.
type splitter struct{ spelled, stemmed analysis.Analyzer }

func newSplitter(m *mapping.IndexMappingImpl) splitter {
	return splitter{spelled: m.AnalyzerNamed(spelledAnalyzer), stemmed: m.AnalyzerNamed(stemmedAnalyzer)}
}

// words gives the words of a text in their order.
func (s splitter) words(text string) []word {
	spelled := s.spelled.Analyze([]byte(text))
	stemmed := s.stemmed.Analyze([]byte(text))
	list := make([]word, len(spelled))
	for i := range spelled {
		written := text[spelled[i].Start:spelled[i].End]
		list[i] = word{
			spelled: string(spelled[i].Term), stem: string(stemmed[i].Term),
			capitals: len(written) > 1 && written == strings.ToUpper(written) && text != strings.ToUpper(text),
		}
	}
	return list
}

// spellings writes words as spelled, with spaces between them.
func spellings(words []word) string {
	return joined(words, func(w word) string { return w.spelled })
}

// stems writes the stems of words, with spaces between them.
func stems(words []word) string {
	return joined(words, func(w word) string { return w.stem })
}

func joined(words []word, form func(word) string) string {
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(form(w))
	}
	return b.String()
}
