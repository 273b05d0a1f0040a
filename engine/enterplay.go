package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Of 706, these rules stand elsewhere:
//   - 706.1d: board/enteringplay.go
//
// Of 706, these say what something is, and nothing is done by them: 706.1c.

// What is applied as something happens, before it has happened: as a card
// enters play (706.1a), as one is played (705.2d), as the game starts. The frame
// has the occurrences among what is pending in the state, from its N on; its List
// holds the abilities that are still to be applied, each with the place of its
// occurrence in the batch as N. It is a one-time check: abilities gained
// meanwhile are not among them (706.1a). Flags is asItEnters if the batch happens
// at the end. PC, Kind and M are those of changes (710).

const (
	asChooses = iota
	asApplies
	asHappens
)

const asItEnters = 1

var asSteps = []step{
	asChooses: {rule: rule.R701_1, do: chooseAsApplied},
	asApplies: {rule: rule.R701_1, do: applyAsChosen},
	asHappens: {rule: rule.R701_1, do: finishAs},
}

// entersPlay reports whether an occurrence of the kind puts a card into play
// (706.1).
func entersPlay(k board.OccurrenceKind) bool {
	return k == board.CardEntersPlay || k == board.TokenMade
}

// applyAs begins to apply the abilities that are applied as an occurrence
// happens, such as CardPlayed while a card is being played (705.2d); the
// occurrence itself doesn't happen by that. It reports whether there are any, in
// which case a procedure has begun: calling it is the last thing a step does.
func (g *Game) applyAs(o board.Occurrence) bool {
	return g.beginAs([]board.Occurrence{o}, 0)
}

// beginEntering begins to apply what is applied as the cards of a batch enter
// play, and lets the batch happen afterwards (706.1). It reports whether there is
// anything of the sort.
func (g *Game) beginEntering(batch []board.Occurrence) bool {
	for i := range batch {
		if entersPlay(batch[i].Kind) {
			return g.holds(rule.R706_1a) && g.beginAs(batch, asItEnters)
		}
	}
	return false
}

func (g *Game) beginAs(batch []board.Occurrence, flags uint8) bool {
	if !g.state.Program().HasOp(ability.As) || !g.holds(rule.R701_1) {
		return false
	}
	if flags&asItEnters != 0 {
		g.prepareTokens(batch)
	}
	var list []board.Option
	for i := range batch {
		for _, h := range g.state.AppliedAs(&batch[i]) {
			list = append(list, board.Option{Kind: board.AbilityOption, N: int32(i), Card: g.state.Ref(h.Card),
				Action: board.Action{Ability: h.Ability}})
		}
	}
	if len(list) == 0 {
		return false
	}
	from, rows := g.state.AddPending(batch), g.state.Lineages()
	g.begin(&board.Frame{Procedure: asProcedure, N: int32(from), PC: uint16(rows), Flags: flags})
	g.state.SetList(list)
	return true
}

// prepareTokens makes the tokens of a batch as whose entering play text is applied, so that there
// are cards which it is about (706.1a).
func (g *Game) prepareTokens(batch []board.Occurrence) {
	for i := range batch {
		o := &batch[i]
		if o.Kind != board.TokenMade || o.Card.Card != 0 || !g.state.IsAwaited(o) {
			continue
		}
		if _, forbidden := g.state.Forbids(o); forbidden {
			continue
		}
		prepared := []board.Occurrence{{Kind: board.TokenPrepared, Rule: rule.R706_1a, Player: o.Player, N: o.N}}
		if g.state.Propose(g.trail, prepared...) != 0 {
			o.Card = prepared[0].Card
		}
	}
}

// chooseAsApplied asks which of the abilities is applied next: each player
// applies all of theirs in an order of their choosing (801.1).
func chooseAsApplied(g *Game, f *board.Frame) {
	all := g.state.List(f)
	for p := range g.state.InTurnOrder(g.state.FirstToDecide()) {
		g.list = g.list[:0]
		for _, o := range all {
			if g.asContext(f, o).You == p {
				g.list = append(g.list, o)
			}
		}
		if len(g.list) > 0 {
			g.ask(board.Decision{Player: p, Kind: board.ChooseCards, Rule: g.ruleOfAs(f), Min: 1, Max: 1}, g.list)
			return
		}
	}
	goTo(f, asHappens)
}

// ruleOfAs is the rule by which the abilities are applied now.
func (g *Game) ruleOfAs(f *board.Frame) rule.Number {
	switch {
	case f.Flags&asItEnters != 0:
		return rule.R706_1a
	case g.state.Pending(int(f.N))[0].Kind == board.TimeStarts:
		return rule.R102_5
	case g.state.Pending(int(f.N))[0].Kind == board.CardFlipped:
		return rule.R515_1
	}
	return rule.R705_2d
}

// asContext gives the context of an ability that is applied as an occurrence of
// the batch happens.
func (g *Game) asContext(f *board.Frame, o board.Option) board.Context {
	happens := &g.state.Pending(int(f.N))[o.N]
	return g.state.ContextAs(g.having(o), happens)
}

// having finds the ability that an option means, as its card has it now.
func (g *Game) having(o board.Option) board.Having {
	for _, h := range g.state.Abilities() {
		if h.Card == o.Card.Card && h.Ability == o.Action.Ability {
			return h
		}
	}
	return board.Having{Card: o.Card.Card, Ability: o.Action.Ability}
}

// applyAsChosen applies the chosen ability.
func applyAsChosen(g *Game, f *board.Frame) {
	chosen := g.state.Answered()[0]
	goTo(f, asChooses)
	var rest []board.Option
	for _, o := range g.state.List(f) {
		if o != chosen {
			rest = append(rest, o)
		}
	}
	happens := g.state.Pending(int(f.N))[chosen.N]
	h, x := g.having(chosen), g.asContext(f, chosen)
	g.state.SetList(rest)
	a := g.state.Program().Ability(h.Ability.ID)
	if g.state.IsUsedUp(h.Ability, x.This) {
		g.note(board.Entry{Rule: rule.R704_1, Note: board.UsedAlready, Card: x.This})
		return
	}
	if !a.HasMay() {
		g.state.MarkUses(h.Ability, x.This)
	}
	env := g.state.CopyEnv(h.Env)
	g.state.BindEvent(a, &happens, env)
	g.beginEffect(board.Frame{Player: x.You, Card: x.This, Area: x.Area, Ability: h.Ability, Env: env})
}

// finishAs lets the batch happen if it is still to happen.
func finishAs(g *Game, f *board.Frame) {
	if f.Flags&asItEnters == 0 {
		g.state.DropPending(int(f.N))
		finish(f)
		return
	}
	g.finishBatch(f, false)
}

// enteringOps are the modifiers that affect the state in which cards enter play.
var enteringOps = ability.Ops(ability.EntersExhausted, ability.EntersInvolved, ability.PlayedFaceUp)

// asTheyEnter applies the modifiers that affect the state in which cards enter
// play (706.1b): to cards as they are going to be in play.
func (g *Game) asTheyEnter(batch []board.Occurrence) []board.Occurrence {
	if !g.state.Program().HasAnyOp(&enteringOps) || !g.holds(rule.R706_1b) {
		return batch
	}
	for i := range batch {
		if entersPlay(batch[i].Kind) {
			return g.withEnteringState(batch)
		}
	}
	return batch
}

func (g *Game) withEnteringState(batch []board.Occurrence) []board.Occurrence {
	if g.entering == nil {
		g.entering = new(board.State)
	}
	inPlay := g.entering
	inPlay.CopyWithoutLoops(g.state)
	trial := append([]board.Occurrence(nil), batch...)
	inPlay.Propose(nil, trial...)
	isMeant := func(op ability.Op, c board.CardID) bool {
		for a := range inPlay.Active(op) {
			if inPlay.Means(a.Node.Cards(), c, &a.Context) {
				return true
			}
		}
		return false
	}
	var entered []board.Occurrence
	for i, o := range batch {
		c := trial[i].Card.Card
		enters := entersPlay(o.Kind) && inPlay.Zone(c) == board.Play
		if enters && isMeant(ability.EntersExhausted, c) {
			o.Exhausts = true
		}
		if enters && o.FaceDown && !o.Frightened && g.state.Zone(o.Card.Card) == board.Queue &&
			isMeant(ability.PlayedFaceUp, c) {
			o.FaceDown = false
		}
		entered = append(entered, o)
		if enters && o.Kind == board.CardEntersPlay && g.InFaceoff() && (isMeant(ability.EntersInvolved, c) ||
			g.isAffected(ability.EntersInvolved, c)) {
			entered = append(entered, board.Occurrence{Kind: board.CardInvolved, Rule: rule.R514_2d, Player: o.Player,
				Card: inPlay.Ref(c), Area: o.Area, Follows: true})
		}
	}
	return entered
}
