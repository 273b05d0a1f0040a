package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 205, these say what something is, and nothing is done by them: 205.1a.

// Play requirements (205): power of a color that a player needs to play a card.

// hasNoRequirements reports whether by a modifier the card is played without play
// requirements.
func (c *check) hasNoRequirements() bool {
	for active := range c.g.state.Active(ability.NoRequirements) {
		if c.g.state.Affects(active, c.action.Card) {
			return true
		}
	}
	return false
}

// requirements says what is known of play requirements: whether all are as they are printed,
// once that was asked.
type requirements struct{ asked, asPrinted bool }

// lacksPower reports whether the player lacks power that a card requires however it is played
// (205.1). Whether modifiers change what cards require is found out once for all actions that
// are listed.
func (c *check) lacksPower() bool {
	if c.action.Kind != board.PlayCard || c.g.state.Face(c.action.Card) == nil {
		return false
	}
	required := c.g.state.Face(c.action.Card).PlayRequirements
	if len(required) == 0 || !c.requiresAsPrinted() {
		return false
	}
	have := c.g.state.PowersOf(c.player)
	return slices.ContainsFunc(required, func(r card.PlayRequirement) bool { return int(have[r.Color]) < r.Power })
}

// requiresAsPrinted reports whether each card has the play requirements that are printed on
// it, which are tested before anything is paid.
func (c *check) requiresAsPrinted() bool {
	if !c.requirements.asked {
		g := c.g
		c.requirements = requirements{true, g.holds(rule.R205_1) &&
			g.reading(board.PlayRequirementTested) != board.AfterPaying &&
			!g.isAny(ability.NoRequirements) && !g.isAny(ability.AddPlayRequirement)}
	}
	return c.requirements.asPrinted
}

// isAny reports whether any modifier of an operation is in force.
func (g *Game) isAny(op ability.Op) bool {
	for range g.state.Active(op) {
		return true
	}
	return false
}

// requirementsOf gives the play requirements of a card (205.1) with what modifiers add to
// them or take off.
func (g *Game) requirementsOf(c board.CardID) []card.PlayRequirement {
	all := g.state.Face(c).PlayRequirements
	changed := false
	for active := range g.state.Active(ability.AddPlayRequirement) {
		if !g.state.AffectsPlaying(active, c) {
			continue
		}
		if !changed {
			all, changed = slices.Clone(all), true
		}
		color := g.state.ColorOf(active.Node.Color(), &active.Context)
		place := slices.IndexFunc(all, func(r card.PlayRequirement) bool { return r.Color == color })
		if place < 0 {
			all, place = append(all, card.PlayRequirement{Color: color}), len(all)
		}
		all[place].Power += g.state.NumberOf(active.Node.N(), &active.Context)
	}
	if changed {
		all = slices.DeleteFunc(all, func(r card.PlayRequirement) bool { return r.Power <= 0 }) // 105.2
	}
	return all
}

// playRequirements checks the play requirements of the card (205.1), each by
// itself. Whether a character can help to meet two of them is a disputed point:
// if not, they have to be met together.
func (c *check) playRequirements(requirements []card.PlayRequirement) bool {
	unmet := Violation{Code: PlayRequirementNotMet, Rule: rule.R205_1, Card: c.action.Card}
	powers, apart := c.g.state.PowersOf(c.player), true
	for _, r := range requirements {
		have := int(powers[r.Color])
		if have >= r.Power {
			continue
		}
		apart = false
		unmet.Color, unmet.Have, unmet.Need = r.Color.String(), have, r.Power
		if !c.add(unmet) {
			return false
		}
	}
	if !apart || len(requirements) < 2 || c.g.reading(board.TwoColorPlayRequirements) == board.CountsForBoth {
		return true
	}
	short, colors := c.g.shortForAll(c.player, requirements)
	if short == 0 {
		return true
	}
	unmet.Color, unmet.Need = colors.String(), 0
	for _, r := range requirements {
		unmet.Need += r.Power
	}
	unmet.Have = unmet.Need - short
	return c.add(unmet)
}

// shortForAll is how much power is missing to meet all the play requirements if
// each of the player's characters counts for one of its colors, and which
// colors they ask for.
func (g *Game) shortForAll(p board.Player, requirements []card.PlayRequirement) (short int, colors card.Colors) {
	var power contributions
	for _, c := range g.state.InPlay() {
		if n, _ := g.state.Power(c); n > 0 && g.state.Controller(c) == p && g.state.IsCharacter(c) {
			power.of = append(power.of, contribution{power: n, colors: g.state.Colors(c)})
		}
	}
	var together []card.ConfrontRequirement
	for _, r := range requirements {
		together = append(together, card.ConfrontRequirement{Kind: card.OfColor, Color: r.Color, Power: r.Power})
		colors |= card.ColorsOf(r.Color)
	}
	return power.short(together), colors
}
