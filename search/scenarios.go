package search

import (
	"strings"

	"canterlaw/scenario"
)

// Scenarios makes scenarios findable by what they ask, by their ruling, and by
// the rules that it rests on. A document's ID is the scenario's.
func Scenarios(scenarios []scenario.Head) []Document {
	documents := make([]Document, len(scenarios))
	for i, s := range scenarios {
		var rules []string
		for _, number := range s.Rules {
			rules = append(rules, number.String())
		}
		documents[i] = Document{
			Kind: Scenario, ID: s.ID.String(), Title: s.Title,
			Body: s.Question + "\n\n" + s.Ruling + "\n\n" + strings.Join(rules, " "),
		}
	}
	return documents
}
