package scenario

import (
	"bytes"
	"io/fs"
	"strings"

	"canterlaw/data"
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

// SayAbilities says in English the abilities that cards have in shipped scenarios and nowhere
// else, for the library to know them from then on; between is called before each scenario. One
// that can't be read is left out.
func SayAbilities(lib *rulesdb.Library, between func()) {
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
		s, err := Read(lib, head.File, text)
		if err != nil {
			continue
		}
		for print := range s.Program.PrintCount() {
			printed := s.Program.Card(board.Print(print + 1))
			for i := range printed.Faces {
				for _, notation := range printed.Faces[i].Abilities {
					s.InEnglish(&printed.Faces[i], notation)
				}
			}
		}
	}
}
