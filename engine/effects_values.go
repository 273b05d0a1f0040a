package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Names for what is as it is at a moment, and what is linked to a card.

func init() {
	doers[ability.Let] = let
	changes[ability.Link] = link
	changes[ability.Unlink] = unlink
	doers[ability.Link], doers[ability.Unlink] = propose, propose
	possible[ability.Link] = func(*Game, attempt, *board.Context) bool { return true }
	possible[ability.Unlink] = possible[ability.Link]
}

// let binds a name.
func let(g *Game, in *instruction) { g.done(in, true, g.values(in.Node.What(), &in.x)...) }

// values evaluates an expression to what a name can hold.
func (g *Game) values(n *ability.Node, x *board.Context) (values []board.Option) {
	switch n.Kind {
	case ability.Player:
		g.eachOf(n, x, func(p board.Player) { values = append(values, board.Seat(p)) })
	case ability.Area:
		for _, a := range g.state.AreasOf(n, x) {
			values = append(values, board.Option{Kind: board.AreaOption, Area: a})
		}
	case ability.Number:
		values = append(values, board.Number(g.state.NumberOf(n, x)))
	case ability.Color:
		values = append(values, board.Option{Kind: board.ColorOption, N: int32(g.state.ColorOf(n, x))})
	case ability.Text:
		values = append(values, board.Option{Kind: board.WordOption, N: int32(g.state.WordOf(n, x))})
	case ability.Condition:
		kind := board.NoOption
		if g.state.ConditionOf(n, x) {
			kind = board.YesOption
		}
		values = append(values, board.Option{Kind: kind})
	default:
		values = optionsOf(g.state.Select(n, x))
	}
	return values
}

// link remembers values under a word for as long as the card stays the same.
func link(g *Game, n *ability.Node, x *board.Context) (batch []board.Occurrence) {
	for _, v := range g.values(n.What(), x) {
		batch = append(batch, board.Occurrence{Kind: board.ValueLinked, Rule: rule.R707_2, Player: x.You, Card: x.This,
			Word: g.state.WordOf(n.Word(), x), Value: v})
	}
	return batch
}

func unlink(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
	return []board.Occurrence{{Kind: board.LinksForgotten, Rule: rule.R707_2, Player: x.You, Card: x.This,
		Word: g.state.WordOf(n.Word(), x)}}
}
