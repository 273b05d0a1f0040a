package search

import (
	"slices"
	"sync"
)

// cardNames are the names and titles of cards, stemmed; of those of one word
// only such as no rule or term uses.
type cardNames struct {
	names   map[string]bool
	longest int // words
}

// namesOfCards gives the names of the cards among some documents, read when
// they are first needed.
func (x *Index) namesOfCards(docs []Document) func() cardNames {
	return sync.OnceValue(func() cardNames {
		c := cardNames{names: make(map[string]bool)}
		for i := range docs {
			if docs[i].Kind != Card {
				continue
			}
			for _, name := range docs[i].names() {
				words := x.split.words(name)
				c.names[stems(words)] = true
				c.longest = max(c.longest, len(words))
			}
		}
		for i := range docs {
			if docs[i].Kind != Rule && docs[i].Kind != Glossary {
				continue
			}
			for _, w := range x.split.words(docs[i].Title + " " + x.docs[i].body()) {
				delete(c.names, w.stem)
			}
		}
		return c
	})
}

// A question about a rule has at least so many terms and words beside the names
// of cards in it; with fewer, it is the cards that are looked for.
const (
	termsBesideCards = 2
	wordsBesideCards = 3
)

// withoutCards gives the question without the names of cards, whose words say
// nothing about the rule that is asked for; false where it names none, or asks
// for little else.
func (x *Index) withoutCards(q question) (question, bool) {
	if len(q.terms) <= termsBesideCards {
		return q, false
	}
	names := x.cardNames()
	var left []word
	for i := 0; i < len(q.words); {
		said := min(names.longest, len(q.words)-i)
		for said > 0 && !names.names[stems(q.words[i:i+said])] {
			said--
		}
		if said == 0 {
			left = append(left, q.words[i])
			said = 1
		}
		i += said
	}
	if len(left) == len(q.words) || len(left) < wordsBesideCards {
		return q, false
	}
	rest := question{words: left, unfinished: q.unfinished && slices.Equal(left[max(0, len(left)-1):], q.words[len(q.words)-1:])}
	var err error
	rest.terms, err = x.terms(left)
	return rest, err == nil && len(rest.terms) >= termsBesideCards
}
