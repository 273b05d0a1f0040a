package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The instructions that are not effects themselves: conditions, loops, what a
// player may do, modes, and the creation of modifiers.

func (g *Game) control(in *instruction) {
	switch in.Kind {
	case board.JumpTo:
		in.jump(in.To)
	case board.JumpUnless:
		g.noteWhenAsked(in)
		if g.state.ConditionOf(in.Node, &in.x) {
			in.next()
		} else {
			g.noteNotSo(in)
			in.jump(in.To)
		}
	case board.JumpIfUndone:
		if in.frame.Undone {
			in.jump(in.To)
		} else {
			in.next()
		}
	case board.AskMay:
		g.askMay(in)
	case board.EachBegins:
		g.beginEach(in)
	case board.EachNext:
		g.nextOfEach(in)
	case board.TimesBegins:
		g.state.Bind(in.x.Env, in.Slots[1], board.Number(g.state.NumberOf(in.Node.N(), &in.x)))
		in.next()
	case board.TimesNext:
		left := g.state.Values(in.x.Env, in.Slots[1])[0].Int()
		if left <= 0 {
			in.jump(in.To)
			return
		}
		g.state.Bind(in.x.Env, in.Slots[1], board.Number(left-1))
		in.next()
	case board.ModesBegins:
		g.askModes(in)
	case board.ModeNext:
		for _, v := range g.state.Values(in.x.Env, in.Slots[0]) {
			if v.N == int32(in.Num) {
				in.next()
				return
			}
		}
		in.jump(in.To)
	case board.Create:
		g.createModifier(in)
	}
}

// noteWhenAsked says how the points are read about when a triggered effect's condition
// is looked at (712.2).
func (g *Game) noteWhenAsked(in *instruction) {
	if g.trail == nil || g.unread {
		return
	}
	now := g.state.ConditionOf(withoutLock(in.Node), &in.x)
	if in.Late && (g.reading(board.LateCondition) == board.AsReached || now != g.state.ConditionOf(in.Node, &in.x)) {
		g.noteReading(board.LateCondition, rule.R712_2)
	}
	if g.state.Program().Ability(in.frame.Ability.ID).Keyword == "Studious" && !now {
		g.noteReading(board.StudiousTwice, rule.R712_2)
	}
	for _, about := range pointsOfConditions {
		if in.Node.Within.Has(about.op) && g.isSoOtherwise(in, about.point) != now {
			g.noteReading(about.point, about.rule)
		}
	}
}

// pointsOfConditions are the disputed points about words that conditions have.
var pointsOfConditions = [...]struct {
	op    ability.Op
	point board.Disputed
	rule  rule.Number
}{
	{ability.SparePower, board.PowerBeyondRequired, rule.R611_3},
	{ability.MoreThanAnyOther, board.MoreThanNone, rule.R707_2},
	{ability.ItsProblem, board.NobodyAtNoProblem, rule.R501_1},
	{ability.CanLastUntil, board.DurationOver, rule.R708_2},
}

// isSoOtherwise reports whether a condition is true by the other reading of a point.
func (g *Game) isSoOtherwise(in *instruction, d board.Disputed) bool {
	way := g.wayOn(0)
	way.PlayBy(g.readAs(d, 1-g.reading(d)))
	return way.ConditionOf(withoutLock(in.Node), &in.x)
}

// withoutLock gives a condition that is looked at now, whatever it was as the effect was
// created.
func withoutLock(n *ability.Node) *ability.Node {
	other := *n
	if n.Op != ability.Bound {
		other.Slot = 0
	}
	if n.Op == ability.Not {
		other.Args = []*ability.Node{withoutLock(n.What())}
	}
	return &other
}

// beginEach keeps the cards or players that the loop is for, which are those of
// this moment.
func (g *Game) beginEach(in *instruction) {
	var all []board.Option
	if in.Node.Op == ability.EachPlayer {
		set := g.state.PlayersOf(in.Node.Players(), &in.x)
		for p := range g.state.InTurnOrder(g.state.FirstToDecide()) {
			if set.Has(p) {
				all = append(all, board.Seat(p))
			}
		}
	} else {
		for _, r := range g.state.Select(in.Node.Cards(), &in.x) {
			all = append(all, board.Option{Kind: board.CardOption, Card: r})
		}
	}
	g.state.Bind(in.x.Env, in.Slots[1], all...)
	g.noteOrderAfterOpening(in.Node.Op == ability.EachPlayer && len(all) > 1)
	if in.Node.Op == ability.EachPlayer && len(all) > 1 && g.canGather(in) {
		in.frame.Kind |= gathersChanges
		g.state.Bind(in.x.Env, in.Slots[2], board.Number(len(g.state.Pending(0))))
	}
	in.next()
}

// nextOfEach takes the next card or player: players in turn order (801.1),
// cards in the order that the player chooses.
func (g *Game) nextOfEach(in *instruction) {
	left := g.state.Values(in.x.Env, in.Slots[1])
	if len(left) == 0 {
		g.state.Bind(in.x.Env, in.Slots[0])
		in.jump(in.To)
		if in.frame.Kind&gathersChanges != 0 {
			g.doGathered(in)
		}
		return
	}
	chosen := left[0]
	if in.Node.Op == ability.Each && len(left) > 1 {
		player := g.chooser(in.Node.By(), &in.x)
		if in.stage == 0 && player != board.NoPlayer {
			in.await(1)
			d := g.decisionFor(in, player, board.ChooseCards, 1, 1)
			if !g.eachOrderMatters(in, d, left) {
				left = left[:1]
			}
			g.ask(d, left)
			return
		}
		if in.stage == 1 {
			chosen = g.state.Answered()[0]
		}
	}
	rest := make([]board.Option, 0, len(left))
	for _, o := range left {
		if o != chosen {
			rest = append(rest, o)
		}
	}
	g.state.Bind(in.x.Env, in.Slots[1], rest...)
	g.state.Bind(in.x.Env, in.Slots[0], chosen)
	in.next()
}

// askModes asks which of the modes are followed.
func (g *Game) askModes(in *instruction) {
	if in.stage == 1 {
		g.state.Bind(in.x.Env, in.Slots[0], append([]board.Option(nil), g.state.Answered()...)...)
		in.next()
		return
	}
	player := g.chooser(in.Node.By(), &in.x)
	if in.Node.N().Op == ability.AtRandom {
		player = board.Chance
	}
	if player == board.NoPlayer {
		g.state.Bind(in.x.Env, in.Slots[0])
		in.next()
		return
	}
	least, most := g.amount(in.Node.N(), &in.x, in.Node.Num)
	in.await(1)
	g.askFor(in, player, board.ChooseWay, least, most, g.modesToChoose(in, player, most))
}

// modesToChoose lists the modes that a player can choose. If it is one, it is one of
// those of which something can be done (705.2e), unless there are none such; of several,
// one may make another possible.
func (g *Game) modesToChoose(in *instruction, player board.Player, most int) (modes []board.Option) {
	script := g.script(in.frame)
	var all []board.Option
	for at := int(in.frame.PC) + 1; at < len(script); at++ {
		if script[at].Kind != board.ModeNext || script[at].Slots[0] != in.Slots[0] {
			continue
		}
		mode := board.Option{Kind: board.ModeOption, N: int32(script[at].Num)}
		all = append(all, mode)
		if g.canFollowMode(script, at+1, min(int(script[at].To), len(script)), in.x) {
			modes = append(modes, mode)
		}
	}
	if player == board.Chance || most > 1 || len(modes) == 0 {
		return all
	}
	return modes
}

// canFollowMode reports whether anything of a mode can be done, whose instructions stand
// from a place of the script to another.
func (g *Game) canFollowMode(script []board.Instruction, from, to int, x board.Context) bool {
	only := from < to && script[from].Kind == board.JumpUnless && int(script[from].To) >= to
	return (!only || g.state.ConditionOf(script[from].Node, &x)) && g.canFollowPart(script, from, to, &x)
}

// amount evaluates how many may be chosen of so many.
func (g *Game) amount(n *ability.Node, x *board.Context, of int) (least, most int) {
	switch n.Op {
	case ability.AnyNumber:
		return 0, of
	case ability.UpTo:
		return 0, min(max(0, g.state.NumberOf(n.N(), x)), of)
	case ability.OrNone:
		return 0, max(0, g.state.NumberOf(n.N(), x))
	case ability.AtRandom:
		n = n.N()
	}
	wanted := min(max(0, g.state.NumberOf(n, x)), of)
	return wanted, wanted
}
