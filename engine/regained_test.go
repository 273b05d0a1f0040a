package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// What an ability generates that was lost and is back begins anew each time (711.3a): the
// modifier of the ability that came back last is applied last, however often either was lost.
func TestAnAbilityBeginsAnewEachTimeItIsBack(t *testing.T) {
	w := newWritten()
	three := w.friend(avery, "SetPower(Friend && Yours, 3)")
	one := w.friend(avery, "SetPower(Friend && Yours, 1)")
	silencing := map[board.CardID]board.CardID{
		three: w.friend(blake, `if Is(This, Friend && IsExhausted) { LosesAbilities(Friend && Named("Written 1")) }`),
		one:   w.friend(blake, `if Is(This, Friend && IsExhausted) { LosesAbilities(Friend && Named("Written 2")) }`),
	}
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	for n, lost := range []board.CardID{three, one, three, three, one, one, three} {
		by := g.State().Ref(silencing[lost])
		g.propose(board.Occurrence{Kind: board.CardExhausts, Player: blake, Card: by})
		while, want := power(t, g, one), map[board.CardID]int{three: 3, one: 1}
		if while != want[one+three-lost] {
			t.Errorf("%d: while it was lost, power %d", n+1, while)
		}
		g.propose(board.Occurrence{Kind: board.CardReadied, Player: blake, Card: by})
		if got := power(t, g, one); got != want[lost] {
			t.Errorf("%d: power %d once it is back, want %d", n+1, got, want[lost])
		}
	}
}

func power(t *testing.T, g *Game, c board.CardID) int {
	t.Helper()
	p, defined := g.State().Power(c)
	if !defined {
		t.Fatal("it has no power")
	}
	return p
}
