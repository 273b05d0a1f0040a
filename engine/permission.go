package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// The permissions by which modifiers let a player play cards, by card.

// permit is the permission for a player to play one card.
type permit struct {
	card   board.CardID
	inHand bool // it is in that player's hand
}

type permits []permit

// permitsFor lists the permissions of a player to play a card by one of the words that
// are open: at the time that they name, or as though the card were in hand. The list is good
// until the next one is made.
func (g *Game) permitsFor(p board.Player, open board.TimeWords) permits {
	all := g.permits[:0]
	for _, op := range permissionOps {
		for active := range g.state.Active(op) {
			at := active.Node.At().Op
			if at != ability.MainPhase && board.WordsOf(at)&open == 0 ||
				!g.state.PlayersOf(active.Node.By(), &active.Context).Has(p) {
				continue
			}
			for _, r := range g.state.Affected(active) {
				inHand := g.state.Zone(r.Card) == board.Hand && g.state.Owner(r.Card) == p
				if at != ability.MainPhase || g.wordsAsInHand(p, r.Card)&open != 0 {
					all = append(all, permit{r.Card, inHand})
				}
			}
		}
	}
	g.permits = all
	return all
}

// permissionOps are the operations of modifiers that permit playing cards.
var permissionOps = [...]ability.Op{ability.MayPlay, ability.MayPlayBlock}

// wordsAsInHand gives the words by which a player could play a card as though it were
// in hand: those that it has there, and those by which its own text permits it.
func (g *Game) wordsAsInHand(p board.Player, c board.CardID) board.TimeWords {
	words := g.state.WordsInHand(c) | board.MainPhaseAction
	for _, t := range g.state.TimesInHand(c, p) {
		words |= board.WordsOf(t)
	}
	return words
}

// include reports whether a card is among those that may be played.
func (all permits) include(c board.CardID) bool {
	return slices.ContainsFunc(all, func(one permit) bool { return one.card == c })
}

// elsewhere lists the cards that may be played from where they are, but for those in
// the player's hand.
func (all permits) elsewhere(g *Game, p board.Player) []board.CardID {
	var cards []board.CardID
	for _, one := range all {
		if !one.inHand && !hasID(cards, one.card) && len(g.waysToPlay(p, one.card)) > 0 {
			cards = append(cards, one.card)
		}
	}
	return cards
}
