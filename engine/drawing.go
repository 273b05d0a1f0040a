package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Drawing cards (410.4), by the Draw Step, the Main Phase action and effects.

// draw lets a player draw the topmost card of their draw deck (410.4); an empty
// deck gives none.
func (g *Game) draw(p board.Player, why rule.Number) {
	deck := g.state.Cards(board.DrawDeck, p)
	if len(deck) == 0 {
		g.note(board.Entry{Rule: rule.R410_4, Note: board.NothingInDeck, Player: p})
		return
	}
	g.propose(board.Occurrence{Kind: board.CardDrawn, Rule: why, Player: p, Card: g.state.Ref(deck[0])})
}

// drawFromBottom is draw, from the other end of the deck.
func (g *Game) drawFromBottom(p board.Player, why rule.Number) {
	if deck := g.state.Cards(board.DrawDeck, p); len(deck) > 1 {
		g.propose(board.Occurrence{Kind: board.CardDrawn, Rule: why, Player: p, Card: g.state.Ref(deck[len(deck)-1])})
		return
	}
	g.draw(p, why)
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
