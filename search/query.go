package search

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/search/query"
)

// How much a word counts by where it stands.
const (
	titleWeight     = 4
	longTitleWeight = 1.2 // in a question of three words or more
	askedWeight     = 3
	bodyWeight      = 1
	underWeight     = 0.6
	phraseWeight    = 3
	// A word that only begins as typed counts less than a whole one.
	beginningWeight = 0.4
	// What a word also stands for counts less than the word where only some of
	// the words are found.
	meaningWeight = 0.5
)

// How many letters of a word must be typed before it is looked for in names and
// in bodies as one that may go on.
const (
	titleLetters = 2
	bodyLetters  = 3
)

func exactly(text, field string, weight float64) query.Query {
	q := bleve.NewTermQuery(text)
	q.SetField(field)
	q.SetBoost(weight)
	return q
}

func beginning(text, field string, weight float64) query.Query {
	q := bleve.NewPrefixQuery(text)
	q.SetField(field)
	q.SetBoost(weight)
	return q
}

// misspelled allows a slip in a word of four letters or more and two in a long
// one, but none in the first letter.
func misspelled(text, field string, weight float64) query.Query {
	q := bleve.NewFuzzyQuery(text)
	switch letters := utf8.RuneCountInString(text); {
	case letters < 4:
		q.SetFuzziness(0)
	case letters < 8:
		q.SetFuzziness(1)
	default:
		q.SetFuzziness(2)
	}
	q.SetPrefix(1)
	q.SetField(field)
	q.SetBoost(weight)
	return q
}

// named finds what has one of some names.
func named(names [][]word, field string, form func([]word) string,
	match func(text, field string, weight float64) query.Query) query.Query {
	var ways []query.Query
	for _, name := range names {
		ways = append(ways, match(form(name), field, 1))
	}
	return bleve.NewDisjunctionQuery(ways...)
}

// namedWithin finds what the question names among other words, such as the card
// in "lady justice frightened", by names of so many words; and what a word of
// players among others stands for.
func (q question) namedWithin(words int) query.Query {
	var said []word
	for _, t := range q.terms {
		said = append(said, t[0]...)
	}
	var ways []query.Query
	for _, t := range q.terms {
		for _, meaning := range t[1:] {
			if words == 1 && len(meaning) == 1 {
				ways = append(ways, exactly(stems(meaning), nameField, 1))
			}
		}
	}
	for from := 0; from+words <= len(said); from++ {
		if name := stems(said[from : from+words]); len(name) >= shortestName {
			ways = append(ways, exactly(name, nameField, 1))
		}
	}
	return bleve.NewDisjunctionQuery(ways...)
}

// titleWeight is how much a word in a name counts: less in a long question,
// which is seldom about all that it names.
func (q question) titleWeight() float64 {
	if len(q.terms) > 2 {
		return longTitleWeight
	}
	return titleWeight
}

// allWords finds the documents that have every term somewhere; a phrase counts
// more than the same words apart.
func (q question) allWords() *query.BooleanQuery {
	found := bleve.NewBooleanQuery()
	for i, t := range q.terms {
		found.AddMust(t.query(q.unfinishedAt(i), q.titleWeight()))
	}
	found.AddShould(q.phrases()...)
	return found
}

// titled finds the documents that have every term in one of their names.
func (q question) titled() query.Query {
	var titled []query.Query
	for _, t := range q.terms {
		titled = append(titled, t.titleQuery())
	}
	return bleve.NewConjunctionQuery(titled...)
}

// titledMisspelled finds the documents that have every term in one of their
// names, or a word with as few slips in its place: "princes celestia".
func (q question) titledMisspelled() query.Query {
	var titled []query.Query
	for _, t := range q.terms {
		ways := []query.Query{t.titleQuery()}
		if len(t) == 1 {
			for _, w := range t[0] {
				ways = append(ways, misspelled(w.spelled, titleSpelledField, 1))
			}
		}
		titled = append(titled, bleve.NewDisjunctionQuery(ways...))
	}
	return bleve.NewConjunctionQuery(titled...)
}

// says reports whether the question has one of some words as spelled.
func (q question) says(words ...string) bool {
	return slices.ContainsFunc(q.words, func(w word) bool { return slices.Contains(words, w.spelled) })
}

// questionWords make a question of the words about them.
var questionWords = []string{
	"who", "what", "whats", "when", "where", "which", "why", "how", "can", "may", "must", "should", "could", "will",
	"is", "are", "do", "does", "did", "has",
}

// asks reports whether the words ask what becomes of something, not what it is
// or how it differs from something else.
func (q question) asks() bool {
	return len(q.terms) > 1 && len(q.words) > 2 && q.says(questionWords...) && !q.says("vs", "versus", "difference")
}

// allWordsMisspelled is allWords with the words that nobody wrote so taken for
// others.
func (q question) allWordsMisspelled() *query.BooleanQuery {
	found := bleve.NewBooleanQuery()
	for i, t := range q.terms {
		unfinished := q.unfinishedAt(i)
		ways := []query.Query{t.query(unfinished, q.titleWeight())}
		for _, w := range t[0] {
			if !w.unknown {
				continue
			}
			ways = append(ways,
				misspelled(w.spelled, titleSpelledField, titleWeight),
				misspelled(w.stem, titleField, titleWeight),
				misspelled(w.spelled, bodySpelledField, bodyWeight),
				misspelled(w.stem, bodyField, bodyWeight))
			if unfinished {
				ways = append(ways, misspelled(w.spelled, titleBegunField, titleWeight*beginningWeight))
			}
		}
		found.AddMust(bleve.NewDisjunctionQuery(ways...))
	}
	return found
}

// someWords finds the documents that have at least so many terms; more terms
// count more.
func (q question) someWords(least int) *query.BooleanQuery {
	var ways []query.Query
	for i, t := range q.terms {
		ways = append(ways, t.query(q.unfinishedAt(i), q.titleWeight()))
	}
	terms := bleve.NewDisjunctionQuery(ways...)
	terms.SetMin(float64(least))
	found := bleve.NewBooleanQuery()
	found.AddMust(terms)
	found.AddShould(q.phrases()...)
	return found
}

// mostWords finds the documents that have any of the terms, those first that
// have more of them and rarer ones, wherever they stand.
func (q question) mostWords() query.Query {
	var ways []query.Query
	for _, t := range q.terms {
		if !t.isNumber() {
			ways = append(ways, t.within(anywhereField))
		}
	}
	return bleve.NewDisjunctionQuery(ways...)
}

// isNumber reports whether the term is a number, which tells more of the position
// than of the rule.
func (t term) isNumber() bool {
	return len(t[0]) == 1 && t[0][0].spelled[0] <= '9' && !ruleNumber.MatchString(t[0][0].spelled)
}

// within finds what has the term in a field: what a word also stands for counts
// less than the word.
func (t term) within(field string) query.Query {
	var alternatives []query.Query
	for i, alternative := range t {
		weight := float64(len(t))
		if i > 0 {
			weight *= meaningWeight
		}
		var all []query.Query
		for _, w := range alternative {
			all = append(all, exactly(w.stem, field, weight))
		}
		alternatives = append(alternatives, bleve.NewConjunctionQuery(all...))
	}
	return bleve.NewDisjunctionQuery(alternatives...)
}

// phrases finds the words as they stand in the query, side by side.
func (q question) phrases() []query.Query {
	if len(q.words) < 2 {
		return nil
	}
	return []query.Query{
		phrase(q.words, titleField, titleWeight),
		phrase(q.words, bodyField, bodyWeight),
	}
}

func phrase(words []word, field string, weight float64) query.Query {
	q := query.NewPhraseQuery(strings.Fields(stems(words)), field)
	q.SetBoost(phraseWeight * weight)
	return q
}

// query finds the documents that have one of the term's alternatives. The last
// word of an unfinished term may go on.
//
// Bleve scores a document by the share of alternatives that it has; one is
// enough here, so each counts as much as all of them.
func (t term) query(unfinished bool, title float64) query.Query {
	var ways []query.Query
	for i, alternative := range t {
		var all []query.Query
		for j, w := range alternative {
			all = append(all, w.query(float64(len(t)), title, unfinished && i == 0 && j == len(alternative)-1))
		}
		ways = append(ways, bleve.NewConjunctionQuery(all...))
	}
	return bleve.NewDisjunctionQuery(ways...)
}

// titleQuery finds the documents that have one of the alternatives in a name.
func (t term) titleQuery() query.Query {
	var ways []query.Query
	for _, alternative := range t {
		var all []query.Query
		for _, w := range alternative {
			all = append(all, exactly(w.stem, titleField, 1))
		}
		ways = append(ways, bleve.NewConjunctionQuery(all...))
	}
	return bleve.NewDisjunctionQuery(ways...)
}

// query finds the documents that have the word in any form.
func (w word) query(weight, title float64, unfinished bool) query.Query {
	ways := []query.Query{
		exactly(w.stem, titleField, weight*title),
		exactly(w.stem, askedField, weight*askedWeight),
		exactly(w.stem, bodyField, weight*bodyWeight),
		exactly(w.stem, underField, weight*underWeight),
	}
	if letters := utf8.RuneCountInString(w.spelled); unfinished {
		if letters >= titleLetters {
			ways = append(ways, beginning(w.spelled, titleSpelledField, weight*title*beginningWeight))
		}
		if letters >= bodyLetters {
			ways = append(ways, beginning(w.spelled, bodySpelledField, weight*bodyWeight*beginningWeight))
		}
	}
	return bleve.NewDisjunctionQuery(ways...)
}

// marks finds the words in the bodies of documents, to be shown there.
func (q question) marks() query.Query {
	var ways []query.Query
	for i, t := range q.terms {
		for j, alternative := range t {
			for k, w := range alternative {
				ways = append(ways, exactly(w.stem, bodyField, 1))
				last := q.unfinishedAt(i) && j == 0 && k == len(alternative)-1
				if last && utf8.RuneCountInString(w.spelled) >= bodyLetters {
					ways = append(ways, beginning(w.spelled, bodySpelledField, 1))
				}
				if w.unknown {
					ways = append(ways, misspelled(w.spelled, bodySpelledField, 1))
				}
			}
		}
	}
	return bleve.NewDisjunctionQuery(ways...)
}
