package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The End of Turn Step (615).

var endOfTurnStepSteps = []step{
	{rule: rule.R615_1, window: StartOfEndOfTurnStep},
	{rule: rule.R615_1, do: triggerEndOfTurn},
	{rule: rule.R601_2, window: EndOfEndOfTurnStep},
}

// triggerEndOfTurn marks the end of the turn, at which abilities trigger (615.1).
func triggerEndOfTurn(g *Game, _ *board.Frame) {
	g.markTime(board.TimeEnds, ability.Turn, rule.R615_1)
}
