package exploring

import (
	"context"
	"encoding/binary"
	"fmt"
	"hash/maphash"
	"slices"
	"sync"
	"sync/atomic"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// explorer searches for outcomes, the latest positions first. Of the states it has
// visited it keeps the keys, and which answers lead from which to which; the states
// themselves only while there are answers to give in them.
//
// It goes on by rounds: some of the positions are dealt to workers, each of which
// gives the next answers in them, and then what these led to is merged in the order
// of dealing. Where nothing but passing is possible a worker goes on at once. What a round
// is doesn't depend on how many workers there are, so neither does what is found. While
// they work nothing here changes.
type explorer struct {
	scenario *scenario.Scenario
	asks     *Asked
	start    *board.State
	begun    playing.LatestFaceoff // as exploring begins
	from     playing.Outset
	tells    asked
	limit    int
	apart    bool // equal states are not merged: the same outcomes, found slowly, for tests
	progress func(states int)
	workers  []*explorerWorker

	numbers stateNumbers // by what tells them apart
	states  []visited
	edges   []edge
	open    []*position // with answers to give, the next one last
	round   []dealt     // of them, at most perRound
	free    []*position // memory that is used again
	freeing sync.Mutex  // workers take of it

	outcomes   []ExploredResult // without lines, in the order found
	bySummary  map[string]int32
	unstated   map[unstated]bool
	incomplete []string
	stopped    bool
	err        error
}

// perRound is how many positions are dealt in a round, answersPerRound how many answers are
// given in each at most, and passesPerAnswer how often a worker goes on from where one led.
const (
	perRound        = 128
	answersPerRound = 32
	passesPerAnswer = 64
)

// visited is what is kept of a state that was visited.
type visited struct {
	passing uint32 // the number of the answer that passes; 0 if none does
	outcome int32  // into outcomes, if a line of play ends here, or noOutcome
}

const noOutcome = -1

// edge is an answer that leads from one state to another.
type edge struct {
	from, to uint32
	answer   uint32 // its number among the answers
}

// position is a state in which the game waits for an answer.
type position struct {
	at      uint32 // into states
	answers playing.AllAnswers
	done    bool // all answers have been given
	state   *board.State
	latest  playing.LatestFaceoff
}

// dealt is a position in a round, with where the answers that were given in it led.
type dealt struct {
	*position
	led []arrival
}

// arrival is where an answer led.
type arrival struct {
	answer   uint32
	further  bool // from the arrival before it
	known    bool // as number to, before this round
	passes   bool // nothing but passing is possible, which led to the next arrival
	to       uint32
	key      board.Key
	position *position // if it waits for an answer
	ended    *ended    // if a line of play ends
}

// ended is how a line of play ends: the summary is that of its outcome, says the same in
// words if it is new.
type ended struct {
	summary, says string
	err           error
}

// explorerWorker gives answers.
type explorerWorker struct {
	*explorer
	box  *playing.Sandbox // without a record
	key  []byte           // memory for what keys are made of
	free []*position      // taken of what there is
}

// asked says what is asked of what went before a state.
type asked struct {
	winner, total, ended, later bool
}

func (q *Asked) told() asked {
	kind := q.Until.Kind
	a := asked{ended: kind == scenario.AfterFaceoff, later: kind == scenario.AfterFaceoff ||
		kind == scenario.NextTurn || kind == scenario.EndOfPhase}
	for i := range q.Subjects {
		a.winner = a.winner || q.Subjects[i].Kind == scenario.FaceoffWinner
		a.total = a.total || q.Subjects[i].Kind == scenario.TotalOf
	}
	return a
}

// unstated is a place where unknown cards are of which the scenario doesn't say
// what they can be.
type unstated struct {
	owner board.Player
	zone  board.Zone
}

func newExplorer(begin *playing.Sandbox, asks *Asked, limit, workers int, progress func(states int)) *explorer {
	e := &explorer{
		scenario:   begin.Scenario(),
		asks:       asks,
		start:      begin.State().Clone(),
		begun:      *begin.LatestFaceoff(),
		from:       begin.Outset(),
		tells:      asks.told(),
		limit:      limit,
		progress:   progress,
		bySummary:  map[string]int32{},
		unstated:   map[unstated]bool{},
		incomplete: []string{},
		round:      make([]dealt, 0, perRound),
	}
	for range workers {
		e.workers = append(e.workers, e.newWorker())
	}
	return e
}

func (e *explorer) newWorker() *explorerWorker {
	follows := e.tells.winner || e.tells.total || e.tells.ended
	return &explorerWorker{explorer: e, box: playing.Bare(e.scenario, e.start.Clone(), e.begun, follows)}
}

// search visits all states that can be reached, until it is stopped.
func (e *explorer) search(ctx context.Context) {
	var root arrival
	e.workers[0].arrive(&root, e.start.Result().Over, false)
	e.merge(0, &root)
	for len(e.open) > 0 && !e.stopped {
		if ctx.Err() != nil {
			e.incomplete = append(e.incomplete, fmt.Sprintf("stopped at %d states", len(e.states)))
			return
		}
		e.deal()
		e.work()
		e.mergeRound()
	}
}

// deal takes the latest open positions for a round.
func (e *explorer) deal() {
	first := max(0, len(e.open)-perRound)
	e.round = e.round[:len(e.open)-first]
	for i, p := range e.open[first:] {
		e.round[i].position = p
	}
	e.open = e.open[:first]
}

// work gives the positions of the round to the workers, each to be answered.
func (e *explorer) work() {
	var next atomic.Int32
	run := func(w *explorerWorker) {
		for i := int(next.Add(1)) - 1; i < len(e.round); i = int(next.Add(1)) - 1 {
			p := &e.round[i]
			if err := playing.Guard(func() error { w.answer(p); return nil }); err != nil {
				p.led, p.done = append(p.led[:0], arrival{ended: &ended{err: err}}), true
			}
		}
	}
	var others sync.WaitGroup
	for _, w := range e.workers[1:min(len(e.workers), len(e.round))] {
		others.Go(func() { run(w) })
	}
	run(e.workers[0])
	others.Wait()
}

// answer gives the next answers in a position.
func (w *explorerWorker) answer(p *dealt) {
	p.led = p.led[:0]
	for range answersPerRound {
		if !p.answers.Next() {
			p.done = true // chance has nothing to choose from, which noteUnstated told
			return
		}
		p.done = p.answers.IsLast()
		if p.done {
			p.state = w.box.Game().Exchange(p.state)
		} else {
			state := w.box.Game().Exchange(nil)
			state.CopyFrom(p.state)
			w.box.Game().Exchange(state)
		}
		*w.box.LatestFaceoff() = p.latest
		w.goOn(p)
		if p.done {
			return
		}
	}
}

// goOn gives the present answer, and passes for as long as nothing else is possible.
func (w *explorerWorker) goOn(p *dealt) {
	to := arrival{answer: uint32(p.answers.Number)}
	err := p.answers.Give(w.box.Game())
	for passes := 0; ; passes++ {
		if err != nil {
			p.led = append(p.led, arrival{ended: &ended{err: err}})
			p.done = true
			return
		}
		end := w.box.State().Result().Over || w.box.IsAt(&w.asks.Until, w.from)
		w.arrive(&to, end, passes < passesPerAnswer)
		p.led = append(p.led, to)
		if to.known || !to.passes {
			return
		}
		err = w.box.Game().Pass()
		to = arrival{answer: 1, further: true}
	}
}

// onlyPasses reports whether nothing but passing is possible, and there is nothing to be
// noted of what isn't stated.
func (w *explorerWorker) onlyPasses() bool {
	if !w.box.Game().OnlyPassing() {
		return false
	}
	d := w.box.State().Decision()
	_, unstated := heldUnknown(w.box.State(), d.Player)
	return d.Kind != board.Opening || !unstated
}

// arrive looks at where an answer led, and whether to go on by passing from there if it may.
// Of what was known before nothing more is found out.
func (w *explorerWorker) arrive(to *arrival, end, mayPass bool) {
	to.key = w.keyNow(end)
	if !w.apart {
		to.to, to.known = w.numbers.find(to.key)
	}
	to.passes = !to.known && !end && mayPass && w.onlyPasses()
	switch {
	case to.known, to.passes:
	case end:
		to.ended = &ended{summary: summary(w.box, w.asks)}
		if _, known := w.bySummary[to.ended.summary]; !known {
			to.ended.says = outcome(w.box, w.asks, w.start)
		}
	default:
		to.position = w.newPosition()
	}
}

// newPosition keeps the present state.
func (w *explorerWorker) newPosition() *position {
	p := w.freePosition()
	p.answers.Ask(w.box.Game())
	w.box.Game().Foresee()
	p.latest, p.done = *w.box.LatestFaceoff(), false
	p.state = w.box.Game().Exchange(p.state)
	return p
}

// freePosition gives memory for a position, which may have been another's.
func (w *explorerWorker) freePosition() *position {
	if len(w.free) == 0 {
		w.freeing.Lock()
		rest := max(0, len(w.explorer.free)-perRound)
		w.free = append(w.free, w.explorer.free[rest:]...)
		w.explorer.free = w.explorer.free[:rest]
		w.freeing.Unlock()
	}
	if len(w.free) == 0 {
		return &position{state: new(board.State)}
	}
	p := w.free[len(w.free)-1]
	w.free = w.free[:len(w.free)-1]
	return p
}

var exploringSeeds = [2]maphash.Seed{maphash.MakeSeed(), maphash.MakeSeed()}

// keyNow tells the present state apart from others, with what is asked of what went
// before and whether a line of play ends here. States with equal keys go on alike,
// and to the same outcomes.
func (w *explorerWorker) keyNow(end bool) board.Key {
	w.key = w.appendTold(w.box.State().AppendKept(w.key[:0]))
	w.key = appendFlag(w.key, end)
	return board.Key{maphash.Bytes(exploringSeeds[0], w.key), maphash.Bytes(exploringSeeds[1], w.key)}
}

// appendTold appends what outcomes depend on beside the present state.
func (w *explorerWorker) appendTold(out []byte) []byte {
	latest := w.box.LatestFaceoff()
	if w.tells.winner {
		out = append(appendFlag(out, latest.Decided), byte(latest.Winner))
	}
	if w.tells.total {
		for _, total := range latest.Totals {
			out = binary.LittleEndian.AppendUint32(appendFlag(out, total.Compared), uint32(total.Total))
		}
	}
	if w.tells.ended {
		out = binary.LittleEndian.AppendUint16(out, latest.Ended)
	}
	if w.tells.later {
		out = appendFlag(out, w.box.State().Turn() > w.from.Turn)
	}
	return out
}

func appendFlag(out []byte, flag bool) []byte {
	if flag {
		return append(out, 1)
	}
	return append(out, 0)
}

// mergeRound merges where the answers of the round led. The positions that were found
// are next, those of the first one first; then come those with more answers to give.
func (e *explorer) mergeRound() {
	for _, p := range slices.Backward(e.round) {
		if !p.done {
			e.open = append(e.open, p.position)
		}
	}
	found := len(e.open)
	for i := range e.round {
		p := &e.round[i]
		from, again := p.at, false
		for j := range p.led {
			a := &p.led[j]
			if !a.further {
				from, again = p.at, false
			}
			if again {
				e.leave(a)
				continue
			}
			if from, again = e.merge(from, a); e.stopped {
				return
			}
		}
		if p.done {
			e.free = append(e.free, p.position)
		}
	}
	slices.Reverse(e.open[found:])
}

// merge numbers the state where an answer led, and reports whether it has been visited
// before. At the limit it stops the search instead.
func (e *explorer) merge(from uint32, a *arrival) (to uint32, known bool) {
	if a.ended != nil && a.ended.err != nil {
		e.err, e.stopped = a.ended.err, true
		return 0, false
	}
	to, known = a.to, a.known
	if !known && !e.apart {
		to, known = e.numbers.find(a.key) // found earlier in the round
	}
	if !known {
		if len(e.states) == e.limit {
			e.incomplete = append(e.incomplete, fmt.Sprintf("truncated at %d states", e.limit))
			e.stopped = true
			return 0, false
		}
		to = e.add(a)
	} else {
		e.leave(a)
	}
	if a.answer > 0 {
		e.edges = append(withRoom(e.edges), edge{from, to, a.answer})
	}
	return to, known
}

// leave frees the position of an arrival at what has been visited before.
func (e *explorer) leave(a *arrival) {
	if a.position != nil {
		e.free = append(e.free, a.position)
	}
}

// add numbers a new state.
func (e *explorer) add(a *arrival) uint32 {
	at := uint32(len(e.states))
	if !e.apart {
		e.numbers.add(a.key)
	}
	e.states = append(withRoom(e.states), visited{outcome: noOutcome})
	switch {
	case a.ended != nil:
		e.states[at].outcome = e.reach(a.ended)
	case a.passes:
		e.states[at].passing = 1
	default:
		a.position.at = at
		e.states[at].passing = a.position.answers.Passing()
		e.noteUnstated(a.position)
		e.open = append(e.open, a.position)
	}
	if e.progress != nil && len(e.states)%progressEvery == 0 {
		e.progress(len(e.states))
	}
	return at
}

// withRoom gives a list with room for one more, or else for as many again.
func withRoom[T any](list []T) []T {
	if len(list) < cap(list) {
		return list
	}
	return slices.Grow(list, max(leastRows, len(list)))
}

// progressEvery is after how many states progress is told.
const progressEvery = 4096
