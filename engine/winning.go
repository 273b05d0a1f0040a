package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Winning and losing (103). Reaching the winning score and being the last
// player left are looked for by board's pipeline after every change.

// Concede has a player concede, which is possible at any time (103.4) and so
// never among the options of a decision.
func (g *Game) Concede(p board.Player) error {
	if g.state.Result().Over {
		return ErrNothingToDecide
	}
	g.propose(board.Occurrence{Kind: board.PlayerLoses, Rule: rule.R103_4, Player: p})
	g.Run()
	return nil
}
