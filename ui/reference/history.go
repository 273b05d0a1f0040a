package reference

// history is the way back and forward through the pages that were opened. It
// begins at the start page.
type history struct {
	places []Place // never empty once used
	at     int
}

// visit goes to a new place; what lay ahead is forgotten. Visiting the present
// place changes nothing.
func (h *history) visit(p Place) {
	if len(h.places) == 0 {
		h.places = []Place{{}}
	}
	if h.places[h.at] == p {
		return
	}
	h.places = append(h.places[:h.at+1], p)
	h.at++
}

// step moves by one back (-1) or forward (+1) and gives the place there; false
// where the way ends.
func (h *history) step(by int) (Place, bool) {
	to := h.at + by
	if to < 0 || to >= len(h.places) {
		return Place{}, false
	}
	h.at = to
	return h.places[to], true
}

// can reports whether there is a place in that direction.
func (h *history) can(by int) bool {
	to := h.at + by
	return to >= 0 && to < len(h.places)
}
