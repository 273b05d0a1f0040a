package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// A Reaction whose timing phrase names a phase is for what happened in that phase (512.4b): what
// happened as a turn was wrapped up happened in its End Phase, though the first window after it
// is in the next turn (512.4d).
func TestReactionsToWhatHappenedAsATurnWasWrappedUp(t *testing.T) {
	phrases := map[string]bool{"EndPhase, Reaction": true, "ReadyPhase, Reaction": false, "Reaction": true}
	for time, want := range phrases {
		w := newWritten()
		reacting := w.inPlay(w.print(resource, "Timing("+time+")\nAfter(Retired(Players, Friend))\nGain(1)"), avery,
			board.HomeOf(avery))
		w.setup.TurnPlayer = blake
		for range 6 {
			w.inPlay(pinkFriend, blake, board.HomeOf(blake))
		}
		w.deck(avery, blueFriend, blueFriend)
		w.deck(blake, blueFriend, blueFriend)
		g, _ := w.at(t, Point{Moment: WrappingUp})
		retired, offered := false, false
		for range 20 {
			s := g.State()
			if s.TurnPlayer() == avery && s.Decision().Kind == board.Priority {
				retired = len(s.Cards(board.DiscardPile, blake)) > 0
				for _, o := range g.Options() {
					offered = offered || o.Kind == board.ActionOption && o.Action.Card == reacting
				}
				if s.Decision().Player == avery {
					break
				}
			}
			if err := passOrChooseFirst(g); err != nil {
				t.Fatal(err)
			}
		}
		if !retired || offered != want {
			t.Errorf("%s: retired: %v, offered: %v, want %v", time, retired, offered, want)
		}
	}
}
