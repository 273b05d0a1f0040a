// Package cardquery is the language in which players ask for cards by their
// facts: "t:friend c:blue,pink pow>=3 -kw:swift order:cost".
//
// A query is words and operators with "or", minus and parentheses between
// them. [Operators] is the language: reading, completion and the help page all
// go by it. Queries are answered from the facts of a library's cards, face by
// face: a condition holds of a card if it holds of one of its faces. Finding
// cards by plain words, and everything else, is package search's.
package cardquery

import (
	"slices"
	"strings"

	"canterlaw/rulesdb"
)

// condition reports whether something holds of a card.
type condition func(*entry) bool

// query is a text as understood.
type query struct {
	holds condition
	words []string // the words that aren't operators' and must be there, folded
	order []ordering
}

// Find gives the cards that a query asks for. They stand in the order that it
// asks for; else those whose names are the query's words come first, then those
// whose names have the words, then the others; and within that by set and
// number. A mistake in the query is an [*Error].
func (c *Cards) Find(text string) ([]*rulesdb.Card, error) {
	q, err := c.parse(text)
	if err != nil {
		return nil, err
	}
	var found []*entry
	for i := range c.entries {
		if q.holds(&c.entries[i]) {
			found = append(found, &c.entries[i])
		}
	}
	if len(q.order) > 0 {
		slices.SortStableFunc(found, inOrder(q.order))
	} else {
		sortByName(found, q.words)
	}
	cards := make([]*rulesdb.Card, len(found))
	for i, e := range found {
		cards[i] = e.card
	}
	return cards, nil
}

// Is reports whether a text is a query of this language, and not plain words:
// it has an operator with its value, or ends while one is being typed.
func Is(text string) bool {
	tokens, _ := scan(text)
	return slices.ContainsFunc(tokens, func(t token) bool { return t.kind == operatorToken })
}

func all(conditions []condition) condition {
	return func(e *entry) bool {
		return !slices.ContainsFunc(conditions, func(holds condition) bool { return !holds(e) })
	}
}

func anyOf(conditions []condition) condition {
	return func(e *entry) bool {
		return slices.ContainsFunc(conditions, func(holds condition) bool { return holds(e) })
	}
}

func not(holds condition) condition { return func(e *entry) bool { return !holds(e) } }

// hasWords reports whether folded words begin with a word of the folded text
// and stand in it side by side.
func hasWords(text, words string) bool {
	return strings.HasPrefix(text, words) || strings.Contains(text, " "+words)
}
