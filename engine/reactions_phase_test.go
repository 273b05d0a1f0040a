package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// A Reaction whose timing phrase names a phase is for what happened in that phase (512.4b): what
// happened as a turn was wrapped up happened in its End Phase, though the first window after it
// is in the next turn (512.4d).
func TestReactionsToWhatHappenedAsATurnWasWrappedUp(t *testing.T) {
	for text, want := range map[string]bool{
		"Timing(EndPhase, Reaction)\nAfter(Retired(Players, Friend))":                           true,
		"Timing(ReadyPhase, Reaction)\nAfter(Retired(Players, Friend))":                         false,
		"Timing(Reaction)\nAfter(Retired(Players, Friend))":                                     true,
		"Timing(Reaction)\nAfter(Retired(TurnPlayer, Friend))":                                  true,
		"Timing(Reaction)\nAfter(First(Retired(Players, Friend), Turn))":                        true,
		"Timing(Reaction)\nAfter(Where(Retired(Players, Friend), IsTurnOf(Opponent)))":          true,
		"Timing(Reaction)\nAfter(Where(Retired(Players, Friend), IsTurnOf(You)))":               false,
		"Timing(Reaction)\nAfter(Where(Retired(Players, Friend), During(EndPhase, Opponents)))": true,
		"Timing(Reaction)\nAfter(Where(Retired(Players, Friend), During(ReadyPhase)))":          false,
		"Timing(Reaction)\nAfter(Where(Retired(Players, Friend), Count(Friend) > 4))":           true,
		"Timing(Reaction)\nAfter(Where(Retired(Players, Friend), IsFirstTurn(Opponent)))":       true,
	} {
		w := newWritten()
		reacting := w.inPlay(w.print(resource, text+"\nGain(1)"), avery,
			board.HomeOf(avery))
		w.setup.Turn, w.setup.TurnPlayer = 2, blake
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
			t.Errorf("%s: retired: %v, offered: %v, want %v", text, retired, offered, want)
		}
	}
}
