package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// Effects on the structure of turns.

func init() {
	doers[ability.SkipNext] = skipNext
	doers[ability.AddPhase] = addPhase
}

// skipNext notes that the next such phase or step is skipped: in the turns of each of
// the players, or whoever's turn it is in.
func skipNext(g *Game, in *instruction) {
	skip := board.Occurrence{Kind: board.SkipAdded, Rule: in.rule(), Player: board.NoPlayer,
		N: int32(in.Node.Time().Op)}
	if in.Node.By() == nil {
		g.change(in, 1, skip)
		return
	}
	set := g.state.PlayersOf(in.Node.By(), &in.x)
	g.batch = g.batch[:0]
	for p := range g.state.InTurnOrder(g.state.FirstToDecide()) {
		if set.Has(p) {
			skip.Player = p
			g.batch = append(g.batch, skip)
		}
	}
	g.change(in, len(g.batch), g.batch...)
}

// addPhase inserts an additional phase, as the next or before the player's next phase
// of another sort.
func addPhase(g *Game, in *instruction) {
	player := g.state.PlayersOf(in.Node.By(), &in.x).First()
	if player == board.NoPlayer {
		g.done(in, false)
		return
	}
	add := board.Occurrence{Kind: board.TimeAdded, Rule: in.rule(), Player: player, N: int32(in.Node.Time().Op)}
	if before := in.Node.Before(); before != nil {
		add.Value = board.Number(int(before.Op))
	}
	g.change(in, 1, add)
}
