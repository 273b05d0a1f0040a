package playing

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// Report tells how a run of a scenario went.
type Report struct {
	File     string   `json:"file"`
	Name     string   `json:"name"`
	OK       bool     `json:"ok"`
	Failures []Result `json:"failures"`
	Error    string   `json:"error,omitempty"` // why the file is no scenario; then nothing has run
	Outcome  []Value  `json:"outcome,omitempty"`
}

// Value is a subject of the scenario's outcome with its value.
type Value struct {
	Subject string `json:"subject"`
	Value   string `json:"value"`
}

// way is a way of running a scenario. All ways must give the same result.
type way struct {
	name    string
	between func(*Sandbox) error // what is done to the game after every move
	after   func(*Sandbox) error // what is checked at the end
}

// ways are the five in which every scenario runs.
var ways = []way{
	{name: "plain"},
	{name: "copied at every decision", between: copyState},
	{name: "written out and read back at every decision", between: writeAndRead},
	{name: "rolled back and replayed", between: rollBackAndReplay},
	{name: "folded from its trail", after: foldTrail},
}

// Run runs the scenario in all five ways and reports what was not as expected.
func Run(s *scenario.Scenario) Report {
	report := Report{File: s.File, Name: s.Title}
	plain, err := runOneWay(s, ways[0])
	if plain != nil {
		report.Failures = plain.failures()
	}
	if err != nil {
		report.Failures = append(report.Failures, failure(err))
		return report
	}
	if unanswered := plain.Unanswered(); unanswered != nil {
		report.Failures = append(report.Failures, *unanswered)
	}
	for i := range s.Outcome {
		report.Outcome = append(report.Outcome, Value{s.Outcome[i].Text, plain.Value(&s.Outcome[i])})
	}
	for _, w := range ways[1:] {
		other, err := runOneWay(s, w)
		if err == nil {
			err = sameResult(plain, other)
		}
		if err != nil {
			report.Failures = append(report.Failures, Result{Expected: "the same result " + w.name, Got: err.Error()})
		}
	}
	report.OK = len(report.Failures) == 0
	return report
}

// failures are the expectations met so far that did not hold. Where a step
// can't be made they often say why.
func (b *Sandbox) failures() []Result {
	var failures []Result
	for _, r := range b.Results() {
		if !r.OK {
			failures = append(failures, r)
		}
	}
	return failures
}

// failure is a step that can't be made, as a failed expectation.
func failure(err error) Result {
	var step *StepError
	if errors.As(err, &step) {
		return Result{Position: step.Position, Line: step.Position.Line, Expected: "the step " +
			step.Step, Got: step.Why,
			Says: step.Says, Instead: step.Instead}
	}
	return Result{Expected: "a position that can be set up", Got: err.Error()}
}

// runOneWay makes all steps. If one can't be made, it gives the sandbox as it
// was before that step with the error.
func runOneWay(s *scenario.Scenario, w way) (*Sandbox, error) {
	b, err := NewSandbox(s)
	if err != nil {
		return nil, err
	}
	if err := b.ToEndWith(w.between); err != nil {
		return b, err
	}
	if w.after != nil {
		if err := w.after(b); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// sameResult compares the end states and the records of two runs.
func sameResult(one, other *Sandbox) error {
	if one.State().Key() != other.State().Key() {
		return errors.New("the end states differ")
	}
	oneTrail, otherTrail := FormatTrail(one.Trail()), FormatTrail(other.Trail())
	if oneTrail != otherTrail {
		return fmt.Errorf("the trails differ:\n%s\nand\n%s", oneTrail, otherTrail)
	}
	return nil
}

// copyState plays on with a copy, in which players have the same options and cards the
// same values.
func copyState(b *Sandbox) error {
	played := b.game
	b.game = resume(b.scenario, b.State().Clone(), b.log)
	if !slices.Equal(played.Options(), b.game.Options()) {
		return errors.New("a copy of the state has other options")
	}
	for c := board.CardID(1); int(c) <= b.State().CardCount(); c++ {
		one, other := valuesOf(played.State(), c), valuesOf(b.State(), c)
		if one != other {
			return fmt.Errorf("in a copy of the state a card has other values: %s, not %s", other, one)
		}
	}
	return nil
}

// valuesOf writes what modifiers can make of a card.
func valuesOf(s *board.State, c board.CardID) string {
	power, _ := s.Power(c)
	return fmt.Sprint(power, s.Colors(c), s.Traits(c), s.AbilitiesOf(c), s.Bonus(c), s.PointValue(c),
		s.Sees(0, c), s.Sees(1, c))
}

func writeAndRead(b *Sandbox) error {
	written, err := b.State().MarshalJSON()
	if err != nil {
		return fmt.Errorf("writing the state: %w", err)
	}
	state, err := board.Read(b.scenario.Program, written)
	if err != nil {
		return fmt.Errorf("reading the state back: %w", err)
	}
	b.game = resume(b.scenario, state, b.log)
	return nil
}

// rollBackAndReplay takes the latest move back and makes it again from the
// state before it, whose record must then be the same.
func rollBackAndReplay(b *Sandbox) error {
	move := b.latest
	b.latest = nil
	key, entries := b.State().Key(), len(b.log.Entries)
	if !b.Back() {
		return errors.New("the move can't be taken back")
	}
	b.remember()
	if err := move(); err != nil {
		return fmt.Errorf("making a move again: %w", err)
	}
	if b.State().Key() != key || len(b.log.Entries) != entries {
		return errors.New("making a move again gives another state")
	}
	return nil
}

// foldTrail folds the record over the starting position, which must give what
// is on the table: nothing happens off the record.
func foldTrail(b *Sandbox) error {
	state, err := b.scenario.Start()
	if err != nil {
		return err
	}
	state.Fold(b.log.Entries)
	if state.TableKey() != b.State().TableKey() {
		return errors.New("the trail folded over the start gives another table")
	}
	return nil
}

// RunPaths runs scenarios as [Run] does, side by side: those of the files, and
// those of all .yaml files in the folders and beneath them. Reports are in the
// order of the paths, and within a folder of the files' names.
//
// A file that isn't a scenario doesn't keep the others from running: its report has
// an Error. The error tells of every such file; each has a [*FileError] in it.
func RunPaths(lib *rulesdb.Library, paths []string) ([]Report, error) {
	var reports []Report
	var scenarios []*scenario.Scenario // by their place in the reports; nil where a file is none
	var refused []error
	add := func(file string, s *scenario.Scenario, err error) {
		report := Report{File: file}
		if err != nil {
			refused = append(refused, err)
			report.Error = err.Error()
		}
		reports, scenarios = append(reports, report), append(scenarios, s)
	}
	for _, path := range paths {
		files, err := scenario.FilesAt(path)
		if err != nil {
			add(path, nil, err)
		}
		for _, file := range files {
			s, err := scenario.Load(lib, file)
			add(file, s, err)
		}
	}
	var running sync.WaitGroup
	for i, s := range scenarios {
		if s != nil {
			running.Go(func() { reports[i] = Run(s) })
		}
	}
	running.Wait()
	return reports, errors.Join(refused...)
}

// FailsWithout reports whether a scenario fails when a rule is switched off.
// Without a rule a game may go on for ever, or come to a step that finds nothing
// where the rules put something: that is failing too.
func FailsWithout(s *scenario.Scenario, n rule.Number) (fails bool) {
	defer func() {
		if recover() != nil {
			fails = true
		}
	}()
	without := *s
	without.Program, without.PointsUnsaid = s.Program.Without(n), true
	b, err := runOneWay(&without, way{between: stopAfter(mostMoves)})
	return err != nil || slices.ContainsFunc(b.Results(), func(r Result) bool { return !r.OK })
}

// mostMoves is how many moves a scenario may take while a rule is switched off.
// None needs nearly as many.
const mostMoves = 2_000

// stopAfter gives an error after a number of moves.
func stopAfter(most int) func(*Sandbox) error {
	moves := 0
	return func(*Sandbox) error {
		if moves++; moves > most {
			return fmt.Errorf("the scenario has not come to its end after %d moves", most)
		}
		return nil
	}
}
