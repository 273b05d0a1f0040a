package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Of 517, these rules stand elsewhere:
//   - 517.1: ability/quantities.go

// Points, and the cards with which they are scored (517).

// scorers tells with which cards a player scores points.
type scorers func(p board.Player) []board.CardID

// scorersInFaceoff are, for points that winning a faceoff brings, the player's
// cards that are involved in it (517.2).
func (g *Game) scorersInFaceoff(p board.Player) []board.CardID {
	f := g.faceoff()
	return g.inPlayThat(func(c board.CardID) bool { return g.state.Controller(c) == p && g.isInvolved(f, c) })
}

// scorersAt are, for points that confronting the Problem at an area brings, the
// characters that the player controls there (517.2).
func (g *Game) scorersAt(a board.AreaID) scorers {
	return func(p board.Player) []board.CardID {
		return g.inPlayThat(func(c board.CardID) bool {
			return g.state.Controller(c) == p && g.state.IsCharacter(c) && g.state.Area(c) == a
		})
	}
}

// scorerOf is, for points that players score by an effect, the card of the effect
// (517.2).
func scorerOf(in *instruction) scorers {
	return func(board.Player) []board.CardID { return []board.CardID{in.x.This.Card} }
}

func (g *Game) inPlayThat(fit func(board.CardID) bool) []board.CardID {
	var all []board.CardID
	for _, c := range g.state.InPlay() {
		if fit(c) {
			all = append(all, c)
		}
	}
	return all
}

// withScorers adds to each scoring of points in a batch with which cards the
// points are scored (517.2), where an ability watches for it.
func (g *Game) withScorers(batch []board.Occurrence, of scorers) []board.Occurrence {
	if !g.state.Program().WatchesFor(board.ScoredWith) || !g.holds(rule.R517_2) {
		return batch
	}
	var all []board.Occurrence
	for _, o := range batch {
		all = append(all, o)
		if o.Kind != board.PointsScored || o.N <= 0 {
			continue
		}
		for _, c := range of(o.Player) {
			all = append(all, board.Occurrence{Kind: board.ScoredWith, Rule: rule.R517_2, Player: o.Player,
				Card: g.state.Ref(c), N: o.N, Follows: true})
		}
	}
	return all
}
