package search

import (
	"strings"

	"canterlaw/scenario"
)

// AllDisputed is the ID of the page that lists the points that the rules don't
// settle.
const AllDisputed = scenario.AllDisputed

// Disputed makes points that the rules don't settle findable by all their
// readings, and the page that lists them.
func Disputed(points []scenario.DisputedPoint) []Document {
	documents := []Document{{Kind: Ruling, ID: AllDisputed, Title: scenario.DisputedTitle,
		Keywords: []string{"Disputed points"}}}
	for _, p := range points {
		var body, rules []string
		for _, r := range p.Readings {
			body = append(body, r.Says)
		}
		for _, number := range p.Rules {
			rules = append(rules, number.String())
		}
		documents = append(documents, Document{
			Kind: Ruling, ID: p.ID, Title: p.Title,
			Body: paragraphs(append(body, p.Why, strings.Join(rules, " "))...),
		})
	}
	return documents
}
