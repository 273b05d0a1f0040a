package engine

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Loops (802). A moment at which the state is again what it was before, but for
// amounts that have grown, is the end of a full iteration of a loop. Where it
// took an optional action of a player, an action or what an effect says that
// they may do, the players choose numbers as somebody is about to take one again
// (802.2). Where it took none, the controller of the first effect does (802.3).
// The loop is then repeated with the answers that were given in it: at most
// mostPlayed times step by step, which shows whether it goes on as it began;
// beyond that the amounts are what they come to (see multiply). A player who
// wants to break it says after how many repetitions (802.4).

// The limits of this program, which the rules don't have. When one is reached the
// record says so.
const (
	// mostPlayed is how many repetitions are played: more than the numbers that
	// cards ask about, so that none of them is skipped.
	mostPlayed = 100
	// mostChosen is the greatest number of repetitions: it is kept in 32 bits.
	mostChosen = 1_000_000_000
	// mostEffects is how many triggered effects are processed between two receipts
	// of priority, and mostWaves how many waves of pre-priority processing there
	// are: what goes on for longer outside of a loop that is repeated grows by more
	// and more.
	mostEffects = 1000
	mostWaves   = 2000
	// mostSteps is how many steps the game takes between two decisions, which is
	// about a second.
	mostSteps = 1_000_000
)

// leastMandatory is the least number of repetitions of a loop without optional
// actions (802.3).
const leastMandatory = 24_567_838

// numbersOfRepetitions are those that are listed; any other can be named.
var numbersOfRepetitions = []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 99, 100, 1000, 1_000_000,
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

// counting are the procedures whose frames' N only counts: waves, passes.
var counting = []board.Procedure{preProcessing, windowProcedure}

// meetsLoop watches for a loop as a player may take an action, or do what an
// effect says. It reports whether numbers are chosen first, after which the
// present step is taken again.
func (g *Game) meetsLoop(kind board.SightingKind, p board.Player) bool {
	if !g.state.Program().HasAbilities() || !g.holds(rule.R802_2) {
		return false
	}
	if g.state.Loop().Running {
		g.goRound(kind, p)
		return false
	}
	var repeat board.Repeat
	if kind == board.MaySeen {
		repeat = g.state.Meet(kind, p, counting...)
	} else {
		repeat = g.state.MeetAction(kind, p, counting...)
	}
	if !repeat.Exact && !repeat.Grows {
		return false
	}
	given := g.state.GivenSince(repeat.Since)
	if len(given) == 0 || !given[0].Optional {
		return false // what the player may do did not lead here
	}
	g.state.FindLoop(repeat.Since)
	if repeat.Exact && board.OptionTakers(given) == board.SetOf(p) {
		g.bar(kind, p) // however often it is repeated, the state is the present one
		return false
	}
	g.beginNumbers(p, repeat.Exact)
	return true
}

// beginNumbers has players choose numbers and then takes the present step again.
// The number makes no difference to a loop in which nothing changes: it only
// matters whose is the smallest.
func (g *Game) beginNumbers(p board.Player, exact bool) {
	goTo(g.state.Top(), int(g.state.Top().Taken))
	f := board.Frame{Procedure: loopProcedure, Player: p}
	if exact {
		f.Kind = 1
	}
	g.begin(f)
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
			g.noteReading(board.LoopZero, rule.R105_1)
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
	return slices.ContainsFunc(g.state.Iteration(), func(answer board.Given) bool { return answer.Player == p && answer.Free })
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
	}
}

func beginLoop(g *Game, f *board.Frame) {
	l := g.state.Loop()
	l.Running = true
	g.note(board.Entry{Rule: rule.R802_1, Note: board.LoopGoesRound, Player: l.Player, N: l.Left})
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
	if due, _, found := g.state.Due(); found && l.Left == 0 && l.Player == p && due.Optional && due.Player == p && isAnsweredAt(kind, due.Decision) {
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
	default:
		return decision == board.YesOrNo
	}
}

// bar ends the loop that has been found. From now on the player can't do again
// what continues it (802.2).
func (g *Game) bar(kind board.SightingKind, p board.Player) {
	action := g.state.NextInLoop()[0].Action
	g.state.EndLoop()
	g.state.Bar(kind, p, action, counting...)
	if kind != board.MaySeen { // else it is noted that the effect offers nothing
		g.note(board.Entry{Rule: rule.R802_2, Note: board.LoopOption, Player: p, Card: g.refOf(action.Card)})
	}
}

// isBarred reports whether a player can't do something since it would continue a
// loop (802.2).
func (g *Game) isBarred(kind board.SightingKind, p board.Player, a board.Action) bool {
	return g.state.IsBarred(kind, p, a, counting...)
}

// multiply performs the repetitions that are left by what the amounts of the
// state come to, provided that they grow by the same each time and that there are
// no more cards or modifiers than before, which this program does not keep by
// their number. Nothing triggers upon it: what triggers is part of the loop.
func (g *Game) multiply(repeat board.Repeat) {
	l := g.state.Loop()
	batch, whole := g.state.Growth(l.Left, counting...)
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

// endsLoop ends a loop without optional actions before its first effect triggers
// once more, or has the number of its repetitions chosen, as an effect is about
// to be processed (802.3). It reports whether the effect isn't processed now.
func (g *Game) endsLoop(next board.Option) bool {
	if !g.holds(rule.R802_1) {
		return false
	}
	effect := g.state.Waiting()[next.N]
	doesntTrigger := board.Entry{Rule: rule.R802_3, Note: board.LoopEnds, Player: effect.Controller, Card: effect.Source}
	if g.state.EffectsTaken() >= mostEffects {
		g.state.EndLoop()
		doesntTrigger.Rule, doesntTrigger.Note = rule.R802_1, board.ChainCut
		g.skipEffect(next, doesntTrigger)
		return true
	}
	if g.state.Loop().Running {
		if !g.goRound(board.EffectSeen, effect.Controller) || g.state.Loop().Left > 0 {
			return false
		}
		g.state.EndLoop()
		g.skipEffect(next, doesntTrigger)
		return true
	}
	repeat := g.state.Meet(board.EffectSeen, effect.Controller, counting...)
	if !repeat.Exact && !repeat.Grows {
		return false
	}
	switch {
	case g.state.BarredSince(repeat.Since): // it goes on without the option
		g.noteReading(board.LoopGoesOnByItself, rule.R802_2)
		if g.reading(board.LoopGoesOnByItself) == board.AsMandatory {
			return false
		}
		doesntTrigger.Rule = rule.R802_2
		g.skipEffect(next, doesntTrigger)
		return true
	case board.OptionTakers(g.state.GivenSince(repeat.Since)) != 0, !g.holds(rule.R802_3), !repeat.Exact && !repeat.Evenly:
		return false
	case g.reading(board.LoopFirstEffect) == board.FirstProcessed && !g.state.IsLoopsFirst():
		return false
	}
	g.noteReading(board.LoopFirstEffect, rule.R802_3)
	if repeat.Exact {
		g.skipEffect(next, doesntTrigger)
		return true
	}
	g.state.FindLoop(repeat.Since)
	g.beginNumbers(effect.Controller, false)
	return true
}

// skipEffect has a waiting effect not be processed, as it does not trigger.
func (g *Game) skipEffect(next board.Option, why board.Entry) {
	goTo(g.state.Top(), int(g.state.Top().Taken))
	effect := g.state.Waiting()[next.N]
	g.note(why)
	g.propose(board.Occurrence{Kind: board.EffectTaken, Rule: why.Rule,
		Player: effect.Controller, Card: effect.Source, N: next.N, Ability: effect.Ability})
	g.state.FreeEnv(effect.Env)
}

// momentOfAction is the moment of the present decision, if players take actions
// at it.
func (g *Game) momentOfAction() board.SightingKind {
	if g.state.Decision().Kind == board.Opening {
		return board.OpeningSeen
	}
	return board.ActionSeen
}

// watchAnswer remembers what a player is about to answer, where it may be part of
// a loop. One that is being repeated is broken by any other answer than before
// (802.4).
func (g *Game) watchAnswer(chosen []board.Option) {
	d := g.state.Decision()
	if !g.state.Program().HasAbilities() || g.state.Top().Procedure == loopProcedure {
		return
	}
	if g.state.Loop().Running {
		if due, before, found := g.state.Due(); found && isAnswerTo(d, due) && slices.EqualFunc(chosen, before, isSame) {
			g.state.Loop().Next++
			return
		}
		g.breakLoop(d.Player)
	}
	acts := len(chosen) == 1 && chosen[0].Kind == board.ActionOption
	if acts && g.holds(rule.R802_2) {
		g.state.SeeAction(g.momentOfAction(), d.Player, chosen[0].Action, counting...)
	}
	if !g.state.IsWatching() {
		return
	}
	does := d.Rule == rule.R712_3 && chosen[0].Kind == board.YesOption
	passes := !acts && (d.Kind == board.Priority || d.Kind == board.Opening)
	g.state.Give(board.Given{Decision: d.Kind, Player: d.Player, Optional: acts || does, Free: !passes || g.anyLegalAction()}, chosen)
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

// stopEndless stops a game that goes on for too long without a decision: for ever,
// in a way in which no loop is recognized, or as often as an amount says that a
// loop has made great.
func (g *Game) stopEndless() {
	g.note(board.Entry{Rule: rule.R802_1, Note: board.ChainCut})
	g.state.Propose(g.trail, board.Occurrence{Kind: board.GameIsStopped, Rule: rule.R802_1, ByGame: true, Player: board.NoPlayer})
}
