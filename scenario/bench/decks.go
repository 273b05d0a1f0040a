package bench

import (
	"fmt"
	"slices"

	"github.com/goccy/go-yaml"

	"canterlaw/data"
	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
)

// benchDecks is the file of the games with text that Bench plays.
type benchDecks struct {
	Format int            `yaml:"format"`
	Turns  int            `yaml:"turns"` // after so many a game is broken off
	Games  [][2]benchDeck `yaml:"games"`

	then benchThen
}

// benchThen says which cards, by number, go without what was not known when the games
// were drawn.
type benchThen struct {
	Format           int      `yaml:"format"`
	WithoutAbilities []string `yaml:"without abilities"`
	WithoutHomeLimit []string `yaml:"without home limit"`
}

// benchDeck is a deck of the file: cards by their numbers.
type benchDeck struct {
	Mane     string   `yaml:"mane"`
	Problems []string `yaml:"problems"`
	Cards    []string `yaml:"cards"`
}

const (
	benchDecksFile = "bench/decks.yaml"
	benchThenFile  = "bench/then.yaml"
)

// readBenchDecks reads the files.
func readBenchDecks() (*benchDecks, error) {
	var decks benchDecks
	for name, into := range map[string]any{benchDecksFile: &decks, benchThenFile: &decks.then} {
		text, err := data.FS.ReadFile(name)
		if err != nil {
			return nil, err
		}
		if err := yaml.UnmarshalWithOptions(text, into, yaml.Strict()); err != nil {
			return nil, fmt.Errorf("data/%s: %w", name, err)
		}
	}
	return &decks, nil
}

// card finds a card as it was when the games were drawn.
func (b *benchDecks) card(lib *rulesdb.Library, number string) (*rulesdb.Card, error) {
	found, err := lib.FindCard(number)
	if err != nil {
		return nil, fmt.Errorf("data/%s: %w", benchDecksFile, err)
	}
	noAbilities, noHomeLimit := slices.Contains(b.then.WithoutAbilities, number),
		slices.Contains(b.then.WithoutHomeLimit, number)
	if !noAbilities && !noHomeLimit {
		return found, nil
	}
	then := *found
	then.Faces = slices.Clone(found.Faces)
	if noAbilities {
		for i := range then.Faces {
			then.Faces[i].Abilities = nil
		}
	}
	if noHomeLimit {
		then.Faces[0].HomeLimit = nil
	}
	return &then, nil
}

// deck gives a deck of the file as it is played.
func (b *benchDecks) deck(lib *rulesdb.Library, d *benchDeck, name string) (*decklist.Deck, error) {
	deck := &decklist.Deck{Name: name}
	add := func(count int, numbers ...string) error {
		for _, number := range numbers {
			c, err := b.card(lib, number)
			if err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			deck.Cards = append(deck.Cards, decklist.Copies{Card: c, Count: count})
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
func decksWithText(lib *rulesdb.Library) ([]*decklist.Deck, error) {
	file, err := readBenchDecks()
	if err != nil {
		return nil, err
	}
	var decks []*decklist.Deck
	for i := range file.Games {
		for p, name := range []string{"bench deck A", "bench deck B"} {
			deck, err := file.deck(lib, &file.Games[i][p], name)
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
	return gameStarts(min(games, len(decks)/2), func(i int) (*scenario.Scenario, error) {
		return scenario.NewGameWithText(decks[2*i], decks[2*i+1])
	})
}
