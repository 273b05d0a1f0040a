package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The order in which the parts of a cost are paid (508.1b): the player's, where it
// can matter. Action tokens are paid at once, before the rest.

// costPart is a part of a cost: its place in the script, what it does, and whether
// it does it to the card that has the ability.
type costPart struct {
	from, end uint16
	op        ability.Op
	isOfThis  bool
}

func partsOfCost(script []board.Instruction) (parts []costPart) {
	part := costPart{}
	for i, in := range costsOf(script) {
		switch {
		case in.Kind == board.Do && !isChoice(in.Node.Op):
			part.op = in.Node.Op
			part.isOfThis = len(in.Node.Args) > 0 && in.Node.Args[0] != nil && in.Node.Args[0].Op == ability.This
		case in.Kind == board.JumpIfUndone && int(in.To) >= len(script):
			part.end = uint16(i + 1)
			parts = append(parts, part)
			part = costPart{from: part.end}
		}
	}
	return parts
}

// costOrderMatters reports whether it can matter which part of a cost is paid
// first: two of them do different things. Tokens are no matter, and of parts that
// do the same the player can choose the same in either order.
func costOrderMatters(parts []costPart) bool {
	seen := ability.Op(0)
	for _, p := range parts {
		if p.op == 0 || p.op == ability.Pay {
			continue
		}
		if seen != 0 && seen != p.op {
			return true
		}
		seen = p.op
	}
	return false
}

// spoils reports whether another part of a cost couldn't be paid after this one: the
// card that has the ability would have left play, or be frightened.
func (p costPart) spoils(other costPart) bool {
	if !p.isOfThis || !other.isOfThis {
		return false
	}
	switch p.op {
	case ability.Retire, ability.Dismiss, ability.Banish, ability.Frighten, ability.PutInHand, ability.PutOnTop,
		ability.PutOnBottom, ability.PutOnTopOrBottom, ability.PutInDiscards, ability.ShuffleIntoDeck:
		return true
	}
	return false
}

// choosesCost has a frame go on with the next part of the cost, where one begins
// or has been paid, and asks which one that is. It reports whether it did.
func (g *Game) choosesCost(f *board.Frame, script []board.Instruction) bool {
	costs := costsOf(script)
	if len(costs) == 0 || int(f.PC) > len(costs) || !g.holds(rule.R508_1b) {
		return false
	}
	parts := partsOfCost(script)
	if !costOrderMatters(parts) {
		return false
	}
	left := g.state.Values(f.Env, board.SlotOfCosts)
	switch {
	case f.PC == 0 && !g.state.IsBound(f.Env, board.SlotOfCosts):
		if f.Kind&paysCosts == 0 && !g.canAll(costs, f.Context(), 0) {
			return false
		}
		for i := range parts {
			left = append(left, board.Option{Kind: board.CostOption, N: int32(i + 1)})
		}
	case len(left) > 0 && f.PC == parts[left[0].N-1].end:
		left = left[1:]
	default:
		return false
	}
	g.state.Bind(f.Env, board.SlotOfCosts, left...)
	if len(left) == 0 {
		f.PC = parts[len(parts)-1].end
		return true
	}
	g.list = g.list[:0]
	for _, o := range left {
		p := parts[o.N-1]
		spoils := slices.ContainsFunc(left, func(other board.Option) bool { return other != o && p.spoils(parts[other.N-1]) })
		if !spoils && g.canAll(script[p.from:p.end], f.Context(), 0) {
			g.list = append(g.list, o)
		}
	}
	if len(g.list) == 0 { // the cost can't be paid after what has been paid
		g.list = append(g.list, left[0])
	}
	goTo(f, effectPays)
	g.ask(board.Decision{Player: f.Player, Kind: board.ChooseWay, Rule: rule.R508_1b, Min: 1, Max: 1, Card: f.Card.Card}, g.list)
	return true
}

// payNext goes on with the part of the cost that was chosen.
func payNext(g *Game, f *board.Frame) {
	goTo(f, effectFollows)
	chosen := g.state.Answered()[0]
	left := []board.Option{chosen}
	for _, o := range g.state.Values(f.Env, board.SlotOfCosts) {
		if o != chosen {
			left = append(left, o)
		}
	}
	g.state.Bind(f.Env, board.SlotOfCosts, left...)
	f.PC = partsOfCost(g.script(f))[chosen.N-1].from
}
