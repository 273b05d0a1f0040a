package board

import (
	"iter"
	"math/bits"
	"slices"

	"canterlaw/engine/ability"
)

// What listens: the abilities and modifiers that an occurrence can trigger (704, 708.4),
// that can replace it (710) or that last until it (708.2) are found by what they listen
// to, so that what nobody hears costs nothing.

// sound is what can be listened to: a kind of occurrence or, of the kinds that mark
// times, a kind and a time.
type sound uint8

// markedTimes are the times whose starts and ends are marked.
var markedTimes = [...]ability.Op{
	ability.Game, ability.Turn, ability.ReadyPhase, ability.DrawStep, ability.TroublemakerPhase,
	ability.MainPhase, ability.ScorePhase, ability.SolveStep, ability.EndPhase, ability.Faceoff,
}

const soundCount = int(occurrenceCount) + int(TimeOver-TimeStarts+1)*len(markedTimes)

// sound is what is heard of an occurrence.
func (o *Occurrence) sound() sound {
	if o.Kind.marksTime() {
		return soundOf(o.Kind, ability.Op(o.N))
	}
	return sound(o.Kind)
}

func soundOf(mark OccurrenceKind, time ability.Op) sound {
	if place := slices.Index(markedTimes[:], time); place >= 0 {
		return sound(int(occurrenceCount) + int(mark-TimeStarts)*len(markedTimes) + place)
	}
	return sound(mark)
}

// sounds is a set of what can be listened to.
type sounds [(soundCount + 63) / 64]uint64

func (s *sounds) add(what sound)      { s[what/64] |= 1 << (what % 64) }
func (s *sounds) has(what sound) bool { return s[what/64]&(1<<(what%64)) != 0 }

func (s *sounds) addAll(of *sounds) {
	for i := range s {
		s[i] |= of[i]
	}
}

// list gives those of the set.
func (s *sounds) list() (all []sound) {
	for i, rest := range s {
		for ; rest != 0; rest &= rest - 1 {
			all = append(all, sound(64*i+bits.TrailingZeros64(rest)))
		}
	}
	return all
}

// addEvent adds what an occurrence sounds like that can be the event, as it is matched
// for a moment.
func (s *sounds) addEvent(n *ability.Node, when Moment) {
	switch n.Op {
	case ability.Or:
		s.addEvent(n.Left(), when)
		s.addEvent(n.Right(), when)
		return
	case ability.First, ability.Where, ability.OneOrMore:
		s.addEvent(n.Event(), when)
		return
	}
	for _, k := range eventKinds(n) {
		lasts := when == AsDuration // until a time is over, and what triggers does as it comes to its end
		if k == TimeEnds && lasts || k == TimeOver && !lasts {
			continue
		}
		s.add(sound(k))
		for _, time := range markedTimes {
			if k.marksTime() && mayMean(n, time) {
				s.add(soundOf(k, time))
			}
		}
	}
}

// mayMean reports whether an event about times can be about the time.
func mayMean(n *ability.Node, time ability.Op) bool {
	switch n.Op {
	case ability.StartOf, ability.EndOf, ability.EndOfNext:
		word := n.Time().Op
		return IsTime(word, time) || isFaceoffTime(word) && isFaceoffTime(time)
	case ability.FaceoffEnds:
		return isFaceoffTime(time)
	case ability.GameStarts:
		return time == ability.Game
	}
	return true
}

// indexSounds finds out what the abilities listen to.
func (p *Program) indexSounds() {
	for id := range p.abilities {
		a := &p.abilities[id]
		if a.Event != nil {
			a.listensTo.addEvent(a.Event, AsTrigger)
		}
		for _, end := range a.Ends {
			a.endsAt.addEvent(end, AsDuration)
		}
		p.heard.addAll(&a.listensTo)
		p.heard.addAll(&a.endsAt)
	}
	p.indexHearing()
}

// HearingAll gives a copy of the state in which every ability listens to everything: for
// finding out whether what listens is all that matters.
func (s *State) HearingAll() *State {
	var all sounds
	for what := range soundCount {
		all.add(sound(what))
	}
	other := *s.program
	other.abilities, other.heard = slices.Clone(s.program.abilities), all
	for id := range other.abilities {
		a := &other.abilities[id]
		if a.Event != nil {
			a.listensTo = all
		}
		if len(a.Ends) > 0 {
			a.endsAt = all
		}
	}
	other.indexHearing()
	copied := s.Clone()
	copied.PlayBy(&other)
	return copied
}

// listeners are what listens in a list of abilities or modifiers, by what it listens to.
type listeners struct {
	from      [soundCount + 1]uint16 // where those begin that listen to a sound
	places    []uint16               // in the list
	activated []uint16               // the places of activated abilities
}

// to gives the places of those that listen to a sound, in the order of the list.
func (l *listeners) to(what sound) []uint16 { return l.places[l.from[what]:l.from[what+1]] }

// listening finds the listeners among n things.
func listening(n int, hears func(i int) []sound) *listeners {
	l := new(listeners)
	for i := range n {
		for _, what := range hears(i) {
			l.from[what+1]++
		}
	}
	for what := range soundCount {
		l.from[what+1] += l.from[what]
	}
	l.places = make([]uint16, l.from[soundCount])
	next := l.from
	for i := range n {
		for _, what := range hears(i) {
			l.places[next[what]] = uint16(i)
			next[what]++
		}
	}
	return l
}

// indexHearing lists what each ability listens to by triggering or replacing, and what a
// modifier listens to besides as it can end.
func (p *Program) indexHearing() {
	for id := range p.abilities {
		a := &p.abilities[id]
		var set sounds
		if a.Type == ability.Triggered || a.Type == ability.Replacement {
			set = a.listensTo
		}
		a.hears = set.list()
		set.addAll(&a.endsAt)
		a.hearsLasting = set.list()
	}
}

// withListeners gives a list of abilities that cards have, with what listens among
// them: those of before, if they are the same.
func (s *State) withListeners(abilities []Having, before *values) ([]Having, *listeners) {
	if before != nil && slices.Equal(abilities, before.abilities) {
		return before.abilities, before.listeners
	}
	abilities = slices.Clone(abilities)
	l := listening(len(abilities), func(i int) []sound { return s.program.abilities[abilities[i].Ability.ID].hears })
	for i := range abilities {
		if s.program.abilities[abilities[i].Ability.ID].Type == ability.Activated {
			l.activated = append(l.activated, uint16(i))
		}
	}
	return abilities, l
}

// having gives values whose abilities of cards stand, whatever else has changed.
func (s *State) having() *values {
	if d := &s.derived; d.now == nil && d.values != nil && d.changed&d.values.abilitiesLookAt == 0 {
		return d.values
	}
	return s.work()
}

// lookForAbilities gives what says which abilities cards have: which modifiers there are,
// and what those look at by which cards gain or lose abilities.
func (v *values) lookForAbilities() aspects {
	looksAt := v.settled | ofModifiers | ofAbilities
	for i := range v.instances {
		m := &v.instances[i]
		if m.writes&aboutAbilities == 0 {
			continue
		}
		if !m.steady && !v.faceoff {
			return v.looksAt | ofProcedures // it depends on other modifiers
		}
		if looksAt |= m.looksAt(); m.static {
			looksAt |= ofAreas | ofControl
		}
		if m.looks.faceoff || !m.steady {
			return everything
		}
	}
	if looksAt&ofTimes != 0 {
		looksAt |= ofProcedures
	}
	return looksAt
}

// abilitiesHearing gives the abilities that cards have and that listen to an occurrence
// by triggering or replacing.
func (s *State) abilitiesHearing(o *Occurrence) iter.Seq[Having] {
	return func(yield func(Having) bool) {
		what := o.sound()
		if !s.program.heard.has(what) {
			return
		}
		v := s.having()
		for _, i := range v.listeners.to(what) {
			if !yield(v.abilities[i]) {
				return
			}
		}
	}
}

// modifiersHearing gives the modifiers that trigger on an occurrence, replace it or last
// until it. They are good until one ends.
func (s *State) modifiersHearing(o *Occurrence) iter.Seq[*Modifier] {
	return func(yield func(*Modifier) bool) {
		what := o.sound()
		if len(s.modifiers) == 0 || !s.program.heard.has(what) {
			return
		}
		if s.derived.modifiers == nil {
			s.derived.modifiers = listening(len(s.modifiers), func(i int) []sound {
				return s.program.abilities[s.modifiers[i].Ability.ID].hearsLasting
			})
		}
		for _, i := range s.derived.modifiers.to(what) {
			if !yield(&s.modifiers[i]) {
				return
			}
		}
	}
}

// Hears reports whether anything follows from an occurrence that marks a time: it is
// kept in the history, an ability or modifier listens to it, or what can be done once
// in a phase can be done again.
func (s *State) Hears(o *Occurrence) bool {
	if s.remembers(o.Kind) || s.program.forbids[o.Kind] {
		return true
	}
	return s.isHeard(o) || o.Kind != TimeEnds && isPhase(ability.Op(o.N)) &&
		slices.ContainsFunc(s.uses, func(u Use) bool { return u.Per == uint16(ability.Phase) })
}

// isHeard reports whether an ability or modifier listens to an occurrence.
func (s *State) isHeard(o *Occurrence) bool {
	for range s.modifiersHearing(o) {
		return true
	}
	for range s.abilitiesHearing(o) {
		return true
	}
	return false
}
