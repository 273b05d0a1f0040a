package engine

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The order of triggered effects (511.7a), and of what an instruction does for each of
// several cards (705.2e): a player is asked for it where another order could lead
// elsewhere. That is found out on copies of the state, which go on until somebody has
// priority, or decides something else.

// mostOrders is how many choices of a next effect are tried; where there are more, the
// player is asked.
const mostOrders = 40

// effectOrderMatters reports whether it can matter which of the effects comes next.
// Whether it does isn't known of effects without their text.
func (g *Game) effectOrderMatters(d board.Decision, effects []board.Option) bool {
	if g.orders || g.trial != nil || g.state.Loop().Running || g.state.Program().OrdersMatter() ||
		choicesAmong(len(effects)) > mostOrders {
		return true
	}
	if g.anyOrder || g.countThatDo(effects) < 2 {
		return false
	}
	for _, o := range effects {
		if g.state.Waiting()[o.N].Ability.ID == 0 {
			return true
		}
	}
	g.anyOrder = g.ordersAgree(d, effects, func(s *board.State) (another, isOver bool) {
		why := s.Decision().Rule
		return why == rule.R511_7a || why == rule.R511_7a_i, s.Top().Procedure == windowProcedure
	})
	return !g.anyOrder
}

// countThatDo is how many of the effects do anything, whatever comes before them.
func (g *Game) countThatDo(effects []board.Option) (n int) {
	for _, o := range effects {
		if !g.state.DoesNothing(&g.state.Waiting()[o.N]) {
			n++
		}
	}
	return n
}

// eachOrderMatters reports whether it can matter which of the cards is next for which an
// instruction does something: not where none of it lets anybody choose, and all orders
// lead to the same.
func (g *Game) eachOrderMatters(in *instruction, d board.Decision, left []board.Option) bool {
	if g.orders || g.trial != nil || g.state.Loop().Running || g.state.Program().OrdersMatter() ||
		choicesAmong(len(left)) > mostOrders || isChosenFor(g.script(in.frame)[in.frame.PC+1:in.To]) {
		return true
	}
	depth, pc := g.state.Depth(), in.frame.PC
	return !g.ordersAgree(d, left, func(s *board.State) (another, isOver bool) {
		f := s.Top()
		isSame := s.Depth() == depth && f.Procedure == effectProcedure
		return isSame && f.PC == pc, !isSame || f.PC > pc
	})
}

// isChosenFor reports whether a player chooses something as the instructions say.
func isChosenFor(script []board.Instruction) bool {
	return slices.ContainsFunc(script, func(b board.Instruction) bool {
		return b.Kind == board.AskMay || b.Kind == board.ModesBegins || b.Kind == board.EachBegins ||
			b.Kind == board.Do && isChoice(b.Node.Op)
	})
}

// ordersAgree reports whether all orders lead to the same that a player can choose by a
// decision. Where tells of a state whether what is next is decided in it once more, and
// else whether everything is done whose order is chosen.
func (g *Game) ordersAgree(d board.Decision, options []board.Option,
	where func(s *board.State) (another, isOver bool)) (agree bool) {
	if g.orderTrial == nil {
		g.orderTrial = &orderTrial{first: new(board.State)}
	}
	t := g.orderTrial
	g.state.Trying(func() {
		t.first.CopyFrom(g.state)
		t.first.Ask(d, options)
		t.left, t.known, t.where = mostOrders, false, where
		agree = t.agree(t.first, 0)
		t.first.ForgetLoops()
		for _, tried := range t.games {
			tried.state.ForgetLoops()
		}
	})
	return agree
}

// choicesAmong is how many choices of a next effect there are in all orders of so many.
func choicesAmong(effects int) (choices int) {
	for orders := 1; effects > 1 && choices <= mostOrders; effects-- {
		orders *= effects
		choices += orders
	}
	return choices
}

// orderTrial tries orders of effects and compares what they lead to.
type orderTrial struct {
	first   *board.State // in which the first is chosen
	where   func(s *board.State) (another, isOver bool)
	left    int     // so many more choices are tried
	games   []*Game // for the first that is chosen, the second, and so on
	known   bool
	shape   uint64
	amounts []board.Amount
}

// agree reports whether all orders from a state on, in which a player chooses the next
// effect, lead to the same as those tried before.
func (t *orderTrial) agree(s *board.State, level int) bool {
	if len(t.games) == level {
		t.games = append(t.games, &Game{state: new(board.State), orders: true})
	}
	g := t.games[level]
	for i := range s.StoredOptions() {
		if t.left--; t.left < 0 {
			return false
		}
		g.state.CopyFrom(s)
		g.options = g.options[:0]
		g.forgetTried()
		if err := g.Choose(i); err != nil {
			return false
		}
		another, isOver := t.where(g.state)
		switch {
		case another:
			if !t.agree(g.state, level+1) {
				return false
			}
		case !g.isOver() && !isOver:
			return false // something else is decided on the way
		case !t.isSame(g.state):
			return false
		}
	}
	return true
}

// isSame reports whether a state that an order leads to is that of the orders before.
func (t *orderTrial) isSame(s *board.State) bool {
	shape, _, amounts := s.Shape(board.EffectSeen, counting...)
	if !t.known {
		t.known, t.shape, t.amounts = true, shape, append(t.amounts[:0], amounts...)
	}
	return shape == t.shape && slices.Equal(amounts, t.amounts) && !s.Result().Over
}
