package engine

import (
	"slices"

	"canterlaw/engine/ability"
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
	return g.askHeld(p, func(board.Print) bool { return true })
}

// askQuick does so where a card could be one that can be played whenever its
// player has priority.
func (g *Game) askQuick(p board.Player) bool {
	return g.state.Program().HasAbilities() && g.askHeld(p, g.isQuick)
}

func (g *Game) askHeld(p board.Player, matters func(board.Print) bool) bool {
	for _, c := range g.state.Cards(board.Hand, p) {
		if g.state.Print(c) != board.Unknown {
			continue
		}
		if prints, stated := g.state.Possible(c); stated && slices.ContainsFunc(prints, matters) {
			g.askChance(c, rule.R404_1)
			return true
		}
	}
	return false
}

// isQuick reports whether a card can be played from hand now as its timing phrase
// or its text says (512.4, 512.5), not only to open a window.
func (g *Game) isQuick(print board.Print) bool {
	for _, times := range g.state.Program().TimesToPlay(print) {
		reacts, during := slices.Contains(times, ability.Reaction), true
		for _, t := range times {
			during = during && (!isFaceoffWord(t) || situation{}.During(g.state, t))
		}
		if during && (reacts || slices.ContainsFunc(times, func(t ability.Op) bool { return t == ability.Immediate || isFaceoffWord(t) })) {
			return true
		}
	}
	return false
}
