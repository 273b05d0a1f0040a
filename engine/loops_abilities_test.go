package engine

import (
	"fmt"
	"strings"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// notes counts the entries of a trail that are such a note.
func notes(log *board.Log, kind board.NoteKind) int {
	n := 0
	for _, e := range log.Entries {
		if e.Kind == board.Noted && e.Note == kind {
			n++
		}
	}
	return n
}

func TestMandatoryLoopsEnd(t *testing.T) {
	const (
		gainOnDraw = "When(Drawn(You))\nGain(1)"
		ready      = "When(Exhausted(Players, This))\nReady(This)"
		exhaust    = "When(Readied(This))\nExhaust(This)"
	)
	for _, test := range []struct {
		ruling     string
		abilities  []string
		start      board.OccurrenceKind
		ends, cuts int // how often a loop was ended, and a chain of effects cut
		check      func(s *board.State, c board.CardID) string
	}{
		{"two abilities that undo each other for ever: it is an exact repeat, the effect doesn't trigger (802.3)",
			[]string{ready, exhaust}, board.CardExhausts, 1, 0, func(s *board.State, c board.CardID) string {
				if !s.IsExhausted(c) {
					return "the first effect of the loop, which readies the card, is not the one that doesn't trigger"
				}
				return ""
			}},
		{"they end although something is counted by the turn's events",
			[]string{ready, exhaust, "if HowOften(Readied(This)) >= 100 {\n\tAddPower(This, 1)\n}"}, board.CardExhausts,
			1, 0, nil},
		{"action tokens grow by the same each time",
			[]string{"When(TokensGained(You))\nGain(1)"}, board.TokensGained, 1, 0,
			func(s *board.State, _ board.CardID) string {
				if n := s.Tokens(avery); n < leastMandatory || n > leastMandatory+10 {
					return fmt.Sprintf("there are %d tokens", n)
				}
				return ""
			}},
		{"points end the game (517.1)",
			[]string{"When(PointsScored(You))\nScore(1)"}, board.PointsScored, 0, 0,
			func(s *board.State, _ board.CardID) string {
				if r := s.Result(); !r.Over || r.Winner != avery {
					return "nobody has won"
				}
				return ""
			}},
		{"action tokens run out: it is no loop",
			[]string{"When(TokensLost(You))\nif TokensOf() > 0 {\n\tLose(You, 1)\n}"}, board.TokensLost, 0, 0, nil},
		{"a chain of effects that doubles each time is cut",
			[]string{"When(TokensGained(You))\nGain(1)", "When(TokensGained(You))\nGain(1)"}, board.TokensGained, -1,
			-1, nil},
		{"+1 power counters grow",
			[]string{"When(TokensGained(You))\nPutCounters(This)", "When(CountersPut(This))\nPutCounters(This)"},
			board.TokensGained, 1, 0,
			func(s *board.State, c board.CardID) string {
				if n := s.PowerCounters(c); n < leastMandatory || n > leastMandatory+10 {
					return fmt.Sprintf("there are %d counters", n)
				}
				return ""
			}},
		{"tokens that enter play grow",
			[]string{"When(TokensGained(You) || EntersPlay(IsToken && Yours))\nCreateToken(1, 1, Yellow, " +
				"TokenOf(Friend, WithTrait(\"Critter\")), Home(You))"},
			board.TokensGained, 1, 0, func(s *board.State, _ board.CardID) string {
				if n := len(s.InPlay()); n < mostPlayed || n > mostPlayed+10 {
					return fmt.Sprintf("there are %d cards in play", n)
				}
				return ""
			}},
		{"a loop in which a player has to choose ends as well",
			[]string{"When(Exhausted(Players, Friend && Yours))\nit := Choose(1, Friend && Yours && Here)\nReady(it)",
				"When(Readied(Friend && Yours))\nit := Choose(1, Friend && Yours && Here)\nExhaust(it)"},
			board.CardExhausts, 1, 0, nil},
		{"an option that continues the loop can't be taken again (802.2)",
			[]string{"When(Exhausted(Players, This))\nif May(Ready(This)) {\n\tExhaust(This)\n}"}, board.CardExhausts,
			0, 0,
			func(s *board.State, c board.CardID) string {
				if !s.IsExhausted(c) {
					return "the card is ready"
				}
				return ""
			}},
		{"a loop that goes on whether or not its options are taken ends as one without options",
			[]string{ready, exhaust, "When(Readied(This))\nif May() {\n\tGain(1)\n}"}, board.CardExhausts, 1, 0, nil},
		{"modifiers that pile up are amounts too",
			[]string{"When(TokensGained(You))\nfor Until(EndOf(Turn)) {\n\tAddPower(This, 1)\n}\nGain(1)"},
			board.TokensGained, 1, 0, nil},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			sc := newScene()
			c := sc.friend("Restless", avery, board.ProblemOf(avery), test.abilities...)
			sc.setup.Players[avery].Tokens = 5
			g, log := sc.at(t, Point{Window: StartOfMainPhase})
			o := board.Occurrence{Kind: test.start, Rule: rule.R707_2, Player: avery, Card: g.State().Ref(c), N: 1}
			if test.start != board.CardExhausts {
				o.Card = board.Ref{}
			}
			happens(g, o)
			if err := g.Pass(); err != nil { // what triggered is processed as Blake is about to receive priority
				t.Fatal(err)
			}
			s := g.State()
			for i := 0; i < 3000 && !s.Result().Over && s.Decision().Kind != board.Priority; i++ {
				if i < 20 {
					resume(t, g)
				}
				if err := g.Choose(0); err != nil {
					t.Fatal(err)
				}
			}
			if !s.Result().Over && s.Decision().Kind != board.Priority {
				t.Fatal("the loop has not ended")
			}
			if n := notes(log, board.LoopEnds); n != test.ends && test.ends >= 0 {
				t.Errorf("%d loops were ended, want %d", n, test.ends)
			}
			if n := notes(log, board.ChainCut); n != test.cuts && test.cuts >= 0 || test.cuts < 0 && n == 0 {
				t.Errorf("%d chains were cut, want %d", n, test.cuts)
			}
			if test.check != nil {
				if why := test.check(s, c); why != "" {
					t.Error(why)
				}
			}
		})
	}
}

// A loop in which players do nothing but pass ends as one without options: the
// phase that would be added once more is not (802.3).
func TestLoopsInWhichPlayersOnlyPassEnd(t *testing.T) {
	for _, test := range []struct {
		ruling  string
		ability string
	}{
		{"each Main Phase brings another one", "When(StartOf(MainPhase, You))\nAddPhase(MainPhase)"},
		{"and a token", "When(StartOf(MainPhase, You))\nAddPhase(MainPhase)\nGain()"},
		{"the card discarded as the turn ends always comes back", "it := When(Discarded(You))\nPutInHand(it)"},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			sc := newScene()
			sc.friend("Endless", avery, board.HomeOf(avery), test.ability)
			for range board.MaximumHandSize + 1 {
				sc.hand(avery, blueFriend)
			}
			g, log := sc.at(t, Point{Window: EndOfReadyPhase})
			turn := g.State().Turn()
			for i := 0; i < 20_000 && g.State().Turn() == turn; i++ {
				if err := passOrChooseFirst(g); err != nil {
					t.Fatal(err)
				}
			}
			if g.State().Turn() == turn {
				t.Error("the turn goes on for ever")
			}
			if n := notes(log, board.LoopEnds); n != 1 {
				t.Errorf("%d loops were ended", n)
			}
		})
	}
}

// A loop that players keep going by actions ends: whoever has taken an action in
// the very same state can't take it again (802.2). One in which amounts grow
// ends once they have grown to what is counted.
func TestOptionalLoopsEnd(t *testing.T) {
	for _, test := range []struct {
		ruling    string
		abilities []string
		blake     bool // has the same card
		point     Point
		least     int // actions that can be taken by hand
		most      int
		tokens    int // that are gained at least, with numbers of 99
	}{
		{"an ability that readies its own card", []string{"Timing(Immediate)\nCost(Exhaust(This))\nReady(This)"}, false,
			Point{Window: StartOfMainPhase}, 1, 20, 0},
		{"the same for both players", []string{"Timing(Immediate)\nCost(Exhaust(This))\nReady(This)"}, true,
			Point{Window: StartOfMainPhase}, 2, 40, 0},
		{"by actions that open windows", []string{"Timing(MainPhase)\nCost(Exhaust(This))\nReady(This)"}, false,
			Point{Moment: Acting}, 1, 20, 0},
		{"action tokens grow", []string{"Timing(Immediate)\nGain(1)"}, false, Point{Window: StartOfMainPhase}, 1, 10,
			99},
		{"two cards that ready each other", []string{
			"Timing(Immediate)\nCost(Exhaust(This))\nReady(Friend && Yours && !This)"}, false,
			Point{Window: StartOfMainPhase}, 1, 30, 0},
		{"no loop: it is exhausted afterwards", []string{"Timing(Immediate)\nCost(Exhaust(This))\nGain(1)"}, false,
			Point{Window: StartOfMainPhase}, 2, 2, 0},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			sc := newScene()
			sc.friend("One", avery, board.HomeOf(avery), test.abilities...)
			two := sc.friend("Two", avery, board.HomeOf(avery), test.abilities...)
			if strings.HasPrefix(test.ruling, "two cards") { // which can't be while both are ready
				sc.setup.Cards[two-1].Exhausted = true
			}
			if test.blake {
				sc.friend("Other", blake, board.HomeOf(blake), test.abilities...)
			}
			g, _ := sc.at(t, test.point)
			turn := g.State().Turn()
			actions := 0
			for i := 0; i < 4000 && g.State().Turn() == turn && g.phase() == mainPhase; i++ {
				if i < 30 {
					resume(t, g)
				}
				options := g.Options()
				switch g.State().Decision().Kind {
				case board.Priority, board.Opening:
					acts := false
					for place, o := range options {
						if o.Action.Kind == board.ActivateAbility {
							if err := g.Choose(place); err != nil {
								t.Fatal(err)
							}
							actions++
							acts = true
							break
						}
					}
					if acts {
						continue
					}
				}
				var err error
				if d := g.State().Decision(); d.Kind == board.ChooseNumber && d.Min == 1 {
					err = g.ChooseNumber(99)
				} else {
					err = passOrChooseFirst(g)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			if n := g.State().Tokens(avery); n < test.tokens {
				t.Errorf("%d action tokens were gained, want %d", n, test.tokens)
			}
			if g.phase() == mainPhase {
				t.Fatalf("the phase goes on after %d actions", actions)
			}
			if actions < test.least || actions > test.most {
				t.Errorf("%d actions were taken, want %d to %d", actions, test.least, test.most)
			}
		})
	}
}

// What goes on for too long is stopped at this program's limit, which is no
// result: here something that is done as often as a loop has put counters on a
// card.
func TestWhatTakesTooLongIsStopped(t *testing.T) {
	sc := newScene()
	c := sc.friend("Endless", avery, board.HomeOf(avery), "When(CountersPut(This))\nPutCounters(This)",
		"Timing(Immediate)\nGain()\nfor range Times(Power(This)) {\n\tif Power(This) < 0 {\n\t\tGain()\n\t}\n}")
	g, log := sc.at(t, Point{Window: StartOfMainPhase})
	happens(g, board.Occurrence{Kind: board.CountersPut, Rule: rule.R519_4, Player: avery, Card: g.State().Ref(c),
		N: 1})
	for range 10 {
		options := g.Options()
		if g.State().Result().Over {
			break
		}
		if options[0].Action.Kind == board.ActivateAbility && g.State().PowerCounters(c) > leastMandatory {
			if err := g.Choose(0); err != nil {
				t.Fatal(err)
			}
			break
		}
		if err := passOrChooseFirst(g); err != nil {
			t.Fatal(err)
		}
	}
	if r := g.State().Result(); !r.Over || !r.Stopped || r.Winner != board.NoPlayer {
		t.Errorf("the game ends with %+v after %d counters", r, g.State().PowerCounters(c))
	}
	if n := notes(log, board.ChainCut); n != 1 {
		t.Errorf("the record says it %d times", n)
	}
}

func TestNumbersOfLoopsThatCantBeChosen(t *testing.T) {
	sc := newScene()
	sc.readings[board.LoopZero] = board.AtLeastOne
	for _, p := range []board.Player{avery, blake} {
		c := sc.friend("Keen", p, board.HomeOf(p),
			"Timing(Immediate)\nCost(Exhaust(This))\nReady(Friend && Opposing)\nGain()")
		sc.setup.Cards[c-1].Exhausted = p == blake
	}
	g, _ := sc.at(t, Point{Window: StartOfMainPhase})
	for range 2 {
		if err := g.Choose(0); err != nil {
			t.Fatal(err)
		}
	}
	for _, test := range []struct {
		number int
		fits   bool
	}{
		{0, false}, // a loop is repeated at least once, as the point is read here
		{mostChosen + 1, false},
		{37, true},
		{37, false}, // not smaller than Avery's
		{0, false},
		{36, true},
	} {
		before := g.State().Decision()
		if before.Rule != rule.R802_2 {
			t.Fatalf("the game waits for %+v", before)
		}
		if err := g.ChooseNumber(test.number); (err == nil) != test.fits {
			t.Errorf("%d for %+v: %v", test.number, before, err)
		}
		if after := g.State().Decision(); !test.fits && after != before {
			t.Errorf("a number that is refused changes the decision to %+v", after)
		}
	}
	if a, b := g.State().Tokens(avery), g.State().Tokens(blake); a != 38 || b != 37 {
		t.Errorf("the tokens are %d and %d", a, b)
	}
}

// What a judge changes by hand while numbers are chosen makes it another state: no
// loop has been recognized in it.
func TestNumbersAreNotChosenAfterAChangeByHand(t *testing.T) {
	sc := newScene()
	sc.friend("Keen", avery, board.HomeOf(avery), "Timing(Immediate)\nGain()")
	g, _ := sc.at(t, Point{Window: StartOfMainPhase})
	for _, answer := range []func() error{func() error { return g.Choose(0) }, g.Pass} {
		if err := answer(); err != nil {
			t.Fatal(err)
		}
	}
	if d := g.State().Decision(); d.Rule != rule.R802_2 {
		t.Fatalf("the game waits for %+v", d)
	}
	if err := g.Manual(board.Occurrence{Kind: board.TokensSet, Player: avery, N: 7}); err != nil {
		t.Fatal(err)
	}
	if d := g.State().Decision(); d.Kind != board.Priority || d.Player != avery {
		t.Errorf("the game waits for %+v", d)
	}
	resume(t, g)
}

// The controller of the first mandatory effect chooses the number (802.3), also where
// a loop begins by making something of which there was none: that is the same moment
// of the loop as the one at which there is more of it.
func TestWhoChoosesInALoopThatBeginsByMakingSomethingNew(t *testing.T) {
	for _, test := range []struct{ makes, does string }{
		{"nothing new", "Gain(1)"},
		{"a counter with a name", "PutCounters(Named(\"Restless\"), 1, \"Tip\")"},
		{"a token", "CreateToken(1, 1, Yellow, TokenOf(Friend, WithTrait(\"Critter\")), Home(You))"},
		{"a modifier", "for Until(EndOf(Turn)) {\n\tAddPower(Named(\"Restless\"), 1)\n}"},
		{"something that is looked back at", "Gain(1)\nif HowOften(TokensGained(You)) >= 100 {\n\tScore()\n}"},
	} {
		t.Run(test.makes, func(t *testing.T) {
			sc := newScene()
			c := sc.friend("Restless", avery, board.ProblemOf(avery), "When(Readied(This))\nExhaust(This)")
			sc.friend("Helpful", blake, board.HomeOf(blake),
				"When(Exhausted(Players, Named(\"Restless\")))\n"+test.does+"\nReady(Named(\"Restless\"))")
			g, _ := sc.at(t, Point{Window: StartOfMainPhase})
			happens(g, board.Occurrence{Kind: board.CardExhausts, Rule: rule.R707_2, Player: avery,
				Card: g.State().Ref(c)})
			if err := g.Pass(); err != nil {
				t.Fatal(err)
			}
			if d := g.State().Decision(); d.Kind != board.ChooseNumber || d.Rule != rule.R802_3 || d.Player != blake {
				t.Errorf("the game waits for %+v", d)
			}
		})
	}
}
