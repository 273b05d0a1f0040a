package reference

import (
	"canterlaw/search"
	"canterlaw/ui/rulings"
)

// rulingsPlace is the page that lists the user's own rulings.
var rulingsPlace = Place{Kind: search.Own, ID: rulings.All}

// OpenRuling shows a page of the user's own rulings by its ID.
func (s *Screen) OpenRuling(id string) {
	if at := (Place{Kind: search.Own, ID: id}); s.place() != at {
		s.Open(at)
	}
}
