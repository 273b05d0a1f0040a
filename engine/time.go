package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// When times start and end, for abilities: what happens "at the start" or "at
// the end" of a turn, phase, step or faceoff (601.2, 615.1, 514.6), and what
// lasts until its end (708.2, 616.4).

// startsWith and endsWith are the phases and steps at whose start and end the
// windows open (601.2).
var startsWith = [windowCount]ability.Op{
	StartOfDrawStep: ability.DrawStep, StartOfTroublemakerPhase: ability.TroublemakerPhase,
	StartOfMainPhase:  ability.MainPhase,
	StartOfScorePhase: ability.ScorePhase, StartOfSolveStep: ability.SolveStep,
	StartOfEndPhase: ability.EndPhase,
}

var endsWith = [windowCount]ability.Op{
	EndOfReadyPhase: ability.ReadyPhase, EndOfDrawStep: ability.DrawStep,
	EndOfTroublemakerPhase: ability.TroublemakerPhase,
	EndOfMainPhase:         ability.MainPhase, EndOfScorePhase: ability.ScorePhase,
	EndOfSolveStep: ability.SolveStep, EndOfEndPhase: ability.EndPhase,
}

// wordOf gives the words of the notation for phases and steps, 0 where there is
// none.
var wordOf [procedureCount]ability.Op

func init() {
	for _, p := range phaseWords {
		wordOf[p.phase] = p.word
	}
}

// markTime proposes that a time starts, comes to its end or is over, where anything hears
// it. What modifiers say of that time counts from then on, or no longer (513.2, 516.1).
func (g *Game) markTime(kind board.OccurrenceKind, time ability.Op, why rule.Number) {
	if time == 0 || !g.state.Program().HasAbilities() {
		return
	}
	g.batch = append(g.batch[:0], board.Occurrence{Kind: kind, Rule: why, Player: g.state.TurnPlayer(), N: int32(time)})
	if kind == board.TimeOver {
		g.takeLentTokens(time)
	}
	if g.state.Hears(&g.batch[0]) || len(g.batch) > 1 {
		g.propose(g.batch...)
		return
	}
	g.state.SetDone(nil)
	g.settleTable(nil)
}

// markWindow marks the start or end of a phase or step, as the window there opens
// (601.2).
func (g *Game) markWindow(w Window) {
	g.markTime(board.TimeStarts, startsWith[w], rule.R601_2)
	g.markTime(board.TimeEnds, endsWith[w], rule.R601_2)
}

// endProcedure ends the innermost procedure; if it is a phase or step, the turn
// goes on with what follows it (601.3), and what lasts until its end ends too.
func (g *Game) endProcedure() {
	ended := g.state.Top().Procedure
	g.state.Pop()
	g.markTime(board.TimeOver, wordOf[ended], rule.R601_3)
}

// startReadyPhase marks the start of the Ready Phase, where no window opens
// (601.2a).
func startReadyPhase(g *Game, _ *board.Frame) {
	g.markTime(board.TimeStarts, ability.ReadyPhase, rule.R601_2)
}

// endTurnTime ends what lasts this turn or until the end of the turn (616.4).
func endTurnTime(g *Game, _ *board.Frame) {
	g.markTime(board.TimeOver, ability.Turn, rule.R616_4)
}

// triggerEndOfFaceoff marks the end of the faceoff, at which abilities trigger, as
// its last window closes (514.6).
func triggerEndOfFaceoff(g *Game, _ *board.Frame) {
	g.markTime(board.TimeEnds, ability.Faceoff, rule.R514_6)
}
