package board

import "canterlaw/engine/ability"

// What continuous modifiers look at, and what an occurrence changes of it: after a
// change only those modifiers are asked again whose answer may be another one.

// aspects are sides of the state, a bit for each. The first ones are the zones: which
// cards are in one, in which order, and what they show.
type aspects uint32

const (
	ofAreas       aspects = 1 << (iota + ZoneCount + 1) // where cards in play are
	ofControl                                           // who controls them
	ofExhaustion                                        // their exhaustion counters
	ofCounters                                          // all other counters, and Cutie Marks
	ofHosts                                             // what is attached to what
	ofBeneath                                           // what is beneath what
	ofTokens                                            // action tokens
	ofScores                                            // points
	ofTurn                                              // whose turn it is, and which one
	ofHistory                                           // what has happened
	ofLinks                                             // what is linked to cards
	ofNames                                             // what the names of modifiers mean
	ofModifiers                                         // which there are, and their timestamps
	ofAbilities                                         // which abilities that are no modifiers cards have
	ofTimes                                             // an answer about the procedures in progress
	ofProcedures                                        // which procedures are in progress, and how far
	ofInvolvement                                       // what effects say of who is involved in the faceoff
	// which modifiers there are that effects created and that depend on nothing
	ofLasting

	everything aspects = 1<<iota<<(ZoneCount+1) - 1
	allZones   aspects = 1<<(ZoneCount+1) - 1
)

// cardsIn is the aspect of a zone.
func cardsIn(z Zone) aspects { return 1 << z }

// ofShownSide is what changes with the side that a card in play shows, or with its
// becoming a different card there.
const ofShownSide = 1<<Play | ofModifiers | ofExhaustion | ofCounters | ofHosts

// indexAbilityZones finds out in which zones each print has abilities, and modifiers.
func (p *Program) indexAbilityZones() {
	p.abilityZones, p.modifierZones = make([]uint16, len(p.prints)), make([]uint16, len(p.prints))
	for print := range p.printed {
		for _, side := range p.printed[print] {
			for _, ref := range side {
				a := &p.abilities[ref.ID]
				if a.Type == ability.Continuous || a.Type == ability.PlayRule {
					p.modifierZones[print] |= a.Zones
				}
				p.abilityZones[print] |= a.Zones
			}
		}
	}
}

// changesIn notes that a card comes to a zone or leaves it, or is known there from now
// on.
func (s *State) changesIn(z Zone, c CardID) {
	of, print := cardsIn(z), s.cards[c].Print
	if s.program.HasAbilities() {
		if s.program.modifierZones[print]&(1<<z) != 0 || s.cards[c].Power != 0 {
			of |= ofModifiers
		}
		if s.program.abilityZones[print]&(1<<z) != 0 {
			of |= ofAbilities
		}
	}
	s.changes(of)
}
