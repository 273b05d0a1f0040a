package scenario

import (
	"bytes"
	"fmt"
	"math"
	"slices"
	"strings"

	"canterlaw/scenario/source"

	"github.com/goccy/go-yaml"
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

// KeptBranch is a branch as a file keeps it.
type KeptBranch struct {
	Name  string   `yaml:"name"`
	Steps []string `yaml:"steps"`
}

// keptKey heads what [Kept] says in a file.
const keptKey = "kept"

// readKept reads what a kept file says about itself.
func (r *Reader) readKept(root *source.Mapping) {
	v, found := root.Get(keptKey)
	if !found {
		return
	}
	m := v.Mapping("what is kept", "step", "of", "stands", "branches")
	if step, found := m.Get("step"); found {
		r.Scenario.Kept.Step = step.Number("how many steps have been made", 0, math.MaxInt32)
	}
	if branches, found := m.Get("branches"); found {
		for _, v := range branches.List("the lines of play beside the steps") {
			b := v.Mapping("a line of play", "name", "steps")
			kept := KeptBranch{Name: b.NeedText("name", "what the line is called")}
			for _, step := range b.Need("steps", "its steps").List("its steps, each as a text") {
				kept.Steps = append(kept.Steps, step.Text("a step, as a text"))
			}
			r.Scenario.Kept.Branches = append(r.Scenario.Kept.Branches, kept)
		}
	}
	r.Scenario.Kept.Of, r.Scenario.Kept.Stands = m.TextOr("of", ""), m.TextOr("stands", "")
}

// Add writes what is kept at the end of a scenario file that doesn't say it. It fails only where
// YAML can't be written of what is kept, which is a mistake in the program.
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

// Parts is a scenario's file in parts: all but its course, and its steps, each in a line.
type Parts struct {
	Position []byte
	Steps    []string
}

// notBase are the keys of a file that don't belong to the position: what is expected at
// the end of its steps need not hold after others.
var notBase = []string{"steps", "until", "outcome", "expect", keptKey}

// InParts takes the scenario's file apart. It is an error if the scenario was read from no file.
func (s *Scenario) InParts() (*Parts, error) {
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
	parts := &Parts{}
	for _, item := range root {
		if steps, isList := item.Value.([]any); isList && item.Key == "steps" {
			for _, step := range steps {
				text, err := yaml.MarshalWithOptions(step, yaml.Flow(true))
				if err != nil {
					return nil, fmt.Errorf("writing %s: %w", s.Title, err)
				}
				parts.Steps = append(parts.Steps, strings.TrimSpace(string(text)))
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
			parts.Position = append(parts.Position, line...)
		}
	}
	parts.Position = append(bytes.TrimRight(parts.Position, "\n"), '\n')
	if len(parts.Steps) != len(s.Steps) {
		return nil, fmt.Errorf("writing %s: found %d steps, expected %d", s.Title, len(parts.Steps), len(s.Steps))
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
