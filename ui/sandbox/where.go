package sandbox

import (
	"fmt"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// where says where in the game the sandbox is, from the turn down to the open
// window.
func where(b *scenario.Sandbox) string {
	state := b.State()
	if over := state.Result(); over.Over {
		return "The game is over"
	}
	if state.Turn() == 0 {
		return "Before the first turn"
	}
	parts := []string{fmt.Sprintf("Turn %d, %s’s", state.Turn(), b.Scenario().Names.PlayerName(state.TurnPlayer()))}
	window := b.Game().Window()
	for i, frame := range state.Frames() {
		if i == 0 {
			continue // the turn itself
		}
		name := engine.ProcedureName(frame.Procedure)
		if isWindow(frame, name) {
			name = "window: " + engine.Window(frame.Kind).String()
		}
		parts = append(parts, name)
	}
	if window == 0 && state.Decision().Kind == board.Opening {
		parts = append(parts, "between windows")
	}
	return strings.Join(parts, " › ")
}

// isWindow reports whether a frame is that of a priority window.
func isWindow(frame board.Frame, name string) bool {
	return name == "priority window" && frame.Kind != 0
}
