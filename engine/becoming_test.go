package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// A triggered ability that waits for a condition triggers as that comes to be so (704.1): not again while it stays
// so, once more after it wasn't, and not as its card enters play where it is so already.
func TestAConditionComesToBeSo(t *testing.T) {
	w := newWritten()
	waits := w.friend(avery, "When(BecomesSo(TokensOf(You) >= 3))\nExhaust(This)")
	later := w.in(board.Hand, avery, w.print(blueFriend, "When(BecomesSo(TokensOf(You) >= 3))\nExhaust(This)"))
	g, log := w.at(t, Point{Window: StartOfMainPhase})
	have := func(n int32) { beforePriority(g, board.Occurrence{Kind: board.TokensSet, Player: avery, N: n}) }
	for _, step := range []struct {
		tokens  int32
		created int
	}{{0, 0}, {3, 1}, {5, 1}, {2, 1}, {4, 2}} {
		have(step.tokens)
		if got := created(log, waits); got != step.created {
			t.Errorf("with %d action tokens it has triggered %d times, not %d", step.tokens, got, step.created)
		}
	}
	s := g.State()
	beforePriority(g, board.Occurrence{Kind: board.CardEntersPlay, Player: avery, Card: s.Ref(later),
		Area: board.HomeOf(avery)})
	if got := created(log, later); got != 0 {
		t.Errorf("as the card entered play with the condition so, it triggered %d times", got)
	}
}
