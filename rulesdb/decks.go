package rulesdb

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"canterlaw/engine/card"
)

// Deck is a player's cards: a Mane Character, a Draw Deck and a Problem Deck
// (101). Reading one doesn't check that the rules allow it.
type Deck struct {
	Name  string
	Cards []DeckCard // in the order of the file
}

// DeckCard is a card of a deck and how many copies the deck has.
type DeckCard struct {
	Card  *Card
	Count int // from 1 to maxCopies
}

// maxCopies is more copies of a card than any deck has use for.
const maxCopies = 99

// Manes gives the Mane Characters; a legal deck has one (102.1).
func (d *Deck) Manes() []*Card {
	return d.copies(func(t card.Type) bool { return t == card.ManeCharacter })
}

// DrawDeck gives the cards of the Draw Deck (101.2), each copy by itself.
func (d *Deck) DrawDeck() []*Card {
	return d.copies(func(t card.Type) bool { return t != card.ManeCharacter && t != card.ProblemType })
}

// ProblemDeck gives the cards of the Problem Deck (101.3), each copy by itself.
func (d *Deck) ProblemDeck() []*Card {
	return d.copies(func(t card.Type) bool { return t == card.ProblemType })
}

func (d *Deck) copies(of func(card.Type) bool) []*Card {
	var cards []*Card
	for _, c := range d.Cards {
		if of(c.Card.Faces[0].Type) {
			for range c.Count {
				cards = append(cards, c.Card)
			}
		}
	}
	return cards
}

// deckSections are the sections of OCTGN's decks and the type of their cards.
var deckSections = map[string]card.Type{
	"Mane Character": card.ManeCharacter,
	"Friends":        card.Friend,
	"Resources":      card.Resource,
	"Events":         card.Event,
	"Troublemakers":  card.Troublemaker,
	"Problems":       card.ProblemType,
}

// ReadDeck reads a deck in OCTGN's format (.o8d); name is the file's name for
// messages. A card is found by its ID, and its name and type must agree. Any
// error is an [*ImportError].
func (l *Library) ReadDeck(name string, r io.Reader) (*Deck, error) {
	f, err := readXML(name, r, "deck", "a deck of OCTGN's")
	if err != nil {
		return nil, err
	}
	deck := &Deck{Name: name}
	for _, section := range f.root.children {
		if section.name != "section" {
			continue // notes and the like
		}
		title, err := f.attribute(section, "name", "the section's name")
		if err != nil {
			return nil, err
		}
		cardType, ok := deckSections[title]
		if !ok {
			return nil, f.refuse(section, fmt.Sprintf("the section %q", title),
				"Mane Character, Friends, Resources, Events, Troublemakers or Problems")
		}
		for _, e := range section.children {
			c, err := l.readDeckCard(f, e, cardType)
			if err != nil {
				return nil, err
			}
			deck.Cards = append(deck.Cards, c)
		}
	}
	if len(deck.Cards) == 0 {
		return nil, f.refuse(f.root, "a deck without cards", "<section> with <card> inside")
	}
	return deck, nil
}

func (l *Library) readDeckCard(f *xmlFile, e *xmlElement, cardType card.Type) (DeckCard, error) {
	if e.name != "card" {
		return DeckCard{}, f.refuse(e, "<"+e.name+">", "<card>")
	}
	id, err := f.attribute(e, "id", "the card's UUID")
	if err != nil {
		return DeckCard{}, err
	}
	count, err := strconv.Atoi(e.attributes["qty"])
	if err != nil || count < 1 || count > maxCopies {
		return DeckCard{}, f.refuse(e, fmt.Sprintf("qty=%q", e.attributes["qty"]), fmt.Sprintf("how many copies, from 1 to %d", maxCopies))
	}
	title := strings.TrimSpace(e.text)
	c := l.CardByID(id)
	switch {
	case c == nil:
		return DeckCard{}, f.refuse(e, fmt.Sprintf("the unknown card %q with id %s", title, id),
			"a card of the library; import the set that it is in")
	case FoldName(title) != FoldName(c.Faces[0].Title) && FoldName(title) != FoldName(c.Name()):
		return DeckCard{}, f.refuse(e, fmt.Sprintf("the name %q", title), fmt.Sprintf("%s, whose id it is", c.Name()))
	case c.Faces[0].Type != cardType:
		return DeckCard{}, f.refuse(e, fmt.Sprintf("%s, a %s", c.Name(), c.Faces[0].Type), fmt.Sprintf("a %s in this section", cardType))
	}
	return DeckCard{Card: c, Count: count}, nil
}
