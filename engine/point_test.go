package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// Setting up at a window and playing to it give the same state, with abilities
// that trigger and last there too.
func TestSettingUpAtAWindowEqualsPlayingThere(t *testing.T) {
	t.Run("without abilities", func(t *testing.T) { setUpAndPlay(t) })
	t.Run("with abilities", func(t *testing.T) {
		setUpAndPlay(t, "When(StartOf(Turn, You))\nfor Until(EndOf(Turn)) {\n\tAddPower(This, 1)\n}",
			"if During(MainPhase) {\n\tAddPower(This, 1)\n}",
			"When(EndOf(Turn, You))\nGain()")
	})
}

func setUpAndPlay(t *testing.T, abilities ...string) {
	start := func() *written {
		p := newWritten()
		p.deck(avery, blueFriend, pinkFriend, event, blueFriend, nuisance)
		p.deck(blake, pinkFriend, blueFriend, event, pinkFriend)
		p.hand(avery, blueFriend)
		if len(abilities) > 0 {
			p.friend(avery, abilities...)
		}
		return p
	}
	for _, window := range Windows() {
		if window == EndOfActionStep || window == EndOfWrapUpStep || window == EndOfEndPhase ||
			isFaceoffWindow(window) {
			continue
		}
		t.Run(window.String(), func(t *testing.T) {
			played, _ := start().at(t, Point{Moment: TurnStart})
			reached := false
			passUntil(t, played, func() bool {
				reached = played.Window() == window && played.State().Decision().Kind == board.Priority
				return reached
			})
			if !reached {
				t.Fatal("play never got there")
			}
			// Carry the table over as it is there and set the procedures up anew.
			bare := played.State().Clone()
			for bare.Depth() > 0 {
				bare.Pop()
			}
			point := Point{Window: window}
			for _, f := range played.State().Frames() {
				if f.Procedure == confrontStep {
					point.Area = f.Area
				}
			}
			if err := At(bare, point); err != nil {
				t.Fatal(err)
			}
			bare.Answer(nil)
			set := Resume(bare, nil)
			set.Run()
			if set.State().Key() != played.State().Key() {
				t.Errorf("the states differ:\nplayed %+v\nset up %+v", played.State().Frames(), set.State().Frames())
			}
		})
	}
}

// An attachment that gives control does so wherever in the turn a position begins, also
// of another attachment that gives control in turn.
func TestControlByAttachmentsHoldsWhereverAPositionBegins(t *testing.T) {
	points := []Point{}
	for _, m := range Moments() {
		points = append(points, Point{Moment: m})
	}
	for _, window := range Windows() {
		switch {
		case window == EndOfActionStep || window == EndOfWrapUpStep || window == EndOfEndPhase:
		case isFaceoffWindow(window):
			points = append(points, Point{Window: window, Faceoff: ProblemFaceoff, Area: board.ProblemOf(avery)})
		default:
			points = append(points, Point{Window: window, Area: board.ProblemOf(avery)})
		}
	}
	for _, point := range points {
		w := newWritten()
		charm := w.print(resource, "PlayOn(Friend || Resource)", "Controls(You, Host)")
		held := w.inPlay(blueFriend, blake, board.ProblemOf(avery))
		other := w.inPlay(blueFriend, blake, board.ProblemOf(avery))
		theirs := w.inPlay(charm, blake, board.ProblemOf(avery)) // on a Friend of theirs
		onTheirs := w.inPlay(charm, avery, board.ProblemOf(avery))
		onFriend := w.inPlay(charm, avery, board.ProblemOf(avery))
		w.setup.Cards[theirs-1].Host, w.setup.Cards[onTheirs-1].Host, w.setup.Cards[onFriend-1].Host = other, theirs,
			held
		s := w.state(t)
		if err := At(s, point); err != nil {
			t.Fatal(err)
		}
		for _, c := range []board.CardID{held, theirs, other} {
			if s.Controller(c) != avery {
				t.Errorf("%s%s: Blake controls card %d", point.Moment, point.Window, c)
			}
		}
		Resume(s, nil).Run()
		if s.Controller(held) != avery || s.Controller(other) != avery {
			t.Errorf("%s%s: control has changed by the first decision", point.Moment, point.Window)
		}
	}
}
