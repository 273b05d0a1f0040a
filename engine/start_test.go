package engine

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"canterlaw/engine/board"
)

// beforeTheGame is two players with their Mane Characters and decks.
func beforeTheGame() *position {
	p := &position{setup: board.Setup{TurnPlayer: avery, LastPriority: board.NoPlayer,
		Players: make([]board.PlayerSetup, 2)}}
	p.inPlay(maneBlue, avery, board.HomeOf(avery))
	p.inPlay(manePink, blake, board.HomeOf(blake))
	for _, owner := range []board.Player{avery, blake} {
		for range 5 {
			p.add(board.CardSetup{Print: easyProblem, Owner: owner, Zone: board.ProblemDeck})
			p.add(board.CardSetup{Print: hardProblem, Owner: owner, Zone: board.ProblemDeck})
		}
		for range 9 {
			p.deck(owner, blueFriend, pinkFriend, bothFriend, nuisance, event)
		}
	}
	return p
}

// start begins a game and runs it to the first decision.
func start(t testing.TB) (*Game, *board.Log) {
	s := beforeTheGame().state(t)
	Start(s)
	log := &board.Log{}
	g := Resume(s, log)
	g.Run()
	return g, log
}

func TestMulligansAreChosenInTurnOrderAndDoneTogether(t *testing.T) {
	g, log := start(t)
	var order []board.Player
	shuffles := 0
	for g.State().Turn() == 0 {
		d := g.State().Decision()
		if d.Kind != board.YesOrNo {
			if err := passOrChooseFirst(g); err != nil {
				t.Fatal(err)
			}
			continue
		}
		order = append(order, d.Player)
		if n := len(g.State().Cards(board.Hand, avery)); n != OpeningHandSize {
			t.Errorf("as player %d chooses, Avery holds %d cards, want %d: mulligans are done together (102.4)",
				d.Player, n, OpeningHandSize)
		}
		if err := g.Choose(int(d.Player)); err != nil { // Avery does, Blake does not
			t.Fatal(err)
		}
	}
	if len(order) != 2 || order[0] != avery || order[1] != blake {
		t.Errorf("mulligans were chosen by %v, want Avery and then Blake (102.4)", order)
	}
	for _, e := range log.Entries {
		if e.Kind == board.Happened && e.Occurrence.Kind == board.DeckShuffled && e.Rule.String() == "102.4a" {
			shuffles++
			if e.Occurrence.Player != avery {
				t.Error("a player shuffled who chose not to mulligan")
			}
		}
	}
	if shuffles != 1 {
		t.Errorf("%d decks were shuffled for mulligans, want 1 (102.4a)", shuffles)
	}
	for p := range 2 {
		if n := len(g.State().Cards(board.Hand, board.Player(p))); n != OpeningHandSize {
			t.Errorf("player %d starts with %d cards, want %d", p, n, OpeningHandSize)
		}
	}
}

func TestStartingProblemsEnterPlayTogether(t *testing.T) {
	g, log := start(t)
	for g.State().Turn() == 0 {
		if err := passOrChooseFirst(g); err != nil {
			t.Fatal(err)
		}
	}
	var entered []int
	for i, e := range log.Entries {
		if e.Kind == board.Happened && e.Occurrence.Kind == board.CardEntersPlay {
			entered = append(entered, i)
		}
	}
	if len(entered) != 2 || entered[1] != entered[0]+1 {
		t.Errorf("Problems entered play at entries %v, want two in one batch (102.2)", entered)
	}
}

// Whole games of random play with shuffled decks end, and end lawfully.
func TestWholeGamesStayLawful(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		program, err := NewProgram(2, prints(), board.Readings{})
		if err != nil {
			t.Fatal(err)
		}
		s, err := board.New(program, beforeTheGame().setup)
		if err != nil {
			t.Fatal(err)
		}
		Start(s)
		opening, log := s.Clone(), &board.Log{}
		g := Resume(s, log)
		g.Run()
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
		for decisions := 0; !g.State().Result().Over && decisions < 2000; decisions++ {
			d, options := g.State().Decision(), g.Options()
			n := int(d.Min) + random.IntN(int(d.Max-d.Min)+1)
			places := random.Perm(len(options))[:n]
			if err := g.Choose(places...); err != nil {
				t.Fatalf("choosing %v of %v: %v", places, options, err)
			}
			if g.State().Turn() > 0 {
				checkTable(t, g)
			}
		}
		opening.Fold(log.Entries)
		if opening.TableKey() != g.State().TableKey() {
			t.Error("the trail folded over the start gives another table")
		}
	})
}
