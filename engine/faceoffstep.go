package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The Faceoff Step (612).

const faceoffStepStarts = 1

var faceoffStepSteps = []step{
	{rule: rule.R601_2, window: StartOfFaceoffStep},
	faceoffStepStarts: {rule: rule.R601_3, do: startProblemFaceoff},
	{rule: rule.R613_1, do: solveAsResolved},
	{rule: rule.R613_2, do: chooseAsResolved},
	{rule: rule.R613_2, do: replaceChosenProblem},
	{rule: rule.R601_2, window: EndOfFaceoffStep},
}

// solveAsResolved has a resolved faceoff solve its Problems at once, in editions
// in which it does.
func solveAsResolved(g *Game, f *board.Frame) {
	if g.reading(board.WhenResolved) == board.AtOnce {
		solveProblems(g, f)
	}
}

// chooseAsResolved chooses the next of those Problems to be replaced.
func chooseAsResolved(g *Game, f *board.Frame) {
	g.chooseToReplace(f, board.WhenResolved, board.AtOnce)
}

// startProblemFaceoff performs a faceoff at all Problems if the turn player
// confronted two or more of them in this Score Phase (612.1), or at the one
// confronted if the opponent could also confront it (612.2).
func startProblemFaceoff(g *Game, f *board.Frame) {
	var confronted []board.Occurrence
	for _, o := range g.state.HistoryOfPhase() {
		if o.Kind == board.ProblemConfronted && o.Player == f.Player && g.countsAsConfronted(o) {
			confronted = append(confronted, o)
		}
	}
	player := f.Player
	switch {
	case len(confronted) >= 2 && g.holds(rule.R612_1):
		if g.hasUnconfronted() {
			g.noteReading(board.UnconfrontedProblems, rule.R612_1)
		}
		g.begin(&board.Frame{Procedure: faceoffProcedure, Kind: uint8(MultiProblemFaceoff), Player: player})
		g.state.SetList(faceoffAreas(g.state, MultiProblemFaceoff, board.NoArea))
	case len(confronted) == 1 && g.holds(rule.R612_2) && g.opponentCould(confronted[0]):
		a := confronted[0].Area
		g.begin(&board.Frame{Procedure: faceoffProcedure, Kind: uint8(ProblemFaceoff), Player: player, Area: a})
		g.state.SetList(faceoffAreas(g.state, ProblemFaceoff, a))
	default:
		why := rule.R612_1
		if len(confronted) == 1 {
			why = rule.R612_2
		}
		g.note(board.Entry{Rule: why, Note: board.NoFaceoff, Player: player, N: int32(len(confronted))})
	}
}

// countsAsConfronted reports whether the confronting of a Problem counts in the
// Faceoff Step: a disputed point where the Problem has left play.
func (g *Game) countsAsConfronted(o board.Occurrence) bool {
	if g.state.IsLive(o.Card) {
		return true
	}
	g.noteReading(board.ConfrontedProblemGone, rule.R612_1)
	return g.reading(board.ConfrontedProblemGone) == board.GoneCounts
}

// faceoffAreas lists the Problems at which a Problem faceoff is: the one at the
// area, or all of them (612.1). Whether that means those too that were not
// confronted is a disputed point.
func faceoffAreas(s *board.State, kind FaceoffKind, at board.AreaID) []board.Option {
	confrontedOnly := s.Program().Reading(board.UnconfrontedProblems) == board.ConfrontedOnly
	var areas []board.AreaID
	for _, a := range s.Areas() {
		isThere := a == at
		if kind == MultiProblemFaceoff {
			isThere = !confrontedOnly || wasConfronted(s, a)
		}
		if isThere && s.Problem(a) != 0 {
			areas = append(areas, a)
		}
	}
	return problemsIn(s, areas)
}

// wasConfronted reports whether the Problem at an area was confronted in the
// present Score Phase.
func wasConfronted(s *board.State, a board.AreaID) bool {
	for _, o := range s.HistoryOfPhase() {
		if o.Kind == board.ProblemConfronted && o.Area == a {
			return true
		}
	}
	return false
}

// hasUnconfronted reports whether a Problem is in play that was not confronted
// in the present Score Phase.
func (g *Game) hasUnconfronted() bool {
	for _, a := range g.state.Areas() {
		if g.state.Problem(a) != 0 && !wasConfronted(g.state, a) {
			return true
		}
	}
	return false
}

// opponentCould reports whether the opponent could also confront the Problem
// that was confronted: as it was confronted (611.4) or now (612.2), a disputed
// point.
func (g *Game) opponentCould(confronted board.Occurrence) bool {
	if g.trail != nil {
		unrecorded := &Game{state: g.state}
		if could := unrecorded.opponentCanConfront(confronted.Player, confronted.Area); could != (confronted.N == 1) {
			g.noteReading(board.OpponentTested, rule.R612_2)
		}
	}
	if g.reading(board.OpponentTested) == board.AtFaceoffStep {
		return g.opponentCanConfront(confronted.Player, confronted.Area)
	}
	return confronted.N == 1
}
