package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Confronting Problems: the Confront Step (611). The frame's Area is the
// Problem's.

const confrontEnds = 4

var confrontStepSteps = []step{
	{rule: rule.R601_2, window: StartOfConfrontStep},
	{rule: rule.R611_1, do: confront},
	{rule: rule.R508_1, do: payToConfront},
	{rule: rule.R611_1, do: confrontIfPaid},
	confrontEnds: {rule: rule.R601_2, window: EndOfConfrontStep},
}

// confront confronts the Problem for the turn player if they meet its confront
// requirements (611.1). Where modifiers ask for action tokens, it asks whether
// the player pays them.
func confront(g *Game, f *board.Frame) {
	goTo(f, confrontEnds)
	problem := g.state.Problem(f.Area)
	if problem == 0 || !g.canConfront(f.Player, f.Area) {
		return
	}
	cost := g.extraCost(confronting(g, f))
	switch {
	case cost == 0:
		g.confrontProblem(f)
	case !g.canPayTokens(f.Player, cost):
		g.note(board.Entry{Rule: rule.R508_1d, Note: board.CannotConfrontBy, Player: f.Player, Area: f.Area,
			Card: g.state.Ref(problem)})
	default:
		goTo(f, int(f.Taken)+1)
		f.N = int32(cost)
		g.ask(board.Decision{Player: f.Player, Kind: board.YesOrNo, Rule: rule.R508_1, Min: 1, Max: 1, Card: problem},
			[]board.Option{{Kind: board.YesOption, N: int32(f.Player)}, {Kind: board.NoOption, N: int32(f.Player)}})
	}
}

// payToConfront pays what confronting costs, if the player wants to.
func payToConfront(g *Game, f *board.Frame) {
	if g.state.Answered()[0].Kind == board.NoOption {
		goTo(f, confrontEnds)
		return
	}
	g.propose(board.Occurrence{Kind: board.TokensPaid, Rule: rule.R508_1, Player: f.Player, N: f.N})
}

// confrontIfPaid confronts the Problem, what it costs having been paid.
func confrontIfPaid(g *Game, f *board.Frame) { g.confrontProblem(f) }

// canPayTokens reports whether a player can pay so many action tokens: has them,
// and nothing forbids it or would replace it (508.1a, 508.1d).
func (g *Game) canPayTokens(p board.Player, n int) bool {
	o := board.Occurrence{Kind: board.TokensPaid, Rule: rule.R508_1, Player: p, N: int32(n)}
	return g.state.Tokens(p) >= n && g.isPossible(&o) && !g.keepsFromPaying(&o)
}

// confronting is the player's confronting of the Problem, as modifiers see it.
func confronting(g *Game, f *board.Frame) board.Occurrence {
	return board.Occurrence{Kind: board.ProblemConfronted, Rule: rule.R611_1, Player: f.Player,
		Card: g.state.Ref(g.state.Problem(f.Area)), Area: f.Area}
}

// confrontProblem carries out that the turn player confronts the Problem and scores a
// point for it (611.4).
func (g *Game) confrontProblem(f *board.Frame) {
	problem := g.state.Problem(f.Area)
	opponent := int32(0)
	if g.opponentCanConfront(f.Player, f.Area) {
		opponent = 1
	}
	confronted := confronting(g, f)
	confronted.N = opponent
	g.batch = append(g.batch[:0], confronted,
		board.Occurrence{Kind: board.PointsScored, Rule: rule.R611_4, Player: f.Player, N: 1, Follows: true})
	if g.reading(board.FirstToConfront) == board.BonusToo && !g.state.WasConfronted(problem) {
		g.noteReading(board.FirstToConfront, rule.R611_4)
		g.batch = append(g.batch, board.Occurrence{Kind: board.PointsScored, Rule: rule.R611_4, Player: f.Player,
			N: int32(g.state.Bonus(problem)), Follows: true})
	}
	g.propose(g.withScorers(g.batch, g.scorersAt(f.Area))...)
}

// canConfront reports whether the player could confront the Problem at the
// area: no Troublemaker keeps them out (611.3e), what modifiers ask for besides
// is so, and they meet its requirements (611.3).
func (g *Game) canConfront(p board.Player, a board.AreaID) bool {
	if t := g.troublemakerAgainst(p, a); t != 0 && g.holds(rule.R611_3e) {
		g.note(board.Entry{Rule: rule.R611_3e, Note: board.CannotConfront, Player: p, Area: a, Card: g.state.Ref(t)})
		return false
	}
	return g.hasWhatItNeeds(p, a) && g.meetsRequirements(p, a)
}

// hasWhatItNeeds reports whether all conditions are true that modifiers ask for
// before a player can confront the Problem at an area.
func (g *Game) hasWhatItNeeds(p board.Player, a board.AreaID) bool {
	by := g.asksInVain(p, a)
	if by.Card == 0 {
		return true
	}
	g.note(board.Entry{Rule: rule.R104_2, Note: board.CannotConfrontBy, Player: p, Area: a, Card: by})
	return false
}

// asksInVain finds the card whose modifier asks for what isn't so before a player can
// confront the Problem at an area; no card if there is none.
func (g *Game) asksInVain(p board.Player, a board.AreaID) board.Ref {
	if !g.state.Program().HasOp(ability.NeedsToConfront) {
		return board.Ref{}
	}
	problem := g.state.Problem(a)
	for active := range g.state.Active(ability.NeedsToConfront) {
		if g.isForConfronting(active, p, problem) && !g.state.ConditionOf(active.Node.Condition(), &active.Context) {
			return active.Context.This
		}
	}
	return board.Ref{}
}

// isForConfronting reports whether a modifier about players and Problems is about
// this player and this Problem.
func (g *Game) isForConfronting(a *board.Active, p board.Player, problem board.CardID) bool {
	return problem != 0 && g.state.PlayersOf(a.Node.Players(), &a.Context).Has(p) &&
		g.state.Means(a.Node.Problems(), problem, &a.Context)
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
		return g.hasWhatItNeeds(opponent, a) && g.meetsRequirements(opponent, a)
	}
	if !g.isFaceUpEpic(t) {
		g.noteReading(board.OwnTroublemaker, rule.R611_3e)
		if g.reading(board.OwnTroublemaker) == board.RequirementsOnly {
			return g.hasWhatItNeeds(opponent, a) && g.meetsRequirements(opponent, a)
		}
	}
	g.note(board.Entry{Rule: rule.R611_3e, Note: board.CannotConfront, Player: opponent, Area: a, Card: g.state.Ref(t)})
	return false
}

// troublemakerAgainst finds a face-up Troublemaker at the area that is opposing
// or Epic, and so keeps the player from confronting there (611.3e), unless a
// modifier keeps it from doing so.
func (g *Game) troublemakerAgainst(p board.Player, a board.AreaID) board.CardID {
	for _, t := range g.state.InPlay() {
		if g.state.Area(t) == a && g.isFaceUpTroublemaker(t) && (g.state.Controller(t) != p || g.isFaceUpEpic(t)) &&
			!g.lets(t, p, a) {
			return t
		}
	}
	return 0
}

// lets reports whether a Troublemaker, by a modifier, doesn't prevent a player from
// confronting the Problem at an area.
func (g *Game) lets(t board.CardID, p board.Player, a board.AreaID) bool {
	for active := range g.state.Active(ability.DoesntPrevent) {
		n, x := active.Node, &active.Context
		if g.state.Means(n.Troublemakers(), t, x) && g.state.PlayersOf(n.Players(), x).Has(p) &&
			(n.Problems() == nil || g.state.Means(n.Problems(), g.state.Problem(a), x)) {
			return true
		}
	}
	return false
}

func (g *Game) hasCharacters(p board.Player, a board.AreaID) bool {
	return slices.ContainsFunc(g.state.InPlay(), func(c board.CardID) bool {
		return g.state.Area(c) == a && g.state.Controller(c) == p && g.state.IsCharacter(c)
	})
}
