package engine

import "canterlaw/engine/board"

// Playing on without stopping where the only thing to do is to pass (510.1, 510.3), for
// whoever plays whole games. What happens is the same as if each of these passes had been
// asked for.

// HurryTo makes players pass at once wherever nothing else is possible, to the end of a
// turn, so that the game waits only where there is something to decide.
func (g *Game) HurryTo(turn int) { g.hurriesTo = turn }

// Passes is how often players have passed priority at once.
func (g *Game) Passes() int { return g.passes }

// hurries reports whether players pass at once where nothing else is possible.
func (g *Game) hurries() bool { return g.state.Turn() <= g.hurriesTo }

// goesThrough opens and closes a window at once if the game hurries, nobody can act in it
// and nothing comes before: all pass. It reports whether it did.
func (g *Game) goesThrough(w Window) bool {
	if !g.hurries() || g.trail != nil || g.mayActWithPriority() || !g.goesOnAtOnce() ||
		g.isUnprepared() || g.mayOpenNow() {
		return false
	}
	first := g.firstIn(w)
	last := first
	for g.passes++; g.state.Next(last) != first; g.passes++ {
		last = g.state.Next(last)
	}
	g.state.GivePriority(last)
	g.state.CloseWindow()
	return true
}

// allPass closes a window that has just opened if the game hurries, nothing comes before
// priority and no player holds anything to act by. It reports whether it did.
func (g *Game) allPass(f *board.Frame) bool {
	if !g.hurries() || g.trail != nil || f.Flags != 0 || g.state.IsWatching() || g.state.Loop().Running ||
		g.isUnprepared() || !g.goesOnAtOnce() {
		return false
	}
	open := g.state.Program().Words() & g.wordsWithPriority()
	for p := range g.state.InTurnOrder(f.Player) {
		if !g.holdsNothingFor(p, open) || g.state.HoldsUnknown(p) {
			return false
		}
	}
	f.N = 0
	for p := range g.state.InTurnOrder(f.Player) {
		g.state.GivePriority(p)
		g.passes++
		f.N++
	}
	g.state.ForgetRewound()
	f.Taken = windowUses
	goTo(f, windowCloses)
	g.closeWindow(f)
	return true
}

// passesAtOnce passes for the player who has just been asked what to do with priority, or
// whether to open another window, if the game hurries and nothing else is possible. It
// reports whether it did.
func (g *Game) passesAtOnce() bool {
	if !g.hurries() || g.state.Loop().Running || g.mayActNow() && g.canAct() {
		return false
	}
	g.watchAnswer(onlyPass)
	g.state.Answer(onlyPass)
	g.state.ForgetRewound()
	g.options, g.anyOrder = g.options[:0], false
	g.forgetTried()
	return true
}

// mayActNow reports whether there are any actions for the decision that the game waits
// for: without abilities there are none with priority.
func (g *Game) mayActNow() bool {
	return g.state.Decision().Kind == board.Opening || g.mayActWithPriority()
}

var onlyPass = []board.Option{{Kind: board.PassOption}}
