package position

import (
	"slices"
	"strings"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
)

// Others lists the other cards with a card's Title that could be where it is, in the order
// in which they are offered: those behind it, then those before.
func (cards *Cards) Others(c *Card) []*rulesdb.Card {
	known := cards.find(c.Name)
	if known == nil {
		return nil
	}
	var same []*rulesdb.Card
	at := 0
	for i := range cards.named {
		other := cards.named[i].card
		switch {
		case other == known:
			at = len(same)
		case other.Faces[0].Title == known.Faces[0].Title && other.Name() != known.Name() && c.PlaceOf().takes(other):
			same = append(same, other)
		}
	}
	return slices.Concat(same[at:], same[:at])
}

// Chosen lists the full names of the cards of a position that were chosen of several with their Titles, as what was
// typed names them by no more than that.
func (cards *Cards) Chosen(p *Position, typed string) []string {
	var names []string
	said := strings.Fields(spelling.Fold(typed))
	for _, c := range p.All() {
		known := cards.find(c.Name)
		if known == nil || slices.Contains(names, known.Name()) || len(cards.Others(c)) == 0 {
			continue
		}
		face := &known.Faces[0]
		isSaid := slices.ContainsFunc(strings.Fields(spelling.Fold(face.Subtitle)), func(word string) bool {
			return slices.ContainsFunc(said, func(w string) bool { return len(w) > 2 && strings.HasPrefix(word, w) })
		})
		isNumbered := slices.ContainsFunc(said, func(w string) bool {
			called := cards.lib.CardsByNumber(w)
			return len(called) == 1 && called[0] == known
		})
		if !isSaid && !isNumbered {
			names = append(names, known.Name())
		}
	}
	return names
}

// Exchange puts another card where a card is, as it is and with what is attached to it.
func (cards *Cards) Exchange(p *Position, c *Card, other *rulesdb.Card) *Card {
	if known := cards.find(c.Name); known != nil && known.Faces[0].Type == other.Faces[0].Type {
		c.Name = cards.FileName(other)
		return c
	}
	place, attached := c.PlaceOf(), p.On(c)
	p.Remove(c)
	put := cards.Put(p, other, place)
	put.Exhausted, put.Frightened, put.FaceDown, put.Counters = c.Exhausted, c.Frightened, c.FaceDown, c.Counters
	for _, on := range attached {
		on.On = put
	}
	return put
}
