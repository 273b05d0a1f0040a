package board

// Action tokens (502).

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

func loseTokens(s *State, o *Occurrence) {
	s.takeTokens(o.Player, min(o.N, s.players[o.Player].Tokens))
}

// takeTokens takes action tokens from a player: first those that would be lost as the
// phase ends, since they may be spent in any order (502.1b).
func (s *State) takeTokens(player Player, n int32) {
	p := &s.players[player]
	p.Tokens -= n
	p.Lent = max(0, p.Lent-n)
}

func setTokens(s *State, o *Occurrence) {
	p := &s.players[o.Player]
	p.Tokens, p.Lent = o.N, min(p.Lent, o.N)
}

// Lent is how many of the player's action tokens are lost as the phase ends.
func (s *State) Lent(p Player) int { return int(s.players[p].Lent) }
