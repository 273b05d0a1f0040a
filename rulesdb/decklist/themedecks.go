package decklist

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/data"
	"canterlaw/rulesdb"
)

// deckFile is a deck as data/decks has it: how many of each card, by number.
type deckFile struct {
	Name        string         `yaml:"name"`
	Mane        string         `yaml:"mane"`
	DrawDeck    map[string]int `yaml:"draw deck"`
	ProblemDeck map[string]int `yaml:"problem deck"`
}

func readThemeDecks(files fs.FS) ([]deckFile, error) {
	names, err := fs.Glob(files, "decks/*.yaml")
	if err != nil {
		return nil, err
	}
	decks := make([]deckFile, len(names))
	for i, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		if err := yaml.UnmarshalWithOptions(text, &decks[i], yaml.Strict()); err != nil {
			return nil, fmt.Errorf("data/%s: %w", name, err)
		}
	}
	return decks, nil
}

// ThemeDecks gives the theme decks that ship with the program, by file name; an error means that the shipped data
// itself is wrong.
func ThemeDecks(l *rulesdb.Library) ([]*Deck, error) {
	shipped, err := readThemeDecks(data.FS)
	if err != nil {
		return nil, fmt.Errorf("opening the theme decks: %w", err)
	}
	var decks []*Deck
	for _, read := range shipped {
		deck, err := themeDeck(l, read)
		if err != nil {
			return nil, fmt.Errorf("opening the theme deck %s: %w", read.Name, err)
		}
		decks = append(decks, deck)
	}
	return decks, nil
}

func themeDeck(l *rulesdb.Library, read deckFile) (*Deck, error) {
	deck := &Deck{Name: read.Name}
	for _, part := range []map[string]int{{read.Mane: 1}, read.DrawDeck, read.ProblemDeck} {
		for _, number := range sortedNumbers(part) {
			c, err := l.FindCard(number)
			if err != nil {
				return nil, err
			}
			deck.Cards = append(deck.Cards, Copies{Card: c, Count: part[number]})
		}
	}
	return deck, nil
}

// sortedNumbers gives the set numbers of a deck's cards in their order.
func sortedNumbers(counts map[string]int) []string {
	var numbers []string
	for number := range counts {
		numbers = append(numbers, number)
	}
	slices.SortFunc(numbers, func(a, b string) int {
		if byLength := len(a) - len(b); byLength != 0 {
			return byLength // PR9 before PR10
		}
		return strings.Compare(a, b)
	})
	return numbers
}
