package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// What modifiers change about confronting a Problem that asks for 1 blue power and
// 1 that is not blue. Avery's Mane Character there has 1 blue.
func TestModifiersOfConfronting(t *testing.T) {
	for _, test := range []struct {
		ruling  string
		ability string // of a card at Avery's home
		with    []board.Print
		wolf    board.Print // opposing Troublemaker there
		score   int
	}{
		{"as printed: met", "AddPower(This, 1)", []board.Print{pinkFriend}, 0, 1},
		{"as printed: not met", "AddPower(This, 1)", nil, 0, 0},
		{"more power of any color: not met", "AddRequirement(You, Problem, 1)", []board.Print{pinkFriend}, 0, 0},
		{"more power of any color: met by excess of another", "AddRequirement(You, Problem, 1)",
			[]board.Print{pinkFriend, uniqueFriend}, 0, 1},
		{"more power of a color", "AddRequirement(You, Problem, 1, Pink)", []board.Print{pinkFriend, uniqueFriend}, 0,
			1},
		{"of another color it is no use", "AddRequirement(You, Problem, 1, Pink)",
			[]board.Print{uniqueFriend, uniqueFriend}, 0, 0},
		{"for opponents only", "AddRequirement(Opponents, Problem, 5)", []board.Print{pinkFriend}, 0, 1},
		{"at another Problem only", "AddRequirement(You, Problem && ProblemOf(Opponent), 5)", []board.Print{pinkFriend},
			0, 1},
		{"less of a color", "AddRequirement(You, Problem, -1, Blue)", []board.Print{pinkFriend}, 0, 1},
		{"less: one requirement after another", "AddRequirement(You, Problem, -2)", nil, 0, 1},
		{"met in another way",
			"MeetsRequirements(You, Problem && ProblemOf(You), Count(Character && Yours && ProblemOf(You)) >= 1)", nil,
			0, 1},
		{"but not while that isn't so",
			"MeetsRequirements(You, Problem && ProblemOf(You), Count(Character && Yours && ProblemOf(You)) >= 2)", nil,
			0, 0},
		{"something is asked for besides", "NeedsToConfront(You, Problem, Any(Friend && Yours && Home && Orange))",
			[]board.Print{pinkFriend}, 0, 0},
		{"and is so", "NeedsToConfront(You, Problem, Any(Friend && Yours && Home))", []board.Print{pinkFriend}, 0, 1},
		{"an opposing Troublemaker prevents it (611.3e)", "AddPower(This, 1)", []board.Print{pinkFriend}, nuisance, 0},
		{"unless it doesn't", "DoesntPrevent(Troublemaker && Opposing, You)", []board.Print{pinkFriend}, nuisance, 1},
		{"at that Problem", "DoesntPrevent(Troublemaker && Opposing, You, Problem && ProblemOf(Opponent))",
			[]board.Print{pinkFriend}, nuisance, 0},
		{"a limited number contributes: the best of them", "ContributesAtMost(2, Problem)",
			[]board.Print{blueFriend, pinkFriend, blueFriend}, 0, 1},
		{"one alone can't meet both", "ContributesAtMost(1, Problem)", []board.Print{pinkFriend}, 0, 0},
		{"cards that don't contribute", "DoesntContribute(Friend && Yours && ProblemOf(You))",
			[]board.Print{pinkFriend}, 0, 0},
		{"a Problem that can't be confronted", "Cant(Confronted(You))", []board.Print{pinkFriend}, 0, 0},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.setup.Cards[0].Area = atProblem
			w.with(blueFriend, avery, atHome, test.ability)
			for _, print := range test.with {
				w.inPlay(print, avery, atProblem)
			}
			if test.wolf != 0 {
				w.inPlay(test.wolf, blake, atProblem)
			}
			if len(test.with) > 1 && test.with[0] == test.with[1] {
				w.setup.Cards[len(w.setup.Cards)-1].Print = w.print(uniqueFriend) // Unique by another name
			}
			g, _ := w.at(t, Point{Moment: Confronting})
			if to, _ := g.ToConfront(avery, atProblem); to.Can != (test.score > 0) {
				t.Errorf("it is shown that it can be confronted: %t", to.Can)
			}
			passUntil(t, g, func() bool { return g.Window() == StartOfFaceoffStep })
			if got := g.State().Score(avery); got != test.score {
				t.Errorf("%d points, want %d", got, test.score)
			}
		})
	}
}

// Being involved by a modifier counts for modifiers that look at it, whichever is
// the earlier (711.4).
func TestModifiersOfInvolvementCountForOthers(t *testing.T) {
	for _, first := range []bool{true, false} {
		w := newWritten()
		var friend board.CardID
		add := func(involves bool) {
			if involves {
				w.with(blueFriend, avery, board.ProblemOf(blake), "Involved(Friend && Yours && Home)")
			} else {
				friend = w.keyword(blueFriend, avery, atHome, "Competitive", 3)
			}
		}
		add(first)
		add(!first)
		g, _ := w.problemFaceoff(t)
		if power, _ := g.State().Power(friend); power != 5 || total(g, avery) != 5 {
			t.Errorf("power %d in a total of %d, with the modifier of involvement first: %v", power, total(g, avery),
				first)
		}
	}
}

// A solved Problem is known as such until it is replaced (613.1), and being
// replaced can be watched for and forbidden.
func TestReplacingProblemsWithAbilities(t *testing.T) {
	for _, test := range []struct {
		ruling   string
		ability  string
		replaced bool
		tokens   int
	}{
		{"watched", "When(Replaced(Problem && ProblemOf(You)))\nGain(2)", true, 2},
		{"forbidden unless solved: it is solved", "Cant(Replaced(Problem && !IsSolved))", true, 0},
		{"forbidden if solved", "Cant(Replaced(Problem && IsSolved))", false, 0},
		{"something else happens instead", "Instead(Replaced(Problem && ProblemOf(You)))\nGain(1)", false, 1},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.with(blueFriend, avery, atHome, test.ability)
			w.inPlay(blueFriend, avery, atProblem)
			w.inPlay(pinkFriend, avery, atProblem)
			visitor := w.inPlay(blueFriend, blake, atProblem)
			w.inPlay(pinkFriend, blake, atProblem)
			w.deck(avery, event)
			g, _ := w.at(t, Point{Moment: Confronting})
			untilWindow(t, g, EndOfSolveStep)
			s := g.State()
			if got := s.Zone(3) != board.Play; got != test.replaced {
				t.Errorf("the Problem is in the %s", s.Zone(3))
			}
			if got := s.Area(visitor) == board.HomeOf(blake); got != test.replaced {
				t.Error("those there were sent home, or not, against what became of the Problem")
			}
			if got := s.Tokens(avery); got != test.tokens {
				t.Errorf("%d tokens, want %d", got, test.tokens)
			}
		})
	}
}

// By a modifier cards can be shown to all players that are not public otherwise.
func TestCardsThatAreShown(t *testing.T) {
	w := newWritten()
	w.with(blueFriend, avery, atHome, "Public(In(Hand, Opponent))\nPublic(TopOf(You, 1))")
	held, own := w.hand(blake, pinkFriend), w.hand(avery, pinkFriend)
	w.deck(avery, pinkFriend, pinkFriend)
	first := board.CardID(len(w.setup.Cards) - 1)
	s := w.state(t)
	for c, seen := range map[board.CardID]bool{held: true, first: true, first + 1: false} {
		if s.Sees(avery, c) != seen {
			t.Errorf("Avery sees card %d: %v", c, !seen)
		}
	}
	if s.Sees(blake, own) || !s.Sees(blake, first) {
		t.Error("Blake sees Avery's hand, or not the top of Avery's deck")
	}
}

// Modifiers can ask for action tokens to confront: the player pays them or does not
// confront (508.1).
func TestConfrontingThatCosts(t *testing.T) {
	for _, test := range []struct {
		ruling      string
		ability     string
		tokens      int
		pays        bool
		asked       bool
		score, left int
	}{
		{"paid", "AddCost(2, Confronted(Opponents, Here))", 3, true, true, 1, 1},
		{"not paid", "AddCost(2, Confronted(Opponents, Here))", 3, false, true, 0, 3},
		{"more than the player has", "AddCost(2, Confronted(Opponents, Here))", 1, true, false, 0, 1},
		{"nothing for this player", "AddCost(2, Confronted(You, Here))", 3, true, false, 1, 3},
		{"tokens can't be paid", "AddCost(2, Confronted(Opponents, Here))\nCant(TokensPaid(Opponents))", 3, true, false,
			0, 3},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.setup.Players[avery].Tokens = test.tokens
			w.inPlay(blueFriend, avery, atProblem)
			w.inPlay(pinkFriend, avery, atProblem)
			w.with(resource, blake, atProblem, test.ability)
			g, _ := w.at(t, Point{Moment: Confronting})
			asked := false
			passUntil(t, g, func() bool {
				if d := g.State().Decision(); d.Kind == board.YesOrNo {
					asked = true
					choice := 1
					if test.pays {
						choice = 0
					}
					if err := g.Choose(choice); err != nil {
						t.Fatal(err)
					}
				}
				return g.Window() == StartOfFaceoffStep
			})
			if s := g.State(); asked != test.asked || s.Score(avery) != test.score || s.Tokens(avery) != test.left {
				t.Errorf("asked: %v; %d points and %d tokens left", asked, s.Score(avery), s.Tokens(avery))
			}
		})
	}
}

// The same for challenging: what can't be paid for can't be challenged.
func TestChallengingThatCosts(t *testing.T) {
	for _, test := range []struct {
		ruling string
		tokens int
		may    bool
	}{
		{"paid", 2, true},
		{"more than the player has", 1, false},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.setup.Players[avery].Tokens = test.tokens
			w.inPlay(blueFriend, avery, atProblem)
			w.with(nuisance, blake, atProblem, "AddCost(2, Challenged(Opponents, This))")
			g, _ := w.at(t, Point{Moment: Challenging})
			if d := g.State().Decision(); (d.Kind == board.ChooseCards) != test.may {
				t.Fatalf("the game waits for %v", d)
			}
			if !test.may {
				return
			}
			if err := g.Choose(0); err != nil {
				t.Fatal(err)
			}
			if !g.InFaceoff() || g.State().Tokens(avery) != 0 {
				t.Errorf("in a faceoff: %v; %d tokens left", g.InFaceoff(), g.State().Tokens(avery))
			}
		})
	}
}

// A challenge that something else happens instead of starts no faceoff.
func TestAChallengeIsReplaced(t *testing.T) {
	w := newWritten()
	w.inPlay(blueFriend, avery, atProblem)
	w.with(nuisance, blake, atProblem, "Instead(Challenged(Opponents, This))\nGain(1)")
	g, _ := w.at(t, Point{Moment: Challenging})
	if err := g.Choose(0); err != nil {
		t.Fatal(err)
	}
	if g.InFaceoff() || g.State().Tokens(blake) != 1 {
		t.Errorf("in a faceoff: %v; Blake has %d tokens", g.InFaceoff(), g.State().Tokens(blake))
	}
}
