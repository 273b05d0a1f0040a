package engine

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// with puts a card like an invented one into play, with abilities.
func (w *written) with(like board.Print, controller board.Player, at board.AreaID, abilities ...string) board.CardID {
	return w.inPlay(w.print(like, abilities...), controller, at)
}

// keyword puts a card like an invented one into play, with a keyword.
func (w *written) keyword(like board.Print, controller board.Player, at board.AreaID, keyword string,
	x int) board.CardID {
	print := w.print(like)
	w.extra[len(w.extra)-1].Faces[0].Keywords = []card.Keyword{{Name: keyword, X: x}}
	return w.inPlay(print, controller, at)
}

// atHome and atProblem are Avery's areas, where most of these rulings are.
var (
	atHome    = board.HomeOf(avery)
	atProblem = board.ProblemOf(avery)
)

// problemFaceoff begins play as the window at the start of a Problem faceoff at
// Avery's Problem opens; what triggers as it starts has not triggered.
func (w *written) problemFaceoff(t testing.TB) (*Game, *board.Log) {
	t.Helper()
	return w.at(t, Point{Window: StartOfFaceoff, Faceoff: ProblemFaceoff, Area: atProblem})
}

func total(g *Game, p board.Player) int { return g.powerTotal(faceoffOf(g.State()), p) }

// untilWindow passes, and chooses the first options, until someone has priority in
// a window.
func untilWindow(t testing.TB, g *Game, w Window) {
	t.Helper()
	passUntil(t, g, func() bool { return g.Window() == w && g.State().Decision().Kind == board.Priority })
	if g.Window() != w {
		t.Fatalf("the window is %q, want %q", g.Window(), w)
	}
}

func TestHowManyCardsAreFlipped(t *testing.T) {
	for _, test := range []struct {
		ruling  string
		ability string
		at      board.AreaID
		flipped int // by Avery, who has four cards
		blakes  int
	}{
		{"one each (514.3)", "AddPower(This, 0)", atProblem, 1, 1},
		{"a modifier adds flips (514.3a)", "if IsFaceoffInvolving(This) {\n\tAddFlips(You, 1)\n}", atProblem, 2, 1},
		{"not if its card is not involved", "if IsFaceoffInvolving(This) {\n\tAddFlips(You, 1)\n}", atHome, 1, 1},
		{"it may be fewer", "AddFlips(Players, -1)", atHome, 0, 0},
		{"never fewer than none", "AddFlips(Opponents, -5)", atHome, 1, 0},
		{"no more than the deck holds (515.1)", "AddFlips(You, 7)", atHome, 4, 1},
		{"several modifiers add up", "AddFlips(You, 1)\nAddFlips(You, 1)", atHome, 3, 1},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.with(blueFriend, avery, test.at, test.ability)
			w.deck(avery, pinkFriend, pinkFriend, pinkFriend, pinkFriend)
			w.deck(blake, event, event)
			g, _ := w.problemFaceoff(t)
			passUntil(t, g, func() bool { return g.Window() == AfterFlips || g.Window() == AfterTieFlips })
			s := g.State()
			if got := len(s.Cards(board.Flip, avery)); got != test.flipped {
				t.Errorf("Avery flipped %d, want %d", got, test.flipped)
			}
			if got := len(s.Cards(board.Flip, blake)); got != test.blakes {
				t.Errorf("Blake flipped %d, want %d", got, test.blakes)
			}
		})
	}
}

// Each flip is a separate occurrence (515.3), and at a tie each player flips one
// card, whatever modifiers say about the flip (514.3a, 514.4c).
func TestEachFlipIsASeparateOccurrence(t *testing.T) {
	w := newWritten()
	w.with(pinkFriend, avery, atProblem, "AddFlips(You, 2)", "When(Flipped(You))\nGain()")
	w.deck(avery, pinkFriend, pinkFriend, pinkFriend, event)
	w.inPlay(blueFriend, blake, atProblem)
	w.inPlay(pinkFriend, blake, atProblem)
	w.deck(blake, pinkFriend, blueFriend)
	g, _ := w.problemFaceoff(t)
	untilWindow(t, g, AfterFlips)
	if got := g.State().Tokens(avery); got != 3 {
		t.Fatalf("%d tokens for three flips", got)
	}
	if total(g, avery) != 4 || total(g, blake) != 4 {
		t.Fatalf("the totals are %d and %d", total(g, avery), total(g, blake))
	}
	untilWindow(t, g, AfterTieFlips)
	if got := len(g.State().Cards(board.Flip, avery)); got != 4 {
		t.Errorf("Avery has flipped %d cards, want 3 and 1", got)
	}
}

// What is said about additional flips is done with exactly those cards before a
// window opens; whether they are flipped at all may be asked before.
func TestAdditionalFlipsAreFollowed(t *testing.T) {
	const ability = "if IsFaceoffInvolving(This) {\n\tfor it := range AddFlips(You, OrNone(2)) {\n\t\tkept := " +
		"Choose(1, it)\n\t\tIgnore(it && !kept)\n\t}\n}"
	for _, test := range []struct {
		ruling           string
		yes              bool
		flipped, ignored int
		total            int
	}{
		{"they are flipped: one of the two is kept", true, 3, 1, 2 + 1 + 5},
		{"the player would rather not", false, 1, 0, 2 + 1},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.with(blueFriend, avery, atProblem, ability)
			w.deck(avery, pinkFriend, event, blueFriend, pinkFriend)
			w.deck(blake, event)
			g, _ := w.problemFaceoff(t)
			passUntil(t, g, func() bool { return g.State().Decision().Kind == board.YesOrNo })
			if got := len(g.State().Cards(board.Flip, avery)); got != 0 {
				t.Fatalf("asked after %d cards were flipped", got)
			}
			choice := 1
			if test.yes {
				choice = 0
			}
			if err := g.Choose(choice); err != nil {
				t.Fatal(err)
			}
			if test.yes {
				if n := len(g.Options()); g.State().Decision().Kind != board.ChooseCards || n != 2 {
					t.Fatalf("%d cards to keep one of, by %v", n, g.State().Decision())
				}
				if err := g.Choose(0); err != nil {
					t.Fatal(err)
				}
			}
			s := g.State()
			if g.Window() != AfterFlips {
				t.Fatalf("the window is %q", g.Window())
			}
			ignored := 0
			for _, c := range s.Cards(board.Flip, avery) {
				if s.IsIgnored(c) {
					ignored++
				}
			}
			if got := len(s.Cards(board.Flip, avery)); got != test.flipped || ignored != test.ignored {
				t.Errorf("%d flipped and %d ignored, want %d and %d", got, ignored, test.flipped, test.ignored)
			}
			if got := total(g, avery); got != test.total {
				t.Errorf("the power total is %d, want %d (514.4b)", got, test.total)
			}
		})
	}
}

func TestPowerTotals(t *testing.T) {
	const flipped = 5 // Avery's card
	for _, test := range []struct {
		ruling    string
		ability   string
		keyword   string
		exhausted bool
		total     int
	}{
		{"involved cards and flipped ones (514.4a)", "", "", false, 2 + flipped},
		{"a modifier adds to it", "AddPowerTotal(You, 3)", "", false, 2 + 3 + flipped},
		{"or takes from it, to no less than zero (105.2)", "AddPowerTotal(You, -20)", "", false, 0},
		{"of an opponent's it is no business", "AddPowerTotal(Opponents, 3)", "", false, 2 + flipped},
		{"exhausted cards contribute nothing (503.5)", "", "", true, flipped},
		{"unless a modifier has them", "ContributesExhausted(This)", "", true, 2 + flipped},
		{"as Stubborn does", "", "Stubborn", true, 2 + flipped},
		{"a modifier can keep cards from contributing", "DoesntContribute(This)", "", false, flipped},
		{"but not if it is about confronting alone", "DoesntContribute(This, !During(Faceoff))", "", false, 2 +
			flipped},
		{"Competitive adds while involved", "", "Competitive", false, 2 + 2 + flipped},
		{"a modifier can have them not involved", "NotInvolved(This)", "", false, flipped},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			friend := board.CardID(0)
			switch {
			case test.keyword != "":
				friend = w.keyword(blueFriend, avery, atProblem, test.keyword, 2)
			case test.ability != "":
				friend = w.with(blueFriend, avery, atProblem, test.ability)
			default:
				friend = w.inPlay(blueFriend, avery, atProblem)
			}
			w.setup.Cards[friend-1].Exhausted = test.exhausted
			w.deck(avery, event)
			w.deck(blake, pinkFriend)
			g, _ := w.problemFaceoff(t)
			untilWindow(t, g, AfterFlips)
			if got := total(g, avery); got != test.total {
				t.Errorf("the power total is %d, want %d", got, test.total)
			}
		})
	}
}

// What effects do in a faceoff, by an ability that triggers as cards are flipped.
func TestEffectsInAFaceoff(t *testing.T) {
	for _, test := range []struct {
		ruling  string
		does    string
		averys  int // power total after it: 2 at the Problem and 5 flipped
		blakes  int // 1 at the Problem and 1 flipped
		flipped int // by Avery
	}{
		{"a power total rises", "AddToTotal(2)", 9, 2, 1},
		{"an opponent's falls", "AddToTotal(Opponent, -1)", 7, 1, 1},
		{"another card is flipped", "Flip()", 8, 2, 2},
		{"two more", "Flip(You, 2)", 10, 2, 3},
		{"a flipped card is ignored: it adds nothing, and stays flipped (515.4)", "Ignore(IsFlipped && Yours)", 2, 2,
			1},
		{"what is ignored can't be ignored again (515.4a)",
			"Ignore(IsFlipped && Yours)\nif Ignore(IsFlipped && Yours) {\n\tAddToTotal(50)\n}", 2, 2, 1},
		{"a character ceases to be involved", "Uninvolve(Character && Opposing && IsInvolved)", 7, 1, 1},
		{"one elsewhere becomes involved (514.2d)", "Involve(ManeCharacter && Yours)", 8, 2, 1},
		{"the latest about a card counts", "Involve(ManeCharacter && Yours)\nUninvolve(ManeCharacter && Yours)", 7, 2,
			1},
		{"one that goes there is involved at once", "Move(ManeCharacter && Yours, FaceoffArea)", 8, 2, 1},
		{"one that leaves is involved no more", "Send(Friend && Opposing, Home)", 7, 1, 1},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.with(blueFriend, avery, atProblem, "When(Flipped(Opponents))\n"+test.does)
			w.inPlay(pinkFriend, blake, atProblem)
			w.deck(avery, event, pinkFriend, blueFriend, event)
			w.deck(blake, pinkFriend, event)
			g, _ := w.problemFaceoff(t)
			untilWindow(t, g, AfterFlips)
			if got := total(g, avery); got != test.averys {
				t.Errorf("Avery's total is %d, want %d", got, test.averys)
			}
			if got := total(g, blake); got != test.blakes {
				t.Errorf("Blake's total is %d, want %d", got, test.blakes)
			}
			if got := len(g.State().Cards(board.Flip, avery)); got != test.flipped {
				t.Errorf("Avery has flipped %d, want %d", got, test.flipped)
			}
		})
	}
}

// Outside of faceoffs power totals, flips and involvement can't be changed.
func TestEffectsOnNoFaceoff(t *testing.T) {
	for _, does := range []string{"AddToTotal(2)", "FlipNumber(1)", "Involve(This)", "Uninvolve(This)",
		"EndFaceoff()"} {
		w := newWritten()
		w.with(blueFriend, avery, atHome, "When(StartOf(MainPhase))\nif "+does+" {\n\tGain()\n}")
		g, _ := w.at(t, Point{Window: StartOfMainPhase})
		if g.State().Tokens(avery) != 0 || g.State().TotalModifier(avery) != 0 || len(g.State().Involvements()) != 0 {
			t.Errorf("%s was done", does)
		}
	}
}

// An effect as the faceoff starts changes the number of cards of its flip alone
// (514.3a); as it does not occur in a faceoff, the next one is as usual.
func TestAnEffectChangesTheNumberOfFlips(t *testing.T) {
	w := newWritten()
	w.with(blueFriend, avery, atProblem, "When(FaceoffStarts(ProblemFaceoff, This))\nFlipNumber(2)")
	w.inPlay(pinkFriend, avery, atProblem)
	w.deck(avery, pinkFriend, pinkFriend, pinkFriend, pinkFriend)
	w.inPlay(blueFriend, blake, atProblem)
	w.inPlay(pinkFriend, blake, atProblem)
	w.deck(blake, event)
	g, _ := w.at(t, Point{Moment: Confronting})
	untilWindow(t, g, AfterFlips)
	if got := len(g.State().Cards(board.Flip, avery)); got != 3 {
		t.Errorf("Avery flipped %d cards", got)
	}
	untilWindow(t, g, EndOfFaceoffStep)
	if got := g.State().FlipsAdded(avery); got != 0 {
		t.Errorf("%d more cards would be flipped in the next faceoff", got)
	}
}
