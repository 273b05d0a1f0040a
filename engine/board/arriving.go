package board

import (
	"slices"

	"canterlaw/engine/rule"
)

// Cards that arrive together (704.1, 801.1): what enters play or moves in a batch sees what else
// happens in it, in whatever order it is committed.

// arrivals are what a batch is known by in which cards arrive along with others.
type arrivals struct {
	seen []seenArriving
	// was has the cards of what has happened, as they were, by the places of the occurrences.
	was []Ref
}

// seenArriving is an ability that has triggered on an occurrence of a batch.
type seenArriving struct {
	place   int
	source  Ref
	ability AbilityRef
}

// arrives reports whether a card comes to be where it wasn't, and hears there what it didn't hear before.
func (k OccurrenceKind) arrives() bool { return k.entersPlay() || k == CardMoved }

func (k OccurrenceKind) entersPlay() bool { return k == CardEntersPlay || k == TokenMade }

// arrivalsIn gives what is to be known of a batch in which cards arrive along with others; nil of one in which
// none do.
func arrivalsIn(batch []Occurrence) *arrivals {
	if len(batch) < 2 || !slices.ContainsFunc(batch, func(o Occurrence) bool { return o.Kind.arrives() }) {
		return nil
	}
	return &arrivals{was: make([]Ref, len(batch))}
}

// asArriving notes what an occurrence triggers, and its card as it was. Abilities of cards that entered play in
// the same batch are left out where the disputed point about them is read so.
func (s *State) asArriving(trail Trail, p *proposal, effects []triggered, place int, was Ref) []triggered {
	p.arrivals.was[place] = was
	return slices.DeleteFunc(effects, func(t triggered) bool {
		p.arrivals.seen = append(p.arrivals.seen, seenArriving{place, t.effect.Source, t.effect.Ability})
		return !s.seesArriving(trail, p, &t)
	})
}

// seesArriving reports whether the ability of a triggered effect sees what triggers it: that of a card that has
// entered play in the same batch, by what happened to another, as the disputed point is read.
func (s *State) seesArriving(trail Trail, p *proposal, t *triggered) bool {
	source := t.effect.Source.Card
	isOfAnother := t.effect.Modifier == 0 && p.batch[t.of].Card.Card != source
	if !isOfAnother || !slices.ContainsFunc(p.batch, func(o Occurrence) bool {
		return o.Kind.entersPlay() && o.Card.Card == source
	}) {
		return true
	}
	s.noteReading(trail, ArrivingTogether, rule.R704_1c)
	if s.program.Reading(ArrivingTogether) == SeesNothing {
		s.FreeEnv(t.effect.Env)
		return false
	}
	return true
}

// seenByArriving triggers what the cards that arrived in a batch hear of what was committed in it before them.
func (s *State) seenByArriving(trail Trail, p *proposal) {
	if p.arrivals == nil {
		return
	}
	for later := range p.batch {
		arrived := p.batch[later].Card.Card
		if !p.batch[later].Kind.arrives() || p.arrivals.was[later].Card == 0 {
			continue
		}
		for place := range p.batch[:later] {
			o := &p.batch[place]
			if o.Kind.looksBack() || o.Card.Card == arrived || p.arrivals.was[place].Card == 0 {
				continue
			}
			// what all others hear, and what they don't, has been told as it happened
			effects := slices.DeleteFunc(s.trigger(nil, nil, o, place), func(t triggered) bool {
				isNew := t.effect.Modifier == 0 && t.effect.Source.Card == arrived &&
					!slices.Contains(p.arrivals.seen, seenArriving{place, t.effect.Source, t.effect.Ability})
				if !isNew {
					s.FreeEnv(t.effect.Env)
				}
				return !isNew || !s.seesArriving(trail, p, &t)
			})
			s.settle(trail, effects, o, p.arrivals.was[place], p.waiting)
		}
	}
}
