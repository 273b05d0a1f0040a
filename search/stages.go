package search

import (
	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/search/query"
)

// stage is one way to answer a question. Each stage's hits stand before those
// of the next.
type stage struct {
	query query.Query
	// ranked says that the best match comes first; otherwise hits keep the
	// order of the documents.
	ranked bool
	// partial stages find what answers a part of the question only.
	partial bool
	// fallback stages are tried only if no stage that answers the whole
	// question found anything.
	fallback bool
}

// stages are the ways to answer the question, the surest first.
func (q question) stages() []stage {
	all := q.allWords()
	stages := []stage{
		{query: marking(q.named(nameField, stems, exactly), all)},
		{query: marking(q.named(nameSpelledField, spelling, beginning), all)},
		{query: q.allWordsOfReference(), ranked: true},
	}
	if len(q.terms) > 1 {
		stages = append(stages, stage{query: marking(q.namedWithin(), q.anyWord()), partial: true})
	}
	stages = append(stages,
		stage{query: all, ranked: true},
		stage{query: q.allWordsMisspelled(), ranked: true, fallback: true})
	if len(q.terms) > 1 {
		anyOfReference := q.anyWord()
		anyOfReference.AddFilter(noCard())
		stages = append(stages,
			stage{query: anyOfReference, ranked: true, partial: true},
			stage{query: q.anyWord(), ranked: true, partial: true})
	}
	return stages
}

// marking finds what the first query finds; the second tells which words to
// mark in it.
func marking(finds, marks query.Query) query.Query {
	q := bleve.NewBooleanQuery()
	q.AddMust(finds)
	q.AddShould(marks)
	return q
}
