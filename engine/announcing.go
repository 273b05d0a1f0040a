package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Announcing an action (705.2a), and revealing what it is of.

// announceAction keeps the state if the action may have to be rewound: it follows
// a script, or asks for more than action tokens.
func announceAction(g *Game, f *board.Frame) {
	if !g.isTried() && (f.Ability.ID != 0 || len(g.furtherCosts(f.Player, g.announced(f))) > 0) {
		g.propose(board.Occurrence{Kind: board.ActionAnnounced, Rule: rule.R705_2a, Player: f.Player, Card: f.Card,
			Ability: f.Ability, N: int32(g.state.Depth())})
	}
}

// chooseCondition asks what a Reaction is used for, if there are several things
// and it matters (512.4c).
func chooseCondition(g *Game, f *board.Frame) {
	a := g.state.Program().Ability(f.Ability.ID)
	if f.Ability.ID == 0 || !isReaction(a) {
		goTo(f, actionReveals)
		return
	}
	x := f.Context()
	places, _ := g.state.Reactable(f.Ability, &x)
	if len(places) == 0 { // it is played by an effect
		goTo(f, actionReveals)
		return
	}
	if g.trail != nil && g.state.IsForCopies(f.Ability, &x) {
		g.noteReading(board.SecondCopyOfAReaction, rule.R201_2)
	}
	if len(a.Results) == 0 {
		places = places[:1]
	}
	if some := g.reactableToSomeEnd(f, a, places); len(some) > 0 {
		places = some
	}
	first, since := g.state.SinceWindow()
	g.list = g.list[:0]
	for _, place := range places {
		g.list = append(g.list, board.Option{Kind: board.CardOption, Card: since[place-first].Card, N: int32(place)})
	}
	g.ask(board.Decision{Player: f.Player, Kind: board.ChooseCards, Rule: rule.R512_4c, Min: 1, Max: 1,
		Card: f.Card.Card}, g.list)
}

// reactableToSomeEnd keeps those of several things that a Reaction can be used for with
// which enough of it can be done (705.2e): not a token that is gone.
func (g *Game) reactableToSomeEnd(f *board.Frame, a *board.Ability, places []int) (some []int) {
	if len(places) == 1 {
		return places
	}
	for _, place := range places {
		x := f.Context()
		x.Env = g.state.NewEnv()
		g.state.BindReactedTo(f.Ability, x.Env, place)
		if g.canFollowEnough(a.Script, &x) {
			some = append(some, place)
		}
		g.state.FreeEnv(x.Env)
	}
	return some
}

func isReaction(a *board.Ability) bool {
	for _, t := range a.Times {
		if t == ability.Reaction {
			return true
		}
	}
	return false
}

func reactToCondition(g *Game, f *board.Frame) {
	x := f.Context()
	g.state.React(f.Ability, &x, int(g.state.Answered()[0].N))
}

// revealActivation notes that an ability is activated (703.1).
func revealActivation(g *Game, f *board.Frame) {
	if board.ActionKind(f.Kind) != board.ActivateAbility {
		return
	}
	for _, u := range g.state.UsesFor(f.Ability, f.Card) {
		g.state.MarkUsed(u)
	}
	g.propose(board.Occurrence{Kind: board.AbilityActivated, Rule: rule.R703_1, Player: f.Player, Card: f.Card,
		Area: f.Area, Ability: f.Ability})
}
