package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// noteReading says in the trail that the game passes through a point which the
// rules do not settle, and how it is read here.
func (g *Game) noteReading(d board.Disputed, why rule.Number) {
	g.note(board.Entry{Rule: why, Note: board.ReadAs, N: int16(d), M: int16(g.reading(d))})
}

// reading tells how a disputed point is read in this game.
func (g *Game) reading(d board.Disputed) uint8 { return g.state.Program().Reading(d) }
