package search

import (
	"cmp"
	"maps"
	"slices"
	"strconv"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/search/query"
)

// answer looks for what a question's stages ask for, and remembers it: stages
// share queries.
type answer struct {
	index    *Index
	question question
	found    map[query.Query][]int
	near     map[*question][]int
	titled   map[int]bool // nil until asked for
}

// places gives the places of the documents that a stage finds, in its order.
func (a *answer) places(s stage) ([]int, error) {
	var all []int
	var err error
	if s.nearest != nil {
		all, err = a.nearest(s.nearest)
	} else {
		all, err = a.all(s.query, s.ranked)
	}
	if err != nil || len(s.without) == 0 && !s.noTerms && !s.noHeadings {
		return all, err
	}
	var kept []int
	for _, place := range all {
		doc := &a.index.docs[place]
		if s.noTerms && doc.isTerm || s.noHeadings && doc.isHeading() {
			continue
		}
		kind := doc.kind
		keeps := !slices.Contains(s.without, kind)
		if !keeps && s.titled && slices.Contains(a.question.seldomAsked(), kind) {
			if keeps, err = a.isTitled(place); err != nil {
				return nil, err
			}
		}
		if keeps {
			kept = append(kept, place)
		}
	}
	if s.titled && slices.Contains(s.without, Erratum) {
		slices.SortStableFunc(kept, func(p, q int) int {
			return cmp.Compare(a.errataLast(p), a.errataLast(q))
		})
	}
	return kept, nil
}

// errataLast puts what is called so before its errata.
func (a *answer) errataLast(place int) int {
	if a.index.docs[place].kind == Erratum {
		return 1
	}
	return 0
}

// isTitled reports whether the document at a place has every term in one of
// its names.
func (a *answer) isTitled(place int) (bool, error) {
	if a.titled == nil {
		places, err := a.all(a.question.titled(), false)
		if err != nil {
			return false, err
		}
		a.titled = make(map[int]bool, len(places))
		for _, p := range places {
			a.titled[p] = true
		}
	}
	return a.titled[place], nil
}

// all gives the places of all documents that a query finds: the best first if
// ranked, else in the order of the documents.
func (a *answer) all(q query.Query, ranked bool) ([]int, error) {
	if places, ok := a.found[q]; ok {
		return places, nil
	}
	request := bleve.NewSearchRequestOptions(q, len(a.index.docs)+len(a.index.questions), 0, false)
	request.SortBy([]string{"_id"})
	if ranked {
		request.SortBy([]string{"-_score", "_id"})
	}
	result, err := a.index.index.Search(request)
	if err != nil {
		return nil, err
	}
	places := make([]int, len(result.Hits))
	for i, match := range result.Hits {
		if places[i], err = strconv.Atoi(match.ID); err != nil {
			return nil, err
		}
		if asked := places[i] - len(a.index.docs); asked >= 0 {
			places[i] = a.index.questions[asked].answer
		}
	}
	a.found[q] = places
	return places, nil
}

// nearestLooked is how many texts with the words of a question are looked at; the
// nearest are among them.
const nearestLooked = 300

// longestKeyword is how many words the name of a keyword has at most.
const longestKeyword = 2

// How much it counts for a text, beside the words in it, that it answers what
// others asked alike, and that it is the keyword that the question names. Of the
// words, those of the best rule count 1.
const (
	alikeWeight   = 1.5
	keywordWeight = 0.9
)

// nearest gives the places of the rules and sections that are nearest to a long
// question, by their words and by the questions that they answer, the nearest
// first.
func (a *answer) nearest(q *question) ([]int, error) {
	if places, ok := a.near[q]; ok {
		return places, nil
	}
	request := bleve.NewSearchRequestOptions(q.mostWords(), nearestLooked, 0, false)
	result, err := a.index.index.Search(request)
	if err != nil {
		return nil, err
	}
	near := make(map[int]float64)
	var best float64 // of the rules
	for _, match := range result.Hits {
		place, err := strconv.Atoi(match.ID)
		if err != nil {
			return nil, err
		}
		if best == 0 && a.index.docs[place].kind == Rule {
			best = match.Score
		}
		near[place] = match.Score
	}
	for place := range near {
		near[place] /= cmp.Or(best, result.MaxScore)
	}
	shares := make(map[int]float64)
	for i, share := range a.index.alike().shares(*q) {
		place := a.index.questions[i].answer
		shares[place] = max(shares[place], share)
	}
	for place, share := range shares {
		near[place] += alikeWeight * share
	}
	for words := 1; words <= longestKeyword; words++ {
		names, err := a.all(q.namedWithin(words), false)
		if err != nil {
			return nil, err
		}
		for _, place := range names {
			if doc := &a.index.docs[place]; doc.kind == Glossary && !doc.isTerm {
				near[place] += keywordWeight
			}
		}
	}
	a.near[q] = slices.SortedFunc(maps.Keys(near), func(p, q int) int {
		return cmp.Or(cmp.Compare(near[q], near[p]), cmp.Compare(p, q))
	})
	return a.near[q], nil
}
