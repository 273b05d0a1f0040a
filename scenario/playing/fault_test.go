package playing

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"canterlaw/engine/board"
)

// A mistake of the program amid a move leaves the course as it was, with all that came later,
// and says where it was made.
func TestAFaultLeavesTheCourseAsItWas(t *testing.T) {
	c := courseOf(t, tieTitle)
	for range 3 {
		if err := c.Forward(); err != nil {
			t.Fatal(err)
		}
	}
	c.GoTo(1)
	key, moments, entries, ahead := c.State().Key(), len(c.Moments()), len(c.Entries()), len(c.ahead)
	err := c.move(func() error {
		return c.Sandbox.do(doing{passes: true}, func() error {
			if err := c.game.Pass(); err != nil {
				return err
			}
			var none *board.State
			return fmt.Errorf("%d players", none.Players()) // fails
		})
	})
	var fault *Fault
	if !errors.As(err, &fault) || !strings.Contains(fault.What, "nil pointer") || len(fault.Trace) == 0 {
		t.Fatalf("the move says %v", err)
	}
	if !strings.Contains(fault.Report(), "fault_test.go") {
		t.Errorf("the report doesn't say where it was made:\n%s", fault.Report())
	}
	if c.State().Key() != key || len(c.Moments()) != moments || len(c.ahead) != ahead {
		t.Error("the course isn't as it was")
	}
	if len(c.Entries()) > entries {
		t.Errorf("the record has %d entries, %d before", len(c.Entries()), entries)
	}
	if err := c.Forward(); err != nil {
		t.Errorf("it doesn't go on: %v", err)
	}
}
