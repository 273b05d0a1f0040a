package sandbox

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/ui/look"
)

// readAs says by which rules a scenario is played: its edition, and how it
// reads disputed points; "" if it is by the default edition and readings. write
// writes each part, which is about the disputed point with an ID, or "" for none.
func readAs(s *scenario.Scenario, write func(text, disputed string) string) string {
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
		parts = append(parts, write(fmt.Sprintf("Rules: %s, %d", edition.Document, edition.Year), ""))
	}
	for d := range board.Disputed(board.DisputedCount) {
		reading := s.Program.Reading(d)
		ofEdition := func(e scenario.Difference) bool { return e.InEngine && e.Engine == d && e.Reading == reading }
		if reading == 0 || slices.ContainsFunc(edition.Differences, ofEdition) {
			continue
		}
		if point := scenario.PointInDispute(d); point != nil {
			parts = append(parts, write(fmt.Sprintf("%s: %s", point.Title, point.Readings[reading].Says), point.ID))
		}
	}
	return strings.Join(parts, " · ")
}

// disputedLink writes a link to the page of a disputed point, "" for none.
func disputedLink(id string) string {
	if id == "" {
		return ""
	}
	return fmt.Sprintf(" [all readings](%s) [read otherwise](%s)", look.Address("ruling", id), otherwiseAddress+id)
}
