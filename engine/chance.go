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
	prints, stated := g.possible(c)
	g.askAmong(c, prints, stated, why)
}

// possible gives what an unknown card can be. The list is good until the next.
func (g *Game) possible(c board.CardID) (prints []board.Print, stated bool) {
	g.prints, stated = g.state.Possible(g.prints[:0], c)
	return g.prints, stated
}

// askAmong does so among what it can be, where that is known already.
func (g *Game) askAmong(c board.CardID, prints []board.Print, stated bool, why rule.Number) {
	g.list = slices.Grow(g.list[:0], len(prints))[:len(prints)]
	clear(g.list)
	ref := g.state.Ref(c)
	for i, p := range prints {
		o := &g.list[i]
		o.Kind, o.Print, o.Card = board.PrintOption, p, ref
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
	return g.askHeld(p, func(board.CardID) bool { return true })
}

// askQuick does so where a card could be one that can be played whenever its
// player has priority.
func (g *Game) askQuick(p board.Player) bool {
	if len(g.state.Program().PlayTimes()) == 0 {
		return false
	}
	return g.askHeld(p, g.couldBeQuick)
}

func (g *Game) askHeld(p board.Player, matters func(board.CardID) bool) bool {
	if !g.state.HoldsUnknown(p) {
		return false
	}
	for _, c := range g.state.Cards(board.Hand, p) {
		if g.state.Print(c) != board.Unknown || !matters(c) {
			continue
		}
		if prints, stated := g.possible(c); stated {
			g.askAmong(c, prints, stated, rule.R404_1)
			return true
		}
	}
	return false
}

// couldBeQuick reports whether an unknown card could be one that can be played
// from hand now as its timing phrase or its text says (512.4, 512.5), not only to
// open a window.
func (g *Game) couldBeQuick(c board.CardID) bool {
	for _, t := range g.state.Program().PlayTimes() {
		if g.state.Copies(c, t.Print) > 0 && g.isQuick(t.Times) {
			return true
		}
	}
	return false
}

// isQuick reports whether a timing phrase can be met now by who has priority.
func (g *Game) isQuick(times []ability.Op) bool {
	quick := slices.Contains(times, ability.Reaction)
	for _, t := range times {
		if isFaceoffWord(t) && !(situation{}).During(g.state, t) {
			return false
		}
		quick = quick || t == ability.Immediate || isFaceoffWord(t)
	}
	return quick
}
