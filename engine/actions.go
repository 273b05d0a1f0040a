package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Processing actions (705). The frame's Kind is the action's kind, Player who
// takes it, Card and Area what it is done with, N its cost.

var actionSteps = []step{
	{rule: rule.R705_2b, do: putInQueue},
	{rule: rule.R705_2c, do: determineCost},
	{rule: rule.R705_2d, do: payCost},
	{rule: rule.R705_2e, do: followInstructions},
	{rule: rule.R705_2f, do: finishAction},
}

// beginAction announces an action (705.2a); the window in which it is taken
// passes priority on when it has been resolved (705.2g).
func (g *Game) beginAction(p board.Player, a board.Action) {
	var source board.Ref
	if a.Card != 0 {
		source = g.state.Ref(a.Card)
	}
	g.begin(board.Frame{Procedure: actionProcedure, Kind: uint8(a.Kind), Player: p, Card: source, Area: a.Area})
}

// isPlayed reports whether the action plays a card, which then goes through the
// queue (705.2b).
func isPlayed(k board.ActionKind) bool { return k == board.PlayCard || k == board.PlayTroublemaker }

func putInQueue(g *Game, f *board.Frame) {
	g.noteReadingsOfAction(f)
	if isPlayed(board.ActionKind(f.Kind)) {
		g.propose(board.Occurrence{Kind: board.CardQueued, Rule: rule.R705_2b, Player: f.Player, Card: f.Card,
			FaceDown: board.ActionKind(f.Kind) == board.PlayTroublemaker})
	}
}

func determineCost(g *Game, f *board.Frame) {
	if f.Card.Card != 0 {
		f.Card = g.state.Ref(f.Card.Card) // in the queue it is a different card (410.6)
	}
	f.N = int16(g.cost(board.Action{Kind: board.ActionKind(f.Kind), Card: f.Card.Card, Area: f.Area}))
}

func payCost(g *Game, f *board.Frame) {
	if f.N > 0 {
		g.propose(board.Occurrence{Kind: board.TokensPaid, Rule: actionRules[f.Kind], Player: f.Player, N: f.N})
	}
}

// followInstructions does what Main Phase actions other than playing cards do.
func followInstructions(g *Game, f *board.Frame) {
	switch board.ActionKind(f.Kind) {
	case board.MoveCharacter:
		g.propose(board.Occurrence{Kind: board.CardMoved, Rule: rule.R609_2b, Player: f.Player, Card: f.Card, Area: f.Area})
	case board.DrawCard:
		g.draw(f.Player, rule.R609_2d)
	case board.RallyCard:
		g.propose(board.Occurrence{Kind: board.CardUnfrightened, Rule: rule.R609_2e, Player: f.Player, Card: f.Card})
	}
}

// finishAction has a played card enter play as the last part of processing it
// (705.2f): a Friend ready (503.1), a Troublemaker face-down (306.1), a Dilemma
// at an area of its own (522.2).
func finishAction(g *Game, f *board.Frame) {
	if !isPlayed(board.ActionKind(f.Kind)) {
		return
	}
	o := board.Occurrence{Kind: board.CardEntersPlay, Rule: rule.R302_1, Player: f.Player, Card: f.Card, Area: f.Area}
	switch {
	case g.state.Type(f.Card.Card) == card.Troublemaker:
		o.Rule, o.FaceDown = rule.R306_1, true
	case g.state.Program().HasDilemmaTrait(g.state.Print(f.Card.Card)):
		o.Rule = rule.R522_2
	}
	g.propose(o)
}

// actionRules is the rule that lets a player take each kind of action.
var actionRules = [...]rule.Number{
	board.PlayCard:         rule.R609_2a,
	board.MoveCharacter:    rule.R609_2b,
	board.PlayTroublemaker: rule.R609_2c,
	board.DrawCard:         rule.R609_2d,
	board.RallyCard:        rule.R609_2e,
}

// cost is how many action tokens the action costs (508.1, 609.2).
func (g *Game) cost(a board.Action) int {
	switch a.Kind {
	case board.PlayCard:
		if !g.holds(rule.R204_1) {
			return 0
		}
		return g.state.Cost(a.Card)
	case board.MoveCharacter, board.RallyCard:
		return 2
	default:
		return 1
	}
}
