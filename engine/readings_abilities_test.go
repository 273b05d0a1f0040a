package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// Disputed points about keywords and tokens, read in each way.

func TestHowOftenInspiredLooks(t *testing.T) {
	for reading, looks := range map[uint8]int{board.LooksForEach: 2, board.LooksOnce: 1} {
		w := newWritten()
		w.keyword(blueFriend, avery, atHome, "Inspired", 0)
		w.keyword(blueFriend, avery, atProblem, "Inspired", 0)
		w.keyword(blueFriend, blake, board.HomeOf(blake), "Inspired", 0)
		w.deck(blake, event, pinkFriend)
		w.readings[board.InspiredLooks] = reading
		_, log := w.at(t, Point{Window: StartOfMainPhase})
		if got := effectsIn(log); got != looks {
			t.Errorf("reading %d: %d effects, want %d", reading, got, looks)
		}
	}
}

// effectsIn counts the triggered effects that a trail says were created.
func effectsIn(log *board.Log) int {
	n := 0
	for _, e := range log.Entries {
		if e.Kind == board.Happened && e.Occurrence.Kind == board.EffectCreated {
			n++
		}
	}
	return n
}

func TestWhetherMeticulousSplits(t *testing.T) {
	for reading, want := range map[uint8]bool{board.EachByItself: false, board.AllTogether: true} {
		w := newWritten()
		w.keyword(blueFriend, avery, atHome, "Meticulous", 2)
		w.readings[board.MeticulousSplit] = reading
		program := w.state(t).Program()
		script := program.Ability(program.Keyword("Meticulous")[0]).Script
		together := false
		for _, in := range script {
			together = together || in.Kind == board.ModesBegins
		}
		if together != want {
			t.Errorf("reading %d: asked once for all cards: %v", reading, together)
		}
	}
}

func TestWhatBecomesOfAFrightenedToken(t *testing.T) {
	for _, test := range []struct {
		reading            uint8
		frightened, leaves int
	}{
		{board.FrightenedAndGone, 1, 1},
		{board.FrightenedOnly, 1, 0},
		{board.CeasesInstead, 0, 1},
	} {
		w := newWritten()
		w.with(blueFriend, avery, atHome, "When(Frightened(IsToken))\nGain(1)",
			"When(LeavesPlay(IsToken))\nGain(Opponent, 1)")
		w.readings[board.TokenFrightened] = test.reading
		g, _, _ := w.effectOf(t, "it := CreateToken(1, 1, Blue, TokenOf(Friend, WithTrait(\"Pegasus\")), Home(You))\n"+
			"Frighten(it)")
		if a, b := g.State().Tokens(avery), g.State().Tokens(blake); a != test.frightened || b != test.leaves {
			t.Errorf("reading %d: became frightened %d times and left play %d times, want %d and %d", test.reading, a,
				b, test.frightened, test.leaves)
		}
	}
}
