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
//
// Little is remembered where nothing repeats itself: an action only until the
// player may act again, unless they had taken it before in the turn. So a loop of
// several actions is recognized after its second iteration, as is one whose first
// iteration brings about a kind of token or modifier that there was not; its first
// effect is the same one all the same (see IsLoopsFirst).

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
	if kind == board.MaySeen && !repeat.Exact && !g.state.BeginsLoop(repeat.Since) {
		return false // it began with what another player may do, who is the next to choose
	}
	g.state.FindLoop(repeat.Since)
	if repeat.Exact && board.OptionTakers(given) == board.SetOf(p) {
		g.bar(kind, p) // however often it is repeated, the state is the present one
		return false
	}
	g.beginNumbers(p, repeat.Exact)
	return true
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

// endsLoop ends a loop without optional actions before its first effect triggers
// once more, or has the number of its repetitions chosen, as an effect is about
// to be processed (802.3). It reports whether the effect isn't processed now.
func (g *Game) endsLoop(next board.Option) bool {
	if !g.holds(rule.R802_1) {
		return false
	}
	effect := g.state.Waiting()[next.N]
	doesntTrigger := board.Entry{Rule: rule.R802_3, Note: board.LoopEnds,
		Player: effect.Controller, Card: effect.Source}
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
	case board.OptionTakers(g.state.GivenSince(repeat.Since)) != 0, !g.holds(rule.R802_3),
		!repeat.Exact && !repeat.Evenly:
		return false
	case !g.state.IsLoopsFirst():
		g.noteReading(board.LoopFirstEffect, rule.R802_3)
		if g.reading(board.LoopFirstEffect) == board.FirstProcessed {
			return false
		}
	}
	if repeat.Exact {
		g.skipEffect(next, doesntTrigger)
		return true
	}
	g.state.FindLoop(repeat.Since)
	g.beginNumbers(effect.Controller, false)
	return true
}

// skipEffect leaves a waiting effect unprocessed, as it does not trigger.
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
		if due, before, found := g.state.Due(); found && isAnswerTo(d, due) &&
			slices.EqualFunc(chosen, before, isSame) {
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
	does := len(chosen) == 1 && chosen[0].Kind == board.YesOption && g.isAskingMay()
	passes := !acts && (d.Kind == board.Priority || d.Kind == board.Opening)
	g.state.Give(board.Given{Decision: d.Kind, Player: d.Player, Optional: acts || does, Free: !passes ||
		g.anyLegalAction()}, chosen)
}

// Foresee keeps what is remembered of the present state as a player acts in it, for all copies
// in which they do.
func (g *Game) Foresee() {
	k := g.state.Decision().Kind
	if (k == board.Priority || k == board.Opening) && g.state.Program().HasAbilities() && !g.state.Loop().Running {
		g.state.Foresee(counting...)
	}
}

// isAskingMay reports whether the present decision is whether to do what an
// instruction offers.
func (g *Game) isAskingMay() bool {
	f := g.state.Top()
	if f.Procedure != effectProcedure {
		return false
	}
	script := g.script(f)
	return int(f.PC) < len(script) && script[f.PC].Kind == board.AskMay
}

// stopEndless stops a game that goes on for too long without a decision: for ever,
// in a way in which no loop is recognized, or as often as an amount says that a
// loop has made great.
func (g *Game) stopEndless() {
	g.note(board.Entry{Rule: rule.R802_1, Note: board.ChainCut})
	g.state.Propose(g.trail, board.Occurrence{Kind: board.GameIsStopped, Rule: rule.R802_1, ByGame: true,
		Player: board.NoPlayer})
}
