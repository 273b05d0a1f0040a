package board

import "slices"

// What a state remembers to recognize loops (802): how it was at moments that
// may come again.

// SightingKind is the moment at which a state was seen.
type SightingKind uint8

// The moments.
const (
	EffectSeen SightingKind = iota + 1 // a triggered effect is about to be processed
	MaySeen                            // Player may do what an effect says; Taken if they did
	ActionSeen                         // Player takes Action; it is not filled in before it is taken
)

// Sighting is a state as it was at such a moment.
type Sighting struct {
	Kind    SightingKind `json:"kind"`
	Player  Player       `json:"player"`
	Shape   uint64       `json:"shape"`
	Amounts Span         `json:"amounts"` // which of the amounts kept are its
	Action  Action       `json:"action"`
	Taken   bool         `json:"taken,omitempty"`
	Ended   bool         `json:"ended,omitempty"` // amounts have grown to the limit: the loop can't be continued
}

// Repeat is how a moment repeats earlier ones.
type Repeat struct {
	Exact    bool // it is an exact repeat of an earlier one
	Growing  bool // its amounts have changed by the same as between the two before it
	Greatest int  // the greatest of the amounts that have grown
	Since    int  // the place of the latest sighting that it repeats
}

// maxSightings is how many sightings are kept of what effects do, and of
// actions. When there are more, the first quarter and the last half are kept:
// where a loop may have begun, and its latest iterations.
const maxSightings = 128

// EffectsTaken is how many triggered effects have been processed since a player
// last had priority.
func (s *State) EffectsTaken() int { return int(s.effectsTaken) }

// ActionsTaken is how many actions have been taken since the present phase or
// step started.
func (s *State) ActionsTaken() int { return int(s.actionsTaken) }

// Sightings lists what is remembered, the earliest first. The slice belongs to
// the state.
func (s *State) Sightings() []Sighting { return s.sightings }

// See remembers the present moment and tells how it repeats earlier ones of its
// kind. The N of frames of one procedure only counts.
func (s *State) See(kind SightingKind, p Player, counting Procedure) Repeat {
	first := 0
	if kind != ActionSeen {
		first = s.effectsFrom()
	}
	if len(s.sightings)-first >= maxSightings {
		s.thinSightings(first)
	}
	shape, amounts := s.Shape(counting)
	repeat := s.repeat(kind, p, shape, amounts)
	s.sightings = append(s.sightings, Sighting{Kind: kind, Player: p, Shape: shape,
		Amounts: Span{uint16(len(s.amounts)), uint16(len(amounts))}})
	s.amounts = append(s.amounts, amounts...)
	return repeat
}

func (s *State) repeat(kind SightingKind, p Player, shape uint64, amounts []int32) Repeat {
	r := Repeat{Since: -1}
	var later []int32 // of the latest one of this shape
	for i := len(s.sightings) - 1; i >= 0; i-- {
		seen := &s.sightings[i]
		if seen.Kind != kind || seen.Player != p || seen.Shape != shape {
			continue
		}
		earlier := s.amountsOf(seen)
		if slices.Equal(earlier, amounts) && (kind != MaySeen || seen.Taken) {
			r.Exact, r.Since = true, i
			return r
		}
		if later != nil {
			r.Growing = true
			for j := range amounts {
				grown := amounts[j] - later[j]
				r.Growing = r.Growing && grown == later[j]-earlier[j]
				if grown > 0 {
					r.Greatest = max(r.Greatest, int(amounts[j]))
				}
			}
			return r
		}
		later, r.Since = earlier, i
	}
	return r
}

func (s *State) amountsOf(seen *Sighting) []int32 {
	return s.amounts[seen.Amounts.Offset : seen.Amounts.Offset+seen.Amounts.Length]
}

// effectsFrom is the place of the first sighting that is not of an action.
func (s *State) effectsFrom() int {
	if i := slices.IndexFunc(s.sightings, func(seen Sighting) bool { return seen.Kind != ActionSeen }); i >= 0 {
		return i
	}
	return len(s.sightings)
}

// thinSightings forgets the second quarter of the sightings from a place on.
func (s *State) thinSightings(first int) {
	kept := append([]Sighting(nil), s.sightings...)
	amounts := append([]int32(nil), s.amounts...)
	n := len(kept) - first
	kept = slices.Delete(kept, first+n/4, first+n/2)
	s.sightings, s.amounts = s.sightings[:0], s.amounts[:0]
	for _, seen := range kept {
		its := amounts[seen.Amounts.Offset : seen.Amounts.Offset+seen.Amounts.Length]
		seen.Amounts.Offset = uint16(len(s.amounts))
		s.amounts = append(s.amounts, its...)
		s.sightings = append(s.sightings, seen)
	}
}

// IsLoopsFirst reports whether the latest sighting is of the moment at which the
// loop began: the earliest one of its kind that has come again.
func (s *State) IsLoopsFirst() bool {
	last := len(s.sightings) - 1
	now := s.sightings[last]
	for i := range s.sightings {
		seen := &s.sightings[i]
		if seen.Kind != now.Kind {
			continue
		}
		for j := i + 1; j <= last; j++ {
			if later := &s.sightings[j]; later.Kind == seen.Kind && later.Shape == seen.Shape && later.Player == seen.Player {
				return seen.Shape == now.Shape && seen.Player == now.Player
			}
		}
	}
	return false
}

// TakeOption notes that the player of the latest sighting does what an effect
// says they may.
func (s *State) TakeOption() {
	if last := len(s.sightings) - 1; last >= 0 && s.sightings[last].Kind == MaySeen {
		s.sightings[last].Taken = true
	}
}

func (s *State) forgetSightings(from int) {
	if from < len(s.sightings) {
		s.amounts = s.amounts[:s.sightings[from].Amounts.Offset]
		s.sightings = s.sightings[:from]
	}
}

// SeeAction notes which action the player takes whom the latest sighting is of.
func (s *State) SeeAction(a Action) {
	if s.actionsTaken < 1<<15 {
		s.actionsTaken++
	}
	if last := len(s.sightings) - 1; last >= 0 && s.sightings[last].Kind == ActionSeen && s.sightings[last].Action.Kind == NoAction {
		s.sightings[last].Action = a
	}
}

// unseeAction forgets the latest sighting if the action was taken in it, which has
// been rewound.
func (s *State) unseeAction(a Action) {
	if last := len(s.sightings) - 1; last >= 0 && s.sightings[last].Kind == ActionSeen && s.sightings[last].Action == a {
		s.forgetSightings(last)
	}
}

// SeeNothing forgets the latest sighting of an action if none is taken.
func (s *State) SeeNothing() {
	if last := len(s.sightings) - 1; last >= 0 && s.sightings[last].Kind == ActionSeen && s.sightings[last].Action.Kind == NoAction {
		s.forgetSightings(last)
	}
}

// SeeDecision remembers the state in which a player is about to act. Where
// amounts have grown to the limit in a loop, the loop is at its end.
func (s *State) SeeDecision(p Player, counting Procedure, limit int) {
	repeat := s.See(ActionSeen, p, counting)
	s.sightings[len(s.sightings)-1].Ended = repeat.Growing && repeat.Greatest >= limit
}

// TakenHere lists the actions that the player took in the very state of the
// latest sighting, or in those of the loop that it is at the end of.
func (s *State) TakenHere(p Player) []Action {
	last := len(s.sightings) - 1
	if last < 0 || s.sightings[last].Kind != ActionSeen {
		return nil
	}
	now := &s.sightings[last]
	var actions []Action
	for i := range s.sightings[:last] {
		seen := &s.sightings[i]
		if seen.Kind == ActionSeen && seen.Player == p && seen.Shape == now.Shape && seen.Action.Kind != NoAction &&
			(now.Ended || slices.Equal(s.amountsOf(seen), s.amountsOf(now))) {
			actions = append(actions, seen.Action)
		}
	}
	return actions
}
