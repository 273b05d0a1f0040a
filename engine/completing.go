package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Whether an action can be completed (705.2). One that is legal otherwise can still
// fail in its steps: its costs stand in each other's way, or nothing that it says can
// be done in the end. Where that is possible it is tried on a copy of the state, with
// one answer after another to what is asked in its steps, until one way completes it.

// trial is the trying of an action, as far as one way through its steps has led.
type trial struct {
	*attempts
	depth  int         // the place of the action's own procedure
	begun  bool        // the action has been announced
	failed rule.Number // the step in which it could not be completed
}

// attempts are what is kept for trying actions.
type attempts struct {
	games []*Game   // one for each decision in the steps of an action, reused
	steps int       // how many steps may still be taken for the present action
	done  []outcome // of the actions at the present decision
}

// outcome is what came of trying an action: the step in which it fails whatever is
// decided, 0 if it can be completed.
type outcome struct {
	action board.Action
	failed rule.Number
}

// An action is tried through so many steps, and so many decisions on one way, at most.
// One for which that isn't enough counts as one that can be completed: an effect that
// copies itself, for instance, comes to no end.
const (
	mostTried    = 20_000
	mostAnswered = 60
)

// completes checks that the action can be completed (705.2).
func (c *check) completes() bool {
	a := c.settled()
	if d := c.g.state.Decision(); d.Player != c.player || d.Kind != board.Priority && d.Kind != board.Opening ||
		!c.g.canFail(c.player, a) {
		return true
	}
	step := c.g.failsIn(a)
	return c.require(step == 0, Violation{Code: CannotBeCompleted, Rule: step, Card: a.Card})
}

// failsIn finds the step in which an action fails that the player could take now,
// whatever is decided in it; 0 if it can be completed.
func (g *Game) failsIn(a board.Action) rule.Number {
	if g.attempts == nil {
		g.attempts = &attempts{}
	}
	for _, o := range g.attempts.done {
		if o.action == a {
			return o.failed
		}
	}
	g.attempts.steps = mostTried
	t := trial{attempts: g.attempts, depth: int(g.state.Depth())}
	failed := g.try(t, []board.Option{{Kind: board.ActionOption, Action: a}}, 0)
	g.attempts.done = append(g.attempts.done, outcome{a, failed})
	return failed
}

// forgetTried forgets what came of trying actions: the game is about to wait for
// another decision, or for the same after a change.
func (g *Game) forgetTried() {
	if g.attempts != nil {
		g.attempts.done = g.attempts.done[:0]
	}
	g.forgetListed()
}

// try goes on with an answer to the decision that the game waits for, on a copy of
// the state, and finds the latest step in which the action fails, if it does so
// whatever is decided from there on; 0 if it can be completed. The level is how many
// decisions of the action have been answered.
func (g *Game) try(t trial, chosen []board.Option, level int) rule.Number {
	if level == mostAnswered {
		return 0
	}
	if len(t.games) == level {
		t.games = append(t.games, &Game{state: new(board.State)})
	}
	next := t.games[level]
	next.state.CopyWithoutLoops(g.state)
	next.options, next.trial = next.options[:0], &t
	next.forgetListed()
	next.take(chosen)
	for next.state.Decision().Kind == board.NoDecision {
		frames := next.state.Frames()
		t.begun = t.begun || len(frames) > t.depth && frames[t.depth].Procedure == actionProcedure
		if next.isOver() || t.failed != 0 ||
			t.begun && (len(frames) == t.depth || next.canFailNoMore(&frames[t.depth])) || t.steps == 0 {
			return t.failed
		}
		t.steps--
		next.takeStep()
	}
	if d := next.state.Decision(); d.Kind == board.Priority || d.Kind == board.Opening || d.Open {
		return 0 // it has come so far as to start a faceoff
	}
	var latest rule.Number
	eachAnswer(next.state.Decision(), slices.Clone(next.Options()), func(answer []board.Option) bool {
		failed := next.try(t, answer, level+1)
		latest = max(latest, failed)
		if failed == 0 {
			latest = 0
		}
		return failed != 0
	})
	return latest
}

// canFailNoMore reports whether an action in progress can be completed: its costs are
// paid, and of its instructions enough has been done.
func (g *Game) canFailNoMore(f *board.Frame) bool {
	return f.Taken == actionFollows && f.Ability.ID != 0 && g.reading(board.NothingToDo) == board.IfNothing &&
		g.state.SomethingHappened()
}

// isTried reports whether the procedure in progress is that of an action which is only
// tried.
func (g *Game) isTried() bool { return g.trial != nil && int(g.state.Depth()) == g.trial.depth+1 }

// fails notes, where an action is only tried, that it fails. It reports whether it is
// the one that is tried.
func (g *Game) fails(step rule.Number) bool {
	if g.isTried() {
		g.trial.failed = step
		return true
	}
	return false
}

// eachAnswer calls try with each answer to a decision until it returns false: more
// of the options before fewer.
func eachAnswer(d board.Decision, options []board.Option, try func([]board.Option) bool) {
	if d.Kind == board.ChooseNumber {
		slices.Reverse(options)
	}
	chosen := make([]board.Option, 0, len(options))
	var choose func(from, left int) bool
	choose = func(from, left int) bool {
		if left == 0 {
			return try(chosen)
		}
		for i := from; i < len(options); i++ {
			next := i + 1
			if d.Kind == board.OrderCards {
				next = 0
				if slices.Contains(chosen, options[i]) {
					continue
				}
			}
			chosen = append(chosen, options[i])
			goesOn := choose(next, left-1)
			chosen = chosen[:len(chosen)-1]
			if !goesOn {
				return false
			}
		}
		return true
	}
	for n := min(int(d.Max), len(options)); n >= int(d.Min); n-- {
		if !choose(0, n) {
			return
		}
	}
}

// canFail reports whether an action of a player that is legal otherwise has to be
// tried, since it may not be possible to complete it.
func (g *Game) canFail(p board.Player, a board.Action) bool {
	if !g.state.Program().HasAbilities() || !g.holds(rule.R705_2) {
		return false
	}
	costs, script, x := g.furtherCosts(p, a), []board.Instruction(nil), board.Context{}
	switch {
	case a.Kind == board.ActivateAbility:
		x, _ = g.contextOfActivation(p, a)
		script = g.state.Program().Ability(a.Ability.ID).Script
	case isPlayed(a.Kind) && g.state.Type(a.Card) == card.Event:
		text := g.wayOf(p, a).text
		x = board.Context{This: g.state.Ref(a.Card), You: p, X: text.X}
		script = g.state.Program().Ability(text.ID).Script
	}
	if len(costs) == 0 && len(script) == 0 {
		return false
	}
	switch {
	case g.state.Decision().Kind == board.Opening && g.isUnprepared() &&
		g.reading(board.ProcessingBeforeOpening) == board.IsProcessed:
		return true // what is processed before may change anything
	case isPlayed(a.Kind) && (len(costs) > 0 || g.state.Program().HasOp(ability.AddCost) &&
		len(g.costChanges(g.occurrenceOf(p, a))) > 0):
		return true // the card isn't in hand any more when its costs are paid
	case a.Kind == board.ActivateAbility && mayNotBePaid(costsOf(script)):
		return true
	case g.reading(board.NothingToDo) == board.IfNothing:
		return len(script) > 0 && !g.isSureToDo(script, x, a)
	}
	return g.reading(board.NothingToDo) == board.IfAnything && len(script) > 0
}

// mayNotBePaid reports whether it may turn out only as a cost is paid that it can't
// be: one part may take away what another needs, or the player chooses how much it is.
func mayNotBePaid(costs []board.Instruction) bool {
	parts := 0
	for _, in := range costs {
		switch {
		case in.Kind != board.Do || isChoice(in.Node.Op):
		case in.Node.Op != ability.Pay:
			parts++
		case in.Node.N().Kind != ability.Number:
			return true
		}
	}
	return parts > 1
}

// isSureToDo reports whether something of an action's script is sure to be done: it
// creates a modifier first, or what it does first can be done as things are, and
// neither its costs nor playing its card change that.
func (g *Game) isSureToDo(script []board.Instruction, in board.Context, a board.Action) bool {
	x := &g.sure
	*x = in
	first := 0
	if a.Kind == board.ActivateAbility {
		first = len(costsOf(script))
	}
	does := first
	for does < len(script) && script[does].Kind == board.Do && isChoice(script[does].Node.Op) {
		does++
	}
	switch {
	case does == len(script) || script[does].Cost:
		return false
	case script[does].Kind == board.Create:
		return true
	}
	changed := []ability.Op{ability.TokensOf}
	if a.Kind != board.ActivateAbility {
		changed = append(changed, ability.Hand, ability.HandSizeOf)
	}
	for _, in := range script[:first] {
		switch {
		case in.Kind != board.Do || isChoice(in.Node.Op) || in.Node.Op == ability.Pay:
		case in.Node.Op == ability.Exhaust:
			changed = append(changed, ability.IsExhausted, ability.IsReady, ability.Exhaust, ability.Ready)
		default:
			return false // it may change anything
		}
	}
	return !g.modifiersLookAt(changed) && g.isSureFrom(script, first, len(script), x, changed...)
}

// modifiersLookAt reports whether any continuous modifier depends on what such
// operations look at.
func (g *Game) modifiersLookAt(ops []ability.Op) bool {
	looks := func(id board.AbilityID) bool {
		a := g.state.Program().Ability(id)
		return (a.Type == ability.Continuous || a.Type == ability.PlayRule) &&
			slices.ContainsFunc(a.Statements, func(n *ability.Node) bool {
				return slices.ContainsFunc(ops, n.Within.Has)
			})
	}
	return slices.ContainsFunc(g.state.Abilities(), func(h board.Having) bool { return looks(h.Ability.ID) }) ||
		slices.ContainsFunc(g.state.Modifiers(), func(m board.Modifier) bool { return looks(m.Ability.ID) })
}

// isSureFrom reports whether an effect between two places of a script is sure to be done, with what can be
// chosen and asked before it, if nothing changes at which such operations look. One that isn't sure is done all
// the same, which is enough, or leaves everything as it is for the next.
func (g *Game) isSureFrom(script []board.Instruction, from, to int, x *board.Context, but ...ability.Op) bool {
	x.Env = board.TrialEnv
	for at := from; at < to; at++ {
		switch in := &script[at]; {
		case in.Kind == board.AskMay && asksOnly(script, at):
			at++ // past what is not done if they don't
		case in.Kind == board.EachBegins && in.Node.Op == ability.EachPlayer:
			end := int(script[at+1].To)
			if g.isSureWith(in.Slots[0], playerOptions(g, in.Node, x), script, at+2, end-1, x, but) {
				return true
			}
			at = end - 1
		case in.Kind != board.Do:
			return false
		case g.mentionsUnbound(in.Node, x) || slices.ContainsFunc(but, in.Node.Within.Has):
		case isChoice(in.Node.Op):
			if len(in.Slots) > 0 && in.Slots[0] != 0 &&
				g.isSureWith(in.Slots[0], g.optionsKnown(script, at, x), script, at+1, to, x, but) {
				return true
			}
		case isFollowedAsChecked(in.Node.Op) && g.canDoAt(script, at, x, true):
			return true
		}
	}
	return false
}

// isSureWith reports whether it is so with one of the options in a slot.
func (g *Game) isSureWith(slot uint8, options []board.Option, script []board.Instruction, from, to int,
	x *board.Context, but []ability.Op) bool {
	if len(options) == 0 {
		return false
	}
	with := x.Supposing(slot, board.Option{})
	return slices.ContainsFunc(options, func(o board.Option) bool {
		with.Suppose(o)
		return g.isSureFrom(script, from, to, with, but...)
	})
}

// optionsKnown lists the cards, areas or players that a choice is between; none of other choices.
func (g *Game) optionsKnown(script []board.Instruction, place int, x *board.Context) []board.Option {
	switch n := script[place].Node; n.Op {
	case ability.Choose, ability.ChooseTogether, ability.ChooseHidden, ability.ChooseRandom:
		return g.optionsToChoose(script, place, x)
	case ability.ChooseArea:
		return areaOptions(g, n, x)
	case ability.ChoosePlayer:
		return playerOptions(g, n, x)
	}
	return nil
}

// asksOnly reports whether a player is asked at a place of a script whether to do what follows, which is done only
// if they say so.
func asksOnly(script []board.Instruction, place int) bool {
	return int(script[place].To) == place+1 && place+1 < len(script) && script[place+1].Kind == board.JumpIfUndone
}

// isFollowedAsChecked reports whether something is done by an effect wherever it was
// found that it can be.
func isFollowedAsChecked(op ability.Op) bool {
	switch op {
	case ability.Draw, ability.Move, ability.Send, ability.Gain, ability.Score, ability.Look,
		ability.Reveal, ability.Dismiss, ability.Frighten, ability.Exhaust, ability.Ready, ability.Banish,
		ability.PutInHand, ability.CutieMark, ability.PutCounters,
		ability.GainControl, ability.TurnOver, ability.TurnToBoosted, ability.TurnToStart,
		ability.ShuffleIntoDeck, ability.StartFaceoff:
		return true
	}
	return false
}
