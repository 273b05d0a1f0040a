package board

import (
	"slices"

	"canterlaw/engine/rule"
)

// Without gives the program of the same game without a rule: nothing is done,
// asked, forbidden or counted because of it. It is for finding out what a rule
// changes, not for playing: such a game may get stuck or go on for ever. Its
// states don't mix with those of the whole program.
func (p *Program) Without(n rule.Number) *Program {
	other := *p
	other.without, other.rulesAsked = n, nil
	if n == noRule {
		other.digest += " without any"
	} else {
		other.digest += " without " + n.String()
	}
	other.abilities = slices.Clone(p.abilities)
	other.indexLooks()
	if n == rule.R701_3 || n == rule.R707_3 {
		other.valueZones, other.hostsLookAt = anyZone, everything
		other.abilityZones, other.modifierZones = make([]uint16, len(p.prints)), make([]uint16, len(p.prints))
		for print := range p.prints { // abilities function everywhere
			other.abilityZones[print], other.modifierZones[print] = anyZone, anyZone
		}
	}
	return &other
}

// RulesAsked tells of each rule whether it was asked whether it is in force.
type RulesAsked [rule.Count + 1]bool

// noRule is a number that no rule has: a program without it has all rules, and plays as
// programs do that lack one.
const noRule = rule.Number(rule.Count + 1)

// WatchingRules gives the program of the same game that notes which rules it is asked about:
// without a rule that isn't among them the game is the same. For that it plays as programs
// do that lack a rule, though it lacks none.
func (p *Program) WatchingRules() (*Program, *RulesAsked) {
	watching := p.Without(noRule)
	watching.rulesAsked = new(RulesAsked)
	watching.rulesAsked.note(rule.R701_3) // by which other zones are indexed, as the program is made
	watching.rulesAsked.note(rule.R707_3)
	return watching, watching.rulesAsked
}

func (r *RulesAsked) note(n rule.Number) { r[n] = true }

// Holds reports whether a rule is in force: each is, but in a program made
// without it.
func (p *Program) Holds(n rule.Number) bool { return p.without == 0 || p.holdsThough(n) }

// holdsThough is Holds in a program that may lack a rule.
func (p *Program) holdsThough(n rule.Number) bool {
	if p.rulesAsked != nil {
		p.rulesAsked.note(n)
	}
	return p.without != n
}

// ordersModifiers reports whether the rules are in force that say in which order
// modifiers are applied.
func (p *Program) ordersModifiers() bool {
	if p.without == 0 {
		return true
	}
	all := true
	for n := rule.R711_1; n <= rule.R711_6; n++ {
		all = p.holdsThough(n) && all
	}
	return all
}

// IsWhole reports whether all rules are in force.
func (p *Program) IsWhole() bool { return p.without == 0 }

// ActsAsUsual reports whether all rules are in force that say who acts when, and how: all
// but, perhaps, that by which a score wins (103.2).
func (p *Program) ActsAsUsual() bool { return p.without == 0 || p.without == rule.R103_2 }

// meanings are the rules that say what an occurrence of a kind does. Why it
// happens is its own Rule.
var meanings = map[OccurrenceKind]rule.Number{
	CardReadied:      rule.R503_3,
	CardExhausts:     rule.R503_2,
	CardFrightened:   rule.R504_1,
	CardUnfrightened: rule.R504_3,
	TurnedOver:       rule.R301_2,
	CardDrawn:        rule.R410_4,
	CardDiscarded:    rule.R410_3,
	CardFlipped:      rule.R515_1,
	CardDismissed:    rule.R410_1,
	CardRetired:      rule.R410_2,
	CardBanished:     rule.R410_5,
	CardMoved:        rule.R506_1,
	CardAttached:     rule.R509_5,
	TokenMade:        rule.R521_1,
	FaceoffStarted:   rule.R514_2,
}

// inForce reports whether the rules behind an occurrence hold.
func (p *Program) inForce(o *Occurrence) bool {
	return p.without == 0 || p.holdsThough(o.Rule) && p.holdsThough(meanings[o.Kind])
}
