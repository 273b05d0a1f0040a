package rulesdb

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// CardByID finds a card by its UUID; nil if there is none.
func (l *Library) CardByID(id string) *Card { return l.index.byID[strings.ToLower(id)] }

// CardsByNumber finds the cards with a set and collector number (213.2), such
// as "PR13". Most numbers belong to one card; some tokens share one.
func (l *Library) CardsByNumber(number string) []*Card {
	return l.index.byNumber[strings.ToUpper(strings.TrimSpace(number))]
}

// CardByName finds the cards with a name. A full name, such as "Holly Dash,
// Flighty Filly", comes first; where no card has it, all cards with the Title
// are given. Case, accents, apostrophes and other punctuation don't matter.
func (l *Library) CardByName(name string) []*Card {
	if cards := l.CardsNamed(name); len(cards) > 0 {
		return cards
	}
	return l.CardsTitled(name)
}

// CardsNamed finds the cards with a full name.
func (l *Library) CardsNamed(name string) []*Card { return l.index.byName[spelling.Fold(name)] }

// CardsTitled finds the cards with a Title.
func (l *Library) CardsTitled(title string) []*Card { return l.index.byTitle[spelling.Fold(title)] }

// CardNames are the full names and Titles of all cards, each once.
func (l *Library) CardNames() []string { return l.index.names }

// NamesWith gives up to three full names that have all words of a query, in the order of the
// alphabet.
func (l *Library) NamesWith(query string) []string { return l.index.namesWith(query) }

// FindCard finds the one card that a person means by a name, a number or an
// ID. It returns an [*UnknownCardError] or an [*AmbiguousCardError] if there is
// not exactly one.
func (l *Library) FindCard(nameOrNumber string) (*Card, error) {
	found := l.cardsCalled(nameOrNumber)
	switch len(found) {
	case 0:
		near := l.index.namesWith(nameOrNumber)
		if len(near) == 0 {
			near = spelling.Nearest(nameOrNumber, l.index.names)
		}
		return nil, &UnknownCardError{Query: nameOrNumber, Suggestions: near}
	case 1:
		return found[0], nil
	}
	return nil, &AmbiguousCardError{Query: nameOrNumber, Cards: found}
}

// CardCalled is the card that a name, number or ID means; nil where it means none or several.
// Unlike FindCard it looks for nothing that is spelled alike, which takes much longer.
func (l *Library) CardCalled(nameOrNumber string) *Card {
	if found := l.cardsCalled(nameOrNumber); len(found) == 1 {
		return found[0]
	}
	return nil
}

// cardsCalled gives the cards of a number, else of a name, else of an ID.
func (l *Library) cardsCalled(nameOrNumber string) []*Card {
	found := l.CardsByNumber(nameOrNumber)
	if len(found) == 0 {
		found = l.CardByName(nameOrNumber)
	}
	if c := l.CardByID(nameOrNumber); len(found) == 0 && c != nil {
		return []*Card{c}
	}
	return found
}

// UnknownCardError says that the library has no card of a name or number.
type UnknownCardError struct {
	Query string
	// Suggestions are up to three full names that have the query's words; where
	// there are none, names that are nearly the same, the nearest first.
	Suggestions []string
}

func (e *UnknownCardError) Error() string {
	text := fmt.Sprintf("no card %q is known", e.Query)
	if len(e.Suggestions) == 0 {
		return text + "; import the set that it is in, or search for a part of its name"
	}
	return text + "; did you mean " + strings.Join(e.Suggestions, ", or ") + "?"
}

// AmbiguousCardError says that several cards share a name or number.
type AmbiguousCardError struct {
	Query string
	Cards []*Card
}

func (e *AmbiguousCardError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%q means %d cards; use a full name, or the ID:", e.Query, len(e.Cards))
	for _, c := range e.Cards {
		fmt.Fprintf(&b, "\n\t%s (%s, %s)", c.Name(), c.Number, c.ID)
	}
	return b.String()
}

// indexCards makes the library's cards findable. It is called once the cards
// are complete.
func (l *Library) indexCards() { l.index = newCardIndex(l.Cards) }

// cardIndex finds cards. Names are folded (spelling.Fold), numbers in capitals, IDs
// in small letters.
type cardIndex struct {
	byID     map[string]*Card
	byNumber map[string][]*Card
	byName   map[string][]*Card // by the full name of any face
	byTitle  map[string][]*Card // by the Title of any face
	names    []string           // full names and Titles as printed, each once
}

func newCardIndex(cards []*Card) *cardIndex {
	x := &cardIndex{
		byID:     make(map[string]*Card, len(cards)),
		byNumber: make(map[string][]*Card, len(cards)),
		byName:   make(map[string][]*Card, len(cards)),
		byTitle:  make(map[string][]*Card, len(cards)),
	}
	for _, c := range cards {
		x.byID[strings.ToLower(c.ID)] = c
		x.byNumber[strings.ToUpper(c.Number)] = append(x.byNumber[strings.ToUpper(c.Number)], c)
		for i := range c.Faces {
			face := &c.Faces[i]
			addOnce(x.byName, spelling.Fold(face.Name()), c)
			addOnce(x.byTitle, spelling.Fold(face.Title), c)
			x.names = append(x.names, face.Name(), face.Title)
		}
	}
	slices.Sort(x.names)
	x.names = slices.Compact(x.names)
	return x
}

// namesWith gives up to three full names that have all words of a query, in
// the order of the alphabet.
func (x *cardIndex) namesWith(query string) []string {
	wanted := strings.Fields(spelling.Fold(query))
	var found []string
	for _, name := range x.names {
		folded := spelling.Fold(name)
		words := strings.Fields(folded)
		isFull := len(x.byName[folded]) > 0
		hasAll := !slices.ContainsFunc(wanted, func(word string) bool { return !slices.Contains(words, word) })
		if isFull && hasAll && len(wanted) > 0 && len(found) < 3 {
			found = append(found, name)
		}
	}
	return found
}

// addOnce adds a card to a list that one of its faces may have put it in.
func addOnce(index map[string][]*Card, key string, c *Card) {
	if !slices.Contains(index[key], c) {
		index[key] = append(index[key], c)
	}
}

// TextRuns reports whether the engine runs all of the card's text: its abilities
// are known, or it has nothing but keywords of the rules.
func (c *Card) TextRuns() bool {
	if c.AbilitiesKnown {
		return true
	}
	paragraphs := c.abilityParagraphs()
	return paragraphs != nil && !slices.ContainsFunc(paragraphs, func(n int) bool { return n > 0 }) &&
		!slices.ContainsFunc(c.Faces, func(f card.Face) bool { return slices.ContainsFunc(f.Keywords, isUndefined) })
}

// abilityParagraphs counts the paragraphs of each face's text that aren't
// keywords: of the text where it was imported, else as the shipped facts say.
func (c *Card) abilityParagraphs() []int {
	if c.Text == nil {
		return c.Paragraphs
	}
	counts := make([]int, len(c.Text))
	for i, text := range c.Text {
		for paragraph := range strings.SplitSeq(text, "\n") {
			if strings.TrimSpace(paragraph) != "" && !IsKeywords(paragraph) {
				counts[i]++
			}
		}
	}
	return counts
}
