package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 705, these rules stand elsewhere:
//   - 705.1: board/decision.go, effect_plays.go

// Processing actions (705). The frame's Kind is the action's kind, Player who
// takes it, Card and Area what it is done with. N is the host as it is announced
// and the cost once that is determined, M how many players had passed in a row.
// Ability is the Event's or the activated ability and Env what its names mean;
// Undone says that the latest script could not be followed. Flags says how many
// of the further costs have been paid, and what is below. Where abilities have to
// do with the action, List keeps more of it: see announced.

const (
	actionAnnounces = iota
	actionReacts
	actionReacted
	actionReveals
	actionQueues
	actionAsks
	actionKeeps
	actionPays
	actionPaysFurther
	actionPermits
	actionApplies
	actionFollows
	actionFollowed
	actionPlaces
	actionPlaced
	actionFinishes
	actionPlayed
	actionEnds
)

var actionSteps = []step{
	actionAnnounces:   {rule: rule.R705_2a, do: announceAction},
	actionReacts:      {rule: rule.R512_4c, do: chooseCondition},
	actionReacted:     {rule: rule.R512_4c, do: reactToCondition},
	actionReveals:     {rule: rule.R705_2a, do: revealActivation},
	actionQueues:      {rule: rule.R705_2b, do: putInQueue},
	actionAsks:        {rule: rule.R705_2c, do: determineCost},
	actionKeeps:       {rule: rule.R705_2c, do: keepDiscount},
	actionPays:        {rule: rule.R705_2d, do: payCost},
	actionPaysFurther: {rule: rule.R705_2d, do: payFurtherCosts},
	actionPermits:     {rule: rule.R705_2d, do: followPermission},
	actionApplies:     {rule: rule.R705_2d, do: applyAsPlayed},
	actionFollows:     {rule: rule.R705_2e, do: followInstructions},
	actionFollowed:    {rule: rule.R705_2e, do: checkFollowed},
	actionPlaces:      {rule: rule.R501_2, do: choosePlaceOnEntering},
	actionPlaced:      {rule: rule.R501_2, do: keepPlace},
	actionFinishes:    {rule: rule.R705_2f, do: finishAction},
	actionPlayed:      {rule: rule.R705_2f, do: notePlayed},
	actionEnds:        {rule: rule.R705_2, do: endAction},
}

// opensWindow in the frame's Flags says that the action opens a window (510.3).
const opensWindow = 1 << 7

// isCompleted in the frame's Flags says that the action is over but for the faceoff
// that it has started (707.4).
const isCompleted = 1 << 6

// The places in the list of an action.
const (
	listedAction = iota
	listedHost
	listedLess // so many action tokens less are paid
	// the effect of the permission by which it is played: its source, ability, area, and as N its
	// environment
	listedPermission
	listedPermitter // who controls the permission
	listedLast      // it was the only card in the player's hand
	listedAnswers   // from here on whether the player pays less where that is optional
)

// actionSource says where an action comes from.
type actionSource struct {
	opens  bool  // it opens a window
	passed int32 // how many players had passed in a row
	less   int   // by the effect that makes a player take it, so many action tokens less are paid
}

// beginAction announces an action (705.2a); the window in which it is taken
// passes priority on when it has been resolved (705.2g).
func (g *Game) beginAction(p board.Player, a board.Action, from actionSource) {
	f := board.Frame{Procedure: actionProcedure, Kind: uint8(a.Kind), Player: p, Card: g.refOf(a.Card), Area: a.Area}
	if !g.state.Program().HasAbilities() {
		g.begin(&f)
		return
	}
	list := make([]board.Option, listedAnswers)
	list[listedAction] = board.Option{Kind: board.ActionOption, Action: a}
	list[listedLess] = board.Number(from.less)
	f.M, f.N = from.passed, int32(a.Host)
	if from.opens {
		f.Flags = opensWindow
	}
	if a.Host != 0 {
		list[listedHost] = board.Option{Kind: board.CardOption, Card: g.state.Ref(a.Host)}
	}
	var times []ability.Op
	switch a.Kind {
	case board.ActivateAbility:
		f.Ability, f.Area = a.Ability, g.state.Area(a.Card)
		times = g.state.Program().Ability(a.Ability.ID).Times
		if g.state.Program().Ability(a.Ability.ID).NoTime {
			g.noteReading(board.NoTime, rule.R703_1)
		}
	case board.PlayCard, board.PlayTroublemaker:
		w := g.wayOf(p, a)
		f.Ability, times = w.text, w.times
		if w.permission != nil {
			g.keepPermission(list, &w)
		}
	}
	if f.Ability.ID != 0 {
		f.Env = g.state.NewEnv()
	}
	depth := g.state.Depth()
	if g.begin(&f); g.state.Depth() > depth {
		g.state.SetList(list)
		g.noteTiming(p, a, times)
	}
}

// wayOf gives the way in which an action plays its card.
func (g *Game) wayOf(p board.Player, a board.Action) way {
	for _, w := range g.waysToPlay(p, a.Card) {
		if w.id == a.Ability {
			return w
		}
	}
	return way{id: a.Ability, text: g.textOf(a)} // it is played by an effect
}

// textOf gives the ability that an Event played by an effect has for a text.
func (g *Game) textOf(a board.Action) board.AbilityRef {
	if g.state.Type(a.Card) != card.Event {
		return board.AbilityRef{}
	}
	return a.Ability
}

// keepPermission keeps what is done as a card is played by a permission.
func (g *Game) keepPermission(list []board.Option, w *way) {
	x := &w.permission.Context
	list[listedPermission] = board.Option{Kind: board.EffectOption, Card: x.This, Area: x.Area,
		N:      int32(g.state.CopyEnv(x.Env)),
		Action: board.Action{Ability: permissionID(w.permission)}}
	list[listedPermitter] = board.Seat(x.You)
}

// announced gives the action that a frame processes.
func (g *Game) announced(f *board.Frame) board.Action {
	if list := g.state.List(f); len(list) > 0 {
		a := list[listedAction].Action
		a.Area = f.Area
		if a.Kind == board.ActivateAbility {
			a.Area = board.NoArea
		}
		return a
	}
	return board.Action{Kind: board.ActionKind(f.Kind), Card: f.Card.Card, Area: f.Area}
}

// isPlayed reports whether the action plays a card, which then goes through the
// queue (705.2b).
func isPlayed(k board.ActionKind) bool { return k == board.PlayCard || k == board.PlayTroublemaker }

func putInQueue(g *Game, f *board.Frame) {
	g.noteReadingsOfAction(f)
	if isPlayed(board.ActionKind(f.Kind)) {
		g.noteLastInHand(f)
		g.propose(board.Occurrence{Kind: board.CardQueued, Rule: rule.R705_2b, Player: f.Player, Card: f.Card,
			FaceDown: board.ActionKind(f.Kind) == board.PlayTroublemaker})
	}
}

// noteLastInHand keeps in mind that the card that is about to be put into the queue is the
// only one in its player's hand, where an ability watches for that.
func (g *Game) noteLastInHand(f *board.Frame) {
	if !g.state.Program().HasOp(ability.PlayedLast) || g.state.Zone(f.Card.Card) != board.Hand ||
		len(g.state.Cards(board.Hand, f.Player)) != 1 {
		return
	}
	list := slices.Clone(g.state.List(f))
	list[listedLast] = board.Number(1)
	g.state.SetList(list)
}

// followPermission does what is done as the card is played by a permission.
func followPermission(g *Game, f *board.Frame) {
	list := g.state.List(f)
	if len(list) == 0 || list[listedPermission].Kind == 0 {
		return
	}
	by := list[listedPermission]
	ref, env := by.Action.Ability, board.EnvID(by.N)
	a := g.state.Program().Ability(ref.ID)
	if len(a.Script) == 0 {
		g.state.FreeEnv(env)
		return
	}
	if len(a.Results) > 0 {
		g.state.Bind(env, a.Results[0], board.Option{Kind: board.CardOption, Card: f.Card})
	}
	source := by.Card
	if source.Card == f.Card.Card {
		source = f.Card
	}
	g.beginEffect(board.Frame{Player: board.Player(list[listedPermitter].N), Card: source, Area: by.Area,
		Ability: ref, Env: env})
}

// applyAsPlayed applies what happens as a player plays a card, before the costs
// are behind (705.2d).
func applyAsPlayed(g *Game, f *board.Frame) {
	if isPlayed(board.ActionKind(f.Kind)) && g.state.Program().HasOp(ability.As) {
		g.applyAs(g.played(f))
	}
}

// played gives the occurrence of the card's having been played (705.2f).
func (g *Game) played(f *board.Frame) board.Occurrence {
	o := board.Occurrence{Kind: board.CardPlayed, Rule: rule.R705_2f, Player: f.Player,
		Card: g.refOf(f.Card.Card), Area: f.Area}
	if list := g.state.List(f); len(list) > 0 && list[listedHost].Kind == board.CardOption {
		o.Host = list[listedHost].Card
		o.Area = g.state.Area(o.Host.Card)
	}
	if list := g.state.List(f); len(list) > 0 && list[listedLast].Kind == board.NumberOption {
		o.N = board.LastInHand
	}
	return o
}

// losesRequirement reports whether the play requirements of the card are not met
// any more once its costs are paid, where it is then that they are tested: a
// disputed point (205.1).
func (g *Game) losesRequirement(f *board.Frame) bool {
	if !isPlayed(board.ActionKind(f.Kind)) || len(g.furtherCosts(f.Player, g.announced(f))) == 0 {
		return false
	}
	c := check{g: g, player: f.Player, action: g.announced(f), legal: true}
	by := g.effectThatPlays()
	_ = by != nil && by.Says(ability.IgnoringRequirements) || c.hasNoRequirements() ||
		c.playRequirements(g.requirementsOf(f.Card.Card))
	if c.legal {
		return false
	}
	g.noteReading(board.PlayRequirementTested, rule.R205_1)
	return g.reading(board.PlayRequirementTested) == board.AfterPaying
}

// testsAfterPaying reports whether a card's play requirements are tested only once
// costs are paid that can change a player's power.
func (g *Game) testsAfterPaying(p board.Player, a board.Action) bool {
	return g.reading(board.PlayRequirementTested) == board.AfterPaying && len(g.furtherCosts(p, a)) > 0
}

// followInstructions does what the action is about (705.2e), but for cards that
// enter play. A card that has been cancelled does not resolve (410.7).
func followInstructions(g *Game, f *board.Frame) {
	if g.losesRequirement(f) {
		g.rewindAction(rule.R205_1)
		return
	}
	switch kind := board.ActionKind(f.Kind); {
	case isPlayed(kind) && g.state.Program().HasAbilities() && !g.state.IsLive(f.Card):
		goTo(f, actionEnds)
	case kind == board.PlayCard && !g.holds(rule.R304_2):
	case f.Ability.ID != 0:
		first := 0
		script := g.state.Program().Ability(f.Ability.ID).Script
		for kind == board.ActivateAbility && first < len(script) && script[first].Cost {
			first++
		}
		g.state.BeginFollowing()
		g.beginEffect(board.Frame{Kind: followsAction, Player: f.Player, Card: f.Card, Area: f.Area, Ability: f.Ability,
			Env: f.Env, PC: uint16(first)})
	case kind == board.MoveCharacter:
		g.propose(board.Occurrence{Kind: board.CardMoved, Rule: rule.R609_2b, Player: f.Player,
			Card: f.Card, Area: f.Area})
	case kind == board.DrawCard:
		g.draw(f.Player, rule.R609_2d)
	case kind == board.RallyCard:
		g.propose(board.Occurrence{Kind: board.CardUnfrightened, Rule: rule.R609_2e, Player: f.Player, Card: f.Card})
	}
}

// What the Kind of an effect's frame says of the action that it belongs to.
const (
	paysCosts      = 1 << iota // it pays costs (705.2d)
	followsAction              // it follows the action's instructions (705.2e)
	couldNotDo                 // an instruction could not be done as told
	followedRest               // what comes after the present instruction has been followed already
	gathersChanges             // what it does for each of several players happens at the end, together (801.1)
	choseFewer                 // there were fewer cards to choose than what comes next is to be done to
)

// tellAction tells the action that an effect belongs to how it ended: that costs
// could not be paid, or instructions not be followed; and what its card has
// become by costs (410.6a).
func (g *Game) tellAction(f *board.Frame) {
	if f.Kind&(paysCosts|followsAction) == 0 {
		return
	}
	action := &g.state.Frames()[g.state.Depth()-2]
	action.Card = f.Card
	action.Undone = f.Undone
	if f.Kind&followsAction != 0 {
		action.Undone = f.Kind&couldNotDo != 0
	}
}

// checkFollowed rewinds the game if nothing of the instructions could be done
// (705.2, 707.2), which is a disputed point.
func checkFollowed(g *Game, f *board.Frame) {
	if f.Flags&isCompleted != 0 {
		goTo(f, actionEnds)
		return
	}
	if !f.Undone {
		g.checkCondition(f)
		return
	}
	g.noteReading(board.NothingToDo, rule.R705_2e)
	switch g.reading(board.NothingToDo) {
	case board.NeverTakenBack:
	case board.IfAnything:
		g.rewindAction(rule.R705_2e)
	default:
		if !g.state.SomethingHappened() {
			g.rewindAction(rule.R705_2e)
		}
	}
}

// checkCondition rewinds the game if nothing came of the instructions since their
// condition isn't met, where the disputed point about that is read so.
func (g *Game) checkCondition(f *board.Frame) {
	asks := slices.ContainsFunc(g.script(f), func(in board.Instruction) bool { return in.Kind == board.JumpUnless })
	if !asks || g.state.SomethingHappened() || g.reading(board.NothingToDo) == board.NeverTakenBack {
		return
	}
	g.noteReading(board.ConditionNotMet, rule.R705_2e)
	if g.reading(board.ConditionNotMet) == board.TakenBackForNothing {
		g.rewindAction(rule.R705_2e)
	}
}

// finishAction lets a played card enter play as the last part of processing it
// (705.2f): a Friend ready (503.1), a Troublemaker face-down (306.1), a Dilemma
// at an area of its own (522.2), an attachment on its host (509.2). An Event is
// put into its owner's discard pile.
func finishAction(g *Game, f *board.Frame) {
	if !isPlayed(board.ActionKind(f.Kind)) || g.state.Zone(f.Card.Card) != board.Queue {
		return
	}
	o := board.Occurrence{Kind: board.CardEntersPlay, Rule: rule.R302_1, Player: f.Player, Card: f.Card, Area: f.Area}
	switch t := g.state.Type(f.Card.Card); {
	case t == card.Event:
		g.propose(board.Occurrence{Kind: board.CardIntoDiscards, Rule: rule.R705_2f, Player: f.Player, Card: f.Card})
		return
	case t == card.Troublemaker:
		o.Rule, o.FaceDown = rule.R306_1, true
	case g.state.Program().HasDilemmaTrait(g.state.Print(f.Card.Card)):
		o.Rule = rule.R522_2
	case t == card.Resource && !g.holds(rule.R305_1):
		return
	case t == card.Resource:
		played := g.played(f)
		o.Rule, o.Host, o.Area = rule.R305_1, played.Host, played.Area
		switch {
		case o.Host.Card != 0:
			o.Rule = rule.R305_1b
		case o.Area == board.HomeOf(g.state.Owner(f.Card.Card)):
			o.Rule = rule.R305_1a
		}
	}
	if owner := g.state.Owner(f.Card.Card); owner != f.Player {
		g.noteReading(board.ControllerOfAnothersCard, rule.R513_2)
		if g.reading(board.ControllerOfAnothersCard) == board.ItsOwner {
			o.Player = owner
		}
	}
	g.propose(g.withStateTold(o))
}

// notePlayed says that the card has been played, which triggers what triggers when a
// player plays it (705.2f).
func notePlayed(g *Game, f *board.Frame) {
	if isPlayed(board.ActionKind(f.Kind)) && g.state.Program().HasAbilities() {
		if g.state.IsDilemma(f.Card.Card) {
			g.noteWhereItDecides(board.PlayedDilemma, rule.R522_1)
		}
		g.propose(g.played(f))
	}
}

// endAction lets go of what was kept for the action.
func endAction(g *Game, f *board.Frame) {
	depth := g.state.Depth()
	g.state.FreeEnv(f.Env)
	g.state.CompleteAction(int32(depth))
	if outer := &g.state.Frames()[max(0, int(depth)-2)]; outer.Procedure == effectProcedure {
		outer.Undone = false // the effect by which the card was played
	}
}

// rewindAction makes the game what it was before the innermost action was taken, a
// step of which can't be completed (705.2). Whoever took it decides again, without it.
func (g *Game) rewindAction(failed rule.Number) {
	if g.fails(failed) {
		return
	}
	f := g.state.Top()
	g.state.Propose(g.trail, board.Occurrence{Kind: board.ActionRewound, Rule: rule.R705_2, Player: f.Player,
		Card: g.refOf(f.Card.Card), Ability: f.Ability, N: int32(g.state.Depth())})
	f = g.state.Top()
	player, passed, opens, a := f.Player, f.M, f.Flags&opensWindow != 0, g.state.List(f)[listedAction].Action
	g.state.Pop()
	window := g.state.Top()
	if window.Procedure != windowProcedure {
		return // the effect that made a player take it goes on without it
	}
	g.state.NoteRewound(a)
	if opens {
		goTo(window, windowCloses)
		return
	}
	window.Player, window.N = player, passed
	goTo(window, windowGives)
}

// actionRules is the rule that lets a player take each kind of action.
var actionRules = [...]rule.Number{
	board.PlayCard:         rule.R609_2a,
	board.MoveCharacter:    rule.R609_2b,
	board.PlayTroublemaker: rule.R609_2c,
	board.DrawCard:         rule.R609_2d,
	board.RallyCard:        rule.R609_2e,
	board.ActivateAbility:  rule.R703_1d,
}
