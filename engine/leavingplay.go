package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// What becomes of tokens that leave play, and of cards beneath those that do, as
// disputed points are read.

// asTokensLeave has tokens only cease to exist where they would enter another
// zone or be frightened, as the points about them are read.
func (g *Game) asTokensLeave(batch []board.Occurrence) []board.Occurrence {
	if !g.state.Program().HasAbilities() {
		return batch
	}
	for i := range batch {
		o := &batch[i]
		if o.Card.Card == 0 || !g.state.IsToken(o.Card.Card) ||
			g.state.Zone(o.Card.Card) != board.Play || g.state.Cant(o) != 0 {
			continue
		}
		switch {
		case o.Kind == board.CardFrightened:
			g.noteReading(board.TokenFrightened, rule.R521_4)
			if g.reading(board.TokenFrightened) == board.CeasesInstead {
				o.Kind, o.Rule = board.TokenCeases, rule.R521_4
			}
		case o.Kind.LeavesPlay() && o.Kind != board.TokenCeases:
			g.noteReading(board.TokenLeaves, rule.R521_3)
			if g.reading(board.TokenLeaves) == board.CeasedOnly {
				o.Kind, o.Rule = board.TokenCeases, rule.R521_3
			}
		}
	}
	return batch
}

// anyBeneath reports whether any card is beneath another one.
func (g *Game) anyBeneath() bool {
	for p := range g.state.InTurnOrder(0) {
		for _, c := range g.state.Cards(board.Banished, p) {
			if g.state.IsBeneath(c).Card != 0 {
				return true
			}
		}
	}
	return false
}

// withCardsBeneath adds to a batch that the cards beneath those that leave play
// or are frightened are put into discard piles, where the point about them is read
// so.
func (g *Game) withCardsBeneath(batch []board.Occurrence) []board.Occurrence {
	takesAway := func(o board.Occurrence) bool { return o.Kind == board.CardFrightened || o.Kind.LeavesPlay() }
	if !g.state.Program().HasOp(ability.Beneath) || !slices.ContainsFunc(batch, takesAway) || !g.anyBeneath() {
		return batch
	}
	var all []board.Occurrence
	for i := range batch {
		o := &batch[i]
		all = append(all, *o)
		if !takesAway(*o) || g.state.Cant(o) != 0 {
			continue
		}
		for p := range g.state.InTurnOrder(0) {
			for _, c := range g.state.Cards(board.Banished, p) {
				if g.state.IsBeneath(c) != o.Card {
					continue
				}
				g.noteReading(board.BeneathALostCard, rule.R407_1)
				if g.reading(board.BeneathALostCard) == board.AreDiscarded {
					all = append(all, board.Occurrence{Kind: board.CardIntoDiscards, Rule: rule.R406_1, Player: p,
						Card: g.state.Ref(c), Follows: true})
				}
			}
		}
	}
	return all
}
