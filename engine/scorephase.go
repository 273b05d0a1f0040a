package engine

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The Score Phase (610). Its steps are in confrontstep.go (611), faceoffstep.go (612) and
// solvestep.go (613). The phase's List holds the areas whose Confront Step has been
// performed.

const (
	scoreChooses  = 1
	scorePerforms = 2
	scoreFaces    = 3
)

var scorePhaseSteps = []step{
	{rule: rule.R601_2, window: StartOfScorePhase},
	scoreChooses:  {rule: rule.R610_1, do: chooseProblemToConfront},
	scorePerforms: {rule: rule.R610_1, do: performConfrontStep},
	scoreFaces:    {rule: rule.R601_3, enters: faceoffStep},
	{rule: rule.R601_3, enters: solveStep},
	{rule: rule.R601_2, window: EndOfScorePhase},
}

// chooseProblemToConfront asks the turn player for the Problem whose Confront
// Step is performed next (610.1).
func chooseProblemToConfront(g *Game, f *board.Frame) {
	g.list = g.list[:0]
	done := g.state.List(f)
	for _, a := range g.state.Areas() {
		if g.state.Problem(a) == 0 || !g.isResolved(f.Player, a) {
			continue
		}
		if next := confrontStepAt(g.state, a); g.isToConfront(done, next) {
			g.list = append(g.list, next)
		}
	}
	switch {
	case len(g.list) > 0 && (f.M == 0 || int(f.N) == len(done)):
		if g.isOrderDisputed(done) {
			g.noteReading(board.OrderOfConfronting, rule.R610_1)
		}
		g.ask(board.Decision{Player: f.Player, Kind: board.ChooseArea, Rule: rule.R610_1, Min: 1, Max: 1}, g.list)
	case g.reading(board.OrderOfConfronting) == board.OrderFixed && int(f.N) < len(done):
		f.M = 1 // the order is fixed
		goTo(f, scorePerforms)
	default:
		goTo(f, scoreFaces)
	}
}

// isOrderDisputed reports whether it makes a difference if the order of the Confront
// Steps is fixed before the first one: the second one is still to be chosen, or a
// Problem has come in the meantime.
func (g *Game) isOrderDisputed(done []board.Option) bool {
	if len(done) == 0 {
		return len(g.list) > 2
	}
	return len(g.list) > 1 && slices.ContainsFunc(g.list, func(o board.Option) bool { return g.isLate(o.Area) })
}

// confrontStepAt is the Confront Step for the Problem at an area, as the phase's list
// keeps it: with the Problem where each has one of its own.
func confrontStepAt(s *board.State, a board.AreaID) board.Option {
	o := board.Option{Kind: board.AreaOption, Area: a}
	if s.Program().Reading(board.LateProblem) == board.EachProblem {
		problem := s.Ref(s.Problem(a))
		o.N = int32(problem.Card)<<16 | int32(problem.Incarnation)
	}
	return o
}

// isToConfront reports whether a Confront Step is still to be performed. Whether one
// is for a Problem that entered play during the phase is a disputed point.
func (g *Game) isToConfront(done []board.Option, next board.Option) bool {
	if slices.Contains(done, next) {
		return false
	}
	if !g.isLate(next.Area) {
		return true
	}
	g.noteReading(board.LateProblem, rule.R610_1)
	return g.reading(board.LateProblem) != board.FirstOnly
}

// isLate reports whether the Problem at an area entered play during the present
// Score Phase, which only text brings about.
func (g *Game) isLate(a board.AreaID) bool {
	return slices.ContainsFunc(g.state.HistoryOfPhase(), func(o board.Occurrence) bool {
		return o.Kind == board.CardEntersPlay && o.Card.Card == g.state.Problem(a)
	})
}

// confrontSteps lists the areas whose Confront Step has begun in the present
// Score Phase.
func (g *Game) confrontSteps() []board.Option {
	if g.phase() != scorePhase {
		return nil
	}
	f := &g.state.Frames()[1]
	if g.reading(board.OrderOfConfronting) == board.OrderFixed {
		return g.state.List(f)[:f.N]
	}
	return g.state.List(f)
}

// isResolved reports whether a Confront Step is performed for the Problem at an
// area: it is for each (610.1), but in some editions only where the turn player
// has a character.
func (g *Game) isResolved(p board.Player, a board.AreaID) bool {
	if g.reading(board.ProblemsResolved) == board.EveryProblem {
		return true
	}
	for _, c := range g.state.InPlay() {
		if g.state.Area(c) == a && g.state.Controller(c) == p && g.state.IsCharacter(c) {
			return true
		}
	}
	g.noteReading(board.ProblemsResolved, rule.R610_1)
	return false
}

// performConfrontStep performs the Confront Step for the chosen Problem, or for the
// next one in the order that has been fixed, where the disputed point about that
// order is read so: then N is how many have been performed, and M is 1 once all have
// been put in order.
func performConfrontStep(g *Game, f *board.Frame) {
	goTo(f, scoreChooses)
	player := f.Player
	if f.M == 0 || int(f.N) == len(g.state.List(f)) {
		g.keepAnswer(f)
	}
	chosen := g.state.List(f)[len(g.state.List(f))-1]
	if g.reading(board.OrderOfConfronting) == board.OrderFixed {
		if f.M == 0 {
			return
		}
		chosen = g.state.List(f)[f.N]
		f.N++
	}
	g.begin(&board.Frame{Procedure: confrontStep, Player: player, Area: chosen.Area})
}
