package search

import (
	"fmt"
	"slices"
	"unicode/utf8"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/analysis"
	"github.com/blevesearch/bleve/v2/analysis/analyzer/custom"
	"github.com/blevesearch/bleve/v2/analysis/analyzer/keyword"
	"github.com/blevesearch/bleve/v2/analysis/char/asciifolding"
	"github.com/blevesearch/bleve/v2/analysis/lang/en"
	"github.com/blevesearch/bleve/v2/analysis/token/edgengram"
	"github.com/blevesearch/bleve/v2/analysis/token/lowercase"
	"github.com/blevesearch/bleve/v2/analysis/tokenizer/unicode"
	"github.com/blevesearch/bleve/v2/mapping"
	"github.com/blevesearch/bleve/v2/registry"
	"github.com/blevesearch/bleve/v2/search/collector"
)

// The fields of the index. Words are indexed twice: by their stem, so that
// "confronting" finds "confronted", and as spelled, so that the beginning of a
// word finds it and a misspelled one can be compared.
const (
	nameField         = "name"         // each whole name, stemmed: "action token"
	nameSpelledField  = "name spelled" // each whole name as spelled: "action tokens"
	titleField        = "title"        // the words of all names
	titleSpelledField = "title spelled"
	titleBegunField   = "title begun"    // the beginnings of the words of all names
	underField        = "under"          // the words of Document.Under
	askedField        = "asked"          // the words in which players ask for it
	questionWhole     = "question whole" // all the words of one such question in their order
	bodyField         = "body"           // the words of the body
	bodySpelledField  = "body spelled"
	anywhereField     = "anywhere" // the words of all of these
)

// The analyzers of those fields.
const (
	spelledAnalyzer = "spelled"
	stemmedAnalyzer = "stemmed"
	begunAnalyzer   = "begun"
)

// The lengths, in letters, of the beginnings that are indexed.
const (
	shortestBeginning = 4
	longestBeginning  = 12
)

// fold is our token filter that takes accents away: Bleve has one for whole
// texts only, which would move the places where words stand in the text.
const fold = "fold"

type foldFilter struct {
	accents *asciifolding.AsciiFoldingFilter
}

// Filter takes the accents from each word.
func (f foldFilter) Filter(words analysis.TokenStream) analysis.TokenStream {
	for _, word := range words {
		if slices.ContainsFunc(word.Term, func(b byte) bool { return b >= utf8.RuneSelf }) {
			word.Term = f.accents.Filter(word.Term)
		}
	}
	return words
}

func init() {
	err := registry.RegisterTokenFilter(fold, func(map[string]any, *registry.Cache) (analysis.TokenFilter, error) {
		return foldFilter{accents: asciifolding.New()}, nil
	})
	if err != nil {
		panic(err)
	}
	// Stages ask for everything that a query finds, which is seldom much; Bleve
	// would make room for a thousand documents each time.
	collector.PreAllocSizeSkipCap = 10
}

// newMapping says how each field is indexed. No word is left out of the index:
// "here", "there" and "this" are terms of the rules. Queries leave words out
// (see synonyms).
func newMapping() (*mapping.IndexMappingImpl, error) {
	m := bleve.NewIndexMapping()
	m.ScoringModel = "bm25"
	m.StoreDynamic, m.IndexDynamic, m.DocValuesDynamic = false, false, false
	// a field of all others, which nothing asks for
	m.DefaultMapping.AddSubDocumentMapping("_all", bleve.NewDocumentDisabledMapping())
	err := m.AddCustomTokenFilter(begunAnalyzer, map[string]any{
		"type": edgengram.Name, "min": float64(shortestBeginning), "max": float64(longestBeginning),
	})
	if err != nil {
		return nil, fmt.Errorf("defining the beginnings of words in the search index: %w", err)
	}
	for name, filters := range map[string][]string{
		spelledAnalyzer: {en.PossessiveName, lowercase.Name, fold},
		stemmedAnalyzer: {en.PossessiveName, lowercase.Name, fold, en.SnowballStemmerName},
		begunAnalyzer:   {en.PossessiveName, lowercase.Name, fold, begunAnalyzer},
	} {
		err := m.AddCustomAnalyzer(name, map[string]any{
			"type": custom.Name, "tokenizer": unicode.Name, "token_filters": filters,
		})
		if err != nil {
			return nil, fmt.Errorf("defining the %s words of the search index: %w", name, err)
		}
	}
	for field, analyzer := range map[string]string{
		nameField:         keyword.Name,
		nameSpelledField:  keyword.Name,
		titleField:        stemmedAnalyzer,
		titleSpelledField: spelledAnalyzer,
		titleBegunField:   begunAnalyzer,
		underField:        stemmedAnalyzer,
		askedField:        stemmedAnalyzer,
		questionWhole:     keyword.Name,
		bodyField:         stemmedAnalyzer,
		bodySpelledField:  spelledAnalyzer,
		anywhereField:     stemmedAnalyzer,
	} {
		f := bleve.NewTextFieldMapping()
		f.Analyzer = analyzer
		f.Store, f.DocValues, f.IncludeInAll = false, false, false
		f.IncludeTermVectors = analyzer != keyword.Name && field != anywhereField
		m.DefaultMapping.AddFieldMappingsAt(field, f)
	}
	return m, nil
}
