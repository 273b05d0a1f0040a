package terminal

import (
	"errors"
	"fmt"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// scenarioPlayCommand plays a position, or a whole game, with another program;
// playing.Play says what is written and read.
type scenarioPlayCommand struct {
	Decks bool     `help:"Play a whole game between two decks, the first of which starts."`
	Files []string `arg:"" predictor:"file" name:"file" help:"A scenario file; with --decks, two decks."`
}

func (c *scenarioPlayCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	played, err := c.load(s, lib)
	if err != nil {
		return err
	}
	return playing.Play(lib, played, s.In, s.Out)
}

// load reads what is to be played.
func (c *scenarioPlayCommand) load(s *session, lib *rulesdb.Library) (*scenario.Scenario, error) {
	switch {
	case c.Decks && len(c.Files) == 2:
		var decks [2]*decklist.Deck
		for i, name := range c.Files {
			deck, _, err := s.readDeck(lib, name)
			if err != nil {
				return nil, err
			}
			decks[i] = deck
		}
		return scenario.NewGameWithText(decks[0], decks[1])
	case c.Decks:
		return nil, fmt.Errorf("%d files with --decks: expected two decks, the one that starts first", len(c.Files))
	case len(c.Files) == 1:
		return scenario.Load(lib, c.Files[0])
	default:
		return nil, errors.New("several files: expected one scenario, or two decks with --decks")
	}
}
