package board

import (
	"strings"

	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 201, these rules stand elsewhere:
//   - 201.1: card/card.go, deckbuilding.go
//   - 201.2: board/fits.go, board/select.go
//
// Of 201, these say what something is, and nothing is done by them: 201.1a, 201.1b.

// Names as uniqueness compares them (516.3): those that are printed.

// printedName is what uniqueness is about of a side of a print.
type printedName struct {
	number uint16 // the same for the same name; 0 for an unknown card
	unique bool   // it is printed with the trait Unique
}

// indexNames numbers the names of the prints' sides.
func (p *Program) indexNames() {
	p.names = make([][2]printedName, len(p.sides))
	numbers := map[string]uint16{}
	for print, sides := range p.sides {
		for i, face := range sides {
			if face == nil {
				continue
			}
			if numbers[face.Name()] == 0 {
				numbers[face.Name()] = uint16(len(numbers) + 1)
			}
			p.names[print][i] = printedName{numbers[face.Name()], face.HasTrait(card.TraitUnique)}
		}
	}
}

// printedName is that of the face that the card shows.
func (s *State) printedName(c CardID) printedName {
	names := &s.program.names[s.cards[c].Print]
	if s.cards[c].Boosted && s.program.Holds(rule.R301_3) {
		return names[1]
	}
	return names[0]
}

// IsUnique reports whether the card has the trait Unique.
func (s *State) IsUnique(c CardID) bool {
	isPrinted := s.printedName(c).unique
	switch {
	case s.hidesText(c):
		return false
	case !s.program.modifiesTraits():
		return isPrinted
	case s.printedName(c).number == 0 || len(s.traitRows(c)) > 0:
		return s.HasTrait(c, card.TraitUnique)
	}
	return isPrinted && !s.values(c).noTraits
}

// ShareName reports whether two cards are printed with the same name.
func (s *State) ShareName(c, other CardID) bool {
	return s.printedName(c).number == s.printedName(other).number
}

// HasName reports whether the card has the Title or the whole name (201).
func (s *State) HasName(c CardID, name string) bool {
	face := s.Face(c)
	if face == nil {
		return false
	}
	if s.program.Holds(rule.R201_3) && strings.EqualFold(face.Title, name) || strings.EqualFold(face.Name(), name) ||
		s.program.Reading(TitleWithinATitle) == TitleContained && containsWords(face.Title, name) {
		return true
	}
	if s.isModified() {
		for _, row := range s.nameRows(c) {
			if row.card == c && strings.EqualFold(s.program.words[row.word], name) {
				return true
			}
		}
	}
	return false
}

// containsWords reports whether the words of one text stand together in another.
func containsWords(text, words string) bool {
	return strings.Contains(strings.ToLower(" "+text+" "), strings.ToLower(" "+words+" "))
}
