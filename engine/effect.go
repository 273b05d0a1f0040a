package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Of 709, these say what something is, and nothing is done by them: 709.1, 709.2.

// Of 707, these rules stand elsewhere:
//   - 707.3: board/counters.go, board/select.go, board/looks.go, board/values.go
//   - 707.4: faceoff_effects.go, faceoff.go, actions.go, board/trail.go
//   - 707.4a: faceoff_effects.go, board/trail.go, faceoff.go

// Processing what an ability does: its script, instruction by instruction, in
// order (705.2e, 707.2); what it does once is a one-shot modifier (709). The frame's Card is the
// ability's source, Player who
// controls the effect, Ability and Env whose script it is and what its names
// mean, PC the next instruction, Flags how far the present instruction has come.

const (
	effectFollows = iota
	effectLearns
	effectPays
)

var effectSteps = []step{
	effectFollows: {rule: rule.R707_2, do: followInstruction},
	effectLearns:  {rule: rule.R707_2, do: learnForInstruction},
	effectPays:    {rule: rule.R508_1b, do: payNext},
}

// doer does one instruction that is an effect. It is called with stage 0, and
// again with the next stage after each decision that it asked for and each
// change that it proposed (see await), until it says that it is finished.
// Proposing or asking is the last thing that it does.
type doer func(g *Game, in *instruction)

// doers are the effects by their operation; the files effects_*.go fill it.
var doers = make([]doer, ability.OpCount())

// possible tells of effects by their operation whether they can be done in full
// as things are (508.1d, 705.2e); the files effects_*.go fill it. What has none
// can be done if there are cards for it.
var possible = make([]func(g *Game, in attempt, x *board.Context) bool, ability.OpCount())

// instruction is what a doer works with.
type instruction struct {
	*board.Instruction
	frame *board.Frame // good until the doer proposes, asks or begins something
	x     board.Context
	stage uint8
}

// beginEffect begins to process an ability's script.
func (g *Game) beginEffect(f board.Frame) {
	f.Procedure = effectProcedure
	if f.Env == 0 {
		f.Env = g.state.NewEnv()
	}
	g.state.SetDone(nil)
	g.begin(&f)
}

// followInstruction follows the next instruction of the script.
func followInstruction(g *Game, f *board.Frame) {
	script := g.state.Program().Ability(f.Ability.ID).Script
	goTo(f, effectFollows)
	if f.Searched != 0 && f.Flags == 0 && !g.needsSearched(script, f) {
		g.shuffleSearched(f)
		return
	}
	if f.Flags == 0 && g.choosesCost(f, script) {
		return
	}
	if int(f.PC) >= len(script) || f.Kind&paysCosts != 0 && !script[f.PC].Cost {
		finish(f)
		g.endEffect(f, script)
		return
	}
	if costs := costsOf(script); f.PC == 0 && f.Flags == 0 && f.Kind&paysCosts == 0 && len(costs) > 0 &&
		!g.canAllIn(costs, f.Context()) {
		if !g.holds(rule.R707_2a) {
			f.PC = afterCosts(script)
			return
		}
		g.note(board.Entry{Rule: rule.R707_2a, Note: board.CostNotPaid, Player: f.Player, Card: f.Card})
		f.Kind |= couldNotDo
		f.PC = uint16(len(script)) // what can't be paid in full is not paid at all (508.1d)
		return
	}
	in := &g.following
	*in = instruction{Instruction: &script[f.PC], frame: f, x: f.Context(), stage: f.Flags}
	if in.Kind == board.Do && in.stage == 0 && g.isByNobody(in) {
		g.done(in, false)
		return
	}
	if c := g.asksAbout(script, in); c != 0 {
		goTo(f, effectLearns)
		g.askChance(c, rule.R707_2)
		return
	}
	switch in.Kind {
	case board.Do:
		do := doers[in.Node.Op]
		if do == nil {
			g.note(board.Entry{Rule: rule.R707_2, Note: board.TextIgnored, Card: f.Card})
			g.done(in, false)
			return
		}
		if f.Kind&paysCosts != 0 && g.isFixedPayment(in.Instruction, &in.x) { // the action has paid all tokens at once
			g.done(in, true, board.Number(g.state.NumberOf(in.Node.N(), &in.x)))
			return
		}
		g.noteHowToPut(in)
		do(g, in)
	default:
		g.control(in)
	}
}

// noteHowToPut says how the point about Meticulous is read as several cards are looked
// at that are put back on the deck.
func (g *Game) noteHowToPut(in *instruction) {
	if in.Node.Op == ability.Look && in.stage == 0 && in.x.X > 1 &&
		g.state.Program().Ability(in.frame.Ability.ID).Keyword == "Meticulous" &&
		len(g.state.Cards(board.DrawDeck, in.x.You)) > 1 && g.reading(board.MeticulousLooks) == board.AllAtOnce {
		g.noteReading(board.MeticulousSplit, rule.R402_3)
	}
}

// endEffect ends the processing of a script, and lets go of what its names mean.
func (g *Game) endEffect(f *board.Frame, script []board.Instruction) {
	g.tellAction(f)
	left := g.leftSetAside(f, script)
	if !g.isShared(f.Env) {
		g.state.FreeEnv(f.Env)
	}
	if len(left) > 0 {
		g.propose(left...)
	}
}

// leftSetAside puts the cards that an effect has set aside and put nowhere back into
// their decks, where the disputed point about them is read so.
func (g *Game) leftSetAside(f *board.Frame, script []board.Instruction) (back []board.Occurrence) {
	if !g.state.Program().HasOp(ability.SetAside) || f.Kind&paysCosts != 0 {
		return nil
	}
	x := f.Context()
	for i := range script {
		if script[i].Kind != board.Do || script[i].Node.Op != ability.SetAside {
			continue
		}
		for _, r := range g.state.Select(script[i].Node.Cards(), &x) {
			if g.state.Zone(r.Card) != board.OutOfGame {
				continue
			}
			g.noteReading(board.SetAsideForGood, rule.R401_1)
			if g.reading(board.SetAsideForGood) == board.BackInTheDeck {
				owner := g.state.Owner(r.Card)
				back = append(back, board.Occurrence{Kind: board.CardPutOnBottom, Rule: rule.R401_1,
					Player: owner, Card: r, N: board.ShuffledIn},
					board.Occurrence{Kind: board.DeckShuffled, Rule: rule.R401_1, Player: owner, Follows: true})
			}
		}
	}
	return back
}

// afterCosts gives the place of the first instruction that is not part of a cost.
func afterCosts(script []board.Instruction) (place uint16) {
	for int(place) < len(script) && script[place].Cost {
		place++
	}
	return place
}

// isShared reports whether an environment is that of another effect too, which
// goes on after this one: of one that started a faceoff (514.5d); or of an action
// whose instructions it follows.
func (g *Game) isShared(env board.EnvID) bool {
	n := 0
	for _, f := range g.state.Frames() {
		if (f.Procedure == effectProcedure || f.Procedure == actionProcedure) && f.Env == env {
			n++
		}
	}
	return n > 1
}

// learnForInstruction fixes what Chance decided about a card that the next
// instruction asks about.
func learnForInstruction(g *Game, f *board.Frame) {
	goTo(f, effectFollows)
	g.learnChosen(rule.R707_2)
}

// await keeps the present instruction until what is asked next is decided; it
// then goes on with the stage.
func (in *instruction) await(stage uint8) { in.frame.Flags = stage }

// next goes on to the instruction after this one.
func (in *instruction) next() { in.jump(in.frame.PC + 1) }

// jump goes on with the instruction at a place.
func (in *instruction) jump(to uint16) {
	in.frame.Flags = 0
	in.frame.PC = to
}

// done ends an instruction that changes nothing on the table: what it gives is
// bound to its name, and it counts as done as told or not.
func (g *Game) done(in *instruction, asTold bool, values ...board.Option) {
	if !asTold {
		in.frame.Kind |= couldNotDo
	}
	g.end(in, asTold, values...)
}

// end is done for an instruction that could be done, though it may not have been as
// told: what would have happened was replaced.
func (g *Game) end(in *instruction, asTold bool, values ...board.Option) {
	if len(in.Slots) > 0 {
		g.state.Bind(in.x.Env, in.Slots[0], values...)
	}
	in.frame.Undone = !asTold || in.isShort()
	in.next()
}

// isShort reports whether an instruction is done to fewer cards than were to be
// chosen for it.
func (in *instruction) isShort() bool {
	if in.Kind != board.Do || isChoice(in.Node.Op) || in.frame.Kind&choseFewer == 0 {
		return false
	}
	in.frame.Kind &^= choseFewer
	return true
}

// change ends an instruction by proposing a batch of simultaneous occurrences.
// It is done as told if all of wanted happen. The cards affected are bound to
// its name, and the effect's names follow them where they went (410.6a).
func (g *Game) change(in *instruction, wanted int, batch ...board.Occurrence) {
	for i := range batch {
		batch[i].Lineage = in.frame.Lineage
		if !in.Cost {
			g.state.SetCause(&batch[i], in.x.This)
		}
	}
	if in.isShort() {
		wanted = max(wanted, len(batch)) + 1 // more than there are
	}
	in.frame.Undone = true
	if len(batch) == 0 {
		g.noteNothing(in)
	}
	in.next()
	if len(batch) == 0 {
		in.frame.Kind |= couldNotDo
		if len(in.Slots) > 0 {
			g.state.Bind(in.x.Env, in.Slots[0])
		}
		return
	}
	if in.frame.Kind&gathersChanges != 0 {
		g.gather(in.frame, wanted, batch)
		return
	}
	if g.isReplacing(in.frame) {
		g.happenInstead(batch)
		return
	}
	g.proposeFor(int(g.state.Depth())-1, wanted, batch)
}

// proposeFor proposes what the effect of the frame at the place does, and has
// the effect know what came of it.
func (g *Game) proposeFor(place, wanted int, batch []board.Occurrence) {
	g.state.SetDone(nil)
	g.keepPower(&g.state.Frames()[place], batch)
	depth := g.state.Depth()
	proposed := ownOf(batch)
	if proposed < wanted {
		g.state.Frames()[place].Kind |= couldNotDo
	}
	g.propose(batch...)
	if int(g.state.Depth()) > int(depth) && isWaitedFor(g.state.Frames()[depth].Procedure) {
		g.tellAtEnd(place, wanted)
		return
	}
	g.deliver(place, wanted, proposed)
}

// keepPower keeps what power cards have that the latest instruction of a frame takes out of play, where
// what follows asks for it (709.2).
func (g *Game) keepPower(f *board.Frame, batch []board.Occurrence) {
	in := &g.state.Program().Ability(f.Ability.ID).Script[f.PC-1]
	if in.Kind != board.Do || board.PowerTaken(in.Node) == 0 {
		return
	}
	var kept []board.Option
	for i := range batch {
		if c := batch[i].Card; g.state.Zone(c.Card) == board.Play {
			power, _ := g.state.Power(c.Card)
			kept = append(kept, board.Option{Kind: board.CardOption, Card: c, N: int32(power)})
		}
	}
	g.state.Bind(f.Env, board.PowerTaken(in.Node), kept...)
}

// ownOf is how many occurrences of a batch are what an effect does itself: they
// don't follow from others, nor take the place of any.
func ownOf(batch []board.Occurrence) int {
	n := 0
	for i := range batch {
		if !batch[i].Follows && !batch[i].Instead {
			n++
		}
	}
	return n
}

// isWaitedFor reports whether at the end of a procedure a batch happens:
// replacements are being chosen (710), or what is applied as cards enter play
// (706.1a).
func isWaitedFor(p board.Procedure) bool { return p == changeProcedure || p == asProcedure }

// deliver tells the effect of the frame at a place what came of its latest
// instruction: of so many occurrences that it proposed and nothing replaced. What
// was replaced isn't done as told, but it could be (710.1).
func (g *Game) deliver(place, wanted, proposed int) {
	f := &g.state.Frames()[place]
	affected := g.state.Done()
	f.Undone = wanted == 0 || len(affected) < wanted
	if f.Undone && len(affected) < min(wanted, proposed) {
		f.Kind |= couldNotDo
	}
	in := &g.state.Program().Ability(f.Ability.ID).Script[f.PC-1]
	values := make([]board.Option, 0, len(affected))
	for _, a := range affected {
		if a.Kind != board.CardOption {
			continue
		}
		was := board.Ref{Card: a.Card.Card, Incarnation: uint16(a.N)}
		if in.Kind == board.Do && turnsFaceDown(in.Node.Op) && g.losesTurnedDown(f, was) {
			continue
		}
		g.state.Follow(f.Env, was, a.Card)
		g.state.FollowLinks(f.Card.Card, was, a.Card)
		if f.Card == was {
			f.Card = a.Card
		}
		values = append(values, board.Option{Kind: board.CardOption, Card: a.Card})
	}
	if in.Kind == board.Do && len(in.Slots) > 0 && in.Node.Op.Entry().Results != nil &&
		in.Node.Op.Entry().Results[0] == ability.Cards {
		g.state.Bind(f.Env, in.Slots[0], values...)
	}
	if in.Kind == board.Do && in.Node.Op == ability.Flip {
		g.applyAsFlipped()
	}
}

func turnsFaceDown(op ability.Op) bool { return op == ability.Frighten || op == ability.TurnFaceDown }

// losesTurnedDown reports whether an effect can't go on affecting a card that it
// has turned face-down: a disputed point.
func (g *Game) losesTurnedDown(f *board.Frame, was board.Ref) bool {
	if g.trail != nil && g.goesOnAffecting(f, was) {
		g.noteReading(board.FollowingAFrightenedCard, rule.R505_3)
	}
	return g.reading(board.FollowingAFrightenedCard) == board.IsLost
}

// goesOnAffecting reports whether instructions that an effect still has to follow mention
// a card.
func (g *Game) goesOnAffecting(f *board.Frame, c board.Ref) bool {
	script := g.state.Program().Ability(f.Ability.ID).Script
	results, found := script[f.PC-1].Slots, false
	isIt := func(n *ability.Node) bool {
		if n.Op == ability.Bound && n.Slot != 0 {
			found = found || slices.Contains(results, n.Slot) ||
				slices.ContainsFunc(g.state.Values(f.Env, n.Slot), func(v board.Option) bool {
					return v.Kind == board.CardOption && v.Card == c
				})
		}
		found = found || n.Op == ability.This && f.Card == c || n.Op == ability.Linked
		return !found
	}
	for i := range script[f.PC:] {
		if in := &script[int(f.PC)+i]; in.Node != nil {
			in.Node.Walk(isIt)
		}
	}
	return found
}

// rule is the rule by which an instruction's change happens: that of costs for
// a cost, else its operation's.
func (in *instruction) rule() rule.Number {
	if in.Cost {
		return rule.R508_1
	}
	return in.Node.Op.Entry().Rule
}

// createModifier creates a continuous modifier (708), a triggered one (708.4) or
// a replacement (710), unless it would be about nothing. What it is created with is settled
// now (708.2b).
func (g *Game) createModifier(in *instruction) {
	if !g.holds(rule.R707_1) {
		in.next()
		return
	}
	a := g.state.Program().Ability(in.Block)
	if g.affectsNone(a, &in.x) {
		in.couldNotDo()
		return
	}
	controller := in.x.You
	if !g.holds(rule.R513_3) {
		controller = g.state.Owner(in.x.This.Card)
	}
	created := board.Occurrence{Kind: board.ModifierCreated, Rule: rule.R707_1, Player: controller,
		Card: in.x.This, Area: in.x.Area,
		Ability: board.AbilityRef{ID: in.Block, X: in.x.X}, Env: g.state.CopyEnv(in.x.Env)}
	left := &board.Context{This: created.Card, You: controller, Env: created.Env}
	if g.holds(rule.R708_2) && g.state.WouldBeOver(a, left, g.startsFaceoff(in.frame)) {
		g.noteReading(board.DurationOver, rule.R708_2)
		if g.reading(board.DurationOver) == board.BeginsNoMore {
			g.state.FreeEnv(created.Env)
			g.note(board.Entry{Rule: rule.R708_2, Note: board.OverAlready, Player: controller, Card: in.x.This})
			in.couldNotDo()
			return
		}
	}
	locks := a.Type == ability.Continuous && g.holds(rule.R708_2b)
	settles := locks && g.settlesNow(a, &in.x)
	if locks {
		g.state.Lock(a, &board.Context{This: created.Card, You: controller, Area: created.Area,
			Env: created.Env, X: in.x.X})
	}
	in.next()
	in.frame.Undone = false
	if locks && a.AffectsSome {
		g.noteReading(board.CardsAffected, rule.R708_2b)
	}
	if settles {
		g.note(board.Entry{Rule: rule.R708_2b, Note: board.LockedIn, Player: in.x.You, Card: in.x.This})
	}
	if g.trail != nil {
		g.note(board.Entry{Rule: rule.R707_1, Note: board.ModifierDoes, Player: controller, Card: in.x.This,
			Ability: created.Ability,
			Bound:   g.state.BoundIn(a, created.Env)})
	}
	g.propose(created)
}

// couldNotDo goes on after an instruction of which nothing can be done (707.2).
func (in *instruction) couldNotDo() {
	in.next()
	in.frame.Undone = true
	in.frame.Kind |= couldNotDo
}

// settlesNow reports whether a modifier that is about to be created has numbers or cards that its
// effect hasn't settled before (708.2b). It says how the point is read about when numbers are
// where that matters, or could have (712.2).
func (g *Game) settlesNow(a *board.Ability, x *board.Context) (settles bool) {
	matters := a.NumbersOfEffect && g.reading(board.NumbersOfTriggered) == board.WithTheModifier
	for _, n := range a.Locks {
		if !g.state.IsBound(x.Env, n.Slot) {
			settles = true
		} else if n.Kind == ability.Number && g.trail != nil {
			matters = matters || g.state.NumberOf(withoutLock(n), x) != g.state.NumberOf(n, x)
		}
	}
	if matters {
		g.noteReading(board.NumbersOfTriggered, rule.R712_2)
	}
	return settles
}
