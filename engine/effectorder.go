package engine

import (
	"cmp"
	"slices"

	"canterlaw/engine/ability"
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
	g.anyOrder = g.ordersAgree(d, effects, g.tellNothing(effects), func(s *board.State) (another, isOver bool) {
		why := s.Decision().Rule
		return why == rule.R511_7a || why == rule.R511_7a_i, s.Top().Procedure == windowProcedure
	})
	return !g.anyOrder
}

// telling are the operations by which somebody may come to know something that they didn't.
var telling = ability.Ops(ability.Draw, ability.DrawFromBottom, ability.Look, ability.Reveal, ability.RevealUntil,
	ability.Search, ability.Flip, ability.FlipNumber, ability.Shuffle, ability.ShuffleIntoDeck, ability.ChooseRandom,
	ability.ChooseHidden, ability.Hand, ability.DrawDeck, ability.ProblemDeck, ability.TopOf, ability.BottomOf)

// tellNothing reports whether nobody learns anything as the effects are processed, so that whether
// to do what one of them says could as well be decided before what another does.
func (g *Game) tellNothing(effects []board.Option) bool {
	return !slices.ContainsFunc(effects, func(o board.Option) bool {
		script := g.state.Program().Ability(g.state.Waiting()[o.N].Ability.ID).Script
		return slices.ContainsFunc(script, func(in board.Instruction) bool {
			return in.Node != nil && in.Node.Within.HasAny(&telling)
		})
	})
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
	return !g.ordersAgree(d, left, false, func(s *board.State) (another, isOver bool) {
		f := s.Top()
		isSame := s.Depth() == depth && f.Procedure == effectProcedure
		return isSame && f.PC == pc, !isSame || f.PC > pc
	})
}

// nextReplacedMatters reports whether it can matter which of several Problems is replaced next: not
// where all orders lead to the same, as but for one of them they can't be replaced.
func (g *Game) nextReplacedMatters(d board.Decision, left []board.Option) bool {
	if g.orders || g.trial != nil || g.state.Loop().Running || choicesAmong(len(left)) > mostOrders {
		return true
	}
	depth, pc := g.state.Depth(), g.state.Top().PC
	return !g.ordersAgree(d, left, false, func(s *board.State) (another, isOver bool) {
		f := s.Top()
		isSame := s.Depth() == depth && f.Procedure == effectProcedure && f.PC == pc
		return isSame && s.Decision().Rule == d.Rule, s.Depth() <= depth && !isSame
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
// decision, and where they may answer, whatever they decide for each effect of what it lets
// them do or not. Where tells of a state whether what is next is decided in it once more, and
// else whether everything is done whose order is chosen.
func (g *Game) ordersAgree(d board.Decision, options []board.Option, answers bool,
	where func(s *board.State) (another, isOver bool)) (agree bool) {
	if g.orderTrial == nil {
		g.orderTrial = &orderTrial{first: new(board.State)}
	}
	t := g.orderTrial
	g.state.Trying(func() {
		t.first.CopyFrom(g.state)
		t.first.Ask(d, options)
		t.left, t.player, t.answers, t.where = mostOrders, d.Player, answers, where
		t.later, t.given, t.outcomes = false, t.given[:0], t.outcomes[:0]
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
	first    *board.State // in which the first is chosen
	player   board.Player // who chooses
	answers  bool         // that player may be asked on the way whether to do something
	where    func(s *board.State) (another, isOver bool)
	left     int         // so many more choices are tried
	games    []*Game     // for the first that is chosen, the second, and so on
	later    bool        // another order than the first is tried
	given    []wayAnswer // on the present way
	outcomes []orderOutcome
}

// wayAnswer is what a player decides on the way, of what an effect lets them do or not.
type wayAnswer struct {
	of  board.AbilityRef
	by  board.Ref
	yes bool
}

// orderOutcome is what orders lead to with such answers.
type orderOutcome struct {
	given   []wayAnswer
	shape   uint64
	amounts []board.Amount
}

// agree reports whether all orders from a state on, in which a player chooses the next effect or
// answers, lead to the same as those tried before with the same answers.
func (t *orderTrial) agree(s *board.State, level int) bool {
	if len(t.games) == level {
		t.games = append(t.games, &Game{state: new(board.State), orders: true})
	}
	g := t.games[level]
	for i, o := range s.StoredOptions() {
		if t.left--; t.left < 0 {
			return false
		}
		later, given := t.later, len(t.given)
		if s.Decision().Kind == board.YesOrNo {
			top := s.Top()
			t.given = append(t.given, wayAnswer{top.Ability, top.Card, o.Kind == board.YesOption})
		} else {
			t.later = later || i > 0
		}
		if !t.goesOn(g, s, i, level) {
			return false
		}
		t.later, t.given = later, t.given[:given]
	}
	return true
}

// goesOn is agree with one of the options.
func (t *orderTrial) goesOn(g *Game, s *board.State, option, level int) bool {
	g.state.CopyFrom(s)
	g.options = g.options[:0]
	g.forgetTried()
	if err := g.Choose(option); err != nil {
		return false
	}
	another, isOver := t.where(g.state)
	switch {
	case another:
		return t.agree(g.state, level+1)
	case g.isOver() || isOver:
		return t.isSame(g.state)
	}
	d := g.state.Decision() // something else is decided on the way
	return t.answers && d.Kind == board.YesOrNo && d.Player == t.player && t.agree(g.state, level+1)
}

// isSame reports whether a state that an order leads to is that of the orders before with the
// same answers. A later order for which other things are asked leads elsewhere.
func (t *orderTrial) isSame(s *board.State) bool {
	shape, _, amounts := s.Shape(board.EffectSeen, counting...)
	given := slices.SortedFunc(slices.Values(t.given), func(a, b wayAnswer) int {
		return cmp.Or(cmp.Compare(a.by.Card, b.by.Card), cmp.Compare(a.of.ID, b.of.ID), cmp.Compare(a.of.X, b.of.X))
	})
	same := func(o orderOutcome) bool { return slices.Equal(o.given, given) }
	if i := slices.IndexFunc(t.outcomes, same); i >= 0 {
		o := &t.outcomes[i]
		return shape == o.shape && slices.Equal(amounts, o.amounts) && !s.Result().Over
	}
	t.outcomes = append(t.outcomes, orderOutcome{given, shape, slices.Clone(amounts)})
	return !t.later && !s.Result().Over
}
