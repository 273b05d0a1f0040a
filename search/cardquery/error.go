package cardquery

import (
	"fmt"
	"strings"
)

// Error is a mistake in a query.
type Error struct {
	// From and To are where it stands, in characters from 0: those before the
	// mistake and those up to its end.
	From, To int
	// Message says what was found, what was expected, and what is nearest to it.
	Message string
}

func (e *Error) Error() string { return fmt.Sprintf("column %d: %s", e.From+1, e.Message) }

// Mark is a line to print under the query that points at the mistake.
func (e *Error) Mark() string {
	return strings.Repeat(" ", e.From) + strings.Repeat("^", max(1, e.To-e.From))
}

func mistake(from, to int, message string, args ...any) error {
	return &Error{From: from, To: to, Message: fmt.Sprintf(message, args...)}
}
