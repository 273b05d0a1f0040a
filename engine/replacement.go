package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Of 710, these say what something is, and nothing is done by them: 710.2, 710.5a.

// Replacing what would happen (710). The batch stands among what is pending in
// the state, from the frame's N on; PC is how many rows of lineages there were
// before. Flags is which of the replacements that apply has been chosen. Kind is
// one more than the place of the frame of an effect that is told what came of
// the batch, 0 if none is, and M what it wanted done.

const (
	changeLooks = iota
	changeChosen
	changeOffers
	changeDecided
	changeApplies
	changeHappens
)

var changeSteps = []step{
	changeLooks:   {rule: rule.R710_1, do: chooseReplacement},
	changeChosen:  {rule: rule.R710_1, do: keepReplacement},
	changeOffers:  {rule: rule.R710_1, do: offerReplacement},
	changeDecided: {rule: rule.R710_1, do: mayDecline},
	changeApplies: {rule: rule.R711_2, do: applyReplacement},
	changeHappens: {rule: rule.R710_1, do: finishChange},
}

// isReplaced reports whether a replacement modifier would replace an occurrence
// of the batch. What an effect does that replaces another occurrence has been
// through what that one has been through (710.3).
func (g *Game) isReplaced(batch []board.Occurrence) bool {
	lineage := uint16(0)
	if g.state.Depth() > 0 {
		if f := g.state.Top(); f.Procedure == effectProcedure {
			lineage = f.Lineage
		}
	}
	found := false
	for i := range batch {
		if batch[i].Lineage == 0 {
			batch[i].Lineage = lineage
		}
		if g.trail != nil {
			g.noteImpossible(g.state.Replacements(&batch[i]))
		}
		found = found || len(g.replacements(&batch[i])) > 0
	}
	if !found {
		g.noteNotAgain(batch)
	}
	return found
}

// replacements lists the replacement modifiers that would replace an occurrence,
// but for those whose cost can't be paid (508.1d). Those that a player may choose
// can't be chosen for what is paid as a cost: a disputed point.
func (g *Game) replacements(o *board.Occurrence) []board.Replacement {
	all := g.state.Replacements(o)
	payable := all[:0]
	isCost := o.Rule == rule.R508_1
	for _, r := range all {
		if isCost && g.state.MayDecline(&r) != board.NoPlayer {
			g.noteReading(board.OptionalReplacementOfACost, rule.R508_1a)
			continue
		}
		if g.canPayFor(&r) {
			payable = append(payable, r)
		}
	}
	return payable
}

func (g *Game) canPayFor(r *board.Replacement) bool {
	script := g.state.Program().Ability(r.By.Ability.ID).Script
	costs := costsOf(script)
	return (len(costs) == 0 || g.canAllIn(costs, r.Context)) &&
		(g.state.MayDecline(r) == board.NoPlayer || g.mayChoose(script, r))
}

// mayChoose reports whether a player may choose a replacement. Whether they may
// if what would happen instead can't is a disputed point.
func (g *Game) mayChoose(script []board.Instruction, r *board.Replacement) bool {
	return g.reading(board.PersistentOnTheFearless) == board.StaysInPlay || g.canFollowAnyIn(script, r.Context)
}

// noteImpossible says how the point is read that a replacement brings up which a
// player may choose and by which something would happen instead that can't.
func (g *Game) noteImpossible(all []board.Replacement) {
	for i := range all {
		r := &all[i]
		if g.state.MayDecline(r) != board.NoPlayer &&
			!g.canFollowAnyIn(g.state.Program().Ability(r.By.Ability.ID).Script, r.Context) {
			g.noteReading(board.PersistentOnTheFearless, rule.R710_4)
		}
	}
}

// keepsFromPaying reports whether an occurrence can't be part of a cost since it
// would be replaced (508.1a). Whether one that a player may replace is meant is a
// disputed point.
func (g *Game) keepsFromPaying(o *board.Occurrence) bool {
	if !g.state.Program().HasReplacements() || !g.holds(rule.R508_1a) {
		return false
	}
	for _, r := range g.state.Replacements(o) {
		if g.state.MayDecline(&r) == board.NoPlayer ||
			g.reading(board.OptionalReplacementOfACost) == board.CannotBePaid {
			return true
		}
	}
	return false
}

func (g *Game) beginChange(batch []board.Occurrence) {
	from, rows := g.state.AddPending(batch), g.state.Lineages()
	g.begin(&board.Frame{Procedure: changeProcedure, N: int32(from), PC: uint16(rows)})
}

// tellAtEnd tells the effect of the frame at a place what came of the batch
// that is being changed, at its end.
func (g *Game) tellAtEnd(place, wanted int) {
	f := g.state.Top()
	f.Kind, f.M = uint8(place+1), int32(wanted)
}

// nextToReplace finds the pending occurrence of the innermost batch that is
// replaced next, and what would replace it: those of the player who decides
// first come first (801.1). Its place is -1 if there is none.
func (g *Game) nextToReplace(f *board.Frame) (place int, affected board.Player, by []board.Replacement) {
	place = -1
	rank := 0
	for i := range g.state.Pending(int(f.N)) {
		o := &g.state.Pending(int(f.N))[i]
		player := g.state.AffectedBy(o)
		r := 0
		for p := range g.state.InTurnOrder(g.state.FirstToDecide()) {
			if p == player {
				break
			}
			r++
		}
		if place >= 0 && r >= rank {
			continue
		}
		if all := g.replacements(o); len(all) > 0 {
			place, affected, by, rank = int(f.N)+i, player, all, r
		}
	}
	return place, affected, by
}

// chooseReplacement asks the player who would be affected by the next occurrence
// that would be replaced which of several replacements is applied (710.5).
func chooseReplacement(g *Game, f *board.Frame) {
	place, affected, by := g.nextToReplace(f)
	g.noteOrderAfterOpening(place >= 0 && g.replacesForOthers(f, affected))
	f.Flags = 0
	switch {
	case place < 0:
		g.noteNotAgain(g.state.Pending(int(f.N)))
		goTo(f, changeHappens)
	case len(by) == 1 || g.onlyKeepFrom(by):
		goTo(f, changeOffers)
	default:
		g.list = g.list[:0]
		for i, r := range by {
			g.list = append(g.list, board.Option{Kind: board.ReplacementOption, N: int32(i), Card: r.By.Source,
				Action: board.Action{Ability: r.By.Ability}})
		}
		g.ask(board.Decision{Player: affected, Kind: board.ChooseWay, Rule: rule.R710_5, Min: 1, Max: 1,
			Card: g.state.Pending(place)[0].Card.Card}, g.list)
	}
}

// onlyKeepFrom reports whether it makes no difference which of several replacements is applied: each
// only keeps the occurrence from happening, every time, and nothing happens instead (710.1).
func (g *Game) onlyKeepFrom(by []board.Replacement) bool {
	return !slices.ContainsFunc(by, func(r board.Replacement) bool {
		a := g.state.Program().Ability(r.By.Ability.ID)
		return len(a.Script) > 0 || a.Next || a.Event.Op == ability.OneOrMore ||
			g.state.MayDecline(&r) != board.NoPlayer || len(g.state.UsesFor(r.By.Ability, r.By.Source)) > 0
	})
}

// replacesForOthers reports whether what would happen to other players than this one
// would be replaced too.
func (g *Game) replacesForOthers(f *board.Frame, affected board.Player) bool {
	for i := range g.state.Pending(int(f.N)) {
		o := &g.state.Pending(int(f.N))[i]
		if g.state.AffectedBy(o) != affected && len(g.replacements(o)) > 0 {
			return true
		}
	}
	return false
}

// noteNotAgain notes which replacement modifiers would replace what is about to
// happen if they had not replaced it, or what it replaces, already (710.3).
func (g *Game) noteNotAgain(batch []board.Occurrence) {
	if g.trail == nil {
		return
	}
	for i := range batch {
		for _, r := range g.state.ReplacedAlready(&batch[i]) {
			g.note(board.Entry{Rule: rule.R710_3, Note: board.NotAgain, Player: r.Context.You, Card: r.By.Source})
		}
	}
}

func keepReplacement(g *Game, f *board.Frame) { f.Flags = uint8(g.state.Answered()[0].N) }

// offerReplacement asks whether a replacement that a player may choose is
// applied.
func offerReplacement(g *Game, f *board.Frame) {
	_, _, by := g.nextToReplace(f)
	r := &by[f.Flags]
	player := g.state.MayDecline(r)
	if player == board.NoPlayer {
		goTo(f, changeApplies)
		return
	}
	g.ask(board.Decision{Player: player, Kind: board.YesOrNo, Rule: rule.R710_1, Min: 1, Max: 1,
		Card: r.By.Source.Card},
		[]board.Option{{Kind: board.YesOption, N: int32(player)}, {Kind: board.NoOption, N: int32(player)}})
}

// mayDecline goes on to the other replacements where the player doesn't want
// this one, which is not offered again for the occurrence.
func mayDecline(g *Game, f *board.Frame) {
	if g.state.Answered()[0].Kind == board.YesOption {
		return
	}
	place, _, by := g.nextToReplace(f)
	for _, other := range g.replacedWith(f, place, &by[f.Flags]) {
		g.state.Decline(other, by[f.Flags].By)
	}
	g.state.Decline(place, by[f.Flags].By)
	goTo(f, changeLooks)
}

// replacedWith gives the places of the other pending occurrences that a replacement of
// one or more replaces together with one, as they happen at the same time (704.1b), the
// last first.
func (g *Game) replacedWith(f *board.Frame, place int, r *board.Replacement) (others []int) {
	if g.state.Program().Ability(r.By.Ability.ID).Event.Op != ability.OneOrMore {
		return nil
	}
	pending := g.state.Pending(0)
	for i := len(pending) - 1; i >= int(f.N); i-- {
		isSame := func(other board.Replacement) bool { return other.By == r.By }
		if i != place && !pending[i].Follows && slices.ContainsFunc(g.state.Replacements(&pending[i]), isSame) {
			others = append(others, i)
		}
	}
	return others
}

// applyReplacement keeps the occurrence from happening, and what replaces it happens
// instead (710.1, 711.2); then replacements that still apply to others are
// looked for (710.5b).
func applyReplacement(g *Game, f *board.Frame) {
	place, _, by := g.nextToReplace(f)
	r := by[f.Flags]
	replaced := []board.Occurrence{g.state.Pending(place)[0]}
	for _, other := range g.replacedWith(f, place, &r) {
		before := len(g.state.Pending(0))
		replaced = append(replaced, g.state.Pending(other)[0])
		g.state.RemovePending(other)
		if other < place {
			place -= before - len(g.state.Pending(0))
		}
	}
	goTo(f, changeLooks)
	effect := g.state.Replace(g.trail, place, r)
	for i := len(replaced) - 1; i >= 0; i-- { // the one for which it was asked last
		o := &replaced[i]
		g.state.Propose(g.trail, board.Occurrence{Kind: board.Replaced, Rule: rule.R711_2, Player: r.Context.You,
			Card: r.By.Source, N: int32(o.Kind), Host: o.Card, Ability: r.By.Ability})
	}
	if !g.holds(rule.R710_5b) {
		f = &g.state.Frames()[g.state.Depth()-1]
		goTo(f, changeHappens)
	}
	g.beginEffect(effect)
}

// isReplacing reports whether an effect takes the place of an occurrence in the
// batch that is being changed, so that what it does happens together with the
// rest: it does one thing (710.1). Where what replaces is a longer sequence, its
// instructions are followed in order (707.2) as the occurrence would have happened
// (711.2), and the rest of the batch happens after them.
func (g *Game) isReplacing(f *board.Frame) bool {
	depth := int(g.state.Depth())
	if f.Lineage == 0 || depth < 2 || g.state.Frames()[depth-2].Procedure != changeProcedure {
		return false
	}
	does := 0
	for _, in := range g.script(f) {
		switch {
		case in.Kind != board.Do || in.Cost:
			return false
		case !isChoice(in.Node.Op):
			does++
		}
	}
	return does == 1
}

// happenInstead adds what replaces an occurrence to the batch that is being
// changed, where other modifiers can replace it in turn (710.3).
func (g *Game) happenInstead(batch []board.Occurrence) {
	g.asBonusPoints(batch)
	for i := range g.asTokensLeave(batch) {
		batch[i].Instead = true
		if g.trail != nil {
			g.noteImpossible(g.state.Replacements(&batch[i]))
		}
	}
	g.state.AddPending(batch)
}

// finishChange lets what is left of the batch happen.
func finishChange(g *Game, f *board.Frame) { g.finishBatch(f, true) }

// finishBatch ends the innermost procedure and lets the pending batch happen that
// it was for; before that, if it is entering play, what is applied as its cards do
// (706.1a).
func (g *Game) finishBatch(f *board.Frame, entering bool) {
	from, rows, place, wanted := int(f.N), int(f.PC), int(f.Kind)-1, int(f.M)
	batch := append([]board.Occurrence(nil), g.state.Pending(from)...)
	g.state.DropPending(from)
	g.state.ForgetLineages(rows)
	g.state.Pop()
	g.state.SetDone(nil)
	if entering && g.beginEntering(batch) {
		if place >= 0 {
			g.tellAtEnd(place, wanted)
		}
		return
	}
	g.happen(batch)
	if place >= 0 {
		g.deliver(place, wanted, ownOf(batch))
	}
}
