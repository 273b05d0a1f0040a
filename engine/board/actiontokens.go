package board

// Of 502, these rules stand elsewhere:
//   - 502.1: ability/events.go, ability/effects.go, ability/quantities.go, ability/words_later.go
//
// Of 502, these say what something is, and nothing is done by them: 502.1a.

// Action tokens (502).

// Tokens is the player's action tokens (502.1).
func (s *State) Tokens(p Player) int { return int(s.players[p].Tokens) }

// gainTokens gives action tokens; with a number as its Value, until the end of the phase
// only.
func gainTokens(s *State, o *Occurrence) {
	p := &s.players[o.Player]
	p.Tokens += o.N
	if o.Value.Kind == NumberOption {
		p.Lent += o.N
	}
}

func payTokens(s *State, o *Occurrence) { s.takeTokens(o.Player, o.N) }

// loseTokens takes action tokens that are lost; with a number as its Value, those that a
// player had until the end of the phase only.
func loseTokens(s *State, o *Occurrence) {
	s.takeTokens(o.Player, min(o.N, s.players[o.Player].Tokens))
	if o.Value.Kind == NumberOption {
		s.players[o.Player].Lent = 0
	}
}

// takeTokens takes action tokens from a player. How many of those are left then that are
// lost as the phase ends is a disputed point.
func (s *State) takeTokens(player Player, n int32) {
	p := &s.players[player]
	p.Lent = s.LentAfter(player, n, s.program.Reading(TokensOfAPhase))
	p.Tokens -= n
}

// LentAfter is how many of a player's action tokens are lost as the phase ends, once so many
// are taken, by a reading: those that would be lost are spent first (502.1b), or all are
// alike.
func (s *State) LentAfter(player Player, n int32, reading uint8) int32 {
	p := &s.players[player]
	if reading == NotToldApart {
		return min(p.Lent, p.Tokens-n)
	}
	return max(0, p.Lent-n)
}

func setTokens(s *State, o *Occurrence) {
	p := &s.players[o.Player]
	p.Tokens, p.Lent = o.N, min(p.Lent, o.N)
}

// Lent is how many of the player's action tokens are lost as the phase ends.
func (s *State) Lent(p Player) int { return int(s.players[p].Lent) }
