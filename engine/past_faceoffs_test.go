package engine

import (
	"slices"
	"testing"

	"canterlaw/engine/board"
)

// What is asked of an earlier faceoff is about that one, though another runs now or none
// (514.2): its kind, who was involved in it, and where it was.
func TestThePastIsAboutTheFaceoffThatItWas(t *testing.T) {
	for asked, want := range map[string]bool{
		"FaceoffStarts(TroublemakerFaceoff)": true, "FaceoffStarts()": true,
		"FaceoffWon(You, TroublemakerFaceoff)": true, "FaceoffWon(You, ProblemFaceoff)": false, "FaceoffWon(You)": true,
		"FaceoffWon(You, Faceoff, Friend)": true, "FaceoffWon(You, Faceoff, Friend && Pink)": false,
		"FaceoffLost(Opponents, TroublemakerFaceoff)": true, "FaceoffLost(Opponents, ProblemFaceoff)": false,
		"FaceoffStarts(Faceoff, Friend && Blue)": true, "FaceoffStarts(TroublemakerFaceoff, Friend && Pink)": false,
		"FaceoffWon(You, Faceoff, At(AnyHome))": false,
		"FaceoffEnds(TroublemakerFaceoff)":      true, "FaceoffEnds(ProblemFaceoff)": false,
	} {
		t.Run(asked, func(t *testing.T) {
			w := newWritten()
			observer := w.inPlay(w.print(resource, "if Happened("+asked+", Turn) {\n\tAddPower(This, 50)\n}"), avery,
				board.HomeOf(avery))
			w.inPlay(nuisance, blake, board.ProblemOf(avery))
			w.inPlay(blueFriend, avery, board.ProblemOf(avery))
			w.inPlay(pinkFriend, avery, board.HomeOf(avery))
			w.deck(avery, event, event, event, event)
			w.deck(blake, pinkFriend, pinkFriend, pinkFriend, pinkFriend)
			g, _ := w.at(t, Point{Moment: Challenging})
			told := func(when string) {
				if power, _ := g.State().Power(observer); (power >= 50) != want {
					t.Errorf("%s: told of: %v", when, power >= 50)
				}
			}
			challenge := slices.IndexFunc(g.Options(), func(o board.Option) bool { return o.Kind != board.PassOption })
			if err := g.Choose(challenge); err != nil {
				t.Fatal(err)
			}
			passUntil(t, g, func() bool { return g.Window() == StartOfMainPhase })
			told("in the Main Phase")
			f := board.Frame{Procedure: faceoffProcedure, Kind: uint8(ProblemFaceoff), Player: avery,
				Area: board.ProblemOf(avery)}
			g.State().Push(f)
			g.State().Propose(nil, board.Occurrence{Kind: board.FaceoffStarted, Player: avery, Area: f.Area,
				N: int32(f.Kind)})
			told("in another faceoff")
		})
	}
}

// What has happened in this faceoff is nothing where there is none (514.6), and of another kind
// of faceoff neither, also where it is asked of an earlier moment.
func TestThePastOfAFaceoffIsOverWithIt(t *testing.T) {
	const exhausted = "Exhausted(Players, Friend)"
	for asked, want := range map[string][3]bool{ // in the faceoff, after it, in a later one
		"Happened(FaceoffStarts(), Faceoff)":                  {true, false, true},
		"HowOften(FaceoffStarts(), Faceoff) >= 1":             {true, false, true},
		"Happened(" + exhausted + ", Faceoff)":                {true, false, false},
		"HowOften(" + exhausted + ", Faceoff) == 1":           {true, false, false},
		"Happened(FaceoffStarts(), TroublemakerFaceoff)":      {true, false, false},
		"HowOften(FaceoffStarts(), TroublemakerFaceoff) == 1": {true, false, false},
		"Happened(FaceoffStarts(), ProblemFaceoff)":           {false, false, true},
		"HowOften(" + exhausted + ", Turn) == 1":              {true, false, false},
		// of another moment
		"Happened(Where(Readied(Friend), Happened(FaceoffStarts(), Faceoff)), Turn)":      {},
		"Happened(Where(Readied(Friend), HowOften(FaceoffStarts(), Faceoff) >= 1), Turn)": {},
		// of a moment in the faceoff
		"Happened(Where(" + exhausted + ", Happened(FaceoffStarts(), Faceoff)), Turn)":        {true, true, true},
		"Happened(Where(" + exhausted + ", HowOften(FaceoffStarts(), Faceoff) == 1), Turn)":   {true, true, true},
		"Happened(Where(" + exhausted + ", Happened(FaceoffStarts(), ProblemFaceoff)), Turn)": {},
	} {
		t.Run(asked, func(t *testing.T) {
			w := newWritten()
			observer := w.observer(asked)
			w.inPlay(nuisance, blake, board.ProblemOf(avery))
			challenger := w.inPlay(blueFriend, avery, board.ProblemOf(avery))
			other := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
			w.deck(avery, event, event, event, event)
			w.deck(blake, pinkFriend, pinkFriend, pinkFriend, pinkFriend)
			g, _ := w.at(t, Point{Moment: Challenging})
			challenge := slices.IndexFunc(g.Options(), func(o board.Option) bool { return o.Kind != board.PassOption })
			if err := g.Choose(challenge); err != nil {
				t.Fatal(err)
			}
			s := g.State()
			doTo(t, s, other, exhausting)
			tellsOf(t, s, observer, want[0])
			passUntil(t, g, func() bool { return g.Window() == StartOfMainPhase })
			doTo(t, s, other, board.Occurrence{Kind: board.CardReadied, Player: avery})
			doTo(t, s, challenger, exhausting)
			tellsOf(t, s, observer, want[1])
			f := board.Frame{Procedure: faceoffProcedure, Kind: uint8(ProblemFaceoff), Player: avery,
				Area: board.ProblemOf(avery)}
			s.Push(f)
			s.Propose(nil, board.Occurrence{Kind: board.FaceoffStarted, Player: avery, Area: f.Area, N: int32(f.Kind)})
			tellsOf(t, s, observer, want[2])
		})
	}
}
