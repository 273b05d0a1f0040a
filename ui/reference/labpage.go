package reference

import (
	"fmt"
	"strings"

	"canterlaw/search"
	"canterlaw/ui/lab"
	"canterlaw/ui/look"
)

// labKind is the kind of the page on which versions of the game are compared, which is
// package lab's. Its ID is the number of a card whose erratum is asked about, or openLab.
const labKind search.Kind = "lab"

// openLab is the page's ID where nothing is asked yet.
const openLab = "open"

var labLink = fmt.Sprintf("[Compare wordings, readings and rules](%s)", look.Address(string(labKind), openLab))

// labPlace leads to the page from lists.
var labPlace = otherDocument{Place{Kind: labKind, ID: openLab}, lab.Title, nil}

// redrawLab draws that page anew where it is, as it has changed.
func (s *Screen) redrawLab() {
	if s.place().Kind != labKind || s.pages == nil {
		return
	}
	columns := s.options.Lab.ShowsColumns()
	if columns && !s.labColumns {
		s.labList = s.page.Scrolled()
	}
	s.page.ShowInPlace(s.options.Lab.Objects()...)
	switch {
	case columns && !s.labColumns:
		s.page.ScrollToTop()
	case !columns && s.labColumns:
		s.page.ScrollBack(s.labList)
	}
	s.labColumns = columns
	s.options.TitleChanged(s.options.Lab.Name())
}

// stepLab steps both columns of that page, where it is shown.
func (s *Screen) stepLab(lines int) {
	if s.place().Kind == labKind {
		s.options.Lab.Step(lines)
	}
}

// labPage builds the page, with what an erratum changed where one is asked about.
func (s *Screen) labPage(id string) (title string, content leaf) {
	switch {
	case strings.HasPrefix(id, proposalPrefix):
		s.options.Lab.OpenProposal(id)
	case id != openLab:
		s.options.Lab.ShowErratum(id)
	}
	return s.options.Lab.Name(), s.write(s.options.Lab.Objects())
}

// whatChanged leads from an erratum to what it changed.
func whatChanged(number string) string {
	return fmt.Sprintf("[What did this change?](%s)", look.Address(string(labKind), number))
}
