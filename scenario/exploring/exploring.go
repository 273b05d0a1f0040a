package exploring

import (
	"context"
	"fmt"
	"runtime"

	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// DefaultLimit is how many states Explore visits where nothing else is said.
const DefaultLimit = 1_000_000

// Exploration is what exploring a scenario found.
type Exploration struct {
	File  string `json:"file"`
	Name  string `json:"name"`
	Begun Begun  `json:"begun"` // from where
	Until string `json:"until"` // to where, as the scenario has it

	Complete bool `json:"complete"` // there are no outcomes but those listed
	// Incomplete says what keeps the list from being complete.
	Incomplete []string `json:"incomplete"`
	// States is how many different states were visited: those in which the game
	// waits for an answer, passing included, and those that ended a line of play.
	States   int              `json:"states"`
	Outcomes []ExploredResult `json:"outcomes"` // in the order of their summaries
}

// Begun is where exploring began.
type Begun string

// Where exploring can begin.
const (
	AtSetup    Begun = "setup"           // the steps, if any, lead to where exploring stops
	AfterSteps Begun = "after the steps" // with the steps of the scenario done
	FromHere   Begun = "here"            // at the moment that a sandbox shows
)

// ExploredResult is one of the outcomes that a position can lead to.
type ExploredResult struct {
	Summary string `json:"summary"` // the subjects of the scenario's outcome with their values
	Says    string `json:"says"`    // the same in words
	Ends    int    `json:"ends"`    // how many different states have it
	// Line is the shortest line of play that leads there: what each player chose
	// and what chance brought, but for passes where nothing else was possible.
	Line []string `json:"line"`

	Answers []uint32 `json:"-"` // by which the line is played: their numbers among all answers
}

// Explore finds every outcome that a scenario's position can lead to, over
// every order of decisions and every fact left to Chance. A line of play ends
// where the scenario's until is reached, or as the game ends. Outcomes are told
// apart by the subjects of the scenario's outcome. Conceding and what a judge
// does by hand, which are always possible, are left out.
//
// Exploring begins after the scenario's steps. Where these lead to until, or
// past it, they are one line of play among those looked for, and exploring
// begins at the setup; the places "next …" are those after the steps.
//
// States with equal keys go on alike and are visited once. The search stops at
// limit states. progress, which may be nil, is told from time to time how many
// there have been.
//
// The error is an *UnexplorableError where the scenario doesn't say what to
// look for, and a *StepError where a step can't be made.
func Explore(s *scenario.Scenario, limit int, progress func(states int)) (*Exploration, error) {
	return inContext(context.Background(), s, limit, progress)
}

// inContext is Explore until the context is done: then it gives what has
// been found by then, which is incomplete.
func inContext(ctx context.Context, s *scenario.Scenario, limit int, progress func(states int)) (*Exploration, error) {
	return ByWorkers(s, ctx, limit, runtime.GOMAXPROCS(0), progress)
}

// ByWorkers explores with so many workers at a time. How many doesn't change what is found. It
// fails as Explore does.
func ByWorkers(s *scenario.Scenario, ctx context.Context, limit, workers int, progress func(states int)) (*Exploration,
	error) {
	if err := checkExplorable(s, limit); err != nil {
		return nil, err
	}
	begin, begun, err := whereExploringBegins(s)
	if err != nil {
		return nil, err
	}
	return exploreBy(begin, ctx, begun, asks(s), limit, workers, progress)
}

// Here is ExploreContext from the position that the sandbox stands at, by what is asked. It is
// an error if the engine refuses an answer on the way, which is a mistake in the program.
func Here(b *playing.Sandbox, ctx context.Context, asks *Asked, limit int,
	progress func(states int)) (*Exploration, error) {
	return exploreBy(b, ctx, FromHere, asks, limit, runtime.GOMAXPROCS(0), progress)
}

func exploreBy(b *playing.Sandbox, ctx context.Context, begun Begun, asks *Asked, limit,
	workers int, progress func(states int)) (
	*Exploration, error,
) {
	s := b.Scenario()
	e := newExplorer(b, asks, limit, workers, progress)
	e.search(ctx)
	if e.err != nil {
		return nil, fmt.Errorf("%s: exploring: %w", s.File, e.err)
	}
	found := &Exploration{File: s.File, Name: s.Title, Begun: begun, Until: asks.Until.Text,
		Complete:   len(e.incomplete) == 0,
		Incomplete: e.incomplete, States: len(e.states)}
	var err error
	found.Outcomes, err = e.results()
	if err != nil {
		return nil, fmt.Errorf("%s: exploring: %w", s.File, err)
	}
	return found, nil
}

// checkExplorable refuses what can't be explored.
func checkExplorable(s *scenario.Scenario, limit int) error {
	switch {
	case s.Until == nil:
		return &UnexplorableError{s.File, `no "until:"`, `where exploring stops, such as "until: end of faceoff"`}
	case len(s.Outcome) == 0:
		return &UnexplorableError{s.File, `no "outcome:"`,
			`what outcomes are told apart by, such as "outcome: [winner of faceoff, scores]"`}
	case limit < 1:
		return &UnexplorableError{s.File, fmt.Sprintf("a limit of %d states", limit), "at least 1"}
	}
	return nil
}

// whereExploringBegins gives the position after the steps, or if these lead to
// where exploring stops, the setup.
func whereExploringBegins(s *scenario.Scenario) (*playing.Sandbox, Begun, error) {
	b, err := playing.NewSandbox(s)
	if err != nil || len(s.Steps) == 0 {
		return b, AtSetup, err
	}
	reached, err := b.ToEndBy(s.Until)
	if err != nil {
		return nil, "", err
	}
	if s.Until.IsNext() || !reached && !b.State().Result().Over {
		return b, AfterSteps, nil
	}
	b, err = playing.NewSandbox(s)
	return b, AtSetup, err
}

// UnexplorableError says what about a scenario keeps it from being explored.
type UnexplorableError struct {
	File            string
	Found, Expected string
}

func (e *UnexplorableError) Error() string {
	return fmt.Sprintf("%s can't be explored: found %s; expected %s", e.File, e.Found, e.Expected)
}
