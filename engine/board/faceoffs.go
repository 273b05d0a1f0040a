package board

import "canterlaw/engine/ability"

// Faceoffs (514): what lasts as long as one.

func clearFaceoff(s *State, _ *Occurrence) {
	s.involved, s.noted = s.involved[:0], s.noted[:0]
	for i := range s.players {
		s.players[i].Total, s.players[i].Flips = 0, 0
	}
	s.ForgetUses(uint16(ability.Faceoff))
}

func involve(s *State, o *Occurrence) {
	s.involved = append(s.involved, Involvement{o.Card, o.Kind == CardInvolved})
}

func noteInvolved(s *State, o *Occurrence) { s.noteInvolvement(o.Card, o.N >= 0) }

func addToTotal(s *State, o *Occurrence) { s.players[o.Player].Total += o.N }

func addFlips(s *State, o *Occurrence) { s.players[o.Player].Flips += o.N }
