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
	stages := []stage{{query: marking(q.named(nameField, stems, exactly), all)}}
	if !q.lastIsWhole() {
		stages = append(stages, stage{query: marking(q.named(nameSpelledField, spelling, beginning), all)})
	}
	stages = append(stages,
		stage{query: withoutScenarios(filtered(q.allWordsOfReference(), q.valid())), ranked: true, most: rulesFirst},
		stage{query: filtered(q.allWordsOfReference(), q.valid()), ranked: true})
	if len(q.terms) > 1 {
		stages = append(stages,
			stage{query: marking(q.namedWithin(2, longestName), q.anyWord()), partial: true},
			stage{query: marking(q.namedWithin(1, 1), q.anyWord()), partial: true})
	}
	stages = append(stages,
		stage{query: filtered(q.allWords(), q.valid()), ranked: true},
		stage{query: all, ranked: true, addition: true},
		stage{query: withoutScenarios(filtered(q.allWordsMisspelled(), q.valid())), ranked: true, fallback: true, most: rulesFirst},
		stage{query: filtered(q.allWordsMisspelled(), q.valid()), ranked: true, fallback: true})
	if len(q.terms) > 1 {
		stages = append(stages,
			stage{query: filtered(filtered(q.anyWord(), noneOf(Card, Erratum)), q.valid()), ranked: true, partial: true},
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
