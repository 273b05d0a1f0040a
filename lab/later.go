package lab

import (
	"slices"

	"github.com/goccy/go-yaml"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
)

// A game that differs after many steps is shown best by the position that it has come to
// just before: what was drawn, paid and played on the way lies where it lies by then.

// later begins as late in the course as the difference is still shown, if that leaves
// less to take in.
func (r *reducer) later() {
	s, states := r.versions.onTheWay(r.best)
	before, size := *r, r.size()
	for made := len(states); made > 0 && !r.isOver(); made-- {
		table := r.versions.positionNow(s, states[made-1])
		if table == nil || !r.try(func(c *candidate) { c.table, c.steps = table, slices.Delete(c.steps, 0, made) }) {
			continue
		}
		r.simplify()
		if r.size() < size {
			return
		}
		before.tries, before.late = r.tries, r.late
		*r = before
	}
}

// onTheWay gives the scenario of a candidate, and the state after each of its steps as the
// game is.
func (v *Versions) onTheWay(c *candidate) (*scenario.Scenario, []*board.State) {
	text, err := c.file()
	if err != nil {
		return nil, nil
	}
	s, err := scenario.Read(v.Now, "found", text)
	if err != nil {
		return nil, nil
	}
	b, err := playing.NewSandbox(s)
	if err != nil {
		return nil, nil
	}
	var states []*board.State
	for range c.steps {
		if b.Forward() != nil {
			break
		}
		states = append(states, b.State().Clone())
	}
	return s, states
}

// positionNow is the position to which a course has come, without what its file says
// beyond it.
func (v *Versions) positionNow(s *scenario.Scenario, state *board.State) *position.Position {
	table, _, err := v.cards().Now(s, state)
	if err != nil {
		return nil
	}
	table.Head, table.Course = headOf(table), nil // the head that the course began with
	return table
}

// forgets takes away what happened before, and what lasts.
func (r *reducer) forgets() {
	if !r.remembers() {
		return
	}
	if r.try(func(c *candidate) { c.table.History, c.table.Modifiers = position.History{}, nil }) {
		return
	}
	for i := len(r.best.table.Modifiers) - 1; i >= 0; i-- {
		r.try(func(c *candidate) { c.table.Modifiers = slices.Delete(slices.Clone(c.table.Modifiers), i, i+1) })
	}
	for i := len(r.best.table.History.Own) - 1; i >= 0; i-- {
		r.try(func(c *candidate) { c.table.History.Own = slices.Delete(slices.Clone(c.table.History.Own), i, i+1) })
	}
	for _, areas := range []func(h *position.History) *[]position.Area{
		func(h *position.History) *[]position.Area { return &h.Confronted },
		func(h *position.History) *[]position.Area { return &h.ConfrontedBefore },
		func(h *position.History) *[]position.Area { return &h.OpponentMet },
		func(h *position.History) *[]position.Area { return &h.Resolved },
		func(h *position.History) *[]position.Area { return &h.Challenged },
	} {
		for i := len(*areas(&r.best.table.History)) - 1; i >= 0; i-- {
			r.try(func(c *candidate) { of := areas(&c.table.History); *of = slices.Delete(*of, i, i+1) })
		}
	}
	if r.best.table.History.LastPriority != "" {
		r.try(func(c *candidate) { c.table.History.LastPriority = "" })
	}
}

func (r *reducer) remembers() bool { return remembered(r.best.table) > 0 }

// remembered is how much a position says of what happened before.
func remembered(p *position.Position) int {
	h := &p.History
	n := len(p.Modifiers) + len(h.Own) + len(h.Confronted) + len(h.ConfrontedBefore) + len(h.OpponentMet) +
		len(h.Resolved) + len(h.Challenged)
	if h.LastPriority != "" {
		n++
	}
	return n
}

// headOf is what the head of a position's file says of the game: the cards that it invents,
// its edition and how points are read.
func headOf(p *position.Position) (head yaml.MapSlice) {
	for _, item := range p.Head {
		switch item.Key {
		case "cards", "edition", "disputed", "abilities", "text":
			head = append(head, item)
		}
	}
	return head
}

// lessHead takes away what a position says of the game: cards that it invents, abilities
// that it gives to others, readings.
func (r *reducer) lessHead() {
	for i := len(r.best.table.Head) - 1; i >= 0; i-- {
		if r.try(func(c *candidate) { c.table.Head = slices.Delete(slices.Clone(c.table.Head), i, i+1) }) {
			continue
		}
		for j := entriesOf(r.best.table.Head[i].Value) - 1; j >= 0; j-- {
			r.try(func(c *candidate) {
				c.table.Head = slices.Clone(c.table.Head)
				c.table.Head[i].Value = withoutEntry(c.table.Head[i].Value, j)
			})
		}
	}
}

// entriesOf is how many entries a list or a mapping has.
func entriesOf(v any) int {
	switch v := v.(type) {
	case []any:
		return len(v)
	case yaml.MapSlice:
		return len(v)
	}
	return 0
}

func withoutEntry(v any, i int) any {
	switch v := v.(type) {
	case []any:
		return slices.Delete(slices.Clone(v), i, i+1)
	case yaml.MapSlice:
		return slices.Delete(slices.Clone(v), i, i+1)
	}
	return v
}

// saidOfGame is how much the head of a position's file says of the game.
func saidOfGame(p *position.Position) int {
	n := 0
	for _, item := range p.Head {
		if item.Key != "format" && item.Key != "id" {
			n += 2 + 3*entriesOf(item.Value)
		}
	}
	return n
}
