// Package decklist reads and writes decks as players have them: files of OCTGN's, links, and lists in
// whatever style, of which each line is read as a card or told. It has the theme decks that ship, and
// counts what a deck has. Whether the rules allow a deck is told by package scenario.
package decklist

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"maps"
	"mime/quotedprintable"
	"path/filepath"
	"regexp"
	"strings"

	"golang.org/x/text/encoding/charmap"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/userfile"
)

// Deck is a player's cards: a Mane Character, a Draw Deck and a Problem Deck
// (101). Reading one doesn't check that the rules allow it.
type Deck struct {
	Name  string
	Cards []Copies // in the order of the file
	// Odd lists what was odd about the file, which was read all the same.
	Odd []userfile.Remark
}

// Copies is a card of a deck and how many copies the deck has.
type Copies struct {
	Card  *rulesdb.Card
	Count int // from 1 to maxCopies
}

// maxCopies is more copies of a card than any deck has use for.
const maxCopies = 99

// Manes gives the Mane Characters; a legal deck has one (102.1).
func (d *Deck) Manes() []*rulesdb.Card {
	return d.copies(func(t card.Type) bool { return t == card.ManeCharacter })
}

// DrawDeck gives the cards of the Draw Deck (101.2), each copy by itself.
func (d *Deck) DrawDeck() []*rulesdb.Card {
	return d.copies(func(t card.Type) bool { return t != card.ManeCharacter && t != card.ProblemType })
}

// ProblemDeck gives the cards of the Problem Deck (101.3), each copy by itself.
func (d *Deck) ProblemDeck() []*rulesdb.Card {
	return d.copies(func(t card.Type) bool { return t == card.ProblemType })
}

func (d *Deck) copies(of func(card.Type) bool) []*rulesdb.Card {
	var cards []*rulesdb.Card
	for _, c := range d.Cards {
		if of(c.Card.Faces[0].Type) {
			for range c.Count {
				cards = append(cards, c.Card)
			}
		}
	}
	return cards
}

// Form is a form in which players have decks.
type Form string

// The forms of decks.
const (
	OCTGN     Form = "o8d"        // a file of OCTGN's
	Link      Form = "link"       // a link of Pony Head's, in which cards can be read
	ShortLink Form = "short-link" // one in which they are coded
	Text      Form = "text"       // a list of cards, one a line
)

// Forms lists the forms of decks.
func Forms() []Form { return []Form{OCTGN, Link, ShortLink, Text} }

// quotedMail is what stands for "=" in a mail as it is sent.
var quotedMail = regexp.MustCompile(`(?i)v1code=3D|=E2=80|=C3=A8`)

// octgnRoot begins what is a deck of OCTGN's.
var octgnRoot = regexp.MustCompile(`<deck[\s>/]`)

var fencedBlock = regexp.MustCompile("^\\s*```[a-z]*\\s*\n(\\s*<[^`]*)```\\s*$")

// Read reads a deck in any of the forms of decks, told by its text; name is the
// file's name for messages, and words are the players' words (search.PlayersWords), of
// which those are used that stand for a card's Title. Each error in it is an
// [*userfile.Error]; all faults of a list are told at once.
func Read(l *rulesdb.Library, name string, r io.Reader, words map[string][]string) (*Deck, error) {
	source, err := io.ReadAll(io.LimitReader(r, userfile.Largest+1))
	if err != nil {
		return nil, &userfile.Error{File: name, Expected: "a readable file", Err: err}
	}
	if fenced := fencedBlock.FindSubmatch(source); fenced != nil { // as chats show files
		source = append([]byte("\n"), fenced[1]...)
	}
	deck := &Deck{Name: strings.TrimSuffix(filepath.Base(name), filepath.Ext(name))}
	switch isOne := isXML(source) && !isWebPage(string(source)); {
	case !isOne && len(source) <= userfile.Largest:
		err = readDeckText(l, deck, name, source, words)
	case isOne && !octgnRoot.Match(source) && len(xmlLines(source)) > 0:
		err = readDeckList(l, deck, name, xmlLines(source), words)
	case isOne && !octgnRoot.Match(source) && len(deckLinks(string(source))) > 0: // as systems keep addresses
		err = readLinks(l, deck, name, deckLinks(string(source)))
	default:
		err = readOCTGNDeck(l, deck, name, source)
	}
	if err != nil {
		return nil, err
	}
	return deck, nil
}

// readDeckText reads a link or a list.
func readDeckText(l *rulesdb.Library, deck *Deck, name string, source []byte, words map[string][]string) error {
	const expected = "a deck: a file of OCTGN's (.o8d), a link of Pony Head's, or a list such as 3 PR7, one card a line"
	if begins := htmlBegins.Find(source); len(begins) > 0 { // a web page, of which lists are read
		source = append(bytes.Repeat([]byte("\n"), bytes.Count(begins, []byte("\n"))), source[len(begins):]...)
	}
	if quotedMail.Match(source) {
		if plain, err := io.ReadAll(quotedprintable.NewReader(bytes.NewReader(source))); err == nil {
			source = plain
		}
	}
	if isMacRoman(source) {
		source, _ = charmap.Macintosh.NewDecoder().Bytes(source) // which has a sign for every byte
	}
	text, _, err := userfile.Text(name, source, expected)
	var refused *userfile.Error
	switch {
	case errors.As(err, &refused):
		refused.Expected = strings.TrimSuffix(refused.Expected, " or as PDF")
		return refused
	case len(bytes.TrimSpace(text)) == 0:
		return &userfile.Error{File: name, Line: 1, Column: 1, Found: "nothing", Expected: expected}
	case isDeckLink(string(text)):
		return readDeckLink(l, deck, name, string(text))
	}
	if codeAlone.Match(text) {
		return readDeckLink(l, deck, name, longLink+strings.TrimSpace(string(text)))
	}
	if link := brokenLink(string(text)); link != "" {
		return readDeckLink(l, deck, name, link)
	}
	if lines, isJSON := jsonLines(string(text)); len(lines) > 0 {
		return readDeckList(l, deck, name, lines, words)
	} else if isJSON {
		return &userfile.Error{
			File: name, Line: 1, Column: 1, Found: "JSON without the names of cards",
			Expected: expected + "; of JSON, a saved object of Tabletop Simulator's, whose cards have their names " +
				"as Nickname, or objects with name and count",
		}
	}
	return readDeckList(l, deck, name, deckLines(string(text)), words)
}

// isXML reports whether a file is XML, or a broken file of that kind.
func isXML(source []byte) bool {
	if decoder, called := userfile.OtherEncoding(source); called == "UTF-16" {
		if decoded, err := decoder.NewDecoder().Bytes(source); err == nil {
			source = decoded
		}
	}
	source = bytes.TrimSpace(bytes.TrimPrefix(source, userfile.ByteOrderMark))
	return bytes.HasPrefix(source, []byte("<")) && !bytes.HasPrefix(source, []byte("<http")) // a link in brackets
}

// Write writes a deck in a form; an error says what of it the form has no room for.
func Write(l *rulesdb.Library, deck *Deck, as Form) (string, error) {
	switch as {
	case OCTGN:
		return deck.octgn(), nil
	case Link:
		return deck.link()
	case ShortLink:
		return deck.shortLink()
	case Text:
		return deckList(l, deck), nil
	}
	return "", fmt.Errorf("there is no form of decks called %q; expected one of %v", as, Forms())
}

// sameCards reports whether two decks have as many copies of the same cards.
func (d *Deck) sameCards(other *Deck) bool {
	copies := func(d *Deck) map[*rulesdb.Card]int {
		count := map[*rulesdb.Card]int{}
		for _, c := range d.Cards {
			count[c.Card] += c.Count
		}
		return count
	}
	return maps.Equal(copies(d), copies(other))
}

// add puts copies of a card into the deck, to those that it has; it reports whether
// there is room for as many.
func (d *Deck) add(c *rulesdb.Card, count int) bool {
	for i := range d.Cards {
		if had := &d.Cards[i]; had.Card == c {
			had.Count += count
			return had.Count <= maxCopies
		}
	}
	d.Cards = append(d.Cards, Copies{Card: c, Count: count})
	return count <= maxCopies
}
