package engine

import "testing"

// An action isn't tried of which something is sure to be done. Such a one can be completed
// when it is tried (705.2e); of others it shows only then.
func TestWhatIsAllowedWithoutTryingCanBeCompleted(t *testing.T) {
	const readyOne = "it := Choose(1, Friend && Yours && IsExhausted)\nReady(it)\n"
	tests := []struct {
		situation string
		text      string // of Avery's Friend, but for its timing
		sure      bool
		fails     bool
	}{
		{"it is done to what is chosen", "it := Choose(1, Friend && Yours)\nExhaust(it)", true, false},
		{"a number is chosen besides", "it := Choose(1, Friend && Yours)\nn := ChooseNumber()\n" +
			"Exhaust(it)", true, false},
		{"it needs the number", "n := ChooseNumber()\nGain(n)", false, false},
		{"the first of two can't be done", readyOne + "Gain(1)", true, false},
		{"neither can be done", readyOne + "Unfrighten(it)", false, true},
		{"each player does it", "for who := range EachPlayer(Players) {\n\tGain(who, 1)\n}", true, false},
		{"a player is asked", "if May() {\n\tDismiss(This)\n}", true, false},
		{"a faceoff is started", "mine := Choose(1, Friend && Yours)\nother := Choose(1, Friend && Opposing)\n" +
			"StartFaceoff(mine, other)", true, false},
		{"nobody is on its other side", "mine := Choose(1, Friend && Yours)\n" +
			"other := Choose(1, Friend && Opposing && IsExhausted)\nStartFaceoff(mine, other)", false, true},
	}
	for _, test := range tests {
		t.Run(test.situation, func(t *testing.T) {
			w := newWritten()
			friend := w.friend(avery, "Timing(MainPhase)\n"+test.text)
			w.friend(blake, "AddPower(This, 1)")
			g, _ := w.at(t, Point{Moment: Acting})
			a := activate(g, friend)
			x, _ := g.contextOfActivation(avery, a)
			if sure := g.isSureToDo(g.state.Program().Ability(a.Ability.ID).Script, x, a); sure != test.sure {
				t.Errorf("it is sure: %v", sure)
			}
			g.forgetTried()
			if fails := g.failsIn(a) != 0; fails != test.fails {
				t.Errorf("tried, it fails: %v", fails)
			}
		})
	}
}
