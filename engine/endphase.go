package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The End Phase (614): the End of Turn Step (615, endofturnstep.go) and the Wrap Up Step
// (616, wrapupstep.go).

var endPhaseSteps = []step{
	{rule: rule.R601_2, window: StartOfEndPhase},
	{rule: rule.R601_3, enters: endOfTurnStep},
	{rule: rule.R601_3, enters: wrapUpStep},
	{rule: rule.R601_2, do: endEndPhase},
}

// endEndPhase opens a window at the end of the End Phase only where the disputed
// point about it is read so: the turn ends in the Wrap Up Step, in which nobody
// receives priority (601.2b, 616.4).
func endEndPhase(g *Game, _ *board.Frame) {
	g.noteWhereItDecides(board.WindowAfterWrapUp, rule.R601_2)
	if g.reading(board.WindowAfterWrapUp) == board.WindowOpens {
		g.begin(&board.Frame{Procedure: windowProcedure, Kind: uint8(EndOfEndPhase)})
		return
	}
	g.markTime(board.TimeEnds, ability.EndPhase, rule.R601_2)
}
