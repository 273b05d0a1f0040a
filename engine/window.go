package engine

import (
	"fmt"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The priority windows (510) that there are.

// Window names a priority window by its place in the turn or in a faceoff.
type Window uint8

// The windows, in the order of the turn (601.2, 601.3), then those of faceoffs
// (514).
const (
	_ Window = iota
	EndOfActionStep
	StartOfDrawStep
	EndOfDrawStep
	EndOfReadyPhase
	StartOfTroublemakerPhase
	StartOfUncoverStep
	EndOfUncoverStep
	StartOfChallengeStep
	EndOfChallengeStep
	EndOfTroublemakerPhase
	StartOfMainPhase
	EndOfMainPhase
	StartOfScorePhase
	StartOfConfrontStep
	EndOfConfrontStep
	StartOfFaceoffStep
	EndOfFaceoffStep
	StartOfSolveStep
	EndOfSolveStep
	EndOfScorePhase
	StartOfEndPhase
	StartOfEndOfTurnStep
	EndOfEndOfTurnStep
	EndOfWrapUpStep
	EndOfEndPhase
	StartOfFaceoff
	AfterFlips
	AfterTieFlips
	EndOfFaceoff

	windowCount
)

var windowNames = [windowCount]string{
	"",
	"end of action step",
	"start of draw step",
	"end of draw step",
	"end of ready phase",
	"start of troublemaker phase",
	"start of uncover step",
	"end of uncover step",
	"start of challenge step",
	"end of challenge step",
	"end of troublemaker phase",
	"start of main phase",
	"end of main phase",
	"start of score phase",
	"start of confront step",
	"end of confront step",
	"start of faceoff step",
	"end of faceoff step",
	"start of solve step",
	"end of solve step",
	"end of score phase",
	"start of end phase",
	"start of end of turn step",
	"end of end of turn step",
	"end of wrap up step",
	"end of end phase",
	"start of faceoff",
	"after flips",
	"after tie flips",
	"end of faceoff",
}

// opensBy is the rule by which the window opens where it stands in the turn or in a
// faceoff.
func (w Window) opensBy() rule.Number {
	switch w {
	case EndOfWrapUpStep:
		return rule.R616_4a
	case StartOfFaceoff:
		return rule.R514_2
	case AfterFlips:
		return rule.R514_3
	case AfterTieFlips:
		return rule.R514_4c
	case EndOfFaceoff:
		return rule.R514_6
	default:
		return rule.R601_2
	}
}

// String gives the window's name, such as "start of main phase".
func (w Window) String() string { return windowNames[w] }

// Windows lists all windows in order.
func Windows() []Window {
	all := make([]Window, 0, int(windowCount)-1)
	for w := Window(1); w < windowCount; w++ {
		all = append(all, w)
	}
	return all
}

// ParseWindow finds a window by its name; the error for another one lists those that there are.
func ParseWindow(name string) (Window, error) {
	for w := Window(1); w < windowCount; w++ {
		if strings.EqualFold(windowNames[w], strings.TrimSpace(name)) {
			return w, nil
		}
	}
	return 0, fmt.Errorf("%q is not a priority window: expected one of %s", name, strings.Join(windowNames[1:], "; "))
}

// Window is the innermost priority window that is open, 0 between windows.
func (g *Game) Window() Window {
	frames := g.state.Frames()
	for i := len(frames) - 1; i >= 0; i-- {
		if frames[i].Procedure == windowProcedure {
			return Window(frames[i].Kind)
		}
	}
	return 0
}

// WindowIsFresh reports whether nobody has passed or acted yet in the innermost
// window: its first player has priority.
func (g *Game) WindowIsFresh() bool {
	f := g.state.Top()
	return f.Procedure == windowProcedure && f.Step == windowUses && f.N == 0 &&
		f.Player == g.firstIn(Window(f.Kind)) && len(g.state.List(f)) == 0
}

// sharesWindow reports whether the window at the start of a step is the one at
// the end of the step before it, with nothing happening between the two: a
// disputed point.
func (g *Game) sharesWindow(w Window) bool {
	adjacent := false
	switch w {
	case StartOfChallengeStep:
		adjacent = true
	case StartOfConfrontStep:
		adjacent = len(g.confrontSteps()) > 1 // this one and those before it
	case StartOfFaceoffStep:
		adjacent = len(g.confrontSteps()) > 0
	case StartOfSolveStep:
		adjacent = !g.anySolved()
	}
	if !adjacent {
		return false
	}
	g.noteWhereItDecides(board.AdjacentWindows, rule.R601_2)
	return g.reading(board.AdjacentWindows) == board.OneWindow
}

// InFaceoff reports whether a faceoff is in progress.
func (g *Game) InFaceoff() bool { return g.faceoff() != nil }

// PowerTotal is what the power total of a player in the faceoff in progress would be
// if the totals were compared now (514.4a); false outside of faceoffs.
func (g *Game) PowerTotal(p board.Player) (total int, inFaceoff bool) {
	if !g.InFaceoff() {
		return 0, false
	}
	quiet := Resume(g.state.Clone(), nil)
	return quiet.powerTotal(quiet.faceoff(), p), true
}
