package sandbox

import "canterlaw/engine/board"

// draw lets Chance decide at random what an unknown card is: this once, or for
// as long as nothing but Chance is asked. Each is a move of its own.
func (s *Screen) draw(all bool) {
	s.move(func() error {
		for {
			if err := s.course.Draw(); err != nil {
				return err
			}
			if state := s.sandbox.State(); !all || state.Result().Over || state.Decision().Kind != board.ChooseCard {
				return nil
			}
		}
	})
}
