package search

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/blevesearch/bleve/v2"
	"github.com/blevesearch/bleve/v2/search/query"
)

// Limits that keep a pasted page or a stuck key from being slow. A judge's
// question is shorter.
const (
	maxWords      = 24 // words of a query beyond these are not looked for
	maxWordLength = 64 // bytes; longer words are not looked for
	maxNames      = 12 // whole names that one query may stand for
	longestName   = 6  // words of a name looked for among other words
)

// How much a word counts by where it stands.
const (
	titleWeight  = 4
	bodyWeight   = 1
	underWeight  = 0.6
	phraseWeight = 3
	// A word that only begins as typed counts less than a whole one.
	beginningWeight = 0.4
)

// question is a query as understood.
type question struct {
	words []word // all of them, as typed
	terms []term // what to look for
	// unfinished says that the last word may go on: nothing follows it yet.
	unfinished bool
}

// term is one thing to look for: the player's own words first, then what else
// they stand for. Each is one word or several that belong together.
type term [][]word

// understand reads a query; no query is refused.
func (x *Index) understand(text string) question {
	words := x.split.words(text)
	kept := words[:0]
	for _, w := range words {
		if len(w.spelled) <= maxWordLength {
			kept = append(kept, w)
		}
	}
	words = kept[:min(len(kept), maxWords)]
	last, _ := utf8.DecodeLastRuneInString(text)
	q := question{words: words, unfinished: unicode.IsLetter(last) || unicode.IsDigit(last) || last == '.'}
	q.terms = x.terms(words)
	if len(q.terms) == 0 {
		for _, w := range words {
			q.terms = append(q.terms, term{{w}})
		}
	}
	return q
}

// terms groups words into terms and leaves out what a query leaves out.
func (x *Index) terms(words []word) []term {
	var terms []term
	for i := 0; i < len(words); {
		meanings, said := x.synonyms.longestMatch(words[i:])
		if said == 1 && x.synonyms.leftOut[words[i].spelled] && len(words) > 1 {
			said = 0
		}
		switch {
		case said > 0:
			terms = append(terms, append(term{words[i : i+said]}, meanings...))
			i += said
		case x.synonyms.leftOut[words[i].spelled]:
			i++
		default:
			terms = append(terms, term{{words[i]}})
			i++
		}
	}
	return terms
}

// names lists the whole names that the question may stand for.
func (q question) names() [][]word {
	names := [][]word{nil}
	for _, t := range q.terms {
		var longer [][]word
		for _, name := range names {
			for _, alternative := range t {
				if len(longer) < maxNames {
					longer = append(longer, append(name[:len(name):len(name)], alternative...))
				}
			}
		}
		names = longer
	}
	return names
}

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

// named finds what is called as the question says.
func (q question) named(field string, form func([]word) string, match func(text, field string, weight float64) query.Query) query.Query {
	var any []query.Query
	for _, name := range q.names() {
		any = append(any, match(form(name), field, 1))
	}
	return bleve.NewDisjunctionQuery(any...)
}

// namedWithin finds what the question names among other words, such as the card
// in "lady justice frightened".
func (q question) namedWithin() query.Query {
	var said []word
	for _, t := range q.terms {
		said = append(said, t[0]...)
	}
	var any []query.Query
	for from := range said {
		for to := from + 1; to <= min(len(said), from+longestName); to++ {
			any = append(any, exactly(stems(said[from:to]), nameField, 1))
		}
	}
	return bleve.NewDisjunctionQuery(any...)
}

// allWords finds the documents that have every term somewhere; a phrase counts
// more than the same words apart.
func (q question) allWords() *query.BooleanQuery {
	found := bleve.NewBooleanQuery()
	for i, t := range q.terms {
		found.AddMust(t.query(q.unfinished && i == len(q.terms)-1))
	}
	found.AddShould(q.phrases()...)
	return found
}

// allWordsOfReference is allWords without the cards that have some of the words
// in their text only: those are many, and seldom what a judge asks about.
func (q question) allWordsOfReference() query.Query {
	var titled []query.Query
	for _, t := range q.terms {
		titled = append(titled, t.titleQuery())
	}
	found := q.allWords()
	found.AddFilter(bleve.NewDisjunctionQuery(noCard(), bleve.NewConjunctionQuery(titled...)))
	return found
}

// noCard finds everything but cards.
func noCard() query.Query {
	q := bleve.NewBooleanQuery()
	q.AddMustNot(exactly(string(Card), kindField, 1))
	return q
}

// allWordsMisspelled is allWords for words that nobody wrote so.
func (q question) allWordsMisspelled() query.Query {
	found := bleve.NewBooleanQuery()
	for i, t := range q.terms {
		unfinished := q.unfinished && i == len(q.terms)-1
		any := []query.Query{t.query(unfinished)}
		for _, w := range t[0] {
			any = append(any,
				misspelled(w.spelled, titleSpelledField, titleWeight),
				misspelled(w.spelled, bodySpelledField, bodyWeight))
			if unfinished {
				any = append(any, misspelled(w.spelled, titleBegunField, titleWeight*beginningWeight))
			}
		}
		found.AddMust(bleve.NewDisjunctionQuery(any...))
	}
	return found
}

// anyWord finds the documents that have at least one term; more terms count
// more.
func (q question) anyWord() *query.BooleanQuery {
	found := bleve.NewBooleanQuery()
	for i, t := range q.terms {
		found.AddShould(t.query(q.unfinished && i == len(q.terms)-1))
	}
	found.AddShould(q.phrases()...)
	found.SetMinShould(1)
	return found
}

// phrases finds the words as they stand in the query, side by side.
func (q question) phrases() []query.Query {
	if len(q.words) < 2 {
		return nil
	}
	terms := strings.Fields(stems(q.words))
	var phrases []query.Query
	for field, weight := range map[string]float64{titleField: titleWeight, bodyField: bodyWeight} {
		phrase := query.NewPhraseQuery(terms, field)
		phrase.SetBoost(phraseWeight * weight)
		phrases = append(phrases, phrase)
	}
	return phrases
}

// query finds the documents that have one of the term's alternatives. The last
// word of an unfinished term may go on.
func (t term) query(unfinished bool) query.Query {
	var any []query.Query
	for i, alternative := range t {
		var all []query.Query
		for j, w := range alternative {
			all = append(all, w.query(unfinished && i == 0 && j == len(alternative)-1))
		}
		any = append(any, bleve.NewConjunctionQuery(all...))
	}
	return bleve.NewDisjunctionQuery(any...)
}

// titleQuery finds the documents that have one of the alternatives in a name.
func (t term) titleQuery() query.Query {
	var any []query.Query
	for _, alternative := range t {
		var all []query.Query
		for _, w := range alternative {
			all = append(all, exactly(w.stem, titleField, 1))
		}
		any = append(any, bleve.NewConjunctionQuery(all...))
	}
	return bleve.NewDisjunctionQuery(any...)
}

// query finds the documents that have the word in any form.
func (w word) query(unfinished bool) query.Query {
	any := []query.Query{
		exactly(w.stem, titleField, titleWeight),
		exactly(w.stem, bodyField, bodyWeight),
		exactly(w.stem, underField, underWeight),
	}
	if unfinished && utf8.RuneCountInString(w.spelled) > 1 {
		any = append(any,
			beginning(w.spelled, titleSpelledField, titleWeight*beginningWeight),
			beginning(w.spelled, bodySpelledField, bodyWeight*beginningWeight))
	}
	return bleve.NewDisjunctionQuery(any...)
}
