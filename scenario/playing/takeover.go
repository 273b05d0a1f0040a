package playing

import (
	"errors"
	"slices"
	"strings"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// errAlreadyTheSteps says that there is nothing to take over.
var errAlreadyTheSteps = errors.New("this line is what the scenario’s steps say already")

// HasOwnLine reports whether the line that is shown, to its end, has moves which the
// scenario's steps don't say.
func (c *Course) HasOwnLine() bool {
	isOwn := func(m made) bool { return m.to == m.from }
	return slices.ContainsFunc(c.made, isOwn) ||
		slices.ContainsFunc(c.ahead, func(l later) bool { return slices.ContainsFunc(l.made, isOwn) })
}

// TakeOver makes the line that is shown, to its end, the scenario's steps: the course that it
// gives stands where this one does, with what comes later as steps to come. The steps before
// become a branch of it, and the other branches stay. What was expected at the end of those
// steps is left out. The course itself stays as it is, so that taking over can be undone. It is
// an error if the line is that of the steps already, if a move of it has no words that a step
// could have, or if the file that it makes can't be read.
func (c *Course) TakeOver(lib *rulesdb.Library) (*Course, error) {
	if !c.HasOwnLine() {
		return nil, errAlreadyTheSteps
	}
	base, err := c.scenario.InParts()
	if err != nil {
		return nil, err
	}
	branches, err := c.KeptBranches()
	if err != nil {
		return nil, err
	}
	at, shown := c.at, *c.Shown()
	made, err := c.StepsNow()
	if err != nil {
		return nil, err
	}
	c.GoTo(len(c.moments) - 1)
	steps, err := c.StepsNow()
	c.GoTo(at)
	if err != nil {
		return nil, err
	}
	if before := c.stepsBefore(); !areIn(before, steps) &&
		!slices.ContainsFunc(branches, func(b scenario.KeptBranch) bool { return areIn(before, b.Steps) }) {
		branches = append(branches, scenario.KeptBranch{Name: "the steps before", Steps: base.Steps})
	}
	taken, err := c.withSteps(lib, base.Position, steps, len(made), branches)
	if err != nil {
		return nil, err
	}
	taken.GoTo(taken.placeLike(&shown))
	return taken, nil
}

// withSteps is a course of the same position with other steps, of which so many are made.
func (c *Course) withSteps(lib *rulesdb.Library, position []byte, steps []string, made int,
	branches []scenario.KeptBranch) (*Course, error) {
	text := string(position) + "steps:\n- " + strings.Join(steps, "\n- ") + "\n"
	file, err := scenario.Kept{Step: made, Of: c.scenario.Kept.Of, Branches: branches}.Add([]byte(text))
	if err != nil {
		return nil, err
	}
	s, err := scenario.Read(lib, c.scenario.File, file)
	if err != nil {
		return nil, err
	}
	with, err := ReopenCourse(s, c.Random)
	if err != nil {
		return nil, err
	}
	if err := with.ReadBranches(lib); err != nil {
		return nil, err
	}
	with.Draws, with.Hurries, with.Stops = c.Draws, c.Hurries, c.Stops
	return with, nil
}

// placeLike is the place of the moment that is as one of another course with the same moves. A
// pass that folds into the one before leaves as many entries: of those it is the one at which
// the same is decided.
func (c *Course) placeLike(like *Moment) int {
	first := slices.IndexFunc(c.moments, func(m Moment) bool { return m.Entries >= like.Entries })
	for i := max(0, first); i < len(c.moments) && c.moments[i].Entries == like.Entries; i++ {
		if c.moments[i].State.Decision() == like.State.Decision() {
			return i
		}
	}
	return first
}

// stepsBefore are the scenario's own steps as a branch keeps them.
func (c *Course) stepsBefore() []string {
	all := make([]string, len(c.scenario.Steps))
	for i := range all {
		all[i] = "{" + c.scenario.Steps[i].Text + "}"
	}
	return all
}

// areIn reports whether a line begins with steps.
func areIn(steps, line []string) bool {
	return len(steps) <= len(line) && slices.Equal(steps, line[:len(steps)])
}
