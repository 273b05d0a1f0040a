package engine

import (
	"slices"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Each event can be forbidden, by a card and to a player; then it doesn't happen
// (104.2), and nothing that would replace it does (104.2a).
func TestWhatCantHappen(t *testing.T) {
	type occurs struct {
		o     board.Occurrence
		where board.Zone // the zone in which the card is
		how   func(*board.CardSetup)
	}
	inPlay := func(k board.OccurrenceKind) occurs { return occurs{o: board.Occurrence{Kind: k}, where: board.Play} }
	from := func(z board.Zone, k board.OccurrenceKind) occurs {
		return occurs{o: board.Occurrence{Kind: k}, where: z}
	}
	to := func(k board.OccurrenceKind, a board.AreaID) occurs {
		return occurs{o: board.Occurrence{Kind: k, Area: a}, where: board.Play}
	}
	number := func(k board.OccurrenceKind) occurs { return occurs{o: board.Occurrence{Kind: k, N: 1}} }
	exhausted := func(c *board.CardSetup) { c.Exhausted = true }
	frightened := func(c *board.CardSetup) { c.Frightened = true }
	covered := func(c *board.CardSetup) { c.FaceDown = true }
	const victim = "Named(\"Victim\")"
	for _, test := range []struct {
		event string
		occurs
		kind card.Type // of the victim; a Friend if it isn't said
	}{
		{event: "EntersPlay(" + victim + ")", occurs: occurs{o: board.Occurrence{Kind: board.CardEntersPlay,
			Area: board.HomeOf(avery)}, where: board.Queue}},
		{event: "LeavesPlay(" + victim + ")", occurs: inPlay(board.CardRetired)},
		{event: "LeavesPlay(" + victim + ")", occurs: inPlay(board.CardPutIntoHand)},
		{event: "LeavesArea(" + victim + ")", occurs: to(board.CardSent, board.HomeOf(avery))},
		{event: "Played(You, " + victim + ")", occurs: from(board.Queue, board.CardPlayed)},
		{event: "Moved(You, " + victim + ", Home)", occurs: to(board.CardMoved, board.HomeOf(avery))},
		{event: "MovedAsAction(You, " + victim + ")", occurs: occurs{o: board.Occurrence{Kind: board.CardMoved,
			Area: board.HomeOf(avery), Rule: rule.R609_2b}, where: board.Play}},
		{event: "Sent(" + victim + ", Home)", occurs: to(board.CardSent, board.HomeOf(avery))},
		{event: "Rallied(You, " + victim + ")", occurs: occurs{board.Occurrence{Kind: board.CardUnfrightened,
			Rule: rule.R609_2e}, board.Play, frightened}},
		{event: "Activated(You, " + victim + ")", occurs: inPlay(board.AbilityActivated)},
		{event: "Dismissed(" + victim + ")", occurs: inPlay(board.CardDismissed)},
		{event: "Retired(You, " + victim + ")", occurs: inPlay(board.CardRetired)},
		{event: "Banished(" + victim + ", DiscardPile)", occurs: from(board.DiscardPile, board.CardBanished)},
		{event: "Discarded(You)", occurs: from(board.Hand, board.CardDiscarded)},
		{event: "Drawn(You)", occurs: from(board.DrawDeck, board.CardDrawn)},
		{event: "Flipped(You)", occurs: from(board.DrawDeck, board.CardFlipped)},
		{event: "EntersDiscards(" + victim + ", PlayZone)", occurs: inPlay(board.CardDismissed)},
		{event: "EntersHand(" + victim + ", DiscardPile)", occurs: from(board.DiscardPile, board.CardPutIntoHand)},
		{event: "PlacedOnTop(You)", occurs: from(board.DiscardPile, board.CardPutOnTop)},
		{event: "PlacedOnBottom(You)", occurs: from(board.DiscardPile, board.CardPutOnBottom)},
		{event: "Exhausted(You, " + victim + ")", occurs: inPlay(board.CardExhausts)},
		{event: "Readied(" + victim + ")", occurs: occurs{board.Occurrence{Kind: board.CardReadied}, board.Play,
			exhausted}},
		{event: "Frightened(" + victim + ")", occurs: inPlay(board.CardFrightened)},
		{event: "Unfrightened(" + victim + ")", occurs: occurs{board.Occurrence{Kind: board.CardUnfrightened},
			board.Play, frightened}},
		{event: "TurnedOver(" + victim + ")", occurs: inPlay(board.TurnedOver), kind: card.ManeCharacter},
		{event: "TurnedFaceUp(" + victim + ")", occurs: occurs{board.Occurrence{Kind: board.CardTurnedFaceUp},
			board.Play, frightened}},
		{event: "TurnedFaceDown(" + victim + ")", occurs: inPlay(board.CardTurnedFaceDown)},
		{event: "Uncovered(AnyCard)", occurs: occurs{board.Occurrence{Kind: board.Uncovered,
			Area: board.ProblemOf(avery)}, board.Play, covered}, kind: card.Troublemaker},
		{event: "CutieMarked(" + victim + ")", occurs: inPlay(board.CardCutieMarked)},
		{event: "CountersPut(" + victim + ")", occurs: occurs{o: board.Occurrence{Kind: board.CountersPut, N: 2},
			where: board.Play}},
		{event: "CountersRemoved(" + victim + ")", occurs: occurs{o: board.Occurrence{Kind: board.CountersPut, N: -1},
			where: board.Play}},
		{event: "Confronted(You, Here)", occurs: to(board.ProblemConfronted, board.ProblemOf(avery))},
		{event: "Solved(Problem)", occurs: to(board.ProblemSolved, board.ProblemOf(avery)), kind: card.ProblemType},
		{event: "Replaced(Problem)", occurs: to(board.ProblemReplaced, board.ProblemOf(avery)), kind: card.ProblemType},
		{event: "Challenged(You, " + victim + ")", occurs: to(board.Challenged, board.ProblemOf(avery)),
			kind: card.Troublemaker},
		{event: "Defeated(You, " + victim + ")", occurs: inPlay(board.Defeated), kind: card.Troublemaker},
		{event: "PointsScored(You)", occurs: number(board.PointsScored)},
		{event: "TokensGained(You)", occurs: number(board.TokensGained)},
		{event: "TokensPaid(You)", occurs: number(board.TokensPaid)},
		{event: "TokensLost(You)", occurs: number(board.TokensLost)},
	} {
		t.Run(test.event, func(t *testing.T) {
			kind := test.kind
			if kind == card.NoType {
				kind = card.Friend
			}
			for _, ruling := range []string{"Cant(" + test.event + ")", "AtMost(0, " + test.event + ", Turn)", ""} {
				sc := newScene()
				judge := sc.friend("Judge", avery, board.ProblemOf(avery),
					append(slices.DeleteFunc([]string{ruling}, func(s string) bool { return s == "" }),
						"Instead("+test.event+")\nPutCounters(This, 1, \"Told\")")...)
				setup := board.CardSetup{Print: sc.printed(kind, "Victim"), Owner: avery, Controller: avery,
					Zone: test.where}
				if test.where == board.Play {
					setup.Area = board.ProblemOf(avery)
				}
				if test.how != nil {
					test.how(&setup)
				}
				victim := sc.add(setup)
				g, log := sc.at(t, Point{Window: StartOfMainPhase})
				o := test.o
				if o.Player == 0 && o.Kind != board.ControlGained {
					o.Player = avery
				}
				if o.Rule == 0 {
					o.Rule = rule.R707_2
				}
				if test.where != 0 || test.how != nil || o.Kind == board.CardDrawn || o.Kind == board.CardFlipped {
					o.Card = g.State().Ref(victim)
				}
				happens(g, o)
				forbidden := slices.ContainsFunc(log.Entries, func(e board.Entry) bool {
					return e.Kind == board.CantHappen && e.Rule == rule.R104_2 && e.Occurrence.Kind == o.Kind &&
						e.Card.Card != 0
				})
				happened := slices.ContainsFunc(log.Entries, func(e board.Entry) bool {
					return e.Kind == board.Happened && e.Occurrence.Kind == o.Kind &&
						e.Occurrence.Card.Card == o.Card.Card
				})
				switch replaced := len(g.State().CountersOn(judge)) == 1; {
				case ruling == "" && (forbidden || !replaced || happened):
					t.Errorf("nothing forbids it, but it was not replaced; forbidden: %t", forbidden)
				case ruling != "" && (!forbidden || replaced || happened):
					t.Errorf("%s: forbidden: %t, replaced: %t, happened: %t", ruling, forbidden, replaced, happened)
				}
			}
		})
	}
}

// What can't happen more often than so many times in a turn is counted for each
// player alone, points and tokens by their number.
func TestAtMost(t *testing.T) {
	for _, test := range []struct {
		limit string
		kind  board.OccurrenceKind
		n     int32
		times int // that happen, of four
	}{
		{"AtMost(2, Drawn(Players), Turn)", board.CardDrawn, 0, 2},
		{"AtMost(5, TokensGained(Players), Turn)", board.TokensGained, 2, 2},
		{"AtMost(3, PointsScored(Opponents), Turn)", board.PointsScored, 1, 3},
		{"AtMost(0, TokensLost(Opponents), Turn)", board.TokensLost, 1, 0},
	} {
		t.Run(test.limit, func(t *testing.T) {
			sc := newScene()
			sc.friend("Judge", blake, board.HomeOf(blake), test.limit)
			for _, p := range []board.Player{avery, blake} {
				sc.deck(p, blueFriend, blueFriend, blueFriend, blueFriend, blueFriend, blueFriend)
			}
			g, log := sc.at(t, Point{Window: StartOfMainPhase})
			for range 4 {
				o := board.Occurrence{Kind: test.kind, Rule: rule.R707_2, Player: avery, N: test.n}
				if test.kind == board.CardDrawn {
					o.Card = g.State().Ref(g.State().Cards(board.DrawDeck, avery)[0])
				}
				happens(g, o)
			}
			times := 0
			for _, e := range log.Entries {
				if e.Kind == board.Happened && e.Occurrence.Kind == test.kind {
					times++
				}
			}
			if times != test.times {
				t.Errorf("it happened %d times, want %d", times, test.times)
			}
			o := board.Occurrence{Kind: test.kind, Player: blake, N: test.n}
			if test.kind == board.CardDrawn {
				o.Card = g.State().Ref(g.State().Cards(board.DrawDeck, blake)[0])
			}
			if _, forbidden := g.State().Forbids(&o); forbidden {
				t.Error("Avery's count against Blake")
			}
			passUntil(t, g, func() bool { return g.State().TurnPlayer() == blake })
			o.Player = avery
			if test.kind == board.CardDrawn {
				o.Card = g.State().Ref(g.State().Cards(board.DrawDeck, avery)[0])
			}
			if _, forbidden := g.State().Forbids(&o); forbidden != (test.times == 0) {
				t.Errorf("in the next turn it is forbidden: %t", forbidden)
			}
		})
	}
}
