package board

import (
	"canterlaw/engine/ability"
)

// What has happened, as rules and abilities look back at it.

// howOften counts how often an event has happened since a time began, as far as
// the history goes back: in a faceoff never, where there is no such one now.
func (s *State) howOften(event *ability.Node, per ability.Op, x *Context) int {
	if isFaceoffTime(per) && !s.during(per) {
		return 0
	}
	return s.howOftenBy(event, per, x, NoPlayer, false)
}

func (s *State) howOftenBy(event *ability.Node, per ability.Op, x *Context, by Player, alone bool) int {
	times := 0
	for i := s.since(per); i < len(s.history); i++ {
		o := &s.history[i]
		if alone && o.Player != by || !mayBe(event, o.Kind) {
			continue
		}
		if s.Matches(event, o, x, AsTrigger) {
			times += s.weight(o)
		}
	}
	return times
}

// underwent reports whether an event has happened to a card since a time began, and it is still the same card or the
// one that it became by it (410.6).
func (s *State) underwent(n *ability.Node, c CardID, x *Context) bool {
	per := n.Per().Op
	if isFaceoffTime(per) && !s.during(per) {
		return false
	}
	card := s.Ref(c)
	for i := s.since(per); i < len(s.history); i++ {
		o := &s.history[i]
		if o.Card.Card == c && mayBe(n.Event(), o.Kind) && (o.Card == card || s.isOrBecame(card, o)) &&
			s.Matches(n.Event(), o, x, AsTrigger) {
			return true
		}
	}
	return false
}

// isFirstOf reports whether what is at a place in the history was the first of its sort in
// the time that an event says, if need be for its player alone.
func (s *State) isFirstOf(first *ability.Node, o *Occurrence, place int, x *Context) bool {
	before := *s
	if before.history = s.history[:place]; place < int(s.turnMark) { // of the turn before
		before.turnMark = 0
	}
	return before.howOftenBy(first.Event(), first.Per().Op, x, o.Player, first.By() != nil) == 0
}

// weight is what an occurrence counts for: points and tokens by their number.
func (s *State) weight(o *Occurrence) int {
	switch o.Kind {
	case PointsScored, ScoredWith, TokensGained, TokensLost, TokensPaid:
		return int(o.N)
	}
	return 1
}

// since gives the place in the history where the present time began.
func (s *State) since(per ability.Op) int {
	switch {
	case isFaceoffTime(per):
		for i := len(s.history) - 1; i >= int(s.turnMark); i-- {
			if s.history[i].Kind == FaceoffStarted {
				return i
			}
		}
	case isPhase(per) || per == ability.Phase:
		for i := len(s.history) - 1; i >= int(s.turnMark); i-- {
			if s.history[i].Kind == TimeStarts && isPhase(ability.Op(s.history[i].N)) {
				return i
			}
		}
	}
	return int(s.turnMark)
}

// SinceWindow gives what has happened since the latest priority window closed
// and is remembered (512.4d), with the place of the first in the history.
func (s *State) SinceWindow() (place int, occurrences []Occurrence) {
	place = min(int(s.windowMark), len(s.history))
	return place, s.history[place:]
}

// HistoryOfPhase lists what happened in the present phase that a rule looks back
// at. Only additional phases make it differ from the history of the turn.
func (s *State) HistoryOfPhase() []Occurrence { return s.history[s.since(ability.Phase):] }

// HistoryOfFaceoff lists what happened since the latest faceoff started that a rule
// looks back at.
func (s *State) HistoryOfFaceoff() []Occurrence { return s.history[s.since(ability.Faceoff):] }

// CloseWindow notes that a priority window has closed: what happened before it
// can no longer be reacted to (512.4d).
func (s *State) CloseWindow() {
	s.windowMark = uint16(len(s.history))
	s.forgetUses(uint16(ability.Reaction))
}

// beginHistory begins the history of a turn. What has happened since the latest
// window closed can still be reacted to (512.4d).
func (s *State) beginHistory() {
	kept := s.history[min(int(s.windowMark), len(s.history)):]
	if !s.program.HasAbilities() {
		kept = nil
	}
	s.forgetFormers(len(s.history) - len(kept))
	s.history = append(s.history[:0], kept...)
	s.windowMark, s.turnMark = 0, uint16(len(s.history))
}

// remembers reports whether occurrences of the kind are kept in the history: a
// rule or an ability of the program looks back at them.
func (s *State) remembers(k OccurrenceKind) bool { return k.isRemembered() || s.program.looksBack[k] }

// lookBackForReadings makes the history keep what disputed points look back at, where
// they are read so.
func (p *Program) lookBackForReadings() {
	if p.readings[InvolvedBefore] == EverInvolved {
		p.looksBack[FaceoffStarted], p.looksBack[InvolvementNoted] = true, true
	}
	if p.readings[LateProblem] != OnceEachArea {
		p.looksBack[CardEntersPlay], p.looksBack[TimeStarts] = true, true
	}
}
