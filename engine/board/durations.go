package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// endsAny reports whether a modifier lasts until an occurrence.
func (s *State) endsAny(o *Occurrence) bool {
	for m := range s.modifiersHearing(o) {
		if s.isEndOf(m, o) {
			return true
		}
	}
	return false
}

// isEndOf reports whether a modifier lasts until an occurrence.
func (s *State) isEndOf(m *Modifier, o *Occurrence) bool {
	a := &s.program.abilities[m.Ability.ID]
	if !a.endsAt.has(o.sound()) || m.isMadeByPlaying(o) {
		return false
	}
	x := m.Context()
	for _, end := range a.Ends {
		if m.isAmid(end, s) {
			continue
		}
		if s.Matches(end, o, &x, AsDuration) {
			return true
		}
	}
	return false
}

// WouldBeOver reports whether what would last has no time left (708.2): it lasts until certain
// cards leave play, or are frightened, which each of them has already, or until the end of the
// faceoff when none runs and none is about to start.
func (s *State) WouldBeOver(a *Ability, x *Context, aboutToStart bool) bool {
	return slices.ContainsFunc(a.Ends, func(end *ability.Node) bool {
		if end.Op == ability.EndOf && isFaceoffTime(end.Time().Op) {
			return a.Type == ability.Continuous && !aboutToStart && !s.during(ability.Faceoff)
		}
		return s.hasHappenedToAll(end, x)
	})
}

// hasHappenedToAll reports whether something that ends what lasts has happened already to all the cards that it names.
func (s *State) hasHappenedToAll(end *ability.Node, x *Context) bool {
	cards := s.namedCards(end, x)
	return len(cards) > 0 && !slices.ContainsFunc(cards, func(c Ref) bool { return !s.hasEnded(end.Op, c) })
}

// canLastUntil reports whether what would last until certain events begins (708.2): a disputed point.
func (s *State) canLastUntil(ends []*ability.Node, x *Context) bool {
	return !s.program.Holds(rule.R708_2) || s.program.Reading(DurationOver) == LastsOn ||
		!slices.ContainsFunc(ends, func(end *ability.Node) bool { return s.hasHappenedToAll(end, x) })
}

// namedCards gives the cards that an event is about where it names them.
func (s *State) namedCards(event *ability.Node, x *Context) (cards []Ref) {
	if event.Op != ability.LeavesPlay && event.Op != ability.Frightened {
		return nil
	}
	switch n := event.Cards(); n.Op {
	case ability.This:
		cards = append(cards, x.This)
	case ability.Bound:
		for _, v := range s.Values(x.Env, n.Slot) {
			cards = append(cards, v.Card)
		}
	}
	return cards
}

// hasEnded reports whether a card has left play, or has been frightened, since it was what is
// meant. A card that is turned face-down becomes a different one once, one that has come back
// twice (410.6, 505.3).
func (s *State) hasEnded(by ability.Op, c Ref) bool {
	if s.IsLive(c) {
		return false
	}
	if by == ability.Frightened {
		return s.IsFrightened(c.Card)
	}
	return s.Zone(c.Card) != Play || s.cards[c.Card].Incarnation > c.Incarnation+1
}

// isOfNext reports whether an end of what lasts is that of the next turn or faceoff to begin.
func isOfNext(end *ability.Node) bool { return end.Op == ability.EndOfNext }

// isAmid reports whether the turn or faceoff goes on since before the modifier was created, of one that lasts until
// the end of the next.
func (m *Modifier) isAmid(end *ability.Node, s *State) bool {
	if !isOfNext(end) {
		return false
	}
	if isFaceoffTime(end.Time().Op) {
		return m.InFaceoff
	}
	return m.Turn == s.turn
}

// isMadeByPlaying reports whether it is the playing of the very card that created the
// modifier which an occurrence completes: an Event that speaks of the next card that a
// player plays doesn't mean itself (705.2f). It has changed zones once since then.
func (m *Modifier) isMadeByPlaying(o *Occurrence) bool {
	return o.Kind == CardPlayed && m.Source.Card == o.Card.Card && o.Card.Incarnation-m.Source.Incarnation <= 1
}

// ending is a modifier that lasts until what is at a place in a batch.
type ending struct {
	place    int
	modifier uint16
}

// endingBy adds the modifiers that last until what is at a place in a batch.
func (s *State) endingBy(all []ending, o *Occurrence, place int) []ending {
	if len(s.modifiers) == 0 || !s.program.Holds(rule.R708_2) {
		return all
	}
	for m := range s.modifiersHearing(o) {
		if s.isEndOf(m, o) {
			all = append(all, ending{place, m.Number})
		}
	}
	return all
}

// endModifiers ends the modifiers that last until what has happened at a place in a batch: by
// how things were before the batch, where it takes a card away, as for triggers (704.1c).
func (s *State) endModifiers(trail Trail, p *proposal, place int) {
	if o := &p.batch[place]; !o.Kind.looksBack() {
		s.endAll(trail, s.endingBy(nil, o, place), place)
		return
	}
	s.endAll(trail, p.ending, place)
}

// endAll ends those modifiers that last until what is at a place in a batch.
func (s *State) endAll(trail Trail, all []ending, place int) {
	for _, e := range all {
		if e.place == place {
			s.endModifier(trail, e.modifier, rule.R708_2)
		}
	}
}

func (s *State) endModifier(trail Trail, number uint16, why rule.Number) {
	if m := s.modifier(number); m != nil {
		o := Occurrence{Kind: ModifierEnded, Rule: why, Player: m.Controller, Card: m.Source,
			N: int32(number), Ability: m.Ability}
		s.commit(&o)
		record(trail, Entry{Kind: Happened, Depth: s.Depth(), Rule: why, Occurrence: o})
	}
}
