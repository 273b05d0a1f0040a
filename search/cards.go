package search

import (
	"strings"

	"canterlaw/rulesdb"
	"canterlaw/search/cardquery"
)

// cardIndex answers queries for cards by their facts.
type cardIndex struct {
	cards *cardquery.Cards
	ids   map[*rulesdb.Card]string
}

func newCardIndex(library *rulesdb.Library) *cardIndex {
	return &cardIndex{cards: cardquery.Over(library), ids: rulesdb.CardIDs(library.Cards)}
}

// find gives the first cards of those that a query asks for, and how many those
// are.
func (x *cardIndex) find(query string, limit int) (hits []Hit, found int, err error) {
	hits = []Hit{}
	cards, err := x.cards.Find(query)
	if err != nil {
		return hits, 0, err
	}
	for _, c := range cards[:max(0, min(limit, len(cards)))] {
		hits = append(hits, Hit{Kind: Card, ID: x.ids[c], Title: c.Name(), Snippet: snippet(gist(c), nil)})
	}
	return hits, len(cards), nil
}

// gist is what a list shows of a card: its facts, and its text where known.
func gist(c *rulesdb.Card) string {
	var parts []string
	for i := range c.Faces {
		face := &c.Faces[i]
		parts = append(parts, rulesdb.FaceGist(face))
		if i < len(c.Text) && c.Text[i] != "" {
			parts = append(parts, rulesdb.WithSigns(c.Text[i]))
		}
	}
	return strings.Join(parts, " · ")
}
