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
		setUpAndPlay(t, "When(StartOf(Turn, You))\nfor Until(EndOf(Turn)) {\n\tAddPower(This, 1)\n}", "if During(MainPhase) {\n\tAddPower(This, 1)\n}",
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
		if window == EndOfActionStep || window == EndOfWrapUpStep || window == EndOfEndPhase || isFaceoffWindow(window) {
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
