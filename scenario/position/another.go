package position

import (
	"slices"

	"canterlaw/rulesdb"
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
