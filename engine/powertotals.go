package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Players' power totals in a faceoff (514.4a).

// powerTotal is the player's power total (514.4a): the power of their involved
// cards and of the cards that they flipped and that are not ignored (514.4b),
// and what modifiers add. A Troublemaker challenged by the player who controls it
// counts for that player's opponent (514.4a.i).
func (g *Game) powerTotal(f *board.Frame, p board.Player) int {
	total := 0
	g.noteNegativePower(f, p)
	for _, c := range g.state.InPlay() {
		if g.isInvolved(f, c) && g.countsFor(f, c) == p {
			total += g.contribution(c, p, rule.R514_4a)
		}
	}
	for _, c := range g.state.Cards(board.Flip, p) {
		if g.state.IsIgnored(c) && g.holds(rule.R514_4b) {
			g.note(board.Entry{Rule: rule.R514_4b, Note: board.DoesNotContribute, Player: p, Card: g.state.Ref(c)})
			continue
		}
		total += g.contribution(c, p, rule.R514_4a)
	}
	added := g.state.TotalModifier(p) + g.state.SumForPlayer(ability.AddPowerTotal, p)
	total += added
	if g.holds(rule.R105_2) {
		total = max(total, 0)
	}
	g.note(board.Entry{Rule: rule.R514_4a, Note: board.PowerTotal, Player: p, N: int32(total), M: int32(added)})
	return total
}

// noteNegativePower says how the point is read about negative power in a player's
// power total, if there is any.
func (g *Game) noteNegativePower(f *board.Frame, p board.Player) {
	if g.trail == nil {
		return
	}
	isNegative := func(c board.CardID) bool {
		if g.state.Zone(c) == board.Play {
			return g.isInvolved(f, c) && g.countsFor(f, c) == p && g.isNegative(c)
		}
		return !g.state.IsIgnored(c) && g.isNegative(c)
	}
	if slices.ContainsFunc(g.state.InPlay(), isNegative) ||
		slices.ContainsFunc(g.state.Cards(board.Flip, p), isNegative) {
		g.noteReading(board.NegativePower, rule.R105_2)
	}
}

// isNegative reports whether a card would contribute negative power.
func (g *Game) isNegative(c board.CardID) bool {
	power, _ := g.state.Power(c)
	return power < 0 && !g.isExhaustedFor(c)
}

// countsFor is the player to whose power total an involved card adds. Of
// several opponents it is the next in turn order: 514.4a.i knows only one.
func (g *Game) countsFor(f *board.Frame, c board.CardID) board.Player {
	controller := g.state.Controller(c)
	if FaceoffKind(f.Kind) == TroublemakerFaceoff && c == f.Card.Card && controller == f.Player &&
		g.holds(rule.R514_4a_i) {
		return g.state.Next(f.Player)
	}
	return controller
}

// contribution is the power that a card contributes for a player under the
// rule that counts it, to a faceoff (514.4a) or to confronting (611.3a).
// Exhausted cards contribute nothing (503.5) unless a modifier has them, nor do
// cards without power (505.1b, 105.2) and those that a modifier keeps from it.
func (g *Game) contribution(c board.CardID, p board.Player, counting rule.Number) int {
	power, defined := g.state.Power(c)
	entry := board.Entry{Note: board.DoesNotContribute, Player: p, Card: g.state.Ref(c)}
	kept := g.keptFromContributingBy(c, counting)
	switch {
	case g.state.IsFaceDown(c) && g.holds(rule.R505_1b):
		entry.Rule = rule.R505_1b
	case !defined:
		entry.Rule = counting
	case g.isExhaustedFor(c):
		entry.Rule = rule.R503_5
	case power < 0 && g.reading(board.NegativePower) == board.ZeroEach && g.holds(rule.R105_2):
		entry.Rule = rule.R105_2
	case kept != 0 && counting == rule.R514_4a:
		entry.Rule, entry.N = rule.R104_2, int32(kept)
	case kept != 0:
		entry.Rule, entry.N = rule.R611_3a, int32(kept)
	case !g.holds(counting):
		return 0
	default:
		entry.Rule, entry.Note, entry.N, entry.M = counting, board.Contributes, int32(power), int32(g.state.Colors(c))
		if g.state.Zone(c) == board.Play && g.state.Controller(c) != p {
			entry.Rule = rule.R514_4a_i
		}
		g.notePower(p, c)
		g.note(entry)
		return power
	}
	g.note(entry)
	return 0
}
