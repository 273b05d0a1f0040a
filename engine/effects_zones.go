package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Effects on decks and on what is hidden: looking, revealing, searching,
// shuffling, and putting cards on top or bottom of decks.

func init() {
	changes[ability.Shuffle] = shuffleDraw
	changes[ability.Look] = lookAtCards
	changes[ability.Reveal] = byOwner(board.CardRevealed)
	for _, op := range []ability.Op{ability.Shuffle, ability.Look, ability.Reveal} {
		doers[op] = propose
	}
	doers[ability.PutOnTop] = putOnDeck(putsAllOnTop)
	doers[ability.PutOnBottom] = putOnDeck(putsAllOnBottom)
	doers[ability.PutOnTopOrBottom] = putOnDeck(putsSomeOnTop)
	changes[ability.PutOnTop] = toCards(board.CardPutOnTop)
	changes[ability.PutOnBottom] = toCards(board.CardPutOnBottom)
	changes[ability.PutOnTopOrBottom] = toCards(board.CardPutOnTop)
	doers[ability.Search] = search
	possible[ability.Search] = func(*Game, attempt, *board.Context) bool { return true }
	doers[ability.Spend] = spend
	doers[ability.RevealUntil] = revealUntil
	possible[ability.RevealUntil] = canRevealUntil
	possible[ability.Spend] = canSpend
}

func shuffleDraw(g *Game, n *ability.Node, x *board.Context) (batch []board.Occurrence) {
	g.eachOf(n.By(), x, func(p board.Player) {
		batch = append(batch, board.Occurrence{Kind: board.DeckShuffled, Player: p})
	})
	return batch
}

func lookAtCards(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
	batch := toCards(board.CardLookedAt)(g, n, x)
	for i := range batch {
		batch[i].Player = g.chooser(n.By(), x)
	}
	return batch
}

// The stages of revealing cards until enough of them fit.
const (
	revealsNext = iota
	revealLearns
)

// revealUntil reveals cards from the top of a player's deck, one after another, until so many of
// them fit (402.2). What has been revealed is the frame's list.
func revealUntil(g *Game, in *instruction) {
	if in.stage == revealLearns {
		in.await(revealsNext)
		g.learnChosen(rule.R402_2)
		return
	}
	revealed := slices.Clone(g.state.List(in.frame))
	p := g.chooser(in.Node.By(), &in.x)
	deck := g.state.Cards(board.DrawDeck, p)
	fitting := 0
	for _, o := range revealed {
		if g.state.Fits(in.Node.Fit(), o.Card.Card, &in.x) {
			fitting++
		}
	}
	wanted := g.state.NumberOf(in.Node.N(), &in.x)
	if fitting >= wanted || len(revealed) >= len(deck) {
		g.state.SetList(nil)
		g.end(in, fitting >= wanted, revealed...)
		return
	}
	next := deck[len(revealed)]
	if g.state.Print(next) == board.Unknown {
		in.await(revealLearns)
		g.askChance(next, rule.R402_2)
		return
	}
	g.state.SetList(append(revealed, board.Option{Kind: board.CardOption, Card: g.state.Ref(next)}))
	in.await(revealsNext)
	g.propose(board.Occurrence{Kind: board.CardRevealed, Rule: rule.R402_2, Player: p,
		Card: g.state.Ref(next), Lineage: in.frame.Lineage})
}

// canRevealUntil reports whether there is a card to reveal.
func canRevealUntil(g *Game, in attempt, x *board.Context) bool {
	return len(g.state.Cards(board.DrawDeck, g.chooser(in.Node.By(), x))) > 0
}

// Which of the cards are put on top.
const (
	putsAllOnTop = iota
	putsAllOnBottom
	putsSomeOnTop
)

// The stages of putting cards on decks.
const (
	putsBegin = iota
	putsChosen
	putsTopOrdered
	putsBottomOrdered
)

// putOnDeck puts cards on top or bottom of their owners' decks, in the order that a
// player chooses (402.3). The frame's list holds those for the top, then
// those for the bottom; its N is how many of them are for the top.
func putOnDeck(where int) doer {
	return func(g *Game, in *instruction) {
		f := in.frame
		switch in.stage {
		case putsBegin:
			all := optionsOf(g.state.Select(in.Node.Cards(), &in.x))
			g.state.SetList(all)
			f.N = 0
			if where == putsAllOnTop {
				f.N = int32(len(all))
			}
			if where == putsSomeOnTop && len(all) > 0 {
				in.await(putsChosen)
				g.askFor(in, g.chooser(in.Node.By(), &in.x), board.ChooseCards, 0, len(all), all)
				return
			}
		case putsChosen:
			top := slices.Clone(g.state.Answered())
			bottom := slices.DeleteFunc(slices.Clone(g.state.List(f)), func(o board.Option) bool {
				return slices.Contains(top, o)
			})
			f.N = int32(len(top))
			g.state.SetList(append(top, bottom...))
		case putsTopOrdered:
			g.state.SetList(append(slices.Clone(g.state.Answered()), g.state.List(f)[f.N:]...))
		case putsBottomOrdered:
			g.state.SetList(append(slices.Clone(g.state.List(f)[:f.N]), g.state.Answered()...))
		}
		top, bottom := slices.Clone(g.state.List(f)[:f.N]), slices.Clone(g.state.List(f)[f.N:])
		player := g.chooser(in.Node.By(), &in.x)
		switch {
		case in.stage < putsTopOrdered && g.canBeOrdered(top):
			in.await(putsTopOrdered)
			g.askToOrder(in, player, top)
			return
		case in.stage < putsBottomOrdered && g.canBeOrdered(bottom):
			in.await(putsBottomOrdered)
			g.askToOrder(in, player, bottom)
			return
		}
		g.state.SetList(nil)
		g.proposeChanges(in, g.putting(f, player, top, bottom))
	}
}

func optionsOf(refs []board.Ref) []board.Option {
	list := make([]board.Option, 0, len(refs))
	for _, r := range refs {
		list = append(list, board.Option{Kind: board.CardOption, Card: r})
	}
	return list
}

// canBeOrdered reports whether there are several cards, which a player may put on
// a deck in any order.
func (g *Game) canBeOrdered(cards []board.Option) bool {
	return len(cards) > 1 && g.holds(g.ruleOfOrder(cards))
}

// ruleOfOrder is the rule by which cards are put on a draw deck or a Problem deck
// in any order.
func (g *Game) ruleOfOrder(cards []board.Option) rule.Number {
	return g.ruleOfDeck(cards[0].Card.Card, true)
}

func (g *Game) askToOrder(in *instruction, p board.Player, cards []board.Option) {
	g.ask(board.Decision{Player: p, Kind: board.OrderCards, Rule: g.ruleOfOrder(cards),
		Min: uint8(len(cards)), Max: uint8(len(cards)),
		Card: in.x.This.Card}, cards)
}

// putting puts cards on top and bottom of decks, the first of each list being the
// uppermost. A deck that the effect has searched is shuffled before (518.2),
// which is the same as shuffling the others now.
func (g *Game) putting(f *board.Frame, p board.Player, top, bottom []board.Option) (batch []board.Occurrence) {
	kept := map[board.Player]int{}
	put := func(kind board.OccurrenceKind, o board.Option, towards int) {
		known := board.KnownToWhoSaw
		if kind == board.CardPutOnTop && len(top) > 1 || kind == board.CardPutOnBottom && len(bottom) > 1 {
			known = board.KnownToWhoPuts
		}
		batch = append(batch, board.Occurrence{Kind: kind, Player: p, Card: o.Card, N: int32(known)})
		kept[g.state.Owner(o.Card.Card)] += towards
	}
	for _, o := range slices.Backward(top) {
		put(board.CardPutOnTop, o, 1)
	}
	for _, o := range bottom {
		put(board.CardPutOnBottom, o, -1)
	}
	for owner := range g.state.InTurnOrder(0) {
		if n, isSearched := kept[owner], f.Searched&drawDeckOf(owner); isSearched != 0 && n != 0 {
			f.Searched &^= isSearched
			batch = append(batch, board.Occurrence{Kind: board.DeckShuffled, Rule: rule.R518_2, Player: owner,
				Follows: true, Value: board.Number(n)})
		}
	}
	return batch
}

// beneath lists the cards that are beneath a card.
func (g *Game) beneath(in *board.Instruction, x *board.Context) (all []board.Option) {
	hosts := g.state.Select(in.Node.Beneath(), x)
	for p := range g.state.InTurnOrder(0) {
		for _, c := range g.state.Cards(board.Banished, p) {
			if slices.Contains(hosts, g.state.IsBeneath(c)) {
				all = append(all, board.Option{Kind: board.CardOption, Card: g.state.Ref(c)})
			}
		}
	}
	return all
}

// spend puts cards from beneath a card into the discard pile (glossary).
func spend(g *Game, in *instruction) {
	if in.stage == 1 {
		var batch []board.Occurrence
		for _, o := range g.state.Answered() {
			batch = append(batch, board.Occurrence{Kind: board.CardIntoDiscards, Player: in.x.You, Card: o.Card})
		}
		g.proposeChanges(in, batch)
		return
	}
	all, wanted := g.beneath(in.Instruction, &in.x), g.state.NumberOf(in.Node.N(), &in.x)
	if len(all) == 0 || in.Cost && len(all) < wanted {
		g.done(in, false)
		return
	}
	in.await(1)
	g.noteFewer(in, len(all))
	wanted = min(wanted, len(all))
	g.askFor(in, in.x.You, board.ChooseCards, wanted, wanted, all)
}

func canSpend(g *Game, in attempt, x *board.Context) bool {
	return in.has(len(g.beneath(in.Instruction, x)), g.state.NumberOf(in.Node.N(), x))
}
