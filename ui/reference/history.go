package reference

import "canterlaw/ui/look"

// history is the way back and forward through the pages that were opened. It
// begins at the start page.
type history struct {
	places []Place // never empty once used
	// scrolledTo is how far each place's page was scrolled when it was left.
	scrolledTo []look.Scrolled
	at         int
}

// visit goes to a new place; what lay ahead is forgotten. Visiting the present
// place changes nothing.
func (h *history) visit(p Place) {
	if len(h.places) == 0 {
		h.places, h.scrolledTo = []Place{{}}, []look.Scrolled{{}}
	}
	if h.places[h.at] == p {
		return
	}
	h.places, h.scrolledTo = append(h.places[:h.at+1], p), append(h.scrolledTo[:h.at+1], look.Scrolled{})
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

// leave notes how far the present place's page is scrolled.
func (h *history) leave(scrolled look.Scrolled) {
	if len(h.places) > 0 {
		h.scrolledTo[h.at] = scrolled
	}
}

// scrolled is how far the present place's page was scrolled when it was left.
func (h *history) scrolled() look.Scrolled {
	if len(h.places) == 0 {
		return look.Scrolled{}
	}
	return h.scrolledTo[h.at]
}

// can reports whether there is a place in that direction.
func (h *history) can(by int) bool {
	to := h.at + by
	return to >= 0 && to < len(h.places)
}
