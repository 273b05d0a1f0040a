package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"slices"
)

// Whether what an action or an effect instructs can be followed (705.2e), in full or in part.

// canFollowEnough reports whether so much of a script's instructions can be done
// that the action can be completed: anything, which is a disputed point.
func (g *Game) canFollowEnough(script []board.Instruction, x *board.Context) bool {
	costs := costsOf(script)
	switch {
	case g.reading(board.NothingToDo) == board.NeverTakenBack:
		return true
	case mayMakePossible(costs, script):
		return !g.lacksChoice(costs, script, x)
	}
	return g.canFollowAny(script, x)
}

// canFollowEvent is canFollowEnough for an Event: if its instructions have a cost,
// nothing is done unless that is paid (707.2a), after the additional costs.
func (g *Game) canFollowEvent(script []board.Instruction, x *board.Context, additional []board.AbilityRef) bool {
	if g.reading(board.NothingToDo) == board.NeverTakenBack {
		return true
	}
	for _, ref := range additional {
		if mayMakePossible(g.state.Program().Ability(ref.ID).Script, script) {
			return true
		}
	}
	costs := costsOf(script)
	return g.canAll(costs, x, 0) && (mayMakePossible(costs, script) || g.canFollowAny(script, x))
}

// mayMakePossible reports whether paying costs may make a script's instructions possible
// that can't be followed as things are, which then shows as the action is tried: they are
// more than action tokens and what becomes exhausted (see isMadePossible). No cost starts
// the faceoff that an instruction ends.
func mayMakePossible(costs, script []board.Instruction) bool {
	changes := slices.ContainsFunc(costs, func(in board.Instruction) bool {
		return in.Kind == board.Do && in.Node.Op != ability.Pay &&
			in.Node.Op != ability.Exhaust && !isChoice(in.Node.Op)
	})
	return changes && slices.ContainsFunc(script, func(in board.Instruction) bool {
		return !in.Cost && in.Kind == board.Do && in.Node.Op != ability.EndFaceoff
	})
}

// lacksChoice reports whether all that a script does is done to cards chosen from none once
// its costs have been paid, which then need not be tried: they only take away the card that
// has the ability, and what is chosen is described by what stays as it is of others.
func (g *Game) lacksChoice(costs, script []board.Instruction, x *board.Context) bool {
	if !slices.ContainsFunc(script[len(costs):], g.isChoiceOfSteady) || g.state.ControlMayChange() {
		return false
	}
	for i := range costs {
		switch in := &costs[i]; {
		case in.Kind == board.JumpIfUndone: // the rest is only done once it is paid
		case in.Kind != board.Do || in.Node.Op != ability.Pay && !g.takesAway(in.Node, x):
			return false
		}
	}
	var chosen []uint8
	for _, in := range script[len(costs):] {
		switch {
		case g.isChoiceOfSteady(in) && !g.anyBut(x.This, in.Node.Cards(), x):
			chosen = append(chosen, in.Slots...)
		case in.Kind != board.Do || !mentionsAny(in.Node, chosen):
			return false
		}
	}
	return true
}

// isChoiceOfSteady reports whether a number of cards in play is chosen by what they are, who
// controls them and whether they are exhausted.
func (g *Game) isChoiceOfSteady(in board.Instruction) bool {
	if in.Kind != board.Do || in.Node.Op != ability.Choose || in.Node.N().Op != ability.Literal {
		return false
	}
	within := &in.Node.Cards().Within
	return !within.HasAny(&unsteady) && !(within.Has(ability.Trait) && g.state.MayComeToSay(&changesOfTraits)) &&
		!g.state.MayComeToSay(&changesOfTypes)
}

// anyBut reports whether a description means any card but one.
func (g *Game) anyBut(one board.Ref, n *ability.Node, x *board.Context) bool {
	for r := range g.state.Meant(n, x) {
		if r != one {
			return true
		}
	}
	return false
}

// changesOfTraits and changesOfTypes are the operations of modifiers that change what
// cards are.
var (
	changesOfTraits = ability.Ops(ability.HasTrait, ability.LosesTraits)
	changesOfTypes  = ability.Ops(ability.HasType)
)

// unsteady are all operations but those of such descriptions.
var unsteady = ability.Ops(ability.And, ability.Or, ability.Character, ability.Friend,
	ability.ManeCharacter, ability.Resource,
	ability.Troublemaker, ability.Trait, ability.Quoted, ability.Yours, ability.Opposing, ability.IsExhausted).Others()

// takesAway reports whether a part of a cost only exhausts the card that has the ability, or
// takes it out of play, and nothing replaces that.
func (g *Game) takesAway(n *ability.Node, x *board.Context) bool {
	switch n.Op {
	case ability.Exhaust, ability.Retire, ability.Dismiss, ability.PutInHand:
	default:
		return false
	}
	if n.Cards().Op != ability.This {
		return false
	}
	batch := changes[n.Op](g, n, x)
	for i := range batch {
		if len(g.state.Replacements(&batch[i])) > 0 {
			return false
		}
	}
	return true
}

// canFollowAny reports whether anything of a script's instructions can be done
// (705.2e): if not, the action can't be completed. Instructions about what can't
// be chosen can't be done either. The context is one to ask in: it is told so.
func (g *Game) canFollowAny(script []board.Instruction, x *board.Context) bool {
	return g.canFollowPart(script, 0, len(script), x)
}

// canFollowPart reports it of the instructions from a place of a script to another.
func (g *Game) canFollowPart(script []board.Instruction, from, to int, x *board.Context) bool {
	if x.Env == 0 {
		x.Env = board.TrialEnv
	}
	var missing, none [256]bool // by slot: names for nothing that the next effect can be done to, or for nothing
	asked := false
	for i := from; i < to; i++ {
		in := &script[i]
		switch {
		case in.Cost:
			continue
		case in.Kind == board.AskMay && !script[0].Cost && !g.canAll(script[i+1:min(int(in.To), to)], x, 0):
			i, asked = afterMay(script, int(in.To))-1, true
			continue
		case in.Kind == board.JumpUnless && isOfMissing(in.Node, &missing):
			i = max(i, int(in.To)-1) // what is only done with it
			continue
		case in.Kind == board.Create:
			a := g.state.Program().Ability(in.Block)
			if !isAboutMissing(a, &missing) && !g.doesNothing(a, func(slot uint8) bool { return none[slot] }) &&
				g.canBegin(a, script[i:], x) {
				return true
			}
			asked = true
			continue
		case in.Kind != board.Do:
			continue
		}
		asked = true
		if nodeMentions(in.Node, &missing) || !g.mentionsUnbound(in.Node, x) && !g.canDoAt(script, i, x, true) &&
			!isMadePossible(in.Node, script) {
			nothing := !isChoice(in.Node.Op) || nodeMentions(in.Node, &none) || len(g.optionsKnown(script, i, x)) == 0
			for _, slot := range in.Slots {
				missing[slot], none[slot] = slot != 0, slot != 0 && nothing
			}
			continue
		}
		if !isChoice(in.Node.Op) {
			return true
		}
	}
	return !asked
}

// canBegin reports whether a modifier that a script creates would begin (708.2): not where the
// time for which it would last is over. Whether it does is a disputed point.
func (g *Game) canBegin(a *board.Ability, script []board.Instruction, x *board.Context) bool {
	return !g.holds(rule.R708_2) || g.reading(board.DurationOver) != board.BeginsNoMore ||
		!g.state.WouldBeOver(a, x, startsFaceoffIn(script) || g.awaitsProblemFaceoff())
}

// canFollowAnyIn is canFollowAny in a context that is not only asked in.
func (g *Game) canFollowAnyIn(script []board.Instruction, x board.Context) bool {
	return g.canFollowAny(script, &x)
}

// afterMay is where a script goes on after what a player may do and doesn't: past what
// depends on its having been done.
func afterMay(script []board.Instruction, place int) int {
	if place < len(script) && script[place].Kind == board.JumpIfUndone {
		return int(script[place].To)
	}
	return place
}

// changedByExhausting and changedByPaying are the words for what is otherwise once a card has
// become exhausted, or action tokens have been paid, as a cost.
var (
	changedByExhausting = ability.Ops(ability.IsExhausted, ability.HowOften)
	changedByPaying     = ability.Ops(ability.TokensOf, ability.HowOften)
)

// isMadePossible reports whether paying the script's costs can make possible what
// an effect does: cards are readied that they exhaust, or taken out of the discard
// pile that they put there; or it asks for what paying them changes.
func isMadePossible(effect *ability.Node, script []board.Instruction) bool {
	for i := 0; i < len(script) && script[i].Cost; i++ {
		if script[i].Kind != board.Do {
			continue
		}
		switch script[i].Node.Op {
		case ability.Exhaust:
			if effect.Op == ability.Ready || effect.Within.HasAny(&changedByExhausting) {
				return true
			}
		case ability.Pay:
			if effect.Within.HasAny(&changedByPaying) {
				return true
			}
		case ability.Retire, ability.Dismiss, ability.Discard, ability.PutInDiscards:
			if effect.Within.Has(ability.DiscardPile) {
				return true
			}
		}
	}
	return false
}

// isChoice reports whether an effect only names something for those after it.
func isChoice(op ability.Op) bool {
	switch op {
	case ability.Choose, ability.ChooseRandom, ability.ChooseHidden, ability.ChooseTogether, ability.ChoosePlayer,
		ability.ChooseArea, ability.ChooseColor,
		ability.ChooseType, ability.ChooseTrait, ability.ChooseNumber, ability.ChooseCounter,
		ability.NameCard, ability.Let:
		return true
	}
	return false
}

// isOfMissing reports whether a condition asks what something is, or whether there is any, and
// names what means nothing: it isn't true.
func isOfMissing(condition *ability.Node, missing *[256]bool) bool {
	if condition.Op != ability.Is && condition.Op != ability.Any {
		return false
	}
	of := condition.Subject()
	return boundNames.Has(of.Op) && missing[of.Slot]
}

func nodeMentions(n *ability.Node, missing *[256]bool) bool {
	return n.HasAny(&boundNames, func(name *ability.Node) bool { return missing[name.Slot] })
}

// isAboutMissing reports whether everything that a continuous modifier says names what means nothing.
func isAboutMissing(a *board.Ability, missing *[256]bool) bool {
	return len(a.Statements) > 0 && !slices.ContainsFunc(a.Statements, func(n *ability.Node) bool {
		return !nodeMentions(n, missing)
	})
}
