package engine

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The order of triggered effects (511.7a): a player is asked for it where another
// order could lead elsewhere. That is found out on copies of the state, which go on
// until somebody has priority, or decides something else.

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
	if g.anyOrder {
		return false
	}
	for _, o := range effects {
		if g.state.Waiting()[o.N].Ability.ID == 0 {
			return true
		}
	}
	if g.orderTrial == nil {
		g.orderTrial = &orderTrial{first: new(board.State)}
	}
	t := g.orderTrial
	g.state.Trying(func() {
		t.first.CopyFrom(g.state)
		t.first.Ask(d, effects)
		t.left, t.known = mostOrders, false
		g.anyOrder = t.agree(t.first, 0)
		t.first.ForgetLoops()
		for _, tried := range t.games {
			tried.state.ForgetLoops()
		}
	})
	return !g.anyOrder
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
	first   *board.State // in which the first effect is chosen
	left    int          // so many more choices are tried
	games   []*Game      // for the first effect chosen, the second, and so on
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
		d := g.state.Decision()
		switch {
		case d.Rule == rule.R511_7a || d.Rule == rule.R511_7a_i:
			if !t.agree(g.state, level+1) {
				return false
			}
		case !g.isOver() && g.state.Top().Procedure != windowProcedure:
			return false // something is decided in processing an effect
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
