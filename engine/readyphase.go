package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The Ready Phase (602): the Ready Step (603), the Action Step (604) and the Draw
// Step (605). No player receives priority in it until after the Action Step
// (601.2a).

var readyPhaseSteps = []step{
	{rule: rule.R601_2, do: startReadyPhase},
	readyPhaseReadies: {rule: rule.R603_1, do: readyCards},
	{rule: rule.R604_1, do: receiveTokens},
	{rule: rule.R601_2, do: endActionStep},
	{rule: rule.R605_1, do: maySkipDrawStep},
	{rule: rule.R601_3, enters: drawStep},
	readyPhaseEnds: {rule: rule.R601_2, window: EndOfReadyPhase},
}

const (
	readyPhaseReadies = 1
	readyPhaseEnds    = 6
)

// readyCards readies all of the turn player's cards (603.1). Where text lets fewer of some be
// readied (104.2), the player chooses those first: N counts how often, lest nothing come of
// it, and M is 1 once they have been chosen.
func readyCards(g *Game, f *board.Frame) {
	if f.M == 1 {
		f.M = 0
		goTo(f, readyPhaseReadies)
		g.forChosen(board.Occurrence{Kind: board.CardReadied, Rule: rule.R603_1, Player: f.Player})
		return
	}
	cards := g.exhaustedOf(f.Player)
	among, n := g.state.BeyondLimit(cards)
	if n == 0 || int(f.N) >= len(among) {
		f.N = 0
		g.propose(cards...)
		return
	}
	g.list = g.list[:0]
	for _, o := range among {
		g.list = append(g.list, board.Option{Kind: board.CardOption, Card: o.Card})
	}
	f.N, f.M = f.N+1, 1
	goTo(f, readyPhaseReadies)
	g.ask(board.Decision{Player: f.Player, Kind: board.ChooseCards, Rule: rule.R603_1,
		Min: uint8(n), Max: uint8(n)}, g.list)
}

// exhaustedOf is the readying of a player's exhausted cards.
func (g *Game) exhaustedOf(p board.Player) []board.Occurrence {
	g.batch = g.batch[:0]
	for _, c := range g.state.InPlay() {
		if g.state.Controller(c) == p && g.state.IsExhausted(c) {
			g.batch = append(g.batch, board.Occurrence{
				Kind: board.CardReadied, Rule: rule.R603_1, Player: p, Card: g.state.Ref(c)})
		}
	}
	return g.batch
}

// receiveTokens gives the turn player action tokens by the highest score
// (604.1).
func receiveTokens(g *Game, f *board.Frame) {
	n, why := TokensForScore(g.state.HighestScore())
	g.propose(board.Occurrence{Kind: board.TokensGained, Rule: why, Player: f.Player, N: int32(n)})
}

// TokensForScore is how many action tokens the turn player receives when the
// highest score is the given one, and the subrule that says so.
func TokensForScore(highest int) (tokens int, why rule.Number) {
	switch {
	case highest <= 1:
		return 2, rule.R604_1a
	case highest < 6:
		return 3, rule.R604_1b
	case highest < 11:
		return 4, rule.R604_1c
	default:
		return 5, rule.R604_1d
	}
}

// endActionStep opens the window at the end of the Action Step where 601.2a does
// not withhold it, or is read that way.
func endActionStep(g *Game, _ *board.Frame) {
	g.noteWhereItDecides(board.ActionStepWindow, rule.R601_2a)
	if g.reading(board.ActionStepWindow) == board.OpenWindow || !g.holds(rule.R601_2a) {
		g.begin(board.Frame{Procedure: windowProcedure, Kind: uint8(EndOfActionStep)})
		return
	}
	g.mayOpenWithoutWindow(EndOfActionStep)
}

// maySkipDrawStep skips the Draw Step of a player with an empty draw deck, in
// editions that do.
func maySkipDrawStep(g *Game, f *board.Frame) {
	empty := len(g.state.Cards(board.DrawDeck, f.Player)) == 0
	if empty && g.reading(board.DrawStepWithoutCards) == board.StepSkipped {
		g.noteReading(board.DrawStepWithoutCards, rule.R605_1)
		goTo(f, readyPhaseEnds)
	}
}

var drawStepSteps = []step{
	{rule: rule.R601_2, window: StartOfDrawStep},
	{rule: rule.R605_1, do: drawForTurn},
	{rule: rule.R601_2, window: EndOfDrawStep},
}

// drawForTurn lets the turn player draw a card (605.1), but not the first
// player on their first turn (605.1a).
func drawForTurn(g *Game, _ *board.Frame) {
	p := g.state.TurnPlayer()
	if g.state.Turn() == 1 && g.holds(rule.R605_1a) {
		g.note(board.Entry{Rule: rule.R605_1a, Note: board.NoDrawOnFirstTurn, Player: p})
		return
	}
	g.draw(p, rule.R605_1)
}
