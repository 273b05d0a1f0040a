package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Effects that do one thing to each of some cards.

func init() {
	for op, kind := range map[ability.Op]board.OccurrenceKind{
		ability.Dismiss: board.CardDismissed, ability.Exhaust: board.CardExhausts, ability.Ready: board.CardReadied,
		ability.Unfrighten: board.CardUnfrightened, ability.TurnOver: board.TurnedOver, ability.TurnFaceUp: board.CardTurnedFaceUp,
		ability.TurnFaceDown: board.CardTurnedFaceDown, ability.PutInHand: board.CardPutIntoHand,
		ability.PutInDiscards: board.CardIntoDiscards, ability.Ignore: board.CardIgnored, ability.Cancel: board.CardCancelled, ability.SetAside: board.CardSetAside,
	} {
		doers[op] = toCards(kind)
	}
	doers[ability.Choose] = choose
	doers[ability.Draw] = drawCards
	doers[ability.Gain] = toPlayers(board.TokensGained)
	doers[ability.Lose] = toPlayers(board.TokensLost)
	doers[ability.Score] = toPlayers(board.PointsScored)
	doers[ability.LosePoints] = toPlayers(board.PointsLost)
}

// toCards does one kind of thing to the cards of the first argument, all
// simultaneously.
func toCards(kind board.OccurrenceKind) doer {
	return func(g *Game, in *instruction) {
		g.batch = g.batch[:0]
		for _, r := range g.state.Select(in.Node.Args[0], &in.x) {
			g.batch = append(g.batch, board.Occurrence{Kind: kind, Rule: in.rule(), Player: in.x.You, Card: r, Area: g.state.Area(r.Card)})
		}
		g.change(in, len(g.batch), g.batch...)
	}
}

// toPlayers has the players of the first argument get or lose a number.
func toPlayers(kind board.OccurrenceKind) doer {
	return func(g *Game, in *instruction) {
		n := g.state.NumberOf(in.Node.Args[1], &in.x)
		set := g.state.PlayersOf(in.Node.Args[0], &in.x)
		g.batch = g.batch[:0]
		for p := range g.state.InTurnOrder(g.state.FirstToDecide()) {
			if set.Has(p) && n > 0 {
				g.batch = append(g.batch, board.Occurrence{Kind: kind, Rule: in.rule(), Player: p, N: int16(n)})
			}
		}
		if len(in.Slots) > 0 {
			g.state.Bind(in.x.Env, in.Slots[0], board.Number(n))
		}
		g.change(in, len(g.batch), g.batch...)
	}
}

// choose asks a player for cards (705.2e).
func choose(g *Game, in *instruction) {
	if in.stage == 1 {
		g.done(in, len(g.state.Answered()) > 0, append([]board.Option(nil), g.state.Answered()...)...)
		return
	}
	g.list = g.list[:0]
	for _, r := range g.state.Select(in.Node.Args[1], &in.x) {
		g.list = append(g.list, board.Option{Kind: board.CardOption, Card: r})
	}
	least, most := g.amount(in.Node.Args[0], &in.x, len(g.list))
	if most == 0 {
		g.done(in, false)
		return
	}
	in.await(1)
	g.ask(board.Decision{Player: g.state.PlayersOf(in.Node.Args[2], &in.x).First(), Kind: board.ChooseCards, Rule: rule.R705_2e,
		Min: uint8(least), Max: uint8(most), Card: in.x.This.Card}, g.list)
}

// drawCards has each player draw cards one after another (410.4b). The number
// left to draw is kept in the frame's M, the player in N.
func drawCards(g *Game, in *instruction) {
	f := in.frame
	if in.stage == 0 {
		f.N, f.M = -1, 0
		f.Undone = true
	}
	set := g.state.PlayersOf(in.Node.Args[0], &in.x)
	for f.M <= 0 {
		f.N++
		if int(f.N) >= g.state.Players() {
			g.done(in, !f.Undone)
			return
		}
		if set.Has(board.Player(f.N)) {
			f.M = int16(g.state.NumberOf(in.Node.Args[1], &in.x))
		}
	}
	f.M--
	in.await(1)
	f.Undone = false
	g.draw(board.Player(f.N), rule.R410_4b)
}

// canDo reports whether an effect can be done or paid as things are (508.1d,
// 705.2e).
func (g *Game) canDo(in *board.Instruction, x *board.Context) bool {
	return true
}
