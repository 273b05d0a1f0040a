package engine

import (
	"slices"
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

// A Reaction whose timing phrase names several types of faceoffs can be used in any of them, and in
// no other one (512.4a).
func TestReactionsInFaceoffsOfSeveralTypes(t *testing.T) {
	for text, want := range map[string]bool{
		"Timing(TroublemakerFaceoff, Reaction)":                 true,
		"Timing(ProblemFaceoff, TroublemakerFaceoff, Reaction)": true,
		"Timing(Faceoff, Reaction)":                             true,
		"Timing(ProblemFaceoff, Reaction)":                      false,
	} {
		w := newWritten()
		reacting := w.friend(avery, text+"\nAfter(FaceoffStarts())\nGain(1)")
		w.inPlay(nuisance, blake, board.ProblemOf(avery))
		w.inPlay(blueFriend, avery, board.ProblemOf(avery))
		g, _ := w.at(t, Point{Moment: Challenging})
		challenge := slices.IndexFunc(g.Options(), func(o board.Option) bool { return o.Kind != board.PassOption })
		if err := g.Choose(challenge); err != nil {
			t.Fatal(err)
		}
		if offered := isListed(g, activate(g, reacting)); offered != want {
			t.Errorf("%s: offered: %v", text, offered)
		}
	}
}
