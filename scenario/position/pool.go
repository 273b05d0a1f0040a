package position

import (
	"slices"

	"github.com/goccy/go-yaml"

	"canterlaw/rulesdb"
)

// Pooled is a card that unknown cards of a draw deck can be, with how many there are.
type Pooled struct {
	Name string
	N    int
}

const poolKey = "draw pool"

// Pool lists what the unknown cards of a player's draw deck can be; nothing where they can
// be any card.
func (p *Position) Pool(side Side) []Pooled {
	var pool []Pooled
	for _, item := range mapOf(valueOf(p.Players[side].Own, poolKey)) {
		if name, ok := item.Key.(string); ok {
			pool = append(pool, Pooled{name, numberOf(item.Value)})
		}
	}
	return pool
}

// SetPool says what the unknown cards of a player's draw deck can be; nothing for any card.
func (p *Position) SetPool(side Side, pool []Pooled) {
	own := slices.DeleteFunc(slices.Clone(p.Players[side].Own), func(item yaml.MapItem) bool {
		return item.Key == poolKey
	})
	if len(pool) > 0 {
		var cards yaml.MapSlice
		for _, pooled := range pool {
			cards = append(cards, yaml.MapItem{Key: pooled.Name, Value: pooled.N})
		}
		own = append(own, yaml.MapItem{Key: poolKey, Value: cards})
	}
	p.Players[side].Own = own
}

// PoolOf gives the cards of a deck, but for those of the player's that lie elsewhere, for
// the unknown cards of the draw deck to be.
func (cards *Cards) PoolOf(p *Position, side Side, deck []*rulesdb.Card) []Pooled {
	left := map[*rulesdb.Card]int{}
	for _, c := range deck {
		left[c]++
	}
	for _, c := range p.All() {
		if known := cards.find(c.Name); known != nil && c.Owner == side && left[known] > 0 {
			left[known]--
		}
	}
	var pool []Pooled
	for _, c := range deck {
		if n := left[c]; n > 0 {
			pool = append(pool, Pooled{cards.FileName(c), n})
			delete(left, c)
		}
	}
	return pool
}

// ReadPool reads a pool as a part of a line lists cards: "2 jetstream, 3 swing".
func (cards *Cards) ReadPool(side Side, text string) ([]Pooled, []Fault) {
	p, deck := New(), Place{Zone: Deck, Side: side}
	faults := cards.Add(p, side.Letter()+" deck: "+text, deck)
	var pool []Pooled
	for _, c := range p.At(deck) {
		i := slices.IndexFunc(pool, func(of Pooled) bool { return of.Name == c.Name })
		switch {
		case c.Name == Unknown || p.IsInvented(c):
			faults = append(faults, Fault{Found: c.Name, Expected: "a card by its name"})
		case i >= 0:
			pool[i].N += c.Count
		default:
			pool = append(pool, Pooled{c.Name, c.Count})
		}
	}
	return pool, faults
}
