package engine

import (
	"encoding/json"
	"testing"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// duel is a position in which Avery's Friend at home starts a faceoff against
// Blake's Friend at Blake's home as the Main Phase starts.
func duel(does string) (w *written, challenger, other board.CardID) {
	w = newWritten()
	other = w.inPlay(pinkFriend, blake, board.HomeOf(blake))
	challenger = w.with(blueFriend, avery, atHome,
		"When(StartOf(MainPhase))\nit := Choose(1, Friend && Opposing)\n"+does)
	return w, challenger, other
}

// A faceoff that an effect starts opens no window: the one that is open remains
// so, and the player whose effect it was receives priority (707.4). As it closes,
// cards are flipped; whoever wins follows what the effect says before the last
// window opens (514.5d).
func TestAnEffectStartsAFaceoff(t *testing.T) {
	for _, test := range []struct {
		ruling       string
		averys       board.Print // flipped
		blakes       board.Print
		tokens, lost int
	}{
		{"won", event, pinkFriend, 2, 0},
		{"lost", pinkFriend, event, 0, 3},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w, challenger,
				other := duel("if StartFaceoff(This, it) {\n\tGain(2)\n} else {\n\tGain(Controller(it), " +
				"3)\n}\nGain(Players, 10)")
			w.deck(avery, test.averys)
			w.deck(blake, test.blakes)
			g, log := w.at(t, Point{Window: StartOfMainPhase})
			s := g.State()
			f := g.faceoff()
			switch d := s.Decision(); {
			case f == nil || FaceoffKind(f.Kind) != EffectFaceoff:
				t.Fatal("there is no faceoff")
			case g.Window() != StartOfMainPhase || d.Kind != board.Priority || d.Player != avery:
				t.Fatalf("%v has priority in the window %q", d, g.Window())
			case !g.isInvolved(f, challenger) || !g.isInvolved(f, other) || g.isInvolved(f, 1):
				t.Fatal("the two Friends are not those involved (514.2c)")
			case situation{}.During(s, ability.ProblemFaceoff) || situation{}.During(s, ability.TroublemakerFaceoff):
				t.Fatal("it is a faceoff of neither type")
			}
			untilWindow(t, g, AfterFlips)
			if s.Tokens(avery) != 0 || s.Tokens(blake) != 0 {
				t.Fatal("the effect has gone on")
			}
			untilWindow(t, g, EndOfFaceoff)
			if s.Tokens(avery) != test.tokens || s.Tokens(blake) != test.lost {
				t.Errorf("%d and %d tokens after the faceoff was %s (514.5d)", s.Tokens(avery), s.Tokens(blake),
					test.ruling)
			}
			passUntil(t, g, func() bool { return g.faceoff() == nil })
			if s.Tokens(avery) != test.tokens+10 || s.Tokens(blake) != test.lost+10 {
				t.Error("the rest of the effect did not follow the faceoff")
			}
			if d := s.Decision(); d.Kind != board.Opening {
				t.Errorf("the game waits for %v: the window in which the faceoff was started is closed", d)
			}
			for _, c := range []board.CardID{challenger, other} {
				if (situation{}).IsInvolved(s, c) {
					t.Error("a card is still involved")
				}
			}
			windows := 0
			for _, e := range log.Entries {
				if e.Kind == board.Begins && e.Frame.Procedure == windowProcedure {
					windows++
				}
			}
			if windows != 3 {
				t.Errorf("%d windows opened, want that of the Main Phase, after the flips and at the end", windows)
			}
		})
	}
}

// Won or lost by nobody, neither instruction is followed.
func TestAStartedFaceoffThatNobodyWins(t *testing.T) {
	w, _, _ := duel("if StartFaceoff(This, it) {\n\tGain(2)\n} else {\n\tGain(Controller(it), 3)\n}")
	w.deck(blake, pinkFriend)
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	untilWindow(t, g, EndOfFaceoff)
	if s := g.State(); s.Tokens(avery) != 0 || s.Tokens(blake) != 0 {
		t.Errorf("%d and %d tokens", s.Tokens(avery), s.Tokens(blake))
	}
}

// A faceoff that does not occur at a Problem flags the cards involved: they stay
// involved wherever they go (514.2d.i), unless they aren't by an effect.
func TestFlaggedCardsStayInvolved(t *testing.T) {
	w, challenger, other := duel("StartFaceoff(This, it)")
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	s := g.State()
	s.Propose(nil, board.Occurrence{Kind: board.CardMoved, Rule: rule.R506_1, Player: avery, Card: s.Ref(challenger),
		Area: atProblem})
	if !g.isInvolved(g.faceoff(), challenger) {
		t.Error("a Friend that has moved is not involved any more")
	}
	if (situation{}).FaceoffIsAt(s, atProblem) {
		t.Error("the faceoff is at a Problem")
	}
	s.Propose(nil, board.Occurrence{Kind: board.CardFrightened, Rule: rule.R504_1, Player: avery, Card: s.Ref(other)})
	if g.isInvolved(g.faceoff(), other) {
		t.Error("a card that has become another is still involved (505.3)")
	}
}

// A faceoff occurs at a Problem if what started it asks for all cards in it to be
// there (514.2e); which are involved is then checked all the time (514.2d).
func TestAStartedFaceoffAtAProblem(t *testing.T) {
	w := newWritten()
	other := w.inPlay(pinkFriend, blake, atProblem)
	w.with(blueFriend, avery, atProblem,
		"When(StartOf(MainPhase))\nit := Choose(1, Friend && Opposing && Here)\nStartFaceoff(This, it)")
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	s := g.State()
	if !(situation{}).FaceoffIsAt(s, atProblem) || !g.isInvolved(g.faceoff(), other) {
		t.Fatal("it is not at the Problem")
	}
	if len(s.Involvements()) != 0 {
		t.Error("cards were flagged")
	}
	s.Propose(nil, board.Occurrence{Kind: board.CardSent, Rule: rule.R506_5, Player: blake, Card: s.Ref(other),
		Area: board.HomeOf(blake)})
	if g.isInvolved(g.faceoff(), other) {
		t.Error("a Friend that has left the Problem is still involved")
	}
	untilWindow(t, g, EndOfFaceoff)
	if s.Score(avery) != 0 {
		t.Error("a faceoff of no type scored the Problem bonus (514.5c)")
	}
	passUntil(t, g, func() bool { return g.Window() == EndOfSolveStep })
	if s.Problem(atProblem) != 3 {
		t.Error("it solved the Problem (613.1)")
	}
}

// An effect can start a faceoff of a type. The winner of a Problem faceoff scores
// the bonus.
func TestAnEffectStartsAProblemFaceoff(t *testing.T) {
	w := newWritten()
	w.inPlay(pinkFriend, blake, atProblem)
	w.with(blueFriend, avery, atProblem,
		"When(StartOf(MainPhase))\nStartFaceoff(Character && Yours && Here, Character && Opposing && Here, "+
			"ProblemFaceoff)")
	late := w.inPlay(pinkFriend, blake, board.HomeOf(blake))
	w.deck(avery, event)
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	s := g.State()
	s.Propose(nil, board.Occurrence{Kind: board.CardMoved, Rule: rule.R506_1, Player: blake, Card: s.Ref(late),
		Area: atProblem})
	if !g.isInvolved(g.faceoff(), late) {
		t.Error("a character that has come to fit the description is not involved (514.2d)")
	}
	untilWindow(t, g, EndOfFaceoff)
	if s.Score(avery) != 1 {
		t.Errorf("%d points, want the bonus", s.Score(avery))
	}
}

// A faceoff can't be started during a faceoff (707.4a), nor with nobody on one of
// its sides.
func TestAFaceoffThatCannotBeStarted(t *testing.T) {
	const both = "if StartFaceoff(This, Friend && Opposing) {\n\tGain(2)\n} else {\n\tGain(3)\n}\nGain(1)"
	t.Run("during a faceoff", func(t *testing.T) {
		w := newWritten()
		w.with(blueFriend, avery, atProblem, "When(Flipped(Opponents))\n"+both)
		w.inPlay(pinkFriend, blake, atProblem)
		w.deck(blake, pinkFriend)
		g, log := w.problemFaceoff(t)
		untilWindow(t, g, AfterFlips)
		if got := g.State().Tokens(avery); got != 1 {
			t.Errorf("%d tokens: want that of the rest of the effect alone", got)
		}
		cited := false
		for _, e := range log.Entries {
			cited = cited || e.Note == board.NoSecondFaceoff && e.Rule == rule.R707_4a
		}
		if !cited {
			t.Error("the trail doesn't say why")
		}
	})
	t.Run("against nobody", func(t *testing.T) {
		w := newWritten()
		w.with(blueFriend, avery, atProblem, "When(StartOf(MainPhase))\n"+both)
		g, _ := w.at(t, Point{Window: StartOfMainPhase})
		if g.faceoff() != nil || g.State().Tokens(avery) != 1 {
			t.Errorf("a faceoff, or %d tokens", g.State().Tokens(avery))
		}
	})
}

// The number of a faceoff that is won is by how much.
func TestTheMarginOfAFaceoff(t *testing.T) {
	w := newWritten()
	w.with(blueFriend, avery, atProblem, "_, _, margin := When(FaceoffWon(You, ProblemFaceoff, This))\nGain(margin)")
	w.inPlay(pinkFriend, blake, atProblem)
	w.deck(avery, event)
	w.deck(blake, pinkFriend)
	g, _ := w.problemFaceoff(t)
	untilWindow(t, g, EndOfFaceoff)
	if got := g.State().Tokens(avery); got != 2+5-1-1 {
		t.Errorf("%d tokens", got)
	}
}

// An effect challenges a Troublemaker, which starts a Troublemaker faceoff with
// the characters that it names (514.2a.i), and doesn't use up the challenge of the
// Challenge Step (608.1).
func TestChallengingByAnEffect(t *testing.T) {
	for _, test := range []struct {
		ruling  string
		does    string
		flipped board.Print
		total   int // 2 or 2+2 and what is flipped
		score   int
		home    bool // an involved character is sent home
	}{
		{"won: the Troublemaker is defeated (514.5a)", "Challenge(Troublemaker && Opposing)", event, 2 + 2 + 5, 1,
			false},
		{"with the characters named", "Challenge(Troublemaker && Opposing, This)", event, 2 + 5, 1, false},
		{"lost: one of them goes home (514.5b)", "Challenge(Troublemaker && Opposing, This)", pinkFriend, 2 + 1, 0,
			true},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			wolf := w.inPlay(nuisance, blake, atProblem)
			friend := w.with(blueFriend, avery, atProblem, "When(StartOf(DrawStep))\nOnce(Game)\n"+test.does)
			w.inPlay(blueFriend, avery, atProblem)
			w.deck(blake, pinkFriend)
			w.deck(avery, pinkFriend)
			w.setup.Cards[len(w.setup.Cards)-1].Print = test.flipped
			w.deck(avery, pinkFriend)
			g, _ := w.at(t, Point{Window: StartOfDrawStep})
			untilWindow(t, g, AfterFlips)
			s := g.State()
			if !(situation{}).During(s, ability.TroublemakerFaceoff) || (situation{}).Challenger(s) != avery {
				t.Fatal("it is no Troublemaker faceoff of Avery's")
			}
			if got := total(g, avery); got != test.total {
				t.Errorf("Avery's total is %d, want %d", got, test.total)
			}
			untilWindow(t, g, EndOfFaceoff)
			if s.Score(avery) != test.score || (s.Zone(wolf) == board.DiscardPile) != (test.score == 1) {
				t.Errorf("%d points, the Troublemaker is in the %s", s.Score(avery), s.Zone(wolf))
			}
			if (s.Area(friend) == atHome) != test.home {
				t.Errorf("the Friend is at area %d", s.Area(friend))
			}
			if test.home {
				untilWindow(t, g, StartOfChallengeStep)
				if !g.mayChallenge(avery, wolf) {
					t.Error("it can't be challenged in the Challenge Step")
				}
			}
		})
	}
}

// An effect has a player defeat a Troublemaker without a faceoff: points by its
// point value, as modifiers have it, and it is dismissed.
func TestDefeatingByAnEffect(t *testing.T) {
	w := newWritten()
	wolf := w.inPlay(nuisance, blake, atProblem)
	w.with(blueFriend, avery, atHome, "AddPoints(Troublemaker, 2)",
		"When(StartOf(MainPhase))\nDefeat(Troublemaker && Opposing)", "When(Defeated(You, Troublemaker))\nGain()")
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	if s := g.State(); s.Score(avery) != 3 || s.Zone(wolf) != board.DiscardPile || s.Tokens(avery) != 1 {
		t.Errorf("%d points, %d tokens, the Troublemaker is in the %s", s.Score(avery), s.Tokens(avery), s.Zone(wolf))
	}
}

// A faceoff that an effect ends is won and lost by nobody: flipped cards go to the
// bottom of their decks, what triggers at its end does, what lasts until its end
// ends, and no further window of it opens (514.6). The window that is open goes on.
func TestAnEffectEndsAFaceoff(t *testing.T) {
	w := newWritten()
	friend := w.with(blueFriend, avery, atProblem,
		"When(Flipped(Opponents))\nfor Until(EndOf(Faceoff)) {\n\tAddPower(This, 3)\n}\nEndFaceoff()",
		"When(FaceoffEnds(Faceoff, This))\nGain()", "When(FaceoffWon(Players))\nGain(100)")
	w.inPlay(pinkFriend, blake, atProblem)
	w.deck(avery, event, pinkFriend)
	w.deck(blake, pinkFriend, event)
	g, log := w.problemFaceoff(t)
	passUntil(t, g, func() bool { return g.Window() == AfterFlips && g.State().Decision().Kind == board.Priority })
	s := g.State()
	switch {
	case g.InFaceoff() || (situation{}).IsInvolved(s, friend):
		t.Error("the faceoff goes on")
	case len(s.Cards(board.Flip, avery))+len(s.Cards(board.Flip, blake)) > 0:
		t.Error("cards are still flipped")
	case s.Tokens(avery) != 1:
		t.Errorf("%d tokens", s.Tokens(avery))
	}
	if power, _ := s.Power(friend); power != 2 {
		t.Errorf("the Friend has power %d after the end", power)
	}
	passUntil(t, g, func() bool { return g.Window() == EndOfSolveStep })
	if s.Score(avery)+s.Score(blake) != 0 || s.Problem(atProblem) != 3 {
		t.Error("it was won, or the Problem was solved (514.5)")
	}
	for _, e := range log.Entries {
		if e.Kind == board.Begins && e.Frame.Procedure == windowProcedure && Window(e.Frame.Kind) == EndOfFaceoff {
			t.Error("its last window opened")
		}
	}
}

// Becoming involved triggers once for a card, as the faceoff begins or later.
func TestBecomingInvolved(t *testing.T) {
	w := newWritten()
	w.with(blueFriend, avery, atProblem, "it := When(BecomesInvolved(Friend))\nGain(Power(it))")
	w.inPlay(pinkFriend, blake, atProblem)
	late := w.with(bothFriend, avery, atHome)
	g, _ := w.problemFaceoff(t)
	untilWindow(t, g, StartOfFaceoff)
	s := g.State()
	if got := s.Tokens(avery); got != 2+1 {
		t.Fatalf("%d tokens as the faceoff began", got)
	}
	happens(g, board.Occurrence{Kind: board.CardMoved, Rule: rule.R506_1, Player: avery, Card: s.Ref(late),
		Area: atProblem})
	untilWindow(t, g, AfterFlips)
	if got := s.Tokens(avery); got != 2+1+2 {
		t.Errorf("%d tokens after another one had come", got)
	}
}

// A card that enters play involved is so, wherever it enters (514.2d).
func TestEnteringPlayInvolved(t *testing.T) {
	w := newWritten()
	friend := w.hand(avery, w.print(blueFriend, "EntersInvolved(This)"))
	g, _ := w.problemFaceoff(t)
	s := g.State()
	happens(g, board.Occurrence{Kind: board.CardEntersPlay, Rule: rule.R706_1, Player: avery, Card: s.Ref(friend),
		Area: atHome})
	if !g.isInvolved(g.faceoff(), friend) {
		t.Error("it is not involved")
	}
}

// Whatever an effect's faceoff waits for, the state is plain data: a game that is
// copied and written out at each decision goes on in the same way.
func TestStartedFaceoffsAreData(t *testing.T) {
	w, _, _ := duel("if StartFaceoff(This, it) {\n\tfor Next(FaceoffEnds()) {\n\t\tGain(4)\n\t}\n} else {\n" +
		"\tGain(3)\n}")
	w.deck(avery, event)
	w.deck(blake, pinkFriend)
	plain, _ := w.at(t, Point{Window: StartOfMainPhase})
	copied, _ := w.at(t, Point{Window: StartOfMainPhase})
	for plain.Window() != EndOfMainPhase {
		data, err := json.Marshal(copied.State().Clone())
		if err != nil {
			t.Fatal(err)
		}
		read, err := board.Read(copied.State().Program(), data)
		if err != nil {
			t.Fatal(err)
		}
		copied = Resume(read, nil)
		if plain.State().Key() != read.Key() {
			t.Fatal("the states differ")
		}
		for _, g := range []*Game{plain, copied} {
			if err := passOrChooseFirst(g); err != nil {
				t.Fatal(err)
			}
		}
	}
	if got := plain.State().Tokens(avery); got != 4 {
		t.Errorf("%d tokens", got)
	}
}

// A Troublemaker that starts a faceoff here: the winner's instructions, and those
// for a loss about someone else's player.
func TestATroublemakerStartsAFaceoff(t *testing.T) {
	for _, test := range []struct {
		ruling         string
		averys, blakes board.Print
		friend, wolf   board.Zone
		score          int // Blake's
	}{
		{"it wins: the Friend is dismissed", event, pinkFriend, board.DiscardPile, board.Play, 0},
		{"it loses: it is defeated by the Friend's controller", pinkFriend, event, board.Play, board.DiscardPile, 1},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			friend := w.inPlay(blueFriend, blake, atProblem)
			wolf := w.with(nuisance, avery, atProblem,
				"When(StartOf(MainPhase))\nit := Choose(1, Friend && Opposing && Here)\nif StartFaceoff(This, it) "+
					"{\n\tDismiss(it)\n} else {\n\tDefeat(This, Controller(it))\n}")
			w.deck(avery, test.averys)
			w.deck(blake, test.blakes)
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			if got := total(g, avery); got != 3 {
				t.Errorf("the Troublemaker's power gives a total of %d", got)
			}
			untilWindow(t, g, EndOfFaceoff)
			s := g.State()
			if s.Zone(friend) != test.friend || s.Zone(wolf) != test.wolf || s.Score(blake) != test.score {
				t.Errorf("the Friend is in the %s, the Troublemaker in the %s, Blake has %d points", s.Zone(friend),
					s.Zone(wolf), s.Score(blake))
			}
		})
	}
}

// "At the end of the faceoff" in an instruction for winning waits for that end.
func TestInstructionsThatWaitForTheEnd(t *testing.T) {
	w, _, other := duel("who := Controller(it)\nif StartFaceoff(This, it) {\n\tinvolved := Friend && " +
		"ControlledBy(who) && IsInvolved\n\tfor Next(FaceoffEnds()) {\n\t\tit := Choose(1, involved && " +
		"ControlledBy(who), who)\n\t\tDismiss(it)\n\t}\n}")
	w.deck(avery, event)
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	untilWindow(t, g, EndOfFaceoff)
	if g.State().Zone(other) != board.Play {
		t.Fatal("the Friend was dismissed before the end")
	}
	passUntil(t, g, func() bool { return g.Window() == EndOfMainPhase })
	if g.State().Zone(other) != board.DiscardPile {
		t.Error("the Friend was not dismissed")
	}
}

// A flip can be replaced: what is flipped then is something else, or nothing.
func TestAFlipIsReplaced(t *testing.T) {
	for _, test := range []struct {
		ruling string
		extra  string
	}{
		{"one of one", "AddPower(This, 0)"},
		{"one of two", "AddFlips(You, 1)"},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.with(blueFriend, avery, atProblem,
				"MayInstead(Where(Flipped(You), IsFaceoffInvolving(This)))\nOnce(Faceoff)\nAddToTotal(10)", test.extra)
			w.deck(avery, pinkFriend, pinkFriend, pinkFriend)
			w.deck(blake, pinkFriend)
			g, _ := w.problemFaceoff(t)
			untilWindow(t, g, AfterFlips)
			flipped := len(g.State().Cards(board.Flip, avery))
			if want := map[string]int{"one of one": 0, "one of two": 1}[test.ruling]; flipped != want {
				t.Errorf("%d cards flipped, want %d", flipped, want)
			}
			if got := total(g, avery); got != 2+10+flipped {
				t.Errorf("the power total is %d", got)
			}
		})
	}
}

// An ability that is activated starts a faceoff within the action: the player whose
// action it is has priority first in it (707.4).
func TestAnActionStartsAFaceoff(t *testing.T) {
	for _, test := range []struct {
		ruling  string
		reading uint8
		first   board.Player
	}{
		{"the player who started it", board.WhoStartedIt, avery},
		{"read as after every action: the next player", board.PlayerAfterThem, blake},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.inPlay(pinkFriend, blake, board.HomeOf(blake))
			friend := w.with(blueFriend, avery, atHome,
				"Timing(MainPhase)\nCost(Exhaust(This))\nit := Choose(1, Friend && Opposing)\nif StartFaceoff(This, "+
					"it) {\n\tGain(2)\n}")
			w.setup.Players[avery].Tokens = 1
			w.deck(avery, event)
			w.readings[board.PriorityInStartedFaceoff] = test.reading
			g, _ := w.at(t, Point{Moment: Acting})
			s := g.State()
			acted := false
			for i, o := range g.Options() {
				if o.Kind == board.ActionOption && o.Action.Kind == board.ActivateAbility && o.Action.Card == friend {
					if err := g.Choose(i); err != nil {
						t.Fatal(err)
					}
					acted = true
					break
				}
			}
			if !acted {
				t.Fatal("the ability can't be activated")
			}
			if d := s.Decision(); !g.InFaceoff() || d.Kind != board.Priority || d.Player != test.first {
				t.Fatalf("%v has priority, in a faceoff: %v", d, g.InFaceoff())
			}
			if total(g, avery) != 0 {
				t.Error("the exhausted Friend contributes (503.5)")
			}
			for _, o := range g.Options() {
				if o.Kind == board.ActionOption && o.Action.Kind == board.DrawCard {
					t.Error("a Main Phase action can be taken during the faceoff")
				}
			}
			untilWindow(t, g, AfterFlips)
			untilWindow(t, g, EndOfFaceoff)
			if s.Tokens(avery) != 1+2 {
				t.Errorf("%d tokens", s.Tokens(avery))
			}
			passUntil(t, g, func() bool { return !g.InFaceoff() })
			if d := s.Decision(); d.Kind != board.Opening || d.Player != avery {
				t.Errorf("the game waits for %v", d)
			}
		})
	}
}

// An Event that starts a faceoff is completed before anyone has priority in it: what
// comes after the start is followed, the Event goes to the discard pile, and what
// triggers on its being played waits (705.2e, 705.2f). Losing the faceoff takes
// nothing back.
func TestAnEventThatStartsAFaceoffIsCompletedFirst(t *testing.T) {
	for _, test := range []struct {
		ruling  string
		reading uint8
		zone    board.Zone
		tokens  int // as Avery first has priority in the faceoff
	}{
		{"completed first", board.CompletedFirst, board.DiscardPile, 1 + 2},
		{"completed when the faceoff is over", board.CompletedAfter, board.Queue, 0},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.inPlay(pinkFriend, blake, board.HomeOf(blake))
			w.with(pinkFriend, avery, atHome, "When(Played(You, Event))\nGain(2)")
			duel := w.hand(avery, w.print(event,
				"Timing(MainPhase)\nmine := Choose(1, Friend && Yours)\nother := Choose(1, Friend && Opposing)\nif "+
					"StartFaceoff(mine, other) {\n\tGain(50)\n}\nGain(1)"))
			w.setup.Players[avery].Tokens = 1
			w.deck(avery, pinkFriend)
			w.deck(blake, event)
			w.readings[board.ActionOfStartedFaceoff] = test.reading
			w.readings[board.NothingToDo] = board.IfAnything
			g, _ := w.at(t, Point{Moment: Acting})
			s := g.State()
			for i, o := range g.Options() {
				if o.Kind == board.ActionOption && o.Action.Card == duel {
					if err := g.Choose(i); err != nil {
						t.Fatal(err)
					}
					break
				}
			}
			d := s.Decision()
			if !g.InFaceoff() || d.Kind != board.Priority || d.Player != avery {
				t.Fatalf("the game waits for %v, in a faceoff: %v", d, g.InFaceoff())
			}
			if s.Zone(duel) != test.zone || s.Tokens(avery) != test.tokens {
				t.Errorf("the Event is in the %s, and Avery has %d tokens", s.Zone(duel), s.Tokens(avery))
			}
			passUntil(t, g, func() bool { return g.Window() == StartOfScorePhase })
			if s.Zone(duel) != board.DiscardPile || s.Tokens(avery) != 1+2 {
				t.Errorf("in the end the Event is in the %s, and Avery has %d tokens", s.Zone(duel), s.Tokens(avery))
			}
		})
	}
}

// What follows a started faceoff asks for the controller of a card that was named before it as it was
// then (709.2), and of one that is named only afterwards as it is.
func TestControllersOfWhatIsNamedAfterAFaceoff(t *testing.T) {
	for _, name := range []string{"other", "it"} {
		w, _, _ := duel("if StartFaceoff(This, it) {\n\t" + name + " := Choose(1, Friend && Yours)\n\t" +
			"Gain(Controller(" + name + "), 2)\n}")
		w.deck(avery, event)
		w.deck(blake, pinkFriend)
		g, _ := w.at(t, Point{Window: StartOfMainPhase})
		untilWindow(t, g, EndOfFaceoff)
		if s := g.State(); s.Tokens(avery) != 2 || s.Tokens(blake) != 0 {
			t.Errorf("named %s: %d and %d tokens, want 2 and 0", name, s.Tokens(avery), s.Tokens(blake))
		}
	}
}
