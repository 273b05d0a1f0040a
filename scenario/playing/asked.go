package playing

import (
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/engine/board"
	"canterlaw/scenario/wording"
)

// What is asked in a position, and by which steps it is answered, for those who write steps.

// mostAnswers is how many steps are named that would answer a decision.
const mostAnswers = 4

// answeredBy says by which steps the present decision is answered, such as
// "answered by {A: choose yes} or {A: choose no}"; "" where nothing is to be chosen.
func (b *Sandbox) answeredBy() string {
	if !b.asks() {
		return ""
	}
	d, options := b.State().Decision(), b.game.Options()
	w := stepWriter{b, wording.Words{Scenario: b.scenario, State: b.State()}}
	many := min(int(d.Max), len(options))
	var steps []string
	add := func(places ...int) {
		if step := w.answer(places); step != "" && len(steps) < mostAnswers {
			steps = append(steps, step)
		}
	}
	if d.Min == 0 {
		add()
	}
	if many > 1 || d.Kind == board.OrderCards {
		add(firstPlaces(many)...)
	}
	for i := range options {
		if d.Min <= 1 && d.Kind != board.OrderCards {
			add(i)
		}
	}
	if len(steps) == 0 {
		return ""
	}
	said := "answered by " + strings.Join(steps, " or ")
	if d.Max > 1 {
		said += fmt.Sprintf(", at least %d and at most %d of them", d.Min, many)
	}
	return said
}

// firstPlaces are the places of so many options.
func firstPlaces(many int) []int {
	places := make([]int, many)
	for i := range places {
		places[i] = i
	}
	return places
}

// answer is the plainest step by which the options at some places are chosen, and nothing
// else; "" if there is none.
func (w stepWriter) answer(places []int) string {
	d := &doing{places: places}
	for _, step := range w.ways(d) {
		text, err := yaml.MarshalWithOptions(step, yaml.Flow(true))
		if err != nil {
			continue
		}
		if line := strings.TrimSpace(string(text)); !strings.Contains(line, "\n") && w.means(line, d) {
			return line
		}
	}
	return ""
}

// withAnswers puts behind what is asked by which steps it is answered.
func (b *Sandbox) withAnswers(asked string) string {
	if by := b.answeredBy(); by != "" {
		return asked + ", " + by
	}
	return asked
}
