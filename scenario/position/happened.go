package position

import (
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine"
	"canterlaw/scenario"
)

// happenings are what may have happened at a Problem, in words, by the places of the
// lists of a history.
var happenings = []string{
	"Confronted this turn", "Confronted in an earlier turn", "The opponent met its requirements then",
	"Its faceoff was resolved this turn", "A Troublemaker was challenged there this turn",
}

// Happenings lists what may have happened at a Problem before play begins.
func Happenings() []string { return slices.Clone(happenings) }

// Happened reports whether one of the Happenings, by its place among them, happened at
// a Problem.
func (h *History) Happened(which int, at Area) bool {
	return slices.ContainsFunc(*h.areas()[which], at.is)
}

// SetHappened says whether it has happened there.
func (h *History) SetHappened(which int, at Area, happened bool) {
	list := h.areas()[which]
	*list = slices.DeleteFunc(*list, at.is)
	if happened {
		*list = append(*list, at)
	}
}

// Won is by how much a player won the Problem faceoff at a Problem this turn; false if they
// didn't.
func (p *Position) Won(side Side, at Area) (margin int, won bool) {
	for _, item := range p.History.list(happenedKey) {
		said, _ := valueOf(mapOf(item), side.Letter()).(string)
		if by, found := strings.CutPrefix(said, wonAt(at)); found {
			return numberOf(by), true
		}
	}
	return 0, false
}

// SetWon says whether a player has won the Problem faceoff at a Problem this turn, and by how
// much. Nobody else has then, and it is resolved (514.5).
func (p *Position) SetWon(side Side, at Area, won bool, margin int) {
	for _, other := range []Side{Avery, Blake} {
		if by, did := p.Won(other, at); did {
			p.History.set(happenedKey, other.Letter(), wonAt(at)+strconv.Itoa(by), false)
		}
	}
	if won {
		if at.Kind == DilemmaArea {
			p.alias(at.Dilemma)
		}
		p.History.set(happenedKey, side.Letter(), wonAt(at)+strconv.Itoa(margin), true)
		if !slices.ContainsFunc(p.History.Resolved, at.is) {
			p.History.Resolved = append(p.History.Resolved, at)
		}
	}
}

// wonAt is what the history says of who won the Problem faceoff at a Problem, but for the
// margin.
func wonAt(at Area) string {
	return strings.TrimSuffix(scenario.WonFaceoff(engine.ProblemFaceoff, at.yaml(), 0), "0")
}
