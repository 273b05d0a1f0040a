package search

import (
	"fmt"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/search/cardquery"
)

// cardIndex answers queries for cards by their facts.
type cardIndex struct {
	cards *cardquery.Cards
	ids   map[*rulesdb.Card]string
}

func newCardIndex(library *rulesdb.Library) *cardIndex {
	return &cardIndex{cards: cardquery.Over(library), ids: cardIDs(library.Cards)}
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
		parts = append(parts, strings.Join(append([]string{facts(face)}, figures(face)...), ", "))
		if i < len(c.Text) && c.Text[i] != "" {
			parts = append(parts, c.Text[i])
		}
	}
	return strings.Join(parts, " · ")
}

// figures says in words the numbers of a face.
func figures(face *card.Face) []string {
	var words []string
	add := func(n *int, what string) {
		if n != nil {
			words = append(words, fmt.Sprintf("%s %d", what, *n))
		}
	}
	add(face.Cost, "cost")
	for _, r := range face.PlayRequirements {
		words = append(words, fmt.Sprintf("requires %d %s", r.Power, r.Color))
	}
	add(face.Power, "power")
	add(face.HomeLimit, "home limit")
	add(face.PointValue, "points")
	if face.Problem != nil {
		add(&face.Problem.Bonus, "bonus")
	}
	return words
}
