package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// An ability that could only function outside of play, or that says from where a card is put, functions
// there (701.3): each of these gains a token as it happens to the card that has it, and none elsewhere.
func TestAbilitiesThatFunctionWhereTheirCardIs(t *testing.T) {
	const fromAnywhere = "When(EntersDiscards(This))\nGain(1)"
	const fromDeck = "When(EntersDiscards(This && OwnedBy(You), DrawDeck))\nGain(1)"
	for name, test := range map[string]struct {
		ability string
		zone    board.Zone
		kind    board.OccurrenceKind
		gains   int
	}{
		"discarded, from anywhere":       {fromAnywhere, board.Hand, board.CardDiscarded, 1},
		"from a deck, from anywhere":     {fromAnywhere, board.DrawDeck, board.CardIntoDiscards, 1},
		"dismissed, from anywhere":       {fromAnywhere, board.Play, board.CardDismissed, 1},
		"from a deck":                    {fromDeck, board.DrawDeck, board.CardIntoDiscards, 1},
		"dismissed, not from a deck":     {fromDeck, board.Play, board.CardDismissed, 0},
		"discarded, not from a deck":     {fromDeck, board.Hand, board.CardDiscarded, 0},
		"drawn":                          {"When(Drawn(You, This))\nGain(1)", board.DrawDeck, board.CardDrawn, 1},
		"banished from a hand":           {"When(Banished(This, Hand))\nGain(1)", board.Hand, board.CardBanished, 1},
		"banished from play, not a hand": {"When(Banished(This, Hand))\nGain(1)", board.Play, board.CardBanished, 0},
		"from the discard pile to a hand": {"When(EntersHand(This, DiscardPile))\nGain(1)", board.DiscardPile,
			board.CardPutIntoHand, 1},
		"from a deck to a hand, drawn": {"When(EntersHand(This, DrawDeck))\nGain(1)", board.DrawDeck,
			board.CardDrawn, 1},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWritten()
			c := w.in(test.zone, avery, w.print(blueFriend, test.ability))
			if test.zone == board.Play {
				w = newWritten()
				c = w.friend(avery, test.ability)
			}
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			before := g.State().Tokens(avery)
			g.propose(board.Occurrence{Kind: test.kind, Player: avery, Card: g.State().Ref(c), FromZone: test.zone})
			passTo(t, g, blake, StartOfMainPhase)
			if got := g.State().Tokens(avery) - before; got != test.gains {
				t.Errorf("%d tokens gained, want %d", got, test.gains)
			}
		})
	}
}
