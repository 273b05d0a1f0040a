package scenario

import "canterlaw/engine/board"

// Beginning is the position as it is set up, before anything happens in it.
func (s *Scenario) Beginning() (*board.State, error) { return s.start() }
