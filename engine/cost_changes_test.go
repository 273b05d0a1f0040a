package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// What an action costs is determined before any of it is paid (705.2c, 705.2d): what is given up
// for it still makes it cheaper or dearer; but what can't happen is found out as it would (705.2e).
func TestCostsAreThoseOfBeforeTheyArePaid(t *testing.T) {
	for name, test := range map[string]struct {
		text      string // of the card whose ability is activated
		helper    string // of the one other Friend of Avery's, which is given up
		tokens    int
		codes     string
		left      int // tokens in the end
		isGivenUp bool
	}{
		"a discount is given up": {
			"Timing(Immediate)\nCost(Retire(Choose(1, Friend && Yours && !This)), Pay(2))\nDraw()",
			"AddCost(-1, Activated(You, Friend))", 1, "", 0, true},
		"in the other order": {"Timing(Immediate)\nCost(Pay(2), Retire(Choose(1, Friend && Yours && !This)))\nDraw()",
			"AddCost(-1, Activated(You, Friend))", 1, "", 0, true},
		"what makes it dearer is given up": {
			"Timing(Immediate)\nCost(Retire(Choose(1, Friend && Yours && !This)))\nDraw()",
			"AddCost(1, Activated(You, Friend))", 0, "not-enough-tokens", 0, false},
		"and is paid for": {"Timing(Immediate)\nCost(Retire(Choose(1, Friend && Yours && !This)))\nDraw()",
			"AddCost(1, Activated(You, Friend))", 1, "", 0, true},
		"a number of cards is that of before": {
			"Timing(Immediate)\nCost(Retire(Choose(1, Friend && Yours && !This)), Pay(Count(Friend && Yours)))\nDraw()",
			"AddPower(This, 1)", 2, "", 0, true},
		"what forbids it is not asked again": {
			"Timing(Immediate)\nCost(Retire(Choose(1, Friend && Yours && !This)))\nDraw()",
			"Cant(Drawn(Players))", 0, "", 0, true},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWritten()
			w.setup.Players[avery].Tokens = test.tokens
			w.deck(avery, blueFriend, pinkFriend)
			acting, helper := w.friend(avery, test.text), w.friend(avery, test.helper)
			w.friend(blake)
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			if got := codes(g, avery, activate(g, acting)); got != test.codes {
				t.Fatalf("it is refused for %q, want %q", got, test.codes)
			}
			if test.codes != "" {
				return
			}
			if err := g.Act(activate(g, acting)); err != nil {
				t.Fatal(err)
			}
			passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Priority })
			s := g.State()
			if s.Tokens(avery) != test.left || (s.Zone(helper) != board.Play) != test.isGivenUp ||
				len(s.Cards(board.Hand, avery)) != 1 {
				t.Errorf("%d tokens, the other is in %s, %d cards in hand", s.Tokens(avery), s.Zone(helper),
					len(s.Cards(board.Hand, avery)))
			}
		})
	}
}
