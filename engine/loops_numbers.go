package engine

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// leastMandatory is the least number of repetitions of a loop without optional
// actions (802.3).
const leastMandatory = 24_567_838

// numbersOfRepetitions are those that are listed; any other can be named.
var numbersOfRepetitions = []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75,
	99, 100, 1000, 1_000_000,
	leastMandatory, leastMandatory + 1, 100_000_000}

// Choosing the numbers of a loop that has been recognized. The frame's Player is
// whoever meets it, N how many questions have come up: first who chooses how
// often it is repeated, then who breaks it.
const (
	loopAsks = iota
	loopAnswered
	loopBegins
)

var loopSteps = []step{
	loopAsks:     {rule: rule.R802_1, do: askRepetitions},
	loopAnswered: {rule: rule.R802_1, do: keepRepetitions},
	loopBegins:   {rule: rule.R802_1, do: beginLoop},
}

// beginNumbers lets players choose numbers and then takes the present step again.
// The number makes no difference to a loop in which nothing changes: it only
// matters whose is the smallest.
func (g *Game) beginNumbers(p board.Player, exact bool) {
	goTo(g.state.Top(), int(g.state.Top().Taken))
	f := board.Frame{Procedure: loopProcedure, Player: p}
	if exact {
		f.Kind = 1
	}
	g.begin(&f)
}

// askRepetitions asks the next player who can choose a number: how often the loop
// is repeated, the one who meets it first (802.2, 802.3), and then whoever else
// could have decided otherwise in it, when they will (802.4).
func askRepetitions(g *Game, f *board.Frame) {
	l := g.state.Loop()
	takers := board.OptionTakers(g.state.Iteration())
	players := slices.Collect(g.state.InTurnOrder(f.Player))
	for int(f.N) < 2*len(players) {
		p, breaks := players[int(f.N)%len(players)], int(f.N) >= len(players)
		first := f.N == 0
		f.N++
		d := board.Decision{Player: p, Kind: board.ChooseNumber, Rule: rule.R802_2, Max: 1, Open: true}
		switch {
		case first && takers == 0:
			d.Min, d.Rule = 1, rule.R802_3
		case first:
			d.Min = 1
			if g.reading(board.LoopZero) == board.AtLeastOne {
				g.noteReading(board.LoopZero, rule.R105_1)
			}
		case breaks && (f.Kind == 1 || takers.Has(p) || !g.couldBreak(p) || !g.holds(rule.R802_4)):
			continue
		case breaks:
			d.Rule = rule.R802_4
		case !takers.Has(p):
			continue
		}
		least, most := g.numbersFor(d.Rule, d.Min == 1)
		if least > most || !first && l.Left == 0 {
			continue
		}
		g.list = g.list[:0]
		for _, n := range numbersOfRepetitions {
			if least <= n && n <= most {
				g.list = append(g.list, board.Number(n))
			}
		}
		g.ask(d, g.list)
		return
	}
	goTo(f, loopBegins)
}

// couldBreak reports whether a player could have decided otherwise in the latest
// iteration.
func (g *Game) couldBreak(p board.Player) bool {
	return slices.ContainsFunc(g.state.Iteration(), func(answer board.Given) bool {
		return answer.Player == p && answer.Free
	})
}

// loopNumbers gives the least and the greatest number that can be chosen now.
func (g *Game) loopNumbers() (least, most int) {
	d := g.state.Decision()
	return g.numbersFor(d.Rule, d.Min == 1)
}

// numbersFor gives the least and the greatest number that a rule lets a player
// choose: whoever chooses later, a smaller one.
func (g *Game) numbersFor(why rule.Number, first bool) (least, most int) {
	switch {
	case why == rule.R802_3:
		return leastMandatory, mostChosen
	case why == rule.R802_2 && g.reading(board.LoopZero) == board.AtLeastOne:
		least = 1
	}
	if first {
		return least, mostChosen
	}
	return least, int(g.state.Loop().Left) - 1
}

// keepRepetitions keeps what the player chose who was asked last.
func keepRepetitions(g *Game, f *board.Frame) {
	goTo(f, loopAsks)
	answer := g.state.Answered()
	if len(answer) == 0 {
		return
	}
	l := g.state.Loop()
	players := slices.Collect(g.state.InTurnOrder(f.Player))
	p, n := players[int(f.N-1)%len(players)], answer[0].N
	if int(f.N) > len(players) {
		l.Breaker, l.BreakAt = p, n
	} else {
		l.Player, l.Left = p, n
		if n == 0 {
			g.noteReading(board.LoopZero, rule.R105_1)
		}
	}
}

// ruleOfRepetitions is the rule by which the loop is repeated: with optional actions
// or without.
func (g *Game) ruleOfRepetitions() rule.Number {
	if board.OptionTakers(g.state.Iteration()) == 0 {
		return rule.R802_3
	}
	return rule.R802_2
}

func beginLoop(g *Game, f *board.Frame) {
	l := g.state.Loop()
	l.Running = true
	g.note(board.Entry{Rule: g.ruleOfRepetitions(), Note: board.LoopGoesRound, Player: l.Player, N: l.Left})
	if l.Player != l.At && l.Left > 0 {
		g.noteReading(board.LoopLastRound, rule.R802_2)
		if g.reading(board.LoopLastRound) == board.CutShort {
			l.Left--
		}
	}
	if f.Kind == 1 {
		l.Left = 0 // every repetition leads to the same
	}
}
