package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// noteReading says in the trail that the game passes through a point which the
// rules do not settle, and how it is read here.
func (g *Game) noteReading(d board.Disputed, why rule.Number) {
	g.note(board.Entry{Rule: why, Note: board.ReadAs, N: int32(d), M: int32(g.reading(d))})
}

// reading tells how a disputed point is read in this game.
func (g *Game) reading(d board.Disputed) uint8 { return g.state.Program().Reading(d) }

// noteReadingsOfAction says how the points are read that make an action legal.
func (g *Game) noteReadingsOfAction(f *board.Frame) {
	if g.trail == nil {
		return
	}
	switch c := f.Card.Card; board.ActionKind(f.Kind) {
	case board.PlayCard, board.PlayTroublemaker:
		if g.hasCharacterFor(f.Player, g.state.Face(c).PlayRequirements) {
			g.noteReading(board.TwoColorPlayRequirements, rule.R205_1)
		}
		if f.Kind == uint8(board.PlayTroublemaker) {
			g.noteReading(board.PlayedTroublemaker, rule.R705_2a)
		}
	case board.MoveCharacter:
		if g.state.IsFrightened(c) {
			g.noteReading(board.FrightenedCharacters, rule.R609_2b)
		}
	case board.DrawCard:
		if len(g.state.Cards(board.DrawDeck, f.Player)) == 0 {
			g.noteReading(board.DrawingFromAnEmptyDeck, rule.R707_2)
		}
	}
}

// hasCharacterFor reports whether the player controls a character of two of the
// colors that play requirements ask for.
func (g *Game) hasCharacterFor(p board.Player, requirements []card.PlayRequirement) bool {
	var colors card.Colors
	for _, r := range requirements {
		colors |= card.ColorsOf(r.Color)
	}
	for _, c := range g.state.InPlay() {
		if g.state.Controller(c) == p && g.state.IsCharacter(c) && (g.state.Colors(c) & colors).Several() {
			return true
		}
	}
	return false
}
