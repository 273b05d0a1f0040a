package search

import (
	"errors"
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
	shortestQuote = 5  // words of a query that may be quoted from a text
	shortestName  = 3  // bytes of such a name: a lone digit names no chapter
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

// unfinishedAt reports whether a term may go on.
func (q question) unfinishedAt(i int) bool {
	return q.unfinished && i == len(q.terms)-1 && !q.lastIsWhole()
}

// lastIsWhole reports whether the last term is a word of players that stands
// for something else: "tie" is not the beginning of "tier". A misspelled one
// stands for what may go on.
func (q question) lastIsWhole() bool {
	last := q.terms[len(q.terms)-1]
	return len(last) > 1 && !last[0][len(last[0])-1].slipped
}

// understand reads a query; no query is refused.
func (x *Index) understand(text string) (question, error) {
	words := x.split.words(withNumbers(text))
	kept := words[:0]
	for _, w := range words {
		if len(w.spelled) <= maxWordLength {
			kept = append(kept, w)
		}
	}
	words = kept[:min(len(kept), maxWords)]
	last, _ := utf8.DecodeLastRuneInString(text)
	q := question{words: words, unfinished: unicode.IsLetter(last) || unicode.IsDigit(last) || last == '.'}
	if err := x.markUnknown(q); err != nil {
		return question{}, err
	}
	var err error
	if q.terms, err = x.terms(words); err != nil {
		return question{}, err
	}
	if len(q.terms) == 0 {
		for _, w := range words {
			q.terms = append(q.terms, term{{w}})
		}
	}
	return q, nil
}

// markUnknown marks the words that no document has, and that what is still
// being typed can't become.
func (x *Index) markUnknown(q question) error {
	for i := range q.words {
		w := &q.words[i]
		known, err := x.has(w.stem, false)
		if err == nil && !known && q.unfinished && i == len(q.words)-1 {
			known, err = x.has(w.spelled, true)
		}
		if err != nil {
			return err
		}
		w.unknown = !known
	}
	return nil
}

// has reports whether a document has a word by its stem, or one that begins so
// as spelled.
func (x *Index) has(text string, beginning bool) (bool, error) {
	fields := []string{titleField, bodyField, underField, askedField}
	if beginning {
		fields = []string{titleSpelledField, bodySpelledField}
	}
	for _, field := range fields {
		first, err := x.firstWord(field, text)
		if err != nil || first == text || beginning && first != "" {
			return err == nil, err
		}
	}
	return false, nil
}

// firstWord is the first word of a field that begins so; "" if none does.
func (x *Index) firstWord(field, beginning string) (first string, err error) {
	words, err := x.index.FieldDictPrefix(field, []byte(beginning))
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, words.Close()) }()
	entry, err := words.Next()
	if entry == nil || err != nil {
		return "", err
	}
	return entry.Term, nil
}

// misspelled reports whether a term has a word that no document has.
func (q question) misspelled() bool {
	for _, t := range q.terms {
		for _, w := range t[0] {
			if w.unknown && len(t) == 1 {
				return true
			}
		}
	}
	return false
}

// numbered finds the rules whose numbers are among the words.
func (q question) numbered() query.Query {
	var ways []query.Query
	for _, w := range q.words {
		if ruleNumber.MatchString(w.spelled) {
			ways = append(ways, exactly(w.spelled, nameSpelledField, 1))
		}
	}
	return bleve.NewDisjunctionQuery(ways...)
}

// terms groups words into terms and leaves out what a query leaves out.
func (x *Index) terms(words []word) (terms []term, err error) {
	for i := 0; i < len(words); {
		meanings, said := x.synonyms.longestMatch(words[i:])
		if said == 1 && x.synonyms.leftOut[words[i].spelled] && len(words) > 1 && !words[i].capitals {
			said = 0
		}
		switch {
		case said > 0:
			terms = append(terms, append(term{words[i : i+said]}, meanings...))
			i += said
		case x.synonyms.leftOut[words[i].spelled]:
			i++
		default:
			t, said, err := x.spelled(words[i:])
			if err != nil {
				return nil, err
			}
			terms = append(terms, t)
			i += said
		}
	}
	return terms, nil
}

// spelled makes a term of the first word, or of the first two that documents
// write as one, with what a misspelled one is meant for; said is how many words
// it is.
func (x *Index) spelled(words []word) (t term, said int, err error) {
	if len(words) > 1 {
		joined, err := x.together(words[0], words[1])
		if joined != nil || err != nil {
			return term{words[:2], joined}, 2, err
		}
	}
	t = term{words[:1]}
	if words[0].unknown {
		meant, err := x.meant(words[0])
		if err != nil {
			return nil, 0, err
		}
		words[0].slipped = len(meant) > 0
		t = append(t, meant...)
	}
	return t, 1, nil
}

// ownName is the name that the question is in the player's own words.
func (q question) ownName() [][]word {
	var name []word
	for _, t := range q.terms {
		name = append(name, t[0]...)
	}
	return [][]word{name}
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
