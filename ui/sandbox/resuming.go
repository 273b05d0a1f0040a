package sandbox

import (
	"fyne.io/fyne/v2/container"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/source"
	"canterlaw/ui/look"
)

// Beginning a position in the sandbox, and taking up one that was left.

// playShipped reads a scenario, sets it up and shows it.
func (s *Screen) playShipped(head scenario.Head) {
	c, err := scenario.ReadShipped(s.library, head)
	if err != nil {
		s.fail(err)
		return
	}
	s.play(c)
}

// fail says why a scenario can't be played.
func (s *Screen) fail(err error) {
	s.hold(look.NewMargin(16, look.NewReadingColumn(
		look.NewHeading("This scenario can’t be set up"), look.NewText(source.InWords(err)),
		container.NewHBox(look.NewButton("Scenarios", nil, s.Close)))))
}

// play sets a scenario up and shows it.
func (s *Screen) play(c *scenario.Scenario) {
	if err := s.begin(c); err != nil {
		s.fail(err)
	}
}

// begin is play, but for a scenario that can't be set up: that changes nothing.
func (s *Screen) begin(c *scenario.Scenario) error {
	var sandbox *playing.Sandbox
	if err := playing.Guard(func() (err error) {
		sandbox, err = playing.NewSandbox(c)
		return err
	}); err != nil {
		return err
	}
	s.resumeIn(sandbox)
	if c.Question != "" {
		s.tabs.SelectIndex(rulingTab) // the question, before anything has happened
	} else {
		s.tabs.SelectIndex(trailTab)
	}
	s.show("")
	s.options.TitleChanged(s.Title())
	return nil
}

// resume goes on with what was being played before Close.
func (s *Screen) resume() {
	s.resumeIn(s.left)
	s.show("")
	s.options.TitleChanged(s.Title())
}

// resumeIn shows the table for a sandbox, wherever in its play it is. A scenario
// has a page, a game of its own has none.
func (s *Screen) resumeIn(sandbox *playing.Sandbox) {
	s.sandbox, s.left = sandbox, nil
	if s.course == nil || s.course.Sandbox != sandbox {
		s.takeCourse(playing.CourseOf(sandbox, s.options.Random))
	}
	s.setPlaying()
	s.acts, s.seenBy, s.panelOpen = acting{}, board.NoPlayer, false
	s.links = linker(s.library, sandbox.Scenario())
	s.decision.links, s.hand.links, s.outcomes.links = s.links, s.links, s.links
	var page *rulesdb.Page
	if sandbox.Scenario().Question != "" {
		page = sandbox.Scenario().Page()
	}
	s.options.Bar.Show(page, s.ruling.Content)
	s.title.SetText(s.titleInBar())
	s.outcomes.forget()
	s.closeHand()
	s.hold(s.player)
}

// takeCourse shows a course in place of the one before.
func (s *Screen) takeCourse(c *playing.Course) {
	s.course = c
	s.course.Stops = s.stopsAt
}
