package wording

import (
	"strings"
	"testing"

	"canterlaw/engine/ability"
)

// What each of these modifiers gives is found in the example of the notation.
func TestWhatModifiersGiveIsFound(t *testing.T) {
	for op, what := range gives {
		if !strings.Contains(what, "%s") {
			continue
		}
		a, err := ability.Read(op.Entry().Example)
		if err != nil {
			t.Fatalf("the example of %s: %v", op, err)
		}
		found := false
		for _, statement := range a.Statements {
			statement.Walk(func(n *ability.Node) bool {
				if n.Op == op {
					found = true
					if given(n) == nil {
						t.Errorf("%s gives nothing", op)
					}
				}
				return true
			})
		}
		if !found {
			t.Error(op, "does not stand in its example")
		}
	}
}
