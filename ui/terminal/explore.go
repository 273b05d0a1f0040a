package terminal

import (
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"canterlaw/scenario"
	"canterlaw/scenario/exploring"
	"canterlaw/scenario/wording"
)

type scenarioExploreCommand struct {
	Limit int    `default:"1000000" placeholder:"N" help:"How many states to visit at most. By default, a million."`
	File  string `arg:"" predictor:"file" help:"A scenario file with \"until\" and \"outcome\"."`
}

func (c *scenarioExploreCommand) Run(s *session) error {
	defer tidyLess()()
	lib, err := s.library()
	if err != nil {
		return err
	}
	explored, err := scenario.Load(lib, c.File)
	if err != nil {
		return err
	}
	bar := progressLine{out: s.Err, shown: !s.json && isTerminal(s.Err), last: time.Now()}
	found, err := exploring.Explore(explored, c.Limit, bar.show)
	bar.clear()
	if err != nil {
		return err
	}
	if s.json {
		return s.printJSON(found)
	}
	s.printExploration(found, explored)
	return nil
}

// printExploration prints for people what exploring found.
func (s *session) printExploration(found *exploring.Exploration, of *scenario.Scenario) {
	fmt.Fprintln(s.Out, wrap(found.Name, width))
	about := fmt.Sprintf("\nExplored from the setup %s.", wording.PlaceInWords(of.Until))
	if found.Begun == exploring.AfterSteps {
		about = fmt.Sprintf("\nExplored from after the steps %s.", wording.PlaceInWords(of.Until))
	}
	if of.TextIgnored {
		about += " The text of cards is ignored."
	}
	if names := of.WithoutText(); len(names) > 0 {
		about += " The text of these cards is not known, and they go by their facts alone: " +
			strings.Join(names, "; ") + "."
	}
	fmt.Fprintln(s.Out, wrap(about, width))
	if found.Complete {
		fmt.Fprintf(s.Out, "Complete: %s, %s.\n", counted(len(found.Outcomes), "outcome"),
			counted(found.States, "state"))
	} else {
		fmt.Fprintf(s.Out, "Not complete: %s, %s. There may be more outcomes:\n",
			counted(len(found.Outcomes), "outcome"), counted(found.States, "state"))
		for _, why := range found.Incomplete {
			fmt.Fprintln(s.Out, hang("- "+why, 2, width))
		}
	}
	for _, outcome := range found.Outcomes {
		fmt.Fprintf(s.Out, "\n%s\n", wrap(fmt.Sprintf("%s (%s)", outcome.Says, counted(outcome.Ends, "end state")),
			width))
		if len(outcome.Line) == 0 {
			fmt.Fprintln(s.Out, "  nobody has anything to decide")
		}
		for i, choice := range outcome.Line {
			fmt.Fprintln(s.Out, hang(fmt.Sprintf("%d. %s", i+1, choice), 2, width))
		}
	}
}

// counted words a number of things: "1 state", "12,000 states".
func counted(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return grouped(n) + " " + thing
}

// grouped writes a number with a comma before each three digits.
func grouped(n int) string {
	digits := fmt.Sprint(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}

// progressLine tells on one line of a terminal how far long work has come, once
// a second.
type progressLine struct {
	out   io.Writer
	shown bool
	last  time.Time
	width int // of what stands on the line
}

func (p *progressLine) show(states int) { p.tell(counted(states, "state") + " so far") }

func (p *progressLine) tell(line string) {
	if !p.shown || time.Since(p.last) < time.Second {
		return
	}
	p.last = time.Now()
	line += strings.Repeat(" ", max(0, p.width-len(line)))
	p.width = len(line)
	fmt.Fprintf(p.out, "\r%s", line)
}

// clear empties the line.
func (p *progressLine) clear() {
	if p.width > 0 {
		fmt.Fprintf(p.out, "\r%s\r", strings.Repeat(" ", p.width))
	}
}

// isTerminal reports whether what is written is shown to somebody.
func isTerminal(out io.Writer) bool {
	file, isFile := out.(*os.File)
	if !isFile {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
