package board

// Action tokens (502).

func gainTokens(s *State, o *Occurrence) { s.players[o.Player].Tokens += o.N }

func payTokens(s *State, o *Occurrence) { s.players[o.Player].Tokens -= o.N }

func loseTokens(s *State, o *Occurrence) {
	s.players[o.Player].Tokens = max(0, s.players[o.Player].Tokens-o.N)
}

func setTokens(s *State, o *Occurrence) { s.players[o.Player].Tokens = o.N }
