package engine

import (
	"encoding/binary"

	"canterlaw/engine/card"
)

// Characters contribute power of one of their colors only (611.3b), so all choices of colors count.
// There are very many of them where many characters have several colors, but few that don't come to
// the same for the requirements.

// colorChoice is a choice of a color for each of the first characters: the first one of those by which
// each group of requirements has the same power.
type colorChoice struct {
	before *colorChoice // of all but the last of them; nil for none
	color  card.Color   // of the last
	power  []int        // for each group, no more than it requires
}

// bestChoice gives the first choice of a color for each character with which the least power is
// missing to meet all the requirements, and how much that is.
func (p *contributions) bestChoice(requirements []card.ConfrontRequirement) (best *colorChoice, least int) {
	var groups, required []int
	for group := 1; group < 1<<len(requirements); group++ {
		if p.shares(requirements, group) {
			groups, required = append(groups, group), append(required, powerRequired(requirements, group))
		}
	}
	choices := []*colorChoice{{power: make([]int, len(groups))}}
	for _, c := range p.of {
		var next []*colorChoice
		found := map[string]bool{}
		for _, choice := range choices {
			for _, color := range c.choosable() {
				c.color = color
				power := make([]int, len(groups))
				var key []byte
				for i, group := range groups {
					if power[i] = choice.power[i]; p.helps(c, requirements, group) {
						power[i] = min(power[i]+c.power, required[i])
					}
					key = binary.AppendVarint(key, int64(power[i]))
				}
				if !found[string(key)] {
					found[string(key)] = true
					next = append(next, &colorChoice{choice, color, power})
				}
			}
		}
		choices = next
	}
	least = 1 << 30
	for _, choice := range choices {
		short := 0
		for i := range groups {
			short = max(short, required[i]-choice.power[i])
		}
		if short < least {
			best, least = choice, short
		}
	}
	return best, least
}

// choosable lists the colors of which one is chosen: colorless for a character of none.
func (c *contribution) choosable() []card.Color {
	if c.colors.IsZero() {
		return []card.Color{card.Colorless}
	}
	return c.colors.List()
}

// powerRequired is how much power a group of requirements asks for in all.
func powerRequired(requirements []card.ConfrontRequirement, group int) (power int) {
	for i, r := range requirements {
		if group&(1<<i) != 0 {
			power += r.Power
		}
	}
	return power
}
