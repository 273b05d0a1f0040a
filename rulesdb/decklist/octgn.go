package decklist

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/encoding/charmap"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/spelling"
	"canterlaw/rulesdb/userfile"
)

// Decks in OCTGN's format (.o8d): XML with a section for each type of card, in which a
// card stands with its UUID, how many copies there are, and its Title.

// octgnGame is the game's UUID in OCTGN's files.
const octgnGame = "65656467-b709-43b2-a5c6-80c2f216adf9"

// deckSection is a part of a deck under a heading of its own.
type deckSection struct {
	name  string
	holds []card.Type
}

// deckSections are the sections of OCTGN's decks, in their order. Draw Deck and Problem
// Deck, which other programs write, stand last.
var deckSections = []deckSection{
	{"Mane Character", []card.Type{card.ManeCharacter}},
	{"Friends", []card.Type{card.Friend}},
	{"Resources", []card.Type{card.Resource}},
	{"Events", []card.Type{card.Event}},
	{"Troublemakers", []card.Type{card.Troublemaker}},
	{"Problems", []card.Type{card.ProblemType}},
	{"Draw Deck", []card.Type{card.Friend, card.Resource, card.Event, card.Troublemaker}},
	{"Problem Deck", []card.Type{card.ProblemType}},
}

// sectionsWritten is how many of the sections are written.
const sectionsWritten = 6

// readOCTGNDeck reads a deck in OCTGN's format. A card is found by its ID, and its name
// and type must agree.
func readOCTGNDeck(l *rulesdb.Library, deck *Deck, name string, source []byte) error {
	f, err := userfile.ReadXML(name, bytes.NewReader(mendedXML(source)), "deck", "a deck of OCTGN's")
	if err != nil {
		return err
	}
	err = readSections(l, deck, f)
	game := plainID(f.Root.Attributes["game"])
	if err != nil && game != "" && !strings.EqualFold(game, octgnGame) {
		return f.Refuse(f.Root, "a deck of another game of OCTGN's", "one of this game, which OCTGN calls "+octgnGame)
	}
	return err
}

// bareAmpersand is an ampersand, with what makes it stand for another sign in XML, or alone.
var bareAmpersand = regexp.MustCompile(`&(?:#?[A-Za-z0-9]+;)?`)

// mendedXML writes what some programs forget to: ampersands as XML has them, and UTF-8 where the
// file says nothing else.
func mendedXML(source []byte) []byte {
	switch _, called := userfile.OtherEncoding(source); {
	case called == "UTF-16":
		return source
	case called == "Windows-1252" && !declaresEncoding.Match(source):
		if decoded, err := charmap.Windows1252.NewDecoder().Bytes(source); err == nil {
			source = decoded
		}
	}
	return bareAmpersand.ReplaceAllFunc(source, func(sign []byte) []byte {
		if len(sign) > 1 {
			return sign
		}
		return []byte("&amp;")
	})
}

// declaresEncoding is the beginning of a file that says it is in another encoding than UTF-8.
var declaresEncoding = regexp.MustCompile(`(?i)^\s*<\?xml[^>]*encoding=["'](?:iso|windows|latin)`)

// readSections reads what stands in a deck.
func readSections(l *rulesdb.Library, deck *Deck, f *userfile.XMLFile) error {
	for _, e := range f.Root.Children {
		if e.Name != "section" {
			continue // notes and the like
		}
		title, err := f.Attribute(e, "name", "the section's name")
		if err != nil {
			return err
		}
		section := sectionCalled(title)
		if heading, _ := headingCalled(title); heading.aside {
			beside := fmt.Sprintf("the section %q stands beside the deck, and is left out", title)
			deck.Odd = append(deck.Odd, userfile.Remark{Line: e.Line, What: beside})
			continue
		}
		if section == nil {
			return f.Refuse(e, fmt.Sprintf("the section %q", title),
				"Mane Character, Friends, Resources, Events, Troublemakers, Problems, Draw Deck or Problem Deck")
		}
		for _, child := range e.Children {
			c, err := readDeckCard(l, deck, f, child, section)
			if err != nil {
				return err
			}
			deck.Cards = append(deck.Cards, c)
		}
	}
	if len(deck.Cards) == 0 {
		return f.Refuse(f.Root, "a deck without cards", "<section> with <card> inside")
	}
	return nil
}

// sectionCalled gives the section with a name, in the words of lists too; nil if none has it.
func sectionCalled(name string) *deckSection {
	heading := listHeadings[spelling.Fold(name)]
	for i := range deckSections {
		s := &deckSections[i]
		if strings.EqualFold(s.name, name) || len(heading.holds) > 0 && slices.Equal(s.holds, heading.holds) {
			return s
		}
	}
	return nil
}

// titled gives the card with a Title that a section can hold, if it is the only one.
func titled(l *rulesdb.Library, title string, section *deckSection) *rulesdb.Card {
	var found []*rulesdb.Card
	for _, c := range l.CardsTitled(title) {
		if slices.Contains(section.holds, c.Faces[0].Type) && !c.Token {
			found = append(found, c)
		}
	}
	isOther := func(c *rulesdb.Card) bool { return c.Name() != found[0].Name() }
	if len(found) == 0 || slices.ContainsFunc(found, isOther) {
		return nil
	}
	return found[0]
}

// plainID gives a UUID as OCTGN has it, which some programs write in braces or without dashes.
func plainID(id string) string {
	id = strings.Trim(id, "{}")
	if len(id) == 32 && !strings.Contains(id, "-") {
		return id[:8] + "-" + id[8:12] + "-" + id[12:16] + "-" + id[16:20] + "-" + id[20:]
	}
	return id
}

func readDeckCard(l *rulesdb.Library, deck *Deck, f *userfile.XMLFile, e *userfile.XMLElement,
	section *deckSection) (Copies, error) {
	if e.Name != "card" {
		return Copies{}, f.Refuse(e, "<"+e.Name+">", "<card>")
	}
	id, err := f.Attribute(e, "id", "the card's UUID")
	if err != nil {
		return Copies{}, err
	}
	count, err := strconv.Atoi(strings.TrimSpace(e.Attributes["qty"]))
	if err != nil || count < 1 || count > maxCopies {
		return Copies{}, f.Refuse(e, fmt.Sprintf("qty=%q", e.Attributes["qty"]),
			fmt.Sprintf("how many copies, from 1 to %d", maxCopies))
	}
	title := strings.TrimSpace(e.Text)
	c := l.CardByID(plainID(id))
	if c == nil {
		if c = titled(l, title, section); c != nil { // another printing, whose set isn't in the library
			deck.Odd = append(deck.Odd, userfile.Remark{Line: e.Line,
				What: fmt.Sprintf("%q has an unknown id, and is read as %s (%s)",
					title, c.Name(), c.Number)})
		}
	}
	switch {
	case c == nil:
		return Copies{}, f.Refuse(e, fmt.Sprintf("the unknown card %q with id %s", title, id),
			"a card of the library; import the set that it is in")
	case title != "" && spelling.Fold(title) != spelling.Fold(c.Faces[0].Title) &&
		spelling.Fold(title) != spelling.Fold(c.Name()):
		return Copies{}, f.Refuse(e, fmt.Sprintf("the name %q", title), fmt.Sprintf("%s, whose id it is", c.Name()))
	case !slices.Contains(section.holds, c.Faces[0].Type):
		deck.Odd = append(deck.Odd, userfile.Remark{Line: e.Line, What: fmt.Sprintf("%s (%s) stands in the section %s",
			c.Name(), c.Faces[0].Type, section.name)})
	}
	return Copies{Card: c, Count: count}, nil
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
