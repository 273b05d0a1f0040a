package position_test

import (
	"math/rand"
	"strings"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Words that describe nothing are told, and a page of them is not looked through for cards that are near to each.
func TestAPageOfNonsenseIsSoonRead(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	r := rand.New(rand.NewSource(1))
	nonsense := func(letters int) string {
		var b strings.Builder
		for b.Len() < letters {
			for range 4 + r.Intn(5) {
				b.WriteByte("bcdfghjklmnpqrstvwxz"[r.Intn(20)])
			}
			b.WriteByte(' ')
		}
		return b.String()
	}
	allocated := func(letters int) float64 {
		return testing.AllocsPerRun(1, func() {
			p, text := position.New(), nonsense(letters)
			faults, _ := cards.Read(p, text, p.Places()[0])
			told := 0
			for _, f := range faults {
				told += f.To - f.From
			}
			if !p.IsEmpty() || told < len(text)*9/10 {
				t.Errorf("of %d letters %d are told: %v", len(text), told, p.All())
			}
		})
	}
	if few, many := allocated(400), allocated(5000); many > 6*few {
		t.Errorf("a page takes %v allocations, a few lines %v", many, few)
	}
}
