package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The Draw Step (605).

// maySkipDrawStep skips the Draw Step of a player with an empty draw deck, in
// editions that do.
func maySkipDrawStep(g *Game, f *board.Frame) {
	empty := len(g.state.Cards(board.DrawDeck, f.Player)) == 0
	if empty && g.reading(board.DrawStepWithoutCards) == board.StepSkipped {
		g.noteReading(board.DrawStepWithoutCards, rule.R605_1)
		goTo(f, readyPhaseEnds)
	}
}

var drawStepSteps = []step{
	{rule: rule.R601_2, window: StartOfDrawStep},
	{rule: rule.R605_1, do: drawForTurn},
	{rule: rule.R601_2, window: EndOfDrawStep},
}

// drawForTurn lets the turn player draw a card (605.1), but not the first
// player on their first turn (605.1a).
func drawForTurn(g *Game, _ *board.Frame) {
	p := g.state.TurnPlayer()
	if g.state.Turn() == 1 && g.holds(rule.R605_1a) {
		g.note(board.Entry{Rule: rule.R605_1a, Note: board.NoDrawOnFirstTurn, Player: p})
		return
	}
	g.draw(p, rule.R605_1)
}
