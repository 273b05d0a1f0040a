package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Why a number is what it is, and why nothing happens: what the record says of it where the
// number counts, or something doesn't come about. None of it is found out where no record
// is kept.

// because says that what a card does changes a number of another card, or of a player.
func (g *Game) because(what board.Measure, p board.Player, of, by board.Ref, n int, why rule.Number) {
	g.note(board.Entry{Note: board.ChangedBy, Rule: why, Player: p, Card: by, N: int32(n), M: int32(what),
		Occurrence: board.Occurrence{Card: of}})
}

// notePower says what modifiers do to the power of a card that contributes (507.1).
func (g *Game) notePower(p board.Player, c board.CardID) {
	if g.trail == nil || !g.state.Program().HasAbilities() {
		return
	}
	for change := range g.state.PowerChanges(c) {
		why := rule.R708_1
		switch {
		case change.IsCounters:
			why = rule.R519_4
		case change.IsAbility:
			why = rule.R702_1
		}
		g.because(change.What, p, g.state.Ref(c), change.By, change.N, why)
	}
}

// noteCost says what an action costs where that is something else than what is printed and
// the rules of the Main Phase say, and why (705.2c).
func (g *Game) noteCost(f *board.Frame, a board.Action, kept []costChange) {
	if g.trail == nil {
		return
	}
	base, _ := g.costBefore(f.Player, a)
	less := g.state.List(f)[listedLess].Int()
	if len(kept) == 0 && less == 0 {
		return
	}
	o := g.occurrenceOf(f.Player, a)
	for by, change := range g.costChangesBy(&o) {
		if len(kept) > 0 && change == kept[0] {
			g.because(board.OfCost, f.Player, f.Card, by, change.n, rule.R705_2c)
			kept = kept[1:]
		}
	}
	g.note(board.Entry{Note: board.CostIs, Rule: rule.R705_2c, Player: f.Player, Card: f.Card, N: f.N, M: int32(base)})
}

// noteRequirementChanges says what modifiers do to what a Problem asks of a player (611.3).
func (g *Game) noteRequirementChanges(p board.Player, problem board.CardID) {
	for active := range g.state.Active(ability.AddRequirement) {
		if !g.isForConfronting(active, p, problem) {
			continue
		}
		g.because(board.OfRequirement, p, g.state.Ref(problem), active.Context.This,
			g.state.NumberOf(active.Node.N(), &active.Context), rule.R611_3)
	}
}

// noteBonus says what the bonus of a Problem is where modifiers change it (210.1).
func (g *Game) noteBonus(p board.Player, of board.Ref, bonus int) {
	if g.trail == nil || of.Card == 0 {
		return
	}
	changed := false
	for _, op := range []ability.Op{ability.SetBonus, ability.AddBonus} {
		what := board.OfBonus
		if op == ability.SetBonus {
			what = board.OfBonusSet
		}
		for a := range g.state.Active(op) {
			if g.state.Means(a.Node.Problems(), of.Card, &a.Context) {
				changed = true
				g.because(what, p, of, a.Context.This, g.state.NumberOf(a.Node.N(), &a.Context), rule.R210_1)
			}
		}
	}
	if changed {
		g.note(board.Entry{Note: board.BonusIs, Rule: rule.R210_1, Player: p, Card: of, N: int32(bonus)})
	}
}

// noteFlips says how many cards players flip where that isn't one, and why (514.3a).
func (g *Game) noteFlips(f *board.Frame) {
	if g.trail == nil || f.Flags&faceoffTied != 0 || !g.state.Program().HasAbilities() {
		return
	}
	for p := range g.state.InTurnOrder(g.state.FirstToDecide()) {
		flips := g.plainFlips(f, p)
		for a := range g.state.Active(ability.AddFlips) {
			if n := g.state.NumberOf(a.Node.N(), &a.Context); n != 0 &&
				g.state.PlayersOf(a.Node.Players(), &a.Context).Has(p) {
				g.because(board.OfFlips, p, board.Ref{}, a.Context.This, n, rule.R514_3a)
			}
		}
		for _, o := range flipOptions(g.state.List(f)) {
			if o.Action.Card == board.CardID(p)+1 && o.N != 0 {
				g.because(board.OfFlips, p, board.Ref{}, o.Card, int(o.N), rule.R514_3a)
				flips += int(o.N)
			}
		}
		if flips != 1 {
			g.note(board.Entry{Note: board.FlipsAre, Rule: rule.R514_3a, Player: p, N: int32(flips)})
		}
	}
}

// noteNotSo says that an effect does nothing since its condition is false (707.2).
func (g *Game) noteNotSo(in *instruction) {
	if g.trail == nil {
		return
	}
	script := g.script(in.frame)
	if to := int(in.To); to > 0 && to <= len(script) && script[to-1].Kind == board.JumpTo {
		return // something else is done
	}
	g.noteInstruction(in, board.ConditionFalse, rule.R707_2)
}

// noteNothing says that there is nothing that an instruction could be done to (707.2).
func (g *Game) noteNothing(in *instruction) {
	if g.trail != nil && in.Kind == board.Do {
		g.noteInstruction(in, board.NothingThere, rule.R707_2)
	}
}

// noteNotOffered says that a player isn't asked about what an effect lets them do, as they
// can't: they can't pay for it (508.1d), or it can't be done (705.2e).
func (g *Game) noteNotOffered(in *instruction, player board.Player) {
	if g.trail == nil || player == board.NoPlayer {
		return
	}
	why, script := rule.R705_2e, g.script(in.frame)
	for _, part := range script[in.frame.PC+1 : min(int(in.To), len(script))] {
		if part.Cost || part.Kind == board.Do && part.Node.Op == ability.Pay {
			why = rule.R508_1d
		}
	}
	g.note(board.Entry{Note: board.NotOffered, Rule: why, Player: player, Card: in.x.This})
}

func (g *Game) noteInstruction(in *instruction, note board.NoteKind, why rule.Number) {
	g.note(board.Entry{Note: note, Rule: why, Player: in.x.You, Card: in.x.This,
		Ability: in.frame.Ability, N: int32(in.frame.PC)})
}
