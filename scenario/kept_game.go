package scenario

import (
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/google/uuid"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
)

// GameFile writes a whole game between two decks as a scenario file, which Read makes
// what NewGameWithText makes, or without card text NewGame. A deck that is not legal is
// refused with an *IllegalDeckError.
func GameFile(lib *rulesdb.Library, avery, blake *decklist.Deck, withText bool) ([]byte, error) {
	head := yaml.MapSlice{{Key: "format", Value: Format}, {Key: "id", Value: uuid.NewString()},
		{Key: "title", Value: avery.Name + " against " + blake.Name}}
	if !withText {
		head = append(head, yaml.MapItem{Key: "text", Value: "ignored"})
	}
	text, err := yaml.Marshal(head)
	if err != nil {
		return nil, fmt.Errorf("writing a game: %w", err)
	}
	var file strings.Builder
	file.Write(text)
	fmt.Fprintf(&file, "setup:\n  at: %s\n", startOfGame)
	for i, deck := range []*decklist.Deck{avery, blake} {
		if faults := CheckDeck(deck); len(faults) > 0 {
			return nil, &IllegalDeckError{deck.Name, faults}
		}
		fmt.Fprintf(&file, "  %s:\n    mane: %s\n", playerNames[i], quotedName(lib, deck.Manes()[0]))
		for _, pile := range []struct {
			name  string
			cards []*rulesdb.Card
		}{{"deck", deck.DrawDeck()}, {"problem deck", deck.ProblemDeck()}} {
			fmt.Fprintf(&file, "    %s:\n", pile.name)
			for _, c := range pile.cards {
				fmt.Fprintf(&file, "      - %s\n", quotedName(lib, c))
			}
		}
	}
	return []byte(file.String()), nil
}

// quotedName is what a card is found by, in quotes: its full name, or its number where
// another has that name.
func quotedName(lib *rulesdb.Library, c *rulesdb.Card) string {
	for _, name := range []string{c.Name(), c.Number} {
		if found, err := lib.FindCard(name); err == nil && found == c {
			return fmt.Sprintf("%q", name)
		}
	}
	return fmt.Sprintf("%q", c.ID)
}

// IsWholeGame reports whether play begins with starting the game (102).
func (s *Scenario) IsWholeGame() bool { return s.fromStart }
