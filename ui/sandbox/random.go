package sandbox

import "canterlaw/engine/board"

// draw has Chance decide at random what an unknown card is: this once, or for
// as long as nothing but Chance is asked. Each is a move of its own.
func (s *Screen) draw(all bool) {
	s.move(func() error {
		for {
			if err := s.course.Choose(drawn(s.sandbox.State(), s.options.Random)); err != nil {
				return err
			}
			if state := s.sandbox.State(); !all || state.Result().Over || state.Decision().Kind != board.ChooseCard {
				return nil
			}
		}
	})
}

// drawn gives the place of the option that is drawn for Chance's decision: each
// copy of a card is as likely as any other, or each option where it was not
// stated how many copies there are. random gives a number from 0 below n.
func drawn(state *board.State, random func(n int) int) int {
	d, options := state.Decision(), state.StoredOptions()
	all := 0
	for _, o := range options {
		all += state.Copies(d.Card, o.Print)
	}
	if all == 0 || d.Open {
		return random(len(options))
	}
	left := random(all)
	for i, o := range options {
		left -= state.Copies(d.Card, o.Print)
		if left < 0 {
			return i
		}
	}
	return len(options) - 1
}
