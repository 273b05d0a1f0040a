package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Of 514, these rules stand elsewhere:
//   - 514.1: track.go, procedures.go

// Faceoffs (514). The frame's Kind is the FaceoffKind and Player who started
// it. A Troublemaker faceoff has its Troublemaker in Card and the Problem in
// Area; others list the areas where they occur in List. N is the winner and one,
// 0 while nobody has won, M by how much. Flags say how far it has come.

// FaceoffKind is the type of a faceoff.
type FaceoffKind uint8

// The types of faceoff.
const (
	TroublemakerFaceoff  FaceoffKind = iota + 1 // 514.2a
	ProblemFaceoff                              // 514.2b
	MultiProblemFaceoff                         // 612.1
	EffectFaceoff                               // started by an effect, otherwise (707.4)
	faceoffKinds         = int(EffectFaceoff) + 1
	faceoffTied          = 1 << 0 // Flags: totals were the same, flip again (514.4c)
	faceoffEndsUnsettled = 1 << 1 // Flags: it ends without being resolved
	faceoffByEffect      = 1 << 2 // Flags: the effect of the frame beneath it started it (707.4)
	faceoffOver          = 1 << 3 // Flags: it has ended (514.6)
	faceoffChooses       = 1 << 4 // Flags: the challenger is asked who challenges
)

var faceoffNames = [faceoffKinds]string{"", "Troublemaker faceoff", "Problem faceoff",
	"multi-Problem faceoff", "faceoff"}

// isAtProblems reports whether it is a Problem faceoff, which solves Problems and
// scores their bonus (514.5c, 613.1).
func (k FaceoffKind) isAtProblems() bool { return k == ProblemFaceoff || k == MultiProblemFaceoff }

// String gives the faceoff's type in the game's words.
func (k FaceoffKind) String() string { return faceoffNames[k] }

const (
	faceoffBegins = iota
	faceoffInvolves
	faceoffFollowsRest
	faceoffFinishesAction
	faceoffNotesPlayed
	faceoffStartWindow
	faceoffCountsFlips
	faceoffKeepsFlips
	faceoffLooks
	faceoffLearns
	faceoffFlips
	faceoffAppliesFlips
	faceoffFollowsFlips
	faceoffFlipWindow
	faceoffCompares
	faceoffScores
	faceoffSendsHome
	faceoffFollows
	faceoffEndWindow
	faceoffCloses
	faceoffOrders
	faceoffOrdered
	faceoffEnds
)

var faceoffSteps = []step{
	faceoffBegins:         {rule: rule.R514_2, do: beginFaceoff},
	faceoffInvolves:       {rule: rule.R514_2d_i, do: flagInvolved},
	faceoffFollowsRest:    {rule: rule.R705_2e, do: followRestOfAction},
	faceoffFinishesAction: {rule: rule.R705_2f, do: finishStartingAction},
	faceoffNotesPlayed:    {rule: rule.R705_2f, do: completeStartingAction},
	faceoffStartWindow:    {rule: rule.R514_2, do: openStartWindow},
	faceoffCountsFlips:    {rule: rule.R514_3a, do: countFlips},
	faceoffKeepsFlips:     {rule: rule.R514_3a, do: keepFlips},
	faceoffLooks:          {rule: rule.R514_3, do: lookForUnknownFlip},
	faceoffLearns:         {rule: rule.R514_3, do: learnFlip},
	faceoffFlips:          {rule: rule.R514_3, do: flipSimultaneously},
	faceoffAppliesFlips:   {rule: rule.R514_3, do: applyFlipped},
	faceoffFollowsFlips:   {rule: rule.R514_3a, do: followAdditionalFlips},
	faceoffFlipWindow:     {rule: rule.R514_3, do: openFlipWindow},
	faceoffCompares:       {rule: rule.R514_4, do: comparePowerTotals},
	faceoffScores:         {rule: rule.R514_5, do: followFromResult},
	faceoffSendsHome:      {rule: rule.R514_5b, do: sendLoserHome},
	faceoffFollows:        {rule: rule.R514_5d, do: followInstructionsOfStarter},
	faceoffEndWindow:      {rule: rule.R514_6, window: EndOfFaceoff},
	faceoffCloses:         {rule: rule.R514_6, do: triggerEndOfFaceoff},
	faceoffOrders:         {rule: rule.R402_3, do: orderFlippedCards},
	faceoffOrdered:        {rule: rule.R402_3, do: keepOrder},
	faceoffEnds:           {rule: rule.R514_6, do: endFaceoff},
}

// faceoff finds the faceoff in progress, nil outside of faceoffs. There is at
// most one (707.4a).
func (g *Game) faceoff() *board.Frame { return faceoffOf(g.state) }

// beginFaceoff records who started the faceoff and by which rule.
func beginFaceoff(g *Game, f *board.Frame) {
	why := rule.R608_4
	switch FaceoffKind(f.Kind) {
	case ProblemFaceoff:
		why = rule.R612_2
	case MultiProblemFaceoff:
		why = rule.R612_1
	}
	if f.Flags&faceoffByEffect != 0 {
		why = rule.R707_4
	} else if FaceoffKind(f.Kind).isAtProblems() && g.state.Program().HasOp(ability.FaceoffStarts) {
		g.noteWhereItDecides(board.WhoStartsAProblemFaceoff, rule.R514_2)
	}
	g.noteWhere(f)
	g.propose(board.Occurrence{Kind: board.FaceoffStarted, Rule: why, Player: f.Player,
		Card: f.Card, Area: f.Area, N: int32(f.Kind)})
}

// noteWhere says where a faceoff is that starts, if it isn't at the one Problem that
// it is about: at all those of a multi-Problem faceoff (612.1), at those that the
// effect which starts it asks for (514.2e), or at none (514.2d.i).
func (g *Game) noteWhere(f *board.Frame) {
	isMulti, problems := FaceoffKind(f.Kind) == MultiProblemFaceoff, g.state.List(f)
	isOfEffect := f.Flags&faceoffByEffect != 0 && FaceoffKind(f.Kind) != TroublemakerFaceoff
	if g.trail == nil || !isMulti && !isOfEffect {
		return
	}
	entry := board.Entry{Note: board.FaceoffIsAt, Rule: rule.R514_2e, Chosen: append([]board.Option(nil), problems...)}
	switch {
	case isMulti:
		entry.Rule = rule.R612_1
	case len(problems) == 0:
		entry.Rule = rule.R514_2d_i
	}
	g.note(entry)
}

func openFlipWindow(g *Game, f *board.Frame) {
	window := AfterFlips
	if f.Flags&faceoffTied != 0 {
		window = AfterTieFlips
	}
	g.begin(&board.Frame{Procedure: windowProcedure, Kind: uint8(window)})
}

// comparePowerTotals compares the power totals (514.4). The same totals make
// each player flip again (514.4c); else the highest total wins (514.5). The
// rules speak of two players here; where there are more, all of them compare,
// and the highest total has to be the only one.
func comparePowerTotals(g *Game, f *board.Frame) {
	if FaceoffKind(f.Kind) == TroublemakerFaceoff && g.state.IsLive(f.Card) && g.state.Area(f.Card.Card) != f.Area {
		g.noteReading(board.TroublemakerAway, rule.R514_2e)
	}
	best, second, winner, tied := 0, 0, board.NoPlayer, false
	for p := range g.state.InTurnOrder(0) {
		total := g.powerTotal(f, p)
		switch {
		case winner == board.NoPlayer || total > best:
			best, second, winner, tied = total, best, p, false
		case total == best:
			tied = true
		default:
			second = max(second, total)
		}
	}
	if tied && g.holds(rule.R514_4c) {
		g.tie(f, best)
		return
	}
	if !tied {
		f.N, f.M = int32(winner)+1, int32(best-second)
	}
	g.resolveFaceoff(f)
}

// tie makes each player flip another card (514.4c). The rules don't say how it
// ends when nobody has a card left: a disputed point.
func (g *Game) tie(f *board.Frame, total int) {
	g.note(board.Entry{Rule: rule.R514_4c, Note: board.TotalsTied, N: int32(total)})
	if g.canFlip() {
		f.Flags |= faceoffTied
		goTo(f, faceoffLooks)
		return
	}
	reading := g.reading(board.EndlessTie)
	g.noteReading(board.EndlessTie, rule.R514_4c)
	if reading == board.EndsUnresolved {
		f.Flags |= faceoffEndsUnsettled
		return
	}
	g.resolveFaceoff(f)
}

// canFlip reports whether a card can be flipped: a player has one left (515.1),
// or in some editions all players have.
func (g *Game) canFlip() bool {
	any, all := false, true
	for p := range g.state.InTurnOrder(0) {
		has := len(g.state.Cards(board.DrawDeck, p)) > 0
		any, all = any || has, all && has
	}
	if g.reading(board.FlipsFromAnEmptyDeck) == board.NobodyFlips {
		return all
	}
	return any
}

// resolveFaceoff records who wins and loses, if anyone does, and that the
// faceoff is resolved (514.5), all simultaneously.
func (g *Game) resolveFaceoff(f *board.Frame) {
	g.batch = g.batch[:0]
	if f.N > 0 {
		winner := board.Player(f.N - 1)
		g.batch = append(g.batch, board.Occurrence{Kind: board.FaceoffWon, Rule: rule.R514_5, Player: winner, N: f.M})
		for p := g.state.Next(winner); p != winner; p = g.state.Next(p) {
			g.batch = append(g.batch, board.Occurrence{Kind: board.FaceoffLost, Rule: rule.R514_5, Player: p})
		}
	}
	if !FaceoffKind(f.Kind).isAtProblems() {
		g.batch = append(g.batch, board.Occurrence{Kind: board.FaceoffResolved, Rule: rule.R514_5,
			Player: f.Player, Card: f.Card, N: int32(f.Kind)})
	} else {
		if FaceoffKind(f.Kind) == MultiProblemFaceoff && g.hasUnconfronted() {
			g.noteReading(board.UnconfrontedProblems, rule.R612_1)
		}
		for _, o := range g.state.List(f) {
			problem := g.state.Problem(o.Area)
			if problem == 0 || !occursAt(g.state, f, o.Area) {
				continue
			}
			g.batch = append(g.batch, board.Occurrence{Kind: board.FaceoffResolved, Rule: rule.R514_5,
				Player: f.Player, Card: g.state.Ref(problem), Area: o.Area, N: int32(f.Kind)})
		}
	}
	g.propose(g.batch...)
}

// followFromResult does what winning or losing brings: a challenger who wins
// defeats the Troublemaker (514.5a), one who loses sends a character home
// (514.5b), the winner of a Problem faceoff scores (514.5c). What the effect says
// that started the faceoff comes next (514.5d).
func followFromResult(g *Game, f *board.Frame) {
	goTo(f, faceoffFollows)
	if f.N == 0 {
		return
	}
	winner := board.Player(f.N - 1)
	switch {
	case FaceoffKind(f.Kind) == EffectFaceoff:
	case FaceoffKind(f.Kind).isAtProblems():
		g.scoreProblemBonus(f, winner)
	case winner == f.Player:
		g.defeatTroublemaker(f)
	default:
		goTo(f, faceoffSendsHome)
		g.chooseInvolvedToSendHome(f)
	}
}

// scoreProblemBonus scores for the winner the highest Problem bonus among the
// Problems in play at which the faceoff was resolved (514.5c).
func (g *Game) scoreProblemBonus(f *board.Frame, winner board.Player) {
	bonus, of := 0, board.Ref{}
	for _, o := range g.state.List(f) {
		if problem := g.state.Problem(o.Area); problem != 0 && occursAt(g.state, f, o.Area) &&
			!g.barsPoints(winner, o.Area) {
			if n := g.state.Bonus(problem); n > bonus || of.Card == 0 {
				bonus, of = n, g.state.Ref(problem)
			}
		}
	}
	g.noteBonus(winner, of, bonus)
	scored := board.Occurrence{Kind: board.PointsScored, Rule: rule.R514_5c, Player: winner, N: int32(bonus)}
	if g.state.Program().HasOp(ability.BonusScored) {
		scored.Host = of
	}
	g.propose(g.withScorers([]board.Occurrence{scored}, g.scorersInFaceoff)...)
}

// barsPoints reports whether an opposing face-up Troublemaker keeps a player from
// scoring the bonus of the Problem at its area, as it does in some editions.
func (g *Game) barsPoints(p board.Player, a board.AreaID) bool {
	if g.reading(board.PointsBesideATroublemaker) == board.BonusPossible {
		return false
	}
	for _, t := range g.faceUpTroublemakers(a) {
		if g.state.Controller(t) != p {
			g.noteReading(board.PointsBesideATroublemaker, rule.R514_5c)
			return true
		}
	}
	return false
}

// defeatTroublemaker scores the Troublemaker's points and dismisses it, if it
// is still involved (514.5a).
func (g *Game) defeatTroublemaker(f *board.Frame) {
	if !g.isInvolved(f, f.Card.Card) {
		g.note(board.Entry{Rule: rule.R514_5a, Note: board.NotDefeated, Player: f.Player, Card: f.Card})
		return
	}
	g.propose(g.withScorers(g.defeating(f.Player, f.Card), g.scorersInFaceoff)...)
}

// defeating gives what defeating a Troublemaker is: scoring its point value and
// dismissing it (514.5a).
func (g *Game) defeating(p board.Player, troublemaker board.Ref) []board.Occurrence {
	scored := board.Occurrence{Kind: board.PointsScored, Rule: rule.R514_5a, Player: p,
		N: int32(g.state.PointValue(troublemaker.Card)), Follows: true}
	if g.state.Program().HasOp(ability.ScoredByDefeat) {
		scored.Host = troublemaker
	}
	return []board.Occurrence{
		{Kind: board.Defeated, Rule: rule.R514_5a, Player: p, Card: troublemaker},
		scored,
		{Kind: board.CardDismissed, Rule: rule.R514_5a, Player: p, Card: troublemaker, Follows: true},
	}
}

// chooseInvolvedToSendHome asks the challenger for an involved character to send
// home (514.5b). Whether one that is no longer involved is meant is a disputed
// point, and in some editions any at the Problem is.
func (g *Game) chooseInvolvedToSendHome(f *board.Frame) {
	everInvolved := g.reading(board.InvolvedBefore) == board.EverInvolved
	anyone := g.reading(board.WhoIsSentHome) == board.AnyoneThere
	g.list = g.list[:0]
	for _, c := range g.state.InPlay() {
		if g.state.Controller(c) == f.Player && g.state.IsCharacter(c) &&
			(g.isInvolved(f, c) || everInvolved && g.wasInvolved(c) || anyone && g.state.Area(c) == f.Area) {
			if sent := (board.Occurrence{Kind: board.CardSent, Player: f.Player, Card: g.state.Ref(c),
				Area: board.HomeOf(f.Player)}); g.maySendHome(sent) {
				g.list = append(g.list, board.Option{Kind: board.CardOption, Card: sent.Card})
			}
		}
	}
	if everInvolved {
		g.noteReading(board.InvolvedBefore, rule.R514_5b)
	}
	if anyone {
		g.noteReading(board.WhoIsSentHome, rule.R514_5b)
	}
	if len(g.list) == 0 {
		g.note(board.Entry{Rule: rule.R514_5b, Note: board.NobodyToSend, Player: f.Player})
		goTo(f, faceoffFollows)
		return
	}
	g.ask(board.Decision{Player: f.Player, Kind: board.ChooseCards, Rule: rule.R514_5b, Min: 1, Max: 1}, g.list)
}

// maySendHome reports whether the challenger can choose to send a character home: a
// disputed point about those that can't go there.
func (g *Game) maySendHome(sent board.Occurrence) bool {
	if g.isPossible(&sent) {
		return true
	}
	g.noteReading(board.SendingWhoCannotGo, rule.R514_5b)
	return g.reading(board.SendingWhoCannotGo) == board.AnyoneInvolved
}

func sendLoserHome(g *Game, f *board.Frame) {
	g.propose(board.Occurrence{Kind: board.CardSent, Rule: rule.R514_5b, Player: f.Player,
		Card: g.state.Answered()[0].Card, Area: board.HomeOf(f.Player)})
}

// orderFlippedCards asks each player for the order in which their flipped cards
// go to the bottom of their deck (402.3), the first to decide first (801.1).
func orderFlippedCards(g *Game, f *board.Frame) {
	for player := range g.state.InTurnOrder(g.state.FirstToDecide()) {
		g.list = g.list[:0]
		for _, c := range g.state.Cards(board.Flip, player) {
			if !hasCard(g.state.List(f), g.state.Ref(c)) {
				g.list = append(g.list, board.Option{Kind: board.CardOption, Card: g.state.Ref(c)})
			}
		}
		if n := uint8(len(g.list)); n > 0 {
			g.ask(board.Decision{Player: player, Kind: board.OrderCards, Rule: rule.R402_3, Min: n, Max: n}, g.list)
			return
		}
	}
	goTo(f, int(f.Taken)+2)
}

func hasCard(list []board.Option, c board.Ref) bool {
	for _, o := range list {
		if o.Kind == board.CardOption && o.Card == c {
			return true
		}
	}
	return false
}

// keepOrder keeps a player's order until all players have decided.
func keepOrder(g *Game, f *board.Frame) {
	goTo(f, int(f.Taken)-1)
	g.keepAnswer(f)
}

// endFaceoff puts all flipped cards on the bottom of their owners' decks, and
// the faceoff ends (514.6).
func endFaceoff(g *Game, f *board.Frame) {
	g.batch = g.batch[:0]
	for _, o := range g.state.List(f) {
		if o.Kind == board.CardOption {
			g.batch = append(g.batch, board.Occurrence{Kind: board.CardPutOnBottom, Rule: rule.R514_6,
				Player: g.state.Owner(o.Card.Card), Card: o.Card})
		}
	}
	faceoff := g.faceoff()
	g.batch = append(g.batch, board.Occurrence{Kind: board.FaceoffEnded, Rule: rule.R514_6, Player: faceoff.Player,
		N: int32(faceoff.Kind)})
	g.propose(g.batch...)
}
