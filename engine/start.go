package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Starting a game (102). Mane Characters are in play at home from the start
// (102.1, 301.1); the rest is a procedure. Its N is the seat of whose choice is
// next, its List what they chose.

// OpeningHandSize is how many cards players put into their hand at the start
// (102.3) and after a mulligan (102.4a).
const OpeningHandSize = 6

const (
	startChooses   = 0
	startShuffles  = 3
	startLooks     = 5
	startMulligans = 8
)

var startSteps = []step{
	startChooses: {rule: rule.R102_2, do: chooseStartingProblem},
	{rule: rule.R102_2, do: keepStartingProblem},
	{rule: rule.R102_2, do: putStartingProblemsIntoPlay},
	startShuffles: {rule: rule.R102_3, do: shuffleDecks},
	{rule: rule.R102_3, do: putOpeningHands},
	startLooks: {rule: rule.R404_1, do: lookAtOpeningHand},
	{rule: rule.R404_1, do: learnHandCard},
	{rule: rule.R102_4, do: keepMulliganChoice},
	startMulligans: {rule: rule.R102_4a, do: shuffleHandsAway},
	{rule: rule.R102_4a, do: putMulliganHands},
	{rule: rule.R102_5, do: triggerStartOfGame},
	{rule: rule.R102_5, do: applyAsGameStarts},
	{rule: rule.R102_5, do: beginFirstTurn},
}

// Start puts a game at its start: Mane Characters in play, everything else in
// the decks, and the starting Problems yet to be chosen. The first player is
// the one at seat 0 (102.3).
func Start(s *board.State) {
	s.Push(board.Frame{Procedure: startProcedure})
}

// chooseStartingProblem asks each player for a Starting Problem from their
// Problem deck (102.2); they enter play together once all have chosen.
func chooseStartingProblem(g *Game, f *board.Frame) {
	if int(f.N) == g.state.Players() {
		goTo(f, startChooses+2)
		return
	}
	player := board.Player(f.N)
	g.list = g.list[:0]
	for _, c := range g.state.Cards(board.ProblemDeck, player) { // empty if they left the game
		if face := g.state.Face(c); face != nil && face.Problem != nil && face.Problem.Starting &&
			!hasPrint(g, g.list, c) {
			g.list = append(g.list, board.Option{Kind: board.CardOption, Card: g.state.Ref(c)})
		}
	}
	if len(g.list) == 0 { // also if they were taken out of the deck by hand
		f.N++
		goTo(f, startChooses)
		return
	}
	g.ask(board.Decision{Player: player, Kind: board.ChooseCards, Rule: rule.R102_2, Min: 1, Max: 1}, g.list)
}

// hasPrint reports whether a card printed like c is among the options already.
func hasPrint(g *Game, options []board.Option, c board.CardID) bool {
	for _, o := range options {
		if g.state.Print(o.Card.Card) == g.state.Print(c) {
			return true
		}
	}
	return false
}

func keepStartingProblem(g *Game, f *board.Frame) {
	f.N++
	goTo(f, startChooses)
	g.keepAnswer(f)
}

// keepAnswer adds the latest answer to the frame's list.
func (g *Game) keepAnswer(f *board.Frame) {
	g.state.AddToList(g.state.Answered()...)
}

func putStartingProblemsIntoPlay(g *Game, f *board.Frame) {
	g.batch = g.batch[:0]
	for _, o := range g.state.List(f) {
		if !g.state.IsLive(o.Card) { // its owner has left the game
			continue
		}
		owner := g.state.Owner(o.Card.Card)
		g.batch = append(g.batch, board.Occurrence{Kind: board.CardEntersPlay, Rule: rule.R102_2,
			Player: owner, Card: o.Card, Area: board.ProblemOf(owner)})
	}
	f.N = 0
	g.state.SetList(nil)
	g.propose(g.batch...)
}

// shuffleDecks shuffles each player's Problem deck and draw deck (102.3).
func shuffleDecks(g *Game, _ *board.Frame) {
	g.batch = g.batch[:0]
	for p := range g.state.InTurnOrder(0) {
		for deck := range int32(2) {
			g.batch = append(g.batch, board.Occurrence{Kind: board.DeckShuffled, Rule: rule.R102_3,
				Player: p, N: 1 - deck})
		}
	}
	g.propose(g.batch...)
}

// putOpeningHands puts the top cards of each player's draw deck into their hand
// (102.3). That is not drawing them (410.4a).
func putOpeningHands(g *Game, _ *board.Frame) {
	g.batch = g.batch[:0]
	for p := range g.state.InTurnOrder(0) {
		g.addOpeningHand(p, rule.R102_3)
	}
	g.propose(g.batch...)
}

// addOpeningHand adds to the batch that a player's top cards go to their hand, which
// in some editions is drawing them.
func (g *Game) addOpeningHand(p board.Player, why rule.Number) {
	kind := board.CardPutIntoHand
	if g.reading(board.OpeningHand) == board.HandDrawn {
		kind = board.CardDrawn
		g.noteReading(board.OpeningHand, why)
	}
	deck := g.state.Cards(board.DrawDeck, p)
	for _, c := range deck[:min(OpeningHandSize, len(deck))] {
		g.batch = append(g.batch, board.Occurrence{Kind: kind, Rule: why, Player: p, Card: g.state.Ref(c)})
	}
}

// lookAtOpeningHand lets the next player look at their hand (404.1) and then
// choose whether to mulligan, in turn order (102.4).
func lookAtOpeningHand(g *Game, f *board.Frame) {
	if int(f.N) == g.state.Players() {
		goTo(f, startMulligans)
		return
	}
	player := board.Player(f.N)
	switch {
	case !g.state.InGame(player):
		f.N++
		goTo(f, startLooks)
	case g.askHand(player):
	default:
		goTo(f, startMulligans-1)
		g.ask(board.Decision{Player: player, Kind: board.YesOrNo, Rule: rule.R102_4, Min: 1, Max: 1},
			[]board.Option{{Kind: board.YesOption, N: int32(player)}, {Kind: board.NoOption, N: int32(player)}})
	}
}

func learnHandCard(g *Game, f *board.Frame) {
	goTo(f, startLooks)
	g.learnChosen(rule.R404_1)
}

func keepMulliganChoice(g *Game, f *board.Frame) {
	f.N++
	goTo(f, startLooks)
	g.keepAnswer(f)
}

// shuffleHandsAway shuffles the hands of those who mulligan into their draw
// decks, simultaneously (102.4, 102.4a).
func shuffleHandsAway(g *Game, f *board.Frame) {
	g.batch = g.batch[:0]
	g.eachMulligan(f, func(p board.Player) {
		for _, c := range g.state.Cards(board.Hand, p) {
			g.batch = append(g.batch, board.Occurrence{Kind: board.CardPutOnBottom, Rule: rule.R102_4a,
				Player: p, Card: g.state.Ref(c), N: board.ShuffledIn})
		}
		g.batch = append(g.batch, board.Occurrence{Kind: board.DeckShuffled, Rule: rule.R102_4a, Player: p})
	})
	g.propose(g.batch...)
}

func putMulliganHands(g *Game, f *board.Frame) {
	g.batch = g.batch[:0]
	g.eachMulligan(f, func(p board.Player) { g.addOpeningHand(p, rule.R102_4a) })
	g.propose(g.batch...)
}

// eachMulligan calls do with each player who chose to mulligan.
func (g *Game) eachMulligan(f *board.Frame, do func(board.Player)) {
	for _, o := range g.state.List(f) {
		if p := board.Player(o.N); o.Kind == board.YesOption && g.state.InGame(p) {
			do(p)
		}
	}
}

// triggerStartOfGame starts the game: what triggers then triggers.
func triggerStartOfGame(g *Game, _ *board.Frame) {
	g.markTime(board.TimeStarts, ability.Game, rule.R102_5)
}

// applyAsGameStarts applies what is applied as the game starts.
func applyAsGameStarts(g *Game, _ *board.Frame) {
	g.applyAs(board.Occurrence{Kind: board.TimeStarts, Rule: rule.R102_5, Player: g.state.TurnPlayer(),
		N: int32(ability.Game)})
}

// beginFirstTurn starts the game (102.5): the first player's turn begins.
func beginFirstTurn(g *Game, _ *board.Frame) {
	g.state.Pop()
	first := board.Player(0)
	if !g.state.InGame(first) {
		first = g.state.Next(first)
	}
	g.begin(&board.Frame{Procedure: turnProcedure, Player: first})
}
