package terminal

import (
	"fmt"

	"canterlaw/scenario"
)

// benchCommand measures the engine.
type benchCommand struct {
	Games int  `default:"2000" placeholder:"N" help:"How many games to play. Each number of games has its own checksum."`
	Trail bool `help:"Record every game, as the sandbox does."`
	Text  bool `help:"Play with abilities: decks drawn from the cards whose abilities are known."`
}

func (c *benchCommand) Run(s *session) error {
	if c.Games < 1 {
		return fmt.Errorf("--games %d: expected at least 1", c.Games)
	}
	lib, err := s.library()
	if err != nil {
		return err
	}
	r, err := scenario.Bench(lib, c.Games, c.Trail, c.Text)
	if err != nil {
		return err
	}
	if s.json {
		return s.printJSON(r)
	}
	decks := "the theme decks"
	if c.Text {
		decks = "decks of cards with abilities"
	}
	fmt.Fprintf(s.Out, "%d games between %s, %d turns, in %.2f s\n", r.Games, decks, r.Turns, r.Seconds)
	fmt.Fprintf(s.Out, "  receipts of priority  %9d, %.1f million a second\n", r.Receipts, r.ReceiptsPerS/1e6)
	fmt.Fprintf(s.Out, "  decisions             %9d, %.0f thousand a second\n", r.Decisions, r.DecisionsPerS/1e3)
	fmt.Fprintf(s.Out, "  exploring a position  %9.0f thousand merged states a second\n", r.StatesPerS/1e3)
	fmt.Fprintf(s.Out, "  copying a state       %9.0f ns\n", r.NsPerCopy)
	fmt.Fprintf(s.Out, "  checksum              %s\n", r.Checksum)
	return nil
}
