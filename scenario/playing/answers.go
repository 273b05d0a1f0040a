package playing

import (
	"fmt"
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/board"
)

// AllAnswers goes through all answers to one decision, always in the same order.
// An answer is the places of what is chosen among the options.
type AllAnswers struct {
	Decision board.Decision
	Options  []board.Option
	Number   int // of the present answer, from 1; 0 before the first
	Places   []int
	actions  bool // the options are actions and passing
}

// Ask begins with the decision that a game waits for.
func (a *AllAnswers) Ask(g *engine.Game) {
	a.Decision, a.Number, a.Places = g.State().Decision(), 0, a.Places[:0]
	a.Options = append(a.Options[:0], g.Options()...)
	a.actions = a.Decision.Kind == board.Priority || a.Decision.Kind == board.Opening
}

// Passing is the number of the answer that passes, or opens no other window; 0
// if none does.
func (a *AllAnswers) Passing() uint32 {
	if !a.actions {
		return 0
	}
	return uint32(len(a.Options)) // it is the last one
}

// IsLast reports whether no answer follows the present one.
func (a *AllAnswers) IsLast() bool {
	n, many := len(a.Options), len(a.Places)
	if a.Decision.Kind == board.OrderCards {
		return slices.IsSortedFunc(a.Places, func(x, y int) int { return y - x })
	}
	return many == min(a.most(), n) && (many == 0 || a.Places[0] == n-many)
}

func (a *AllAnswers) least() int { return int(a.Decision.Min) }
func (a *AllAnswers) most() int  { return int(a.Decision.Max) }

// Next goes to the next answer; it reports whether there is one.
func (a *AllAnswers) Next() bool {
	a.Number++
	switch {
	case a.Number == 1:
		return a.first(a.least())
	case a.Decision.Kind == board.OrderCards:
		return nextPermutation(a.Places)
	case nextSubset(a.Places, len(a.Options)):
		return true
	default:
		return len(a.Places) < a.most() && a.first(len(a.Places)+1)
	}
}

// first chooses the first options, so many of them.
func (a *AllAnswers) first(many int) bool {
	a.Places = a.Places[:0]
	for i := range many {
		a.Places = append(a.Places, i)
	}
	return many <= len(a.Options)
}

// nextPermutation goes to the next order of the places, in the order of a
// dictionary.
func nextPermutation(places []int) bool {
	i := len(places) - 2
	for i >= 0 && places[i] > places[i+1] {
		i--
	}
	if i < 0 {
		return false
	}
	j := len(places) - 1
	for places[j] < places[i] {
		j--
	}
	places[i], places[j] = places[j], places[i]
	slices.Reverse(places[i+1:])
	return true
}

// nextSubset goes to the next set of as many among n places.
func nextSubset(places []int, n int) bool {
	for i := len(places) - 1; i >= 0; i-- {
		if places[i] < n-len(places)+i {
			places[i]++
			for j := i + 1; j < len(places); j++ {
				places[j] = places[j-1] + 1
			}
			return true
		}
	}
	return false
}

// answerable is a game or sandbox that an answer can be given to.
type answerable interface {
	Choose(places ...int) error
	Pass() error
	Act(board.Action) error
}

// Give answers the decision of a game. It is an error if the game refuses it, which is a mistake
// in the program: all of them were legal when asked.
func (a *AllAnswers) Give(g answerable) error {
	var err error
	switch {
	case !a.actions:
		err = g.Choose(a.Places...)
	case a.Options[a.Places[0]].Kind == board.PassOption:
		err = g.Pass()
	default:
		err = g.Act(a.Options[a.Places[0]].Action)
	}
	if err != nil {
		return fmt.Errorf("one of the options is refused: %w", err)
	}
	return nil
}

// Chosen is what the present answer chooses.
func (a *AllAnswers) Chosen() []board.Option {
	chosen := make([]board.Option, len(a.Places))
	for i, place := range a.Places {
		chosen[i] = a.Options[place]
	}
	return chosen
}
