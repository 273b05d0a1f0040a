package rulesdb

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/google/uuid"

	"canterlaw/rulesdb/userfile"
)

// Set is a set of cards as read from a user's file.
type Set struct {
	ID    string  `json:"id"`   // the set's UUID in OCTGN's files
	Name  string  `json:"name"` // as the Comprehensive Rules call it, where they do
	Cards []*Card `json:"cards"`
}

// ReadSet reads an OCTGN set file; name is the file's name for messages. The
// report counts "cards" and "faces" and lists what was odd, card by card. Any
// error is a [*userfile.Error].
func ReadSet(name string, r io.Reader) (*Set, Report, error) {
	f, err := userfile.ReadXML(name, r, "set", "a set file of OCTGN's")
	if err != nil {
		return nil, Report{}, err
	}
	s := &setReader{
		file:    f,
		set:     &Set{},
		report:  Report{File: name, Read: map[string]int{"cards": 0, "faces": 0}},
		ids:     map[string]*userfile.XMLElement{},
		numbers: map[string]string{},
	}
	if err := s.readSet(); err != nil {
		return nil, Report{}, err
	}
	slices.SortStableFunc(s.report.Odd, func(a, b userfile.Remark) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
	return s.set, s.report, nil
}

// setReader reads one set file.
type setReader struct {
	file    *userfile.XMLFile
	set     *Set
	report  Report
	ids     map[string]*userfile.XMLElement // where each card's ID was found
	numbers map[string]string               // the name of the first card with a number
}

func (s *setReader) readSet() (err error) {
	root := s.file.Root
	label, err := s.file.Attribute(root, "name", "the set's name")
	if err != nil {
		return err
	}
	if s.set.Name, err = setName(label); err != nil {
		return err
	}
	if s.set.ID, err = s.uuid(root); err != nil {
		return err
	}
	found := false
	for _, part := range root.Children {
		if part.Name != "cards" {
			continue // packaging and markers: how OCTGN makes boosters
		}
		found = true
		for _, e := range part.Children {
			if e.Name != "card" {
				return s.file.Refuse(e, "<"+e.Name+">", "<card>")
			}
			if err := s.readCard(e); err != nil {
				return err
			}
		}
	}
	if !found {
		return s.file.Refuse(root, "a set without <cards>", "<cards> with the set's cards inside <set>")
	}
	for _, comment := range s.file.Comments {
		if n := strings.Count(comment.Text, "<card "); n > 0 {
			s.remark(comment, fmt.Sprintf("cards inside a comment, which are not read: %d", n))
		}
	}
	return nil
}

func (s *setReader) readCard(e *userfile.XMLElement) error {
	c := &Card{}
	var err error
	if c.ID, err = s.uuid(e); err != nil {
		return err
	}
	if first := s.ids[c.ID]; first != nil {
		return s.file.Refuse(e, fmt.Sprintf("the id of the card at line %d again", first.Line),
			"an id of its own for each card")
	}
	s.ids[c.ID] = e
	c.Set = s.set.Name
	if c.Token, err = isTokenSet(c.Set); err != nil {
		return err
	}

	for _, child := range e.Children {
		if child.Name != "property" && child.Name != "alternate" {
			return s.file.Refuse(child, "<"+child.Name+">", "<property> or <alternate>")
		}
	}
	faces := []*userfile.XMLElement{e}
	for _, child := range e.Children {
		if child.Name == "alternate" {
			faces = append(faces, child)
		}
	}
	for _, faceElement := range faces {
		if err := s.readFace(c, faceElement); err != nil {
			return err
		}
	}
	if err := s.correct(c, e); err != nil {
		return err
	}
	if first := s.numbers[c.Number]; first != "" {
		s.odd(c, e, "its number is that of %s too", first)
	} else {
		s.numbers[c.Number] = c.Name()
	}
	s.set.Cards = append(s.set.Cards, c)
	s.report.Read["cards"]++
	s.report.Read["faces"] += len(c.Faces)
	return nil
}

// uuid gives an element's id in the usual form, with small letters.
func (s *setReader) uuid(e *userfile.XMLElement) (string, error) {
	const what = "a UUID such as 01234567-89ab-cdef-0123-456789abcdef"
	text, err := s.file.Attribute(e, "id", what)
	if err != nil {
		return "", err
	}
	id, err := uuid.Parse(text)
	if err != nil {
		return "", s.file.Refuse(e, fmt.Sprintf("id=%q", text), what)
	}
	return id.String(), nil
}

// odd notes something odd about a card, with the card and in the report.
func (s *setReader) odd(c *Card, at *userfile.XMLElement, format string, args ...any) {
	what := fmt.Sprintf(format, args...)
	c.Odd = append(c.Odd, what)
	name := c.Number
	if len(c.Faces) > 0 {
		name += " " + c.Name()
	}
	s.remark(at, name+": "+what)
}

func (s *setReader) remark(at *userfile.XMLElement, what string) {
	s.report.Odd = append(s.report.Odd, userfile.Remark{Line: at.Line, Column: at.Column, What: what})
}
