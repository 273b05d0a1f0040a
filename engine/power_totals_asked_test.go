package engine

import (
	"testing"
)

// Abilities can ask for the power totals as they would be if they were compared now (514.4a): before the flips they
// are those of the involved cards.
func TestPowerTotalsAreAskedFor(t *testing.T) {
	w := newWritten()
	w.with(pinkFriend, avery, atProblem, "When(Flipped(Opponents))\nGain(PowerTotalOf(You))")
	w.inPlay(blueFriend, blake, atProblem)
	w.deck(avery, event)
	w.deck(blake, pinkFriend)
	g, _ := w.problemFaceoff(t)
	if got := (situation{}).PowerTotal(g.State(), avery); got != 1 {
		t.Errorf("before the flips the power total is %d, want 1", got)
	}
	before := g.State().Tokens(avery)
	untilWindow(t, g, AfterFlips)
	if got := g.State().Tokens(avery) - before; got != 6 {
		t.Errorf("with the flipped card the power total is %d, want 6", got)
	}
	w = newWritten()
	w.with(blueFriend, avery, atHome, "When(StartOf(MainPhase))\nif PowerTotalOf(You) == 0 {\n\tGain(2)\n}")
	g, _ = w.at(t, Point{Window: StartOfMainPhase})
	untilWindow(t, g, StartOfMainPhase)
	if g.State().Tokens(avery) != 2 {
		t.Errorf("outside of faceoffs power totals aren't zero: %d tokens", g.State().Tokens(avery))
	}
}

// A modifier of power that asks for the power total which it changes comes to an end.
func TestPowerThatDependsOnThePowerTotal(t *testing.T) {
	for _, modifier := range []string{
		"if PowerTotalOf(You) < PowerTotalOf(Opponent) {\n\tAddPower(This, 4)\n}",
		"if PowerTotalOf(You) > 3 {\n\tAddPower(This, 4)\n}",
		"if PowerTotalOf(You) < 9 {\n\tAddPowerTotal(You, 4)\n}",
	} {
		w := newWritten()
		w.with(pinkFriend, avery, atProblem, modifier)
		w.inPlay(blueFriend, blake, atProblem)
		w.deck(avery, event)
		w.deck(blake, pinkFriend)
		g, _ := w.problemFaceoff(t)
		untilWindow(t, g, AfterFlips)
		if got := total(g, avery); got < 6 || got > 10 {
			t.Errorf("%s: the power total is %d", modifier, got)
		}
	}
}
