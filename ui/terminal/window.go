package terminal

// windowCommand opens the window: what Canterlaw does when nothing is asked
// for.
type windowCommand struct{}

// windowError says why there is no window, and what works without one.
type windowError struct{ cause error }

func (e *windowError) Error() string {
	return e.cause.Error() + `

All the rest works without a window:
  canterlaw search dismiss vs retire     find a rule, a term or a card
  canterlaw rule 514.4c                  show a rule
  canterlaw card "Rainbow Dash, Flier Extraordinaire"
                                         show a card
  canterlaw scenario trail FILE          walk through a ruling
  canterlaw --help                       all commands`
}

func (e *windowError) Unwrap() error { return e.cause }

func (windowCommand) Run(s *session) error {
	if err := s.Window(s.folder); err != nil {
		return &windowError{err}
	}
	return nil
}
