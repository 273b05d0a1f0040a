package engine

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Players are asked for an order of the parts of a cost where another order could lead
// elsewhere (508.1b): the parts can be paid with the same card, or one of them puts a
// card where the other takes one from.
func TestTheOrderOfACostIsAskedWhereItCanMatter(t *testing.T) {
	for _, test := range []struct {
		cost string
		asks bool
	}{
		{"Exhaust(This), Pay(1)", false},
		{"Exhaust(This), Retire(This)", false}, // one order alone can be paid
		{"Spend(), Retire(This)", false},       // nothing would be beneath it any more
		{"Exhaust(This), Discard(1)", false},
		{"Exhaust(This), RemoveCounters(This, 1)", false},
		{"Retire(This), Discard(1)", false},
		{"Exhaust(This), Retire(Choose(1, Friend && Yours && !This))", false},
		{"Exhaust(This), Banish(Choose(1, In(DiscardPile, You)))", false},
		{"Exhaust(Choose(1, Friend && Yours)), Dismiss(Choose(1, Troublemaker))", false},
		{"Exhaust(This), Retire(Choose(1, Friend && Yours))", true},
		{"Exhaust(Choose(1, Friend && Yours)), Retire(Choose(1, Friend && Yours))", true},
		{"Retire(This), Banish(Choose(1, In(DiscardPile, You)))", true},
		{"Discard(1), PutInHand(This)", true},
	} {
		t.Run(test.cost, func(t *testing.T) {
			w := newWritten()
			payer := w.with(blueFriend, avery, atHome, "Timing(MainPhase)\nCost("+test.cost+")\nScore()")
			w.inPlay(pinkFriend, avery, atHome)
			w.inPlay(nuisance, blake, atProblem)
			w.hand(avery, pinkFriend)
			w.hand(avery, pinkFriend)
			w.in(board.DiscardPile, avery, pinkFriend)
			w.setup.Cards[w.in(board.Banished, avery, pinkFriend)-1].Beneath = payer
			w.setup.Players[avery].Tokens = 1
			g, _ := w.at(t, Point{Moment: Acting})
			s := g.State()
			s.Propose(nil, board.Occurrence{Kind: board.CountersPut, Rule: rule.R519_1, Player: avery,
				Card: s.Ref(payer), N: 1})
			acted := false
			for i, o := range g.Options() {
				if o.Kind == board.ActionOption && o.Action.Card == payer && o.Action.Kind == board.ActivateAbility {
					if err := g.Choose(i); err != nil {
						t.Fatal(err)
					}
					acted = true
					break
				}
			}
			if !acted {
				t.Fatal("the ability can't be activated")
			}
			if asks := s.Decision().Rule == rule.R508_1b; asks != test.asks {
				t.Errorf("the player is asked: %v; the game waits for %+v", asks, s.Decision())
			}
			for i := 0; s.Score(avery) == 0 && s.Decision().Kind != board.Priority && i < 10; i++ {
				choosing(t, g, 0)
			}
			if s.Score(avery) != 1 {
				t.Errorf("the cost was not paid: the game waits for %+v", s.Decision())
			}
		})
	}
}
