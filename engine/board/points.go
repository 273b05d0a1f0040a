package board

// Points (517).

func score(s *State, o *Occurrence) { s.players[o.Player].Score += o.N }

func losePoints(s *State, o *Occurrence) {
	s.players[o.Player].Score = max(0, s.players[o.Player].Score-o.N)
}

func setScore(s *State, o *Occurrence) { s.players[o.Player].Score = o.N }
