package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Loops (802). A state that comes again is a loop, at whose every iteration the
// same can happen: nothing depends on how often it is repeated. Such a loop ends
// as soon as it is recognized, where it began. One in which only amounts grow, by the same each
// time, goes on until one of them is mostCounted, which stands for the numbers
// that players may choose beyond it (802.2, 802.3). Other chains of effects end
// after mostEffects.

const (
	watchedActions = 4    // actions in a turn, from which on loops are watched for
	mostCounted    = 99   // what an amount grows to in a loop
	mostEffects    = 1000 // triggered effects between two receipts of priority
	mostWaves      = 2000 // waves of pre-priority processing, in each of which something happens
)

// endsLoop ends a chain of triggered effects that repeats itself without a
// player's option: the effect that would be processed next does not trigger
// (802.3). It reports whether that was so.
func (g *Game) endsLoop(next board.Option) bool {
	taken := g.state.EffectsTaken()
	if !g.holds(rule.R802_1) {
		return false
	}
	effect := g.state.Waiting()[next.N]
	entry := board.Entry{Rule: rule.R802_3, Note: board.LoopEnds, Player: effect.Controller, Card: effect.Source}
	if taken < mostEffects {
		repeat := g.state.See(board.EffectSeen, effect.Controller, preProcessing)
		if !repeat.Exact && !(repeat.Growing && repeat.Greatest >= mostCounted) || g.hadOption(repeat.Since) {
			return false
		}
		if g.reading(board.LoopFirstEffect) == board.FirstProcessed && !g.state.IsLoopsFirst() {
			return false
		}
		g.noteReading(board.LoopFirstEffect, rule.R802_3)
	} else {
		entry.Rule, entry.Note = rule.R802_1, board.ChainCut
	}
	g.note(entry)
	g.propose(board.Occurrence{Kind: board.EffectTaken, Rule: entry.Rule,
		Player: effect.Controller, Card: effect.Source, N: int32(next.N), Ability: effect.Ability})
	g.state.FreeEnv(effect.Env)
	return true
}

// hadOption reports whether a player took an option in the loop since the
// sighting at a place (802.2).
func (g *Game) hadOption(since int) bool {
	for _, seen := range g.state.Sightings()[max(since, 0):] {
		if seen.Kind == board.MaySeen && seen.Taken {
			return true
		}
	}
	return false
}

// mayNotRepeat reports whether a player can't do what an effect says they may,
// since it would continue a loop (802.2).
func (g *Game) mayNotRepeat(p board.Player) bool {
	if !g.holds(rule.R802_2) {
		return false
	}
	repeat := g.state.See(board.MaySeen, p, preProcessing)
	return repeat.Exact || repeat.Growing && repeat.Greatest >= mostCounted
}

// watchActions remembers the state in which a player is about to act.
func (g *Game) watchActions(p board.Player) {
	if g.state.ActionsTaken() >= watchedActions && g.state.Program().HasAbilities() {
		g.state.SeeNothing()
		g.state.SeeDecision(p, preProcessing, mostCounted)
	}
}

// wouldRepeat reports whether an action would continue a loop: the player has
// taken it in this very state (802.2).
func (g *Game) wouldRepeat(p board.Player, a board.Action) bool {
	if g.state.ActionsTaken() < watchedActions {
		return false
	}
	for _, taken := range g.state.TakenHere(p) {
		if taken == a {
			return true
		}
	}
	return false
}

// endEndless ends a game that goes on for ever without a decision, in which no
// loop was recognized. That is this program's limit, which the record says, and
// no result by the rules: they know of none.
func (g *Game) endEndless() {
	g.note(board.Entry{Rule: rule.R802_1, Note: board.ChainCut})
	g.state.Propose(g.trail, board.Occurrence{Kind: board.GameIsDrawn, Rule: rule.R802_1, ByGame: true, Player: board.NoPlayer})
}
