package position

import "slices"

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
