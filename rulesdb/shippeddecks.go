package rulesdb

import (
	"fmt"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"canterlaw/data"
)

// deckFile is a deck as data/decks has it: how many of each card, by number.
type deckFile struct {
	Name        string         `yaml:"name"`
	Mane        string         `yaml:"mane"`
	DrawDeck    map[string]int `yaml:"draw deck"`
	ProblemDeck map[string]int `yaml:"problem deck"`
}

// ThemeDecks gives the theme decks that ship with the program, by file name.
func (l *Library) ThemeDecks() ([]*Deck, error) {
	entries, err := data.FS.ReadDir("decks")
	if err != nil {
		return nil, fmt.Errorf("opening the theme decks: %w", err)
	}
	var decks []*Deck
	for _, entry := range entries {
		deck, err := l.themeDeck("decks/" + entry.Name())
		if err != nil {
			return nil, fmt.Errorf("opening the theme deck data/decks/%s: %w", entry.Name(), err)
		}
		decks = append(decks, deck)
	}
	return decks, nil
}

func (l *Library) themeDeck(file string) (*Deck, error) {
	text, err := data.FS.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var read deckFile
	if err := yaml.UnmarshalWithOptions(text, &read, yaml.Strict()); err != nil {
		return nil, err
	}
	deck := &Deck{Name: read.Name}
	for _, part := range []map[string]int{{read.Mane: 1}, read.DrawDeck, read.ProblemDeck} {
		for _, number := range sortedNumbers(part) {
			c, err := l.FindCard(number)
			if err != nil {
				return nil, err
			}
			deck.Cards = append(deck.Cards, DeckCard{Card: c, Count: part[number]})
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
