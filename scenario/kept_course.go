package scenario

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/engine/board"
)

// Kept is what a file says that keeps what a user plays or sets up.
type Kept struct {
	// Step is how many of the steps have been made where play stands.
	Step int
	// Of names the file that this one is a draft of; "" for none.
	Of string
	// Stands says in words where it stands.
	Stands string
	// Branches are the lines of play beside the steps.
	Branches []KeptBranch
}

// keptKey heads what [Kept] says in a file.
const keptKey = "kept"

// readKept reads what a kept file says about itself.
func (r *reader) readKept(root *mapping) {
	v, found := root.get(keptKey)
	if !found {
		return
	}
	m := v.mapping("what is kept", "step", "of", "stands", "branches")
	if step, found := m.get("step"); found {
		r.scenario.Kept.Step = step.number("how many steps have been made", 0, math.MaxInt32)
	}
	if branches, found := m.get("branches"); found {
		for _, v := range branches.list("the lines of play beside the steps") {
			b := v.mapping("a line of play", "name", "steps")
			kept := KeptBranch{Name: b.needText("name", "what the line is called")}
			for _, step := range b.need("steps", "its steps").list("its steps, each as a text") {
				kept.Steps = append(kept.Steps, step.text("a step, as a text"))
			}
			r.scenario.Kept.Branches = append(r.scenario.Kept.Branches, kept)
		}
	}
	r.scenario.Kept.Of, r.scenario.Kept.Stands = m.textOr("of", ""), m.textOr("stands", "")
}

// Add writes what is kept at the end of a scenario file that doesn't say it.
func (k Kept) Add(file []byte) ([]byte, error) {
	m := yaml.MapSlice{}
	add := func(key string, is bool, v any) {
		if is {
			m = append(m, yaml.MapItem{Key: key, Value: v})
		}
	}
	add("step", k.Step != 0, k.Step)
	add("of", k.Of != "", k.Of)
	add("stands", k.Stands != "", k.Stands)
	add("branches", len(k.Branches) > 0, k.Branches)
	if len(m) == 0 {
		return file, nil
	}
	text, err := yaml.MarshalWithOptions(m, yaml.Flow(true))
	if err != nil {
		return nil, fmt.Errorf("writing what is kept: %w", err)
	}
	file = append(bytes.TrimRight(slices.Clip(file), "\n"), '\n')
	return fmt.Appendf(file, "%s: %s\n", keptKey, strings.TrimSpace(string(text))), nil
}

// WithoutKept gives a file without the line in which [Kept.Add] wrote what is kept.
func WithoutKept(file []byte) []byte {
	var rest []byte
	for line := range bytes.Lines(file) {
		if !bytes.HasPrefix(line, []byte(keptKey+":")) {
			rest = append(rest, line...)
		}
	}
	return rest
}

// Reopen sets up a scenario that was kept, and plays it to where it stood. Where a step
// can't be made any more, the sandbox stands before it and the error says why.
func Reopen(s *Scenario) (*Sandbox, error) {
	b, err := NewSandbox(s)
	if err != nil {
		return nil, err
	}
	for b.next < min(s.Kept.Step, len(s.Steps)) {
		if err := b.step(); err != nil {
			return b, err
		}
	}
	return b, nil
}

// ReopenCourse is Reopen with every moment of what was played: what went by on its own after
// a move belongs to that move.
func ReopenCourse(s *Scenario, random func(n int) int) (*Course, error) {
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
func (c *Course) goesBy(step *Step) bool {
	isDrawn := c.State().Decision().Player == board.Chance && c.State().Decision().Kind == board.ChooseCard
	return step.Act != nil && step.Act.ByItself || isDrawn && c.scenario.fromStart
}

// HasOwnMoves reports whether something was done that the scenario's steps don't say.
func (b *Sandbox) HasOwnMoves() bool {
	return slices.ContainsFunc(b.made, func(m made) bool { return m.to == m.from })
}

// File writes what is played as a scenario file: the position, and the course to where
// play stands as its steps, what Chance decided among them. Moves that have been taken
// back are not in it; the steps of a file that come next are, as long as nothing else was
// done. Reopen leads there again.
func (b *Sandbox) File(kept Kept) ([]byte, error) {
	if !b.HasOwnMoves() {
		kept.Step = b.next
		return kept.Add(WithoutKept(b.scenario.Text))
	}
	base, err := b.scenario.base()
	if err != nil {
		return nil, err
	}
	file := bytes.NewBuffer(slices.Clone(base.position))
	file.WriteString("steps:\n")
	for i := range b.made {
		steps := base.steps[b.made[i].from:b.made[i].to]
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

// base is a scenario's file in parts: all but its course, and its steps, each in a line.
type base struct {
	position []byte
	steps    []string
}

// notBase are the keys of a file that don't belong to the position: what is expected at
// the end of its steps need not hold after others.
var notBase = []string{"steps", "until", "outcome", "expect", keptKey}

// base takes the scenario's file apart.
func (s *Scenario) base() (*base, error) {
	if s.parts != nil {
		return s.parts, nil
	}
	if len(s.Text) == 0 {
		return nil, fmt.Errorf("writing %s: it was read from no file", s.Title)
	}
	var root yaml.MapSlice
	if err := yaml.UnmarshalWithOptions(s.Text, &root, yaml.UseOrderedMap()); err != nil {
		return nil, fmt.Errorf("writing %s: %w", s.Title, err)
	}
	parts := &base{}
	for _, item := range root {
		if steps, isList := item.Value.([]any); isList && item.Key == "steps" {
			for _, step := range steps {
				text, err := yaml.MarshalWithOptions(step, yaml.Flow(true))
				if err != nil {
					return nil, fmt.Errorf("writing %s: %w", s.Title, err)
				}
				parts.steps = append(parts.steps, strings.TrimSpace(string(text)))
			}
		}
	}
	// The lines of the position stay as they are: only what follows them is written anew.
	inPosition := true
	for line := range bytes.Lines(bytes.ReplaceAll(s.Text, []byte("\r\n"), []byte("\n"))) {
		if key, _, found := bytes.Cut(line, []byte(":")); found && slices.Contains(keys, string(key)) {
			inPosition = !slices.Contains(notBase, string(key))
		}
		if inPosition {
			parts.position = append(parts.position, line...)
		}
	}
	parts.position = append(bytes.TrimRight(parts.position, "\n"), '\n')
	if len(parts.steps) != len(s.Steps) {
		return nil, fmt.Errorf("writing %s: found %d steps, expected %d", s.Title, len(parts.steps), len(s.Steps))
	}
	s.parts = parts
	return parts, nil
}

// Call gives the scenario another title, in its file too.
func (s *Scenario) Call(title string, file []byte) { s.Title, s.Text, s.parts = title, file, nil }

// Rule gives the scenario another question and ruling, in its file too.
func (s *Scenario) Rule(question, ruling string, file []byte) {
	s.Question, s.Ruling, s.Text, s.parts = question, ruling, file, nil
}
