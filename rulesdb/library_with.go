package rulesdb

import (
	"slices"

	"canterlaw/engine/card"
)

// With gives the library as it would be with other cards in the place of those that have
// the same IDs; the library itself stays as it is.
func (l *Library) With(cards ...*Card) *Library {
	other := *l
	other.Cards = slices.Clone(l.Cards)
	for i, c := range other.Cards {
		for _, changed := range cards {
			if changed.ID == c.ID {
				other.Cards[i] = changed
			}
		}
	}
	other.indexCards()
	return &other
}

// Keywords gives the keywords of which a paragraph of card text consists; ok is false for
// any other paragraph.
func Keywords(paragraph string) (keywords []card.Keyword, ok bool) { return parseKeywords(paragraph) }
