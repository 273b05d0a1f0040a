package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Of 704, these say what something is, and nothing is done by them: 704.1a.

// Triggered abilities and modifiers (704, 708.4): each creates a triggered
// effect for each instance of its condition, with the information of that
// moment (712.2).

// triggered is an effect that an occurrence creates, before it stands among
// those that wait.
type triggered struct {
	effect   Effect
	of       int  // the occurrence's place in its batch
	happened bool // that occurrence has been committed
}

// trigger finds what an occurrence triggers and makes its effects. The
// occurrence's card is as the effect will know it later only after it has been
// committed: see settle.
func (s *State) trigger(trail Trail, out []triggered, o *Occurrence, place int) []triggered {
	if o.Repeats {
		return out
	}
	if o = s.asTriggering(o); o == nil {
		return out
	}
	beforeTheGame, before := o.Kind == CardEntersPlay && s.turn == 0, len(out)
	for h := range s.abilitiesHearing(o) {
		a := &s.program.abilities[h.Ability.ID]
		if a.Type != ability.Triggered {
			continue
		}
		x := s.ContextOf(h)
		if h.Card == o.Card.Card && o.Kind.looksBack() {
			x.Area = s.cards[h.Card].Area
		}
		if !s.Matches(a.Event, o, &x, AsTrigger) {
			continue
		}
		if trail != nil && s.IsUsedUp(h.Ability, x.This) {
			record(trail, Entry{Kind: Noted, Depth: s.Depth(), Rule: rule.R704_1, Note: UsedAlready, Card: x.This})
		}
		if !s.mayTrigger(a, h.Ability, x.This, o) || s.isStoodFor(trail, out, a, h.Ability.ID, x.You) {
			continue
		}
		out = append(out, triggered{effect: s.effectOf(a, o, Effect{Controller: s.controllerOfEffect(&x),
			Source: x.This, Wave: s.wave,
			Ability: h.Ability, Area: x.Area, Env: s.CopyEnv(x.Env)}), of: place})
	}
	for m := range s.modifiersHearing(o) {
		a := &s.program.abilities[m.Ability.ID]
		if a.Type != ability.Triggered || !a.listensTo.has(o.sound()) {
			continue
		}
		x := m.Context()
		if !s.program.Holds(rule.R708_4) || !s.Matches(a.Event, o, &x, AsTrigger) ||
			!s.mayTrigger(a, m.Ability, x.This, o) {
			continue
		}
		out = append(out, triggered{effect: s.effectOf(a, o,
			Effect{Controller: m.Controller, Source: m.Source, Wave: s.wave,
				Ability: m.Ability, Area: m.Area, Env: s.CopyEnv(m.Env), Modifier: m.Number}), of: place})
	}
	if beforeTheGame && len(out) > before && !s.startingProblemTriggers(trail) {
		for _, t := range out[before:] {
			s.FreeEnv(t.effect.Env)
		}
		return out[:before]
	}
	return out
}

// noteRandom says how the point about Random is read where it works on a card that is
// flipped.
func (s *State) noteRandom(trail Trail, o *Occurrence) {
	if trail == nil || o.Kind != CardFlipped || len(s.program.keywords["Random"]) == 0 {
		return
	}
	for _, h := range s.Abilities() {
		a := &s.program.abilities[h.Ability.ID]
		if a.Keyword != "Random" || a.Event == nil || s.IsUsedUp(h.Ability, s.Ref(h.Card)) {
			continue
		}
		if x := s.ContextOf(h); s.Matches(a.Event, o, &x, AsTrigger) {
			s.noteReading(trail, RandomWhen, rule.R704_1)
			return
		}
	}
}

// noteReading says in the trail how a point is read where it decides something.
func (s *State) noteReading(trail Trail, d Disputed, why rule.Number) {
	record(trail, Entry{Kind: Noted, Depth: s.Depth(), Rule: why, Note: ReadAs, N: int32(d),
		M: int32(s.program.Reading(d))})
}

// asTriggering gives the occurrence as triggers see it: nothing triggers without
// the rules about it. Without those that tell sending from moving and putting
// into a hand from drawing, one passes for the other.
func (s *State) asTriggering(o *Occurrence) *Occurrence {
	if s.program.without == 0 {
		return o
	}
	seen := *o
	lacks := func(n rule.Number) bool { return !s.program.Holds(n) }
	switch {
	case lacks(rule.R704_1), lacks(rule.R704_1c),
		entersPlay(o.Kind) && !s.enteringTriggers(),
		o.Kind == CardMoved && !s.movingTriggers(o):
		return nil
	case o.Kind == CardSent && lacks(rule.R506_5):
		seen.Kind = CardMoved
	case o.Kind == CardPutIntoHand && lacks(rule.R410_4a):
		seen.Kind = CardDrawn
	}
	return &seen
}

// controllerOfEffect is who controls an effect that a card's ability creates
// (513.4).
func (s *State) controllerOfEffect(x *Context) Player {
	if !s.program.Holds(rule.R513_4) {
		return s.Owner(x.This.Card)
	}
	return x.You
}

// isStoodFor reports whether one of a player's cards has triggered for all of them
// with the same keyword: a disputed point about Inspired.
func (s *State) isStoodFor(trail Trail, out []triggered, a *Ability, id AbilityID, you Player) bool {
	if a.Keyword != "Inspired" {
		return false
	}
	for i := range out {
		if e := &out[i].effect; e.Ability.ID == id && e.Controller == you {
			s.noteReading(trail, InspiredLooks, rule.R704_1b)
			return s.program.Reading(InspiredLooks) == LooksOnce
		}
	}
	return false
}

// seenByLeaving gives the effects that a batch triggers without those of cards that
// leave play in it by what happens to others, where the disputed point about them is
// read so.
func (s *State) seenByLeaving(trail Trail, effects []triggered, batch []Occurrence) []triggered {
	if len(batch) < 2 || len(effects) == 0 {
		return effects
	}
	reading := s.program.Reading(LeavingTogether)
	return slices.DeleteFunc(effects, func(t triggered) bool {
		source := t.effect.Source.Card
		leaves := t.effect.Modifier == 0 && batch[t.of].Card.Card != source && s.cards[source].Zone == Play &&
			slices.ContainsFunc(batch, func(o Occurrence) bool { return o.Card.Card == source && o.Kind.LeavesPlay() })
		if leaves {
			s.noteReading(trail, LeavingTogether, rule.R704_1c)
		}
		if leaves && reading == SeesNothing {
			s.FreeEnv(t.effect.Env)
			return true
		}
		return false
	})
}

// remembersCauses reports whether effects have to know what they were triggered
// by, because a reading of a disputed point can take that back.
func (p *Program) remembersCauses() bool {
	return p.readings[RandomIgnoredChaos] == NeverFlipped || p.readings[SecondCopyEntersPlay] == PausesFirst ||
		p.readings[TextOfUncovered] == UncoveredAtOnce || p.readings[ChaosWhen] == ChaosAtOnce
}

// WaitsBecauseOf reports whether an effect waits that was triggered by something of the
// kind's happening to a card.
func (s *State) WaitsBecauseOf(event ability.Op, c CardID) bool {
	return slices.ContainsFunc(s.waiting, func(e Effect) bool {
		a := &s.program.abilities[e.Ability.ID]
		found := false
		if a.Event != nil {
			a.Event.Walk(func(n *ability.Node) bool {
				found = found || n.Op == event
				return !found
			})
		}
		return found && (e.Source.Card == c || slices.ContainsFunc(s.bound, func(b Binding) bool {
			return b.Env == e.Env && b.Value.Kind == CardOption && b.Value.Card.Card == c
		}))
	})
}

// TakeBackTriggers takes away the effects that wait because something of the kind has
// happened to a card, as disputed points can be read.
func (s *State) TakeBackTriggers(k OccurrenceKind, c CardID) {
	s.waiting = slices.DeleteFunc(s.waiting, func(e Effect) bool {
		if e.Cause != k || e.Of != c {
			return false
		}
		s.FreeEnv(e.Env)
		return true
	})
}

// fillIn notes where the card of an occurrence is before it.
func (s *State) fillIn(o *Occurrence) {
	if o.Card.Card != 0 {
		o.From, o.FromZone, o.Holder = s.cards[o.Card.Card].Area, s.cards[o.Card.Card].Zone, s.holder(o.Card.Card)
	}
}

// filledIn gives an occurrence with where its card is: asking about it leaves it as it is.
func (s *State) filledIn(o *Occurrence) *Occurrence {
	filled := *o
	s.fillIn(&filled)
	return &filled
}

// TriggerTurnStart queues what triggers as the turn begins, for a position right
// after that.
func (s *State) TriggerTurnStart() {
	o := Occurrence{Kind: TurnBegins, Rule: rule.R616_4, Player: s.turnPlayer}
	s.settle(nil, s.trigger(nil, nil, &o, 0), &o, Ref{}, len(s.waiting))
}

// RememberStartOf remembers the start of a phase where something can look back at it, for a position
// at the first window after that.
func (s *State) RememberStartOf(phase ability.Op) {
	if s.remembers(TimeStarts) {
		s.history = append(s.history, Occurrence{Kind: TimeStarts, Rule: rule.R601_2, Player: s.turnPlayer,
			N: int32(phase)})
		s.changes(ofHistory)
	}
}
