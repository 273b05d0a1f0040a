package engine

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Repeating a loop whose numbers have been chosen (802): with the answers that were
// given in its latest iteration, until the number is reached or somebody breaks it.

// goRound counts the repetitions of the loop that is being repeated, at a moment
// that may be where it begins, and ends it before the player whose number has
// been reached has the opportunity to go on with it (802.2). It reports whether
// the loop has come round.
func (g *Game) goRound(kind board.SightingKind, p board.Player) bool {
	l := g.state.Loop()
	round, repeat := g.state.ComesRound(kind, p, counting...)
	if round && l.Done >= mostPlayed && l.Left > 0 {
		g.multiply(repeat)
	}
	if due, _, found := g.state.Due(); found && l.Left == 0 && l.Player == p && due.Optional && due.Player == p &&
		isAnsweredAt(kind, due.Decision) {
		g.bar(kind, p)
	}
	return round
}

// isAnsweredAt reports whether a decision of the kind is made at such a moment.
func isAnsweredAt(kind board.SightingKind, decision board.DecisionKind) bool {
	switch kind {
	case board.ActionSeen:
		return decision == board.Priority
	case board.OpeningSeen:
		return decision == board.Opening
	case board.MaySeen:
		return decision == board.YesOrNo
	}
	return false
}

// multiply performs the repetitions that are left by what the amounts of the
// state come to, provided that they grow by the same each time and that there are
// no more cards or modifiers than before, which this program does not keep by
// their number. Nothing triggers upon it: what triggers is part of the loop.
func (g *Game) multiply(repeat board.Repeat) {
	l := g.state.Loop()
	batch, whole := g.state.Growth(l.Left, g.ruleOfRepetitions(), counting...)
	if !repeat.Evenly {
		batch, whole = nil, false
	}
	if !whole {
		g.note(board.Entry{Rule: rule.R802_1, Note: board.LoopIsCut, N: l.Done})
	}
	l.Done += l.Left
	l.Left = 0
	g.state.Propose(g.trail, batch...)
}

// breakLoop ends the loop that is being repeated since it doesn't go on as
// before.
func (g *Game) breakLoop(p board.Player) {
	g.note(board.Entry{Rule: rule.R802_4, Note: board.LoopIsBroken, Player: p, N: g.state.Loop().Done})
	g.state.EndLoop()
}

// repeatsAnswer answers the decision as in the iteration of the loop that is
// being repeated. It reports whether there is such a loop, the answer is still
// possible, and the player hasn't asked to decide anew.
func (g *Game) repeatsAnswer() bool {
	l := g.state.Loop()
	if !l.Running {
		return false
	}
	d := g.state.Decision()
	due, before, found := g.state.Due()
	if !found || !isAnswerTo(d, due) {
		g.breakLoop(d.Player)
		return false
	}
	if d.Player == board.Chance {
		return false
	}
	if due.Free && d.Player == l.Breaker && l.BreakAt == l.Done {
		l.BreakAt = -1
		return false
	}
	chosen := g.asOptions(before)
	if len(chosen) < len(before) {
		g.breakLoop(d.Player)
		return false
	}
	l.Next++
	g.take(chosen)
	g.options = g.options[:0]
	return true
}

// isAnswerTo reports whether an answer was given to a decision like this one.
func isAnswerTo(d board.Decision, given board.Given) bool {
	return d.Kind == given.Decision && d.Player == given.Player
}

// asOptions finds what was chosen before among the options that there are now.
func (g *Game) asOptions(before []board.Option) (chosen []board.Option) {
	for _, o := range before {
		switch {
		case o.Kind == board.ActionOption:
			if g.Check(o.Action, nil) {
				chosen = append(chosen, o)
			}
		case o.Kind == board.PassOption:
			chosen = append(chosen, o)
		default:
			if i := slices.IndexFunc(g.Options(), func(other board.Option) bool { return isSame(o, other) }); i >= 0 {
				chosen = append(chosen, g.Options()[i])
			}
		}
	}
	return chosen
}

// isSame reports whether two options are the same but for how often their cards
// have become different ones.
func isSame(a, b board.Option) bool {
	a.Card.Incarnation, b.Card.Incarnation = 0, 0
	if a.Kind == board.CardOption && b.Kind == board.CardOption {
		a.N, b.N = 0, 0
	}
	return a == b
}
