package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Chance is a player: it decides what an unknown card is when a rule first
// needs to know, and never before.

// askChance asks what an unknown card is.
func (g *Game) askChance(c board.CardID, why rule.Number) {
	prints, stated := g.state.Possible(c)
	g.list = g.list[:0]
	for _, p := range prints {
		g.list = append(g.list, board.Option{Kind: board.PrintOption, Print: p, Card: g.state.Ref(c)})
	}
	g.ask(board.Decision{Player: board.Chance, Kind: board.ChooseCard, Rule: why, Min: 1, Max: 1,
		Card: c, Open: !stated}, g.list)
}

// learnChosen fixes what Chance decided.
func (g *Game) learnChosen(why rule.Number) {
	chosen := g.state.Answered()[0]
	g.propose(board.Occurrence{Kind: board.CardLearned, Rule: why, Player: g.state.Owner(chosen.Card.Card),
		Card: chosen.Card, N: int32(chosen.Print)})
}

// askHand asks Chance what the next unknown card in a player's hand is, where
// what it can be was stated: players may look at their hand at any time
// (404.1). It reports whether there was such a card.
func (g *Game) askHand(p board.Player) bool {
	for _, c := range g.state.Cards(board.Hand, p) {
		if g.state.Print(c) != board.Unknown {
			continue
		}
		if _, stated := g.state.Possible(c); stated {
			g.askChance(c, rule.R404_1)
			return true
		}
	}
	return false
}
