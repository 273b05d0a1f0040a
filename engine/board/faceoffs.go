package board

import (
	"slices"

	"canterlaw/engine/ability"
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
	for i := range s.modifiers {
		s.modifiers[i].InFaceoff = false
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

// faceoffOf gives the start of the faceoff in which something of the history happened, if
// that is known, and whether it is over: what happens now happens in the present one.
func (s *State) faceoffOf(o *Occurrence) (started int, isOver bool) {
	started = -1
	for i := range s.history {
		switch past := &s.history[i]; {
		case past.Kind == FaceoffStarted && isOver: // a later one
			return started, true
		case past.Kind == FaceoffStarted:
			started = i
		}
		isOver = isOver || o == &s.history[i]
	}
	return started, isOver && !s.during(ability.Faceoff)
}

// wasOfKind reports whether the faceoff in which something happens or has happened is of the
// kind (514.2).
func (s *State) wasOfKind(kind *ability.Node, o *Occurrence) bool {
	if kind == nil || kind.Op == ability.Faceoff {
		return true
	}
	switch started, isOver := s.faceoffOf(o); {
	case !isOver:
		return s.during(kind.Op)
	case started < 0: // of a position that was set up
		place := slices.IndexFunc(s.history, func(past Occurrence) bool { return past.Kind == FaceoffResolved })
		return place >= 0 && (s.history[place].Area != NoArea) == (kind.Op == ability.ProblemFaceoff)
	default:
		return s.program.situation.IsOfKind(s.history[started].N, kind.Op)
	}
}

// involves reports whether any card that fits is or was involved in the faceoff in which
// something happens or has happened (514.2d).
func (s *State) involves(n *ability.Node, o *Occurrence, x *Context) bool {
	return n == nil || s.asOf(o).anyInvolved(n, x)
}

// faceoffWasAt reports whether the faceoff in which something happens or has happened occurs
// or occurred at an area (514.2e).
func (s *State) faceoffWasAt(n *ability.Node, o *Occurrence, x *Context) bool {
	if n == nil {
		return true
	}
	started, isOver := s.faceoffOf(o)
	if !isOver {
		return slices.ContainsFunc(s.Areas(), func(a AreaID) bool { return s.isAt(n, a, 0, x) && s.faceoffIsAt(a) })
	}
	for i := max(started, 0); i < len(s.history); i++ {
		past := &s.history[i]
		if past.Kind == FaceoffStarted && i > started {
			break
		}
		if (i == started || past.Kind == FaceoffResolved) && past.Area != NoArea && s.isAt(n, past.Area, 0, x) {
			return true
		}
	}
	return false
}
