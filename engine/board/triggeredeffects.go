package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Of 712, these rules stand elsewhere:
//   - 712.1: prepriority.go
//   - 712.3: may.go, board/script.go, board/uses.go, prepriority.go

// Triggered effects (712): how they are made of the abilities that triggered.

// Effect is a triggered effect waiting to be processed (511.7).
type Effect struct {
	Controller Player `json:"controller"`
	Source     Ref    `json:"source"`
	// 1 if created as the present wave is at its effects, so that it waits for the next (511.7b)
	Wave uint8 `json:"wave"`
	// Ability is what triggered, Env what it was created with (712.2), Area
	// where its source was then, and Modifier the triggered modifier that it is
	// of, if it is of one (708.4).
	Ability  AbilityRef `json:"ability"`
	Env      EnvID      `json:"env,omitempty"`
	Area     AreaID     `json:"area,omitempty"`
	Modifier uint16     `json:"modifier,omitempty"`
	// Cause is what triggered it and Of the card that it happened to, where a
	// reading of a disputed point can take that back.
	Cause OccurrenceKind `json:"cause,omitempty"`
	Of    CardID         `json:"of,omitempty"`
}

// Waiting lists the triggered effects that wait to be processed (511.7).
func (s *State) Waiting() []Effect { return s.waiting }

// HasMay reports whether a player chooses whether to do what the ability does.
func (a *Ability) HasMay() bool {
	for i := range a.Script {
		if a.Script[i].Kind == AskMay {
			return true
		}
	}
	return false
}

// effectOf fills in what an effect is created with: what its event binds, and
// the numbers and conditions that are locked in.
func (s *State) effectOf(a *Ability, o *Occurrence, e Effect) Effect {
	if e.Env == 0 {
		e.Env = s.NewEnv()
	}
	s.BindEvent(a, o, e.Env)
	x := e.Context()
	if s.program.Holds(rule.R712_2) {
		s.Lock(a, &x)
	}
	if s.program.remembersCauses() {
		e.Cause, e.Of = o.Kind, o.Card.Card
	}
	return e
}

// BindEvent binds what an ability's event binds: its cards, its player, its
// number, and what the card is played on.
func (s *State) BindEvent(a *Ability, o *Occurrence, env EnvID) {
	if o.Area != NoArea && s.program.HasOp(ability.There) {
		s.Bind(env, slotOfThere, Option{Kind: AreaOption, Area: o.Area})
	}
	if o.From != NoArea && s.program.HasOp(ability.PreviousArea) {
		s.Bind(env, slotOfPrevious, Option{Kind: AreaOption, Area: o.From})
	}
	for i, slot := range a.Results {
		switch i {
		case 0:
			s.Bind(env, slot, Option{Kind: CardOption, Card: o.Card})
		case 1:
			s.Bind(env, slot, Seat(o.Player))
		case 2:
			s.Bind(env, slot, Number(max(int(o.N), -int(o.N))))
		case 3:
			s.Bind(env, slot, Option{Kind: CardOption, Card: o.Host})
		}
	}
}

// Lock locks in the numbers and conditions of an ability that check the game
// (708.2b, 712.2), and the cards that a definite modifier affects.
func (s *State) Lock(a *Ability, x *Context) {
	for _, n := range a.Locks {
		slot := n.Slot
		if s.IsBound(x.Env, slot) {
			continue
		}
		switch n.Kind {
		case ability.Condition:
			kind := NoOption
			if s.ConditionOf(n, x) {
				kind = YesOption
			}
			s.Bind(x.Env, slot, Option{Kind: kind})
		case ability.Cards:
			var cards []Option
			for _, r := range s.Select(n, x) {
				cards = append(cards, Option{Kind: CardOption, Card: r})
			}
			s.Bind(x.Env, slot, cards...)
		default:
			s.Bind(x.Env, slot, Number(s.NumberOf(n, x)))
		}
	}
}

// settle queues the effects of an occurrence that has been committed; they know
// its card as what it has become (410.6a). An ability that counts what
// happens to several cards as one instance has one effect for the batch, whose
// first effect is at the given place among those that wait.
func (s *State) settle(trail Trail, list []triggered, o *Occurrence, was Ref, batch int) {
	for _, t := range list {
		e := t.effect
		a := &s.program.abilities[e.Ability.ID]
		// the effect can be about what the card has become (410.6a)
		if was.Card != 0 && a.Event.Within.Has(ability.Linked) {
			s.FollowLinks(e.Source.Card, was, s.Ref(was.Card))
		}
		// a modifier for the next time has triggered on another of the batch, or doesn't mean this one
		m := s.modifier(e.Modifier)
		isOver := a.Next && e.Modifier != 0 && (m == nil || m.isMadeByPlaying(o))
		if s.joinsEffect(a, &e, o, was, batch) || isOver || !s.mayTrigger(a, e.Ability, e.Source, o) ||
			!s.isStillFirst(a, &e, o) {
			s.FreeEnv(e.Env)
			continue
		}
		s.markTriggered(a, e.Ability, e.Source, o)
		if was.Card != 0 && !s.losesTrack(o.Kind) {
			is := s.Ref(was.Card)
			s.Follow(e.Env, was, is)
			if e.Source == was {
				e.Source = is
			}
		}
		isAnother := was.Card != 0 && was != s.Ref(was.Card) && !o.Kind.looksBack()
		if isAnother && len(a.Locks) > 0 && s.program.Holds(rule.R712_2) ||
			a.Event.Op == ability.OneOrMore && o.Kind.looksBack() {
			s.lockAgain(a, &e) // of a card that has entered play, what it is now that it is there
		}
		e.Area = s.ceasedIfGone(e.Area)
		s.waiting = append(s.waiting, e)
		why := rule.R704_1c
		if e.Modifier != 0 {
			why = rule.R708_4
		}
		record(trail, Entry{Kind: Happened, Depth: s.Depth(), Rule: why, Occurrence: Occurrence{Kind: EffectCreated,
			Rule: why, Player: e.Controller, Card: e.Source, Ability: e.Ability, N: int32(e.Modifier)}})
		if s.repeatsEffect(&e, batch) {
			record(trail, Entry{Kind: Noted, Note: TriggersAgain, Depth: s.Depth(), Rule: rule.R704_1b,
				Player: e.Controller, Card: e.Source})
		}
		if len(a.Locks) > 0 {
			record(trail, Entry{Kind: Noted, Note: LockedIn, Depth: s.Depth(), Rule: rule.R712_2,
				Player: e.Controller, Card: e.Source})
		}
		if a.Next && e.Modifier != 0 {
			s.endModifier(trail, e.Modifier, rule.R708_4)
		}
	}
}

// repeatsEffect reports whether the latest effect that waits is of an ability that
// has triggered on another occurrence of the same batch (704.1b), whose first
// effect is at the given place.
func (s *State) repeatsEffect(e *Effect, batch int) bool {
	for i := batch; i < len(s.waiting)-1; i++ {
		if w := &s.waiting[i]; w.Ability == e.Ability && w.Modifier == e.Modifier && w.Source.Card == e.Source.Card {
			return true
		}
	}
	return false
}

// losesTrack reports whether an effect can't affect a card any more after such an
// occurrence to it: a disputed point about cards that are turned face-down.
func (s *State) losesTrack(k OccurrenceKind) bool {
	return (k == CardFrightened || k == CardTurnedFaceDown) && s.program.Reading(FollowingAFrightenedCard) == IsLost
}

// followFlipped lets the effects that were created at the end of the faceoff, and that are a
// flipped card's or about one, mean that card in the deck: they are created as it is put
// there (514.6), so that they can affect it (410.6a). That they can is a disputed point.
func (s *State) followFlipped(trail Trail, was Ref) {
	for i := range s.waiting {
		e := &s.waiting[i]
		if !s.program.abilities[e.Ability.ID].triggersAtEndOfFaceoff() || e.Source != was && !s.names(e.Env, was) {
			continue
		}
		reading := s.program.Reading(FlippedCardAtTheEnd)
		s.noteReading(trail, FlippedCardAtTheEnd, rule.R514_6)
		if reading == LosesTheCard {
			return
		}
		is := s.Ref(was.Card)
		if e.Source == was {
			e.Source = is
		}
		s.Follow(e.Env, was, is)
	}
}

// triggersAtEndOfFaceoff reports whether the ability triggers as a faceoff ends.
func (a *Ability) triggersAtEndOfFaceoff() bool {
	return a.Event != nil && a.Event.Op == ability.FaceoffEnds
}

// isStillFirst reports whether an occurrence that has been committed is the first
// of its sort, if the ability asks for that: another of its batch may have come
// before it.
func (s *State) isStillFirst(a *Ability, e *Effect, o *Occurrence) bool {
	n := a.Event
	if n.Op != ability.First || n.Per().Op == ability.Game || !o.Kind.looksBack() || !s.remembers(o.Kind) {
		return true
	}
	x := e.Context()
	return s.howOftenBy(n.Event(), n.Per().Op, &x, o.Player, n.By() != nil) <= 1
}

// joinsEffect adds an instance that counts as one with another of its batch
// ("one or more cards") to that one's effect, whose cards are then all of
// them.
func (s *State) joinsEffect(a *Ability, e *Effect, o *Occurrence, was Ref, batch int) bool {
	if a.Event.Op != ability.OneOrMore && s.program.Holds(rule.R704_1b) {
		return false
	}
	for i := batch; i < len(s.waiting); i++ {
		w := &s.waiting[i]
		if w.Ability != e.Ability || w.Modifier != e.Modifier || w.Source.Card != e.Source.Card {
			continue
		}
		if len(a.Results) > 0 {
			s.Bind(w.Env, a.Results[0], append(s.Values(w.Env, a.Results[0]),
				Option{Kind: CardOption, Card: s.Ref(was.Card)})...)
		}
		s.lockAgain(a, w)
		return true
	}
	return false
}

// DoesNothing reports whether a waiting effect does nothing, whatever happens before it is
// processed: the conditions of all that it does were looked at as it was created, and
// found false (712.2).
func (s *State) DoesNothing(e *Effect) bool {
	script := s.program.abilities[e.Ability.ID].Script
	if e.Ability.ID == 0 {
		return false
	}
	x := e.Context()
	for pc := 0; pc < len(script); {
		in := &script[pc]
		switch {
		case in.Kind == JumpTo, in.Kind == JumpUnless && !in.Late && s.isSettledFalse(in.Node, &x):
			pc = int(in.To)
		default:
			return false
		}
	}
	return true
}

// isSettledFalse reports whether a condition was locked in as false.
func (s *State) isSettledFalse(n *ability.Node, x *Context) bool {
	return n.Slot != 0 && n.Kind == ability.Condition && s.IsBound(x.Env, n.Slot) && !s.ConditionOf(n, x)
}

// lockAgain locks in what an effect checks as things are now: what counts as one
// instance is over only with the last of its cards.
func (s *State) lockAgain(a *Ability, e *Effect) {
	for _, n := range a.Locks {
		s.unbind(e.Env, n.Slot)
	}
	x := e.Context()
	s.Lock(a, &x)
}

// lockBefore locks in what effects of a batch ask of cards that it takes away: as they are
// before it, but of what else there is without those that leave (712.2, 801.1).
func (s *State) lockBefore(p *proposal) {
	for i := range p.effects {
		e := &p.effects[i].effect
		a := &s.program.abilities[e.Ability.ID]
		leaver := p.batch[p.effects[i].of].Card.Card
		if len(a.Locks) == 0 || !s.program.Holds(rule.R712_2) || !leavesIn(p.batch, leaver) {
			continue
		}
		for _, n := range a.Locks {
			if n.Within.HasAny(&ofWhatElseThereIs) && !s.isLockedByModifier(e, n) {
				s.unbind(e.Env, n.Slot)
			}
		}
		x := e.Context()
		x.leaving = &p.batch
		s.Lock(a, &x)
	}
}

// ofWhatElseThereIs are the words that ask for the cards that there are.
var ofWhatElseThereIs = ability.Ops(ability.Count, ability.Any, ability.Power, ability.HighestPower,
	ability.ColorCount, ability.TraitCount)

// leavesIn reports whether a batch takes a card out of its zone.
func leavesIn(batch []Occurrence, c CardID) bool {
	return slices.ContainsFunc(batch, func(o Occurrence) bool {
		return o.Card.Card == c && o.Kind.looksBack() && o.Kind != CardFrightened && o.Kind != CardTurnedFaceDown
	})
}

// lockAfter locks in what the effects of a batch check as things are once all of it has
// happened: they are created by what has happened, and all of that at the same time (712.2,
// 801.1). What they ask of cards that it has taken away they know as it was before.
func (s *State) lockAfter(p *proposal) {
	if p.waiting == len(s.waiting) || !s.program.Holds(rule.R712_2) ||
		slices.ContainsFunc(p.batch, func(o Occurrence) bool {
			return o.Kind == FaceoffEnded || o.Kind == ProblemReplaced // what was involved or there isn't any more
		}) {
		return
	}
	for i := p.waiting; i < len(s.waiting); i++ {
		e := &s.waiting[i]
		a := &s.program.abilities[e.Ability.ID]
		for _, n := range a.Locks {
			if !s.isLockedByModifier(e, n) && !s.isAbout(n, e, p.batch) {
				s.unbind(e.Env, n.Slot)
			}
		}
		x := e.Context()
		s.Lock(a, &x)
	}
}

// isLockedByModifier reports whether something was locked in as the modifier was created of
// which the effect is.
func (s *State) isLockedByModifier(e *Effect, n *ability.Node) bool {
	m := s.modifier(e.Modifier)
	return m != nil && s.IsBound(m.Env, n.Slot)
}

// isAbout reports whether a number or condition of an effect is about its source, its host or a
// card that it knows, which a batch takes away; not if it only leaves it out ("another").
func (s *State) isAbout(n *ability.Node, e *Effect, batch []Occurrence) (asks bool) {
	is := func(c CardID) bool {
		return slices.ContainsFunc(batch, func(o Occurrence) bool { return o.Card.Card == c && o.Kind.looksBack() })
	}
	n.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.Not:
			left := n.Args[0].Op
			return left != ability.This && left != ability.Bound
		case ability.This, ability.Host, ability.ItsProblem:
			asks = asks || is(e.Source.Card) || n.Op == ability.Host && is(s.cards[e.Source.Card].Host.Card)
		case ability.Bound:
			for _, v := range s.Values(e.Env, n.Slot) {
				asks = asks || v.Kind == CardOption && is(v.Card.Card)
			}
		}
		return !asks
	})
	return asks
}

// SetWave says whether a wave of pre-priority processing is at its effects, 1 if it
// is and 0 if not: those created meanwhile wait for the next wave (511.7b).
func (s *State) SetWave(n uint8) {
	s.wave = n
	if !s.program.Holds(rule.R511_7b) {
		s.wave = 0
	}
}

// takeEffect takes an effect off those that wait (712).
func takeEffect(s *State, o *Occurrence) {
	s.effectsTaken++
	if int(o.N) < len(s.waiting) { // a record that is folded over a table has only the table
		s.waiting = append(s.waiting[:o.N], s.waiting[o.N+1:]...)
	}
}
