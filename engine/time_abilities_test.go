package engine

import (
	"fmt"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// written is a position with cards whose abilities are written in notation.
type written struct {
	*position
	extra []card.Card
}

func newWritten() *written { return &written{position: newPosition()} }

// print adds a card like an invented one, with other abilities.
func (w *written) print(like board.Print, abilities ...string) board.Print {
	printed := prints()[like-1]
	faces := append([]card.Face(nil), printed.Faces...)
	faces[0].Title = fmt.Sprint("Written ", len(w.extra)+1)
	faces[0].Abilities = abilities
	w.extra = append(w.extra, card.Card{ID: fmt.Sprint("W", len(w.extra)+1), Number: fmt.Sprint("W", len(w.extra)+1),
		Faces: faces})
	return board.Print(len(prints()) + len(w.extra))
}

// friend puts a Friend with abilities into play at its controller's home.
func (w *written) friend(controller board.Player, abilities ...string) board.CardID {
	return w.inPlay(w.print(blueFriend, abilities...), controller, board.HomeOf(controller))
}

func (w *written) state(t testing.TB) *board.State {
	t.Helper()
	return stateOf(t, w.setup, w.extra, w.readings)
}

// begun gives the position at a point.
func (w *written) begun(point Point) (*board.State, error) {
	program, err := NewProgram(len(w.setup.Players), append(prints(), w.extra...), w.readings)
	if err != nil {
		return nil, err
	}
	s, err := board.New(program, w.setup)
	if err != nil {
		return nil, err
	}
	return s, At(s, point)
}

// at begins play at a point and runs to the first decision.
func (w *written) at(t testing.TB, point Point) (*Game, *board.Log) {
	t.Helper()
	return playedAt(t, w.state(t), point)
}

// passTo passes until a player's window is open.
func passTo(t testing.TB, g *Game, turn board.Player, w Window) {
	t.Helper()
	passUntil(t, g, func() bool {
		return g.State().TurnPlayer() == turn && g.Window() == w && g.State().Decision().Kind == board.Priority
	})
	if g.Window() != w {
		t.Fatalf("the game never came to the %s", w)
	}
}

// What triggers as a phase, a step or the turn starts or ends is processed as
// the turn player is about to receive priority in the window there (601.2,
// 712.1); with a player, only in that player's turns.
func TestAbilitiesThatTriggerAtTimes(t *testing.T) {
	tests := []struct {
		event  string
		window Window // where it is processed first
		times  int    // in Avery's turn
	}{
		{"StartOf(Turn, You)", StartOfDrawStep, 1},
		{"StartOf(ReadyPhase, You)", StartOfDrawStep, 1},
		{"EndOf(ReadyPhase, You)", EndOfReadyPhase, 1},
		{"StartOf(DrawStep, You)", StartOfDrawStep, 1},
		{"EndOf(DrawStep, You)", EndOfDrawStep, 1},
		{"StartOf(TroublemakerPhase, You)", StartOfTroublemakerPhase, 1},
		{"EndOf(TroublemakerPhase, You)", EndOfTroublemakerPhase, 1},
		{"StartOf(MainPhase, You)", StartOfMainPhase, 1},
		{"EndOf(MainPhase, You)", EndOfMainPhase, 1},
		{"StartOf(ScorePhase, You)", StartOfScorePhase, 1},
		{"StartOf(SolveStep, You)", StartOfSolveStep, 1},
		{"EndOf(SolveStep, You)", EndOfSolveStep, 1},
		{"EndOf(ScorePhase, You)", EndOfScorePhase, 1},
		{"StartOf(EndPhase, You)", StartOfEndPhase, 1},
		{"EndOf(Turn, You)", EndOfEndOfTurnStep, 1},
		{"StartOf(Phase, You)", StartOfDrawStep, 5},
		{"EndOf(Turn, Opponents)", 0, 0},
		{"StartOf(MainPhase, Opponents)", 0, 0},
	}
	for _, test := range tests {
		t.Run(test.event, func(t *testing.T) {
			w := newWritten()
			w.friend(avery, "When("+test.event+")\nGain(50)")
			w.deck(avery, blueFriend)
			w.setup.TurnPlayer = blake
			g, _ := w.at(t, Point{Moment: WrappingUp})
			before := 2 // what she receives in the Action Step (604.1a)
			first, times := Window(0), 0
			passUntil(t, g, func() bool {
				if n := (g.State().Tokens(avery) - before) / 50; n > times {
					times = n
					if first == 0 {
						first = g.Window()
					}
				}
				return g.State().TurnPlayer() == blake
			})
			if first != test.window || times != test.times {
				t.Errorf("it was processed %d times, first at the %q; want %d times, first at the %q", times, first,
					test.times, test.window)
			}
		})
	}
}

// Modifiers end with the time that they last until (708.2): those of a turn in
// the Wrap Up Step, before the next turn begins (616.4).
func TestModifiersLastUntilTheEndOfATime(t *testing.T) {
	tests := []struct {
		ends       string
		turn       board.Player
		last, over Window // where it is still in force, and where it is not
	}{
		{"EndOf(Phase)", avery, EndOfMainPhase, StartOfScorePhase},
		{"EndOf(SolveStep)", avery, EndOfSolveStep, EndOfScorePhase},
		{"StartOf(EndPhase)", avery, EndOfScorePhase, StartOfEndPhase},
		{"EndOf(Turn)", avery, EndOfEndOfTurnStep, 0},
		{"EndOf(Turn, Opponents)", blake, EndOfEndOfTurnStep, 0},
		{"StartOf(Turn, You)", blake, EndOfEndOfTurnStep, 0},
	}
	for _, test := range tests {
		t.Run(test.ends, func(t *testing.T) {
			w := newWritten()
			friend := w.friend(avery,
				"When(StartOf(MainPhase, You))\nfor Until("+test.ends+") {\n\tAddPower(This, 3)\n}")
			w.deck(avery, blueFriend, blueFriend)
			w.deck(blake, blueFriend, blueFriend)
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			passTo(t, g, test.turn, test.last)
			if power, _ := g.State().Power(friend); power != 5 {
				t.Errorf("at the %s its power is %d, want 2 and 3 more", test.last, power)
			}
			if test.over == 0 {
				test.over, test.turn = StartOfDrawStep, 1-test.turn
			}
			passTo(t, g, test.turn, test.over)
			if power, _ := g.State().Power(friend); power != 2 {
				t.Errorf("at the %s its power is %d, want 2 again", test.over, power)
			}
		})
	}
}

// What triggers at the end of a faceoff triggers as its last window closes, and
// is processed as a player next receives priority; what lasts until its end
// ends with it (514.6).
func TestTheEndOfAFaceoff(t *testing.T) {
	w := newWritten()
	friend := w.inPlay(w.print(blueFriend,
		"When(FaceoffStarts(Faceoff, This))\nfor Until(EndOf(Faceoff)) {\n\tAddPower(This, 3)\n}",
		"When(FaceoffEnds(TroublemakerFaceoff, This))\nGain(50)", "When(FaceoffEnds(ProblemFaceoff))\nGain(500)"),
		avery, board.ProblemOf(avery))
	w.inPlay(nuisance, blake, board.ProblemOf(avery))
	w.deck(avery, blueFriend)
	w.deck(blake, pinkFriend)
	g, _ := w.at(t, Point{Moment: Challenging})
	if err := g.Choose(0); err != nil {
		t.Fatal(err)
	}
	passTo(t, g, avery, EndOfFaceoff)
	if power, _ := g.State().Power(friend); power != 5 {
		t.Errorf("in the faceoff its power is %d, want 2 and 3 more", power)
	}
	if got := g.State().Tokens(avery); got != 0 {
		t.Errorf("in the last window Avery has %d action tokens: it triggers as that window closes", got)
	}
	passTo(t, g, avery, EndOfChallengeStep)
	if got := g.State().Tokens(avery); got != 50 {
		t.Errorf("after the faceoff Avery has %d action tokens, want 50", got)
	}
	if power, _ := g.State().Power(friend); power != 2 {
		t.Errorf("after the faceoff its power is %d", power)
	}
}

// The record doesn't say that a time has come unless something follows from it.
func TestTimesThatMatterAreRecorded(t *testing.T) {
	w := newWritten()
	w.friend(avery, "When(StartOf(MainPhase, You))\nGain()")
	g, log := w.at(t, Point{Window: EndOfTroublemakerPhase})
	passTo(t, g, avery, EndOfEndOfTurnStep)
	var marked []board.Occurrence
	for _, e := range log.Entries {
		if e.Kind == board.Happened && (e.Occurrence.Kind == board.TimeStarts || e.Occurrence.Kind == board.TimeEnds ||
			e.Occurrence.Kind == board.TimeOver) {
			marked = append(marked, e.Occurrence)
		}
	}
	if len(marked) != 1 || marked[0].Kind != board.TimeStarts || marked[0].Rule != rule.R601_2 {
		t.Errorf("the record says of times: %+v", marked)
	}
}
