package search

import (
	"sync"
)

// cardNames are the names and titles of cards, stemmed; of those of one word
// only such as no rule or term uses.
type cardNames struct {
	types   map[string]string // of the cards called so; "" where they differ
	longest int               // words
}

// namesOfCards gives the names of the cards among some documents, read when
// they are first needed.
func (x *Index) namesOfCards(docs []Document) func() cardNames {
	return sync.OnceValue(func() cardNames {
		c := cardNames{types: make(map[string]string)}
		for i := range docs {
			if docs[i].Kind != Card {
				continue
			}
			for _, name := range docs[i].names() {
				words := x.split.words(name)
				name := stems(words)
				if known, ok := c.types[name]; ok && known != docs[i].CardType {
					c.types[name] = ""
				} else {
					c.types[name] = docs[i].CardType
				}
				c.longest = max(c.longest, len(words))
			}
		}
		for i := range docs {
			if docs[i].Kind != Rule && docs[i].Kind != Glossary {
				continue
			}
			for _, w := range x.split.words(docs[i].Title + " " + x.docs[i].body()) {
				delete(c.types, w.stem)
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

// withoutCards gives the question with the types of cards instead of their names,
// whose words say nothing about the rule that is asked for; false where it names
// none, or asks for little else.
func (x *Index) withoutCards(q question) (question, bool) {
	if len(q.terms) <= termsBesideCards {
		return q, false
	}
	names := x.cardNames()
	var left, types []word
	named := false
	for i := 0; i < len(q.words); {
		said := min(names.longest, len(q.words)-i)
		for said > 0 && !names.has(q.words[i:i+said]) {
			said--
		}
		if said == 0 {
			left = append(left, q.words[i])
			said = 1
		} else {
			named = true
			types = append(types, x.split.words(names.types[stems(q.words[i:i+said])])...)
		}
		i += said
	}
	if !named || len(left) < wordsBesideCards {
		return q, false
	}
	rest := question{unfinished: q.unfinished && left[len(left)-1] == q.words[len(q.words)-1]}
	terms, err := x.terms(left)
	if err != nil || len(terms) < termsBesideCards {
		return q, false
	}
	if rest.terms, err = x.terms(types); err != nil {
		return q, false
	}
	rest.words, rest.terms = append(types, left...), append(rest.terms, terms...)
	return rest, true
}

// has reports whether a card is called so.
func (c cardNames) has(words []word) bool {
	_, ok := c.types[stems(words)]
	return ok
}
