package engine

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// dealt draws a position at the start of a turn: decks, hands and some cards in
// play.
func dealt(t *rapid.T) *position {
	p := newPosition()
	inDeck := rapid.SampledFrom([]board.Print{blueFriend, pinkFriend, bothFriend, uniqueFriend, nuisance, dreadful,
		event, dilemma, board.Unknown})
	atProblems := []board.AreaID{board.ProblemOf(avery), board.ProblemOf(blake)}
	if rapid.Bool().Draw(t, "a Dilemma in play") {
		_, area := p.dilemmaInPlay()
		atProblems = append(atProblems, area)
	}
	friends := rapid.SampledFrom([]board.Print{blueFriend, pinkFriend, bothFriend, uniqueFriend})
	for _, owner := range []board.Player{avery, blake} {
		p.deck(owner, rapid.SliceOfN(inDeck, 0, 8).Draw(t, "deck")...)
		for _, print := range rapid.SliceOfN(inDeck, 0, 9).Draw(t, "hand") {
			p.hand(owner, print)
		}
		for _, print := range rapid.SliceOfN(friends, 0, 7).Draw(t, "friends") {
			c := p.inPlay(print, owner, rapid.SampledFrom(append(atProblems, board.HomeOf(owner))).Draw(t, "area"))
			switch rapid.IntRange(0, 6).Draw(t, "condition") {
			case 0:
				p.setup.Cards[c-1].Exhausted = true
			case 1:
				p.setup.Cards[c-1].Frightened = true
			case 2:
				p.setup.Cards[c-1].PowerCounters = rapid.IntRange(-4, 2).Draw(t, "counters")
			case 3:
				attached := p.inPlay(resource, owner, p.setup.Cards[c-1].Area)
				p.setup.Cards[attached-1].Host = c
			case 4:
				p.setup.Waiting = append(p.setup.Waiting, board.Effect{Controller: owner, Source: board.Ref{Card: c}})
			}
		}
		for _, print := range rapid.SliceOfN(rapid.SampledFrom([]board.Print{nuisance, dreadful}), 0, 2).Draw(t,
			"troublemakers") {
			c := p.inPlay(print, owner, rapid.SampledFrom(atProblems).Draw(t, "at"))
			p.setup.Cards[c-1].FaceDown = rapid.Bool().Draw(t, "face-down")
		}
		p.setup.Players[owner].Score = rapid.IntRange(0, 13).Draw(t, "score")
		p.setup.Players[owner].Tokens = rapid.IntRange(0, 6).Draw(t, "tokens")
	}
	for d := range p.readings {
		p.readings[d] = uint8(rapid.IntRange(0, 1).Draw(t, "reading"))
	}
	return p
}

// answer draws an answer to the decision.
func answer(t *rapid.T, g *Game) []int {
	d, options := g.State().Decision(), g.Options()
	n := rapid.IntRange(int(d.Min), min(int(d.Max), len(options))).Draw(t, "count")
	places := make([]int, len(options))
	for i := range places {
		places[i] = i
	}
	return rapid.Permutation(places).Draw(t, "choice")[:n]
}

// Random play: whatever players do, the table stays one, and the copy, the
// written and read state and the folded trail agree with the state itself.
func TestRandomPlayKeepsTheTableWhole(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := dealt(t)
		program, err := NewProgram(2, prints(), p.readings)
		if err != nil {
			t.Fatal(err)
		}
		start, err := board.New(program, p.setup)
		if err != nil {
			t.Fatal(err)
		}
		moment := rapid.SampledFrom([]Moment{TurnStart, Uncovering, Challenging, Acting, Confronting}).Draw(t, "moment")
		if err := At(start, Point{Moment: moment}); err != nil {
			t.Fatal(err)
		}
		folded, log, twinLog := start.Clone(), &board.Log{}, &board.Log{}
		g, twin := Resume(start, log), Resume(start.Clone(), twinLog)
		g.Run()
		twin.Run()
		for range rapid.IntRange(20, 150).Draw(t, "decisions") {
			if g.State().Result().Over {
				break
			}
			checkTable(t, g)
			if g.State().Decision().Player == board.Chance && len(g.Options()) == 0 {
				t.Fatal("Chance has nothing to choose from")
			}
			choice := answer(t, g)
			if err := g.Choose(choice...); err != nil {
				t.Fatalf("choosing %v: %v", choice, err)
			}
			twin = Resume(readBack(t, program, twin.State().Clone()), twinLog)
			if err := twin.Choose(choice...); err != nil {
				t.Fatalf("choosing %v for the copy: %v", choice, err)
			}
		}
		if g.State().Key() != twin.State().Key() {
			t.Error("the state copied, written and read at every decision went another way")
		}
		if !reflect.DeepEqual(log.Entries, twinLog.Entries) {
			t.Error("the same decisions gave another trail")
		}
		folded.Fold(log.Entries)
		if folded.TableKey() != g.State().TableKey() {
			t.Error("the trail folded over the start gives another table")
		}
	})
}

func readBack(t *rapid.T, program *board.Program, s *board.State) *board.State {
	written, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	read, err := board.Read(program, written)
	if err != nil {
		t.Fatal(err)
	}
	return read
}

// checkTable checks what must hold of every position.
func checkTable(t *rapid.T, g *Game) {
	s := g.State()
	seen := map[board.CardID]board.Zone{}
	for z := board.DrawDeck; z <= board.Queue; z++ {
		for p := range s.Players() {
			if z.Shared() && p > 0 {
				continue
			}
			for _, c := range s.Cards(z, board.Player(p)) {
				if other, twice := seen[c]; twice {
					t.Fatalf("card %d is in the %s and in the %s (401.1)", c, other, z)
				}
				seen[c] = z
				if s.Zone(c) != z {
					t.Fatalf("card %d is in the %s but says %s", c, z, s.Zone(c))
				}
			}
		}
	}
	if len(seen) != s.CardCount() {
		t.Fatalf("%d cards are in zones, %d are in the game (401.1)", len(seen), s.CardCount())
	}
	for _, c := range s.InPlay() {
		home := s.AreaKind(s.Area(c)) == board.Home
		switch {
		case !s.AreaExists(s.Area(c)) && s.Decision().Kind == board.Priority:
			t.Fatalf("card %d is in an area that has ceased to exist as a player has priority (511.5, 511.6)", c)
		case home && s.Type(c) == card.Troublemaker:
			t.Fatalf("Troublemaker %d is at a home (306.1, 506.2a)", c)
		case s.IsFrightened(c) && s.IsExhausted(c):
			t.Fatalf("card %d is frightened and exhausted (504.2)", c)
		case s.IsFrightened(c) && s.Type(c) != card.Friend:
			t.Fatalf("card %d is frightened as a player decides, and no Friend (511.4)", c)
		}
	}
	for p := range s.Players() {
		if s.Tokens(board.Player(p)) < 0 {
			t.Fatalf("player %d has %d action tokens", p, s.Tokens(board.Player(p)))
		}
		if s.Problem(board.ProblemOf(board.Player(p))) == 0 && s.Decision().Player != board.Chance {
			t.Fatalf("player %d has no Problem in play and none is about to enter it (613.2)", p)
		}
	}
}

// An action is listed exactly when Check allows it, over all actions there are.
func TestListedActionsAreExactlyTheLegalOnes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := dealt(t)
		program, err := NewProgram(2, prints(), p.readings)
		if err != nil {
			t.Fatal(err)
		}
		start, err := board.New(program, p.setup)
		if err != nil {
			t.Fatal(err)
		}
		if err := At(start, Point{Moment: Acting}); err != nil {
			t.Fatal(err)
		}
		g := Resume(start, nil)
		g.Run()
		listed := map[board.Action]bool{}
		for _, o := range g.Options() {
			if o.Kind == board.ActionOption {
				listed[o.Action] = true
			}
		}
		before := g.State().Key()
		for _, kind := range board.ActionKinds() {
			for c := board.CardID(0); int(c) <= g.State().CardCount(); c++ {
				for _, area := range append(g.State().Areas(), board.NoArea) {
					a := board.Action{Kind: kind, Card: c, Area: area}
					if !needsArea(g.State(), a) && area != board.NoArea || kind == board.DrawCard && c != 0 {
						continue
					}
					var violations Violations
					legal := g.Check(a, &violations)
					if legal != listed[a] {
						t.Fatalf("%+v: legal %v, listed %v (%v)", a, legal, listed[a], violations)
					}
					if legal != (len(violations) == 0) || legal != g.Check(a, nil) {
						t.Fatalf("%+v: legal %v with violations %v", a, legal, violations)
					}
					if !legal {
						if err := g.Act(a); err == nil {
							t.Fatalf("%+v is refused by Check and taken by Act", a)
						}
						continue
					}
					taken := Resume(g.State().Clone(), nil)
					if err := taken.Act(a); err != nil {
						t.Fatalf("%+v is listed and can't be completed: %v", a, err)
					}
				}
			}
		}
		if g.State().Key() != before {
			t.Error("refused actions changed the state")
		}
	})
}
