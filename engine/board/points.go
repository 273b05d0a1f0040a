package board

// Points (517).

func score(s *State, o *Occurrence) { s.players[o.Player].Score += o.N }

func losePoints(s *State, o *Occurrence) {
	s.players[o.Player].Score = max(0, s.players[o.Player].Score-o.N)
}

func setScore(s *State, o *Occurrence) { s.players[o.Player].Score = o.N }

// Score is the player's points (517.1).
func (s *State) Score(p Player) int { return int(s.players[p].Score) }

// HighestScore is the score of the player in the game with the highest score
// (604.1).
func (s *State) HighestScore() int {
	highest := int32(0)
	for i := range s.players {
		if !s.players[i].Gone {
			highest = max(highest, s.players[i].Score)
		}
	}
	return int(highest)
}
