package board

import "canterlaw/engine/card"

// Each player has two pools of printed cards: what the unknown cards of their
// draw deck can be, and those of their Problem deck. An unknown card draws on
// the pool of the deck that it is in, and once it has left, of the draw deck
// that it came from.

// poolOf gives the index of the pool that an unknown card draws on.
func (s *State) poolOf(c CardID) int {
	return poolIndex(s.cards[c].Owner, s.cards[c].Zone == ProblemDeck)
}

func poolIndex(p Player, problems bool) int {
	if problems {
		return 2*int(p) + 1
	}
	return 2 * int(p)
}

// pool gives the counts by print of a pool.
func (s *State) pool(i int) []uint8 {
	size := s.program.PrintCount() + 1
	return s.pools[i*size : (i+1)*size]
}

// learn fixes what an unknown card is and takes it out of its pool.
func (s *State) learn(c CardID, print Print) {
	if pool := s.pool(s.poolOf(c)); pool[print] > 0 {
		pool[print]--
	}
	s.cards[c].Print = print
	s.changesIn(s.cards[c].Zone, c)
}

// shuffle makes the order of a deck unknown: its cards go into the pool, and
// each becomes a different card (410.6) of which nobody knows what it is. So many
// of the top cards keep their places, of the bottom cards if the number is
// negative.
func (s *State) shuffle(p Player, problems bool, kept int) {
	zone := DrawDeck
	if problems {
		zone = ProblemDeck
	}
	pool := s.pool(poolIndex(p, problems))
	deck := s.Cards(zone, p)
	s.changes(cardsIn(zone) | ofAbilities | ofModifiers)
	if kept = max(-len(deck), min(kept, len(deck))); kept >= 0 {
		deck = deck[kept:]
	} else {
		deck = deck[:len(deck)+kept]
	}
	for _, c := range deck {
		if print := s.cards[c].Print; print != Unknown {
			pool[print]++
			s.cards[c].Print = Unknown
		}
		s.becomeDifferent(c)
	}
}

// Possible adds to a list what an unknown card can be, and tells whether that is all that it
// can be: as many cards are in its pool as draw on it. Where that was not
// stated, it can be every printed card of the program that can be in that deck
// (101.2, 101.3b); tokens never are (521.3).
func (s *State) Possible(list []Print, c CardID) (prints []Print, stated bool) {
	i := s.poolOf(c)
	pool := s.pool(i)
	if s.holding(poolIsStated<<i, func() bool { return s.isStated(i) }) {
		for p, n := range pool[1:] {
			if n > 0 {
				list = append(list, Print(p+1))
			}
		}
		return list, true
	}
	for p := Print(1); int(p) <= s.program.PrintCount(); p++ {
		if canBeIn(s.program.Card(p), i%2 == 1) {
			list = append(list, p)
		}
	}
	return list, false
}

// isStated reports whether a pool accounts for all unknown cards that draw on
// it. It does so until unknown cards leave a Problem deck: what becomes known or is shuffled
// changes the cards and their pool alike.
func (s *State) isStated(i int) bool {
	unknown, owner, problems := 0, Player(i/2), i%2 == 1
	for c := 1; c < len(s.cards); c++ {
		state := &s.cards[c]
		if state.Print == Unknown && state.Owner == owner && (state.Zone == ProblemDeck) == problems {
			unknown++
		}
	}
	for _, n := range s.pool(i) {
		unknown -= int(n)
	}
	return unknown <= 0
}

// canBeIn reports whether the card can be in a Problem deck, or else in a draw
// deck.
func canBeIn(c *card.Card, problemDeck bool) bool {
	switch t := c.Faces[0].Type; {
	case c.Token, t == card.ManeCharacter:
		return false
	case t == card.ProblemType:
		return problemDeck
	default:
		return !problemDeck
	}
}

// Copies is how many copies of a print are among what an unknown card can be,
// for those who draw at random: each copy is as likely as any other. It is 0
// where that was not stated.
func (s *State) Copies(c CardID, print Print) int { return int(s.pool(s.poolOf(c))[print]) }

// DrawPool tells how many of the unknown cards that are or were in a player's draw deck
// are of each print; empty when that is not stated.
func (s *State) DrawPool(p Player) map[Print]int {
	pool := map[Print]int{}
	for print, n := range s.pool(poolIndex(p, false)) {
		if n > 0 {
			pool[Print(print)] = int(n)
		}
	}
	return pool
}
