package scenario

import (
	"fmt"
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/board"
)

// answers goes through all answers to one decision, always in the same order.
// An answer is the places of what is chosen among the options.
type answers struct {
	decision board.Decision
	options  []board.Option
	number   int // of the present answer, from 1; 0 before the first
	places   []int
	actions  bool // the options are actions and passing
}

// ask begins with the decision that a game waits for.
func (a *answers) ask(g *engine.Game) {
	a.decision, a.number, a.places = g.State().Decision(), 0, a.places[:0]
	a.options = append(a.options[:0], g.Options()...)
	a.actions = a.decision.Kind == board.Priority || a.decision.Kind == board.Opening
}

// passing is the number of the answer that passes, or opens no other window; 0
// if none does.
func (a *answers) passing() uint32 {
	if !a.actions {
		return 0
	}
	return uint32(len(a.options)) // it is the last one
}

// isLast reports whether no answer follows the present one.
func (a *answers) isLast() bool {
	n, many := len(a.options), len(a.places)
	if a.decision.Kind == board.OrderCards {
		return slices.IsSortedFunc(a.places, func(x, y int) int { return y - x })
	}
	return many == min(a.most(), n) && (many == 0 || a.places[0] == n-many)
}

func (a *answers) least() int { return int(a.decision.Min) }
func (a *answers) most() int  { return int(a.decision.Max) }

// next goes to the next answer; it reports whether there is one.
func (a *answers) next() bool {
	a.number++
	switch {
	case a.number == 1:
		return a.first(a.least())
	case a.decision.Kind == board.OrderCards:
		return nextPermutation(a.places)
	case nextSubset(a.places, len(a.options)):
		return true
	default:
		return len(a.places) < a.most() && a.first(len(a.places)+1)
	}
}

// first chooses the first options, so many of them.
func (a *answers) first(many int) bool {
	a.places = a.places[:0]
	for i := range many {
		a.places = append(a.places, i)
	}
	return many <= len(a.options)
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

// give answers the decision of a game.
func (a *answers) give(g answerable) error {
	var err error
	switch {
	case !a.actions:
		err = g.Choose(a.places...)
	case a.options[a.places[0]].Kind == board.PassOption:
		err = g.Pass()
	default:
		err = g.Act(a.options[a.places[0]].Action)
	}
	if err != nil {
		return fmt.Errorf("one of the options is refused: %w", err)
	}
	return nil
}

// chosen is what the present answer chooses.
func (a *answers) chosen() []board.Option {
	chosen := make([]board.Option, len(a.places))
	for i, place := range a.places {
		chosen[i] = a.options[place]
	}
	return chosen
}
