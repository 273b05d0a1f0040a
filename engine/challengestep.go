package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// The Challenge Step (608).

const (
	challengeChooses = 1
	challengeEnds    = 5
)

var challengeStepSteps = []step{
	{rule: rule.R601_2, window: StartOfChallengeStep},
	challengeChooses: {rule: rule.R608_1, do: chooseTroublemakerToChallenge},
	{rule: rule.R608_1, do: payToChallenge},
	{rule: rule.R608_1, do: challengeTroublemaker},
	{rule: rule.R608_4, do: startTroublemakerFaceoff},
	challengeEnds: {rule: rule.R601_2, window: EndOfChallengeStep},
}

// chooseTroublemakerToChallenge asks the turn player for a Troublemaker to
// challenge, or none: opposing ones and Epic ones, up to one at each Problem,
// where that player controls a character (608.1, 608.2), each only once
// (608.3).
func chooseTroublemakerToChallenge(g *Game, f *board.Frame) {
	g.list = g.list[:0]
	for _, c := range g.state.InPlay() {
		if g.mayChallenge(f.Player, c) {
			g.list = append(g.list, board.Option{Kind: board.CardOption, Card: g.state.Ref(c)})
		}
	}
	if len(g.list) == 0 {
		goTo(f, challengeEnds)
		return
	}
	g.ask(board.Decision{Player: f.Player, Kind: board.ChooseCards, Rule: rule.R608_1, Min: 0, Max: 1}, g.list)
}

// challengedByEffect as the number of a challenge says that an effect brought it
// about, which is no challenge of the Challenge Step (608.3).
const challengedByEffect = 1

// mayChallenge reports whether a player may challenge a card. Whether a
// face-down Troublemaker is meant is a disputed point.
func (g *Game) mayChallenge(p board.Player, c board.CardID) bool {
	if g.state.Type(c) != card.Troublemaker || g.state.IsFrightened(c) {
		return false
	}
	if g.state.Controller(c) == p && !g.state.IsEpic(c) {
		return false
	}
	area := g.state.Area(c)
	for _, o := range g.state.HistoryOfPhase() {
		if o.Kind != board.Challenged || o.N == challengedByEffect {
			continue
		}
		if o.Area == area || o.Card == g.state.Ref(c) && g.holds(rule.R608_3) {
			return false
		}
	}
	if g.holds(rule.R608_2) && !g.hasCharacterToChallenge(p, area) {
		return false
	}
	if !g.mayChallengeWith(c, len(g.charactersAt(p, area))) {
		return false
	}
	o := g.challenging(p, g.state.Ref(c))
	if _, forbidden := g.state.Forbids(&o); forbidden {
		return false
	}
	if cost := g.extraCost(o); cost > 0 && !g.canPayTokens(p, cost) {
		return false
	}
	if g.state.IsFaceDown(c) {
		g.noteReading(board.FaceDownTroublemakers, rule.R608_1)
		return g.reading(board.FaceDownTroublemakers) == board.FaceDownToo
	}
	return true
}

// hasCharacterToChallenge reports whether the player controls a character at an
// area (608.2). Whether a frightened one counts is a disputed point.
func (g *Game) hasCharacterToChallenge(p board.Player, a board.AreaID) bool {
	frightened := false
	for _, c := range g.state.InPlay() {
		if g.state.Area(c) != a || g.state.Controller(c) != p || !g.state.IsCharacter(c) {
			continue
		}
		if !g.state.IsFrightened(c) {
			return true
		}
		frightened = true
	}
	if frightened {
		g.noteReading(board.FrightenedCharacters, rule.R608_2)
	}
	return frightened && g.reading(board.FrightenedCharacters) == board.StillCharacters
}

// charactersAt lists the characters that a player controls at an area, all of which are
// involved if that player challenges a Troublemaker there (514.2a).
func (g *Game) charactersAt(p board.Player, a board.AreaID) (all []board.Option) {
	if !g.state.Program().HasOp(ability.ChallengedByAtMost) {
		return nil // nobody asks
	}
	for _, c := range g.state.InPlay() {
		if g.state.Area(c) == a && g.state.Controller(c) == p && g.state.IsCharacter(c) {
			all = append(all, board.Option{Kind: board.CardOption, Card: g.state.Ref(c)})
		}
	}
	return all
}

// mostChallengers gives how many characters can challenge a Troublemaker, if a modifier
// says so.
func (g *Game) mostChallengers(troublemaker board.CardID) (most int, limited bool) {
	for a := range g.state.Active(ability.ChallengedByAtMost) {
		if !g.state.Means(a.Node.Troublemakers(), troublemaker, &a.Context) {
			continue
		}
		if n := g.state.NumberOf(a.Node.N(), &a.Context); !limited || n < most {
			most, limited = max(0, n), true
		}
	}
	return most, limited
}

// mayChallengeWith reports whether a player who has so many characters to do it with may
// challenge a Troublemaker. If a modifier lets fewer of them, that is a disputed point.
func (g *Game) mayChallengeWith(troublemaker board.CardID, characters int) bool {
	most, limited := g.mostChallengers(troublemaker)
	if !limited || characters <= most {
		return true
	}
	if most > 0 {
		g.noteReading(board.ChallengedBySoMany, rule.R514_2a)
	}
	return most > 0 && g.reading(board.ChallengedBySoMany) == board.SomeChallenge
}

// challenging is the challenging of a Troublemaker by a player.
func (g *Game) challenging(p board.Player, troublemaker board.Ref) board.Occurrence {
	return board.Occurrence{Kind: board.Challenged, Rule: rule.R608_1, Player: p, Card: troublemaker,
		Area: g.state.Area(troublemaker.Card)}
}

// payToChallenge pays what modifiers ask for to challenge the chosen Troublemaker.
func payToChallenge(g *Game, f *board.Frame) {
	chosen := g.state.Answered()
	if len(chosen) == 0 {
		goTo(f, challengeEnds)
		return
	}
	f.Card = chosen[0].Card
	f.Area = g.state.Area(f.Card.Card)
	if cost := g.extraCost(g.challenging(f.Player, f.Card)); cost > 0 {
		g.propose(board.Occurrence{Kind: board.TokensPaid, Rule: rule.R508_1, Player: f.Player, N: int32(cost)})
	}
}

func challengeTroublemaker(g *Game, f *board.Frame) { g.propose(g.challenging(f.Player, f.Card)) }

// startTroublemakerFaceoff starts a Troublemaker faceoff at the Problem
// (608.4); then the next Troublemaker may be challenged.
func startTroublemakerFaceoff(g *Game, f *board.Frame) {
	if len(g.state.Done()) == 0 && g.state.Program().HasAbilities() { // it was replaced
		goTo(f, challengeChooses)
		return
	}
	faceoff := board.Frame{Procedure: faceoffProcedure, Kind: uint8(TroublemakerFaceoff),
		Player: f.Player, Card: f.Card, Area: f.Area}
	goTo(f, challengeChooses)
	g.begin(&faceoff)
}
