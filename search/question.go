package search

import (
	"errors"
	"unicode"
	"unicode/utf8"
)

// Limits that keep a pasted page or a stuck key from being slow. A judge's
// question is shorter.
const (
	maxWords      = 24 // words of a query beyond these are not looked for
	maxWordLength = 64 // bytes; longer words are not looked for
	maxNames      = 12 // whole names that one query may stand for
	longestName   = 6  // words of a name looked for among other words
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
// for something else: "tie" is not the beginning of "tier".
func (q question) lastIsWhole() bool { return len(q.terms[len(q.terms)-1]) > 1 }

// understand reads a query; no query is refused.
func (x *Index) understand(text string) (question, error) {
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
	if err := x.markUnknown(q); err != nil {
		return question{}, err
	}
	q.terms = x.terms(words)
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
		words, err := x.index.FieldDictPrefix(field, []byte(text))
		if err != nil {
			return false, err
		}
		first, err := words.Next()
		if err = errors.Join(err, words.Close()); err != nil {
			return false, err
		}
		if first != nil && (beginning || first.Term == text) {
			return true, nil
		}
	}
	return false, nil
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

// terms groups words into terms and leaves out what a query leaves out.
func (x *Index) terms(words []word) []term {
	var terms []term
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
			terms = append(terms, term{{words[i]}})
			i++
		}
	}
	return terms
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
