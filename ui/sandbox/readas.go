package sandbox

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// readAs says by which rules a scenario is played: its edition, and how it
// reads disputed points; "" if it is by the default edition and readings.
func readAs(s *scenario.Scenario) string {
	var parts []string
	var edition scenario.Edition
	editions, err := scenario.Editions()
	if err != nil {
		return err.Error()
	}
	if i := slices.IndexFunc(editions, func(e scenario.Edition) bool { return e.ID == s.Edition }); i >= 0 {
		edition = editions[i]
	}
	if s.Edition != scenario.DefaultEdition && edition.ID != "" {
		parts = append(parts, fmt.Sprintf("Rules: %s, %d", edition.Document, edition.Year))
	}
	for d := range board.Disputed(board.DisputedCount) {
		reading := s.Program.Reading(d)
		ofEdition := func(e scenario.Difference) bool { return e.InEngine && e.Engine == d && e.Reading == reading }
		if reading == 0 || slices.ContainsFunc(edition.Differences, ofEdition) {
			continue
		}
		if point := scenario.PointInDispute(d); point != nil {
			parts = append(parts, fmt.Sprintf("%s: %s", point.Title, point.Readings[reading].Says))
		}
	}
	return strings.Join(parts, " · ")
}
