package reference

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/engine/rule"
	"canterlaw/rulesdb"
	"canterlaw/ui/look"
)

// Position is a scenario that pages of rules lead to: one whose ruling rests
// on the rule.
type Position struct {
	ID    string // a UUID
	Title string
	Rules []rule.Number
}

// positionsOf links the positions that exercise a rule, or for a section any
// rule of it.
func (p *pages) positionsOf(r *rulesdb.Rule) []fyne.CanvasObject {
	var links []string
	for _, position := range p.positions {
		if position.exercises(r.Number) {
			links = append(links, fmt.Sprintf("[%s](%s)", look.Plain(position.Title), look.Address("scenario", position.ID)))
		}
	}
	if len(links) == 0 {
		return nil
	}
	return []fyne.CanvasObject{look.NewMarkdown("**In a position** "+strings.Join(links, " · "), p.follow)}
}

// exercises reports whether the position's ruling rests on a rule, or on one
// of the section.
func (p Position) exercises(number string) bool {
	for _, n := range p.Rules {
		if n.String() == number || strings.HasPrefix(n.String(), number+".") && !strings.Contains(number, ".") {
			return true
		}
	}
	return false
}
