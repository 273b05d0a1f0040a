package engine

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// ToConfront is how a player stands with confronting the Problem at an area now:
// what it asks of them, what they have, and what else keeps them from it (611.3).
type ToConfront struct {
	Problem board.CardID
	Owners  bool   // the requirements for the Problem's owner count, not those for opponents (611.2)
	Needs   []Need // each requirement, changed as modifiers say
	Met     bool   // the player meets the requirements (611.3)
	Can     bool   // and nothing else but the cost keeps the player from confronting it
	Cost    int    // in action tokens, which text asks the turn player for (508.1)
	// Confronted says that the player has confronted it this turn.
	Confronted bool
	// MetBy is the card that says that the player meets the requirements, whatever
	// power is there; 0 if none does.
	MetBy board.CardID
	// Troublemaker keeps the player from confronting (611.3e); 0 if none does.
	Troublemaker board.CardID
	// Forbids is a card whose text keeps the turn player from confronting (104.2); 0 if
	// none does.
	Forbids board.CardID
	// Asks is a card that asks for something besides, which isn't so; 0 if none does.
	Asks board.CardID
	// Nobody says that no power is required, but that the player has no characters
	// there, without whom the requirements are read as not met.
	Nobody bool
	// Most is how many characters contribute at most, if Limited.
	Most    int
	Limited bool
}

// Need is one of the requirements of a Problem, and the power there that counts for
// it: where a requirement before it, or one that is not wild, takes power that would
// do for both, without that power. A requirement is met where there is as much as it
// requires; all are met where the player meets them together.
type Need struct {
	card.ConfrontRequirement
	Have int
	Met  bool
}

// ToConfront tells how a player stands with confronting the Problem at an area; false
// where there is none. For the opponents of the turn player it is whether they could
// confront it too (611.4).
func (g *Game) ToConfront(p board.Player, a board.AreaID) (ToConfront, bool) {
	problem := g.state.Problem(a)
	if problem == 0 {
		return ToConfront{}, false
	}
	quiet := &Game{state: g.state}
	c := ToConfront{
		Problem: problem,
		Owners:  g.state.RequirementsOwner(problem) == p || !g.holds(rule.R611_2),
		Met:     quiet.meetsRequirements(p, a),
		MetBy:   quiet.meetsBy(p, problem),
		Asks:    quiet.asksInVain(p, a).Card,
		Confronted: slices.ContainsFunc(g.state.History(), func(o board.Occurrence) bool {
			return o.Kind == board.ProblemConfronted && o.Player == p && o.Card == g.state.Ref(problem)
		}),
	}
	if p == g.state.TurnPlayer() {
		confronted := confronting(quiet, &board.Frame{Player: p, Area: a})
		c.Cost = quiet.extraCost(confronted)
		by, forbidden := g.state.Forbids(&confronted)
		c.Can, c.Forbids = quiet.canConfront(p, a) && !forbidden, by.Card
	} else {
		c.Can = quiet.couldConfront(p, a)
	}
	if !c.Can && g.holds(rule.R611_3e) {
		c.Troublemaker = quiet.troublemakerAgainst(p, a)
	}
	c.Most, c.Limited = quiet.mostContributing(problem)
	requirements := quiet.requirementsFor(p, problem)
	power := quiet.contributing(p, a, requirements)
	c.Needs = power.needs(requirements)
	c.Nobody = !c.Met && power.short(requirements) == 0
	return c, true
}

// needs tells for each of the requirements how much of the power counts for it, with
// the choice of colors with which the least is missing. What is required of color, or
// of no such color, takes power first; wild requirements take the excess (611.3d).
func (p *contributions) needs(requirements []card.ConfrontRequirement) []Need {
	chosen := p.withColors(requirements)
	needs := make([]Need, len(requirements))
	var taken int // a bit for each requirement before
	count := func(i int, r card.ConfrontRequirement) {
		have := 1 << 30
		for others := taken; ; others = (others - 1) & taken {
			if chosen.shares(requirements, others|1<<i) {
				have = min(have, chosen.left(requirements, needs, others, i))
			}
			if others == 0 {
				break
			}
		}
		needs[i] = Need{r, have, have >= r.Power}
		taken |= 1 << i
	}
	for _, wild := range []bool{false, true} {
		for i, r := range requirements {
			if (r.Kind == card.Wild) == wild {
				count(i, r)
			}
		}
	}
	for i := range needs {
		needs[i].Have = max(0, needs[i].Have)
	}
	return needs
}

// left is how much of the power that can meet one of a group of requirements is left
// for another one, when each of the group has taken what it requires, or what there is.
func (p *contributions) left(requirements []card.ConfrontRequirement, needs []Need, group, next int) int {
	left := p.available(requirements, group|1<<next)
	for i := range requirements {
		if group&(1<<i) != 0 {
			left -= min(needs[i].Power, needs[i].Have)
		}
	}
	return left
}

// withColors gives the contributions with the color of each chosen with which the
// least power is missing.
func (p *contributions) withColors(requirements []card.ConfrontRequirement) contributions {
	chosen, _ := p.bestChoice(requirements)
	with := *p
	with.of = slices.Clone(p.of)
	for i := len(with.of) - 1; i >= 0; i, chosen = i-1, chosen.before {
		with.of[i].color = chosen.color
	}
	return with
}
