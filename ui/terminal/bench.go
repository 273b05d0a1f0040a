package terminal

import (
	"fmt"

	"canterlaw/rulesdb"
	"canterlaw/scenario/bench"
)

// benchCommand measures the engine.
type benchCommand struct {
	Games int  `default:"2000" placeholder:"N" help:"How many games to play. Each number of games has its own checksum."`
	Trail bool `help:"Record every game, as the sandbox does."`
	Text  bool `help:"Play with abilities: decks drawn from the cards whose abilities are known."`

	Explore bool `xor:"measure" help:"Explore four positions instead: with few, many and very many abilities, and without text."`
	Curves  bool `xor:"measure" help:"Measure instead what a decision costs in long games, with large decks, and with a record."`
}

func (c *benchCommand) Run(s *session) error {
	defer tidyLess()()
	if c.Games < 1 {
		return fmt.Errorf("--games %d: expected at least 1", c.Games)
	}
	lib, err := s.library()
	if err != nil {
		return err
	}
	switch {
	case c.Explore:
		return s.benchExploring(lib)
	case c.Curves:
		return s.benchCurves(lib, c.Text)
	}
	r, err := bench.Games(lib, c.Games, c.Trail, c.Text)
	if err != nil {
		return err
	}
	if s.json {
		return s.printJSON(r)
	}
	fmt.Fprintf(s.Out, "%d games between %s, %d turns, in %.2f s\n", r.Games, benchDecks(c.Text), r.Turns, r.Seconds)
	fmt.Fprintf(s.Out, "  receipts of priority  %9d, %.1f million a second\n", r.Receipts, r.ReceiptsPerS/1e6)
	fmt.Fprintf(s.Out, "  decisions             %9d, %.0f thousand a second\n", r.Decisions, r.DecisionsPerS/1e3)
	fmt.Fprintf(s.Out, "  exploring a position  %9.0f thousand merged states a second\n", r.StatesPerS/1e3)
	fmt.Fprintf(s.Out, "  copying a state       %9.0f ns\n", r.NsPerCopy)
	fmt.Fprintf(s.Out, "  checksum              %s\n", r.Checksum)
	return nil
}

func benchDecks(text bool) string {
	if text {
		return "decks of cards with abilities"
	}
	return "the theme decks"
}

// benchExploring measures exploring.
func (s *session) benchExploring(lib *rulesdb.Library) error {
	all, err := bench.Exploring(lib)
	if err != nil {
		return err
	}
	if s.json {
		return s.printJSON(all)
	}
	for _, r := range all {
		fmt.Fprintf(s.Out, "%s (%s)\n", r.Name, r.File)
		fmt.Fprintf(s.Out, "  %s: %.0f thousand a second with one worker, %.0f with %d\n",
			counted(r.States, "merged state"), r.StatesPerS/1e3, r.OnAllCores/1e3, r.Cores)
	}
	return nil
}

// benchCurves measures what a decision costs where games, decks and records grow.
func (s *session) benchCurves(lib *rulesdb.Library, text bool) error {
	curves, err := bench.Curves(lib, text)
	if err != nil {
		return err
	}
	if s.json {
		return s.printJSON(curves)
	}
	fmt.Fprintf(s.Out, "What a decision costs, in %d games of each kind between %s that no score wins\n",
		curves.Games, benchDecks(text))
	row := func(c bench.Cost, kind string) {
		fmt.Fprintf(s.Out, "  %-24s %8.1f µs; %6.2f a receipt of priority; %8.1f in the median game\n",
			kind, c.NsPerDecision/1e3, c.NsPerReceipt/1e3, c.NsInMedian/1e3)
	}
	for _, c := range curves.ByTurns {
		row(c, fmt.Sprintf("turns %d to %d", c.From, c.To))
	}
	for _, c := range curves.ByCards {
		row(c, fmt.Sprintf("%d cards in a draw deck", c.Cards))
	}
	for _, c := range curves.ByRecord {
		kind := "without the record"
		if c.Recorded {
			kind = "with the record"
		}
		row(c, kind)
	}
	return nil
}
