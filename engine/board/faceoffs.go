package board

import (
	"canterlaw/engine/ability"
	"slices"
)

// Faceoffs (514): what lasts as long as one.

// Involvement is a card that an effect has made involved in the faceoff, or has
// made cease to be (514.2d).
type Involvement struct {
	Card     Ref  `json:"card"`
	Involved bool `json:"involved"`
}

func clearFaceoff(s *State, _ *Occurrence) {
	s.involved, s.noted = s.involved[:0], s.noted[:0]
	for i := range s.players {
		s.players[i].Total, s.players[i].Flips = 0, 0
	}
	s.forgetUses(uint16(ability.Faceoff))
}

func involve(s *State, o *Occurrence) {
	s.involved = append(s.involved, Involvement{o.Card, o.Kind == CardInvolved})
}

func noteInvolved(s *State, o *Occurrence) { s.noteInvolvement(o.Card, o.N >= 0) }

func addToTotal(s *State, o *Occurrence) { s.players[o.Player].Total += o.N }

func addFlips(s *State, o *Occurrence) { s.players[o.Player].Flips += o.N }

// TotalModifier is what effects have added to the player's power total in the
// faceoff (514.4a).
func (s *State) TotalModifier(p Player) int { return int(s.players[p].Total) }

// FlipsAdded is how many more cards the player flips by effects in the flip of the
// faceoff (514.3a); fewer if negative.
func (s *State) FlipsAdded(p Player) int { return int(s.players[p].Flips) }

// NotedInvolved lists the cards noted as involved in the faceoff. The slice
// belongs to the state.
func (s *State) NotedInvolved() []Ref { return s.noted }

func (s *State) noteInvolvement(r Ref, involved bool) {
	if involved {
		s.noted = append(s.noted, r)
		return
	}
	s.noted = slices.DeleteFunc(s.noted, func(other Ref) bool { return other == r })
}

// Involvements lists the cards that effects have made involved in the faceoff,
// or have made cease to be, in this order. The slice belongs to the state.
func (s *State) Involvements() []Involvement { return s.involved }
