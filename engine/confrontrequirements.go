package engine

import (
	"math/bits"
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Confront requirements (209, 611.3): what a Problem asks of a player, and what they have.

// requirementsFor gives the Problem's confront requirements for a player: one
// set for its owner, the other for the owner's opponents (209.1, 611.2). Whose
// they are where a Dilemma has changed sides is a disputed point.
func (g *Game) requirementsFor(p board.Player, problem board.CardID) []card.ConfrontRequirement {
	facts := g.state.Face(problem).Problem
	requirements := facts.Opponent
	if g.state.IsDilemma(problem) && g.state.Controller(problem) != g.state.Owner(problem) {
		g.noteReading(board.DilemmaUnderNewControl, rule.R611_2)
	}
	if g.state.RequirementsOwner(problem) == p || !g.holds(rule.R611_2) {
		requirements = facts.Owner
	}
	isOff := func(r card.ConfrontRequirement) bool { return !g.holds(requirementRule(r)) }
	if slices.ContainsFunc(requirements, isOff) {
		requirements = slices.DeleteFunc(slices.Clone(requirements), isOff)
	}
	return g.changedRequirements(requirements, p, problem)
}

// changedRequirements gives requirements with what modifiers add to them and take
// off them.
func (g *Game) changedRequirements(requirements []card.ConfrontRequirement, p board.Player,
	problem board.CardID) []card.ConfrontRequirement {
	less := []card.ConfrontRequirement(nil)
	for active := range g.state.Active(ability.AddRequirement) {
		if !g.isForConfronting(active, p, problem) {
			continue
		}
		change := card.ConfrontRequirement{Kind: card.Wild, Power: g.state.NumberOf(active.Node.N(), &active.Context)}
		if color := active.Node.Color(); color != nil {
			change.Kind, change.Color = card.OfColor, g.state.ColorOf(color, &active.Context)
		}
		if change.Power > 0 {
			requirements = append(slices.Clip(requirements), change)
		} else {
			less = append(less, change)
		}
	}
	for _, change := range less {
		requirements = lessened(requirements, change)
	}
	return requirements
}

// lessened gives requirements with so much less power: of a color, or of wild
// power first and then of one requirement after another.
func lessened(requirements []card.ConfrontRequirement, change card.ConfrontRequirement) []card.ConfrontRequirement {
	requirements = slices.Clone(requirements)
	less := -change.Power
	take := func(from func(card.ConfrontRequirement) bool) {
		for i := range requirements {
			if from(requirements[i]) {
				taken := min(less, requirements[i].Power)
				requirements[i].Power -= taken
				less -= taken
			}
		}
	}
	take(func(r card.ConfrontRequirement) bool { return r.Kind == change.Kind && r.Color == change.Color })
	if change.Kind == card.Wild {
		take(func(r card.ConfrontRequirement) bool { return r.Kind != card.Unreadable })
	}
	return requirements
}

// meetsBy finds the card by whose modifier the player meets the requirements of a
// Problem, 0 if none has.
func (g *Game) meetsBy(p board.Player, problem board.CardID) board.CardID {
	for active := range g.state.Active(ability.MeetsRequirements) {
		if g.isForConfronting(active, p, problem) && g.state.ConditionOf(active.Node.Condition(), &active.Context) {
			return active.Context.This.Card
		}
	}
	return 0
}

// mostContributing is how many of a player's characters at most contribute their
// power to confronting a Problem, and whether there is such a limit.
func (g *Game) mostContributing(problem board.CardID) (most int, limited bool) {
	for active := range g.state.Active(ability.ContributesAtMost) {
		if !g.state.Means(active.Node.Problems(), problem, &active.Context) {
			continue
		}
		if n := max(0, g.state.NumberOf(active.Node.N(), &active.Context)); !limited || n < most {
			most, limited = n, true
		}
	}
	return most, limited
}

// meetsRequirements reports whether the player's characters at the Problem
// contribute the required power (611.3). Characters contribute power of one of
// their colors only (611.3b), so every choice of colors is tried.
func (g *Game) meetsRequirements(p board.Player, a board.AreaID) bool {
	problem := g.state.Problem(a)
	if problem == 0 {
		return false
	}
	if by := g.meetsBy(p, problem); by != 0 {
		g.note(board.Entry{Rule: rule.R611_3, Note: board.RequirementMet, Player: p, Area: a,
			Card: g.state.Ref(problem), N: int32(by)})
		return true
	}
	requirements := g.requirementsFor(p, problem)
	power := g.contributing(p, a, requirements)
	met := power.short(requirements) == 0
	if g.trail != nil && len(requirements) > 1 {
		otherwise := power
		otherwise.twice = board.PowerCountsEach - power.twice
		if met != (otherwise.short(requirements) == 0) {
			g.noteReading(board.PowerForTwoRequirements, rule.R611_3c)
		}
	}
	g.noteReadingsOfColors(requirements, power)
	if met && !g.hasCharacters(p, a) {
		g.noteReading(board.NoCharactersThere, rule.R611_3)
		met = g.reading(board.NoCharactersThere) == board.NoPowerNeeded
	}
	if g.trail != nil {
		g.noteRequirementChanges(p, problem)
		g.noteRequirements(p, a, requirements, power, met)
	}
	return met
}

// noteRequirements says whether a player meets the requirements of the Problem at an
// area, and which of them they don't.
func (g *Game) noteRequirements(p board.Player, a board.AreaID, requirements []card.ConfrontRequirement,
	power contributions, met bool) {
	problem := g.state.Problem(a)
	if met {
		g.note(board.Entry{Rule: rule.R611_3, Note: board.RequirementMet, Player: p, Area: a,
			Card:         g.state.Ref(problem),
			Requirements: requirements})
	} else {
		together := power.short(requirements)
		for i, r := range requirements {
			if short := power.short(requirements[i : i+1]); short > 0 {
				together = 0
				g.note(board.Entry{Rule: requirementRule(r), Note: board.RequirementNotMet, Player: p, Area: a,
					Card: g.state.Ref(problem), N: int32(i), M: int32(short), Requirements: requirements})
			}
		}
		g.note(board.Entry{Rule: rule.R611_3, Note: board.RequirementNotMet, Player: p, Area: a,
			Card: g.state.Ref(problem), N: -1, M: int32(together),
			Requirements: requirements})
	}
}

// contributing gathers what a player's characters at an area contribute to
// confronting the Problem there (611.3a): those that meet the most of its
// requirements, where only so many contribute.
func (g *Game) contributing(p board.Player, a board.AreaID, requirements []card.ConfrontRequirement) contributions {
	power := contributions{twoColors: g.reading(board.NotColorOfTwoColors), colorless: g.reading(board.ColorlessPower),
		twice: g.reading(board.PowerForTwoRequirements), of: g.contributed[:0]}
	for _, c := range g.state.InPlay() {
		if g.state.Area(c) != a || g.state.Controller(c) != p || !g.state.IsCharacter(c) {
			continue
		}
		colors, why := g.state.Colors(c), rule.R611_3a
		if colors.Several() && g.holds(rule.R611_3b) {
			why = rule.R611_3b
		}
		g.noteReadingOfPower(c)
		n := g.contribution(c, p, why)
		switch {
		case n <= 0:
		case colors.Several() && why != rule.R611_3b:
			for _, color := range colors.List() {
				power.of = append(power.of, contribution{power: n, colors: card.ColorsOf(color)})
			}
		default:
			power.of = append(power.of, contribution{power: n, colors: colors})
		}
	}
	g.contributed = power.of
	if !g.state.Program().HasOp(ability.ContributesAtMost) {
		return power
	}
	if most, limited := g.mostContributing(g.state.Problem(a)); limited {
		power = power.best(most, requirements)
	}
	return power
}

// noteReadingsOfColors says how the points about colors are read on which it depends
// whether what is contributed meets the requirements.
func (g *Game) noteReadingsOfColors(requirements []card.ConfrontRequirement, power contributions) {
	if g.trail == nil {
		return
	}
	met := power.short(requirements) == 0
	otherwise := power
	otherwise.twoColors = board.Never - power.twoColors
	if met != (otherwise.short(requirements) == 0) {
		g.noteReading(board.NotColorOfTwoColors, rule.R611_3c)
	}
	for i, r := range requirements {
		if !met && power.short(requirements[i:i+1]) != otherwise.short(requirements[i:i+1]) {
			g.noteReading(board.NotColorOfTwoColors, rule.R611_3c)
		}
		for _, c := range power.of {
			if c.colors.IsZero() && r.Kind != card.OfColor &&
				g.reading(board.ColorlessPower) == board.ColorlessIsNoUse {
				g.noteReading(board.ColorlessPower, requirementRule(r))
			}
		}
	}
}

// noteReadingOfPower says how it is read whether power of a color gives the color, where it decides of which
// colors the power is that a character contributes.
func (g *Game) noteReadingOfPower(c board.CardID) {
	if g.trail == nil || g.unread {
		return
	}
	for change := range g.state.PowerChanges(c) {
		if !change.HasColor {
			continue
		}
		program, other := g.readAs(board.PowerOfAColor, 1-g.reading(board.PowerOfAColor)), g.state.Clone()
		if program == nil {
			return
		}
		if other.PlayBy(program); other.Colors(c) != g.state.Colors(c) {
			g.noteReading(board.PowerOfAColor, rule.R203_1)
			return
		}
	}
}

// requirementRule is the rule that says which power meets a requirement.
func requirementRule(r card.ConfrontRequirement) rule.Number {
	switch r.Kind {
	case card.NotColor:
		return rule.R611_3c
	case card.Wild:
		return rule.R611_3d
	default:
		return rule.R611_3
	}
}

// contribution is power that a character contributes: of one color, even if the
// character has several (611.3b).
type contribution struct {
	power  int
	color  card.Color  // the one of its colors that is counted
	colors card.Colors // all of the character's
}

// contributions is the power that a player's characters contribute, and how the
// points are read that decide what it can meet.
type contributions struct {
	of        []contribution
	twoColors uint8 // board.NotColorOfTwoColors
	colorless uint8 // board.ColorlessPower
	twice     uint8 // board.PowerForTwoRequirements
}

// best gives the contributions of at most so many characters with which the least
// power is missing.
func (p *contributions) best(most int, requirements []card.ConfrontRequirement) contributions {
	best, least := contributions{}, 1<<30
	some := contributions{twoColors: p.twoColors, colorless: p.colorless, twice: p.twice}
	var choose func(rest, most int, chosen []contribution)
	choose = func(rest, most int, chosen []contribution) {
		if rest == 0 {
			some.of = chosen
			if short := some.short(requirements); short < least {
				best, least = some, short
				best.of = slices.Clone(chosen)
			}
			return
		}
		choose(rest-1, most, chosen)
		if most > 0 {
			choose(rest-1, most-1, append([]contribution{p.of[rest-1]}, chosen...))
		}
	}
	choose(len(p.of), most, nil)
	return best
}

// short is how much power is missing to meet all the requirements with the best
// choice of a color for each character; 0 if they are met.
func (p *contributions) short(requirements []card.ConfrontRequirement) int {
	if p.ofSeveralColors() <= fewWithColors {
		return p.shortFrom(0, requirements)
	}
	_, short := p.bestChoice(requirements)
	return short
}

// fewWithColors is for how many characters of several colors at most every choice is tried by itself.
const fewWithColors = 6

// ofSeveralColors is how many of the characters have more than one color.
func (p *contributions) ofSeveralColors() (n int) {
	for i := range p.of {
		if p.of[i].colors.Several() {
			n++
		}
	}
	return n
}

// shortFrom is short with the colors of the first characters chosen.
func (p *contributions) shortFrom(next int, requirements []card.ConfrontRequirement) int {
	if next == len(p.of) {
		return p.shortOf(requirements)
	}
	c := &p.of[next]
	if c.colors.IsZero() {
		c.color = card.Colorless
		return p.shortFrom(next+1, requirements)
	}
	least := 1 << 30
	for rest := c.colors; !rest.IsZero() && least > 0; {
		c.color, rest = rest.First()
		least = min(least, p.shortFrom(next+1, requirements))
	}
	return least
}

// shortOf is how much power is missing with the colors chosen. Power given to
// one requirement is not given to another: any group of requirements needs as
// much power in all as there is that can meet one of them, and what the
// worst-off group lacks is what is missing.
func (p *contributions) shortOf(requirements []card.ConfrontRequirement) int {
	short := 0
	for group := 1; group < 1<<len(requirements); group++ {
		if !p.shares(requirements, group) {
			continue
		}
		short = max(short, powerRequired(requirements, group)-p.available(requirements, group))
	}
	return short
}

// shares reports whether the requirements of a group have to share the power that can
// meet several of them: each of it counts for one only, but where the point is read
// otherwise, for wild ones alone.
func (p *contributions) shares(requirements []card.ConfrontRequirement, group int) bool {
	return p.twice != board.PowerCountsEach || bits.OnesCount(uint(group)) < 2 || asksForExcess(requirements, group)
}

// available is how much power there is that can meet a requirement of the group.
func (p *contributions) available(requirements []card.ConfrontRequirement, group int) int {
	available := 0
	for _, c := range p.of {
		if p.helps(c, requirements, group) {
			available += c.power
		}
	}
	return available
}

// asksForExcess reports whether one of the requirements of a group is wild, and so
// met with what the others leave over (611.3d).
func asksForExcess(requirements []card.ConfrontRequirement, group int) bool {
	for i, r := range requirements {
		if group&(1<<i) != 0 && r.Kind == card.Wild {
			return true
		}
	}
	return false
}

// helps reports whether power can meet a requirement of the group, which is
// given as a bit for each.
func (p *contributions) helps(c contribution, requirements []card.ConfrontRequirement, group int) bool {
	for i, r := range requirements {
		if group&(1<<i) != 0 && p.accepts(r, c) {
			return true
		}
	}
	return false
}

// isOfUse reports whether power can meet one of the requirements, by any of the colors of
// its character.
func (p *contributions) isOfUse(c contribution, requirements []card.ConfrontRequirement) bool {
	every := 1<<len(requirements) - 1
	c.color = card.Colorless
	if c.colors.IsZero() {
		return p.helps(c, requirements, every)
	}
	return slices.ContainsFunc(c.colors.List(), func(color card.Color) bool {
		c.color = color
		return p.helps(c, requirements, every)
	})
}

// accepts reports whether power can meet the requirement: of the required color
// (611.3), of any but the prohibited one (611.3c), or of any color or none
// (611.3d).
func (p *contributions) accepts(r card.ConfrontRequirement, c contribution) bool {
	if r.Kind != card.OfColor && c.colors.IsZero() && p.colorless == board.ColorlessIsNoUse {
		return false
	}
	switch r.Kind {
	case card.OfColor:
		return c.color == r.Color
	case card.NotColor:
		return c.color != r.Color && (p.twoColors == board.ByOtherColor || !c.colors.Has(r.Color))
	default:
		return r.Kind == card.Wild
	}
}
