package engine

import (
	"fmt"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Of 103, these rules stand elsewhere:
//   - 103.1: game.go
//
// Of 103, these say what something is, and nothing is done by them: 103.2b.

// Winning and losing (103). Reaching the winning score and being the last
// player left are looked for by board's pipeline after every change, and it
// removes players who lose.

// Concede takes a player out of the game who concedes, which is possible at any time (103.4) and so
// never among the options of a decision. Where others play on, the decision that the game waits for
// is asked again, of somebody else if need be. It is ErrNothingToDecide if the game is over, and
// another error if the player isn't in the game.
func (g *Game) Concede(p board.Player) error {
	switch {
	case g.state.Result().Over:
		return ErrNothingToDecide
	case int(p) >= g.state.Players() || !g.state.InGame(p):
		return fmt.Errorf("player %d can't concede: expected a player who is in the game", p+1)
	}
	if g.playersInGame() > 2 {
		g.goOnWithout(p)
	}
	g.propose(board.Occurrence{Kind: board.PlayerLoses, Rule: rule.R103_4, Player: p})
	g.Run()
	return nil
}

// goOnWithout prepares the procedures in progress for a player's leaving: the
// latest step is taken again, and nobody waits for the player to pass.
func (g *Game) goOnWithout(p board.Player) {
	g.askAgain()
	if p == g.state.TurnPlayer() && g.state.Turn() > 0 {
		g.abandonTurn()
		return
	}
	next := g.state.Next(p)
	frames := g.state.Frames()
	for i := range frames {
		f := &frames[i]
		if f.Procedure != windowProcedure {
			continue
		}
		if g.hasPassed(f, p) {
			f.N--
		}
		allPassed := int(f.N) == g.playersInGame()-1
		isAboutToGive := f.Step == windowLooks || f.Step == windowLearnsHeld || f.Step == windowGives
		switch {
		case isAboutToGive && allPassed:
			goTo(f, windowCloses)
		case isAboutToGive && f.Player == p:
			goTo(f, windowPrepares) // the next player is about to receive priority
		}
		if f.Player == p {
			f.Player = next
		}
	}
}

// askAgain withdraws the decision that the game waits for; the step that asked
// for it is taken again.
func (g *Game) askAgain() {
	if g.state.Decision().Kind == board.NoDecision {
		return
	}
	g.state.Withdraw()
	g.state.ForgetLoops()
	f := g.state.Top()
	if f.Procedure == loopProcedure { // the loop is not the same any more
		finish(f)
		return
	}
	goTo(f, int(f.Taken))
}

// hasPassed reports whether a player is among those who have passed in a row,
// the last ones before whoever is to receive priority (510.2).
func (g *Game) hasPassed(f *board.Frame, p board.Player) bool {
	before := 0 // players in turn order from p up to whoever is to receive priority
	for q := p; q != f.Player; q = g.state.Next(q) {
		before++
	}
	return before > 0 && before <= int(f.N)
}

// abandonTurn ends the turn of a player who leaves the game: the next player's
// begins. The rules don't say what becomes of such a turn; but without its
// player nobody could take its steps. A faceoff in it ends too (514.6), the
// flipped cards going to the bottom in the order in which they were flipped.
func (g *Game) abandonTurn() {
	next := g.state.Next(g.state.TurnPlayer())
	for g.state.Depth() > 0 {
		g.state.Pop()
	}
	g.state.DropPending(0)
	g.state.ForgetLineages(0)
	g.state.Push(board.Frame{Procedure: turnProcedure, Player: next})
	g.batch = g.batch[:0]
	for p := range g.state.InTurnOrder(next) {
		for _, c := range g.state.Cards(board.Flip, p) {
			g.batch = append(g.batch, board.Occurrence{Kind: board.CardPutOnBottom, Rule: rule.R514_6,
				Player: p, Card: g.state.Ref(c)})
		}
	}
	g.state.Propose(g.trail, g.batch...)
}
