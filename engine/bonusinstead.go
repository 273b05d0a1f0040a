package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// asBonusPoints tells of points that are scored instead of a Problem's bonus (710.1) of which
// Problem's bonus they are, which 514.5c says only of those that the winner of a faceoff scores.
// Whether they are bonus points is a disputed point.
func (g *Game) asBonusPoints(batch []board.Occurrence) {
	f := g.state.Top()
	event := g.state.Program().Ability(f.Ability.ID).Event
	if event == nil || event.Op != ability.BonusScored || event.Problems() == nil {
		return
	}
	if g.listenToBonus() > 1 {
		g.noteReading(board.BonusScoredInstead, rule.R710_1)
	}
	if g.reading(board.BonusScoredInstead) == board.OtherPoints {
		return
	}
	x := board.Context{This: f.Card, You: f.Player, Area: f.Area, Env: f.Env, X: f.Ability.X}
	problems := g.state.Select(event.Problems(), &x)
	for i := range batch {
		if batch[i].Kind == board.PointsScored && len(problems) > 0 {
			batch[i].Host = problems[0]
		}
	}
}

// listenToBonus is how many abilities look at a player scoring a Problem's bonus.
func (g *Game) listenToBonus() (n int) {
	for _, h := range g.state.Abilities() {
		if event := g.state.Program().Ability(h.Ability.ID).Event; event != nil && event.Op == ability.BonusScored {
			n++
		}
	}
	return n
}
