package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Reactions (512.4): what has happened since the latest priority window closed
// and meets their condition.

// Reactable lists the places in the history of what a Reaction can be used for:
// it meets the condition since the latest window closed (512.4d), in the phase
// or step that its timing phrase names (512.4b), and the Reaction has not been
// used for it (512.4c). isMet says whether anything meets the condition, used or
// not.
func (s *State) Reactable(ref AbilityRef, x *Context) (places []int, isMet bool) {
	a := &s.program.abilities[ref.ID]
	if a.Event == nil {
		return nil, false
	}
	first, list := s.SinceWindow()
	for i := range list {
		if !a.listensTo.has(list[i].sound()) || !s.Matches(a.Event, &list[i], x, AsTrigger) ||
			!s.happenedDuring(first+i, a.Times) {
			continue
		}
		isMet = true
		if !s.isReactedTo(ref, x.This, first+i) && !s.hasReacted(x.This, first+i) {
			places = append(places, first+i)
		}
	}
	return places, isMet
}

// React notes that a Reaction is used for what is at a place in the history, and
// binds what its condition binds. A card that has changed zones by it is known
// as what it has become (410.6a).
func (s *State) React(ref AbilityRef, x *Context, place int) {
	s.MarkUsed(s.reactionUse(ref, x.This, place))
	s.BindReactedTo(ref, x.Env, place)
}

// BindReactedTo binds what a Reaction's condition binds, met by what is at a place in the
// history.
func (s *State) BindReactedTo(ref AbilityRef, env EnvID, place int) {
	o := s.history[place]
	next := Ref{o.Card.Card, o.Card.Incarnation + 1}
	if o.Kind.makesDifferent() && s.IsLive(next) {
		o.Card = next
	}
	s.BindEvent(&s.program.abilities[ref.ID], &o, env)
}

// reactionUse gives the use of a Reaction for what is at a place in the history.
func (s *State) reactionUse(ref AbilityRef, source Ref, place int) Use {
	return Use{Ability: ref, Card: source, Per: uint16(ability.Reaction), Place: uint16(place + 1)}
}

// isReactedTo reports whether a Reaction has been used for what is at a place in the
// history. Whether that it was used for another copy of the card counts is a disputed
// point.
func (s *State) isReactedTo(ref AbilityRef, source Ref, place int) bool {
	use := s.reactionUse(ref, source, place)
	return s.IsUsed(use) || slices.ContainsFunc(s.uses, func(u Use) bool {
		return u.Ability == use.Ability && u.Per == use.Per && u.Place == use.Place &&
			s.program.Reading(SecondCopyOfAReaction) == OneCopy
	})
}

// IsForCopies reports whether what a Reaction can be used for depends on whether another copy
// of the card that was used for it counts: for any of what it could be used for, or for all
// of it where it is no matter which it is.
func (s *State) IsForCopies(ref AbilityRef, x *Context) bool {
	first, list := s.SinceWindow()
	a, copied, others := &s.program.abilities[ref.ID], 0, 0
	for i := range list {
		use := s.reactionUse(ref, x.This, first+i)
		if !a.listensTo.has(list[i].sound()) || s.IsUsed(use) || !s.Matches(a.Event, &list[i], x, AsTrigger) ||
			!s.happenedDuring(first+i, a.Times) {
			continue
		}
		if slices.ContainsFunc(s.uses, func(u Use) bool {
			return u.Ability == use.Ability && u.Per == use.Per && u.Place == use.Place
		}) {
			copied++
		} else {
			others++
		}
	}
	return copied > 0 && (others == 0 || len(a.Results) > 0)
}

// hasReacted reports whether a card has reacted to what is at a place in the history
// and so can't with another Reaction, as it can't in some editions.
func (s *State) hasReacted(source Ref, place int) bool {
	return s.program.Reading(ReactionsOfACard) == EachCard && slices.ContainsFunc(s.uses, func(u Use) bool {
		return u.Per == uint16(ability.Reaction) && u.Card == source && int(u.Place) == place+1
	})
}

// makesDifferent reports whether the card of an occurrence becomes a different
// card by it (410.6, 505.3).
func (k OccurrenceKind) makesDifferent() bool {
	switch k {
	case CardEntersPlay, CardDrawn, CardFlipped, CardQueued:
		return true
	}
	return k.looksBack()
}

// happenedDuring reports whether what is at a place in the history happened in
// the phases or steps among the times, if there are any (512.4b).
func (s *State) happenedDuring(place int, times []ability.Op) bool {
	if !s.program.Holds(rule.R512_4b) {
		return true
	}
	asked := false
	for _, t := range times {
		if t == ability.Reaction || t == ability.Immediate || t == ability.AnyPhase || isFaceoffTime(t) {
			continue
		}
		asked = true
		if s.wasIn(place, t) {
			return true
		}
	}
	return !asked
}

// wasIn reports whether the game was in a phase or step when it was at a place
// in the history.
func (s *State) wasIn(place int, time ability.Op) bool {
	for i := place; i >= 0; i-- {
		o := &s.history[i]
		if o.Kind == TimeStarts && isPhase(ability.Op(o.N)) == isPhase(time) {
			return ability.Op(o.N) == time
		}
	}
	if place < int(s.turnMark) { // in the turn before, after its last window: as it was wrapped up
		return time == ability.EndPhase
	}
	for i := place + 1; i < len(s.history); i++ {
		if o := &s.history[i]; o.Kind == TimeStarts && isPhase(ability.Op(o.N)) {
			return isPhase(time) && phaseBefore(ability.Op(o.N)) == time
		}
	}
	return s.during(time)
}

// phaseBefore gives the phase that comes before one; NoTimeNamed for the first.
func phaseBefore(phase ability.Op) ability.Op {
	before := ability.NoTimeNamed
	for _, next := range []ability.Op{ability.ReadyPhase, ability.TroublemakerPhase, ability.MainPhase,
		ability.ScorePhase, ability.EndPhase} {
		if next == phase {
			break
		}
		before = next
	}
	return before
}
