package board

// Searching (518).

// search shows a player all cards of the zone in which they search (518).
func search(s *State, o *Occurrence) {
	c := &s.cards[o.Card.Card]
	for _, other := range s.Cards(c.Zone, c.Owner) {
		s.cards[other].Seen |= SetOf(o.Player)
	}
}
