package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Action tokens (502), those that last until a phase ends among them.

// takeLentTokens adds to what happens as a phase is over that players lose the action
// tokens that they had until then only.
func (g *Game) takeLentTokens(time ability.Op) {
	if !g.state.Program().HasOp(ability.GainUntil) || !board.IsPhase(time) {
		return
	}
	for p := range g.state.InTurnOrder(0) {
		if n := g.state.Lent(p); n > 0 {
			g.batch = append(g.batch, board.Occurrence{Kind: board.TokensLost,
				Rule: rule.R708_2, Player: p, N: int32(n),
				Value: board.Number(n)})
		}
	}
}

// noteTokensTaken says how the point about action tokens that last until a phase ends is
// read where somebody pays or loses tokens and has others too.
func (g *Game) noteTokensTaken(batch []board.Occurrence) {
	if g.trail == nil || !g.state.Program().HasOp(ability.GainUntil) {
		return
	}
	for i := range batch {
		o := &batch[i]
		if o.Kind != board.TokensPaid && (o.Kind != board.TokensLost || o.Value.Kind == board.NumberOption) {
			continue
		}
		if g.state.LentAfter(o.Player, o.N, board.SpentFirst) != g.state.LentAfter(o.Player, o.N, board.NotToldApart) {
			g.noteReading(board.TokensOfAPhase, rule.R502_1b)
		}
	}
}
