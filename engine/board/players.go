package board

import (
	"iter"
	"math/bits"

	"canterlaw/engine/ability"
)

// Of 106, these say what something is, and nothing is done by them: 106.2.

// Players (106): those whom an ability means.

// PlayerSet is a set of players, a bit for each seat.
type PlayerSet uint8

// Has reports whether the player is in the set.
func (p PlayerSet) Has(player Player) bool { return player < 8 && p&(1<<player) != 0 }

// First gives one player of the set, NoPlayer if it is empty.
func (p PlayerSet) First() Player {
	if p == 0 {
		return NoPlayer
	}
	return Player(bits.TrailingZeros8(uint8(p)))
}

// Count is how many players are in the set.
func (p PlayerSet) Count() int { return bits.OnesCount8(uint8(p)) }

// SetOf gives the set of one player.
func SetOf(p Player) PlayerSet {
	if p >= 8 {
		return 0
	}
	return 1 << p
}

func (s *State) everyone() PlayerSet {
	set := PlayerSet(0)
	for p := range s.players {
		if !s.players[p].Gone {
			set |= 1 << p
		}
	}
	return set
}

// PlayersOf evaluates players.
func (s *State) PlayersOf(n *ability.Node, x *Context) PlayerSet {
	switch n.Op {
	case ability.You:
		return SetOf(x.You)
	case ability.Opponent:
		return SetOf(s.Next(x.You))
	case ability.Opponents:
		return s.everyone() &^ SetOf(x.You)
	case ability.Players:
		return s.everyone()
	case ability.TurnPlayer:
		return SetOf(s.turnPlayer)
	case ability.Controller:
		return s.ofCards(n.Cards(), x, func(c CardID) Player {
			if s.cards[c].Zone == Play || s.cards[c].Zone == Queue {
				return s.cards[c].Controller
			}
			return s.cards[c].Owner
		})
	case ability.Owner:
		return s.ofCards(n.Cards(), x, s.Owner)
	case ability.PlayerWithMost:
		return s.playerWithMost(n.Cards(), x)
	case ability.OpponentOf:
		if p := s.PlayersOf(n.Player(), x).First(); p != NoPlayer {
			return SetOf(s.Next(p))
		}
	case ability.Challenger:
		return SetOf(s.challenger())
	case ability.Or:
		return s.PlayersOf(n.Left(), x) | s.PlayersOf(n.Right(), x)
	case ability.Bound, ability.Linked:
		set := PlayerSet(0)
		if rows, plain := s.rowsFor(n, x); plain {
			for i := range rows {
				if b := &rows[i]; b.Slot == n.Slot && b.Value.Kind == PlayerOption {
					set |= SetOf(Player(b.Value.N))
				}
			}
			return set
		}
		for v := range s.valuesOf(n, x) {
			if v.Kind == PlayerOption {
				set |= SetOf(Player(v.N))
			}
		}
		return set
	}
	return 0
}

func (s *State) ofCards(n *ability.Node, x *Context, of func(CardID) Player) PlayerSet {
	set := PlayerSet(0)
	s.eachMeant(n, x, func(r Ref) bool {
		set |= SetOf(of(r.Card))
		return true
	})
	return set
}

// playerWithMost is who controls more of the cards than any other player; nobody if
// several control as many.
func (s *State) playerWithMost(n *ability.Node, x *Context) (most PlayerSet) {
	var counts [8]int
	s.eachMeant(n, x, func(r Ref) bool {
		counts[s.holder(r.Card)]++
		return true
	})
	best := 0
	for p, count := range counts[:len(s.players)] {
		switch {
		case count > best:
			best, most = count, SetOf(Player(p))
		case count == best:
			most = 0
		}
	}
	return most
}

func (s *State) playersIn(set PlayerSet) []Player {
	var all []Player
	for p := range s.players {
		if set.Has(Player(p)) {
			all = append(all, Player(p))
		}
	}
	return all
}

// TurnPlayer is the player whose turn it is (106.1).
func (s *State) TurnPlayer() Player { return s.turnPlayer }

// Next is the next player in turn order who is in the game.
func (s *State) Next(p Player) Player {
	for {
		if p = s.after(p); s.InGame(p) {
			return p
		}
	}
}

// after is the next player in turn order, in the game or not: a comparison, as dividing takes longer.
func (s *State) after(p Player) Player {
	if p++; int(p) < s.Players() {
		return p
	}
	return 0
}

// InTurnOrder gives the players who are in the game, in turn order, the given
// one first.
func (s *State) InTurnOrder(first Player) iter.Seq[Player] {
	return func(yield func(Player) bool) {
		p := first
		for range s.Players() {
			if s.InGame(p) && !yield(p) {
				return
			}
			p = s.after(p)
		}
	}
}
