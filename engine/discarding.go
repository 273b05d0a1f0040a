package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Discarding cards from hands (410.3), by effects and as costs.

// discard makes the owners of cards discard them (410.3). Where a number is told
// each player chooses so many of their own, one player after another (801.1); the
// frame's list keeps what was chosen, its N how many players have chosen.
func discard(g *Game, in *instruction) {
	if in.Node.N() == nil {
		hand := g.discards(g.state.Select(in.Node.Cards(), &in.x))
		if in.Cost && g.isEmptyHand(in.Node, hand) {
			g.noteReading(board.EmptyHandDiscarded, rule.R508_1d)
			if g.reading(board.EmptyHandDiscarded) == board.DiscardedAsItIs {
				in.frame.Undone = false
				in.next()
				return
			}
		}
		g.proposeChanges(in, g.madeBy(in, hand))
		return
	}
	f := in.frame
	switch in.stage {
	case 0:
		f.N = 0
	case 1:
		g.keepAnswer(f)
	case 2:
		g.learnDiscard(in)
		return
	}
	var players []board.Player
	g.eachOf(in.Node.By(), &in.x, func(p board.Player) { players = append(players, p) })
	if in.stage == 0 {
		g.noteOrderAfterOpening(!slices.ContainsFunc(players, func(p board.Player) bool {
			return len(g.discardable(in.Node, &in.x, p)) == 0
		}) && len(players) > 1)
	}
	for int(f.N) < len(players) {
		p := players[f.N]
		f.N++
		hand := g.discardable(in.Node, &in.x, p)
		least, most := g.amount(in.Node.N(), &in.x, len(hand))
		if most == 0 {
			continue
		}
		in.await(1)
		g.askFor(in, p, board.ChooseCards, least, most, hand)
		return
	}
	g.learnDiscard(in)
}

// learnDiscard lets Chance decide what the chosen cards are that nobody knows, and
// then discards them.
func (g *Game) learnDiscard(in *instruction) {
	in.await(2)
	chosen := refsOf(g.state.List(in.frame))
	if c := g.firstUnknown(chosen); c != 0 {
		goTo(in.frame, effectLearns)
		g.askChance(c, rule.R410_3)
		return
	}
	g.state.SetList(nil)
	batch := g.madeBy(in, g.discards(chosen))
	least, _ := g.amount(in.Node.N(), &in.x, mostTokens)
	least *= g.state.PlayersOf(in.Node.By(), &in.x).Count()
	g.change(in, max(len(batch), least), batch...)
}

// discardable lists the cards that a player could discard.
func (g *Game) discardable(n *ability.Node, x *board.Context, p board.Player) (all []board.Option) {
	for _, c := range g.state.Cards(board.Hand, p) {
		if n.Cards() != nil && !g.state.Fits(n.Cards(), c, x) {
			continue
		}
		all = append(all, board.Option{Kind: board.CardOption, Card: g.state.Ref(c)})
	}
	return all
}

func (g *Game) discards(cards []board.Ref) (batch []board.Occurrence) {
	for _, r := range cards {
		batch = append(batch, board.Occurrence{Kind: board.CardDiscarded, Rule: rule.R410_3,
			Player: g.state.Owner(r.Card), Card: r})
	}
	return batch
}

// madeBy notes of what effect cards are discarded, where an ability asks for that; what
// is paid nobody is made to discard.
func (g *Game) madeBy(in *instruction, batch []board.Occurrence) []board.Occurrence {
	if !in.Cost && g.state.Program().HasOp(ability.MadeToDiscard) {
		for i := range batch {
			batch[i].Host = in.x.This
		}
	}
	return batch
}

// isEmptyHand reports whether a whole hand is to be discarded, which has no cards.
func (g *Game) isEmptyHand(n *ability.Node, hand []board.Occurrence) bool {
	return len(hand) == 0 && n.Cards().Op == ability.In && n.Cards().Zone().Op == ability.Hand
}

// canDiscard reports whether the players can discard so many cards each, or any of
// them a card.
func canDiscard(g *Game, in attempt, x *board.Context) bool {
	if in.Node.N() == nil {
		hand := g.discards(g.state.Select(in.Node.Cards(), x))
		asItIs := in.Cost && g.isEmptyHand(in.Node, hand) &&
			g.reading(board.EmptyHandDiscarded) == board.DiscardedAsItIs
		return asItIs || g.canHappen(in, hand)
	}
	least, _ := g.amount(in.Node.N(), x, mostTokens)
	can, players := 0, 0
	g.eachOf(in.Node.By(), x, func(p board.Player) {
		players++
		if in.has(len(g.discardable(in.Node, x, p)), least) {
			can++
		}
	})
	return in.has(can, players)
}

func refsOf(list []board.Option) (refs []board.Ref) {
	for _, o := range list {
		refs = append(refs, o.Card)
	}
	return refs
}
