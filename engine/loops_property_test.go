package engine

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// looping draws a position in which Avery can keep a loop going by one or two
// Friends, in which what is drawn grows. It tells how many actions an iteration
// has, and whether there will be more cards or modifiers.
func looping(t *rapid.T) (sc *scene, point Point, period int, things bool) {
	sc = newScene()
	point = Point{Moment: Acting}
	text := "Timing(MainPhase)\nCost(Exhaust(This))\n"
	if rapid.Bool().Draw(t, "with priority") {
		point = Point{Window: StartOfMainPhase}
		text = "Timing(Immediate)\nCost(Exhaust(This))\n"
	}
	period = rapid.IntRange(1, 2).Draw(t, "actions in an iteration")
	for i := range period {
		ready := "Ready(This)"
		if period == 2 {
			ready = "Ready(Friend && Yours && IsExhausted && !This)"
		}
		effect := rapid.SampledFrom([]string{"Gain()", "Gain(3)", "PutCounters(This)",
			"PutCounters(Friend && Yours && !IsToken)", "PutCounters(This, 1, \"-1 power\")",
			"CreateToken(1, 1, Yellow, TokenOf(Friend, WithTrait(\"Critter\")), Home(You))",
			"for Until(EndOf(Turn)) {\n\tAddPower(This, 1)\n}"}).Draw(t, "what grows")
		things = things || effect[0] == 'C' || effect[0] == 'f'
		c := sc.friend([]string{"One", "Two"}[i], avery, board.HomeOf(avery), text+ready+"\n"+effect)
		sc.setup.Cards[c-1].Exhausted = i == 1
	}
	if rapid.Bool().Draw(t, "something triggers") {
		sc.friend("Watcher", blake, board.HomeOf(blake), "When(Exhausted(Friend && Opposing))\nGain()")
	}
	return sc, point, period, things
}

// activates has Avery take so many actions, and goes on to where she can take
// another one, or has to choose a number.
func activates(t *rapid.T, g *Game, actions int) (taken int) {
	for range 10_000 {
		d := g.State().Decision()
		if d.Kind == board.ChooseNumber {
			return taken
		}
		act := -1
		if d.Player == avery {
			for place, o := range g.Options() {
				if o.Action.Kind == board.ActivateAbility {
					act = place
				}
			}
		}
		switch {
		case act < 0:
			if err := passOrChooseFirst(g); err != nil {
				t.Fatal(err)
			}
		case taken == actions:
			return taken
		default:
			if err := g.Choose(act); err != nil {
				t.Fatal(err)
			}
			taken++
		}
	}
	t.Fatal("the game does not get to where Avery can act")
	return 0
}

// A loop that is repeated as often as a player chooses leads to the same as when
// they take all its actions by hand; also where the repetitions are too many to
// be played.
func TestLoopsLeadWhereTheirActionsDo(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		sc, point, period, things := looping(t)
		most := mostPlayed + 30
		if things {
			most = mostPlayed
		}
		n := rapid.IntRange(0, most).Draw(t, "repetitions")

		chosen := sc.under(t, point, 0)
		taken := activates(t, chosen, 20)
		if d := chosen.State().Decision(); d.Kind != board.ChooseNumber || d.Player != avery || d.Rule != rule.R802_2 {
			t.Fatalf("after %d actions the game waits for %+v", taken, d)
		}
		if err := chosen.ChooseNumber(n); err != nil {
			t.Fatal(err)
		}

		byHand := sc.under(t, point, rule.R802_2)
		activates(t, byHand, taken+n*period)
		if chosen.State().TableKey() != byHand.State().TableKey() {
			t.Errorf("%d repetitions of a loop lead to\n%+v\nby hand to\n%+v", n, amountsOf(chosen.State()),
				amountsOf(byHand.State()))
		}
		if a, b := chosen.State().Decision(), byHand.State().Decision(); a.Kind != b.Kind || a.Player != b.Player {
			t.Errorf("then the game waits for %+v, by hand for %+v", a, b)
		}
	})
}

func amountsOf(s *board.State) (amounts []int) {
	amounts = append(amounts, s.Tokens(avery), s.Tokens(blake))
	for _, c := range s.InPlay() {
		amounts = append(amounts, s.PowerCounters(c))
	}
	return amounts
}

// under plays the scene from a point, by a program made without a rule if one is
// given.
func (sc *scene) under(t *rapid.T, point Point, without rule.Number) *Game {
	program, err := NewProgram(len(sc.setup.Players), append(prints(), sc.more...), sc.readings)
	if err != nil {
		t.Fatal(err)
	}
	if without != 0 {
		program = program.Without(without)
	}
	s, err := board.New(program, sc.setup)
	if err != nil {
		t.Fatal(err)
	}
	if err := At(s, point); err != nil {
		t.Fatal(err)
	}
	g := Resume(s, nil)
	g.Run()
	return g
}

// An amount that would be too great is kept at the limit, and where there would be
// too many cards the loop is cut short; the record says so.
func TestLoopsAreCutShortAtTheLimits(t *testing.T) {
	for _, test := range []struct {
		ruling, effect string
		gained, most   int // action tokens: by the loop, and at most in all
		cut            int
	}{
		{"three action tokens each time", "Gain(3)", 3_000_000, 2_000_000_000, 0},
		{"three thousand each time are too many", "Gain(3000)", 3_000_000_000, 2_000_000_000, 1},
		{"cards, and action tokens with them",
			"Gain()\nCreateToken(1, 1, Yellow, TokenOf(Friend, WithTrait(\"Critter\")), Home(You))",
			mostPlayed, 2_000_000_000, 1},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			sc := newScene()
			sc.friend("Keen", avery, board.HomeOf(avery), "Timing(Immediate)\n"+test.effect)
			g, log := sc.at(t, Point{Window: StartOfMainPhase})
			for i := 0; i < 20 && g.State().Decision().Kind != board.ChooseNumber; i++ {
				answer := g.Pass
				if g.State().Decision().Player == avery {
					answer = func() error { return g.Choose(0) }
				}
				if err := answer(); err != nil {
					t.Fatal(err)
				}
			}
			before := g.State().Tokens(avery)
			if err := g.ChooseNumber(1_000_000); err != nil {
				t.Fatal(err)
			}
			if n, want := g.State().Tokens(avery), min(before+test.gained, test.most); n != want {
				t.Errorf("%d action tokens, want %d", n, want)
			}
			if n := notes(log, board.LoopIsCut); n != test.cut {
				t.Errorf("the loop was cut short %d times", n)
			}
		})
	}
}

// What is remembered as a player acts is how the state was then, whenever it is asked for
// and by whichever copy.
func TestSightingsAreOfTheirMoment(t *testing.T) {
	acts := 0
	rapid.Check(t, func(t *rapid.T) {
		draw := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0)).IntN
		s, err := atRandom(draw)
		if err != nil {
			t.Fatal(err)
		}
		shapes := map[int]uint64{} // of the sightings, by their places
		for range 5 {
			kind := []board.SightingKind{board.ActionSeen, board.OpeningSeen, board.MaySeen}[draw(3)]
			shape, outline, amounts := s.Shape(kind, counting...)
			if kind == board.MaySeen {
				s.Meet(kind, avery, counting...)
			} else {
				s.SeeAction(kind, avery, board.Action{Kind: board.DrawCard}, counting...)
			}
			last := len(s.Sightings()) - 1
			shapes[last] = shape
			if seen := s.Clone().Sightings()[last]; seen.Shape != shape || seen.Outline != outline ||
				int(seen.Amounts.Length) != len(amounts) {
				t.Fatalf("seen %+v; want shape %x, outline %x and %d amounts", seen, shape, outline, len(amounts))
			}
			twin := s.Clone()
			if written, err := twin.MarshalJSON(); err != nil {
				t.Fatal(err)
			} else if read, err := board.Read(s.Program(), written); err != nil || !read.Equal(s) ||
				read.Key() != s.Key() {
				t.Fatalf("what is written is another state (%v)", err)
			}
			g := Resume(s, nil)
			if g.State().Result().Over || g.State().Decision().Open || len(s.Cards(board.DrawDeck, blake)) == 0 {
				break
			}
			s.Propose(nil, board.Occurrence{Kind: board.TokensGained, Player: blake, N: 1})
			s.Propose(nil, board.Occurrence{Kind: board.CardDrawn, Player: blake,
				Card: s.Ref(s.Cards(board.DrawDeck, blake)[0])})
			for place, want := range shapes {
				acts++
				if seen := s.Sightings()[place]; seen.Shape != want {
					t.Fatalf("later the sighting at %d is %+v; want shape %x", place, seen, want)
				}
			}
			if draw(2) == 0 {
				s = s.Clone()
			}
		}
	})
	if acts == 0 {
		t.Error("nothing was seen")
	}
}
