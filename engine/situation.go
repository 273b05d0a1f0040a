package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// What abilities ask of the procedures in progress.

type situation struct{}

// NewProgram makes a program for the number of players with the printed cards that can occur.
// Print 1 is the first card of the list. It fails as board.NewProgram does.
func NewProgram(players int, prints []card.Card, readings board.Readings) (*board.Program, error) {
	return NewProgramWith(players, prints, readings, board.Additions{})
}

// NewProgramWith is as NewProgram, with what a position has besides cards. It fails as
// board.NewProgram does.
func NewProgramWith(players int, prints []card.Card, readings board.Readings,
	added board.Additions) (*board.Program, error) {
	return board.NewProgram(situation{}, players, prints, readings, added)
}

// phaseWords are the phases and steps by the words of the notation.
var phaseWords = [...]struct {
	word  ability.Op
	phase board.Procedure
}{
	{ability.ReadyPhase, readyPhase}, {ability.DrawStep, drawStep}, {ability.TroublemakerPhase, troublemakerPhase},
	{ability.MainPhase, mainPhase}, {ability.ScorePhase, scorePhase}, {ability.SolveStep, solveStep},
	{ability.EndPhase, endPhase},
}

// phaseOf gives the phase or step that a word means; 0 if it means none.
func phaseOf(word ability.Op) board.Procedure {
	for i := range phaseWords {
		if phaseWords[i].word == word {
			return phaseWords[i].phase
		}
	}
	return 0
}

// During reports whether the game is in what the time word means.
func (situation) During(s *board.State, time ability.Op) bool {
	switch time {
	case ability.Turn, ability.Game, ability.Phase, ability.AnyPhase:
		return true
	case ability.Faceoff, ability.ProblemFaceoff, ability.TroublemakerFaceoff:
		f := faceoffOf(s)
		if f == nil {
			return false
		}
		return situation{}.IsOfKind(int32(f.Kind), time)
	}
	procedure := phaseOf(time)
	for _, f := range s.Frames() {
		if f.Procedure == procedure {
			return procedure != 0
		}
	}
	return false
}

// IsOfKind reports whether a faceoff is of the kind that the time word means (514.2).
func (situation) IsOfKind(kind int32, time ability.Op) bool {
	return time == ability.Faceoff || time == ability.TroublemakerFaceoff && FaceoffKind(kind) == TroublemakerFaceoff ||
		time == ability.ProblemFaceoff && FaceoffKind(kind).isAtProblems()
}

// faceoffOf finds the faceoff in progress, nil outside of faceoffs.
func faceoffOf(s *board.State) *board.Frame {
	frames := s.Frames()
	for i := range frames {
		if frames[i].Procedure == faceoffProcedure && frames[i].Flags&faceoffOver == 0 {
			return &frames[i]
		}
	}
	return nil
}

// IsInvolved reports whether a card is involved in the faceoff (514.2d).
func (situation) IsInvolved(s *board.State, c board.CardID) bool {
	f := faceoffOf(s)
	if f == nil {
		return false
	}
	g := Game{state: s}
	return g.isInvolved(f, c)
}

// DescribesInvolved reports whether what started the faceoff describes the cards that
// are involved in it (514.2c).
func (situation) DescribesInvolved(s *board.State) bool {
	f := faceoffOf(s)
	return f != nil && f.Flags&faceoffByEffect != 0
}

// Challenger is the challenger of a Troublemaker faceoff (608.4).
func (situation) Challenger(s *board.State) board.Player {
	if f := faceoffOf(s); f != nil && FaceoffKind(f.Kind) == TroublemakerFaceoff {
		return f.Player
	}
	return board.NoPlayer
}

// SparePower is what a player's characters contribute to confronting the Problem
// at the area, less what its requirements ask for (611.3). Whether power counts that
// can meet none of them is a disputed point.
func (situation) SparePower(s *board.State, p board.Player, a board.AreaID) int {
	problem := s.Problem(a)
	if problem == 0 {
		return 0
	}
	g := Game{state: s}
	requirements := g.requirementsFor(p, problem)
	spare := 0
	power := g.contributing(p, a, requirements)
	for _, c := range power.of {
		if g.reading(board.PowerBeyondRequired) == board.PowerOfAnyColor || power.isOfUse(c, requirements) {
			spare += c.power
		}
	}
	for _, r := range requirements {
		spare -= r.Power
	}
	return spare
}

// PowerTotal is the power total that a player would have in the faceoff if the totals were compared
// now (514.4a).
func (situation) PowerTotal(s *board.State, p board.Player) int {
	f := faceoffOf(s)
	if f == nil {
		return 0
	}
	g := Game{state: s}
	return g.powerTotal(f, p)
}

// Concerns reports whether the answers can depend on such a procedure's being in
// progress.
func (situation) Concerns(p board.Procedure) bool { return p == faceoffProcedure || wordOf[p] != 0 }

// FaceoffIsAt reports whether the faceoff occurs at the area (514.2e).
func (situation) FaceoffIsAt(s *board.State, a board.AreaID) bool {
	f := faceoffOf(s)
	return f != nil && occursAt(s, f, a)
}

// IsDuring reports whether the game is in what a time word means (601.2).
func (g *Game) IsDuring(time ability.Op) bool { return situation{}.During(g.state, time) }
