package setup

import (
	"reflect"
	"slices"

	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
	"canterlaw/ui/look"
)

// Running what is set up, and what keeps it from running.

// check looks for what keeps the position from running, while the window goes on.
func (s *Screen) check() {
	if s.cards == nil {
		return
	}
	s.checks++
	n, p, cards, library := s.checks, s.draft.Position.Clone(), s.cards, s.library
	s.options.Background(func() {
		var found []position.Obstacle
		var counted *figures
		if fault := playing.Guard(func() error {
			if found = cards.Obstacles(p); len(found) == 0 {
				counted = figuresOf(library, p.Clone())
			}
			return nil
		}); fault != nil {
			found = []position.Obstacle{{Says: "It can’t be looked at: " + fault.Error() + "."}}
		}
		s.options.OnMain(func() {
			if n != s.checks {
				return
			}
			before := p.All()
			for i := range found {
				found[i].Card = s.draft.Same(before, found[i].Card)
			}
			as := reflect.DeepEqual(counted, s.figures) && slices.EqualFunc(found, s.obstacles, isSameObstacle)
			s.obstacles, s.figures = found, counted
			if !as {
				s.show()
			}
		})
	})
}

// isSameObstacle reports whether two obstacles are shown alike.
func isSameObstacle(a, b position.Obstacle) bool {
	return a.Says == b.Says && a.Rule == b.Rule && a.Repair == b.Repair && a.Card == b.Card &&
		(a.Do == nil) == (b.Do == nil)
}

// repair does what is offered against an obstacle. The obstacle was found in a copy: it
// is looked for again in the position itself.
func (s *Screen) repair(i int) {
	s.change(func(p *position.Position) error {
		if found := s.cards.Obstacles(p); i < len(found) && found[i].Do != nil {
			found[i].Do(p)
		}
		return nil
	})
}

// Run plays the position, or says what keeps it from running.
func (s *Screen) Run() {
	if s.cards == nil {
		return
	}
	if s.isLineChanged() {
		s.options.Window.Canvas().Unfocus() // which takes it over
		if s.lineLeft != "" {
			return
		}
	}
	if s.isTyping() {
		leaves := "Escape"
		if look.HasScreenKeys() {
			leaves = "Clear the field"
		}
		s.keepFromRunning("✕ What is typed isn’t on the table yet: Enter puts it there, " + leaves + " leaves it out.")
		return
	}
	if len(s.found().faults) > 0 && s.runsWithout != s.field.Text {
		s.runsWithout = s.field.Text
		s.keepFromRunning("✕ What can’t be read isn’t on the table: Run again goes on without it.")
		return
	}
	c, err := s.scenario()
	if err != nil {
		s.obstacles = s.cards.Obstacles(s.draft.Position)
		s.keepFromRunning("✕ It can’t run yet: see below.")
		return
	}
	s.keepDraft()
	if err := s.options.Run(c); err != nil {
		s.halves.Show(1)
		s.say(err)
	}
}

// keepFromRunning says, where the panel is seen, why the position doesn't run.
func (s *Screen) keepFromRunning(why string) {
	s.notice = why
	s.halves.Show(1)
	s.show()
}

// scenario is the position as the sandbox plays it.
func (s *Screen) scenario() (*scenario.Scenario, error) {
	if s.draft.Title() == "" {
		s.draft.SetTitle(untitled)
	}
	file, err := s.draft.File()
	if err != nil {
		return nil, err
	}
	return scenario.Read(s.library, s.Title(), file)
}
