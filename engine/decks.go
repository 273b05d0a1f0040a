package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Cards that effects put on decks and shuffle into them (402, 403).

// ruleOfDeck is the rule by which a card is put on the top or the bottom of a deck:
// several at the same time in any order (402.3, 403.3).
func (g *Game) ruleOfDeck(c board.CardID, several bool) rule.Number {
	switch isProblem := g.state.DeckOf(c) == board.ProblemDeck; {
	case isProblem && several:
		return rule.R403_3
	case isProblem:
		return rule.R403_1
	case several:
		return rule.R402_3
	default:
		return rule.R402_1
	}
}

// shuffleIntoDeck puts cards into their owners' decks and shuffles those.
func shuffleIntoDeck(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
	batch := toCards(board.CardPutOnBottom)(g, n, x)
	for i, o := range batch {
		batch[i].N = board.ShuffledIn
		shuffle := board.Occurrence{Kind: board.DeckShuffled, Rule: rule.R707_2,
			Player: g.state.Owner(o.Card.Card), Follows: true}
		if g.state.DeckOf(o.Card.Card) == board.ProblemDeck {
			shuffle.N = 1
		}
		if !isAmong(batch, shuffle) {
			batch = append(batch, shuffle)
		}
	}
	return batch
}

func isAmong(batch []board.Occurrence, o board.Occurrence) bool {
	for _, other := range batch {
		if other == o {
			return true
		}
	}
	return false
}
