package board

import (
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// demands are what a description asks of every card that it means and what is seen at
// once: most cards are passed over by it.
type demands struct {
	area    AreaID      // where it is, if it is in play; NoArea: anywhere
	holders PlayerSet   // who controls it, or outside of play owns it
	types   cardTypeSet // what it is
}

// cardTypeSet is a set of card types, a bit for each.
type cardTypeSet uint16

func typesOf(types ...card.Type) (set cardTypeSet) {
	for _, t := range types {
		set |= 1 << t
	}
	return set
}

// typesNamed gives the type of a name.
func typesNamed(name string) (set cardTypeSet) {
	for t := card.ManeCharacter; t <= card.Resource; t++ {
		if strings.EqualFold(t.String(), name) {
			set |= typesOf(t)
		}
	}
	return set
}

// demandsOf gives what a description asks of all cards; nothing while it is noted which
// points are asked about.
func (s *State) demandsOf(n *ability.Node, x *Context) demands {
	d := demands{holders: ^PlayerSet(0), types: ^cardTypeSet(0)}
	if s.program.asked == nil {
		s.addDemands(&d, n, x)
	}
	return d
}

func (s *State) addDemands(d *demands, n *ability.Node, x *Context) {
	if n.Slot != 0 { // what it means can be locked in
		return
	}
	switch n.Op {
	case ability.And:
		s.addDemands(d, n.Left(), x)
		s.addDemands(d, n.Right(), x)
	case ability.At:
		switch at := n.Areas(); {
		case at.Op == ability.Here, at.Op == ability.ItsProblem && at.Cards().Op == ability.This:
			d.area = s.here(x)
		}
	case ability.Yours:
		if s.program.Holds(rule.R513_6) {
			d.holders &= SetOf(x.You)
		}
	case ability.Opposing:
		d.holders &^= SetOf(x.You)
	case ability.ControlledBy:
		switch who := n.Players(); who.Op {
		case ability.OpponentOf:
			if inner := who.Player().Op; inner != ability.You && inner != ability.Bound {
				return
			}
			fallthrough
		case ability.You, ability.Opponent, ability.Opponents, ability.TurnPlayer, ability.Bound:
			d.holders &= s.PlayersOf(who, x)
		}
	case ability.Character:
		s.demandType(d, card.Friend, card.ManeCharacter)
	case ability.Friend:
		s.demandType(d, card.Friend)
	case ability.ManeCharacter:
		s.demandType(d, card.ManeCharacter)
	case ability.Resource:
		s.demandType(d, card.Resource)
	case ability.EventCard:
		s.demandType(d, card.Event)
	case ability.Troublemaker:
		s.demandType(d, card.Troublemaker)
	case ability.Problem:
		s.demandType(d, card.ProblemType)
	}
}

// demandType asks for one of the types; where cards can have several by modifiers, the first that
// is asked for is enough, since they may have another one besides (206.1).
func (s *State) demandType(d *demands, types ...card.Type) {
	if d.types == ^cardTypeSet(0) || !s.program.HasOp(ability.HasType) {
		d.types &= typesOf(types...)
	}
}

// meets reports whether a card meets demands.
func (s *State) meets(d *demands, c CardID) bool {
	state := &s.cards[c]
	switch {
	case d.area != NoArea && state.Zone == Play && state.Area != d.area:
		return false
	case d.holders != ^PlayerSet(0) && !d.holders.Has(s.holder(c)):
		return false
	}
	return d.types == ^cardTypeSet(0) || d.types&(1<<s.Type(c)) != 0 || d.types&s.alsoTypes(c) != 0
}
