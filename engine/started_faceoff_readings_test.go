package engine

import (
	"testing"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// The disputed points about faceoffs that effects start and end, read either way.

func TestWhichWindowATriggeredFaceoffIsIn(t *testing.T) {
	for reading, window := range map[uint8]Window{board.BeingPrepared: StartOfMainPhase,
		board.NewWindow: StartOfFaceoff} {
		w, _, _ := duel("StartFaceoff(This, it)")
		w.readings[board.WindowOfTriggeredFaceoff] = reading
		g, _ := w.at(t, Point{Window: StartOfMainPhase})
		if !g.InFaceoff() || g.Window() != window {
			t.Errorf("reading %d: the window is %q, want %q", reading, g.Window(), window)
		}
	}
}

func TestWhetherTheWindowOfAStartedFaceoffGoesOn(t *testing.T) {
	for reading, goesOn := range map[uint8]bool{board.WindowClosed: false, board.WindowGoesOn: true} {
		w, _, _ := duel("StartFaceoff(This, it)")
		w.readings[board.WindowAfterStartedFaceoff] = reading
		g, _ := w.at(t, Point{Window: StartOfMainPhase})
		passUntil(t, g, func() bool { return !g.InFaceoff() })
		if got := g.State().Decision().Kind == board.Priority && g.Window() == StartOfMainPhase; got != goesOn {
			t.Errorf("reading %d: the game waits for %v in the window %q", reading, g.State().Decision(), g.Window())
		}
	}
}

func TestTheTypeOfAStartedFaceoff(t *testing.T) {
	for reading, score := range map[uint8]int{board.NoType: 0, board.OfProblems: 1} {
		w := newWritten()
		w.inPlay(pinkFriend, blake, atProblem)
		w.with(blueFriend, avery, atProblem, "When(StartOf(MainPhase))\nStartFaceoff(This, Friend && Opposing && Here)")
		w.deck(avery, event)
		w.readings[board.TypeOfStartedFaceoff] = reading
		g, _ := w.at(t, Point{Window: StartOfMainPhase})
		if got := (situation{}).During(g.State(), ability.ProblemFaceoff); got != (score > 0) {
			t.Errorf("reading %d: a Problem faceoff: %v", reading, got)
		}
		untilWindow(t, g, EndOfFaceoff)
		if got := g.State().Score(avery); got != score {
			t.Errorf("reading %d: %d points, want %d", reading, got, score)
		}
	}
}

func TestReadingsOfEndingAFaceoffEarly(t *testing.T) {
	for _, test := range []struct {
		ruling          string
		solved, trigger uint8
		isSolved        bool
		window          bool
		tokens          int
	}{
		{"as CR 3.4 is read", board.NotResolved, board.EndTriggers, false, false, 1},
		{"resolved, so that the Problem is solved", board.ResolvedByEnd, board.EndTriggers, true, false, 1},
		{"its last window opens first", board.NotResolved, board.EndWindow, false, true, 1},
		{"nothing triggers", board.NotResolved, board.NoEnd, false, false, 0},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.with(blueFriend, avery, atProblem, "When(Flipped(Opponents))\nEndFaceoff()",
				"When(FaceoffEnds(Faceoff, This))\nGain()")
			w.inPlay(pinkFriend, avery, atProblem)
			w.inPlay(blueFriend, blake, atProblem)
			w.inPlay(pinkFriend, blake, atProblem)
			w.deck(blake, pinkFriend)
			w.readings[board.EndedEarlySolved], w.readings[board.EndedEarlyTriggers] = test.solved, test.trigger
			g, log := w.at(t, Point{Moment: Confronting})
			passUntil(t, g, func() bool { return g.Window() == EndOfSolveStep })
			s := g.State()
			if got := s.Zone(3) != board.Play; got != test.isSolved {
				t.Errorf("solved and replaced: %v", got)
			}
			if got := s.Tokens(avery); got != test.tokens {
				t.Errorf("%d tokens, want %d", got, test.tokens)
			}
			opened := false
			for _, e := range log.Entries {
				opened = opened || e.Kind == board.Begins && e.Frame.Procedure == windowProcedure &&
					Window(e.Frame.Kind) == EndOfFaceoff
			}
			if opened != test.window {
				t.Errorf("its last window opened: %v", opened)
			}
		})
	}
}
