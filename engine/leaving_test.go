package engine

import (
	"testing"

	"pgregory.net/rapid"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

const casey = board.Player(2)

// ofThree is a position of three players, each with a Mane Character at home and
// a Problem.
func ofThree() *position {
	p := newPosition()
	p.setup.Players = append(p.setup.Players, board.PlayerSetup{})
	p.inPlay(manePink, casey, board.HomeOf(casey))
	p.inPlay(easyProblem, casey, board.ProblemOf(casey))
	p.add(board.CardSetup{Print: hardProblem, Owner: casey, Zone: board.ProblemDeck})
	return p
}

func concede(t *testing.T, g *Game, p board.Player) {
	t.Helper()
	if err := g.Concede(p); err != nil {
		t.Fatal(err)
	}
}

// A player who loses is removed with all cards that they own; their areas cease
// to exist, and they control nothing any more (103.5a).
func TestAPlayerLeavesTheGame(t *testing.T) {
	p := ofThree()
	guest := p.inPlay(blueFriend, avery, board.ProblemOf(blake))
	wolf := p.inPlay(nuisance, casey, board.ProblemOf(blake))
	own := p.inPlay(pinkFriend, blake, board.ProblemOf(avery))
	lent := p.inPlay(pinkFriend, blake, board.HomeOf(avery))
	p.setup.Cards[lent-1].Controller = avery
	borrowed := p.inPlay(blueFriend, avery, board.HomeOf(blake))
	p.setup.Cards[borrowed-1].Controller = blake
	hat := p.inPlay(resource, avery, board.ProblemOf(avery))
	p.setup.Cards[hat-1].Host = own
	inHand, inDeck := p.hand(blake, event), p.hand(blake, blueFriend)
	p.setup.Cards[inDeck-1].Zone = board.DrawDeck
	p.setup.Waiting = []board.Effect{{Controller: blake, Source: board.Ref{Card: guest}}}
	p.setup.Players[blake].Score = 12
	s := p.state(t)
	g := Resume(s, nil)
	s.Propose(nil, board.Occurrence{Kind: board.PlayerLoses, Rule: rule.R103_4, Player: blake})
	for _, c := range []board.CardID{own, lent, inHand, inDeck} {
		if s.Zone(c) != board.OutOfGame {
			t.Errorf("card %d, which Blake owned, is in the %s", c, s.Zone(c))
		}
	}
	if s.Controller(borrowed) != avery {
		t.Error("Blake still controls Avery's Friend")
	}
	if s.AreaExists(board.HomeOf(blake)) || s.AreaExists(board.ProblemOf(blake)) || len(s.Areas()) != 4 {
		t.Errorf("the areas are %v", s.Areas())
	}
	if len(s.Waiting()) != 0 {
		t.Error("an effect waits that nobody can process")
	}
	if s.HighestScore() != 0 {
		t.Error("the score of a player who has left is the highest (604.1)")
	}
	if err := At(s, Point{Window: StartOfMainPhase}); err != nil {
		t.Fatal(err)
	}
	g.Run()
	if s.Area(guest) != board.HomeOf(avery) || s.Area(borrowed) != board.HomeOf(avery) {
		t.Error("characters in an area that has ceased to exist were not sent home (511.5)")
	}
	if s.Zone(wolf) != board.DiscardPile || s.Zone(hat) != board.DiscardPile {
		t.Error("other cards were not dismissed (511.6, 511.2)")
	}
}

func TestWhoHasPriorityAfterAPlayerHasLeft(t *testing.T) {
	tests := []struct {
		ruling   string
		passes   int
		leaves   board.Player
		priority board.Player // NoPlayer: the window has closed
	}{
		{"the player whose priority it was: the next one has it", 1, blake, casey},
		{"another player: nothing changes", 0, blake, avery},
		{"a player who has passed: the others still have to", 2, blake, casey},
		{"the last one to pass: all the others have passed, the window closes (510.2)", 2, casey, board.NoPlayer},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			p := ofThree()
			guest := p.inPlay(blueFriend, avery, board.ProblemOf(test.leaves))
			g, _ := p.at(t, Point{Window: StartOfMainPhase})
			for range test.passes {
				if err := g.Pass(); err != nil {
					t.Fatal(err)
				}
			}
			concede(t, g, test.leaves)
			d := g.State().Decision()
			if test.leaves == blake && test.passes == 1 && g.State().Area(guest) != board.HomeOf(avery) {
				t.Error("there was no pre-priority processing as the next player received priority (511.1)")
			}
			if test.priority == board.NoPlayer {
				if d.Kind != board.Opening || d.Player != avery {
					t.Errorf("the game waits for %+v", d)
				}
				return
			}
			if d.Kind != board.Priority || d.Player != test.priority {
				t.Errorf("the game waits for %+v", d)
			}
			passes := 0
			for g.State().Decision().Kind == board.Priority && g.Window() == StartOfMainPhase {
				if err := g.Pass(); err != nil {
					t.Fatal(err)
				}
				passes++
			}
			if want := map[board.Player]int{avery: 2, casey: 1}[test.priority]; passes != want {
				t.Errorf("the window closed after %d more passes, want %d", passes, want)
			}
		})
	}
}

func TestTheTurnOfAPlayerWhoLeavesEnds(t *testing.T) {
	p := ofThree()
	p.inPlay(blueFriend, blake, board.ProblemOf(blake))
	wolf := p.inPlay(nuisance, blake, board.ProblemOf(avery))
	p.inPlay(blueFriend, avery, board.ProblemOf(avery))
	p.deck(avery, blueFriend)
	p.deck(blake, pinkFriend, event)
	g, _ := p.at(t, Point{Moment: Challenging})
	if err := g.Choose(0); err != nil {
		t.Fatal(err)
	}
	passUntil(t, g, func() bool { return g.Window() == AfterFlips })
	concede(t, g, avery)
	s := g.State()
	if s.TurnPlayer() != blake || g.InFaceoff() || len(s.Cards(board.Flip, blake)) != 0 {
		t.Errorf("it is player %d's turn, in a faceoff: %v", s.TurnPlayer()+1, g.InFaceoff())
	}
	if s.Zone(wolf) != board.DiscardPile {
		t.Errorf("the Troublemaker at a Problem that was removed is in the %s (511.6)", s.Zone(wolf))
	}
	passUntil(t, g, func() bool { return s.TurnPlayer() == casey })
	passUntil(t, g, func() bool { return s.TurnPlayer() == blake })
	if s.Result().Over {
		t.Error("the game is over with two players left")
	}
	concede(t, g, casey)
	if r := s.Result(); !r.Over || r.Winner != blake {
		t.Errorf("the last player left has not won (103.3): %+v", r)
	}
	if err := g.Concede(blake); err == nil {
		t.Error("a game that is over was conceded")
	}
}

// Three players compare power totals: the highest has to be the only one.
func TestAFaceoffOfThreePlayers(t *testing.T) {
	for _, test := range []struct {
		ruling string
		casey  board.Print // flipped
		winner board.Player
	}{
		{"the highest total wins", event, casey},
		{"one's own is the highest", pinkFriend, avery},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			p := ofThree()
			p.inPlay(blueFriend, avery, board.ProblemOf(avery))
			p.inPlay(pinkFriend, avery, board.ProblemOf(avery))
			for range 3 {
				p.inPlay(pinkFriend, casey, board.ProblemOf(avery))
			}
			p.deck(avery, blueFriend)
			p.deck(blake, blueFriend)
			p.deck(casey, test.casey)
			g, log := p.at(t, Point{Moment: Confronting})
			passUntil(t, g, func() bool { return g.Window() == EndOfFaceoff })
			if g.Window() != EndOfFaceoff {
				t.Fatal("there was no faceoff, though Casey could confront the Problem too (611.4)")
			}
			lost := 0
			for _, e := range log.Entries {
				switch e.Occurrence.Kind {
				case board.FaceoffWon:
					if e.Occurrence.Player != test.winner {
						t.Errorf("player %d wins", e.Occurrence.Player+1)
					}
				case board.FaceoffLost:
					lost++
				}
			}
			if lost != 2 {
				t.Errorf("%d players lose, want all others (514.5)", lost)
			}
		})
	}
}

// Players who leave while a game starts are passed over.
func TestLeavingAsTheGameStarts(t *testing.T) {
	for _, leaver := range []board.Player{avery, blake, casey} {
		p := ofThree()
		p.setup.Turn = 0
		for _, owner := range []board.Player{avery, blake, casey} {
			p.deck(owner, blueFriend, blueFriend, blueFriend, blueFriend, blueFriend, blueFriend, event)
		}
		s := p.state(t)
		Start(s)
		g := Resume(s, nil)
		g.Run()
		passUntil(t, g, func() bool { return s.Decision().Kind == board.YesOrNo })
		concede(t, g, leaver)
		for s.Decision().Kind != board.Priority {
			if err := passOrChooseFirst(g); err != nil {
				t.Fatal(err)
			}
		}
		if want := map[board.Player]board.Player{avery: blake, blake: avery,
			casey: avery}[leaver]; s.TurnPlayer() != want {
			t.Errorf("player %d leaves, and player %d has the first turn", leaver+1, s.TurnPlayer()+1)
		}
	}
}

// Nothing assumes two players: in random play of three, of whom some leave, a
// player in the game decides, each card is in one place, and the record folded
// over the start gives the table.
func TestRandomPlayOfThree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := ofThree()
		in := rapid.SampledFrom([]board.Print{blueFriend, pinkFriend, uniqueFriend, nuisance, dreadful, event, dilemma})
		for _, owner := range []board.Player{avery, blake, casey} {
			p.deck(owner, rapid.SliceOfN(in, 0, 6).Draw(t, "deck")...)
			for _, print := range rapid.SliceOfN(in, 0, 6).Draw(t, "hand") {
				p.hand(owner, print)
			}
			for _, print := range rapid.SliceOfN(rapid.SampledFrom([]board.Print{blueFriend, pinkFriend}), 0, 4).Draw(t,
				"friends") {
				at := rapid.SampledFrom([]board.Player{avery, blake, casey}).Draw(t, "at")
				p.inPlay(print, owner, board.ProblemOf(at))
			}
			p.setup.Players[owner].Tokens = rapid.IntRange(0, 6).Draw(t, "tokens")
		}
		program, err := NewProgram(3, prints(), p.readings)
		if err != nil {
			t.Fatal(err)
		}
		start, err := board.New(program, p.setup)
		if err != nil {
			t.Fatal(err)
		}
		if err := At(start, Point{Moment: TurnStart}); err != nil {
			t.Fatal(err)
		}
		folded, log := start.Clone(), &board.Log{}
		g := Resume(start, log)
		g.Run()
		for range rapid.IntRange(20, 120).Draw(t, "decisions") {
			s := g.State()
			if s.Result().Over {
				break
			}
			if d := s.Decision(); d.Player != board.Chance && !s.InGame(d.Player) {
				t.Fatalf("player %d decides, who has left the game: %+v", d.Player+1, d)
			}
			checkPlaces(t, s)
			if leaver := board.Player(rapid.IntRange(0, 90).Draw(t, "leaver")); leaver <= casey && s.InGame(leaver) {
				if err := g.Concede(leaver); err != nil {
					t.Fatal(err)
				}
				continue
			}
			if err := g.Choose(answer(t, g)...); err != nil {
				t.Fatal(err)
			}
		}
		folded.Fold(log.Entries)
		if folded.TableKey() != g.State().TableKey() {
			t.Error("the record folded over the start gives another table")
		}
	})
}

// checkPlaces checks that the cards of players in the game are each in one zone,
// in play in an area that exists, and all others out of the game.
func checkPlaces(t *rapid.T, s *board.State) {
	in := 0
	for z := board.DrawDeck; z <= board.Queue; z++ {
		for p := range s.Players() {
			if !z.Shared() || p == 0 {
				in += len(s.Cards(z, board.Player(p)))
			}
		}
	}
	if out := len(s.Cards(board.OutOfGame, 0)); in+out != s.CardCount() {
		t.Fatalf("%d cards are in zones and %d out of the game, of %d (401.1)", in, out, s.CardCount())
	}
	for c := board.CardID(1); int(c) <= s.CardCount(); c++ {
		if gone := s.Zone(c) == board.OutOfGame; gone == s.InGame(s.Owner(c)) {
			t.Fatalf("card %d is in the %s, and its owner in the game: %v (103.5a)", c, s.Zone(c), s.InGame(s.Owner(c)))
		}
	}
}
