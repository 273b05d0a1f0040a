package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// The timestamps of modifiers that start to apply simultaneously (711.6): those
// of the abilities of cards that enter play or turn face-up in one batch. They
// have the timestamps of their cards, in the order of the batch, unless players
// have ordered them.

// Timestamp is the place among all modifiers that a player has chosen for what an
// ability of a card generates (711.6). It counts until the card becomes a
// different one or starts anew.
type Timestamp struct {
	Card    Ref        `json:"card"`
	Ability AbilityRef `json:"ability"`
	Stamp   uint16     `json:"stamp"`
}

// LatestStamp is the timestamp that was given last.
func (s *State) LatestStamp() uint16 { return s.lastStamp }

// stampOf is when what an ability of a card generates began (711.3a).
func (s *State) stampOf(h Having) uint16 {
	for i := range s.timestamps {
		if t := &s.timestamps[i]; t.Card.Card == h.Card && t.Ability == h.Ability && s.counts(t) {
			return t.Stamp
		}
	}
	return s.cards[h.Card].Stamp
}

func (s *State) counts(t *Timestamp) bool {
	return s.IsLive(t.Card) && t.Stamp > s.cards[t.Card.Card].Stamp
}

// stamp gives what an ability of a card generates the next timestamp, which it has instead of
// any former one.
func (s *State) stamp(c Ref, a AbilityRef) {
	s.timestamps = slices.DeleteFunc(s.timestamps, func(t Timestamp) bool {
		return t.Card == c && t.Ability == a || !s.counts(&t)
	})
	s.timestamps = append(s.timestamps, Timestamp{c, a, s.nextStamp()})
	s.forgetKey()
}

// Unordered lists the abilities whose continuous modifiers have started to apply
// after a timestamp and whose order among each other can change something.
func (s *State) Unordered(since uint16) []Having {
	if s.lastStamp == since {
		return nil
	}
	isNew := func(c CardID) bool {
		return s.cards[c].Stamp > since && s.program.modifierZones[s.cards[c].Print]&(1<<Play) != 0
	}
	if !slices.ContainsFunc(s.InPlay(), isNew) {
		return nil
	}
	var started []Having
	for _, h := range s.Abilities() {
		t := s.program.abilities[h.Ability.ID].Type
		if !h.given && s.cards[h.Card].Zone == Play && s.cards[h.Card].Stamp > since &&
			(t == ability.Continuous || t == ability.PlayRule) {
			started = append(started, h)
		}
	}
	var all []Having
	for i := range started {
		for j := range started {
			if i != j && s.orderMatters(&started[i], &started[j]) {
				all = append(all, started[i])
				break
			}
		}
	}
	return all
}

// orderMatters reports whether it can matter which of two modifiers is applied
// first: each would undo or change what the other does, or they depend on each
// other now (711.5).
func (s *State) orderMatters(one, other *Having) bool {
	for _, o := range s.work().orderings {
		if o.Why == rule.R711_5 && (o.Earlier.Card == one.Card && o.Later.Card == other.Card ||
			o.Earlier.Card == other.Card && o.Later.Card == one.Card) {
			return true
		}
	}
	return eachChange(s.program.abilities[one.Ability.ID].Statements, func(n *ability.Node) bool {
		return eachChange(s.program.abilities[other.Ability.ID].Statements, func(m *ability.Node) bool {
			apart := one.Card != other.Card && isOfThisOnly(n) && isOfThisOnly(m)
			return !apart && (disturbs(n, m) || disturbs(m, n))
		})
	})
}

// eachChange calls found with the statements of a modifier, those inside others
// too, until it returns true; it reports whether it did.
func eachChange(statements []*ability.Node, found func(*ability.Node) bool) bool {
	for _, n := range statements {
		if found(n) || eachChange(n.Body, found) || eachChange(n.Else, found) {
			return true
		}
	}
	return false
}

// isOfThisOnly reports whether a statement changes only the card that has it.
func isOfThisOnly(n *ability.Node) bool {
	of := affected(n)
	if n.Op == ability.Controls {
		of = []*ability.Node{n.Cards()}
	}
	return len(of) == 1 && of[0].Op == ability.This
}

// disturbs reports whether what one statement does to a card can be otherwise
// once the other has been applied.
func disturbs(n, m *ability.Node) bool {
	switch n.Op {
	case ability.LosesTraits:
		return disturbing(n.Op, m.Op) && (n.Word() == nil || mayBeSame(n.Word(), m.Word()))
	case ability.LosesKeyword:
		return disturbing(n.Op, m.Op) &&
			(m.Op == ability.HasAbilitiesOf || n.Word() == nil || mayBeSame(n.Word(), m.Word()))
	case ability.Controls:
		return m.Op == ability.Controls
	}
	return disturbing(n.Op, m.Op)
}

// disturbing reports whether what the one operation does to a card can be
// otherwise once the other has been done.
func disturbing(one, other ability.Op) bool {
	switch one {
	case ability.SetPower:
		return other == ability.SetPower || other == ability.AddPower || other == ability.DoublePower
	case ability.DoublePower:
		return other == ability.AddPower
	case ability.OnlyColor:
		return other == ability.OnlyColor || other == ability.HasColor || other == ability.HasColorsOf
	case ability.LosesTraits:
		return other == ability.HasTrait
	case ability.LosesKeyword:
		return other == ability.HasAbilitiesOf || other == ability.HasKeyword
	}
	return false
}

// disturbers are the operations that come first in disturbing: without any of them among
// what is done no order matters.
var disturbers = ability.Ops(ability.SetPower, ability.DoublePower, ability.OnlyColor,
	ability.LosesTraits, ability.LosesKeyword)

// orderStep is one thing that a modifier has done to a card.
type orderStep struct {
	change
	by    Ref
	stamp uint16
	// isCounters says that the power counters on the card do it (519.4).
	isCounters bool
}

// noteStep keeps what a modifier is about to do to a card, and where that is after
// another modifier by their timestamps (711.3) and would be otherwise before it.
func (s *State) noteStep(ch *change, m *instance) {
	if !s.program.ordersMatter || !s.derived.listsOrders {
		return
	}
	d := s.derived.desk
	step := orderStep{*ch, m.context.This, m.stamp, m.counter != 0}
	if d.disturbs = d.disturbs || disturbers.Has(step.op); d.disturbs {
		for _, before := range d.steps {
			if before.card == step.card && before.stamp < step.stamp &&
				(before.matters(&step) || step.matters(&before)) {
				counters := uint8(flag(before.isCounters) | flag(step.isCounters)<<1)
				d.addOrdering(Ordering{before.by, step.by, counters, rule.R711_3})
			}
		}
	}
	d.steps = append(d.steps, step)
}

// matters reports whether what is done is otherwise once another thing has been
// done to the same card.
func (o *orderStep) matters(other *orderStep) bool {
	if !disturbing(o.op, other.op) {
		return false
	}
	switch o.op {
	case ability.SetPower:
		return other.op == ability.AddPower && other.n != 0 || other.op == ability.DoublePower ||
			other.op == ability.SetPower && o.n != other.n
	case ability.DoublePower:
		return other.n != 0
	case ability.OnlyColor:
		return o.colors != other.colors
	case ability.LosesTraits:
		return o.word == 0 || o.word == other.word
	}
	return o.ability.ID == other.ability.ID
}

// mayBeSame reports whether two texts can mean the same.
func mayBeSame(n, m *ability.Node) bool {
	return n.Op != ability.Quoted || m.Op != ability.Quoted || n.Text == m.Text
}

// hadIfLost lists the abilities that cards have, where a modifier may be making cards lose
// some and the order of modifiers can matter.
func (s *State) hadIfLost() []Having {
	if !s.program.ordersMatter || !s.losesAny() || !s.program.Holds(rule.R711_3a) {
		return nil
	}
	loses := func(m modifiedCard) bool { return m.noAbilities }
	if !s.program.HasOp(ability.LosesKeyword) && !slices.ContainsFunc(s.work().modified, loses) {
		return nil
	}
	return slices.Clone(s.Abilities())
}

// stampRegained gives what abilities generate that cards had lost and have again a new
// timestamp: the modifiers ended with the ability (702.1) and are created anew (711.3a).
// Cards that are new since a timestamp have new ones as it is.
func (s *State) stampRegained(trail Trail, had []Having, since uint16) {
	if had == nil {
		return
	}
	var regained []Having
	for _, h := range s.Abilities() {
		t := s.program.abilities[h.Ability.ID].Type
		if !h.given && s.cards[h.Card].Zone == Play && s.cards[h.Card].Stamp <= since &&
			(t == ability.Continuous || t == ability.PlayRule) && !slices.Contains(had, h) {
			regained = append(regained, h)
		}
	}
	for _, h := range regained {
		o := Occurrence{Kind: ModifierStamped, Rule: rule.R711_3a, Player: s.Controller(h.Card), Card: s.Ref(h.Card),
			Ability: h.Ability}
		s.commit(&o)
		record(trail, Entry{Kind: Happened, Depth: s.Depth(), Rule: o.Rule, Occurrence: o})
	}
}

// OrdersMatter reports whether the order of modifiers can matter by their timestamps.
func (p *Program) OrdersMatter() bool { return p.ordersMatter }

func stampModifier(s *State, o *Occurrence) { s.stamp(o.Card, o.Ability) }

// nextStamp gives the next timestamp (711.3a).
func (s *State) nextStamp() uint16 {
	s.lastStamp++
	return s.lastStamp
}
