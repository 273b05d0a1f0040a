package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Effects that challenge and defeat Troublemakers.

// The stages of an effect that challenges, besides those of a faceoff that it starts: the player
// has been asked to pay for it, and has paid.
const (
	askedToPayForChallenge = 3
	paidForChallenge       = 4
)

// challengeByEffect makes a player challenge a Troublemaker with certain characters,
// or with all of theirs at its Problem, outside of the Challenge Step (608.1): a
// Troublemaker faceoff starts at once (608.4, 707.4). Where modifiers ask for action tokens, it
// asks whether the player pays them (508.1).
func challengeByEffect(g *Game, in *instruction) {
	player := g.state.PlayersOf(in.Node.By(), &in.x).First()
	troublemakers := g.inPlayOf(in.Node.Troublemaker(), &in.x)
	switch in.stage {
	case 0:
		if g.cantStartFaceoff(in) || player == board.NoPlayer || len(troublemakers) == 0 ||
			!g.hasChallengers(in.Node, player, troublemakers[0], &in.x) {
			g.done(in, false)
			return
		}
		cost := g.extraCost(g.challenging(player, troublemakers[0]))
		switch {
		case cost == 0:
			g.challengeNow(in, player, troublemakers[0])
		case !g.canPayTokens(player, cost):
			g.note(board.Entry{Note: board.NotOffered, Rule: rule.R508_1d, Player: player, Card: in.x.This})
			g.done(in, false)
		default:
			in.await(askedToPayForChallenge)
			g.ask(board.Decision{Player: player, Kind: board.YesOrNo, Rule: rule.R508_1, Min: 1, Max: 1,
				Card: troublemakers[0].Card},
				[]board.Option{{Kind: board.YesOption, N: int32(player)}, {Kind: board.NoOption, N: int32(player)}})
		}
	case askedToPayForChallenge:
		if g.state.Answered()[0].Kind == board.NoOption {
			g.done(in, false)
			return
		}
		in.await(paidForChallenge)
		g.propose(board.Occurrence{Kind: board.TokensPaid, Rule: rule.R508_1, Player: player,
			N: int32(g.extraCost(g.challenging(player, troublemakers[0])))})
	case paidForChallenge:
		g.challengeNow(in, player, troublemakers[0])
	case 1:
		if len(troublemakers) == 0 || len(g.state.Done()) == 0 { // it could not be, or was replaced
			g.done(in, false)
			return
		}
		f := board.Frame{Kind: uint8(TroublemakerFaceoff), Player: player, Card: troublemakers[0],
			Area: g.state.Area(troublemakers[0].Card)}
		g.beginStarted(in, f, []board.AreaID{f.Area})
	default:
		g.endStarted(in)
	}
}

// challengeNow lets the player of an effect challenge a Troublemaker.
func (g *Game) challengeNow(in *instruction, p board.Player, troublemaker board.Ref) {
	in.await(1)
	o := g.challenging(p, troublemaker)
	o.N = challengedByEffect
	g.propose(o)
}

// hasChallengers reports whether a player has characters to challenge a
// Troublemaker with: the given ones, otherwise at its Problem (608.2).
func (g *Game) hasChallengers(n *ability.Node, p board.Player, troublemaker board.Ref, x *board.Context) bool {
	with := g.challengers(n, p, troublemaker, x)
	if !g.mayChallengeWith(troublemaker.Card, len(with)) {
		return false
	}
	if n.With() != nil {
		return len(with) > 0
	}
	return g.hasCharacterToChallenge(p, g.state.Area(troublemaker.Card))
}

// challengers lists those with whom a player challenges a Troublemaker by an effect. Whether
// they can be elsewhere than at its Problem is a disputed point.
func (g *Game) challengers(n *ability.Node, p board.Player, troublemaker board.Ref, x *board.Context) []board.Option {
	area := g.state.Area(troublemaker.Card)
	if n.With() == nil {
		return g.charactersAt(p, area)
	}
	with := g.inPlayOf(n.With(), x)
	there := slices.DeleteFunc(slices.Clone(with), func(r board.Ref) bool { return g.state.Area(r.Card) != area })
	if len(there) == len(with) {
		return optionsOf(with)
	}
	g.noteReading(board.ChallengersElsewhere, rule.R514_2a_i)
	if g.reading(board.ChallengersElsewhere) == board.OnlyThoseThere {
		with = there
	}
	return optionsOf(with)
}

// defeatByEffect makes a player defeat Troublemakers; the points are scored with the
// card of the effect (517.2).
func defeatByEffect(g *Game, in *instruction) {
	g.proposeChanges(in, g.withScorers(defeatTroublemakers(g, in.Node, &in.x), scorerOf(in)))
}

// defeatTroublemakers makes a player defeat Troublemakers (514.5a).
func defeatTroublemakers(g *Game, n *ability.Node, x *board.Context) []board.Occurrence {
	var batch []board.Occurrence
	player := g.state.PlayersOf(n.By(), x).First()
	for _, r := range g.inPlayOf(n.Troublemakers(), x) {
		if g.state.Type(r.Card) == card.Troublemaker && player != board.NoPlayer {
			batch = append(batch, g.defeating(player, r)...)
		}
	}
	return batch
}
