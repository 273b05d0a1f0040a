package engine

import (
	"fmt"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// Moment names a place in the turn that is not the opening of a window.
type Moment uint8

// The moments: before anything of the turn, and where the turn player is about
// to do what the step is for, its opening window having closed.
const (
	_           Moment = iota
	TurnStart          // the turn has begun: before the Ready Phase
	Uncovering         // in the Uncover Step
	Challenging        // in the Challenge Step
	Acting             // in the Main Phase: the turn player may open a window
	Confronting        // in the Score Phase, before the next Confront Step
	FacingOff          // in the Faceoff Step
	Solving            // in the Solve Step
	WrappingUp         // in the Wrap Up Step

	momentCount
)

var momentNames = [momentCount]string{"", "start of turn", "uncovering", "challenging", "main phase",
	"confronting", "facing off", "solving", "wrapping up"}

// String gives the moment's name, such as "main phase".
func (m Moment) String() string { return momentNames[m] }

// Moments lists all moments in the order of the turn.
func Moments() []Moment {
	all := make([]Moment, 0, int(momentCount)-1)
	for m := Moment(1); m < momentCount; m++ {
		all = append(all, m)
	}
	return all
}

// Point is a place in the turn at which play can begin: the opening of a
// window, or a moment.
type Point struct {
	Window Window // 0 if Moment is given
	Moment Moment
	// Area is the Problem whose Confront Step it is, for the windows of that
	// step, or at which the faceoff is, for windows of Problem faceoffs.
	Area board.AreaID
	// Confronted are the areas whose Confront Step has been performed before.
	Confronted []board.AreaID
	// Faceoff and Troublemaker say which faceoff it is, for the windows of
	// faceoffs.
	Faceoff      FaceoffKind
	Troublemaker board.CardID
}

// At puts the procedures of the rules at a point of the turn player's turn, on
// a state that has none in progress. Playing to the point gives the same state
// as setting up there.
//
// What gives control of cards in the position does so from the start (702.1). It may
// violate uniqueness, as it may at any time; the repair then comes first (516.1). It is an error if the state is
// at a point already, or the position has none such.
func At(s *board.State, point Point) error {
	if s.Depth() > 0 {
		return fmt.Errorf("the state is already at a point of a turn")
	}
	place := atStep
	if isFaceoffWindow(point.Window) {
		place = atFaceoff
	}
	Resume(s, nil).settleControl()
	if err := place(s, point); err != nil {
		return err
	}
	g := Resume(s, nil)
	g.settleControl() // as text says that is about the time
	g.checkUniqueness()
	return nil
}

// atStep puts the procedures at a moment or a window of a phase or step.
func atStep(s *board.State, point Point) error {
	path, found := find(turnProcedure, func(p board.Procedure, i int) bool {
		if point.Window != 0 {
			return procedures[p].steps[i].window == point.Window
		}
		at := moments[point.Moment]
		return at.procedure == p && at.step == i
	})
	if !found {
		return fmt.Errorf("play can't begin at %q", point.Window)
	}
	enter(s, path, point)
	if point.Moment == TurnStart && s.Program().HasAbilities() {
		s.TriggerTurnStart()
	}
	if point.Window != 0 && point.Window == Resume(s, nil).firstOfReadyPhase() {
		s.RememberStartOf(ability.ReadyPhase)
	}
	if point.Moment == Acting {
		s.Top().Step++ // when the window closes, the Main Phase has begun
		s.Push(board.Frame{Procedure: windowProcedure, Step: windowCloses, Kind: uint8(StartOfMainPhase),
			Player: s.TurnPlayer()})
	}
	return nil
}

// firstOfReadyPhase is the first window of the Ready Phase, in which its start can be reacted to
// (512.4d, 601.2a).
func (g *Game) firstOfReadyPhase() Window {
	if g.reading(board.ActionStepWindow) == board.OpenWindow {
		return EndOfActionStep
	}
	return StartOfDrawStep
}

// place is a step of a procedure.
type place struct {
	procedure board.Procedure
	step      int
}

// moments is filled by init since steps refer to procedures and back.
var moments [momentCount]place

func init() {
	moments = [momentCount]place{
		TurnStart:   {turnProcedure, 1},
		Uncovering:  {uncoverStep, uncoverChooses},
		Challenging: {challengeStep, challengeChooses},
		Acting:      {mainPhase, 0},
		Confronting: {scorePhase, scoreChooses},
		FacingOff:   {faceoffStep, faceoffStepStarts},
		Solving:     {solveStep, solveChooses},
		WrappingUp:  {wrapUpStep, 0},
	}
}

// find looks for a step from a procedure on, through the procedures that its
// steps enter, and gives the way there.
func find(from board.Procedure, matches func(board.Procedure, int) bool) (path []place, found bool) {
	for i, s := range procedures[from].steps {
		if matches(from, i) {
			return []place{{from, i}}, true
		}
		inner := s.enters
		if from == scorePhase && i == scorePerforms {
			inner = confrontStep // entered with its Problem, once one is chosen
		}
		if inner == 0 {
			continue
		}
		if rest, found := find(inner, matches); found {
			return append([]place{{from, i}}, rest...), true
		}
	}
	return nil, false
}

// enter pushes the frames of a path: each outer procedure goes on after the
// step that leads inside, the innermost takes its step next.
func enter(s *board.State, path []place, point Point) {
	for i, at := range path {
		f := board.Frame{Procedure: at.procedure, Step: uint8(at.step), Player: s.TurnPlayer()}
		if i < len(path)-1 {
			f.Step++
		}
		if at.procedure == confrontStep {
			f.Area = point.Area
		}
		s.Push(f)
		if at.procedure == scorePhase {
			s.Top().Step = stepInScorePhase(path, i, s.Top().Step)
			s.SetList(confrontedList(s, path, i, point))
			if s.Program().Reading(board.OrderOfConfronting) == board.OrderFixed {
				s.Top().N = int32(len(s.List(s.Top())))
			}
		}
	}
}

// stepInScorePhase gives the step at which the Score Phase goes on: after a
// Confront Step, with choosing the next Problem.
func stepInScorePhase(path []place, i int, step uint8) uint8 {
	if i+1 < len(path) && path[i+1].procedure == confrontStep {
		return scoreChooses
	}
	return step
}

// confrontedList lists the Problems whose Confront Step is behind: those named
// and the one it is at, or all of them once the Faceoff Step is reached.
func confrontedList(s *board.State, path []place, i int, point Point) []board.Option {
	areas := point.Confronted
	switch {
	case i+1 == len(path):
		if path[i].step > scorePerforms {
			areas = s.Areas()
		}
	case path[i+1].procedure == confrontStep:
		areas = append(append([]board.AreaID(nil), areas...), point.Area)
	default:
		areas = s.Areas()
	}
	var list []board.Option
	for _, a := range areas {
		if s.Problem(a) != 0 {
			list = append(list, confrontStepAt(s, a))
		}
	}
	return list
}

func isFaceoffWindow(w Window) bool {
	return w == StartOfFaceoff || w == AfterFlips || w == AfterTieFlips || w == EndOfFaceoff
}

// atFaceoff puts the procedures at a window of a faceoff: of a Troublemaker
// faceoff in the Challenge Step, of a Problem faceoff in the Faceoff Step.
func atFaceoff(s *board.State, point Point) error {
	outer := place{faceoffStep, faceoffStepStarts + 1}
	faceoff := board.Frame{Procedure: faceoffProcedure, Kind: uint8(point.Faceoff),
		Player: s.TurnPlayer(), Area: point.Area}
	switch point.Faceoff {
	case TroublemakerFaceoff:
		if point.Troublemaker == 0 {
			return fmt.Errorf("a window of a Troublemaker faceoff: expected which Troublemaker is challenged (514.2a)")
		}
		outer = place{challengeStep, challengeChooses}
		faceoff.Card = s.Ref(point.Troublemaker)
		faceoff.Area = s.Area(point.Troublemaker)
	case ProblemFaceoff:
		if point.Area == board.NoArea {
			return fmt.Errorf("a window of a Problem faceoff: expected at which Problem (514.2b)")
		}
	case MultiProblemFaceoff:
		faceoff.Area = board.NoArea
	default:
		return fmt.Errorf("a window of a faceoff: expected which faceoff it is (514.2)")
	}
	path, _ := find(turnProcedure, func(p board.Procedure, i int) bool {
		return p == outer.procedure && i == outer.step
	})
	enter(s, path, point)
	if point.Faceoff == TroublemakerFaceoff {
		s.Top().Card, s.Top().Area = faceoff.Card, faceoff.Area
	}
	switch point.Window {
	case StartOfFaceoff:
		faceoff.Step = faceoffStartWindow
	case AfterTieFlips:
		faceoff.Step, faceoff.Flags = faceoffFlipWindow, faceoffTied
	case AfterFlips:
		faceoff.Step = faceoffFlipWindow
	case EndOfFaceoff:
		faceoff.Step = faceoffEndWindow
	}
	s.Push(faceoff)
	if point.Faceoff != TroublemakerFaceoff {
		s.SetList(faceoffAreas(s, point.Faceoff, point.Area))
	}
	return nil
}
