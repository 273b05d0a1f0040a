package lab

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
)

// candidate is a position with steps after which both versions differ.
type candidate struct {
	table *position.Position
	steps []string
}

func (c *candidate) clone() *candidate {
	return &candidate{c.table.Clone(), slices.Clone(c.steps)}
}

// file writes the candidate as a scenario file.
func (c *candidate) file() ([]byte, error) {
	table := c.table.Clone()
	table.Course = nil
	text, err := table.File()
	if err == nil && len(c.steps) > 0 {
		text = fmt.Appendf(text, "steps:\n  - %s\n", strings.Join(c.steps, "\n  - "))
	}
	return text, err
}

// shows says in what way a candidate shows that two versions differ.
type shows int

const (
	nothing   shows = iota
	itself          // no more than what the variant says of its cards, such as their power
	otherwise       // another choice is there
	stops           // the steps can't be made with the variant
	tables          // something else lies on the table
)

// test runs a candidate in both versions. The steps must be possible as the game is.
func (v *Versions) test(c *candidate) (shown shows, now, then *Side) {
	text, err := c.file()
	if err != nil {
		return nothing, nil, nil
	}
	return v.testFile(text, c)
}

// testFile is test with the candidate's file.
func (v *Versions) testFile(text []byte, c *candidate) (shown shows, now, then *Side) {
	s, err := scenario.Read(v.Now, "found", text)
	if err != nil {
		return nothing, nil, nil
	}
	t, err := v.readThen("found", text)
	if err != nil {
		return nothing, nil, nil
	}
	if now = follow(s); now.Stopped != "" || len(now.Skipped) > 0 {
		return nothing, nil, nil
	}
	then = follow(t)
	switch {
	case then.sandbox == nil:
		return nothing, nil, nil
	case then.Stopped != "" && c.stopsAtPass(then):
		return nothing, nil, nil // somebody is asked before, which fewer steps show
	case then.Stopped != "":
		return stops, now, then
	case len(v.consequences(now, then)) > 0:
		return tables, now, then
	case now.sandbox.WaitsFor() != then.sandbox.WaitsFor() ||
		!sameOffered(now.sandbox.Options(), then.sandbox.Options()):
		return otherwise, now, then
	case len(tableChanges(now, then)) > 0:
		return itself, now, then
	}
	return nothing, nil, nil
}

// consequences are the changes of the table that are more than what the variant says of its
// cards: their power, or a total that has so much more.
func (v *Versions) consequences(now, then *Side) []Change {
	powers := slices.ContainsFunc(v.Variant.Cards, func(c scenario.ChangedCard) bool {
		return slices.ContainsFunc(morePower(&c), func(n int) bool { return n != 0 })
	})
	return slices.DeleteFunc(tableChanges(now, then), func(c Change) bool {
		return v.isItself(now, &c) || powers && strings.HasPrefix(c.About, "total of ")
	})
}

// morePower is how much more power the variant prints on each side of a card.
func morePower(c *scenario.ChangedCard) []int {
	more := make([]int, len(c.Before.Faces))
	for i := range more {
		if was, is := c.Before.Faces[i].Power, c.After.Faces[i].Power; was != nil && is != nil {
			more[i] = *is - *was
		}
	}
	return more
}

// sameOffered reports whether the same is offered, however often and in whichever order.
func sameOffered(a, b []string) bool {
	all := func(from, in []string) bool {
		return !slices.ContainsFunc(from, func(o string) bool { return !slices.Contains(in, o) })
	}
	return all(a, b) && all(b, a)
}

// isPass reports whether a step is a pass.
func isPass(step string) bool { return step == "{A: pass}" || step == "{B: pass}" }

// stopsAtPass reports whether the step that can't be made is to pass.
func (c *candidate) stopsAtPass(then *Side) bool {
	i := then.sandbox.NextStep()
	return i < len(c.steps) && (isPass(c.steps[i]) || strings.HasPrefix(c.steps[i], "{pass to"))
}

// follow makes the steps of a scenario, without the words of its trail.
func follow(s *scenario.Scenario) *Side {
	side := &Side{}
	err := func() (err error) {
		defer recoverInto(&err, s.Program.IsWhole())
		if side.sandbox, err = playing.NewSandbox(s); err != nil {
			return err
		}
		side.Skipped, err = side.sandbox.Follow()
		side.Facts = side.sandbox.Facts()
		return err
	}()
	if err != nil {
		side.Stopped = playing.ReasonOf(err)
	}
	return side
}

// tableChanges are the changes of what lies on the table, and not of what is decided next.
func tableChanges(now, then *Side) []Change {
	return slices.DeleteFunc(changes(now, then), func(c Change) bool {
		return c.About == "decision" || c.About == "window" || c.About == "turn"
	})
}
