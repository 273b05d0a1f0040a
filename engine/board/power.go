package board

import (
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 507, these rules stand elsewhere:
//   - 507.4: ability/quantities.go
//
// Of 507, these say what something is, and nothing is done by them: 507.2.

// Of 202, these say what something is, and nothing is done by them: 202.1.

// The power of a card (202, 507).

// Power is the card's power (507.1). It is undefined for face-down cards
// (505.1b), for Problems (202.2), Dilemmas in play among them, and for unknown
// cards. It can be negative.
func (s *State) Power(c CardID) (power int, defined bool) {
	face := s.Face(c)
	if face == nil || face.Power == nil || s.cards[c].FaceDown && s.program.Holds(rule.R505_1b) || s.IsDilemma(c) {
		return 0, false
	}
	if s.isModified() {
		return s.values(c).total(), true
	}
	power = *face.Power
	if s.program.Holds(rule.R519_4) {
		power += int(s.cards[c].Power)
	}
	return power, true
}

// Powers is a player's power of each color: the combined power of the characters of that
// color that they control in play (507.3).
type Powers [card.ColorCount]int32

// keptPowers are what was found of a player's power. It stands until a card in play changes,
// or what modifiers make of cards.
type keptPowers struct {
	player Player
	among  *values // what modifiers made of cards then: nil if nothing was found
	of     Powers
}

// whatPowersAreOf is what a player's power depends on, besides what modifiers make of cards.
const whatPowersAreOf = 1<<Play | ofControl | ofCounters

// PowersOf gives a player's power of each color.
func (s *State) PowersOf(p Player) Powers {
	d, v := &s.derived, &printed
	if s.isModified() {
		v = s.work()
	}
	if d.now != nil || d.then != nil {
		return s.powersNow(p) // what is asked is not how things are
	}
	k := &d.powers[p&1]
	if k.among != v || k.player != p {
		*k = keptPowers{p, v, s.powersNow(p)}
	}
	return k.of
}

func (s *State) powersNow(p Player) (all Powers) {
	for _, c := range s.InPlay() {
		if s.Controller(c) != p || !s.IsCharacter(c) {
			continue
		}
		colors := s.Colors(c)
		if colors.IsZero() {
			continue
		}
		power, _ := s.Power(c)
		for color := card.Colorless; !colors.IsZero(); {
			color, colors = colors.First()
			all[color] += int32(max(power, 0))
		}
	}
	return all
}
