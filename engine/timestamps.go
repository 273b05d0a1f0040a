package engine

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Ordering the timestamps of modifiers that start to apply simultaneously (711.6).
// The frame's List holds the abilities that generate those whose order can matter;
// the players order theirs one player after another.

const (
	stampsChooses = iota
	stampsGives
)

var stampSteps = []step{
	stampsChooses: {rule: rule.R711_6, do: orderModifiers},
	stampsGives:   {rule: rule.R711_6, do: stampModifiers},
}

// beginOrdering begins to have players order the timestamps that modifiers have
// got after another one, and reports whether there is anything to order.
func (g *Game) beginOrdering(since uint16) bool {
	if !g.holds(rule.R711_6) {
		return false
	}
	var list []board.Option
	for _, h := range g.state.Unordered(since) {
		list = append(list, board.Option{Kind: board.AbilityOption, Card: g.state.Ref(h.Card),
			Action: board.Action{Ability: h.Ability}})
	}
	if len(list) == 0 {
		return false
	}
	g.begin(&board.Frame{Procedure: stampProcedure})
	g.state.SetList(list)
	return true
}

// orderModifiers asks the next player who controls any of the modifiers for their
// order, the earliest first; when all are ordered, uniqueness is looked at (516.1).
func orderModifiers(g *Game, f *board.Frame) {
	for p := range g.state.InTurnOrder(g.state.FirstToDecide()) {
		g.list = g.list[:0]
		for _, o := range g.state.List(f) {
			if g.state.Controller(o.Card.Card) == p {
				g.list = append(g.list, o)
			}
		}
		if n := uint8(len(g.list)); n > 0 {
			g.ask(board.Decision{Player: p, Kind: board.OrderCards, Rule: rule.R711_6, Min: n, Max: n}, g.list)
			return
		}
	}
	finish(f)
	g.settleControl()
	g.checkUniqueness()
}

// stampModifiers gives the modifiers their timestamps in the order that was
// chosen.
func stampModifiers(g *Game, f *board.Frame) {
	goTo(f, stampsChooses)
	ordered := slices.Clone(g.state.Answered())
	g.state.SetList(slices.DeleteFunc(slices.Clone(g.state.List(f)), func(o board.Option) bool {
		return slices.Contains(ordered, o)
	}))
	var batch []board.Occurrence
	for _, o := range ordered {
		batch = append(batch, board.Occurrence{Kind: board.ModifierStamped, Rule: rule.R711_6,
			Player: g.state.Controller(o.Card.Card),
			Card:   o.Card, Ability: o.Action.Ability})
	}
	done := slices.Clone(g.state.Done())
	g.state.Propose(g.trail, batch...)
	g.state.SetDone(done)
}
