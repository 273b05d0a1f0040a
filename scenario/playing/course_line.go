package playing

import (
	"errors"
	"fmt"

	"canterlaw/engine"
)

// Next is a copy of the game where somebody, or Chance, decides next from the moment that is
// shown: there itself, or amid the move that it belongs to, with what was decided later in it
// not decided yet.
func (c *Course) Next() *Sandbox {
	next := c.Copy()
	if within := c.within(); within != nil {
		next.log = recordOf(c.log.Entries[:within.entries])
		next.game = engine.Resume(within.before.Clone(), next.log)
		next.next, next.results = c.made[len(c.made)-1].from, nil
	}
	return next
}

// within is the move amid a step of the scenario that comes next from the moment that is
// shown; nil where none does: the step is one move, or over.
func (c *Course) within() *made {
	if c.IsPresent() || len(c.made) == 0 {
		return nil
	}
	inner := c.made[len(c.made)-1].within
	for i := 1; i < len(inner); i++ {
		if inner[i].entries >= c.Shown().Entries {
			return &inner[i]
		}
	}
	return nil
}

// ErrAmidStep says why a line can't be played from amid a step.
var ErrAmidStep = errors.New("this moment is amid one of the scenario’s steps: go back before the step, find the " +
	"outcomes " +
	"there, and play from there")

// Play plays the line of an outcome, given by the number of each answer among all, from the
// moment that is shown, at which it was found: one move, but each choice of it is a moment that
// can be gone back to. It is ErrAmidStep amid one of the scenario's steps, and another error if
// the line was found elsewhere.
func (c *Course) Play(line []uint32) error {
	if len(line) == 0 {
		return nil
	}
	if c.within() != nil {
		return ErrAmidStep
	}
	for c.at < len(c.moments)-1 && c.moments[c.at].Kind != Decides && c.moments[c.at+1].move == c.moments[c.at].move {
		c.at++ // to where the game waits
	}
	waits := c.moments[c.at].Kind == Decides
	return c.moveHere(func() error {
		var a AllAnswers
		for i, number := range line {
			if (i > 0 || !waits) && !c.game.OnlyPassing() {
				c.moments = append(c.moments, c.present(len(c.past)))
			}
			a.Ask(c.game)
			for a.Number < int(number) {
				if !a.Next() {
					return fmt.Errorf("the line was found at another moment: there is no answer %d", number)
				}
			}
			if err := c.follow(func(b *Sandbox) error { return a.Give(b) }); err != nil {
				return err
			}
		}
		return nil
	})
}
