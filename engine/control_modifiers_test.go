package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// Who controls a card by continuous modifiers (513.2) is what they make of whose it is without
// them, in the order of their timestamps (711.3): it stays so as other things happen.
func TestControlStaysWithWhomModifiersGiveIt(t *testing.T) {
	const nothing = "Timing(MainPhase)\nGain(1)"
	const opposing, others = "Controls(You, Friend && Opposing)", "Controls(You, Friend && !This)"
	for name, test := range map[string]struct {
		avery, blake string
		want         [2]board.Player // of Avery's card and of Blake's
	}{
		"of what is opposing":        {opposing, nothing, [2]board.Player{avery, avery}},
		"of all Friends":             {"Controls(You, Friend)", nothing, [2]board.Player{avery, avery}},
		"of each other, the earlier": {others, others, [2]board.Player{avery, avery}},
		"of what is opposing, both":  {opposing, opposing, [2]board.Player{avery, avery}},
		"of one's own, an opponent":  {"Controls(Opponent, Friend && Yours)", nothing, [2]board.Player{blake, blake}},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWritten()
			one, other := w.friend(avery, test.avery), w.friend(blake, test.blake)
			third := w.inPlay(resource, avery, board.HomeOf(avery))
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			for n := range 4 {
				kind := []board.OccurrenceKind{board.CardExhausts, board.CardReadied}[n%2]
				g.propose(board.Occurrence{Kind: kind, Player: avery, Card: g.State().Ref(third)})
				if got := [2]board.Player{g.State().Controller(one), g.State().Controller(other)}; got != test.want {
					t.Errorf("after %d: controlled by %v, want %v", n+1, got, test.want)
				}
			}
		})
	}
}
