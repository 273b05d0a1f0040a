package board

import (
	"math"
	"slices"

	"canterlaw/engine/ability"
)

// The modifiers in force that change what may or must be done.

// inForce are modifiers in force, those of each operation together, in the order in which
// they are applied.
type inForce []Active

// byOperation puts modifiers together that are of one operation, in the memory of f, and says
// of which there are any.
func byOperation(f inForce, active []Active) (inForce, ability.OpSet) {
	f = f[:0]
	var ops ability.OpSet
	places := make([]uint32, 0, 64)
	for i := range active {
		op := active[i].Node.Op
		ops.Add(op)
		places = append(places, uint32(op)<<16|uint32(i))
	}
	slices.Sort(places)
	for _, place := range places {
		f = append(f, active[place&math.MaxUint16])
	}
	return f, ops
}

// of gives those of an operation.
func (f inForce) of(op ability.Op) inForce {
	first, last := 0, len(f)
	for first < last {
		if middle := (first + last) / 2; f[middle].Node.Op < op {
			first = middle + 1
		} else {
			last = middle
		}
	}
	for last = first; last < len(f) && f[last].Node.Op == op; last++ {
	}
	return f[first:last]
}

// lasting are the modifiers that effects have created and that depend on nothing (see
// fixedOps): as long as they are there they are in force, whatever else changes. Those
// that can't mean a card any more are left out as others come or go.
func (s *State) lasting() inForce {
	d := &s.derived
	if len(s.modifiers) == 0 {
		d.lastingOps = ability.OpSet{}
		return nil
	}
	if !d.lastingStand {
		desk := s.atDesk()
		all := desk.lasting[:0]
		for i := range s.modifiers {
			m := &s.modifiers[i]
			a := &s.program.abilities[m.Ability.ID]
			if !s.lasts(a) {
				continue
			}
			for j := range a.modifiers {
				one := Active{Node: a.modifiers[j].node, Context: m.Context(), Stamp: m.Stamp}
				if !s.isOver(&one) {
					one.only = s.onlyNamed(&one)
					all = append(all, one)
				}
			}
		}
		desk.lasting = all
		desk.byOperation, d.lastingOps = byOperation(desk.byOperation, all)
		d.lasting, d.lastingStand = keep(desk.byOperation, d.lasting), true
	}
	return d.lasting
}

// aboutCards are the operations whose modifiers do nothing but for the cards that they
// name first.
var aboutCards = ability.Ops(ability.MayPlay, ability.NoRequirements)

// isOver reports whether a lasting modifier names no card but those that have become
// different ones (410.6), so that it can't do anything any more.
func (s *State) isOver(a *Active) bool {
	if n := a.Node.Subject(); aboutCards.Has(a.Node.Op) && n.Op == ability.Bound {
		return !slices.ContainsFunc(s.bindings(a.Context.Env), func(b Binding) bool {
			return b.Slot == n.Slot && b.Value.Kind != 0 && (b.Value.Kind != CardOption || s.IsLive(b.Value.Card))
		})
	}
	return false
}

// onlyNamed gives the card that a lasting modifier names first, where it is one.
func (s *State) onlyNamed(a *Active) (only Ref) {
	n := a.Node.Subject()
	if n == nil || n.Op != ability.Bound {
		return Ref{}
	}
	for _, b := range s.bindings(a.Context.Env) {
		if b.Slot != n.Slot || b.Value.Kind == 0 {
			continue
		}
		if only.Card != 0 || b.Value.Kind != CardOption {
			return Ref{}
		}
		only = b.Value.Card
	}
	return only
}

// Affects reports whether what a modifier names first means a card.
func (s *State) Affects(a *Active, c CardID) bool {
	if a.only.Card != 0 {
		return a.only.Card == c && s.IsLive(a.only)
	}
	return s.Means(a.Node.Subject(), c, &a.Context)
}

// AffectsPlaying reports whether what a modifier names first means a card that would be
// played, wherever it is played from (707.3).
func (s *State) AffectsPlaying(a *Active, c CardID) bool {
	return s.Affects(a, c) || a.only.Card == 0 && s.Fits(a.Node.Subject(), c, &a.Context)
}

// Affected lists the cards that what a modifier names first means.
func (s *State) Affected(a *Active) []Ref {
	switch {
	case a.only.Card == 0:
		return s.Select(a.Node.Subject(), &a.Context)
	case s.IsLive(a.only):
		return []Ref{a.only}
	}
	return nil
}

// lasts reports whether all that a modifier of an effect does depends on nothing.
func (s *State) lasts(a *Ability) bool {
	return a.Type == ability.Continuous && a.lasts && s.program.ordersModifiers()
}

// among gives the modifiers of an operation among all.
func among(active []Active, op ability.Op) (f inForce) {
	for i := range active {
		if active[i].Node.Op == op {
			f = append(f, active[i])
		}
	}
	return f
}
