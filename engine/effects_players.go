package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Effects on players: their action tokens, points, draws and discards, and the
// end of the game.

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
		payable = payable && g.state.Tokens(p) >= number && (number == 0 || g.isPossible(&o) && !g.keepsFromPaying(&o))
		if number > 0 {
			batch = append(batch, o)
		}
	})
	return batch, payable
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
	g.eachOf(in.Node.By(), &in.x, func(p board.Player) { most = min(most, g.state.Tokens(p)) })
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

// drawCards draws cards for each player, one after another (410.4b). The number
// left to draw is kept in the frame's M, the player in N, and what has been
// drawn in its list.
func drawCards(g *Game, in *instruction) {
	f := in.frame
	set := g.state.PlayersOf(in.Node.By(), &in.x)
	if in.stage == 0 {
		f.N, f.M = -1, 0
	} else {
		g.keepDrawn(f)
	}
	why := rule.R410_4b
	for f.M <= 0 {
		f.N++
		if int(f.N) >= g.state.Players() {
			drawn := slices.Clone(g.state.List(f))
			g.state.SetList(nil)
			wanted := max(0, g.state.NumberOf(in.Node.N(), &in.x)) * set.Count()
			if wanted == 0 {
				f.Kind |= couldNotDo
			}
			g.end(in, len(drawn) > 0 && len(drawn) >= wanted, drawn...)
			return
		}
		if p := board.Player(f.N); set.Has(p) {
			f.M = int32(g.state.NumberOf(in.Node.N(), &in.x))
		}
		if f.M == 1 {
			why = rule.R410_4 // it is the only one
		}
	}
	f.M--
	if !g.canDrawOne(board.Player(f.N)) {
		f.Kind |= couldNotDo
	}
	in.await(1)
	g.state.SetDone(nil)
	if in.Node.Op == ability.DrawFromBottom {
		g.drawFromBottom(board.Player(f.N), why)
		return
	}
	g.draw(board.Player(f.N), why)
}

// keepDrawn adds the card that was drawn last to the frame's list. A card that was spoken
// of before, as one that was revealed, is still meant (410.6a).
func (g *Game) keepDrawn(f *board.Frame) {
	list := slices.Clone(g.state.List(f))
	for _, o := range g.state.Done() {
		if o.Kind == board.CardOption && g.state.Zone(o.Card.Card) == board.Hand {
			g.state.Follow(f.Env, board.Ref{Card: o.Card.Card, Incarnation: uint16(o.N)}, o.Card)
			list = append(list, board.Option{Kind: board.CardOption, Card: o.Card})
		}
	}
	g.state.SetList(list)
}

// canDraw reports whether the players can draw so many cards each, or any of them a
// card.
func canDraw(g *Game, in attempt, x *board.Context) bool {
	number := g.state.NumberOf(in.Node.N(), x)
	can, players := 0, 0
	g.eachOf(in.Node.By(), x, func(p board.Player) {
		players++
		if number == 0 || in.has(len(g.state.Cards(board.DrawDeck, p)), number) && g.canDrawOne(p) {
			can++
		}
	})
	return in.has(can, players)
}

// canDrawOne reports whether a player can draw a card (410.4).
func (g *Game) canDrawOne(p board.Player) bool {
	deck := g.state.Cards(board.DrawDeck, p)
	return len(deck) > 0 && g.isPossible(&board.Occurrence{Kind: board.CardDrawn, Player: p,
		Card: g.state.Ref(deck[0])})
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

func refsOf(list []board.Option) (refs []board.Ref) {
	for _, o := range list {
		refs = append(refs, o.Card)
	}
	return refs
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
