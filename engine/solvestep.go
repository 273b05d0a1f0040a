package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// The Solve Step (613), and how a Problem is replaced (613.2).

const solveChooses = 5

var solveStepSteps = []step{
	{rule: rule.R613_1, do: solveBeforeWindow},
	{rule: rule.R613_2, do: chooseBeforeWindow},
	{rule: rule.R613_2, do: replaceChosenProblem},
	{rule: rule.R601_2, window: StartOfSolveStep},
	{rule: rule.R613_1, do: solveAfterWindow},
	solveChooses: {rule: rule.R613_2, do: chooseAfterWindow},
	{rule: rule.R613_2, do: replaceChosenProblem},
	{rule: rule.R601_2, window: EndOfSolveStep},
}

// solveBeforeWindow has Problems become solved as the step starts (613.1).
// Whether that is before the window at its start is a disputed point.
func solveBeforeWindow(g *Game, f *board.Frame) {
	if slices.ContainsFunc(g.state.History(), g.solves) {
		g.noteWhereItDecides(board.WhenSolved, rule.R613_1)
	}
	if g.reading(board.WhenSolved) == board.BeforeWindow {
		solveProblems(g, f)
	}
}

func solveAfterWindow(g *Game, f *board.Frame) {
	if g.reading(board.WhenSolved) == board.AfterWindow {
		solveProblems(g, f)
	}
}

// chooseBeforeWindow chooses the next Problem to be replaced right after they
// were solved, where the disputed point about 613.2 is read so.
func chooseBeforeWindow(g *Game, f *board.Frame) {
	if len(g.state.List(f)) == 0 && g.anySolved() {
		g.noteWhereItDecides(board.WhenReplaced, rule.R613_2)
	}
	g.chooseToReplace(f, board.WhenReplaced, board.WithSolving)
}

// chooseAfterWindow does so for all Problems that are still to be replaced.
func chooseAfterWindow(g *Game, f *board.Frame) {
	g.chooseToReplace(f, board.WhenReplaced, g.reading(board.WhenReplaced))
}

// solves reports whether what happened was that a Problem faceoff was resolved
// at a Problem that is still there (613.1).
func (g *Game) solves(o board.Occurrence) bool {
	return o.Kind == board.FaceoffResolved && FaceoffKind(o.N).isAtProblems() && g.state.IsLive(o.Card)
}

// isSolved reports whether what happened was that a Problem which is still there
// became solved.
func (g *Game) isSolved(o board.Occurrence) bool {
	return o.Kind == board.ProblemSolved && g.state.IsLive(o.Card)
}

// anySolved reports whether a Problem that is still there became solved.
func (g *Game) anySolved() bool {
	return slices.ContainsFunc(g.state.History(), g.isSolved)
}

// solveProblems makes the Problems solved at which Problem faceoffs were
// resolved (613.1).
func solveProblems(g *Game, f *board.Frame) {
	g.batch = g.batch[:0]
	for _, o := range g.state.History() {
		if g.solves(o) {
			g.batch = append(g.batch, board.Occurrence{Kind: board.ProblemSolved, Rule: rule.R613_1,
				Player: f.Player, Card: o.Card, Area: o.Area})
		}
	}
	g.propose(g.batch...)
}

// chooseToReplace asks the turn player which solved Problem is replaced next
// (613.2), if that is done here by the reading of a point. The step after it
// replaces the Problem, and comes back.
func (g *Game) chooseToReplace(f *board.Frame, when board.Disputed, here uint8) {
	g.list = g.list[:0]
	for _, o := range g.state.History() {
		if g.isSolved(o) && g.reading(when) == here && !g.isLeftInPlay(f, o) {
			g.list = append(g.list, board.Option{Kind: board.AreaOption, Area: o.Area, Card: o.Card})
		}
	}
	if len(g.list) == 0 {
		goTo(f, int(f.Taken)+2)
		return
	}
	if when == board.WhenResolved {
		g.noteReading(when, rule.R613_2)
	}
	if len(g.list) > 1 {
		g.noteReading(board.OrderOfReplacing, rule.R613_2)
		if g.reading(board.OrderOfReplacing) == board.SideBySide {
			g.state.Answer(g.list)
			return
		}
	}
	g.ask(board.Decision{Player: f.Player, Kind: board.ChooseArea, Rule: rule.R613_2, Min: 1, Max: 1}, g.list)
}

// isLeftInPlay reports whether a solved Problem stays, because its being replaced
// is forbidden or has been replaced by something else.
func (g *Game) isLeftInPlay(f *board.Frame, solved board.Occurrence) bool {
	if !g.state.Program().HasOp(ability.Replaced) {
		return false
	}
	for _, tried := range g.state.List(f) {
		if tried.Card == solved.Card {
			return true
		}
	}
	o := replacing(f.Player, solved.Card, solved.Area)
	_, forbidden := g.state.Forbids(&o)
	return forbidden
}

func replacing(p board.Player, problem board.Ref, a board.AreaID) board.Occurrence {
	return board.Occurrence{Kind: board.ProblemReplaced, Rule: rule.R613_2, Player: p, Card: problem, Area: a}
}

func replaceChosenProblem(g *Game, f *board.Frame) {
	chosen := append([]board.Option(nil), g.state.Answered()...)
	player := f.Player
	goTo(f, int(f.Taken)-1)
	if g.state.Program().HasOp(ability.Replaced) {
		g.state.SetList(append(append([]board.Option(nil), g.state.List(f)...), chosen...))
	}
	g.begin(&board.Frame{Procedure: replaceProcedure, Player: player, Area: chosen[0].Area, Card: chosen[0].Card})
	if len(chosen) > 1 {
		g.state.SetList(chosen)
	}
}

const (
	replaceLooks = 6
	replacePuts  = 8
)

// Replacing a Problem (613.2): the instructions are performed in order. Where
// several are replaced side by side, the frame's List holds them, and N is the one
// whose successor is looked at.
var replaceSteps = []step{
	{rule: rule.R613_2, do: beginReplacing},
	{rule: rule.R613_2, do: leaveIfNotReplaced},
	{rule: rule.R613_2, do: sendCharactersHome},
	{rule: rule.R613_2, do: dismissTroublemakersThere},
	{rule: rule.R613_2, do: dismissResourcesThere},
	{rule: rule.R613_2, do: putProblemOnBottom},
	replaceLooks: {rule: rule.R613_2, do: lookAtNextProblem},
	{rule: rule.R613_2, do: learnNextProblem},
	replacePuts: {rule: rule.R613_2, do: putNextProblemIntoPlay},
}

// problemsAmong lists the Problems to which something of a batch would happen other
// than their being replaced, with their areas, where the next Problem takes the place
// of one that leaves play: a disputed point.
func (g *Game) problemsAmong(batch []board.Occurrence) (problems []board.Option) {
	if g.reading(board.LostProblem) != board.NextIsPut {
		return nil
	}
	for i := range batch {
		if c := batch[i].Card.Card; g.state.IsProblemOfAnArea(c) && batch[i].Rule != rule.R613_2 {
			problems = append(problems, board.Option{Kind: board.AreaOption,
				Area: g.state.Area(c), Card: g.state.Ref(c)})
		}
	}
	return problems
}

// putNextProblems begins to put the next Problem into play where one of these has
// left play.
func (g *Game) putNextProblems(problems []board.Option) {
	for _, o := range problems {
		if g.state.Zone(o.Card.Card) != board.Play && g.state.InGame(g.state.Owner(o.Card.Card)) {
			g.begin(&board.Frame{Procedure: replaceProcedure, Step: replaceLooks, Player: g.state.Owner(o.Card.Card),
				Area: o.Area, Card: o.Card})
		}
	}
}

// beginReplacing announces that the Problem is replaced, where an ability watches for
// it: what that is follows.
func beginReplacing(g *Game, f *board.Frame) {
	if !g.state.Program().HasOp(ability.Replaced) {
		goTo(f, int(f.Taken)+2)
		return
	}
	g.batch = g.batch[:0]
	for _, o := range g.replaced(f) {
		g.batch = append(g.batch, replacing(f.Player, o.Card, o.Area))
	}
	g.propose(g.batch...)
}

// replaced lists the Problems that a frame replaces, with their areas.
func (g *Game) replaced(f *board.Frame) []board.Option {
	if list := g.state.List(f); len(list) > 0 {
		return list
	}
	return []board.Option{{Kind: board.AreaOption, Area: f.Area, Card: f.Card}}
}

// isReplacedAt reports whether a frame replaces the Problem at an area.
func (g *Game) isReplacedAt(f *board.Frame, a board.AreaID) bool {
	return a == f.Area || slices.ContainsFunc(g.state.List(f), func(o board.Option) bool { return o.Area == a })
}

// leaveIfNotReplaced does nothing more if it could not be replaced or something
// else happened instead.
func leaveIfNotReplaced(g *Game, f *board.Frame) {
	if len(g.state.Done()) == 0 {
		finish(f)
	}
	if list := g.state.List(f); len(list) > 0 {
		g.replaceOnly(f, slices.DeleteFunc(slices.Clone(list), func(o board.Option) bool {
			return !slices.ContainsFunc(g.state.Done(), func(done board.Option) bool {
				return done.Card.Card == o.Card.Card
			})
		}))
	}
}

// replaceOnly goes on with those Problems only, of several.
func (g *Game) replaceOnly(f *board.Frame, problems []board.Option) {
	if len(problems) == 0 {
		finish(f)
		return
	}
	f.Area, f.Card = problems[0].Area, problems[0].Card
	g.state.SetList(problems)
}

func sendCharactersHome(g *Game, f *board.Frame) {
	g.batch = g.batch[:0]
	for _, c := range g.state.InPlay() {
		if g.isReplacedAt(f, g.state.Area(c)) && g.state.IsCharacter(c) {
			g.batch = append(g.batch, board.Occurrence{Kind: board.CardSent, Rule: rule.R613_2,
				Player: g.state.Controller(c), Card: g.state.Ref(c), Area: board.HomeOf(g.state.Controller(c))})
		}
	}
	g.propose(g.batch...)
}

func dismissTroublemakersThere(g *Game, f *board.Frame) { g.dismissThere(f, card.Troublemaker) }

func dismissResourcesThere(g *Game, f *board.Frame) { g.dismissThere(f, card.Resource) }

// isLeftThere reports whether a card stays when the Problem is replaced beside
// which it is: in some editions a Resource does that isn't on the Problem
// itself.
func (g *Game) isLeftThere(c board.CardID) bool {
	if g.state.Type(c) != card.Resource || g.reading(board.ResourcesDismissed) == board.AllThere {
		return false
	}
	host := g.state.Host(c)
	if g.state.IsLive(host) && g.state.Type(host.Card) == card.ProblemType {
		return false
	}
	g.noteReading(board.ResourcesDismissed, rule.R613_2)
	return true
}

// dismissThere dismisses the face-up cards of a type where Problems are replaced, by
// the game.
func (g *Game) dismissThere(f *board.Frame, t card.Type) {
	g.batch = g.batch[:0]
	for _, c := range g.state.InPlay() {
		if g.isReplacedAt(f, g.state.Area(c)) && g.state.Type(c) == t && !g.state.IsFaceDown(c) && !g.isLeftThere(c) {
			g.batch = append(g.batch, board.Occurrence{Kind: board.CardDismissed, Rule: rule.R613_2, ByGame: true,
				Player: g.state.Controller(c), Card: g.state.Ref(c)})
		}
	}
	g.propose(g.batch...)
}

// putProblemOnBottom takes the replaced Problem away, to the bottom of its Problem
// deck, but a Dilemma to the discard pile (522.3a); then there is no area any
// more at which another could be put (522.3).
func putProblemOnBottom(g *Game, f *board.Frame) {
	g.batch = g.batch[:0]
	var others []board.Option
	for _, o := range g.replaced(f) {
		c := o.Card.Card
		put := board.Occurrence{Kind: board.CardPutOnBottom, Rule: rule.R613_2, Player: g.state.Owner(c), Card: o.Card}
		if g.state.IsDilemma(c) {
			put.Kind, put.Rule = board.CardIntoDiscards, rule.R522_3a
		}
		if !g.state.IsDilemma(c) || !g.holds(rule.R522_3) {
			others = append(others, o)
		}
		g.batch = append(g.batch, put)
	}
	if len(g.state.List(f)) > 0 {
		g.replaceOnly(f, others)
	} else if len(others) == 0 {
		finish(f)
	}
	g.propose(g.batch...)
}

// lookAtNextProblem asks Chance what the top card of the Problem deck is, where
// nobody knows it.
func lookAtNextProblem(g *Game, f *board.Frame) {
	for _, o := range g.replaced(f) {
		deck := g.state.Cards(board.ProblemDeck, g.state.Owner(o.Card.Card))
		if len(deck) > 0 && g.state.Print(deck[0]) == board.Unknown {
			g.askChance(deck[0], rule.R613_2)
			return
		}
	}
	goTo(f, replacePuts)
}

func learnNextProblem(g *Game, f *board.Frame) {
	goTo(f, replaceLooks)
	g.learnChosen(rule.R613_2)
}

func putNextProblemIntoPlay(g *Game, f *board.Frame) {
	if g.InFaceoff() {
		g.noteReading(board.ReplacedInAFaceoff, rule.R514_2e)
	}
	g.batch = g.batch[:0]
	for _, o := range g.replaced(f) {
		owner := g.state.Owner(o.Card.Card)
		if deck := g.state.Cards(board.ProblemDeck, owner); len(deck) > 0 { // else the Problem was taken away by hand
			g.batch = append(g.batch, board.Occurrence{Kind: board.CardEntersPlay, Rule: rule.R613_2, Player: owner,
				Card: g.state.Ref(deck[0]), Area: o.Area})
		}
	}
	g.propose(g.batch...)
}
