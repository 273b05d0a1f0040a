package bench

import (
	"slices"
	"testing"

	"canterlaw/engine"
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/playing"
)

// What a player can do is found by what is open at the moment, and by what is remembered
// of the moments before. In whole games with text that is, at every decision, what it is
// when each action that could be thought of is checked by itself, and when nothing is
// remembered.
func TestLegalActionsAreThoseThatAreCheckedOneByOne(t *testing.T) {
	starts, err := benchGamesWithText(scenariotest.Library(t), legalityGames)
	if err != nil {
		t.Fatal(err)
	}
	legal, moments := 0, 0
	for i, state := range starts {
		g := engine.Resume(state, nil)
		g.Run()
		policy := playing.NewRandomPlayer(uint64(i))
		for !state.Result().Over && state.Turn() <= legalityTurns {
			checkWordsHeld(t, state)
			checkStanding(t, state)
			if err := keepsNothingStale(state.Clone()); err != nil { // a copy: where a record asks, more is kept
				t.Fatalf("game %d, turn %d: %v", i+1, state.Turn(), err)
			}
			if d := state.Decision(); d.Kind == board.Priority || d.Kind == board.Opening {
				moments++
				legal += checkLegalActions(t, g)
			}
			if g.OnlyPassing() {
				err = g.Pass()
			} else {
				err = g.Choose(policy.Choose(g)...)
			}
			if err != nil {
				t.Fatalf("game %d: %v", i+1, err)
			}
		}
	}
	if legal < 1000 || moments < 10*legalityGames {
		t.Errorf("only %d actions were legal at %d decisions", legal, moments)
	}
}

// The games of the test, and after how many turns each is broken off.
const (
	legalityGames = 60
	legalityTurns = 24
)

// checkWordsHeld compares the words by which players may be able to act with those of a state
// in which nothing is remembered.
func checkWordsHeld(t *testing.T, s *board.State) {
	t.Helper()
	anew := s.Anew()
	for p := range s.Players() {
		if held, now := s.WordsHeld(board.Player(p)), anew.WordsHeld(board.Player(p)); held != now {
			t.Fatalf("turn %d, player %d: may act by the words %b; worked out anew %b", s.Turn(), p, held, now)
		}
	}
}

// checkStanding compares what is kept about the table, and about which cards permissions name,
// with what is found in a state in which nothing is remembered.
func checkStanding(t *testing.T, s *board.State) {
	t.Helper()
	anew := s.Anew()
	if s.HasAttachments() != anew.HasAttachments() {
		t.Fatalf("turn %d: attachments in play: %v; expected %v", s.Turn(), s.HasAttachments(), anew.HasAttachments())
	}
	if now, then := anew.ControlChanges(), s.ControlChanges(); !slices.Equal(now, then) {
		t.Fatalf("turn %d: control changes: %v; expected %v", s.Turn(), then, now)
	}
	for p := range board.Player(s.Players()) {
		if s.HoldsUnknown(p) != anew.HoldsUnknown(p) {
			t.Fatalf("turn %d, player %d: holds unknown cards: %v", s.Turn(), p, s.HoldsUnknown(p))
		}
	}
	for p := range board.Player(s.Players()) {
		for _, zone := range []board.Zone{board.DrawDeck, board.ProblemDeck, board.Hand} {
			for _, c := range s.Cards(zone, p) {
				if s.Print(c) != board.Unknown {
					continue
				}
				now, isStated := s.Possible(nil, c)
				if then, wasStated := anew.Possible(nil, c); isStated != wasStated || !slices.Equal(now, then) {
					t.Fatalf("turn %d: unknown card %d can be %v, and that is all: %v; expected %v, %v", s.Turn(), c,
						now, isStated, then, wasStated)
				}
				break // those of one deck draw on one pool
			}
		}
	}
	for _, c := range s.InPlay() {
		host := s.Host(c)
		if s.HostsFit() && s.IsAttachment(c) && (!s.IsLive(host) || !anew.FitsHostDescription(c, host.Card)) {
			t.Fatalf("turn %d: card %d has no host that matches", s.Turn(), c)
		}
	}
	for _, op := range []ability.Op{ability.MayPlay, ability.MayPlayBlock, ability.NoRequirements} {
		for a := range s.Active(op) {
			for _, c := range s.Cards(board.Hand, s.TurnPlayer()) {
				if means := anew.Means(a.Node.Subject(), c, &a.Context); s.Affects(a, c) != means {
					t.Fatalf("turn %d: %v affects card %d: %v; expected %v", s.Turn(), op, c, !means, means)
				}
			}
		}
	}
}

// checkLegalActions compares what the game lists with what it says of each action by
// itself, and gives how many are legal.
func checkLegalActions(t *testing.T, g *engine.Game) int {
	t.Helper()
	onlyPassing := g.OnlyPassing() // before the actions are listed
	var listed, checked []board.Action
	for _, o := range g.Options() {
		if o.Kind == board.ActionOption {
			listed = append(listed, o.Action)
		}
	}
	for _, a := range g.Candidates(g.State().Decision().Player) {
		if g.Check(a, nil) {
			checked = append(checked, a)
		}
	}
	for i, o := range engine.Resume(g.State().Anew(), nil).Options() {
		if o.Kind == board.ActionOption && (i >= len(listed) || o.Action != listed[i]) || o.Kind == board.PassOption &&
			i != len(listed) {
			t.Fatalf("turn %d, %+v:\nlisted  %+v\nanew, at place %d, %+v", g.State().Turn(), g.State().Decision(),
				listed, i, o)
		}
	}
	if !slices.Equal(listed, checked) {
		t.Fatalf("turn %d, %+v:\nlisted  %+v\nchecked %+v", g.State().Turn(), g.State().Decision(), listed, checked)
	}
	if onlyPassing != (len(listed) == 0) {
		t.Fatalf("turn %d: %d actions are legal, and that there is only passing is %v", g.State().Turn(), len(listed),
			onlyPassing)
	}
	return len(listed)
}
