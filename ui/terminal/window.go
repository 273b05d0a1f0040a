package terminal

import (
	"fmt"
	"os"
)

// windowCommand opens the window: what Canterlaw does when nothing is asked
// for.
type windowCommand struct{}

// openCommand opens the window with a file in it, as desktops do.
type openCommand struct {
	File string `arg:"" optional:"" predictor:"file" help:"A scenario file, or a deck as canterlaw deck reads it."`
}

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

func (windowCommand) Run(s *session) error { return s.openWindow("") }

// Run opens the window even where the file can't be found, which the window tells: whoever presses a file on a
// desktop sees no terminal. The terminal tells it when the window is closed, or at once where there is none.
func (c *openCommand) Run(s *session) error {
	_, missing := os.Stat(c.File)
	noWindow := s.openWindow(c.File)
	if c.File != "" && missing != nil {
		return fmt.Errorf("opening a file: %w", missing)
	}
	return noWindow
}

// openWindow opens the window with a file in it, "" for none.
func (s *session) openWindow(file string) error {
	if err := s.Window(s.folder, file); err != nil {
		return &windowError{err}
	}
	return nil
}
