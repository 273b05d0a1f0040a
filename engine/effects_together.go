package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// Choosing cards whose numbers make so much together (705.2e): one after another, of those with
// which it can still come out so.

// together is what is asked of cards that are chosen together: how many, and what their numbers sum to.
type together struct {
	least, most       int // cards
	leastSum, mostSum int
}

// sumless stands for no highest sum.
const sumless = 1 << 20

// togetherOf reads what an effect asks of the cards that it chooses.
func (g *Game) togetherOf(n *ability.Node, x *board.Context, candidates int) together {
	t := together{leastSum: g.state.NumberOf(n.Least(), x), mostSum: sumless}
	t.least, t.most = g.amount(n.N(), x, candidates)
	if n.Most() != nil {
		t.mostSum = g.state.NumberOf(n.Most(), x)
	}
	return t
}

// holds reports whether so many cards with that sum are what is asked for.
func (t together) holds(cards, sum int) bool {
	return cards >= t.least && cards <= t.most && sum >= t.leastSum && sum <= t.mostSum
}

// canHold reports whether it can come to that from so many cards with that sum, by any of the numbers.
func (t together) canHold(cards, sum int, numbers []int) bool {
	type reached struct{ cards, sum int }
	all := map[reached]bool{{cards, sum}: true}
	for _, number := range numbers {
		var more []reached
		for r := range all {
			if r.cards < t.most {
				more = append(more, reached{r.cards + 1, r.sum + number})
			}
		}
		for _, r := range more {
			all[r] = true
		}
	}
	for r := range all {
		if t.holds(r.cards, r.sum) {
			return true
		}
	}
	return false
}

// numberTogether is what a card counts for; a negative number is zero (105.2).
func (g *Game) numberTogether(n *ability.Node, o board.Option, x *board.Context) int {
	return max(0, g.state.NumberOfCard(n.Of(), o.Card.Card, x))
}

// numbersBut gives the numbers of the options but one.
func (g *Game) numbersBut(n *ability.Node, all []board.Option, but board.Option, x *board.Context) (numbers []int) {
	for _, o := range all {
		if o != but {
			numbers = append(numbers, g.numberTogether(n, o, x))
		}
	}
	return numbers
}

// chooseTogether asks a player for cards one after another. If there aren't enough that fit
// together, as many are chosen as do, but a cost can't be paid then.
func chooseTogether(g *Game, in *instruction) {
	chosen := slices.Clone(g.state.List(in.frame))
	isOver := false
	if in.stage == 1 {
		answered := slices.Clone(g.state.Answered())
		isOver = len(answered) == 0
		chosen = append(chosen, answered...)
	} else {
		chosen = nil
	}
	all := slices.DeleteFunc(g.candidates(g.script(in.frame), int(in.frame.PC), &in.x, in.Cost),
		func(o board.Option) bool { return slices.Contains(chosen, o) })
	t := g.togetherOf(in.Node, &in.x, len(all)+len(chosen))
	numbers := g.numbersBut(in.Node, all, board.Option{}, &in.x)
	sum := 0
	for _, o := range chosen {
		sum += g.numberTogether(in.Node, o, &in.x)
	}
	for !in.Cost && t.least > 0 && !t.canHold(len(chosen), sum, numbers) {
		t.least--
		in.frame.Kind |= choseFewer | couldNotDo
	}
	offered := slices.DeleteFunc(slices.Clone(all), func(o board.Option) bool {
		rest := g.numbersBut(in.Node, all, o, &in.x)
		return !t.canHold(len(chosen)+1, sum+g.numberTogether(in.Node, o, &in.x), rest)
	})
	player := g.chooser(in.Node.By(), &in.x)
	if isOver || len(offered) == 0 || player == board.NoPlayer {
		g.state.SetList(nil)
		if len(chosen) == 0 && len(all) == 0 {
			g.noteNothing(in)
		}
		g.done(in, len(chosen) > 0, chosen...)
		return
	}
	least := 1
	if t.holds(len(chosen), sum) {
		least = 0
	}
	g.state.SetList(chosen)
	in.await(1)
	g.askFor(in, player, board.ChooseCards, least, 1, offered)
}

// canChooseTogether reports whether cards can be chosen as an effect asks.
func canChooseTogether(g *Game, in attempt, x *board.Context) bool {
	var all []board.Option
	for r := range g.state.Meant(in.Node.Cards(), x) {
		if g.canBeChosen(r.Card, in.Node, x) {
			all = append(all, board.Option{Kind: board.CardOption, Card: r})
		}
	}
	return g.fitTogether(in, all, x)
}

// fitTogether reports whether among the options there are as many as an effect chooses that fit together.
func (g *Game) fitTogether(in attempt, all []board.Option, x *board.Context) bool {
	t := g.togetherOf(in.Node, x, len(all))
	t.least, _ = g.amount(in.Node.N(), x, mostTokens)
	if in.inPart {
		t.least = min(t.least, 1)
	}
	return t.canHold(0, 0, g.numbersBut(in.Node, all, board.Option{}, x))
}
