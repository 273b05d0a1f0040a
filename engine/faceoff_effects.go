package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// What effects do to faceoffs: start one (707.4), end it, change power totals,
// flips and involvement in it.

func init() {
	doers[ability.StartFaceoff] = startFaceoff
	doers[ability.Challenge] = challengeByEffect
	doers[ability.EndFaceoff] = endByEffect
	doers[ability.Defeat] = defeatByEffect
	changes[ability.Defeat] = defeatTroublemakers
	changes[ability.AddToTotal] = toTotals(board.TotalAdded)
	changes[ability.FlipNumber] = toTotals(board.FlipsAdded)
	possible[ability.EndFaceoff] = func(g *Game, _ attempt, _ *board.Context) bool { return g.faceoff() != nil }
	for _, op := range []ability.Op{ability.AddToTotal, ability.FlipNumber, ability.Involve, ability.Uninvolve} {
		doers[op] = doInFaceoff
		possible[op] = canDoInFaceoff
	}
	for _, op := range []ability.Op{ability.StartFaceoff, ability.Challenge} {
		possible[op] = canStart
	}
}

// doInFaceoff does an effect on the faceoff; outside of faceoffs it does nothing.
func doInFaceoff(g *Game, in *instruction) {
	if g.faceoff() == nil {
		g.done(in, false)
		return
	}
	propose(g, in)
}

func canDoInFaceoff(g *Game, in attempt, x *board.Context) bool {
	return g.faceoff() != nil && g.canHappen(in, changes[in.Node.Op](g, in.Node, x))
}

// canStart reports whether a faceoff could be started now with cards on both of
// its sides (707.4a).
func canStart(g *Game, in attempt, x *board.Context) bool {
	if g.faceoff() != nil && g.holds(rule.R707_4a) || len(g.inPlayOf(in.Node.Subject(), x)) == 0 {
		return false
	}
	if in.Node.Op == ability.Challenge {
		player := g.state.PlayersOf(in.Node.By(), x).First()
		if player == board.NoPlayer {
			return false
		}
		challenged := g.challenging(player, g.inPlayOf(in.Node.Troublemaker(), x)[0])
		cost := g.extraCost(challenged)
		return g.isPossible(&challenged) && (cost == 0 || g.canPayTokens(player, cost)) &&
			g.hasChallengers(in.Node, player, challenged.Card, x)
	}
	return len(g.inPlayOf(in.Node.Against(), x)) > 0
}

// toTotals gives the players of the first argument a number that may be
// negative.
func toTotals(kind board.OccurrenceKind) maker {
	return func(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
		var batch []board.Occurrence
		number := g.state.NumberOf(n.N(), x)
		g.eachOf(n.By(), x, func(p board.Player) {
			batch = append(batch, board.Occurrence{Kind: kind, Player: p, N: int32(number)})
		})
		return batch
	}
}

// What an effect that started a faceoff is told in its frame's N.
const (
	faceoffWasWon  = 1
	faceoffWasLost = 2
)

// startFaceoff starts a faceoff in which the cards of the first two arguments are
// involved (514.2c, 707.4). It is done as told if the player wins it. During a
// faceoff none can be started (707.4a), nor one with nobody on one of its sides.
func startFaceoff(g *Game, in *instruction) {
	if in.stage == 1 {
		g.endStarted(in)
		return
	}
	mine, against := g.inPlayOf(in.Node.Mine(), &in.x), g.inPlayOf(in.Node.Against(), &in.x)
	if g.cantStartFaceoff(in) || len(mine) == 0 || len(against) == 0 {
		g.done(in, false)
		return
	}
	f := board.Frame{Kind: uint8(EffectFaceoff), Player: in.x.You}
	areas := g.areasSpecified(in)
	if len(areas) > 0 {
		g.noteReading(board.TypeOfStartedFaceoff, rule.R514_2e)
		if g.reading(board.TypeOfStartedFaceoff) == board.OfProblems {
			f.Kind = uint8(ProblemFaceoff)
		}
	}
	switch in.Node.OfKind().Op {
	case ability.ProblemFaceoff:
		f.Kind = uint8(ProblemFaceoff)
		areas = g.problemsOf(append(mine, against...))
	case ability.TroublemakerFaceoff:
		f.Kind = uint8(TroublemakerFaceoff)
		f.Card, f.Player = g.challenged(mine, against, in.x.You)
		f.Area = g.state.Area(f.Card.Card)
		areas = []board.AreaID{f.Area}
	}
	g.beginStarted(in, f, areas)
}

// startsFaceoff reports whether a faceoff is yet to come, so that "the faceoff" is that one:
// an effect is about to start it, or a Problem has been confronted by both players (612.2).
func (g *Game) startsFaceoff(f *board.Frame) bool {
	return startsFaceoffIn(g.state.Program().Ability(f.Ability.ID).Script[f.PC:]) || g.awaitsProblemFaceoff()
}

// startsFaceoffIn reports whether an instruction starts a faceoff.
func startsFaceoffIn(script []board.Instruction) bool {
	return slices.ContainsFunc(script, func(in board.Instruction) bool {
		return in.Node != nil && (in.Node.Op == ability.StartFaceoff || in.Node.Op == ability.Challenge)
	})
}

// awaitsProblemFaceoff reports whether the Confront Steps aren't over (611.1) and both players
// have confronted a Problem in one.
func (g *Game) awaitsProblemFaceoff() bool {
	return slices.ContainsFunc(g.state.Frames(), func(f board.Frame) bool { return f.Procedure == confrontStep }) &&
		slices.ContainsFunc(g.state.History(), func(o board.Occurrence) bool {
			return o.Kind == board.ProblemConfronted && o.N == 1
		})
}

// cantStartFaceoff reports whether there is a faceoff already, during which none
// can be started (707.4a).
func (g *Game) cantStartFaceoff(in *instruction) bool {
	if g.faceoff() == nil || !g.holds(rule.R707_4a) {
		return false
	}
	g.note(board.Entry{Rule: rule.R707_4a, Note: board.NoSecondFaceoff, Player: in.x.You, Card: in.x.This})
	return true
}

// beginStarted begins a faceoff that the effect of an instruction starts; the
// effect waits until it is over.
func (g *Game) beginStarted(in *instruction, f board.Frame, areas []board.AreaID) {
	f.Procedure, f.Flags = faceoffProcedure, faceoffByEffect
	in.frame.N = 0
	in.frame.Flags++ // the next stage
	depth := g.state.Depth()
	g.begin(&f)
	if g.state.Depth() == depth {
		return
	}
	g.state.SetList(problemsIn(g.state, areas))
}

// endStarted goes on with an effect that has started a faceoff: it counts as done as
// told if the player has won it. What comes after it in the instructions of an action
// may have been followed before.
func (g *Game) endStarted(in *instruction) {
	in.frame.Undone = in.frame.N != faceoffWasWon
	in.next()
	if f := in.frame; f.Kind&followedRest != 0 {
		f.PC = uint16(len(g.script(f)))
	}
}

// startingAction gives the action in whose instructions a faceoff was started, where
// it is completed before anyone has priority in the faceoff: a disputed point. There
// may be none.
func (g *Game) startingAction(f *board.Frame) *board.Frame {
	if f.Flags&faceoffByEffect == 0 || g.reading(board.ActionOfStartedFaceoff) == board.CompletedAfter {
		return nil
	}
	return g.actionAround(f)
}

// actionAround gives the action whose instructions started a faceoff, nil if none did.
func (g *Game) actionAround(f *board.Frame) *board.Frame {
	frames := g.state.Frames()
	for i := 2; i < len(frames); i++ {
		if &frames[i] == f && frames[i-1].Procedure == effectProcedure && frames[i-1].Kind&followsAction != 0 {
			return &frames[i-2]
		}
	}
	return nil
}

// followRestOfAction follows the instructions of an action that come after the one
// which has started the faceoff, but for those that ask how it ends (705.2e).
func followRestOfAction(g *Game, f *board.Frame) {
	action := g.actionAround(f)
	if f.Flags&faceoffByEffect == 0 || action == nil {
		return
	}
	starter, _ := g.starterOf(f)
	rest := g.script(starter)[starter.PC+1:]
	hasRest := len(rest) > 0 && rest[0].Kind != board.JumpIfUndone
	if hasRest || isPlayed(board.ActionKind(action.Kind)) {
		g.noteReading(board.ActionOfStartedFaceoff, rule.R705_2)
	}
	if !hasRest || g.startingAction(f) == nil {
		return
	}
	starter.Kind |= followedRest
	g.beginEffect(board.Frame{Player: starter.Player, Card: starter.Card, Area: starter.Area, Ability: starter.Ability,
		Env: starter.Env, PC: starter.PC + 1})
}

// finishStartingAction does what is the last part of the action that has started the
// faceoff: an Event goes to the discard pile (705.2f).
func finishStartingAction(g *Game, f *board.Frame) {
	if action := g.startingAction(f); action != nil {
		finishAction(g, action)
	}
}

// completeStartingAction completes the action that has started the faceoff: what
// triggers on a card's being played does (705.2f), and the action can't be taken back
// any more.
func completeStartingAction(g *Game, f *board.Frame) {
	action := g.startingAction(f)
	if action == nil {
		return
	}
	action.Flags |= isCompleted
	g.state.CompleteAction(int32(g.state.Depth()) - 2)
	notePlayed(g, action)
}

// inPlayOf lists the cards in play that a description means.
func (g *Game) inPlayOf(n *ability.Node, x *board.Context) []board.Ref {
	var list []board.Ref
	for _, r := range g.state.Select(n, x) {
		if g.state.Zone(r.Card) == board.Play {
			list = append(list, r)
		}
	}
	return list
}

// challenged finds the Troublemaker of a Troublemaker faceoff that an effect
// starts, and its challenger: whoever started it, or if the Troublemaker is on
// that player's side whoever controls the first card on the other.
func (g *Game) challenged(mine, against []board.Ref, you board.Player) (board.Ref, board.Player) {
	for _, r := range against {
		if g.state.Type(r.Card) == card.Troublemaker {
			return r, you
		}
	}
	for _, r := range mine {
		if g.state.Type(r.Card) == card.Troublemaker {
			return r, g.state.Controller(against[0].Card)
		}
	}
	return against[0], you
}

// problemsOf lists the Problem areas at which cards are.
func (g *Game) problemsOf(cards []board.Ref) []board.AreaID {
	var areas []board.AreaID
	for _, a := range g.state.Areas() {
		for _, r := range cards {
			if g.state.Area(r.Card) == a && g.state.AreaKind(a) == board.ProblemArea {
				areas = append(areas, a)
				break
			}
		}
	}
	return areas
}

// areasSpecified lists the Problems at which a faceoff occurs because the effect
// that starts it asks for all cards in it to be there (514.2e); none if it
// doesn't. This card is where it is, which is enough if the others have to be
// there too.
func (g *Game) areasSpecified(in *instruction) []board.AreaID {
	script := g.state.Program().Ability(in.frame.Ability.ID).Script
	mine, mineAsked := g.areasAskedFor(in.Node.Mine(), script, &in.x)
	against, againstAsked := g.areasAskedFor(in.Node.Against(), script, &in.x)
	here := []board.AreaID{g.state.Area(in.x.This.Card)}
	if in.Node.Mine().Op == ability.This {
		mine, mineAsked = here, againstAsked && hasAreaID(against, here[0])
	}
	if in.Node.Against().Op == ability.This {
		against, againstAsked = here, mineAsked && hasAreaID(mine, here[0])
	}
	if !mineAsked || !againstAsked {
		return nil
	}
	areas := append([]board.AreaID(nil), mine...)
	for _, a := range against {
		if !hasAreaID(areas, a) {
			areas = append(areas, a)
		}
	}
	for _, a := range areas {
		if g.state.AreaKind(a) != board.ProblemArea {
			return nil
		}
	}
	return areas
}

// areasAskedFor gives the particular areas at which a description asks its cards
// to be; for a name what its cards were chosen by.
func (g *Game) areasAskedFor(n *ability.Node, script []board.Instruction, x *board.Context) ([]board.AreaID, bool) {
	switch n.Op {
	case ability.And:
		if areas, asked := g.areasAskedFor(n.Left(), script, x); asked {
			return areas, true
		}
		return g.areasAskedFor(n.Right(), script, x)
	case ability.At:
		switch n.Areas().Op {
		case ability.Here, ability.ItsProblem, ability.AreaOf, ability.ProblemOf, ability.Bound:
			return g.state.AreasOf(n.Areas(), x), true
		}
	case ability.Bound:
		for i := range script {
			in := &script[i]
			if in.Kind == board.Do && in.Node.Op == ability.Choose && len(in.Slots) > 0 && in.Slots[0] == n.Slot {
				return g.areasAskedFor(in.Node.Cards(), script, x)
			}
		}
	}
	return nil, false
}

func hasAreaID(list []board.AreaID, a board.AreaID) bool {
	for _, other := range list {
		if other == a {
			return true
		}
	}
	return false
}

// openStartWindow opens the window at the start of a faceoff (514.2). One that an
// effect started opens none: the window in which the effect was processed remains
// open, and the player whose effect it was receives priority in it (707.4).
func openStartWindow(g *Game, f *board.Frame) {
	outer, source := g.windowAround()
	if f.Flags&faceoffByEffect == 0 || outer == nil || !g.holds(rule.R707_4) || g.opensAnother(source) {
		g.begin(&board.Frame{Procedure: windowProcedure, Kind: uint8(StartOfFaceoff)})
		return
	}
	starter, _ := g.starterOf(f)
	remains := board.Frame{Procedure: windowProcedure, Kind: outer.Kind, Step: windowPrepares, Player: starter.Player}
	if source == actionProcedure {
		g.noteReading(board.PriorityInStartedFaceoff, rule.R707_4)
		if g.reading(board.PriorityInStartedFaceoff) == board.PlayerAfterThem {
			remains.Player = outer.Player
			if outer.Flags&windowOpenedByAction != 0 {
				g.noteReading(board.PriorityAfterOpening, rule.R705_2g)
			}
		}
	}
	outer.Flags |= windowHadFaceoff
	// else the action that opens it is still to come
	if g.reading(board.WindowAfterStartedFaceoff) == board.WindowClosed && outer.Step != windowActs {
		outer.Step = windowCloses
	}
	g.note(board.Entry{Rule: rule.R707_4, Note: board.WindowRemainsOpen, Player: remains.Player})
	g.state.Push(remains)
}

// windowAround finds the innermost window that is in progress, nil if there is
// none, and what of it goes on: an action or pre-priority processing.
func (g *Game) windowAround() (*board.Frame, board.Procedure) {
	frames := g.state.Frames()
	for i := len(frames) - 2; i >= 0; i-- {
		if frames[i].Procedure == windowProcedure {
			return &frames[i], frames[i+1].Procedure
		}
	}
	return nil, 0
}

// opensAnother reports whether a window opens for a faceoff that an effect starts
// which was processed before a player received priority: a disputed point.
func (g *Game) opensAnother(source board.Procedure) bool {
	if source != preProcessing {
		return false
	}
	g.noteReading(board.WindowOfTriggeredFaceoff, rule.R707_4)
	return g.reading(board.WindowOfTriggeredFaceoff) == board.NewWindow
}

// followInstructionsOfStarter has the instructions followed that an effect gives
// for winning or losing the faceoff that it started (514.5d).
func followInstructionsOfStarter(g *Game, f *board.Frame) {
	if f.Flags&faceoffByEffect == 0 || f.N == 0 {
		return
	}
	starter, in := g.starterOf(f)
	branch := in.Else
	starter.N = faceoffWasLost
	if board.Player(f.N-1) == starter.Player {
		branch = in.Block
		starter.N = faceoffWasWon
	}
	if branch == 0 {
		return
	}
	g.note(board.Entry{Rule: rule.R514_5d, Note: board.FaceoffFollowed, Player: starter.Player, Card: starter.Card})
	g.beginEffect(board.Frame{Player: starter.Player, Card: starter.Card, Area: starter.Area,
		Ability: board.AbilityRef{ID: branch, X: starter.Ability.X}, Env: starter.Env})
}

// endByEffect ends the faceoff: nobody wins it, nobody loses it, and no further
// window of it opens.
func endByEffect(g *Game, in *instruction) {
	switch {
	case in.stage == 1:
		g.done(in, true)
	case g.faceoff() == nil:
		g.done(in, false)
	default:
		in.await(1)
		g.begin(&board.Frame{Procedure: endingProcedure})
	}
}

// Ending a faceoff by an effect, as it ends otherwise (514.6). The frame's List
// holds the orders of flipped cards.
var endingSteps = []step{
	{rule: rule.R514_5, do: resolveAtEnd},
	{rule: rule.R514_6, do: openWindowAtEnd},
	{rule: rule.R514_6, do: triggerAtEnd},
	{rule: rule.R402_3, do: orderFlippedCards},
	{rule: rule.R402_3, do: keepOrder},
	{rule: rule.R514_6, do: endFaceoff},
	{rule: rule.R514_6, do: leaveFaceoff},
}

// resolveAtEnd resolves a faceoff that an effect ends, with nobody winning
// it, where the disputed point about that is read so.
func resolveAtEnd(g *Game, _ *board.Frame) {
	g.noteReading(board.EndedEarlySolved, rule.R514_5)
	if g.reading(board.EndedEarlySolved) == board.ResolvedByEnd {
		f := g.faceoff()
		f.N = 0
		g.resolveFaceoff(f)
	}
}

// openWindowAtEnd opens the last window of a faceoff that an effect ends, where
// the disputed point about its end is read so.
func openWindowAtEnd(g *Game, _ *board.Frame) {
	g.noteReading(board.EndedEarlyTriggers, rule.R514_6)
	if g.reading(board.EndedEarlyTriggers) == board.EndWindow {
		g.begin(&board.Frame{Procedure: windowProcedure, Kind: uint8(EndOfFaceoff)})
	}
}

func triggerAtEnd(g *Game, f *board.Frame) {
	if g.reading(board.EndedEarlyTriggers) != board.NoEnd {
		triggerEndOfFaceoff(g, f)
	}
}

// leaveFaceoff leaves nothing of the faceoff to be done: what is in progress in
// it goes on outside of it.
func leaveFaceoff(g *Game, _ *board.Frame) {
	f := g.faceoff()
	f.Flags |= faceoffOver
	g.state.StaleProcedure(f.Procedure)
	finish(f)
}
