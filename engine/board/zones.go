package board

// Of 401, these say what something is, and nothing is done by them: 401.2, 401.3.

// zoneIndex finds a zone's place in bounds: each player's own zones, then the
// shared ones (401.4), then what is out of the game.
func (s *State) zoneIndex(z Zone, p Player) int {
	switch z {
	case Play:
		return 6 * s.Players()
	case Queue:
		return 6*s.Players() + 1
	case OutOfGame:
		return 6*s.Players() + 2
	case DrawDeck, ProblemDeck, Hand:
		return 6*int(p) + int(z)
	default: // DiscardPile, Banished, Flip
		return 6*int(p) + int(z) - 1
	}
}

// Cards lists the cards in a zone, the top one first in a deck. The player
// does not matter for shared zones (401.4). The slice belongs to the state:
// read it before the next change.
func (s *State) Cards(z Zone, p Player) []CardID {
	i := s.zoneIndex(z, p)
	return s.order[s.bounds[i]:s.bounds[i+1]:s.bounds[i+1]]
}

// position says where in a zone a card is put.
type position bool

const (
	onTop    position = false // first
	onBottom position = true  // last
)

// put takes a card out of its zone and puts it into another, so that every
// card is in exactly one zone at all times (401.1).
func (s *State) put(c CardID, z Zone, at position) {
	state := &s.cards[c]
	s.changesIn(state.Zone, c)
	s.changesIn(z, c)
	from := s.zoneIndex(state.Zone, state.Owner)
	to := s.zoneIndex(z, state.Owner)
	i := int(s.bounds[from])
	for s.order[i] != c {
		i++
	}
	// Where the card goes, counted after it has been taken out.
	var j int
	if at == onTop {
		j = int(s.bounds[to])
	} else {
		j = int(s.bounds[to+1])
	}
	if j > i {
		j--
		copy(s.order[i:j], s.order[i+1:j+1])
	} else {
		copy(s.order[j+1:i+1], s.order[j:i])
	}
	s.order[j] = c
	for k := from + 1; k <= to; k++ {
		s.bounds[k]--
	}
	for k := to + 1; k <= from; k++ {
		s.bounds[k]++
	}
	state.Zone = z
}

// Zone is the zone that the card is in (401.1).
func (s *State) Zone(c CardID) Zone { return s.cards[c].Zone }

// InPlay lists the cards in the play zone in the order in which they entered.
// The slice belongs to the state: read it before the next change.
func (s *State) InPlay() []CardID { return s.Cards(Play, 0) }
