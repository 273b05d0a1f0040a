package terminal

import (
	"fmt"
	"strings"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

type scenarioRewindCommand struct {
	File string `arg:"" help:"A scenario file with steps."`
	To   int    `required:"" placeholder:"STEP" help:"The step that is gone back to before, from 1."`
}

func (c *scenarioRewindCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	loaded, err := scenario.Load(lib, c.File)
	if err != nil {
		return err
	}
	course, err := playing.NewCourse(loaded, func(int) int { return 0 })
	if err != nil {
		return err
	}
	place, err := course.ToStep(c.To)
	if err != nil {
		return err
	}
	if err := course.ToEnd(); err != nil {
		return err
	}
	rewind := course.RewindTo(place)
	if s.json {
		return s.printJSON(rewind)
	}
	s.printRewind(lib, rewind)
	return nil
}

// printRewind prints what a rewind comes to, for people.
func (s *session) printRewind(lib *rulesdb.Library, r playing.Rewind) {
	fmt.Fprintf(s.Out, "Back to before: %s\n", r.Before)
	group := func(title string, items []string) {
		if len(items) > 0 {
			fmt.Fprintf(s.Out, "\n%s\n  %s\n", title, strings.Join(items, "\n  "))
		}
	}
	group("Drawn since", r.Drawn)
	group("Seen since", r.Seen)
	group("Public since", r.Public)
	group("Decided since", r.Decisions)
	group("Can’t be restored", r.Lost)
	group("Restored", r.Restored)
	var floor []string
	for _, id := range r.Floor {
		if section := lib.Section(id); section != nil {
			floor = append(floor, section.Name())
		}
	}
	group("Floor rules that apply; what is done is for the Head Judge to rule", floor)
	group("Rules", r.Rules)
}
