package scenario

import (
	"fmt"
	"strings"

	"canterlaw/rulesdb"
)

// Page is the scenario's page in the reference, to be cited and shared: "A tied
// Problem faceoff (scenario 5b0c6c1e-…)".
func (s *Scenario) Page() *rulesdb.Page {
	id := s.ID.String()
	parts := []string{"**Question** " + s.Question, "**Ruling** " + s.Ruling}
	if len(s.Rules) > 0 {
		numbers := make([]string, len(s.Rules))
		for i, number := range s.Rules {
			numbers[i] = number.String()
		}
		parts = append(parts, "**Rules** "+strings.Join(numbers, ", "))
	}
	return &rulesdb.Page{
		PageID:   rulesdb.PageID{Kind: "scenario", ID: id},
		Title:    s.Title,
		Citation: fmt.Sprintf("%s (scenario %s)", s.Title, id),
		Text:     strings.Join(parts, "\n\n"),
	}
}
