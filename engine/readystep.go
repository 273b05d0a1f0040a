package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The Ready Step (603).

// readyCards readies all of the turn player's cards (603.1). Where text lets fewer of some be
// readied (104.2), the player chooses those first: N counts how often, lest nothing come of
// it, and M is 1 once they have been chosen.
func readyCards(g *Game, f *board.Frame) {
	if f.M == 1 {
		f.M = 0
		goTo(f, readyPhaseReadies)
		g.forChosen(board.Occurrence{Kind: board.CardReadied, Rule: rule.R603_1, Player: f.Player})
		return
	}
	cards := g.exhaustedOf(f.Player)
	among, n := g.state.BeyondLimit(cards)
	if n == 0 || int(f.N) >= len(among) {
		f.N = 0
		g.propose(cards...)
		return
	}
	g.list = g.list[:0]
	for _, o := range among {
		g.list = append(g.list, board.Option{Kind: board.CardOption, Card: o.Card})
	}
	f.N, f.M = f.N+1, 1
	goTo(f, readyPhaseReadies)
	g.ask(board.Decision{Player: f.Player, Kind: board.ChooseCards, Rule: rule.R603_1,
		Min: uint8(n), Max: uint8(n)}, g.list)
}

// exhaustedOf is the readying of a player's exhausted cards.
func (g *Game) exhaustedOf(p board.Player) []board.Occurrence {
	g.batch = g.batch[:0]
	for _, c := range g.state.InPlay() {
		if g.state.Controller(c) == p && g.state.IsExhausted(c) {
			g.batch = append(g.batch, board.Occurrence{
				Kind: board.CardReadied, Rule: rule.R603_1, Player: p, Card: g.state.Ref(c)})
		}
	}
	return g.batch
}
