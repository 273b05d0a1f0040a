package scenario

import (
	"fmt"

	"github.com/goccy/go-yaml"

	"canterlaw/data"
	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/rulesdb"
)

// benchDecks is the file of the games with text that Bench plays.
type benchDecks struct {
	Format int            `yaml:"format"`
	Turns  int            `yaml:"turns"` // after so many a game is broken off
	Games  [][2]benchDeck `yaml:"games"`
}

// benchDeck is a deck of the file: cards by their numbers.
type benchDeck struct {
	Mane     string   `yaml:"mane"`
	Problems []string `yaml:"problems"`
	Cards    []string `yaml:"cards"`
}

const benchDecksFile = "bench/decks.yaml"

// readBenchDecks reads the file.
func readBenchDecks() (*benchDecks, error) {
	text, err := data.FS.ReadFile(benchDecksFile)
	if err != nil {
		return nil, err
	}
	var decks benchDecks
	if err := yaml.UnmarshalWithOptions(text, &decks, yaml.Strict()); err != nil {
		return nil, fmt.Errorf("data/%s: %w", benchDecksFile, err)
	}
	return &decks, nil
}

// deck gives the deck as it is played.
func (d *benchDeck) deck(lib *rulesdb.Library, name string) (*rulesdb.Deck, error) {
	deck := &rulesdb.Deck{Name: name}
	add := func(count int, numbers ...string) error {
		for _, number := range numbers {
			c, err := lib.FindCard(number)
			if err != nil {
				return fmt.Errorf("data/%s: %s: %w", benchDecksFile, name, err)
			}
			deck.Cards = append(deck.Cards, rulesdb.DeckCard{Card: c, Count: count})
		}
		return nil
	}
	if err := add(1, d.Mane); err != nil {
		return nil, err
	}
	if err := add(engine.MaximumProblems, d.Problems...); err != nil {
		return nil, err
	}
	return deck, add(engine.MaximumCopies, d.Cards...)
}

// decksWithText gives the file's decks, those of a game one after the other.
func decksWithText(lib *rulesdb.Library) ([]*rulesdb.Deck, error) {
	file, err := readBenchDecks()
	if err != nil {
		return nil, err
	}
	var decks []*rulesdb.Deck
	for i := range file.Games {
		for p, name := range []string{"bench deck A", "bench deck B"} {
			deck, err := file.Games[i][p].deck(lib, name)
			if err != nil {
				return nil, err
			}
			decks = append(decks, deck)
		}
	}
	return decks, nil
}

// benchGamesWithText gives the starts of so many of the file's games.
func benchGamesWithText(lib *rulesdb.Library, games int) ([]*board.State, error) {
	decks, err := decksWithText(lib)
	if err != nil {
		return nil, err
	}
	return gameStarts(min(games, len(decks)/2), func(i int) (*Scenario, error) {
		return NewGameWithText(decks[2*i], decks[2*i+1])
	})
}
