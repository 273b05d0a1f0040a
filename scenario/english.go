package scenario

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
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
