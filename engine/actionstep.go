package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The Action Step (604).

// receiveTokens gives the turn player action tokens by the highest score
// (604.1).
func receiveTokens(g *Game, f *board.Frame) {
	n, why := TokensForScore(g.state.HighestScore())
	g.propose(board.Occurrence{Kind: board.TokensGained, Rule: why, Player: f.Player, N: int32(n)})
}

// TokensForScore is how many action tokens the turn player receives when the
// highest score is the given one, and the subrule that says so.
func TokensForScore(highest int) (tokens int, why rule.Number) {
	switch {
	case highest <= 1:
		return 2, rule.R604_1a
	case highest < 6:
		return 3, rule.R604_1b
	case highest < 11:
		return 4, rule.R604_1c
	default:
		return 5, rule.R604_1d
	}
}

// endActionStep opens the window at the end of the Action Step where 601.2a does
// not withhold it, or is read that way.
func endActionStep(g *Game, _ *board.Frame) {
	g.noteWhereItDecides(board.ActionStepWindow, rule.R601_2a)
	if g.reading(board.ActionStepWindow) == board.OpenWindow || !g.holds(rule.R601_2a) {
		g.begin(&board.Frame{Procedure: windowProcedure, Kind: uint8(EndOfActionStep)})
		return
	}
	g.mayOpenWithoutWindow(EndOfActionStep)
}
