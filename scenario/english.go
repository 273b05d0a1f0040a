package scenario

import (
	"bytes"
	"io/fs"
	"iter"
	"strings"

	"canterlaw/data"
	"canterlaw/engine"
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
)

// AbilityPlace is where an ability is written: as a keyword, or as a paragraph of
// a printed card.
type AbilityPlace struct {
	Keyword   string      // "" for a paragraph
	Print     board.Print // Unknown for a keyword, and for what a position was set up with
	Paragraph int         // from 1, not counting keywords
	Side      int         // of a Mane Character, 0 for the Start side
}

// English says the ability at a place in English; "" for a keyword, and where there are no
// words for it.
func (s *Scenario) English(place AbilityPlace) string {
	printed := s.Program.Card(place.Print)
	if place.Keyword != "" || printed == nil || place.Paragraph == 0 {
		return ""
	}
	face := &printed.Faces[place.Side]
	return s.InEnglish(face, face.Abilities[place.Paragraph-1])
}

// InEnglish says notation in English as an ability of a face; "" where there are no words for it.
func (s *Scenario) InEnglish(face *card.Face, notation string) string {
	if s.english == nil {
		return ""
	}
	return s.english(face, notation)
}

// EnglishOfPart says a part of the ability at a place in English; "" where there are no words for it.
func (s *Scenario) EnglishOfPart(place AbilityPlace, part *ability.Node) string {
	printed := s.Program.Card(place.Print)
	if place.Keyword != "" || printed == nil || place.Paragraph == 0 || s.englishOfPart == nil {
		return ""
	}
	face := &printed.Faces[place.Side]
	return s.englishOfPart(face, face.Abilities[place.Paragraph-1], part)
}

// OfCards makes a scenario that has no position, in which nothing but some cards of a library is
// printed: for asking what their abilities say. It fails with a *board.NotationError if one of these
// can't be read.
func OfCards(lib *rulesdb.Library, cards []*rulesdb.Card) (*Scenario, error) {
	r := NewReader(lib, "")
	r.Scenario.Edition = DefaultEdition
	for _, c := range cards {
		r.addPrint(c.Card)
	}
	var err error
	r.Scenario.Program, err = engine.NewProgram(len(playerNames), r.Prints, board.Readings{})
	return r.Scenario, err
}

// WithOwnAbilities reads the shipped scenarios in which cards have abilities of their own; between is
// called before each. One that can't be read is left out.
func WithOwnAbilities(lib *rulesdb.Library, between func()) iter.Seq[*Scenario] {
	return func(yield func(*Scenario) bool) {
		heads, err := Heads()
		if err != nil {
			return
		}
		for _, head := range heads {
			text, err := fs.ReadFile(data.FS, strings.TrimPrefix(head.File, shippedIn))
			if err != nil || !bytes.Contains(text, []byte("abilities:")) {
				continue // most have none of their own, and take long to read
			}
			between()
			if s, err := Read(lib, head.File, text); err == nil && !yield(s) {
				return
			}
		}
	}
}
