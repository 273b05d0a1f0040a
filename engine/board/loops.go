package board

import (
	"slices"

	"canterlaw/engine/rule"
)

// What a state remembers to recognize loops (802): how it was at moments that
// may come again, and what players have answered since; and the loop that is
// being repeated.

// Given is an answer that a player gave while loops were watched for.
type Given struct {
	Decision DecisionKind `json:"decision"`
	Player   Player       `json:"player"`
	// it is an action, or to do what an effect says the player may do
	Optional bool `json:"optional,omitempty"`
	// the player could have answered something else
	Free   bool `json:"free,omitempty"`
	Chosen Span `json:"chosen" offset:"follows from the lengths"` // which of the options kept it chose
}

// Loop is a loop that is being repeated, with the answers that were given in the
// latest iteration before.
type Loop struct {
	Running bool         `json:"running"`
	Begun   bool         `json:"begun"`   // the moment where it begins has been left
	Kind    SightingKind `json:"kind"`    // of that moment
	At      Player       `json:"at"`      // whose moment that is
	Player  Player       `json:"player"`  // who chose how often it is repeated
	Breaker Player       `json:"breaker"` // who asked to decide anew
	From    uint16       `json:"from"`
	To      uint16       `json:"to"`       // the answers of an iteration, among those given
	Next    uint16       `json:"next"`     // the one that comes next
	Left    int32        `json:"left"`     // repetitions to be performed
	Done    int32        `json:"done"`     // those performed
	BreakAt int32        `json:"break_at"` // after how many of them Breaker decides anew; -1 for never
	Shape   uint64       `json:"shape"`
}

// Repeat is how a moment repeats an earlier one.
type Repeat struct {
	Since  int  // the place of the sighting that it repeats, -1 if it repeats none
	Exact  bool // nothing has changed
	Grows  bool // amounts have grown, and those that have fallen can do so without end
	Evenly bool // they have grown by the same as in the iteration before
}

// EffectsTaken is how many triggered effects have been processed since a player
// last had priority, or a loop has come round.
func (s *State) EffectsTaken() int { return int(s.effectsTaken) }

// Loop is the loop that is being repeated, if it is running.
func (s *State) Loop() *Loop { return &s.loop }

// Meet remembers the present moment and tells how it repeats an earlier one. The
// N of frames of the counting procedures only counts.
func (s *State) Meet(kind SightingKind, p Player, counting ...Procedure) Repeat {
	mark := s.shapeMark()
	if !s.mayRepeat(kind, p, mark) && (len(s.sightings) < maxSightings || s.loop.Running) {
		s.keepMoment(Sighting{Kind: kind, Player: p}, mark, counting)
		return Repeat{Since: -1}
	}
	s.shapeSightings()
	shape, outline, amounts := s.Shape(kind, counting...)
	repeat := s.repeat(kind, p, shape, amounts)
	if len(s.sightings) >= maxSightings && !s.loop.Running {
		s.forgetSightings(func(seen *Sighting) bool { return !seen.Barred })
		repeat = Repeat{Since: -1}
	}
	s.remember(Sighting{Kind: kind, Player: p, Shape: shape, Outline: outline}, amounts)
	return repeat
}

// repeat compares a moment with the latest one that it repeats exactly, or else
// with the latest of the same shape.
func (s *State) repeat(kind SightingKind, p Player, shape uint64, amounts []Amount) Repeat {
	r := Repeat{Since: -1}
	var later []int32 // of the latest one of this shape
	compared := false // with the one before it too
	for i := len(s.sightings) - 1; i >= 0; i-- {
		seen := &s.sightings[i]
		if seen.Barred || seen.Kind != kind || seen.Player != p || seen.Shape != shape {
			continue
		}
		earlier := s.amounts[seen.Amounts.Offset : seen.Amounts.Offset+seen.Amounts.Length]
		exact, evenly := true, later != nil && !compared
		for j := range amounts {
			exact = exact && amounts[j].N == earlier[j]
			evenly = evenly && amounts[j].N-later[j] == later[j]-earlier[j]
		}
		switch {
		case exact:
			return Repeat{Since: i, Exact: true, Evenly: true}
		case later == nil:
			later, r.Since = earlier, i
		case !compared:
			r.Evenly, compared = evenly, true
		}
	}
	if later != nil {
		r.Grows = true
		for j := range amounts {
			r.Grows = r.Grows && (amounts[j].N >= later[j] || amounts[j].Falls && later[j] <= 0)
		}
	}
	return r
}

// IsLoopsFirst reports whether the latest sighting is of the moment at which the
// loop began: the earliest one of its kind that has come again, be it with a kind of
// thing of which there was none at first.
func (s *State) IsLoopsFirst() bool {
	s.shapeSightings()
	last := len(s.sightings) - 1
	now := s.sightings[last]
	for i := range s.sightings {
		seen := &s.sightings[i]
		if seen.Kind != now.Kind {
			continue
		}
		for j := i + 1; j <= last; j++ {
			if later := &s.sightings[j]; later.Kind == seen.Kind && later.Outline == seen.Outline &&
				later.Player == seen.Player {
				return seen.Outline == now.Outline && seen.Player == now.Player
			}
		}
	}
	return false
}

// BeginsLoop reports whether the latest sighting is of the moment at which a loop began
// whose latest iteration goes from a sighting to it: the earliest moment of its kind that
// has come again in that iteration, be it with a kind of thing of which there was none at
// first.
func (s *State) BeginsLoop(since int) bool {
	s.shapeSightings()
	last := len(s.sightings) - 1
	now := s.sightings[last]
	for i := range s.sightings[:last] {
		seen := &s.sightings[i]
		if seen.Kind != now.Kind || seen.Barred {
			continue
		}
		for j := max(since, i+1); j <= last; j++ {
			if later := &s.sightings[j]; later.Kind == seen.Kind && later.Outline == seen.Outline &&
				later.Player == seen.Player {
				return seen.Outline == now.Outline && seen.Player == now.Player
			}
		}
	}
	return true
}

// ForgetLoops forgets all that is remembered to recognize loops, and ends one
// that is being repeated.
func (s *State) ForgetLoops() {
	s.sightings, s.amounts = s.sightings[:0], s.amounts[:0]
	s.forgetMoments()
	s.given, s.chosen, s.taken = s.given[:0], s.chosen[:0], s.taken[:0]
	s.loop, s.goesOn = Loop{}, false
	s.key.forgetAnswers()
	s.key.forgetSighted()
}

// forgetEffects forgets what was seen of effects: a player receives priority. In
// a turn that goes on beyond its usual course it may be part of a loop all the
// same.
func (s *State) forgetEffects() {
	if len(s.sightings) > 0 && !s.goesOn && !s.loop.Running {
		s.forgetSightings(func(seen *Sighting) bool { return !seen.Barred && !seen.Kind.isOfAction() })
	}
}

// GoOn notes that the turn goes on beyond its usual course: phases or steps are
// added or repeated.
func (s *State) GoOn() { s.goesOn = true }

// IsWatching reports whether anything is remembered that a loop can begin at.
func (s *State) IsWatching() bool {
	return slices.ContainsFunc(s.sightings, func(seen Sighting) bool { return !seen.Barred })
}

// Give remembers an answer.
func (s *State) Give(answer Given, chosen []Option) {
	answer.Chosen = Span{uint16(len(s.chosen)), uint16(len(chosen))}
	s.given = append(s.given, answer)
	s.chosen = append(s.chosen, chosen...)
}

// GivenSince lists the answers given since a sighting. The slice belongs to the
// state.
func (s *State) GivenSince(place int) []Given { return s.given[s.sightings[place].Given:] }

// OptionTakers are the players who took optional actions by the answers.
func OptionTakers(given []Given) (takers PlayerSet) {
	for _, answer := range given {
		if answer.Optional {
			takers |= SetOf(answer.Player)
		}
	}
	return takers
}

// Iteration lists the answers of an iteration of the loop that has been found.
// The slice belongs to the state.
func (s *State) Iteration() []Given { return s.given[s.loop.From:s.loop.To] }

// FindLoop makes the moment seen last the one where a loop begins, and what was
// answered since the sighting at a place its iteration.
func (s *State) FindLoop(since int) {
	s.shapeSightings()
	last := &s.sightings[len(s.sightings)-1]
	from := s.sightings[since].Given
	s.loop = Loop{Kind: last.Kind, At: last.Player, Shape: last.Shape, From: from, To: uint16(len(s.given)),
		Next: from, BreakAt: -1}
}

// ComesRound reports whether the loop that is being repeated has come to where
// it begins, and how it has gone round: it is there for the first time, or what
// it grows by has been the same twice. Of its beginnings the two latest stay
// remembered.
func (s *State) ComesRound(kind SightingKind, p Player, counting ...Procedure) (round bool, repeat Repeat) {
	l := &s.loop
	if l.Kind != kind || l.At != p || l.Begun && l.Next != l.To {
		return false, repeat
	}
	if shape, _, _ := s.Shape(kind, counting...); shape != l.Shape {
		return false, repeat
	}
	l.Next = l.From
	s.effectsTaken = 0
	if !l.Begun {
		l.Begun = true
		return true, repeat
	}
	l.Left--
	l.Done++
	repeat = s.Meet(kind, p, counting...)
	s.shapeSightings()
	older := 3
	for i := len(s.sightings) - 1; i >= 0; i-- {
		seen := &s.sightings[i]
		if seen.Kind == kind && seen.Player == p && seen.Shape == l.Shape && !seen.Barred {
			if older--; older == 0 {
				s.forgetSightings(func(other *Sighting) bool { return other == seen })
				break
			}
		}
	}
	return true, repeat
}

// NextInLoop is what the answer chose that comes next in the loop that has been
// found.
func (s *State) NextInLoop() []Option {
	chosen := s.given[s.loop.Next].Chosen
	return s.chosen[chosen.Offset : chosen.Offset+chosen.Length]
}

// Due gives the answer that comes next in the loop that is being repeated, and
// what it chose; none where the loop has none left.
func (s *State) Due() (due Given, chosen []Option, found bool) {
	l := &s.loop
	if !l.Running || l.Next >= l.To {
		return due, nil, false
	}
	return s.given[l.Next], s.NextInLoop(), true
}

// EndLoop ends the loop that is being repeated. What was seen of effects stays
// remembered.
func (s *State) EndLoop() {
	s.loop = Loop{}
	s.forgetSightings(func(seen *Sighting) bool { return !seen.Barred && seen.Kind != EffectSeen })
}

// mostCounted is what an amount can grow to by repetitions that are not played:
// it has room in an int32 with what happens later.
const mostCounted = 2_000_000_000

// Growth gives what the amounts grow by in so many repetitions of the loop that
// has come round, by what they have grown by in the latest one; why is the rule that
// has it repeated. It is not
// whole where an amount would be too great, and nothing where there are more
// things than before, cards or modifiers.
func (s *State) Growth(times int32, why rule.Number, counting ...Procedure) (batch []Occurrence, whole bool) {
	whole = true
	s.shapeSightings()
	_, _, amounts := s.Shape(s.loop.Kind, counting...)
	latest := s.amounts[len(s.amounts)-2*len(amounts):]
	for i, a := range amounts {
		switch grown := latest[len(amounts)+i] - latest[i]; {
		case grown == 0 || a.Past:
		case a.Kind == 0:
			return nil, false
		default:
			n := max(-mostCounted, min(int64(a.N)+int64(grown)*int64(times), mostCounted)) - int64(a.N)
			whole = whole && n == int64(grown)*int64(times)
			o := Occurrence{Kind: a.Kind, Rule: why, Player: a.Player, Word: a.Word, N: int32(n),
				ByGame: true, Repeats: true}
			if a.Card != 0 {
				o.Card = s.Ref(a.Card)
			}
			batch = append(batch, o)
		}
	}
	return batch, whole
}
