package terminal

import (
	"errors"
	"fmt"
	"strings"

	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// scenarioCommand checks and shows scenarios.
type scenarioCommand struct {
	Check scenarioCheckCommand `cmd:"" name:"run" help:"Run scenarios and check what they expect."`
	Trail scenarioTrailCommand `cmd:"" help:"Walk through a scenario, with the rule behind every step."`

	Ruling scenarioRulingCommand `cmd:"" help:"Write the ruling of a scenario, as Markdown or PDF."`

	Play    scenarioPlayCommand    `cmd:"" help:"Play a position with another program, in lines of JSON."`
	Explore scenarioExploreCommand `cmd:"" help:"List every outcome that a position can lead to, with a line of play for each."`

	Line   scenarioLineCommand   `cmd:"" help:"Write the position of a scenario as one line."`
	From   scenarioFromCommand   `cmd:"" help:"Make a scenario file from a position in one line."`
	Known  scenarioKnownCommand  `cmd:"" help:"Say what is known about a position: rulings near to it, points not settled, errata."`
	Rewind scenarioRewindCommand `cmd:"" help:"Say what going back to before a step comes to at a table: what was drawn, seen and made public since, and what can’t be restored."`
}

type scenarioCheckCommand struct {
	Paths []string `arg:"" predictor:"file" name:"path" help:"Scenario files, and folders of them."`
}

func (c *scenarioCheckCommand) Run(s *session) error {
	defer tidyLess()()
	lib, err := s.library()
	if err != nil {
		return err
	}
	reports, unusable := playing.RunPaths(lib, c.Paths)
	failed := 0
	for i := range reports {
		if reports[i].Failures == nil {
			reports[i].Failures = []playing.Result{}
		}
		if !reports[i].OK && reports[i].Error == "" {
			failed++
		}
	}
	if s.json {
		if err := s.printJSON(reports); err != nil {
			return err
		}
	} else {
		s.printRuns(reports, failed)
	}
	switch {
	case unusable != nil:
		return unusable
	case failed > 0:
		return errCheckFailed
	default:
		return nil
	}
}

// printRuns prints how the runs of scenarios went, so many of which failed. What is
// wrong with a file that is no scenario is said on Err.
func (s *session) printRuns(reports []playing.Report, failed int) {
	ran := 0
	for _, report := range reports {
		if report.Error != "" {
			fmt.Fprintf(s.Out, "ERROR  %s: not run\n", report.File)
			continue
		}
		ran++
		verdict := "ok    "
		if !report.OK {
			verdict = "FAILED"
		}
		fmt.Fprintf(s.Out, "%s %s: %s\n", verdict, report.File, report.Name)
		for _, failure := range report.Failures {
			fmt.Fprintln(s.Out, hang(resultLine(failure), 7, width))
		}
	}
	fmt.Fprintf(s.Out, "%d of %d scenarios failed\n", failed, ran)
	if refused := len(reports) - ran; refused > 0 {
		fmt.Fprintf(s.Out, "%d of %d files could not be run\n", refused, len(reports))
	}
}

// resultLine says of an expectation where it stands and, if it did not hold,
// what was the case instead.
func resultLine(result playing.Result) string {
	var line string
	if result.Line > 0 {
		line = fmt.Sprintf("line %d: ", result.Line)
	}
	if result.OK {
		return line + result.Expected
	}
	return line + "expected " + result.Expected + "; got " + result.Got
}

type scenarioTrailCommand struct {
	File string `arg:"" predictor:"file" help:"A scenario file."`
}

// trailOutput is a ruling trail for programs.
type trailOutput struct {
	File     string           `json:"file"`
	Name     string           `json:"name"`
	Question string           `json:"question"`
	Ruling   string           `json:"ruling"`
	Trail    []playing.Line   `json:"trail"`
	Results  []playing.Result `json:"results"`  // of what the scenario expects
	Stopped  string           `json:"stopped"`  // why a step can't be made; "" if all were
	Decision string           `json:"decision"` // what is to be decided then; "" if the game is over
	Options  []string         `json:"options"`  // among which answers
}

func (c *scenarioTrailCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	played, err := scenario.Load(lib, c.File)
	if err != nil {
		return err
	}
	sandbox, err := playing.NewSandbox(played)
	if err != nil {
		return err
	}
	var stopped *playing.StepError
	if err := sandbox.ToEnd(); err != nil && !errors.As(err, &stopped) {
		return err
	}
	out := trailOutput{
		File:     played.File,
		Name:     played.Title,
		Question: played.Question,
		Ruling:   played.Ruling,
		Trail:    append([]playing.Line{}, sandbox.Trail()...),
		Results:  append([]playing.Result{}, sandbox.Results()...),
	}
	if stopped != nil {
		out.Stopped = stopped.Error()
	}
	if !sandbox.State().Result().Over {
		out.Decision, out.Options = sandbox.Decision(), sandbox.Options()
	}
	if unanswered := sandbox.Unanswered(); unanswered != nil {
		out.Results = append(out.Results, *unanswered)
	}
	if s.json {
		err = s.printJSON(out)
	} else {
		s.printTrail(out)
	}
	if err == nil && !out.holds() {
		return errCheckFailed
	}
	return err
}

// holds reports whether all steps were made and all that was expected came to
// be.
func (t *trailOutput) holds() bool {
	for _, result := range t.Results {
		if !result.OK {
			return false
		}
	}
	return t.Stopped == ""
}

// printTrail prints a trail for people: the question, what happens, and
// whether what the scenario expects came to be.
func (s *session) printTrail(t trailOutput) {
	fmt.Fprintln(s.Out, wrap(t.Name, width))
	if t.Question != "" {
		s.printPart("Question", wrap(t.Question, width-2))
	}
	if t.Ruling != "" {
		s.printPart("Ruling", wrap(t.Ruling, width-2))
	}
	if len(t.Trail) > 0 {
		fmt.Fprintln(s.Out, "\nWhat happens")
	}
	for _, line := range t.Trail {
		left := 2 + 2*line.Depth
		line.Depth = 0
		alone := playing.FormatTrail([]playing.Line{line})
		fmt.Fprintln(s.Out, hang(strings.TrimSuffix(alone, "\n"), left, width))
	}
	if t.Stopped != "" {
		s.printPart("Here it stops", t.Stopped)
	}
	if t.Decision != "" && len(t.Results) == 0 { // a position to look at, in which nothing is expected
		s.printPart("Now", wrap(t.Decision, width-2))
		for _, option := range t.Options {
			fmt.Fprintln(s.Out, hang("- "+option, 4, width))
		}
	}
	if len(t.Results) > 0 {
		fmt.Fprintln(s.Out, "\nWhat the scenario expects")
	}
	for _, result := range t.Results {
		said := "✓ " + result.Says
		if !result.OK {
			said = fmt.Sprintf("✗ expected: %s; instead: %s", result.Says, result.Instead)
		}
		if result.Line > 0 {
			said += fmt.Sprintf(" (line %d)", result.Line)
		}
		fmt.Fprintln(s.Out, hang(said, 2, width))
	}
}
