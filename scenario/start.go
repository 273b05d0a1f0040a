package scenario

import (
	"fmt"

	"canterlaw/engine"
	"canterlaw/engine/board"
)

// Start sets up the position at its point, before anything has happened. It is an error that
// names the file if that can't be set up: cards that can't lie so, an effect that asks a player,
// a point that the position doesn't have.
func (s *Scenario) Start() (*board.State, error) {
	state, err := board.New(s.Program, s.Setup)
	if err == nil {
		err = engine.Prepare(state, s.prepared...)
	}
	switch {
	case err != nil:
	case s.fromStart:
		engine.Start(state)
	default:
		err = engine.At(state, s.Point)
	}
	if err != nil {
		return nil, &setupError{s.File, err}
	}
	return state, nil
}

// setupError says why a position can't be set up.
type setupError struct {
	file string
	err  error
}

func (e *setupError) Error() string { return fmt.Sprintf("%s: setting up: %v", e.file, e.err) }

func (e *setupError) Unwrap() error { return e.err }
