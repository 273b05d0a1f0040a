package exploring

import (
	"cmp"
	"math"
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
)

// results gives the outcomes with the shortest line of play to each.
func (e *explorer) results() ([]ExploredResult, error) {
	shortest := e.shortestRoutes()
	nearest := e.nearestEnds(shortest)
	results := make([]ExploredResult, len(e.outcomes))
	for o := range e.outcomes {
		route := shortest.to(nearest[o], e.edges)
		line, err := e.describe(route)
		if err != nil {
			return nil, err
		}
		results[o] = e.outcomes[o]
		results[o].Line = line
		for _, edge := range route {
			results[o].Answers = append(results[o].Answers, edge.answer)
		}
		if e.asks.Table != NotByTable {
			results[o].Summary = results[o].Says // that of tables is for comparing alone
		}
	}
	slices.SortFunc(results, func(a, b ExploredResult) int { return cmp.Compare(a.Summary, b.Summary) })
	return results, nil
}

// nearestEnds gives for each outcome a state that has it, and to which no route
// to another is shorter.
func (e *explorer) nearestEnds(shortest routes) []uint32 {
	nearest := make([]uint32, len(e.outcomes))
	found := make([]bool, len(e.outcomes))
	for _, at := range shortest.order {
		if o := e.states[at].outcome; o != noOutcome && !found[o] {
			nearest[o], found[o] = at, true
		}
	}
	return nearest
}

// routes are the shortest routes from the first state to all others.
type routes struct {
	length []uint32 // of the route to each state
	last   []uint32 // the edge that it ends with
	order  []uint32 // the states from near to far, in an order that doesn't depend on their numbers
}

// cost is what an answer adds to the length of a route: nothing for a pass
// where nothing else was possible, which lines leave out; less for other passes
// than for all else, so that nothing is done without need.
func (e *explorer) cost(taken *edge) uint32 {
	switch passing := e.states[taken.from].passing; {
	case passing != taken.answer:
		return 2
	case passing > 1:
		return 1
	default:
		return 0
	}
}

// shortestRoutes goes through the states in the order of their distance from
// the first.
func (e *explorer) shortestRoutes() routes {
	first, sorted := e.edgesByState()
	r := routes{make([]uint32, len(e.states)), make([]uint32, len(e.states)), make([]uint32, 0, len(e.states))}
	for i := range r.length {
		r.length[i] = math.MaxUint32
	}
	r.length[0] = 0
	at := [][]uint32{{0}} // the states at each distance, some of which turn out to be nearer
	for distance := uint32(0); int(distance) < len(at); distance++ {
		for i := 0; i < len(at[distance]); i++ {
			from := at[distance][i]
			if r.length[from] != distance {
				continue
			}
			r.order = append(r.order, from)
			for _, number := range sorted[first[from]:first[from+1]] {
				taken := &e.edges[number]
				length := distance + e.cost(taken)
				if length >= r.length[taken.to] {
					continue
				}
				r.length[taken.to], r.last[taken.to] = length, number
				for int(length) >= len(at) {
					at = append(at, nil)
				}
				at[length] = append(at[length], taken.to)
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
	var a playing.AllAnswers
	for _, edge := range route {
		a.Ask(game)
		for a.Number < int(edge.answer) {
			a.Next()
		}
		if a.Passing() != 1 {
			line = append(line, chooses(wording.Words{Scenario: e.scenario, State: game.State(), Now: true}, a.Decision,
				a.Chosen()))
		}
		if err := a.Give(game); err != nil {
			return nil, err
		}
	}
	return line, nil
}

// chooses words how a decision is answered: "Avery moves Holly Dash, Flighty
// Filly to Avery's home".
func chooses(w wording.Words, d board.Decision, chosen []board.Option) string {
	switch {
	case d.Kind == board.ChooseCard:
		return w.Known(d.Card, d.Rule, chosen[0].Print)
	case d.Kind == board.Opening && chosen[0].Kind == board.PassOption:
		return w.Player(d.Player) + " goes on"
	case d.Kind == board.Priority && chosen[0].Kind == board.PassOption:
		return w.Player(d.Player) + " passes"
	case d.Kind == board.Priority || d.Kind == board.Opening:
		return w.Action(d.Player, chosen[0].Action)
	default:
		return w.Decided(&board.Entry{Player: d.Player, Decision: d, Chosen: chosen})
	}
}
