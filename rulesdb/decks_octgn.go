package rulesdb

import (
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/card"
)

// Decks in OCTGN's format (.o8d): XML with a section for each type of card, in which a
// card stands with its UUID, how many copies there are, and its Title.

// octgnGame is the game's UUID in OCTGN's files.
const octgnGame = "65656467-b709-43b2-a5c6-80c2f216adf9"

// deckSection is a part of a deck under a heading of its own.
type deckSection struct {
	name  string
	holds []card.Type
	only  string // what it holds, for messages
}

// deckSections are the sections of OCTGN's decks, in their order. Draw Deck and Problem
// Deck, which other programs write, stand last.
var deckSections = []deckSection{
	{"Mane Character", []card.Type{card.ManeCharacter}, "a Mane Character"},
	{"Friends", []card.Type{card.Friend}, "a Friend"},
	{"Resources", []card.Type{card.Resource}, "a Resource"},
	{"Events", []card.Type{card.Event}, "an Event"},
	{"Troublemakers", []card.Type{card.Troublemaker}, "a Troublemaker"},
	{"Problems", []card.Type{card.ProblemType}, "a Problem"},
	{"Draw Deck", []card.Type{card.Friend, card.Resource, card.Event, card.Troublemaker}, "a card of a draw deck"},
	{"Problem Deck", []card.Type{card.ProblemType}, "a Problem"},
}

// sectionsWritten is how many of the sections are written.
const sectionsWritten = 6

// readOCTGNDeck reads a deck in OCTGN's format. A card is found by its ID, and its name
// and type must agree.
func (l *Library) readOCTGNDeck(deck *Deck, name string, r io.Reader) error {
	f, err := readXML(name, r, "deck", "a deck of OCTGN's")
	if err != nil {
		return err
	}
	for _, e := range f.root.children {
		if e.name != "section" {
			continue // notes and the like
		}
		title, err := f.attribute(e, "name", "the section's name")
		if err != nil {
			return err
		}
		section := sectionCalled(title)
		if section == nil {
			return f.refuse(e, fmt.Sprintf("the section %q", title),
				"Mane Character, Friends, Resources, Events, Troublemakers, Problems, Draw Deck or Problem Deck")
		}
		for _, child := range e.children {
			c, err := l.readDeckCard(deck, f, child, section)
			if err != nil {
				return err
			}
			deck.Cards = append(deck.Cards, c)
		}
	}
	if len(deck.Cards) == 0 {
		return f.refuse(f.root, "a deck without cards", "<section> with <card> inside")
	}
	return nil
}

// sectionCalled gives the section with a name, in the words of lists too; nil if none has it.
func sectionCalled(name string) *deckSection {
	heading := listHeadings[FoldName(name)]
	for i := range deckSections {
		s := &deckSections[i]
		if strings.EqualFold(s.name, name) || len(heading.holds) > 0 && slices.Equal(s.holds, heading.holds) {
			return s
		}
	}
	return nil
}

// titled gives the card with a Title that a section can hold, if it is the only one.
func (l *Library) titled(title string, section *deckSection) *Card {
	var found []*Card
	for _, c := range l.index.byTitle[FoldName(title)] {
		if slices.Contains(section.holds, c.Faces[0].Type) && !c.Token {
			found = append(found, c)
		}
	}
	if len(found) == 0 || slices.ContainsFunc(found, func(c *Card) bool { return c.Name() != found[0].Name() }) {
		return nil
	}
	return found[0]
}

func (l *Library) readDeckCard(deck *Deck, f *xmlFile, e *xmlElement, section *deckSection) (DeckCard, error) {
	if e.name != "card" {
		return DeckCard{}, f.refuse(e, "<"+e.name+">", "<card>")
	}
	id, err := f.attribute(e, "id", "the card's UUID")
	if err != nil {
		return DeckCard{}, err
	}
	count, err := strconv.Atoi(e.attributes["qty"])
	if err != nil || count < 1 || count > maxCopies {
		return DeckCard{}, f.refuse(e, fmt.Sprintf("qty=%q", e.attributes["qty"]),
			fmt.Sprintf("how many copies, from 1 to %d", maxCopies))
	}
	title := strings.TrimSpace(e.text)
	c := l.CardByID(id)
	if c == nil {
		if c = l.titled(title, section); c != nil { // another printing, whose set isn't in the library
			deck.Odd = append(deck.Odd, Remark{Line: e.line, What: fmt.Sprintf("%q has an unknown id, and is read as %s (%s)",
				title, c.Name(), c.Number)})
		}
	}
	switch {
	case c == nil:
		return DeckCard{}, f.refuse(e, fmt.Sprintf("the unknown card %q with id %s", title, id),
			"a card of the library; import the set that it is in")
	case title != "" && FoldName(title) != FoldName(c.Faces[0].Title) && FoldName(title) != FoldName(c.Name()):
		return DeckCard{}, f.refuse(e, fmt.Sprintf("the name %q", title), fmt.Sprintf("%s, whose id it is", c.Name()))
	case !slices.Contains(section.holds, c.Faces[0].Type):
		return DeckCard{}, f.refuse(e, fmt.Sprintf("%s, a %s", c.Name(), c.Faces[0].Type),
			section.only+" in this section")
	}
	return DeckCard{Card: c, Count: count}, nil
}

// octgn writes the deck in OCTGN's format.
func (d *Deck) octgn() string {
	var b strings.Builder
	b.WriteString("<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n")
	fmt.Fprintf(&b, "<deck game=%q>\n", octgnGame)
	for _, section := range deckSections[:sectionsWritten] {
		fmt.Fprintf(&b, "  <section name=%q shared=\"False\">\n", section.name)
		for _, c := range d.Cards {
			if !slices.Contains(section.holds, c.Card.Faces[0].Type) {
				continue
			}
			fmt.Fprintf(&b, "    <card qty=\"%d\" id=\"", c.Count)
			xml.EscapeText(&b, []byte(c.Card.ID))
			b.WriteString("\">")
			xml.EscapeText(&b, []byte(c.Card.Faces[0].Title))
			b.WriteString("</card>\n")
		}
		b.WriteString("  </section>\n")
	}
	b.WriteString("  <notes><![CDATA[]]></notes>\n</deck>\n")
	return b.String()
}
