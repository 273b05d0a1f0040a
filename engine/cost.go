package engine

import (
	"iter"
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Of 508, these rules stand elsewhere:
//   - 508.1: confrontstep.go, effects_can.go, paying.go, challengestep.go
//   - 508.1a: replacement.go, confrontstep.go

// What actions cost (508, 705.2c): what is printed or what the rules of the Main
// Phase ask for, and what modifiers add to it or take off.

// costChange is what one modifier adds to the cost of an action.
type costChange struct {
	n, least int // so many action tokens more, or less if negative, down to the least
	optional bool
}

// occurrenceOf gives the occurrence that an action is: what modifiers of costs
// and what forbids actions look at.
func (g *Game) occurrenceOf(p board.Player, a board.Action) board.Occurrence {
	o := board.Occurrence{Rule: actionRules[a.Kind], Player: p, Area: a.Area, Ability: a.Ability}
	if a.Card != 0 {
		o.Card = g.state.Ref(a.Card)
	}
	if a.Host != 0 {
		o.Host, o.Area = g.state.Ref(a.Host), g.state.Area(a.Host)
	}
	o.Kind = occurrenceKinds[a.Kind]
	switch a.Kind {
	case board.PlayTroublemaker:
		o.FaceDown = true
	case board.DrawCard:
		if deck := g.state.Cards(board.DrawDeck, p); len(deck) > 0 {
			o.Card = g.state.Ref(deck[0])
		}
	}
	return o
}

// occurrenceKinds are the kinds of occurrence that actions are.
var occurrenceKinds = [...]board.OccurrenceKind{
	board.PlayCard: board.CardPlayed, board.PlayTroublemaker: board.CardPlayed, board.MoveCharacter: board.CardMoved,
	board.RallyCard: board.CardUnfrightened, board.ActivateAbility: board.AbilityActivated,
	board.DrawCard: board.CardDrawn,
}

// costChanges lists what modifiers add to the cost of what would happen.
func (g *Game) costChanges(o board.Occurrence) []costChange {
	if !g.changesCosts(o.Kind) {
		return nil
	}
	var all []costChange
	g.priced = o
	for _, change := range g.costChangesBy(&g.priced) {
		all = append(all, change)
	}
	return all
}

// costChangesBy gives each of them with the card whose modifier it is.
func (g *Game) costChangesBy(o *board.Occurrence) iter.Seq2[board.Ref, costChange] {
	return func(yield func(board.Ref, costChange) bool) {
		for active := range g.state.Active(ability.AddCost) {
			x := active.Context
			x.There = o.Area
			n := active.Node
			if !g.state.Matches(n.Event(), o, &x, board.AsWould) {
				continue
			}
			change := costChange{least: g.state.NumberOf(n.Least(), &x)}
			switch amount := n.N(); amount.Op {
			case ability.OrNone:
				change.n, change.optional = g.state.NumberOf(amount.N(), &x), true
			case ability.Free:
				change.n = -board.MoreThanAnyCost
			default:
				change.n = g.state.NumberOf(amount, &x)
			}
			if change.n != 0 && !yield(active.Context.This, change) {
				return
			}
		}
	}
}

// from gives what the change makes of a cost that is never less than the floor.
func (c costChange) from(cost, floor int) int {
	if c.n > 0 {
		return cost + c.n
	}
	return max(cost+c.n, min(cost, max(c.least, floor)))
}

// dependsOn reports whether by another change this one does something else to the
// cost (711.3b): it stops at a number which the other brings nearer or moves away.
func (c costChange) dependsOn(other costChange, cost, floor int) bool {
	before := other.from(cost, floor)
	return c.from(before, floor)-before != c.from(cost, floor)-cost
}

// changedCost is a cost with what modifiers change of it, which are listed by their
// timestamps: applied as continuous modifiers are (711.3, 711.4), or so that each
// of them counts for as much as it can, which is a disputed point. It is never less
// than the floor.
func (g *Game) changedCost(base, floor int, changes []costChange) int {
	switch {
	case len(changes) == 0:
		return max(base, floor)
	case len(changes) == 1:
		return max(changes[0].from(base, floor), floor)
	case g.reading(board.OrderOfCostChanges) == board.EachChangeCounts:
		return eachCounting(base, floor, changes)
	}
	return asModifiers(base, floor, changes)
}

// asModifiers is a cost with what modifiers change of it in the order of their
// timestamps, one that depends on others after them.
func asModifiers(cost, floor int, changes []costChange) int {
	left := slices.Clone(changes)
	for len(left) > 0 {
		next := board.FirstToApply(len(left), func(one, other int) bool {
			return left[other] != left[one] && left[one].dependsOn(left[other], cost, floor)
		})
		cost = left[next].from(cost, floor)
		left = slices.Delete(left, next, next+1)
	}
	return max(cost, floor)
}

// eachCounting is a cost with what modifiers add to it and then with what they take
// off it, those that stop at a higher number first.
func eachCounting(cost, floor int, changes []costChange) int {
	ordered := slices.Clone(changes)
	slices.SortStableFunc(ordered, func(a, b costChange) int {
		if a.n > 0 != (b.n > 0) {
			return b.n - a.n
		}
		return b.least - a.least
	})
	for _, c := range ordered {
		cost = c.from(cost, floor)
	}
	return max(cost, floor)
}

// extraCost is how many action tokens modifiers ask for something to happen that
// costs nothing otherwise: challenging, confronting.
func (g *Game) extraCost(o board.Occurrence) int {
	var changes []costChange
	if g.changesCosts(o.Kind) {
		changes = g.leastCostChanges(o)
	}
	return g.changedCost(0, 0, changes)
}

func withoutOptional(changes []costChange) []costChange {
	return slices.DeleteFunc(changes, func(c costChange) bool { return c.optional && c.n > 0 })
}

// LeastCost is how many action tokens an action costs a player at least: with all that
// may be paid less.
func (g *Game) LeastCost(p board.Player, a board.Action) int {
	var changes []costChange
	if g.changesCosts(occurrenceKinds[a.Kind]) {
		changes = g.leastCostChanges(g.occurrenceOf(p, a))
	}
	return g.costWith(p, a, changes)
}

// changesCosts reports whether any modifier in force may change what an occurrence of the
// kind costs.
func (g *Game) changesCosts(k board.OccurrenceKind) bool {
	return g.state.Program().ChangesCost(k) && g.isAny(ability.AddCost)
}

// leastCostChanges lists what modifiers add to the cost of what would happen, but for what
// need not be added. The slice is good until the next call.
func (g *Game) leastCostChanges(o board.Occurrence) []costChange {
	g.costs, g.priced = g.costs[:0], o
	for _, change := range g.costChangesBy(&g.priced) {
		g.costs = append(g.costs, change)
	}
	g.costs = withoutOptional(g.costs)
	return g.costs
}

func (g *Game) costWith(p board.Player, a board.Action, changes []costChange) int {
	base, floor := g.costBefore(p, a)
	return g.changedCost(base, floor, changes)
}

// costBefore is how many action tokens an action costs before modifiers change that,
// and below which number they can't get it.
func (g *Game) costBefore(p board.Player, a board.Action) (base, floor int) {
	if a.Kind != board.ActivateAbility {
		base = g.cost(&a)
	}
	if a.Kind == board.MoveCharacter && g.holds(rule.R609_2b) &&
		g.reading(board.LeastCostOfMoving) == board.LeastIsOne {
		floor = 1
	}
	for _, ref := range g.furtherCosts(p, a) {
		x, _ := g.contextOfActivation(p, board.Action{Card: a.Card, Ability: ref})
		base += g.tokensIn(g.state.Program().Ability(ref.ID).Script, &x)
	}
	return base, floor
}

// orderOfCostChangesMatters reports whether the cost of an action depends on the order
// in which modifiers change it.
func (g *Game) orderOfCostChangesMatters(p board.Player, a board.Action, changes []costChange) bool {
	base, floor := g.costBefore(p, a)
	return asModifiers(base, floor, changes) != eachCounting(base, floor, changes)
}

// tokensIn is how many action tokens the costs of a script ask their player to
// pay: together, if several parts do.
func (g *Game) tokensIn(script []board.Instruction, x *board.Context) int {
	n := 0
	for i := range script {
		if g.isFixedPayment(&script[i], x) {
			n += max(0, g.state.NumberOf(countedBefore(script[:i], script[i].Node.N()), x))
		}
	}
	return n
}

// countedBefore is what a number that has a name stands for: the costs of an action are
// determined before its script gives the name (705.2c).
func countedBefore(script []board.Instruction, n *ability.Node) *ability.Node {
	for _, in := range script {
		names := n.Slot != 0 && in.Kind == board.Do && in.Node.Op == ability.Let
		if names && slices.Contains(in.Slots, n.Slot) {
			return in.Node.What()
		}
	}
	return n
}

// isFixedPayment reports whether an instruction is a part of a cost by which its
// player pays a number of action tokens that isn't theirs to choose.
func (g *Game) isFixedPayment(in *board.Instruction, x *board.Context) bool {
	return in.Cost && in.Kind == board.Do && in.Node.Op == ability.Pay && in.Node.N().Kind == ability.Number &&
		g.state.PlayersOf(in.Node.By(), x).Has(x.You)
}

// price checks that the player has the means to pay all of the cost (508.1d).
func (c *check) price() bool {
	have, need := c.g.state.Tokens(c.player), max(0, c.g.LeastCost(c.player, c.action)-c.less)
	if have < need && !c.add(Violation{Code: NotEnoughTokens, Rule: rule.R508_1d, Card: c.action.Card,
		Have: have, Need: need}) {
		return false
	}
	for _, cost := range c.g.furtherCosts(c.player, c.action) {
		script := c.g.state.Program().Ability(cost.ID).Script
		c.context, _ = c.g.contextOfActivation(c.player, board.Action{Card: c.action.Card, Ability: cost})
		if !c.g.canPayCosts(script, &c.context, min(have, need)) &&
			!c.add(Violation{Code: CostNotPayable, Rule: rule.R508_1c, Card: c.action.Card}) {
			return false
		}
	}
	return true
}

// canPayCosts reports whether the parts of a script's costs other than action
// tokens can be paid (508.1c, 508.1d), beside the tokens that the action costs.
func (g *Game) canPayCosts(script []board.Instruction, x *board.Context, tokens int) bool {
	if !g.holds(rule.R508_1c) {
		return true
	}
	g.parts = g.parts[:0]
	for i := range script {
		if script[i].Cost && script[i].Kind == board.Do && !g.isFixedPayment(&script[i], x) {
			g.parts = append(g.parts, script[i])
		}
	}
	return g.canAll(g.parts, x, tokens)
}
