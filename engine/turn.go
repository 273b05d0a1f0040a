package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Of 601, these rules stand elsewhere:
//   - 601.1: ability/quantities.go, ability/words.go
//   - 601.2b: wrapupstep.go, endphase.go

// The turn (601) and the phases that hold only steps, such as the End Phase (614). Each phase and step is a
// procedure with a priority window at either end (601.2).

var turnSteps = []step{
	{rule: rule.R616_4, do: beginTurn},
	{rule: rule.R601_3, enters: readyPhase},
	{rule: rule.R601_3, enters: troublemakerPhase},
	{rule: rule.R601_3, enters: mainPhase},
	{rule: rule.R601_3, enters: scorePhase},
	{rule: rule.R601_3, enters: endPhase},
	{rule: rule.R616_4, do: passTurn},
}

// beginTurn begins a turn: the first one after the mulligans (102.4), each other
// as the one before it ends (616.4).
func beginTurn(g *Game, f *board.Frame) {
	why := rule.R616_4
	if g.state.Turn() == 0 {
		why = rule.R102_4
	}
	g.propose(board.Occurrence{Kind: board.TurnBegins, Rule: why, Player: f.Player})
}

// passTurn ends the turn: the next player in turn order begins theirs (616.4).
func passTurn(g *Game, f *board.Frame) {
	if added := g.state.TakeAdded(0, f.Player); added != 0 {
		goTo(f, int(f.Taken))
		g.begin(&board.Frame{Procedure: phaseOf(added), Player: f.Player})
		return
	}
	f.Player = g.state.Next(f.Player)
	if g.state.SkipPending(ability.Turn, f.Player) {
		goTo(f, int(f.Taken))
		g.propose(board.Occurrence{Kind: board.TimeSkipped, Rule: rule.R104_1, Player: f.Player,
			N: int32(ability.Turn)})
		return
	}
	goTo(f, 0)
	g.note(board.Entry{Rule: rule.R616_4, Note: board.TurnPassesTo, Player: f.Player})
}

// enter begins the phase or step that comes next, unless it is skipped. An
// additional phase that comes before it is first.
func (g *Game) enter(f *board.Frame, next board.Procedure) {
	player, word := f.Player, wordOf[next]
	if f.Procedure == turnProcedure {
		if added := g.state.TakeAdded(word, player); added != 0 {
			goTo(f, int(f.Taken)) // this one is entered after it
			next, word = phaseOf(added), added
		}
	}
	if word == 0 || !g.skips(word, player) {
		g.begin(&board.Frame{Procedure: next, Player: player})
	}
}

// skips makes the player skip a phase or step if a modifier or an effect says so.
// Where a modifier skips all such phases, none counts as the next one
// that an effect skips.
func (g *Game) skips(time ability.Op, p board.Player) bool {
	for a := range g.state.Active(ability.Skips) {
		if board.IsTime(a.Node.Time().Op, time) && g.state.PlayersOf(a.Node.Players(), &a.Context).Has(p) {
			g.skip(time, p, a.Context.This)
			return true
		}
	}
	if g.state.SkipPending(time, p) {
		g.skip(time, p, board.Ref{})
		return true
	}
	return false
}

// skip makes the player skip a phase or step, as a card's modifier says or an effect said.
func (g *Game) skip(time ability.Op, p board.Player, by board.Ref) {
	g.propose(board.Occurrence{Kind: board.TimeSkipped, Rule: rule.R104_1, Player: p, Card: by, N: int32(time)})
}
