package search

import (
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
