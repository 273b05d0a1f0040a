package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// Effects that challenge and defeat Troublemakers.

// challengeByEffect makes a player challenge a Troublemaker with certain characters,
// or with all of theirs at its Problem, outside of the Challenge Step (608.1): a
// Troublemaker faceoff starts at once (608.4, 707.4).
func challengeByEffect(g *Game, in *instruction) {
	player := g.state.PlayersOf(in.Node.By(), &in.x).First()
	troublemakers := g.inPlayOf(in.Node.Troublemaker(), &in.x)
	switch in.stage {
	case 0:
		if g.cantStartFaceoff(in) || player == board.NoPlayer || len(troublemakers) == 0 ||
			!g.hasChallengers(in, player, troublemakers[0]) {
			g.done(in, false)
			return
		}
		in.await(1)
		o := g.challenging(player, troublemakers[0])
		o.N = challengedByEffect
		g.propose(o)
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

// hasChallengers reports whether a player has characters to challenge a
// Troublemaker with: the given ones, otherwise at its Problem (608.2).
func (g *Game) hasChallengers(in *instruction, p board.Player, troublemaker board.Ref) bool {
	with := g.challengers(in.Node, p, troublemaker, &in.x)
	if !g.mayChallengeWith(troublemaker.Card, len(with)) {
		return false
	}
	if in.Node.With() != nil {
		return len(with) > 0
	}
	return g.hasCharacterToChallenge(p, g.state.Area(troublemaker.Card))
}

// challengers lists those with whom a player challenges a Troublemaker by an effect.
func (g *Game) challengers(n *ability.Node, p board.Player, troublemaker board.Ref, x *board.Context) []board.Option {
	if with := n.With(); with != nil {
		return optionsOf(g.inPlayOf(with, x))
	}
	return g.charactersAt(p, g.state.Area(troublemaker.Card))
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
