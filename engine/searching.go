package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Searching (518).

// The bits of a frame's Searched.
func drawDeckOf(p board.Player) uint16 { return 1 << p }

func problemDeckOf(p board.Player) uint16 { return 1 << (8 + p) }

// search shows a player all cards of the zones that a description names and asks
// for so many that fit, or fewer (518.1).
func search(g *Game, in *instruction) {
	switch in.stage {
	case 0:
		in.await(1)
		g.propose(g.searching(in)...)
	case 1:
		found := optionsOf(g.state.Select(in.Node.Cards(), &in.x))
		least, most := g.amount(in.Node.N(), &in.x, len(found))
		if most == 0 {
			g.done(in, false)
			return
		}
		if g.mayFailToFind(in.Node.Cards()) {
			least = 0
		}
		in.await(2)
		g.ask(board.Decision{Player: g.chooser(in.Node.By(), &in.x), Kind: board.ChooseCards, Rule: rule.R518_1,
			Min: uint8(least), Max: uint8(most), Card: in.x.This.Card}, found)
	default:
		g.done(in, len(g.state.Answered()) > 0, slices.Clone(g.state.Answered())...)
	}
}

// mayFailToFind reports whether a player who searches may choose fewer cards than
// there are: those of a description (518.1). For any cards of a zone it is a disputed
// point.
func (g *Game) mayFailToFind(description *ability.Node) bool {
	if description.Op != ability.In {
		return true
	}
	g.noteReading(board.SearchForAnyCard, rule.R518_1)
	return g.reading(board.SearchForAnyCard) == board.MayFail
}

// searching says which zones are looked through, and notes which decks are to be
// shuffled afterwards (518.2).
func (g *Game) searching(in *instruction) (batch []board.Occurrence) {
	type place struct {
		zone  board.Zone
		owner board.Player
	}
	var seen []place
	for _, r := range g.state.Searched(in.Node.Cards(), &in.x) {
		at := place{g.state.Zone(r.Card), g.state.Owner(r.Card)}
		if slices.Contains(seen, at) {
			continue
		}
		seen = append(seen, at)
		switch at.zone {
		case board.DrawDeck:
			in.frame.Searched |= drawDeckOf(at.owner)
		case board.ProblemDeck:
			in.frame.Searched |= problemDeckOf(at.owner)
		}
		batch = append(batch, board.Occurrence{Kind: board.CardSearched, Rule: rule.R518_1,
			Player: g.chooser(in.Node.By(), &in.x), Card: r})
	}
	return batch
}

// needsSearched reports whether what a search has found is still in a deck and
// the effect is still to do something to it.
func (g *Game) needsSearched(script []board.Instruction, f *board.Frame) bool {
	var found []uint8
	inDeck := false
	for i := range script {
		if script[i].Kind != board.Do || script[i].Node.Op != ability.Search {
			continue
		}
		for _, slot := range script[i].Slots {
			found = append(found, slot)
			for _, v := range g.state.Values(f.Env, slot) {
				zone := g.state.Zone(v.Card.Card)
				inDeck = inDeck || zone == board.DrawDeck || zone == board.ProblemDeck
			}
		}
	}
	for i := int(f.PC); i < len(script) && inDeck; i++ {
		if script[i].Node != nil && script[i].Kind != board.Create && mentionsAny(script[i].Node, found) {
			return true
		}
	}
	return false
}

// shuffleSearched shuffles the decks that were searched (518.2).
func (g *Game) shuffleSearched(f *board.Frame) {
	var batch []board.Occurrence
	for p := range g.state.InTurnOrder(0) {
		if f.Searched&drawDeckOf(p) != 0 {
			batch = append(batch, board.Occurrence{Kind: board.DeckShuffled, Rule: rule.R518_2, Player: p})
		}
		if f.Searched&problemDeckOf(p) != 0 {
			batch = append(batch, board.Occurrence{Kind: board.DeckShuffled, Rule: rule.R518_2, Player: p, N: 1})
		}
	}
	f.Searched = 0
	g.propose(batch...)
}
