package engine

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// noteReading says in the trail that the game passes through a point which the
// rules do not settle, and how it is read here.
func (g *Game) noteReading(d board.Disputed, why rule.Number) {
	g.note(board.Entry{Rule: why, Note: board.ReadAs, N: int32(d), M: int32(g.reading(d))})
}

// LeaveOutReadings has the record not say where a point decides that the rules do not
// settle: to find that out takes longer than playing.
func (g *Game) LeaveOutReadings() { g.unread = true }

// noteWhereItDecides says how a point is read if another reading of it, by which the
// step that is being taken would be taken, leads elsewhere. It is for the beginning
// of a step.
func (g *Game) noteWhereItDecides(d board.Disputed, why rule.Number) {
	if g.trail == nil || g.unread {
		return
	}
	ways := []*board.State{g.state.Clone()}
	for reading := range d.Readings() {
		if other := g.state.ReadAs(d, reading); reading != g.reading(d) && other != nil {
			ways = append(ways, other)
		}
	}
	for _, way := range ways {
		goTo(way.Top(), int(way.Top().Taken))
	}
	if leadApart(ways...) {
		g.noteReading(d, why)
	}
}

// leadApart reports whether states lead to different ones: they are played on until
// a player can do more than pass, or has to choose, or another turn begins. It
// matters what happens on the way and what can be done at its end, but not how many
// windows there are in which nobody can do anything.
func leadApart(ways ...*board.State) bool {
	first := playedOn(ways[0])
	return slices.ContainsFunc(ways[1:], func(s *board.State) bool {
		other := playedOn(s)
		return other.table != first.table || other.decision != first.decision || other.window != first.window || !slices.Equal(other.options, first.options) ||
			!slices.EqualFunc(other.happened, first.happened, board.SameHappening)
	})
}

// course is what comes of playing a state on.
type course struct {
	table    board.Key
	decision board.Decision
	window   Window
	options  []board.Option
	happened []board.Entry
}

// mostPasses is more than there are in a turn in which everybody only passes.
const mostPasses = 100

func playedOn(s *board.State) course {
	var log board.Log
	g := &Game{state: s, trail: &log, unread: true}
	turn := s.Turn()
	g.Run()
	for passes := 0; passes < mostPasses && !g.isOver() && s.Turn() == turn && g.OnlyPassing() && g.Pass() == nil; passes++ {
	}
	c := course{table: s.TableKey(), decision: s.Decision(), window: g.Window(), options: slices.Clone(g.Options())}
	for _, e := range log.Entries {
		if e.Kind == board.Happened || e.Kind == board.CantHappen || e.Kind == board.Decided {
			c.happened = append(c.happened, e)
		}
	}
	return c
}

// reading tells how a disputed point is read in this game.
func (g *Game) reading(d board.Disputed) uint8 { return g.state.Program().Reading(d) }

// noteReadingsOfAction says how the points are read that make an action legal.
func (g *Game) noteReadingsOfAction(f *board.Frame) {
	if g.trail == nil {
		return
	}
	switch c := f.Card.Card; board.ActionKind(f.Kind) {
	case board.PlayCard, board.PlayTroublemaker:
		if g.requirementsDisputed(f) {
			g.noteReading(board.TwoColorPlayRequirements, rule.R205_1)
		}
		if f.Kind == uint8(board.PlayTroublemaker) {
			g.noteReading(board.PlayedTroublemaker, rule.R705_2a)
		}
	case board.MoveCharacter:
		if g.state.IsFrightened(c) {
			g.noteReading(board.FrightenedCharacters, rule.R609_2b)
		}
	case board.DrawCard:
		if len(g.state.Cards(board.DrawDeck, f.Player)) == 0 {
			g.noteReading(board.DrawingFromAnEmptyDeck, rule.R707_2)
		}
	}
}

// requirementsDisputed reports whether the play requirements of the card are met by one
// reading of the point about characters of two colors only.
func (g *Game) requirementsDisputed(f *board.Frame) bool {
	requirements := g.state.Face(f.Card.Card).PlayRequirements
	if len(requirements) < 2 {
		return false
	}
	short, _ := g.shortForAll(f.Player, requirements)
	return short > 0
}
