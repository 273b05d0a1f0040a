package scenario

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
)

// explorer searches for outcomes, depth first. Of the states it has visited it
// keeps the keys, and which answers lead from which to which; the states
// themselves only along the present line of play, where there is a choice.
type explorer struct {
	box      *Sandbox // stands where the search stands; without a record
	start    *board.State
	from     outset
	tells    asked
	limit    int
	apart    bool // equal states are not merged: the same outcomes, found slowly, for tests
	progress func(states int)

	visits   map[visit]uint32 // into states
	told     map[told]uint32
	previous struct { // what was told of the state before: most often the same again
		told   told
		number uint32
	}
	states []visited
	edges  []edge
	line   []*choicePoint // those to depth are on the present line of play
	depth  int

	outcomes   []ExploredResult // without lines, in the order found
	bySummary  map[string]int32
	unstated   map[unstated]bool
	incomplete []string
	stopped    bool
	err        error
}

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

// choicePoint is a state on the present line of play with several answers.
type choicePoint struct {
	at      uint32
	answers answers
	state   board.State
	latest  latestFaceoff
}

// visit tells states apart. Those with equal visits go on alike, and to the
// same outcomes.
type visit struct {
	state board.Key
	told  uint32 // into told
	end   uint32 // 1 where a line of play ends
}

// told is what outcomes depend on beside the state: what the scenario asks of
// what went before.
type told struct {
	latest latestFaceoff
	later  bool // another turn has begun
}

// asked says what of told a scenario asks for.
type asked struct {
	winner, total, ended, later bool
}

func (s *Scenario) asked() asked {
	a := asked{ended: s.Until.Kind == AfterFaceoff, later: s.Until.Kind == AfterFaceoff || s.Until.Kind == NextTurn}
	for i := range s.Outcome {
		a.winner = a.winner || s.Outcome[i].Kind == FaceoffWinner
		a.total = a.total || s.Outcome[i].Kind == TotalOf
	}
	return a
}

// unstated is a place where unknown cards are of which the scenario doesn't say
// what they can be.
type unstated struct {
	owner board.Player
	zone  board.Zone
}

func newExplorer(begin *Sandbox, limit int, progress func(states int)) *explorer {
	e := &explorer{
		box:       &Sandbox{scenario: begin.scenario, log: &record{latest: begin.log.latest}},
		start:     begin.State().Clone(),
		from:      begin.outset(),
		tells:     begin.scenario.asked(),
		limit:     limit,
		progress:  progress,
		visits:    map[visit]uint32{},
		told:      map[told]uint32{},
		bySummary: map[string]int32{},
		unstated:  map[unstated]bool{},
	}
	var trail board.Trail
	if e.tells.winner || e.tells.total || e.tells.ended {
		trail = &e.box.log.latest
	}
	e.box.game = engine.Resume(begin.State().Clone(), trail)
	e.box.game.LeaveOutReadings()
	e.incomplete = []string{}
	return e
}

// search visits all states that can be reached, until it is stopped.
func (e *explorer) search(ctx context.Context) {
	over := e.box.State().Result().Over
	root, _ := e.arrive(over)
	if over {
		e.reach(root)
		return
	}
	e.follow(root)
	for e.depth > 0 && !e.stopped {
		if ctx.Err() != nil {
			e.incomplete = append(e.incomplete, fmt.Sprintf("stopped at %d states", len(e.states)))
			return
		}
		here := e.line[e.depth-1]
		if !here.answers.next() {
			e.depth--
			continue
		}
		if here.answers.number > 1 {
			e.box.State().CopyFrom(&here.state)
			e.box.log.latest = here.latest
		}
		if to, goesOn := e.take(here.at, &here.answers); goesOn {
			e.follow(to)
		}
	}
}

// follow goes on from a new state as long as there is only one answer. Where
// there are several, they are next to be searched.
func (e *explorer) follow(at uint32) {
	for {
		here := e.deeper()
		here.at = at
		here.answers.ask(e.box.game)
		e.states[at].passing = here.answers.passing()
		e.noteUnstated(&here.answers)
		if here.answers.several() {
			here.state.CopyFrom(e.box.State())
			here.latest = e.box.log.latest
			e.depth++
			return
		}
		if !here.answers.next() {
			return // chance has nothing to choose from, which noteUnstated told
		}
		to, goesOn := e.take(at, &here.answers)
		if !goesOn {
			return
		}
		at = to
	}
}

// deeper gives room for one more choice on the present line of play.
func (e *explorer) deeper() *choicePoint {
	if e.depth == len(e.line) {
		e.line = append(e.line, new(choicePoint))
	}
	return e.line[e.depth]
}

// take gives an answer. It reports the state that follows, and whether the
// search goes on from there: it is new, and not where exploring stops.
func (e *explorer) take(from uint32, a *answers) (to uint32, goesOn bool) {
	answer := uint32(a.number)
	if err := a.give(e.box.game); err != nil {
		e.err, e.stopped = err, true
		return 0, false
	}
	end := e.box.State().Result().Over || e.box.isAt(e.box.scenario.Until, e.from)
	to, isNew := e.arrive(end)
	if e.stopped {
		return 0, false
	}
	e.edges = append(e.edges, edge{from, to, answer})
	if isNew && end {
		e.reach(to)
	}
	return to, isNew && !end
}

// arrive numbers the present state, which may have been visited before. At the limit it
// stops the search instead.
func (e *explorer) arrive(end bool) (at uint32, isNew bool) {
	key := visit{state: e.box.State().Key(), told: e.toldNow()}
	if end {
		key.end = 1
	}
	if at, known := e.visits[key]; known && !e.apart {
		return at, false
	}
	if len(e.states) == e.limit {
		e.incomplete = append(e.incomplete, fmt.Sprintf("truncated at %d states", e.limit))
		e.stopped = true
		return 0, false
	}
	at = uint32(len(e.states))
	e.visits[key] = at
	e.states = append(e.states, visited{outcome: noOutcome})
	if e.progress != nil && len(e.states)%progressEvery == 0 {
		e.progress(len(e.states))
	}
	return at, true
}

// progressEvery is after how many states progress is told.
const progressEvery = 4096

// toldNow numbers what outcomes depend on beside the present state.
func (e *explorer) toldNow() uint32 {
	if e.tells == (asked{}) {
		return 0
	}
	latest, now := &e.box.log.latest, told{}
	if e.tells.winner {
		now.latest.decided, now.latest.winner = latest.decided, latest.winner
	}
	if e.tells.total {
		now.latest.totals = latest.totals
	}
	if e.tells.ended {
		now.latest.ended = latest.ended
	}
	if e.tells.later {
		now.later = e.box.State().Turn() > e.from.turn
	}
	if now == e.previous.told && len(e.told) > 0 {
		return e.previous.number
	}
	number, known := e.told[now]
	if !known {
		number = uint32(len(e.told))
		e.told[now] = number
	}
	e.previous.told, e.previous.number = now, number
	return number
}

// reach counts the present state, at which a line of play ends, to its outcome.
func (e *explorer) reach(at uint32) {
	summary := e.box.summary()
	outcome, known := e.bySummary[summary]
	if !known {
		outcome = int32(len(e.outcomes))
		e.bySummary[summary] = outcome
		e.outcomes = append(e.outcomes, ExploredResult{Summary: summary, Says: e.box.outcome()})
	}
	e.outcomes[outcome].Ends++
	e.states[at].outcome = outcome
}

// summary words the scenario's outcome: "winner of faceoff: A, scores: 5–5".
func (b *Sandbox) summary() string {
	values := make([]string, len(b.scenario.Outcome))
	for i := range b.scenario.Outcome {
		values[i] = b.scenario.Outcome[i].Text + ": " + b.Value(&b.scenario.Outcome[i])
	}
	return strings.Join(values, ", ")
}

// outcome words the scenario's outcome: "Avery wins the faceoff; the scores are 5–5".
func (b *Sandbox) outcome() string {
	w := words{scenario: b.scenario, state: b.State()}
	says := make([]string, len(b.scenario.Outcome))
	for i := range b.scenario.Outcome {
		says[i] = w.valueNow(b, &Expectation{Subject: &b.scenario.Outcome[i]})
	}
	return capitalized(strings.Join(says, "; "))
}

// noteUnstated notes where outcomes may be missing because the scenario doesn't
// say what unknown cards can be: Chance names one, or a player holds one with
// which more actions might be possible.
func (e *explorer) noteUnstated(a *answers) {
	s := e.box.State()
	if a.decision.Open {
		e.addUnstated(a.decision.Card)
	}
	if a.decision.Kind != board.Opening {
		return
	}
	hand := s.Cards(board.Hand, a.decision.Player)
	i := slices.IndexFunc(hand, func(c board.CardID) bool { return s.Print(c) == board.Unknown })
	if i >= 0 {
		e.addUnstated(hand[i])
	}
}

func (e *explorer) addUnstated(c board.CardID) {
	s := e.box.State()
	where := unstated{s.Owner(c), s.Zone(c)}
	if e.unstated[where] {
		return
	}
	e.unstated[where] = true
	said := "list its cards"
	if where.zone != board.ProblemDeck {
		said = "list them in the draw pool"
	}
	e.incomplete = append(e.incomplete,
		fmt.Sprintf("what unknown cards %s can be is not stated: %s", words{scenario: e.box.scenario, state: s}.where(c), said))
}
