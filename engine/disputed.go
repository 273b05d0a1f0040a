package engine

import (
	"bytes"
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// noteReading says in the trail that the game passes through a point which the
// rules do not settle, and how it is read here.
func (g *Game) noteReading(d board.Disputed, why rule.Number) {
	g.note(board.Entry{Rule: why, Note: board.ReadAs, N: int32(d), M: int32(g.reading(d))})
}

// LeaveOutReadings keeps out of the record where a point decides that the rules do not
// settle: to find that out takes longer than playing.
func (g *Game) LeaveOutReadings() { g.unread = true }

// noteWhereItDecides says how a point is read if another reading of it, by which the
// step that is being taken would be taken, leads elsewhere. It is for the beginning
// of a step.
func (g *Game) noteWhereItDecides(d board.Disputed, why rule.Number) {
	if g.trail == nil || g.unread || d.IsAboutWindows() && !g.mayActWithPriority() {
		return
	}
	g.notingAhead(d, why, func() bool {
		return !(d.IsAboutWindows() && g.meet(g.waysOf(d)...)) && g.leadApart(g.waysOf(d)...)
	})
}

// notingAhead says how a point is read if it is found to decide by playing on in ways: what
// these share with the state is its own again then.
func (g *Game) notingAhead(d board.Disputed, why rule.Number, decides func() bool) {
	isSo := false
	g.state.Trying(func() {
		isSo = decides()
		for _, way := range g.lookAhead().ways {
			way.ForgetLoops()
		}
	})
	if isSo {
		g.noteReading(d, why)
	}
}

// mayActWithPriority reports whether a player can do anything with priority but pass:
// without abilities nobody can, and it makes no difference which windows there are.
func (g *Game) mayActWithPriority() bool { return g.state.Program().HasAbilities() }

// waysOf gives the ways in which the step that is being taken would be taken by the
// readings of a point, the one by which the game is played first.
func (g *Game) waysOf(d board.Disputed) []*board.State {
	ways := append(g.lookAhead().among[:0], g.wayOn(0))
	for reading := range d.Readings() {
		if program := g.readAs(d, reading); reading != g.reading(d) && program != nil {
			way := g.wayOn(len(ways))
			if d.IsAboutWindows() {
				way.ReadWindowsBy(program)
			} else {
				way.PlayBy(program)
			}
			ways = append(ways, way)
		}
	}
	for _, way := range ways {
		goTo(way.Top(), int(way.Top().Taken))
	}
	g.ahead.among = ways
	return ways
}

// ahead is what is remembered of playing on, to find out where points decide.
type ahead struct {
	ways     []*board.State // memory for the states that are played on
	among    []*board.State // those of one point
	games    []*Game        // that play them on
	happened [2]happenings  // what happens in two ways
	programs map[readAs]*board.Program
	memory   []byte                  // for working keys out
	turn     int                     // of which courses are known
	known    map[standing]courseLeft // of this turn, since a player did more than pass
}

// readAs is a program with a reading of a point.
type readAs struct {
	program *board.Program
	point   board.Disputed
	reading uint8
}

// standing is where a course was: states with equal keys go on alike by the same
// readings.
type standing struct {
	key     board.Key
	program *board.Program
}

// courseLeft is what is left of a course, once so much of it has happened.
type courseLeft struct {
	of       *course
	happened int
}

// mostKnown is more courses than are worth remembering.
const mostKnown = 1_000

func (g *Game) lookAhead() *ahead {
	if g.ahead == nil {
		g.ahead = &ahead{programs: map[readAs]*board.Program{}, known: map[standing]courseLeft{}}
	}
	if turn := g.state.Turn(); g.ahead.turn != turn || len(g.ahead.known) > mostKnown {
		g.ahead.turn = turn
		clear(g.ahead.known)
	}
	return g.ahead
}

// forgetAhead forgets what is known ahead: a player has done more than pass.
func (g *Game) forgetAhead() {
	if g.ahead != nil {
		clear(g.ahead.known)
	}
}

// wayOn gives a copy of the state, to be played on in one of several ways.
func (g *Game) wayOn(number int) *board.State {
	a := g.lookAhead()
	if number == len(a.ways) {
		a.ways = append(a.ways, new(board.State))
	}
	if number == 0 {
		a.memory = g.state.KeepKey(a.memory) // the ways are compared by their keys
	}
	a.ways[number].CopyFrom(g.state)
	return a.ways[number]
}

// readAs gives the program in which a point is read so; nil if there is none.
func (g *Game) readAs(d board.Disputed, reading uint8) *board.Program {
	a, as := g.lookAhead(), readAs{g.state.Program(), d, reading}
	program, known := a.programs[as]
	if !known {
		program, _ = as.program.ReadAs(d, reading) // nil where there is an error
		a.programs[as] = program
	}
	return program
}

// leadApart reports whether states lead to different ones: they are played on until
// a player can do more than pass, or has to choose, or another turn begins. It
// matters what happens on the way and what can be done at its end, but not how many
// windows there are in which nobody can do anything.
func (g *Game) leadApart(ways ...*board.State) bool {
	first := g.playedOn(ways[0])
	return slices.ContainsFunc(ways[1:], func(s *board.State) bool {
		other := g.playedOn(s)
		return other.table != first.table || other.decision != first.decision || other.window != first.window ||
			!slices.Equal(other.options, first.options) ||
			!slices.EqualFunc(other.happened, first.happened, board.SameHappening)
	})
}

// mostWindows is more than there are between two ways that meet again soon.
const mostWindows = 6

// meet reports whether two ways come to stand alike: from there on they lead to the
// same. Of the two the one goes on that has come less far in the turn, and both where they
// have come as far and it is longer ago in one that a window closed, as long as players
// can only pass.
func (g *Game) meet(ways ...*board.State) bool {
	if len(ways) != 2 || g.state.Loop().Running {
		return false
	}
	happened := &g.lookAhead().happened
	happened[0], happened[1] = happened[0][:0], happened[1][:0]
	one, other := g.playing(0, ways[0], &happened[0]), g.playing(1, ways[1], &happened[1])
	one.Run()
	other.Run()
	for range mostWindows {
		if one.isOver() || other.isOver() {
			return false
		}
		before := one.howFar() - other.howFar()
		if before == 0 && isAsLate(ways[0], ways[1]) {
			return g.standAlike(ways[0], ways[1]) && slices.EqualFunc(happened[0], happened[1], board.SameHappening)
		}
		if before <= 0 && !one.onToNextWindow() || before >= 0 && !other.onToNextWindow() {
			return false
		}
	}
	return false
}

// howFar tells how far a game has come: to which turn, and to the opening of which window
// in it, or somewhere else where a player decides.
func (g *Game) howFar() int {
	if g.WindowIsFresh() {
		return g.state.Turn()*elsewhere + int(g.Window())
	}
	return (g.state.Turn() + 1) * elsewhere
}

const elsewhere = int(windowCount)

// onToNextWindow plays on until another window opens, or a player decides something else;
// false if players can do more than pass.
func (g *Game) onToNextWindow() bool {
	for passed := false; !passed || !g.isOver() && g.state.Decision().Kind == board.Priority &&
		!g.WindowIsFresh(); passed = true {
		if !g.OnlyPassing() || g.Pass() != nil {
			return false
		}
	}
	return true
}

// isAsLate reports whether in two states as much can be reacted to (512.4d) and the same
// player had priority last: how they differ otherwise remains after another window.
func isAsLate(one, other *board.State) bool {
	_, since := one.SinceWindow()
	_, sinceOther := other.SinceWindow()
	return len(since) == len(sinceOther) && one.LastPriority() == other.LastPriority()
}

// standAlike reports whether two states go on alike.
func (g *Game) standAlike(one, other *board.State) bool {
	if one.StandsAs(other) {
		return true
	}
	a := g.lookAhead()
	a.memory = one.AppendKept(a.memory[:0])
	length := len(a.memory)
	a.memory = other.AppendKept(a.memory)
	return bytes.Equal(a.memory[:length], a.memory[length:])
}

// playing gives a game that plays a state on, one of several.
func (g *Game) playing(number int, s *board.State, trail board.Trail) *Game {
	a := g.lookAhead()
	for len(a.games) <= number {
		a.games = append(a.games, &Game{unread: true})
	}
	on := a.games[number]
	on.trail = trail
	on.Exchange(s)
	return on
}

// course is what comes of playing a state on.
type course struct {
	table    board.Key
	decision board.Decision
	window   Window
	options  []board.Option
	happened happenings
}

// happenings are the entries of a record that say what happens.
type happenings []board.Entry

// Add keeps such an entry.
func (h *happenings) Add(e board.Entry) {
	if e.Kind == board.Happened || e.Kind == board.CantHappen || e.Kind == board.Decided {
		*h = append(*h, e)
	}
}

// mostPasses is more than there are in a turn in which everybody only passes.
const mostPasses = 100

// playedOn plays a state on. Where an earlier course came by, the rest of it is known.
func (g *Game) playedOn(s *board.State) *course {
	a, c := g.lookAhead(), &course{}
	on := g.playing(0, s, &c.happened)
	on.Run()
	passes := 0
	for ; passes < mostPasses && !on.isOver() && s.Turn() == a.turn && on.OnlyPassing(); passes++ {
		if on.WindowIsFresh() { // where others come by, or begin
			here := standing{program: s.Program()}
			here.key, a.memory = s.KeptKeyIn(a.memory)
			if left, known := a.known[here]; known && left.of != c {
				rest := *left.of
				rest.happened = append(c.happened, rest.happened[left.happened:]...)
				return &rest
			}
			a.known[here] = courseLeft{c, len(c.happened)}
		}
		if on.Pass() != nil {
			break
		}
	}
	if passes == mostPasses {
		clear(a.known) // an earlier one goes on for longer
	}
	c.table, c.decision, c.window, c.options = s.TableKey(), s.Decision(), on.Window(), slices.Clone(on.Options())
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
		if f.Kind == uint8(board.PlayTroublemaker) && !g.state.OthersKnowWhichGoes(c) {
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
