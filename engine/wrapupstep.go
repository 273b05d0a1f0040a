package engine

import (
	"iter"
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// The Wrap Up Step (616), in which no player receives priority (616.1), but that
// it is followed by a window and another Wrap Up Step if it triggered anything
// (616.4a).

const (
	wrapUpDiscards = 0
	wrapUpRetires  = 2
	wrapUpTriggers = 4
	wrapUpEnds     = 8
	wrapUpOver     = 11
)

var wrapUpStepSteps = []step{
	wrapUpDiscards: {rule: rule.R616_2, do: chooseDiscards},
	{rule: rule.R616_2, do: discardChosen},
	wrapUpRetires: {rule: rule.R616_3, do: chooseRetirees},
	{rule: rule.R616_3, do: retireChosen},
	wrapUpTriggers: {rule: rule.R512_3, do: mayActInWrapUpStep},
	{rule: rule.R616_4, do: mayEndThisTurn},
	{rule: rule.R616_4a, do: openWindowForTriggers},
	{rule: rule.R616_4a, do: wrapUpAgain},
	wrapUpEnds: {rule: rule.R616_4, do: endTurnTime},
	{rule: rule.R616_4a, do: openWindowForWhatEndingTriggered},
	{rule: rule.R616_4a, do: wrapUpAgain},
	wrapUpOver: {rule: rule.R601_2, do: endWrapUpStep},
}

// chooseDiscards asks the turn player for the cards in hand beyond the maximum
// hand size (616.2).
func chooseDiscards(g *Game, f *board.Frame) {
	hand := g.state.Cards(board.Hand, f.Player)
	excess := len(hand) - g.state.HandSize(f.Player)
	if excess <= 0 || isInVain(f, excess, len(hand)) {
		f.N, f.M = 0, 0
		goTo(f, wrapUpRetires)
		return
	}
	g.list = g.list[:0]
	for _, c := range hand {
		g.list = append(g.list, board.Option{Kind: board.CardOption, Card: g.state.Ref(c)})
	}
	n := g.atATime(excess, rule.R616_2)
	g.ask(board.Decision{Player: f.Player, Kind: board.ChooseCards, Rule: rule.R616_2, Min: n, Max: n}, g.list)
}

func discardChosen(g *Game, f *board.Frame) {
	goTo(f, wrapUpDiscards)
	g.forChosen(board.Occurrence{Kind: board.CardDiscarded, Rule: rule.R616_2, Player: f.Player})
}

// chooseRetirees asks the turn player for the Friends at home in excess of
// their home limit (616.3).
func chooseRetirees(g *Game, f *board.Frame) {
	g.list = g.list[:0]
	for c := range g.friendsAtHome(f.Player) {
		g.list = append(g.list, board.Option{Kind: board.CardOption, Card: g.state.Ref(c)})
	}
	there := len(g.list)
	limit, limited := g.state.HomeLimit(f.Player)
	if limited && g.withTheFrightened(f.Player) > limit {
		g.noteReading(board.FrightenedAtHome, rule.R616_3)
	}
	excess := there - limit
	if !limited || excess <= 0 || isInVain(f, excess, there) {
		goTo(f, wrapUpTriggers)
		return
	}
	g.list = slices.DeleteFunc(g.list, func(o board.Option) bool { // who can't be retired can't be chosen (104.2)
		_, forbidden := g.state.Forbids(g.retiring(f, o.Card))
		return forbidden
	})
	if len(g.list) == 0 {
		goTo(f, wrapUpTriggers)
		return
	}
	n := min(g.atATime(excess, rule.R616_3), uint8(len(g.list)))
	g.ask(board.Decision{Player: f.Player, Kind: board.ChooseCards, Rule: rule.R616_3, Min: n, Max: n}, g.list)
}

// FriendsAtHome lists the Friends at a player's home that count against the home limit
// (616.3).
func (g *Game) FriendsAtHome(p board.Player) []board.CardID {
	return slices.Collect(g.friendsAtHome(p))
}

func (g *Game) friendsAtHome(p board.Player) iter.Seq[board.CardID] {
	return func(yield func(board.CardID) bool) {
		for _, c := range g.state.InPlay() {
			if g.isFriendAtHome(c, p) && g.state.CountsAtHome(c) && !yield(c) {
				return
			}
		}
	}
}

func (g *Game) isFriendAtHome(c board.CardID, p board.Player) bool {
	return g.state.Area(c) == board.HomeOf(p) && g.state.Controller(c) == p && g.state.IsType(c, card.Friend)
}

// withTheFrightened is how many Friends at a player's home count against the home limit by the
// reading by which frightened ones do; 0 if there are none of those, so that it is no matter.
func (g *Game) withTheFrightened(p board.Player) (all int) {
	counts := func(c board.CardID) bool { return g.isFriendAtHome(c, p) && !g.isAffected(ability.NotAtHomeLimit, c) }
	inPlay := g.state.InPlay()
	if !slices.ContainsFunc(inPlay, func(c board.CardID) bool { return g.state.IsFrightened(c) && counts(c) }) {
		return 0
	}
	for _, c := range inPlay {
		if counts(c) {
			all++
		}
	}
	return all
}

// atATime is how many of so many cards in excess a player chooses at a time: a disputed
// point.
func (g *Game) atATime(excess int, why rule.Number) uint8 {
	if excess > 1 {
		g.noteReading(board.DownToTheLimit, why)
		if g.reading(board.DownToTheLimit) == board.ExcessOneByOne {
			return 1
		}
	}
	return uint8(excess)
}

// retiring is that the turn player retires a card for the home limit.
func (g *Game) retiring(f *board.Frame, c board.Ref) *board.Occurrence {
	return &board.Occurrence{Kind: board.CardRetired, Rule: rule.R616_3, Player: f.Player, Card: c}
}

func retireChosen(g *Game, f *board.Frame) {
	goTo(f, wrapUpRetires)
	g.forChosen(*g.retiring(f, board.Ref{}))
}

// isInVain reports whether as many cards are in excess after as many choices as there
// are cards. A player chooses until none is (616.2, 616.3), since what was chosen may
// have been replaced, but nothing may be enough. N counts the choices with M in excess.
func isInVain(f *board.Frame, excess, cards int) bool {
	if int(f.M) != excess {
		f.M, f.N = int32(excess), 0
	}
	f.N++
	return int(f.N) > cards
}

// mayActInWrapUpStep lets the turn player act as the step is about to end, where
// the disputed point about any phase is read so.
func mayActInWrapUpStep(g *Game, _ *board.Frame) { g.mayOpenWithoutWindow(EndOfWrapUpStep) }

// mayEndThisTurn ends what lasts this turn before the window for what has
// triggered in the step, where the disputed point about it is read so.
func mayEndThisTurn(g *Game, f *board.Frame) {
	if len(g.state.Waiting()) == 0 || !g.state.Program().HasAbilities() {
		return
	}
	g.noteWhereItDecides(board.ThisTurnInTheExtraWindow, rule.R616_4a)
	if g.reading(board.ThisTurnInTheExtraWindow) == board.HaveEnded {
		endTurnTime(g, f)
	}
}

// openWindowForTriggers opens a window if anything has triggered in the step, in
// which those effects are processed (616.4a); else the step is over.
func openWindowForTriggers(g *Game, f *board.Frame) { openWindowOr(g, f, wrapUpEnds) }

// openWindowForWhatEndingTriggered opens a window if what lasted this turn has triggered
// anything by ending, such as control of a card or the lack of a trait: the turn isn't
// over before that window (616.4a).
func openWindowForWhatEndingTriggered(g *Game, f *board.Frame) { openWindowOr(g, f, wrapUpOver) }

// openWindowOr opens the window for what has triggered in the step, or goes on at a place
// of it.
func openWindowOr(g *Game, f *board.Frame, place int) {
	if len(g.state.Waiting()) == 0 {
		goTo(f, place)
		return
	}
	g.note(board.Entry{Rule: rule.R616_4a, Note: board.WrapUpRepeats, Player: f.Player})
	g.state.GoOn()
	g.begin(&board.Frame{Procedure: windowProcedure, Kind: uint8(EndOfWrapUpStep)})
}

// endWrapUpStep opens no window at the end of the step, as other steps do (601.2):
// nobody receives priority in this one (601.2b, 616.1).
func endWrapUpStep(g *Game, _ *board.Frame) {
	if !g.holds(rule.R601_2b) || !g.holds(rule.R616_1) {
		g.begin(&board.Frame{Procedure: windowProcedure, Kind: uint8(EndOfWrapUpStep)})
	}
}

// wrapUpAgain begins another Wrap Up Step as that window closes (616.4a).
func wrapUpAgain(g *Game, f *board.Frame) {
	player := f.Player
	g.state.Pop()
	g.begin(&board.Frame{Procedure: wrapUpStep, Player: player})
}

// forChosen proposes the occurrence for all chosen cards simultaneously.
func (g *Game) forChosen(o board.Occurrence) {
	g.batch = g.batch[:0]
	for _, chosen := range g.state.Answered() {
		o.Card = chosen.Card
		g.batch = append(g.batch, o)
	}
	g.propose(g.batch...)
}
