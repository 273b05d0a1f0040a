package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// The power of what an effect has taken out of play is what it had there (709.2): with its counters,
// and none of a frightened Friend or of one to which something else happened.
func TestPowerOfWhatWasTakenOutOfPlay(t *testing.T) {
	for _, test := range []struct {
		effect string
		tokens int
	}{
		{"it := Retire(Friend && Yours && !This)\nGain(Power(it))", 8},
		{"it := Dismiss(Friend && Yours && !This)\nGain(Power(it))", 8},
		{"it := Banish(Friend && Yours && !This)\nGain(Power(it))", 8},
		{"it := PutInHand(Friend && Yours && !This)\nGain(Power(it))", 8},
		{"it := PutInDiscards(Friend && Yours && !This)\nGain(Power(it))", 8},
		{"it := ShuffleIntoDeck(Friend && Yours && !This)\nGain(Power(it))", 8},
		{"it := SetAside(Friend && Yours && !This)\nGain(Power(it))", 8},
		{"it := TurnFaceDown(Friend && Yours && !This)\nGain(Power(it))", 8},
		{"it := May(Retire(Friend && Yours && !This))\nGain(Power(it))", 8},
		{"Retire(Friend && Yours && !This)\nGain(Power(Friend && Yours && !This))", 0},
	} {
		w := newWritten()
		w.setup.Players[avery].Tokens = 0
		for range 2 {
			counted := w.friend(avery, "AddPower(This, 0)")
			w.setup.Cards[counted-1].PowerCounters = 2
		}
		w.setup.Cards[w.friend(avery, "AddPower(This, 1)")-1].FaceDown = true
		g, _, _ := w.effectOf(t, test.effect)
		if d := g.State().Decision(); d.Kind == board.YesOrNo {
			answers(t, g, avery, true)
		}
		if got := g.State().Tokens(avery); got != test.tokens {
			t.Errorf("%q gives %d action tokens, want %d", test.effect, got, test.tokens)
		}
	}
}
