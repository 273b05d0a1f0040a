package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// Counters that effects put on cards and take off them (519), Cutie Marks among them.

// putCounters puts counters on cards (519.1).
func putCounters(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
	var batch []board.Occurrence
	for _, o := range toCards(board.NamedCountersPut)(g, n, x) {
		if o.N = int32(g.state.NumberOf(n.N(), x)); o.N > 0 {
			batch = append(batch, g.ofCounters(o, n.Word(), x))
		}
	}
	return batch
}

// removeCounters removes counters from cards, as many as there are at most.
func removeCounters(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
	var batch []board.Occurrence
	for _, o := range toCards(board.NamedCountersPut)(g, n, x) {
		if o.N = -int32(min(g.state.NumberOf(n.N(), x), g.countersOn(o.Card.Card, n.Word(), x))); o.N < 0 {
			batch = append(batch, g.ofCounters(o, n.Word(), x))
		}
	}
	return batch
}

// takeCounters removes counters from cards. It is not done as told where there are
// fewer, unless it is done to all cards of a description.
func takeCounters(g *Game, in *instruction) {
	batch := removeCounters(g, in.Node, &in.x)
	if enough, cards := g.withEnoughCounters(in.Instruction, &in.x); enough < cards && !isLenient(in.Instruction) {
		in.frame.Kind |= choseFewer | couldNotDo
	}
	g.proposeChanges(in, batch)
}

// canRemoveCounters reports whether as many counters are there as are to be
// removed, or any of them: on each of the cards, or on any of those that a
// description means.
func canRemoveCounters(g *Game, in attempt, x *board.Context) bool {
	enough, cards := g.withEnoughCounters(in.Instruction, x)
	if enough < cards && !in.inPart && (enough == 0 || !isLenient(in.Instruction)) {
		return false
	}
	return g.canHappen(in, removeCounters(g, in.Node, x))
}

// withEnoughCounters is on how many of the cards there are as many counters as are to
// be removed.
func (g *Game) withEnoughCounters(in *board.Instruction, x *board.Context) (enough, cards int) {
	wanted := g.state.NumberOf(in.Node.N(), x)
	all := g.state.Select(in.Node.Cards(), x)
	for _, r := range all {
		if g.countersOn(r.Card, in.Node.Word(), x) >= wanted {
			enough++
		}
	}
	return enough, len(all)
}

// ofCounters says of which counters an occurrence is: power counters, if the
// word is none or theirs, and -1 power counters by a negative number (519.4).
func (g *Game) ofCounters(o board.Occurrence, word *ability.Node, x *board.Context) board.Occurrence {
	power := 1
	if word != nil {
		o.Word = g.state.WordOf(word, x)
		power = g.state.Program().PowerOf(o.Word)
	}
	if power != 0 {
		o.Kind = board.CountersPut
		o.N *= int32(power)
	}
	if power > 0 {
		o.Word = 0
	}
	return o
}

// countersOn is how many counters of the kind are on a card.
func (g *Game) countersOn(c board.CardID, word *ability.Node, x *board.Context) int {
	if word == nil {
		return max(0, g.state.PowerCounters(c))
	}
	w := g.state.WordOf(word, x)
	if power := g.state.Program().PowerOf(w); power != 0 {
		return max(0, power*g.state.PowerCounters(c))
	}
	return g.state.Counters(c, w)
}

// cutieMark puts a +1 power counter on each card, which becomes Cutie Marked
// (glossary); not on one that is already.
func cutieMark(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
	var batch []board.Occurrence
	for _, o := range toCards(board.CardCutieMarked)(g, n, x) {
		counter := o
		counter.Kind, counter.N, counter.Follows = board.CountersPut, 1, true
		batch = append(batch, o, counter)
	}
	return batch
}
