package engine

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Random lets a player ignore a flipped card of power 1 at once and flip another,
// once per faceoff, and only in a faceoff involving its card.
func TestRandom(t *testing.T) {
	for _, test := range []struct {
		ruling         string
		at             board.AreaID
		deck           []board.Print
		asked          int // how often
		yes            bool
		flipped, total int // with 2 for the Friend at the Problem
	}{
		{"the card is ignored, another is flipped", atProblem, []board.Print{pinkFriend, event}, 1, true, 2, 2 + 5},
		{"the player may keep it", atProblem, []board.Print{pinkFriend, event}, 1, false, 1, 2 + 1},
		{"a card of other power stays", atProblem, []board.Print{event, pinkFriend}, 0, true, 1, 2 + 5},
		{"once per faceoff", atProblem, []board.Print{pinkFriend, pinkFriend, event}, 1, true, 2, 2 + 1},
		{"its card has to be involved", atHome, []board.Print{pinkFriend, event}, 0, true, 1, 2 + 1},
		{"with no card left there is none to flip", atProblem, []board.Print{pinkFriend}, 1, true, 1, 2},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.keyword(blueFriend, avery, test.at, "Random", 0)
			if test.at == atHome {
				w.inPlay(blueFriend, avery, atProblem)
			}
			w.deck(avery, test.deck...)
			w.deck(blake, uniqueFriend)
			g, _ := w.problemFaceoff(t)
			asked := 0
			passUntil(t, g, func() bool {
				for g.State().Decision().Kind == board.YesOrNo {
					asked++
					if len(g.State().Waiting()) > 0 {
						t.Error("a triggered effect waits")
					}
					choice := 1
					if test.yes {
						choice = 0
					}
					if err := g.Choose(choice); err != nil {
						t.Fatal(err)
					}
				}
				return g.Window() == AfterFlips
			})
			if asked != test.asked {
				t.Errorf("asked %d times, want %d", asked, test.asked)
			}
			if got := len(g.State().Cards(board.Flip, avery)); got != test.flipped {
				t.Errorf("%d cards flipped, want %d", got, test.flipped)
			}
			if got := total(g, avery); got != test.total {
				t.Errorf("the power total is %d, want %d", got, test.total)
			}
		})
	}
}

// A card that Random ignores was flipped: what that triggers is processed, after
// Random has been applied.
func TestACardIgnoredWithRandomWasFlipped(t *testing.T) {
	w := newWritten()
	w.keyword(blueFriend, avery, atProblem, "Random", 0)
	w.deck(avery, w.print(pinkFriend, "When(Flipped(This))\nGain(4)"), event)
	g, _ := w.problemFaceoff(t)
	passUntil(t, g, func() bool { return g.State().Decision().Kind == board.YesOrNo })
	if got := g.State().Tokens(avery); got != 0 {
		t.Errorf("%d tokens before Random is applied", got)
	}
	if err := g.Choose(0); err != nil {
		t.Fatal(err)
	}
	if got := g.State().Tokens(avery); got != 4 {
		t.Errorf("%d tokens", got)
	}
}

// Whoever wins a faceoff involving Studious cards gains one action token from one
// of them, however many there are.
func TestStudious(t *testing.T) {
	for _, test := range []struct {
		ruling  string
		readies func(w *written)
		tokens  int
	}{
		{"one card", func(w *written) { w.keyword(blueFriend, avery, atProblem, "Studious", 0) }, 1},
		{"two cards: one token in all", func(w *written) {
			w.keyword(blueFriend, avery, atProblem, "Studious", 0)
			w.keyword(blueFriend, avery, atProblem, "Studious", 0)
		}, 1},
		{"read so that both effects were created before a token was gained: one each", func(w *written) {
			w.keyword(blueFriend, avery, atProblem, "Studious", 0)
			w.keyword(blueFriend, avery, atProblem, "Studious", 0)
			w.readings[board.StudiousTwice] = board.OneEach
		}, 2},
		{"tokens from another card don't count", func(w *written) {
			w.with(blueFriend, avery, atProblem, "When(FaceoffStarts())\nGain(1)")
			w.keyword(blueFriend, avery, atProblem, "Studious", 0)
		}, 1 + 1},
		{"not involved", func(w *written) { w.keyword(blueFriend, avery, atHome, "Studious", 0) }, 0},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.inPlay(blueFriend, avery, atProblem)
			w.inPlay(pinkFriend, avery, atProblem)
			w.inPlay(blueFriend, blake, atProblem)
			w.inPlay(pinkFriend, blake, atProblem)
			w.deck(avery, event)
			w.deck(blake, pinkFriend)
			test.readies(w)
			g, _ := w.at(t, Point{Moment: Confronting})
			untilWindow(t, g, EndOfFaceoff)
			if got := g.State().Tokens(avery); got != test.tokens {
				t.Errorf("%d tokens, want %d", got, test.tokens)
			}
		})
	}
}

func TestDiligent(t *testing.T) {
	for _, test := range []struct {
		ruling   string
		averys   board.Print
		at       board.AreaID
		counters int
	}{
		{"won: X +1 power counters", event, atProblem, 2},
		{"lost", pinkFriend, atProblem, 0},
		{"not involved", event, atHome, 0},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			friend := w.keyword(blueFriend, avery, test.at, "Diligent", 2)
			w.inPlay(pinkFriend, blake, atProblem)
			w.deck(avery, test.averys)
			w.deck(blake, dreadful)
			g, _ := w.problemFaceoff(t)
			untilWindow(t, g, EndOfFaceoff)
			if got := g.State().PowerCounters(friend); got != test.counters {
				t.Errorf("%d counters, want %d", got, test.counters)
			}
		})
	}
}

// Pumped: once per faceoff a flipped card that would go to the bottom goes beneath
// the card instead, while a faceoff involves it.
func TestPumped(t *testing.T) {
	for _, test := range []struct {
		ruling  string
		at      board.AreaID
		flips   int
		beneath int
	}{
		{"one flipped card goes beneath it", atProblem, 1, 1},
		{"of several one only", atProblem, 3, 1},
		{"its card has to be involved", atHome, 1, 0},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			friend := w.keyword(blueFriend, avery, test.at, "Pumped", 0)
			w.with(blueFriend, avery, atProblem, "AddFlips(You, 0)")
			if test.flips > 1 {
				w.with(blueFriend, avery, atHome, "AddFlips(You, 2)")
			}
			w.deck(avery, event, event, event, event)
			w.deck(blake, pinkFriend)
			g, _ := w.problemFaceoff(t)
			passUntil(t, g, func() bool { return g.faceoff() == nil })
			s := g.State()
			beneath := 0
			for _, c := range s.Cards(board.Banished, avery) {
				if s.IsBeneath(c).Card == friend {
					beneath++
				}
			}
			if beneath != test.beneath || len(s.Cards(board.Flip, avery)) != 0 {
				t.Errorf("%d cards beneath it, want %d; %d still flipped", beneath, test.beneath,
					len(s.Cards(board.Flip, avery)))
			}
		})
	}
}

// Prepared: an opponent starts a faceoff where the card is. Who starts a Problem
// faceoff is the turn player.
func TestPrepared(t *testing.T) {
	for _, test := range []struct {
		ruling     string
		controller board.Player
		at         board.AreaID
		tokens     int
	}{
		{"an opponent starts one here", blake, atProblem, 1},
		{"elsewhere", blake, board.ProblemOf(blake), 0},
		{"one's own doing", avery, atProblem, 0},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.inPlay(blueFriend, avery, atProblem)
			w.inPlay(pinkFriend, avery, atProblem)
			w.inPlay(blueFriend, blake, atProblem)
			w.inPlay(pinkFriend, blake, atProblem)
			w.keyword(blueFriend, test.controller, test.at, "Prepared", 0)
			g, _ := w.at(t, Point{Moment: Confronting})
			untilWindow(t, g, StartOfFaceoff)
			if got := g.State().Tokens(test.controller); got != test.tokens {
				t.Errorf("%d tokens, want %d", got, test.tokens)
			}
		})
	}
}

// Supportive: power while with one's Mane Character that shares a color.
func TestSupportive(t *testing.T) {
	for _, test := range []struct {
		ruling string
		like   board.Print
		at     board.AreaID
		power  int
	}{
		{"with it, sharing a color", blueFriend, atHome, 2 + 3},
		{"with it, of another color", pinkFriend, atHome, 1},
		{"elsewhere", blueFriend, atProblem, 2},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			friend := w.keyword(test.like, avery, test.at, "Supportive", 3)
			if power, _ := w.state(t).Power(friend); power != test.power {
				t.Errorf("power %d, want %d", power, test.power)
			}
		})
	}
}

// Calming takes power from an opposing Friend that enters play there, this turn.
func TestCalming(t *testing.T) {
	w := newWritten()
	w.keyword(blueFriend, blake, atProblem, "Calming", 1)
	friend := w.hand(avery, blueFriend)
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	s := g.State()
	happens(g, board.Occurrence{Kind: board.CardEntersPlay, Rule: rule.R706_1, Player: avery, Card: s.Ref(friend),
		Area: atProblem})
	passUntil(t, g, func() bool { return len(s.Waiting()) == 0 && s.Decision().Kind == board.Priority })
	if power, _ := s.Power(friend); power != 1 {
		t.Errorf("power %d", power)
	}
	passUntil(t, g, func() bool { return s.TurnPlayer() == blake })
	if power, _ := s.Power(friend); power != 2 {
		t.Errorf("power %d in the next turn", power)
	}
}

// Eccentric, and Stubborn, in confronting; Vexing replaces it, and with it the
// point (611.4).
func TestKeywordsInConfronting(t *testing.T) {
	for _, test := range []struct {
		ruling    string
		keyword   string
		of        board.Player
		exhausted bool
		score     int
	}{
		{"a Problem that asks for 1 blue and 1 not blue", "", blake, false, 1},
		{"Eccentric asks for more", "Eccentric", blake, false, 0},
		{"of opponents alone", "Eccentric", avery, false, 1},
		{"exhausted characters don't help", "Competitive", avery, true, 0},
		{"Stubborn ones do", "Stubborn", avery, true, 1},
		{"Vexing: the card is retired, nothing is confronted", "Vexing", blake, false, 0},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			card := board.CardID(0)
			if test.keyword != "" {
				card = w.keyword(pinkFriend, test.of, atProblem, test.keyword, 2)
			}
			if card == 0 || test.of == blake {
				w.inPlay(pinkFriend, avery, atProblem)
			}
			w.setup.Cards[0].Area = atProblem // the Mane Character, 1 blue
			if test.exhausted {
				w.setup.Cards[card-1].Exhausted = true
			}
			g, _ := w.at(t, Point{Moment: Confronting})
			passUntil(t, g, func() bool { return g.Window() == StartOfFaceoffStep })
			if got := g.State().Score(avery); got != test.score {
				t.Errorf("%d points, want %d", got, test.score)
			}
			if vexing := test.keyword == "Vexing"; vexing && g.State().Zone(card) != board.DiscardPile {
				t.Error("it was not retired")
			}
		})
	}
}
