package rulesdb

import (
	"fmt"
	"io/fs"

	"github.com/goccy/go-yaml"

	"canterlaw/engine/card"
)

// The shipped cards are those of the six theme decks and those that have
// abilities in data/abilities. They are renewed from the set files and decks by
// tests, which fail when they are out of date.
//
//go:generate go test -run TestShippedCardsAreThose -update-cards .

// cardsFormat is the format of the files of cards and of the list of sets in
// data/cards.
const cardsFormat = 1

// cardsFile is a file of data/cards.
type cardsFile struct {
	Format int         `yaml:"format"`
	Cards  []card.Card `yaml:"cards"`
}

// readCards reads the shipped cards: facts without text.
func readCards(files fs.FS) ([]*Card, error) {
	names, err := fs.Glob(files, "cards/*.yaml")
	if err != nil {
		return nil, fmt.Errorf("looking for the shipped cards: %w", err)
	}
	var cards []*Card
	for _, name := range names {
		if name == setsFile {
			continue
		}
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, fmt.Errorf("reading the shipped cards: %w", err)
		}
		var file cardsFile
		if err := yaml.UnmarshalWithOptions(text, &file, yaml.Strict()); err != nil {
			return nil, fmt.Errorf("reading the shipped cards, data/%s: %w", name, err)
		}
		if file.Format != cardsFormat {
			return nil, fmt.Errorf("data/%s has format %d; this program reads format %d", name, file.Format, cardsFormat)
		}
		for _, c := range file.Cards {
			cards = append(cards, &Card{Card: c})
		}
	}
	return cards, nil
}
