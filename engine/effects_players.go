package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// Effects on players: their action tokens and points, and the end of the game.

func init() {
	for op, kind := range map[ability.Op]board.OccurrenceKind{
		ability.Gain: board.TokensGained, ability.GainUntil: board.TokensGained, ability.Lose: board.TokensLost,
		ability.Score: board.PointsScored, ability.LosePoints: board.PointsLost,
	} {
		changes[op] = toPlayers(kind)
		doers[op] = changeNumbers
	}
	possible[ability.Lose] = canLose(func(g *Game, p board.Player) int { return g.state.Tokens(p) })
	possible[ability.LosePoints] = canLose(func(g *Game, p board.Player) int { return g.state.Score(p) })
	doers[ability.Pay] = pay
	doers[ability.Draw], doers[ability.DrawFromBottom] = drawCards, drawCards
	doers[ability.Discard] = discard
	for op, kind := range map[ability.Op]board.OccurrenceKind{
		ability.WinGame: board.PlayerWins, ability.LoseGame: board.PlayerLoses,
	} {
		changes[op] = toEachPlayer(kind)
		doers[op] = propose
	}
	possible[ability.Pay] = canPay
	possible[ability.Draw], possible[ability.DrawFromBottom] = canDraw, canDraw
	possible[ability.Discard] = canDiscard
}

// toPlayers makes the players of the first argument get or lose a number; they
// can't lose more than they have.
func toPlayers(kind board.OccurrenceKind) maker {
	return func(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
		var batch []board.Occurrence
		number := g.state.NumberOf(n.N(), x)
		g.eachOf(n.By(), x, func(p board.Player) {
			o := board.Occurrence{Kind: kind, Player: p, N: int32(number)}
			switch kind {
			case board.TokensLost:
				o.N = int32(min(number, g.state.Tokens(p)))
			case board.TokensGained:
				o.Host = x.This
				if n.Op == ability.GainUntil {
					o.Value = board.Number(number)
				}
			case board.PointsLost:
				o.N = int32(min(number, g.state.Score(p)))
			}
			if o.N > 0 {
				batch = append(batch, o)
			}
		})
		return batch
	}
}

// canLose reports whether the players have something to lose, or for a cost all of
// it.
func canLose(has func(*Game, board.Player) int) func(*Game, attempt, *board.Context) bool {
	return func(g *Game, in attempt, x *board.Context) bool {
		number, enough := g.state.NumberOf(in.Node.N(), x), true
		g.eachOf(in.Node.By(), x, func(p board.Player) { enough = enough && has(g, p) >= number })
		return (enough || !in.Cost) && g.canHappen(in, changes[in.Node.Op](g, in.Node, x))
	}
}

// changeNumbers makes the players do so, and gives how much it was in all.
func changeNumbers(g *Game, in *instruction) {
	batch := changes[in.Node.Op](g, in.Node, &in.x)
	g.bindTotal(in, batch)
	g.proposeChanges(in, g.withScorers(batch, scorerOf(in)))
}

func (g *Game) bindTotal(in *instruction, batch []board.Occurrence) {
	total := 0
	for _, o := range batch {
		total += int(o.N)
	}
	if len(in.Slots) > 0 {
		g.state.Bind(in.x.Env, in.Slots[0], board.Number(total))
	}
}

func toEachPlayer(kind board.OccurrenceKind) maker {
	return func(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
		var batch []board.Occurrence
		g.eachOf(n.By(), x, func(p board.Player) { batch = append(batch, board.Occurrence{Kind: kind, Player: p}) })
		return batch
	}
}

// payment gives what the players pay if it is so much.
func (g *Game) payment(n *ability.Node, x *board.Context, number int) (batch []board.Occurrence, payable bool) {
	payable = true
	g.eachOf(n.By(), x, func(p board.Player) {
		o := board.Occurrence{Kind: board.TokensPaid, Player: p, N: int32(number)}
		payable = payable && g.tokensLeft(p) >= number && (number == 0 || g.isPossible(&o) && !g.keepsFromPaying(&o))
		if number > 0 {
			batch = append(batch, o)
		}
	})
	return batch, payable
}

// tokensLeft is how many action tokens a player has beside those that they pay as what is done for
// several players happens (801.1).
func (g *Game) tokensLeft(p board.Player) int {
	left := g.state.Tokens(p)
	for _, o := range g.state.Pending(0) {
		if o.Kind == board.TokensPaid && o.Player == p {
			left -= int(o.N)
		}
	}
	return left
}

// pay makes players pay action tokens (508.1): all of it or nothing (508.1d). Where
// the number is theirs to choose, they choose it first.
func pay(g *Game, in *instruction) {
	number := 0
	switch amount := in.Node.N(); {
	case in.stage == 1:
		number = g.state.Answered()[0].Int()
	case amount.Op == ability.AnyNumber || amount.Op == ability.UpTo || amount.Op == ability.OrNone:
		options := g.amounts(amount, in)
		in.await(1)
		g.askFor(in, g.chooser(in.Node.By(), &in.x), board.ChooseNumber, 1, 1, options)
		return
	default:
		number = max(0, g.state.NumberOf(amount, &in.x))
	}
	batch, payable := g.payment(in.Node, &in.x, number)
	if !payable || number == 0 {
		g.done(in, payable, board.Number(0))
		return
	}
	g.bindTotal(in, batch)
	g.proposeChanges(in, batch)
}

// amounts lists the numbers of tokens that can be chosen to be paid.
func (g *Game) amounts(n *ability.Node, in *instruction) []board.Option {
	most := mostTokens
	g.eachOf(in.Node.By(), &in.x, func(p board.Player) { most = min(most, g.tokensLeft(p)) })
	switch n.Op {
	case ability.UpTo:
		most = min(most, max(0, g.state.NumberOf(n.N(), &in.x)))
	case ability.OrNone:
		number := g.state.NumberOf(n.N(), &in.x)
		if number > most {
			return numbers(0, 0)
		}
		return []board.Option{board.Number(0), board.Number(number)}
	}
	return numbers(0, most)
}

func canPay(g *Game, in attempt, x *board.Context) bool {
	least, _ := g.amount(in.Node.N(), x, mostTokens)
	_, payable := g.payment(in.Node, x, least)
	return payable
}
