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
	// addition stages are tried only if one did.
	addition bool
	// most is how many hits the stage gives at most; 0 for any number.
	most int
}

// rulesFirst is how many hits of the reference stand before any scenario, so
// that a question finds the rule that governs before examples of it.
const rulesFirst = 3

// stages are the ways to answer the question, the surest first.
func (q question) stages() []stage {
	all := q.allWords()
	stages := []stage{{query: marking(named(q.ownName(), nameField, stems, exactly), all)}}
	if names := q.names(); len(names) > 1 {
		stages = append(stages, stage{query: marking(named(names, nameField, stems, exactly), all)})
	}
	if !q.lastIsWhole() {
		stages = append(stages, stage{query: marking(withoutScenarios(filtered(q.namesBegun(), q.valid())), all)})
	}
	stages = append(stages, stage{query: withoutScenarios(filtered(q.allWordsOfReference(), q.valid())), ranked: true, most: rulesFirst})
	stages = append(stages, q.partsOfReference()...)
	stages = append(stages,
		stage{query: filtered(q.allWordsOfReference(), q.valid()), ranked: true})
	if len(q.terms) > 1 {
		stages = append(stages,
			stage{query: marking(q.namedWithin(2, longestName), q.anyWord()), partial: true, addition: true},
			stage{query: marking(q.namedWithin(1, 1), q.anyWord()), partial: true, addition: true})
	}
	stages = append(stages,
		stage{query: filtered(q.allWords(), q.valid()), ranked: true},
		stage{query: all, ranked: true, addition: true})
	if q.misspelled() {
		stages = append(stages, stage{query: filtered(q.allWordsMisspelled(), q.valid()), ranked: true, fallback: true})
	}
	if len(q.terms) > 1 {
		stages = append(stages,
			stage{query: filtered(filtered(q.anyWord(), noneOf(Card, Erratum)), q.valid()), ranked: true, partial: true},
			stage{query: q.anyWord(), ranked: true, partial: true})
	}
	return stages
}

// partsOfReference are the ways to answer a question of several terms by the
// reference where no text of it has them all: with the words that nobody wrote
// so taken for others, by names of several words, by all terms but one, and by
// single names.
func (q question) partsOfReference() []stage {
	var stages []stage
	if q.misspelled() {
		stages = append(stages, stage{query: withoutScenarios(filtered(q.allWordsMisspelled(), q.valid())), ranked: true, fallback: true, most: rulesFirst})
	}
	if len(q.terms) == 1 {
		return stages
	}
	stages = append(stages, stage{query: marking(q.namedWithin(2, longestName), q.anyWord()), partial: true, fallback: true})
	if len(q.terms) > 2 {
		most := filtered(filtered(q.someWords(len(q.terms)-1), noneOf(Card, Erratum, Scenario)), q.valid())
		stages = append(stages, stage{query: most, ranked: true, partial: true, fallback: true, most: rulesFirst})
	}
	return append(stages, stage{query: marking(q.namedWithin(1, 1), q.anyWord()), partial: true, fallback: true})
}

// marking finds what the first query finds; the second tells which words to
// mark in it.
func marking(finds, marks query.Query) query.Query {
	q := bleve.NewBooleanQuery()
	q.AddMust(finds)
	q.AddShould(marks)
	return q
}

// withoutScenarios finds the same without scenarios.
func withoutScenarios(found *query.BooleanQuery) *query.BooleanQuery {
	return filtered(found, noneOf(Scenario))
}

// filtered finds what both queries find; the second doesn't count for the rank.
func filtered(found *query.BooleanQuery, filter query.Query) *query.BooleanQuery {
	both := bleve.NewBooleanQuery()
	both.AddMust(found)
	both.AddFilter(filter)
	return both
}
