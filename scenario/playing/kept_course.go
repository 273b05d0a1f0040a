package playing

import (
	"bytes"
	"slices"

	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// ReopenCourse sets up a scenario that was kept, and plays it to where it stood, with every
// moment of what was played: what went by on its own after a move belongs to that move. Where a
// step can't be made any more, it stands before it and the error says why.
func ReopenCourse(s *scenario.Scenario, random func(n int) int) (*Course, error) {
	c, err := NewCourse(s, random)
	if err != nil {
		return nil, err
	}
	for c.next < min(s.Kept.Step, len(s.Steps)) {
		err := c.move(func() error {
			for {
				if err := c.Sandbox.step(); err != nil || c.next == min(s.Kept.Step, len(s.Steps)) ||
					!c.goesBy(&s.Steps[c.next]) {
					return err
				}
			}
		})
		if err != nil {
			return c, err
		}
	}
	return c, nil
}

// goesBy reports whether a step was made by itself after the one before.
func (c *Course) goesBy(step *scenario.Step) bool {
	isDrawn := c.State().Decision().Player == board.Chance && c.State().Decision().Kind == board.ChooseCard
	return step.Act != nil && step.Act.ByItself || isDrawn && c.scenario.IsWholeGame()
}

// HasOwnMoves reports whether something was done that the scenario's steps don't say.
func (b *Sandbox) HasOwnMoves() bool {
	return slices.ContainsFunc(b.made, func(m made) bool { return m.to == m.from })
}

// File writes what is played as a scenario file: the position, and the course to where play
// stands as its steps, what Chance decided among them. Moves that have been taken back are not
// in it; the steps of a file that come next are, as long as nothing else was done. ReopenCourse
// leads there again. It is an error if the scenario was read from no file, or a move has no
// words that a step could have.
func (b *Sandbox) File(kept scenario.Kept) ([]byte, error) {
	if !b.HasOwnMoves() {
		kept.Step = b.next
		return kept.Add(scenario.WithoutKept(b.scenario.Text))
	}
	base, err := b.scenario.InParts()
	if err != nil {
		return nil, err
	}
	file := bytes.NewBuffer(slices.Clone(base.Position))
	file.WriteString("steps:\n")
	for i := range b.made {
		steps := base.Steps[b.made[i].from:b.made[i].to]
		if len(steps) == 0 {
			step, err := b.written(i)
			if err != nil {
				return nil, err
			}
			steps = []string{step}
		}
		for _, step := range steps {
			file.WriteString("- " + step + "\n")
			kept.Step++
		}
	}
	return kept.Add(file.Bytes())
}
