package scenario

import (
	"cmp"
	"math"
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/board"
)

// results gives the outcomes with the shortest line of play to each.
func (e *explorer) results() ([]ExploredResult, error) {
	shortest := e.shortestRoutes()
	nearest := make([]uint32, len(e.outcomes))
	reached := make([]bool, len(e.outcomes))
	for i := range e.states {
		if o := e.states[i].outcome; o != noOutcome && (!reached[o] || shortest.length[i] < shortest.length[nearest[o]]) {
			nearest[o], reached[o] = uint32(i), true
		}
	}
	results := make([]ExploredResult, len(e.outcomes))
	for o := range e.outcomes {
		line, err := e.describe(shortest.to(nearest[o], e.edges))
		if err != nil {
			return nil, err
		}
		results[o] = e.outcomes[o]
		results[o].Line = line
	}
	slices.SortFunc(results, func(a, b ExploredResult) int { return cmp.Compare(a.Summary, b.Summary) })
	return results, nil
}

// routes are the shortest routes from the first state to all others.
type routes struct {
	length []uint32 // of the route to each state: how many of its answers are told
	last   []uint32 // the edge that it ends with
}

// shortestRoutes goes through the states in the order of their distance from the
// first. Answers at quiet states, which lines leave out, count nothing.
func (e *explorer) shortestRoutes() routes {
	first, sorted := e.edgesByState()
	r := routes{make([]uint32, len(e.states)), make([]uint32, len(e.states))}
	for i := range r.length {
		r.length[i] = math.MaxUint32
	}
	r.length[0] = 0
	for near, next := []uint32{0}, []uint32(nil); len(near) > 0; near, next = next, near[:0] {
		for i := 0; i < len(near); i++ { // near grows
			from := near[i]
			step := uint32(1)
			if e.states[from].quiet {
				step = 0
			}
			for _, edge := range sorted[first[from]:first[from+1]] {
				to := e.edges[edge].to
				if r.length[to] != math.MaxUint32 && r.length[to] <= r.length[from]+step {
					continue
				}
				r.length[to], r.last[to] = r.length[from]+step, edge
				if step == 0 {
					near = append(near, to)
				} else {
					next = append(next, to)
				}
			}
		}
	}
	return r
}

// edgesByState lists the edges in the order of the states that they lead from:
// those of state n are sorted[first[n]:first[n+1]].
func (e *explorer) edgesByState() (first, sorted []uint32) {
	first = make([]uint32, len(e.states)+2)
	for _, edge := range e.edges {
		first[edge.from+2]++
	}
	for i := 2; i < len(first); i++ {
		first[i] += first[i-1]
	}
	sorted = make([]uint32, len(e.edges))
	for i, edge := range e.edges {
		sorted[first[edge.from+1]] = uint32(i)
		first[edge.from+1]++
	}
	return first[:len(e.states)+1], sorted
}

// to gives the route to a state.
func (r *routes) to(at uint32, edges []edge) []edge {
	var route []edge
	for at != 0 {
		last := edges[r.last[at]]
		route = append(route, last)
		at = last.from
	}
	slices.Reverse(route)
	return route
}

// describe plays a route from the start and words its answers, leaving out passes
// where nothing else was possible.
func (e *explorer) describe(route []edge) ([]string, error) {
	line := []string{}
	game := engine.Resume(e.start.Clone(), nil)
	var a answers
	for _, edge := range route {
		a.ask(game)
		for a.number < int(edge.answer) {
			a.next()
		}
		if !a.onlyPassing() {
			line = append(line, words{e.box.scenario, game.State()}.chooses(a.decision, a.chosen()))
		}
		if err := a.give(game); err != nil {
			return nil, err
		}
	}
	return line, nil
}

// chooses words how a decision is answered: "Avery moves Holly Dash, Flighty
// Filly to Avery's home".
func (w words) chooses(d board.Decision, chosen []board.Option) string {
	switch {
	case d.Kind == board.ChooseCard:
		return clause{w.unknown(d.Card, d.Rule), "be", w.printed(chosen[0].Print)}.happens()
	case d.Kind == board.Opening && chosen[0].Kind == board.PassOption:
		return w.player(d.Player) + " goes on"
	case d.Kind == board.Priority && chosen[0].Kind == board.PassOption:
		return w.player(d.Player) + " passes"
	case d.Kind == board.Priority || d.Kind == board.Opening:
		return w.scenario.DescribeAction(w.state, d.Player, chosen[0].Action)
	default:
		return w.decided(&board.Entry{Player: d.Player, Decision: d, Chosen: chosen})
	}
}
