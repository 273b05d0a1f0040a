package engine

import (
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"canterlaw/engine/board"
)

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

// instructed are instructions of activated abilities, each with names of its own.
var instructed = []string{
	"Gain(1)", "Draw(1)", "n%[1]d := ChooseNumber()\nGain(n%[1]d)", "word%[1]d := ChooseType()",
	"it%[1]d := Choose(1, Friend && Yours)\nExhaust(it%[1]d)",
	"it%[1]d := Choose(1, Friend && Yours && !This)\nReady(it%[1]d)",
	"it%[1]d := Choose(1, Friend && Opposing && IsExhausted)\nReady(it%[1]d)",
	"it%[1]d := Choose(2, Friend && Opposing)\nFrighten(it%[1]d)",
	"it%[1]d := Choose(1, In(Hand, You))\nword%[1]d := ChooseType()\nReveal(it%[1]d)",
	"who%[1]d := ChoosePlayer(Opponents)\nit%[1]d := Choose(1, Friend && ControlledBy(who%[1]d))\nGainControl(it%[1]d)",
	"mine%[1]d := Choose(1, Friend && Yours && IsReady)\nother%[1]d := Choose(1, Friend && Opposing)\n" +
		"StartFaceoff(mine%[1]d, other%[1]d)",
	"for who%[1]d := range EachPlayer(Players) {\n\tit%[1]d := Choose(1, In(Hand, who%[1]d), who%[1]d)\n" +
		"\tShuffleIntoDeck(it%[1]d)\n}",
	"for who%[1]d := range EachPlayer(Opponents) {\n\tFrighten(Friend && ControlledBy(who%[1]d) && IsExhausted)\n}",
	"if May() {\n\tDismiss(This)\n}", "if May() {\n\tGain(1)\n}",
	"if May() {\n\tit%[1]d := Choose(1, Friend && Opposing && IsExhausted)\n\tBanish(it%[1]d)\n}",
	"if Any(Friend && Opposing && IsExhausted) {\n\tDraw(1)\n}",
}

// Whatever an ability's instructions are, and whoever is there: what is sure to be done without
// trying can be completed (705.2e).
func TestWhatIsSureToBeDoneCanBeCompleted(t *testing.T) {
	sure := 0
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.SampledFrom([]string{"Timing(MainPhase)", "Timing(MainPhase)\nCost(Exhaust(This))",
			"Timing(MainPhase)\nCost(Pay(1))"}).Draw(t, "cost")
		for i, part := range rapid.SliceOfN(rapid.SampledFrom(instructed), 1, 3).Draw(t, "instructions") {
			text += "\n" + strings.ReplaceAll(part, "%[1]d", strconv.Itoa(i))
		}
		w := newWritten()
		w.setup.Players[avery].Tokens = 1
		friend := w.friend(avery, text)
		for _, other := range []struct {
			controller board.Player
			text       string
		}{{avery, "AddPower(This, 1)"}, {blake, "AddPower(This, 1)"}, {blake, "Cant(Frightened(This))"},
			{blake, "Cant(Readied(This))"}} {
			if !rapid.Bool().Draw(t, "another Friend") {
				continue
			}
			c := w.friend(other.controller, other.text)
			w.setup.Cards[c-1].Exhausted = rapid.Bool().Draw(t, "exhausted")
		}
		for _, p := range []board.Player{avery, blake} {
			if rapid.Bool().Draw(t, "cards") {
				w.hand(p, blueFriend)
				w.deck(p, blueFriend, pinkFriend)
			}
		}
		s, err := w.begun(Point{Moment: Acting})
		if err != nil {
			t.Fatal(err)
		}
		g := Resume(s, nil)
		g.Run()
		a := activate(g, friend)
		x, _ := g.contextOfActivation(avery, a)
		if !g.isSureToDo(g.state.Program().Ability(a.Ability.ID).Script, x, a) {
			return
		}
		sure++
		if step := g.failsIn(a); step != 0 {
			t.Errorf("%s\nis sure to be done, and fails in %s", text, step)
		}
	})
	if sure == 0 {
		t.Error("nothing was sure to be done")
	}
}
