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
			part.isOfThis = isOfThis(in.Node)
		case in.Kind == board.JumpIfUndone && int(in.To) >= len(script):
			part.end = uint16(i + 1)
			parts = append(parts, part)
			part = costPart{from: part.end}
		}
	}
	return parts
}

// isOfThis reports whether an effect is done to the card that has the ability, or to what is
// beneath it.
func isOfThis(n *ability.Node) bool {
	of := n.Subject()
	if n.Op == ability.Spend {
		of = n.Beneath()
	}
	return of != nil && of.Op == ability.This
}

// isOfSeveralParts reports whether a cost asks for more than one thing to be done.
func isOfSeveralParts(costs []board.Instruction) bool {
	does := 0
	for i := range costs {
		if costs[i].Kind == board.Do && !isChoice(costs[i].Node.Op) {
			does++
		}
	}
	return does > 1
}

// costOrderMatters reports whether it can matter which part of a cost is paid first.
// Tokens are no matter, and of parts that do the same the player can choose the same
// in either order.
func (g *Game) costOrderMatters(parts []costPart, script []board.Instruction, x *board.Context) bool {
	for i, p := range parts {
		for _, other := range parts[i+1:] {
			if p.op == 0 || p.op == ability.Pay || other.op == 0 || other.op == ability.Pay || p.op == other.op {
				continue
			}
			one, another := script[p.from:p.end], script[other.from:other.end]
			if p.isOfThis && other.isOfThis && p.spoils(other) != other.spoils(p) ||
				feeds(p.op, another) || feeds(other.op, one) {
				return true
			}
			if takesAway(p.op) != takesAway(other.op) && !(p.isOfThis && other.isOfThis) &&
				g.areOfTheSame(one, another, x) {
				return true
			}
		}
	}
	return false
}

// spoils reports whether another part of a cost couldn't be paid after this one: the
// card that has the ability would have left play, or be frightened.
func (p costPart) spoils(other costPart) bool {
	return p.isOfThis && other.isOfThis && takesAway(p.op)
}

// takesAway reports whether what is done to a card leaves it in another zone or
// face-down.
func takesAway(op ability.Op) bool {
	switch op {
	case ability.Retire, ability.Dismiss, ability.Banish, ability.Frighten, ability.PutInHand, ability.PutOnTop,
		ability.PutOnBottom, ability.PutOnTopOrBottom, ability.PutInDiscards, ability.ShuffleIntoDeck,
		ability.Discard: // what is spent is beneath a card, which stays
		return true
	}
	return false
}

// feeds reports whether what a part of a cost does puts cards where another part
// looks for them.
func feeds(op ability.Op, other []board.Instruction) bool {
	to := ability.Op(0)
	switch op {
	case ability.Retire, ability.Dismiss, ability.Discard, ability.PutInDiscards, ability.Spend:
		to = ability.DiscardPile
	case ability.PutInHand:
		to = ability.Hand
	case ability.Banish:
		to = ability.BanishedZone
	}
	for i := range other {
		if other[i].Kind == board.Do && (to != 0 && other[i].Node.Within.Has(to) || to == ability.Hand &&
			other[i].Node.Op == ability.Discard) {
			return true
		}
	}
	return false
}

// areOfTheSame reports whether two parts of a cost could be paid with the same card.
func (g *Game) areOfTheSame(one, other []board.Instruction, x *board.Context) bool {
	among := g.paidWith(other, x)
	return slices.ContainsFunc(g.paidWith(one, x), func(r board.Ref) bool { return slices.Contains(among, r) })
}

// paidWith lists the cards with which a part of a cost could be paid.
func (g *Game) paidWith(part []board.Instruction, x *board.Context) (cards []board.Ref) {
	for i := range part {
		if part[i].Kind != board.Do {
			continue
		}
		params := part[i].Node.Op.Entry().Params
		for at := range params {
			if arg := part[i].Node.Arg(at); params[at].Kind == ability.Cards && arg != nil &&
				!g.mentionsUnbound(arg, x) {
				cards = append(cards, g.state.Select(arg, x)...)
			}
		}
	}
	return cards
}

// choosesCost lets a frame go on with the next part of the cost, where one begins
// or has been paid, and asks which one that is. It reports whether it did.
func (g *Game) choosesCost(f *board.Frame, script []board.Instruction) bool {
	costs := costsOf(script)
	if len(costs) == 0 || int(f.PC) > len(costs) || !g.holds(rule.R508_1b) {
		return false
	}
	begins := f.PC == 0 && !g.state.IsBound(f.Env, board.SlotOfCosts)
	left := g.state.Values(f.Env, board.SlotOfCosts)
	if begins && !isOfSeveralParts(costs) || !begins && len(left) == 0 {
		return false
	}
	parts := partsOfCost(script)
	x := f.Context()
	if begins && !g.costOrderMatters(parts, script, &x) {
		return false
	}
	switch {
	case begins:
		if f.Kind&paysCosts == 0 && !g.canAll(costs, &x, 0) {
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
		spoils := slices.ContainsFunc(left, func(other board.Option) bool {
			return other != o && p.spoils(parts[other.N-1])
		})
		if !spoils && g.canAll(script[p.from:p.end], &x, 0) {
			g.list = append(g.list, o)
		}
	}
	if len(g.list) == 0 { // the cost can't be paid after what has been paid
		g.list = append(g.list, left[0])
	}
	goTo(f, effectPays)
	g.ask(board.Decision{Player: f.Player, Kind: board.ChooseWay, Rule: rule.R508_1b, Min: 1, Max: 1,
		Card: f.Card.Card}, g.list)
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
