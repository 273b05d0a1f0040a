package engine

import (
	"fmt"

	"canterlaw/engine/board"
)

// Prepared is an effect that was processed before a position: what it does
// still lasts.
type Prepared struct {
	Effect     int // its place among those of the program (board.Additions)
	Source     board.CardID
	Controller board.Player
}

// Prepare processes effects on a table on which no procedure is in progress yet:
// before At puts them there. It is an error if an effect asks a player for a
// decision.
func Prepare(s *board.State, effects ...Prepared) error {
	g := &Game{state: s, prepares: true}
	for i, e := range effects {
		g.beginEffect(board.Frame{Player: e.Controller, Card: s.Ref(e.Source), Area: s.Area(e.Source),
			Ability: board.AbilityRef{ID: s.Program().Added(e.Effect)}})
		for s.Depth() > 0 {
			if d := s.Decision(); d.Kind != board.NoDecision {
				return fmt.Errorf("effect %d asks for a decision (%s): expected one that leaves nothing to choose",
					i+1, d.Rule)
			}
			g.takeStep()
		}
	}
	return nil
}
