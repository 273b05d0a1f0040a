package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// Modifiers about nothing: what they would do is done to cards that were to be chosen or found
// and are none (705.2e, 707.2). Creating such a one is not something that could be done.

// affectsNone reports whether a modifier would do nothing as names mean nothing now: it can't be
// created (707.2).
func (g *Game) affectsNone(a *board.Ability, x *board.Context) bool {
	return g.doesNothing(a, func(slot uint8) bool {
		return g.state.IsBound(x.Env, slot) && len(g.state.Values(x.Env, slot)) == 0
	})
}

// doesNothing reports whether all that a modifier would do is done to cards that are none, with
// those that it would choose among them, or it waits for something to happen to them (708.4).
func (g *Game) doesNothing(a *board.Ability, missing func(slot uint8) bool) bool {
	if a.Event != nil {
		return areNone(a.Event.Affected(), missing) || g.instructsNothing(a.Script, missing)
	}
	return len(a.Statements) > 0 && !slices.ContainsFunc(a.Statements, func(n *ability.Node) bool {
		return !areNone(n.Affected(), missing)
	})
}

// instructsNothing reports whether all instructions of a script are about cards that are none.
func (g *Game) instructsNothing(script []board.Instruction, missing func(slot uint8) bool) bool {
	var chosen []uint8
	none := func(slot uint8) bool { return missing(slot) || slices.Contains(chosen, slot) }
	instructs := false
	for i := range script {
		in := &script[i]
		switch {
		case in.Kind == board.Create:
			if !g.doesNothing(g.state.Program().Ability(in.Block), none) {
				return false
			}
			instructs = true
		case in.Kind == board.Do && areNone(in.Node.Affected(), none):
			chosen = append(chosen, in.Slots...)
			instructs = true
		case in.Kind == board.Do && !isChoice(in.Node.Op):
			return false
		}
	}
	return instructs
}

// areNone reports whether a description of cards means none since a name in it means nothing.
func areNone(cards *ability.Node, missing func(slot uint8) bool) bool {
	none := func(n *ability.Node) bool { return areNone(n, missing) }
	switch {
	case cards == nil:
		return false
	case cards.Op == ability.And:
		return slices.ContainsFunc(cards.Args, none)
	case cards.Op == ability.Or:
		return !slices.ContainsFunc(cards.Args, func(n *ability.Node) bool { return !none(n) })
	}
	return cards.Op == ability.Bound && cards.Slot != 0 && missing(cards.Slot)
}
