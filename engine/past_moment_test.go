package engine

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// observer puts a card into play that shows by its power whether a condition is met.
func (w *written) observer(asked string) board.CardID {
	text := "if " + asked + " {\n\tAddPower(This, 50)\n}"
	return w.inPlay(w.print(resource, text), avery, board.HomeOf(avery))
}

// tellsOf checks that a condition is met or not, in every copy of the state.
func tellsOf(t *testing.T, s *board.State, observer board.CardID, want bool) {
	t.Helper()
	for how, s := range everyCopy(t, s) {
		if power, _ := s.Power(observer); (power >= 50) != want {
			t.Errorf("%s: told of: %v, want %v", how, power >= 50, want)
		}
	}
}

// doTo lets something happen to a card.
func doTo(t *testing.T, s *board.State, c board.CardID, o board.Occurrence) {
	t.Helper()
	if o.Card = s.Ref(c); s.Propose(nil, o) != 1 {
		t.Fatalf("what should happen to card %d did not: %+v", c, o)
	}
}

var (
	dismissal    = board.Occurrence{Kind: board.CardDismissed, Rule: rule.R410_1}
	exhausting   = board.Occurrence{Kind: board.CardExhausts}
	movingHome   = board.Occurrence{Kind: board.CardMoved, Rule: rule.R506_1, Player: avery, Area: board.HomeOf(avery)}
	enteringPlay = board.Occurrence{Kind: board.CardEntersPlay, Rule: rule.R706_1, Area: board.HomeOf(avery)}
)

// The first of a turn can be reacted to (512.4), and still can once there has been a second.
func TestTheFirstCanBeReactedTo(t *testing.T) {
	for event, o := range map[string]board.Occurrence{"Dismissed(Friend)": dismissal,
		"Exhausted(Players, Friend)": exhausting, "Frightened(Friend)": {Kind: board.CardFrightened}} {
		w := newWritten()
		w.friend(avery, "Timing(Reaction)\nAfter(First("+event+", Turn))\nGain(1)")
		first := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
		second := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
		third := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
		g, _ := w.at(t, Point{Window: StartOfMainPhase})
		without := len(g.Options())
		for i, c := range []board.CardID{first, second} {
			doTo(t, g.State(), c, o)
			if n := len(Resume(g.State().Clone(), nil).Options()); n != without+1 {
				t.Errorf("%s: %d options after %d, want %d", event, n, i+1, without+1)
			}
		}
		g.State().CloseWindow()
		doTo(t, g.State(), third, o)
		if n := len(Resume(g.State().Clone(), nil).Options()); n != without {
			t.Errorf("%s: %d options after the third alone, want %d", event, n, without)
		}
	}
}

// A card that has left play and come back is another one than that to which something has
// happened (410.6).
func TestThePastOfThisIsNotThatOfAnEarlierCard(t *testing.T) {
	for asked, want := range map[string]bool{
		"Dismissed(This)": false, "Dismissed(Resource && !This && Yours)": true, "Dismissed(Resource && This)": false,
		"Exhausted(Players, This)": false, "Exhausted(Players, !This)": true,
		"Exhausted(Players, Resource && !This)": true, "Exhausted(Players, Yours && !This)": true,
		"EntersPlay(This)": true, "EntersPlay(Yours && !This)": false, "EntersPlay(!This)": false,
	} {
		t.Run(asked, func(t *testing.T) {
			w := newWritten()
			c := w.observer("Happened(" + asked + ", Turn)")
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			for _, o := range []board.Occurrence{exhausting, dismissal, enteringPlay} {
				doTo(t, g.State(), c, o)
			}
			tellsOf(t, g.State(), c, want)
		})
	}
}

// What has happened to a card that a name means is known when that card is gone, and isn't
// taken for what happens to the card that it becomes in play again (410.6).
func TestThePastOfACardThatIsNamed(t *testing.T) {
	for asked, want := range map[string]bool{
		"Dismissed(x)": true, "Dismissed(Friend && x)": true, "Dismissed(Friend && !x)": false,
		"Dismissed(Friend && Opposing && !x)": false, "Exhausted(Players, x)": true,
		"Exhausted(Players, Friend && Opposing && x)": true, "EntersPlay(x)": false, "EntersPlay(Friend && x)": false,
		"EntersPlay(Friend && !x)": true,
	} {
		t.Run(asked, func(t *testing.T) {
			w := newWritten()
			c := w.inPlay(w.print(resource, "When(StartOf(MainPhase))\nx := Choose(1, Friend && Opposing)\n"+
				"for Until(EndOf(Turn)) {\n\tif Happened("+asked+", Turn) {\n\t\tAddPower(This, 50)\n\t}\n}"),
				avery, board.HomeOf(avery))
			x := w.inPlay(pinkFriend, blake, board.HomeOf(blake))
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			for _, o := range []board.Occurrence{exhausting, dismissal, enteringPlay} {
				doTo(t, g.State(), x, o)
			}
			tellsOf(t, g.State(), c, want)
		})
	}
}

// Areas, players and numbers in a description of what has happened are those of then.
func TestThePastHasItsOwnAreasAndPlayers(t *testing.T) {
	for asked, want := range map[string]bool{
		"Moved(Players, Friend && Pink, Home)":                             true,
		"Moved(Players, Friend && Pink, Home(You))":                        true,
		"Moved(Players, Friend, AreaOf(Friend && Blue))":                   true,
		"Moved(Players, Friend && At(AreaOf(Friend && Blue)))":             true,
		"Moved(Players, Friend && At(ItsProblem(Friend && Blue)))":         false,
		"Moved(Controller(Friend && Blue), Friend)":                        true,
		"Moved(Players, ControlledBy(Controller(Friend && Blue)))":         true,
		"Moved(Players, ControlledBy(PlayerWithMost(Friend)))":             true,
		"Moved(Players, Friend && Power < PowerOfColor(You, Blue))":        true,
		"Moved(Players, Friend && Power >= Count(In(Hand, You)))":          true,
		"Moved(Players, Friend && Power >= TokensOf(You))":                 true,
		"Moved(Players, Friend && Power > HowOften(Drawn(You), Turn))":     true,
		"Moved(Players, Friend && SharesColor(TopOf(You, 1)))":             false,
		"Moved(Players, Friend && Power >= Count(In(DiscardPile, You)))":   true,
		"Moved(Players, Friend && Power + 1 > Count(Friend && Opposing))":  true,
		"Moved(Players, Friend && Power == 1 && !HasAttached(AnyCard))":    true,
		"Moved(Players, Friend && Power >= Greatest(ScoreOf(You), 0) + 1)": true,
	} {
		t.Run(asked, func(t *testing.T) {
			w := newWritten()
			c := w.observer("Happened(" + asked + ", Turn)")
			x := w.inPlay(pinkFriend, avery, board.ProblemOf(avery))
			blue := w.inPlay(blueFriend, avery, board.HomeOf(avery))
			w.deck(avery, blueFriend, pinkFriend, pinkFriend)
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			s := g.State()
			s.Propose(nil, board.Occurrence{Kind: board.TokensSet, Player: avery, N: 1})
			doTo(t, s, x, movingHome)
			tellsOf(t, s, c, want)
			changeAll(t, s)
			doTo(t, s, blue, board.Occurrence{Kind: board.CardBanished, Player: avery})
			doTo(t, s, x, board.Occurrence{Kind: board.ControlGained, Player: blake})
			doTo(t, s, x, board.Occurrence{Kind: board.CardSent, Player: blake, Area: board.ProblemOf(blake)})
			tellsOf(t, s, c, want)
		})
	}
}

// changeAll gives the first player action tokens and points, and lets them draw.
func changeAll(t *testing.T, s *board.State) {
	t.Helper()
	s.Propose(nil, board.Occurrence{Kind: board.TokensSet, Player: avery, N: 7})
	s.Propose(nil, board.Occurrence{Kind: board.PointsScored, Player: avery, N: 2})
	for range 3 {
		top := s.Cards(board.DrawDeck, avery)[0]
		doTo(t, s, top, board.Occurrence{Kind: board.CardDrawn, Player: avery})
		doTo(t, s, top, board.Occurrence{Kind: board.CardDiscarded, Player: avery})
	}
}

// A condition of an event is one of the moment at which it happens, also where that is asked
// for later (704.1): what was there, what the players had, which time it was and in whose turn,
// what had happened before.
func TestConditionsOfThePastAreThoseOfItsMoment(t *testing.T) {
	for condition, want := range map[string]bool{
		"Any(Friend && Blue)": true, "Count(Friend) >= 2": true, "Count(Friend) < 2": false,
		"Power(Friend && Blue) == 2": true, "During(MainPhase)": true, "During(ScorePhase)": false,
		"During(MainPhase, You)": true, "During(MainPhase, Opponents)": false, "During(Faceoff)": false,
		"IsTurnOf(You)": true, "TokensOf(You) == 1": true, "TokensOf(You) >= 5": false, "ScoreOf(You) == 0": true,
		"Count(In(Hand, You)) == 0": true, "Any(In(DiscardPile, You))": false, "Any(TopOf(You) && Blue)": true,
		"Happened(Drawn(You), Turn)": false, "HowOften(Exhausted(Players, Friend), Turn) == 1": true,
		"HandSizeOf(You) == 8": true, "Is(This, IsReady)": true, "Is(This, IsExhausted)": false,
		"IsFaceoffInvolving(Friend)": false, "IsChallenging(You)": false, "Any(Friend && IsInvolved)": false,
	} {
		t.Run(condition, func(t *testing.T) {
			w := newWritten()
			c := w.observer("Happened(Where(Exhausted(Players, Friend), " + condition + "), Turn)")
			x := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
			blue := w.inPlay(blueFriend, avery, board.HomeOf(avery))
			w.deck(avery, blueFriend, pinkFriend, pinkFriend)
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			s := g.State()
			s.Propose(nil, board.Occurrence{Kind: board.TokensSet, Player: avery, N: 1})
			doTo(t, s, x, exhausting)
			tellsOf(t, s, c, want)
			changeAll(t, s)
			doTo(t, s, blue, board.Occurrence{Kind: board.CardBanished, Player: avery})
			doTo(t, s, c, exhausting)
			passUntil(t, g, func() bool { return g.Window() == EndOfScorePhase })
			tellsOf(t, s, c, want)
		})
	}
}

// Whether a Problem was solved (613.1) is asked of it as it was.
func TestThePastKnowsWhenAProblemWasSolved(t *testing.T) {
	for asked, want := range map[string]bool{
		"CountersPut(Players, Problem && IsSolved)": false, "CountersPut(Players, Problem && !IsSolved)": true,
		"Replaced(Problem && IsSolved)": true, "Replaced(IsSolved)": true, "Replaced(!IsSolved)": false,
		"Where(CountersPut(Players, Problem), Any(Problem && IsSolved))": false,
	} {
		t.Run(asked, func(t *testing.T) {
			w := newWritten()
			c := w.observer("Happened(" + asked + ", Turn)")
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			s := g.State()
			p := s.Problem(board.ProblemOf(avery))
			doTo(t, s, p, board.Occurrence{Kind: board.CountersPut, Player: avery, N: 1})
			doTo(t, s, p, board.Occurrence{Kind: board.ProblemSolved, Player: avery, Area: board.ProblemOf(avery)})
			doTo(t, s, p, board.Occurrence{Kind: board.ProblemReplaced, Player: avery, Area: board.ProblemOf(avery)})
			doTo(t, s, p, board.Occurrence{Kind: board.CardPutOnBottom, Player: avery})
			tellsOf(t, s, c, want)
		})
	}
}
