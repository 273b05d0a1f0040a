package engine

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Confronting Problems: the Confront Step (611). The frame's Area is the
// Problem's.

var confrontStepSteps = []step{
	{rule: rule.R601_2, window: StartOfConfrontStep},
	{rule: rule.R611_1, do: confront},
	{rule: rule.R601_2, window: EndOfConfrontStep},
}

// confront has the turn player confront the Problem if they meet its confront
// requirements (611.1), and score a point for it (611.4).
func confront(g *Game, f *board.Frame) {
	problem := g.state.Problem(f.Area)
	if problem == 0 || !g.canConfront(f.Player, f.Area) {
		return
	}
	opponent := int16(0)
	if g.opponentCanConfront(f.Player, f.Area) {
		opponent = 1
	}
	g.propose(
		board.Occurrence{Kind: board.ProblemConfronted, Rule: rule.R611_1, Player: f.Player,
			Card: g.state.Ref(problem), Area: f.Area, N: opponent},
		board.Occurrence{Kind: board.PointsScored, Rule: rule.R611_4, Player: f.Player, N: 1},
	)
}

// canConfront reports whether the player could confront the Problem at the
// area: no Troublemaker keeps them out (611.3e) and they meet its requirements
// (611.3).
func (g *Game) canConfront(p board.Player, a board.AreaID) bool {
	if t := g.troublemakerAgainst(p, a); t != 0 && g.holds(rule.R611_3e) {
		g.note(board.Entry{Rule: rule.R611_3e, Note: board.CannotConfront, Player: p, Area: a, Card: g.state.Ref(t)})
		return false
	}
	return g.meetsRequirements(p, a)
}

// opponentCanConfront reports whether an opponent of the player could confront
// the Problem too (611.4).
func (g *Game) opponentCanConfront(p board.Player, a board.AreaID) bool {
	for opponent := g.state.Next(p); opponent != p; opponent = g.state.Next(opponent) {
		if g.couldConfront(opponent, a) {
			return true
		}
	}
	return false
}

// couldConfront reports whether an opponent could confront the Problem that the
// turn player confronts. Whether the turn player's own Troublemaker keeps the
// opponent out is a disputed point.
func (g *Game) couldConfront(opponent board.Player, a board.AreaID) bool {
	t := g.troublemakerAgainst(opponent, a)
	if t == 0 || !g.holds(rule.R611_3e) {
		return g.meetsRequirements(opponent, a)
	}
	if !g.isFaceUpEpic(t) {
		g.noteReading(board.OwnTroublemaker, rule.R611_3e)
		if g.reading(board.OwnTroublemaker) == board.RequirementsOnly {
			return g.meetsRequirements(opponent, a)
		}
	}
	g.note(board.Entry{Rule: rule.R611_3e, Note: board.CannotConfront, Player: opponent, Area: a, Card: g.state.Ref(t)})
	return false
}

// troublemakerAgainst finds a face-up Troublemaker at the area that is opposing
// or Epic, and so keeps the player from confronting there (611.3e).
func (g *Game) troublemakerAgainst(p board.Player, a board.AreaID) board.CardID {
	for _, t := range g.faceUpTroublemakers(a) {
		if g.state.Controller(t) != p || g.isFaceUpEpic(t) {
			return t
		}
	}
	return 0
}

// requirementsFor gives the Problem's confront requirements for a player: one
// set for its owner, the other for the owner's opponents (209.1, 611.2).
func (g *Game) requirementsFor(p board.Player, problem board.CardID) []card.ConfrontRequirement {
	facts := g.state.Face(problem).Problem
	requirements := facts.Opponent
	if g.state.Owner(problem) == p || !g.holds(rule.R611_2) {
		requirements = facts.Owner
	}
	isOff := func(r card.ConfrontRequirement) bool { return !g.holds(requirementRule(r)) }
	if slices.ContainsFunc(requirements, isOff) {
		return slices.DeleteFunc(slices.Clone(requirements), isOff)
	}
	return requirements
}

// meetsRequirements reports whether the player's characters at the Problem
// contribute the required power (611.3). Characters contribute power of one of
// their colors only (611.3b), so every choice of colors is tried.
func (g *Game) meetsRequirements(p board.Player, a board.AreaID) bool {
	problem := g.state.Problem(a)
	if problem == 0 {
		return false
	}
	requirements := g.requirementsFor(p, problem)
	var power colorPower
	var choosers []chooser
	for _, c := range g.state.InPlay() {
		if g.state.Area(c) != a || g.state.Controller(c) != p || !g.state.IsCharacter(c) {
			continue
		}
		colors, why := g.state.Colors(c).List(), rule.R611_3a
		if len(colors) > 1 && g.holds(rule.R611_3b) {
			why = rule.R611_3b
		}
		n := g.contribution(c, p, why)
		if n <= 0 {
			continue
		}
		switch {
		case len(colors) == 0:
			power[card.Colorless] += n
		case why == rule.R611_3b:
			choosers = append(choosers, chooser{n, colors})
		default:
			for _, color := range colors {
				power[color] += n
			}
		}
	}
	if met, _ := power.meetAny(requirements, choosers); met {
		g.note(board.Entry{Rule: rule.R611_3, Note: board.RequirementMet, Player: p, Area: a, Card: g.state.Ref(problem)})
		return true
	}
	for i, r := range requirements {
		if _, short := power.meetAny(requirements[i:i+1], choosers); short > 0 {
			g.note(board.Entry{Rule: requirementRule(r), Note: board.RequirementNotMet, Player: p, Area: a,
				Card: g.state.Ref(problem), N: int16(i), M: int16(short)})
		}
	}
	g.note(board.Entry{Rule: rule.R611_3, Note: board.RequirementNotMet, Player: p, Area: a, Card: g.state.Ref(problem), N: -1})
	return false
}

// requirementRule is the rule that says which power meets a requirement.
func requirementRule(r card.ConfrontRequirement) rule.Number {
	switch r.Kind {
	case card.NotColor:
		return rule.R611_3c
	case card.Wild:
		return rule.R611_3d
	default:
		return rule.R611_3
	}
}

// colorPower is how much power of each color is contributed.
type colorPower [card.ColorCount]int

// chooser is a character of several colors, which contributes power of one of
// them (611.3b).
type chooser struct {
	power  int
	colors []card.Color
}

// meetAny reports whether some choice of colors meets all the requirements,
// and by how much the best choice falls short.
func (power colorPower) meetAny(requirements []card.ConfrontRequirement, choosers []chooser) (met bool, short int) {
	if len(choosers) == 0 {
		short = power.shortOf(requirements)
		return short == 0, short
	}
	short = 1 << 30
	for _, color := range choosers[0].colors {
		with := power
		with[color] += choosers[0].power
		met, missing := with.meetAny(requirements, choosers[1:])
		if met {
			return true, 0
		}
		short = min(short, missing)
	}
	return false, short
}

// shortOf is how much power is missing to meet all the requirements, with
// power given to one requirement not given to another. Any group of
// requirements needs as much power in all as the colors that can meet one of
// them have; what the worst-off group lacks is what is missing.
func (power colorPower) shortOf(requirements []card.ConfrontRequirement) int {
	short := 0
	for group := 1; group < 1<<len(requirements); group++ {
		required, available := 0, 0
		var counted [card.ColorCount]bool
		for i, r := range requirements {
			if group&(1<<i) == 0 {
				continue
			}
			required += r.Power
			for c, n := range power {
				if !counted[c] && accepts(r, card.Color(c)) {
					counted[c] = true
					available += n
				}
			}
		}
		short = max(short, required-available)
	}
	return short
}

// accepts reports whether power of the color can meet the requirement: of the
// required color (611.3), of any but the prohibited one (611.3c), or of any
// color or none (611.3d).
func accepts(r card.ConfrontRequirement, c card.Color) bool {
	switch r.Kind {
	case card.OfColor:
		return c == r.Color
	case card.NotColor:
		return c != r.Color
	default:
		return r.Kind == card.Wild
	}
}
