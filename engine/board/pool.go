package board

import "canterlaw/engine/card"

// Each player has two pools of printed cards: what the unknown cards of their
// draw deck can be, and those of their Problem deck. Unknown cards keep
// drawing on the pool of the deck they came from wherever they go.

func (s *State) poolOf(c CardID) int {
	i := 2 * int(s.cards[c].Owner)
	if s.cards[c].Zone == ProblemDeck {
		i++
	}
	return i
}

// pool gives the counts by print of a pool; nil where the setup stated none.
func (s *State) pool(i int) []uint8 {
	size := s.program.PrintCount() + 1
	if len(s.pools) == 0 {
		return nil
	}
	pool := s.pools[i*size : (i+1)*size]
	for _, n := range pool {
		if n > 0 {
			return pool
		}
	}
	return nil
}

// Possible lists what an unknown card can be, and whether that list was stated
// by the setup. Where nothing was stated, it is every printed card of the
// program that can be in that deck (101.2, 101.3b).
func (s *State) Possible(c CardID) (prints []Print, stated bool) {
	pool := s.pool(s.poolOf(c))
	problems := s.poolOf(c)%2 == 1
	for p := Print(1); int(p) <= s.program.PrintCount(); p++ {
		if pool != nil {
			if pool[p] > 0 {
				prints = append(prints, p)
			}
			continue
		}
		switch s.program.Card(p).Faces[0].Type {
		case card.ManeCharacter:
		case card.ProblemType:
			if problems {
				prints = append(prints, p)
			}
		default:
			if !problems {
				prints = append(prints, p)
			}
		}
	}
	return prints, pool != nil
}
