package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// A modifier about cards that were to be chosen and are none can't be created, so an action that
// does nothing else can't be completed (705.2, 705.2e); where a card is chosen, or something else
// is done besides, it can.
func TestModifiersAboutNothing(t *testing.T) {
	const (
		back   = "it := Choose(1, Friend && In(DiscardPile, You))\nPutInHand(it)\n"
		banish = "for Next(EndOf(Turn)) {\n\tBanish(it)\n}"
		ready  = "it := Choose(1, Friend && Yours)\nReady(it)\n"
		mend   = "it := Choose(1, Resource && Yours)\nReady(it)\n"
	)
	tests := []struct {
		situation string
		text      string // of Avery's Friend, but for its timing
		discarded bool   // there is a Friend in Avery's discard pile
		legal     bool
		created   int // modifiers, where it is legal
	}{
		{"nothing is chosen", back + banish, false, false, 0},
		{"something is chosen", back + banish, true, true, 1},
		{"something else is done besides", back + "for Next(EndOf(Turn)) {\n\tBanish(it)\n\tGain(1)\n}",
			false, true, 1},
		{"it waits for what happens to nothing", back + "for Next(Frightened(it)) {\n\tGain(1)\n}", false, false, 0},
		{"it chooses among nothing", back + "for Next(EndOf(Turn)) {\n\tother := Choose(1, it && Friend)\n" +
			"\tBanish(other)\n}", false, false, 0},
		{"it chooses among others", back + "for Next(EndOf(Turn)) {\n\tother := Choose(1, Friend && Yours && !it)\n" +
			"\tBanish(other)\n}", false, true, 1},
		{"something is gained before", "Gain(1)\n" + back + banish, false, true, 0},
		{"what is chosen is ready already", ready + banish, false, true, 1},
		{"there is nothing to ready", mend + banish, false, false, 0},
		{"a continuous one is about nothing", back + "for Until(EndOf(Turn)) {\n\tAddPower(it, 1)\n}", false,
			false, 0},
		{"a continuous one is about this card too", back + "for Until(EndOf(Turn)) {\n\tAddPower(it, 1)\n" +
			"\tAddPower(This, 1)\n}", false, true, 1},
	}
	for _, test := range tests {
		t.Run(test.situation, func(t *testing.T) {
			w := newWritten()
			friend := w.friend(avery, "Timing(MainPhase)\n"+test.text)
			if test.discarded {
				w.in(board.DiscardPile, avery, blueFriend)
			}
			g, _ := w.at(t, Point{Moment: Acting})
			a := activate(g, friend)
			if isListed(g, a) != test.legal {
				t.Fatalf("it is legal: %v", !test.legal)
			}
			g.forgetTried()
			if fails := g.failsIn(a) != 0; fails == test.legal {
				t.Errorf("tried, it fails: %v", fails)
			}
			if !test.legal {
				return
			}
			before := len(g.State().Modifiers())
			mustAct(t, g, a)
			for d := g.State().Decision(); d.Kind == board.ChooseCards; d = g.State().Decision() {
				if err := g.Choose(0); err != nil {
					t.Fatal(err)
				}
			}
			if created := len(g.State().Modifiers()) - before; created != test.created {
				t.Errorf("it creates %d modifiers", created)
			}
		})
	}
}
